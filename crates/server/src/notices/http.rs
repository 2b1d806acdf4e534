//! Notices switched on, listed and switched off.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::time::Instant;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use room::wire::Code;
use room::wire::http::{
    AskNotices, Channel, ListNotices, NoticeOn, NoticeState, NoticeTarget, Notices, NoticesOffered,
    ParseError,
};
use room::{Key, KeyHash};
use tracing::warn;

use super::address::Destination;
use super::mail_address::{MailAddress, shown};
use super::push::BrowserKeys;
use super::words::is_spoken;
use super::{NoticeConfig, Target, hex};
use crate::hall::Hall;
use crate::http::{Body, http_error, limited_body, sender, status};
use crate::server::App;
use crate::store::{Lane, Standing, StoreError, Subscription};

/// The most at a table.
const MOST: usize = 32;
/// The most keys of one person there.
const MOST_KEYS: usize = 8;

/// Why not, and a sentence about it.
pub(super) struct Refused(pub(super) Code, pub(super) &'static str);

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
    let asked: AskNotices = match limited_body(&app, app.hall.lookups(), peer, &headers, &bytes) {
        Ok(asked) => asked,
        Err(response) => return response,
    };
    if let (NoticeTarget::Email { .. }, Some(asks)) = (&asked.to, &app.hall.notice_desk().asks)
        && !asks.take(network(sender(&app, peer, &headers)), Instant::now())
    {
        app.hall.metrics().limited.add();
        return Refused::from(Code::TooFast).into_response();
    }
    answer(StatusCode::CREATED, app.hall.subscribe(&asked).await)
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

/// Whose address it is: with IPv6 everybody has a whole network of them.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(ip) => Ipv6Addr::from_bits(ip.to_bits() >> 64 << 64).into(),
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
        Some(NoticesOffered { push, webhook: config.webhook, email: config.mail.is_some() })
    }

    async fn subscribe(&self, asked: &AskNotices) -> Result<Notices, Refused> {
        let config =
            self.config().notices.as_ref().ok_or(Refused(Code::BadTarget, "notices are not offered here"))?;
        if !is_spoken(&asked.language) {
            return Err(Refused(Code::BadText, "the languages are en, pl and it"));
        }
        let (target, secret) = self.target(config, &asked.to)?;
        let (device, lane) = self.device(&target).await?;
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
            device,
            language: asked.language.clone(),
            target: serde_json::to_string(&target).map_err(|_| Code::BadText)?,
            // Who asks for this is there, and sees what is asked now.
            question: seats.iter().map(|seat| room.question(seat)).max().unwrap_or_default(),
            lane,
            standing: Standing::On,
            expires: None,
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
        let (wish, due) = match (&target, &config.mail) {
            (Target::Email { pass, .. }, Some(mail)) => self.ask_owner(mail, wish, pass).await?,
            _ => (wish, None),
        };
        self.store().subscribe(&wish, due).await?;
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
            NoticeTarget::Email { address, pass } if config.mail.is_some() => {
                let address = MailAddress::read(address).map_err(|why| Refused(Code::BadTarget, why))?;
                let pass = Key::parse(pass).ok_or(Refused(Code::BadText, "a pass is written as keys are"))?;
                let (address, pass) = (address.to_string(), pass.hash().to_string());
                Ok((Target::Email { address, pass }, None))
            }
            _ => Err(Refused(Code::BadTarget, "notices of this kind are not offered here")),
        }
    }

    /// How the place is called that notices go to.
    async fn device(&self, target: &Target) -> Result<(String, Lane), Refused> {
        let Target::Email { address, .. } = target else {
            let hash = ring::digest::digest(&ring::digest::SHA256, target.address().as_bytes());
            return Ok((hex(hash.as_ref()), Lane::Web));
        };
        let address = MailAddress::read(address).map_err(|why| Refused(Code::BadTarget, why))?;
        Ok((self.mail_key().await?.device(&address), Lane::Mail))
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
        Ok(Notices { on: own.filter_map(listed).collect(), secret: None })
    }
}

/// What may be known of a subscription; `None` if it is damaged.
fn listed(one: Subscription) -> Option<NoticeOn> {
    let target = Target::of(&one)?;
    let (by, shown) = match &target {
        Target::Push { .. } => (Channel::Push, None),
        Target::Webhook { .. } => (Channel::Webhook, None),
        Target::Email { address, .. } => (Channel::Email, Some(shown(address))),
    };
    let shown = match shown {
        Some(shown) => shown,
        None => Destination::read(target.address(), true).ok()?.host().to_owned(),
    };
    let state = match one.standing {
        Standing::On => NoticeState::On,
        Standing::Asked => NoticeState::Asked,
        Standing::Refused => NoticeState::Refused,
    };
    Some(NoticeOn { id: one.id, by, state, device: one.device, shown })
}
