//! Notices switched on, listed and switched off.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use room::wire::Code;
use room::wire::http::{
    AskNotices, ListNotices, NoticeOn, NoticeTarget, Notices, NoticesOffered, ParseError,
};
use room::{Key, KeyHash};
use tracing::warn;

use super::address::Destination;
use super::push::BrowserKeys;
use super::words::is_spoken;
use super::{NoticeConfig, Target, hex};
use crate::hall::Hall;
use crate::http::{Body, http_error, limited_body, status};
use crate::server::App;
use crate::store::{StoreError, Subscription};

/// The most at a table.
const MOST: usize = 32;
/// The most keys of one person there.
const MOST_KEYS: usize = 8;

/// Why not, and a sentence about it.
struct Refused(Code, &'static str);

impl From<Code> for Refused {
    fn from(code: Code) -> Self {
        Self(code, "")
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        if error == StoreError::NoTable {
            return Code::NoSuchTable.into();
        }
        warn!(%error, "notices");
        Code::Unavailable.into()
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let Self(code, what) = self;
        let errors = (!what.is_empty()).then(|| ParseError { line: 0, column: 0, what: what.to_owned() });
        http_error(status(code), code, errors.into_iter().collect())
    }
}

/// `POST /api/v1/notices`.
pub(crate) async fn subscribe(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(bytes): Body,
) -> Response {
    match limited_body(&app, app.hall.lookups(), peer, &headers, &bytes) {
        Ok(asked) => answer(StatusCode::CREATED, app.hall.subscribe(&asked).await),
        Err(response) => response,
    }
}

/// `POST /api/v1/notices/list`.
pub(crate) async fn list(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(bytes): Body,
) -> Response {
    match limited_body(&app, app.hall.lookups(), peer, &headers, &bytes) {
        Ok(asked) => answer(StatusCode::OK, app.hall.list_notices(&asked).await),
        Err(response) => response,
    }
}

fn answer(fine: StatusCode, notices: Result<Notices, Refused>) -> Response {
    match notices {
        Ok(notices) => (fine, Json(notices)).into_response(),
        Err(refused) => refused.into_response(),
    }
}

fn hashes(keys: &[String]) -> Result<Vec<KeyHash>, Refused> {
    let hashes: Option<Vec<_>> = keys.iter().map(|key| Key::parse(key).map(|key| key.hash())).collect();
    hashes.filter(|keys| (1..=MOST_KEYS).contains(&keys.len())).ok_or(Refused(Code::NoSuchKey, ""))
}

impl Hall {
    /// How people can be called.
    pub(crate) async fn notices_offered(&self) -> Option<NoticesOffered> {
        let config = self.config().notices.as_ref()?;
        let push = if config.push { self.vapid().await.ok().map(super::Vapid::public) } else { None };
        Some(NoticesOffered { push, webhook: config.webhook })
    }

    async fn subscribe(&self, asked: &AskNotices) -> Result<Notices, Refused> {
        let config =
            self.config().notices.as_ref().ok_or(Refused(Code::BadTarget, "notices are not offered here"))?;
        if !is_spoken(&asked.language) {
            return Err(Refused(Code::BadText, "the languages are en, pl and it"));
        }
        let (target, secret) = self.target(config, &asked.to)?;
        let mut keys = hashes(&asked.keys)?;
        // Only keys of seats one has are kept.
        let room = self.load(&asked.table).await?.ok_or(Code::NoSuchTable)?;
        keys.retain(|key| !room.grants(&[*key]).seats.is_empty());
        if keys.is_empty() {
            return Err(Code::NotYourSeat.into());
        }
        let seats = room.grants(&keys).seats;
        let mut keys: Vec<String> = keys.iter().map(ToString::to_string).collect();
        keys.sort_unstable();
        keys.dedup();
        let wish = Subscription {
            id: self.new_notice_id(),
            table: asked.table.clone(),
            keys: keys.join(" "),
            device: device(target.address()),
            language: asked.language.clone(),
            target: serde_json::to_string(&target).map_err(|_| Code::BadText)?,
            // Who asks for this is there, and sees what is asked now.
            question: seats.iter().map(|seat| room.question(seat)).max().unwrap_or_default(),
        };
        let others = self.store().subscriptions(&asked.table).await?;
        if others.len() >= MOST {
            return Err(Code::Full.into());
        }
        // A browser is called once, for whatever seats it has now.
        for other in others.iter().filter(|_| matches!(target, Target::Push { .. })) {
            if other.device == wish.device && other.keys != wish.keys {
                self.store().unsubscribe(&other.id).await?;
            }
        }
        self.store().subscribe(&wish).await?;
        self.notices_changed(&asked.table);
        Ok(Notices { secret, ..self.notices_of(&asked.table, &asked.keys).await? })
    }

    /// Where notices would go, and the secret of a new webhook.
    fn target(&self, config: &NoticeConfig, to: &NoticeTarget) -> Result<(Target, Option<String>), Refused> {
        let read = |address: &str| {
            Destination::read(address, config.anywhere).map_err(|why| Refused(Code::BadTarget, why))
        };
        match to {
            NoticeTarget::Push { endpoint, p256dh, auth } if config.push => {
                read(endpoint)?;
                if BrowserKeys::read(p256dh, auth).is_none() {
                    return Err(Refused(Code::BadTarget, "these are no keys of a browser"));
                }
                let (endpoint, p256dh, auth) = (endpoint.clone(), p256dh.clone(), auth.clone());
                Ok((Target::Push { endpoint, p256dh, auth }, None))
            }
            NoticeTarget::Webhook { url } if config.webhook => {
                read(url)?;
                let secret = self.new_notice_id();
                Ok((Target::Webhook { url: url.clone(), secret: secret.clone() }, Some(secret)))
            }
            _ => Err(Refused(Code::BadTarget, "notices of this kind are not offered here")),
        }
    }

    async fn list_notices(&self, asked: &ListNotices) -> Result<Notices, Refused> {
        let before = self.notices_of(&asked.table, &asked.keys).await?;
        let Some(off) = &asked.off else { return Ok(before) };
        // Only what is one's own.
        if before.on.iter().any(|one| one.id == *off) {
            self.store().unsubscribe(off).await?;
            self.notices_changed(&asked.table);
        }
        self.notices_of(&asked.table, &asked.keys).await
    }

    /// Who is called to the seats of these keys.
    async fn notices_of(&self, table: &str, keys: &[String]) -> Result<Notices, Refused> {
        let keys: Vec<String> = hashes(keys)?.iter().map(ToString::to_string).collect();
        if !room::is_table_id(table) {
            return Err(Code::BadText.into());
        }
        let all = self.store().subscriptions(table).await?;
        let own =
            all.into_iter().filter(|one| one.keys.split(' ').any(|key| keys.iter().any(|own| own == key)));
        let shown = |one: Subscription| {
            let target = Target::of(&one)?;
            let host = Destination::read(target.address(), true).ok()?.host().to_owned();
            Some(NoticeOn {
                push: matches!(target, Target::Push { .. }),
                id: one.id,
                device: one.device,
                host,
            })
        };
        Ok(Notices { on: own.filter_map(shown).collect(), secret: None })
    }
}

/// The SHA-256 of an address, in hexadecimal.
fn device(address: &str) -> String {
    hex(ring::digest::digest(&ring::digest::SHA256, address.as_bytes()).as_ref())
}
