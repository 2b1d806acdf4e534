//! Notices by e-mail: who is asked first whether they may come, what becomes of a link that somebody follows, and how mails are made of what is due.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use room::wire::Code;
use room::wire::http::{AskMail, MailAnswer, MailLink, MailState};
use tracing::info;

use super::http::Refused;
use super::letters::Envelope;
use super::links::MailTask;
use super::mail_address::{MailAddress, shown};
use super::post::Answer;
use super::sender::{Sender, forget, written};
use super::smtp::{Letter, Mailer};
use super::words::speak;
use super::{MailConfig, Target};
use crate::hall::Hall;
use crate::http::{Body, limited, limited_body};
use crate::server::App;
use crate::store::{DueNotice, Standing, StoreError, Subscription};

/// In milliseconds.
const DAY: i64 = 86_400_000;
/// For so long it is known that an address takes nothing.
const REFUSED_FOR: i64 = 7 * DAY;

/// `POST /api/v1/mail`.
pub(crate) async fn link(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(bytes): Body,
) -> Response {
    let asked: AskMail = match limited_body(&app, app.hall.lookups(), peer, &headers, &bytes) {
        Ok(asked) => asked,
        Err(response) => return response,
    };
    match app.hall.mail_link(&asked.token, asked.answer).await {
        Ok(link) => Json(link).into_response(),
        Err(refused) => refused.into_response(),
    }
}

/// `POST /mail/{token}`: what a mail program sends when somebody presses its own button (RFC 8058). It has no page, so it needs no more than this.
pub(crate) async fn one_click(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Response {
    if let Err(response) = limited(&app, app.hall.lookups(), peer, &headers) {
        return response;
    }
    match app.hall.stop_mails(&token).await {
        Ok(true) => "No more mails are sent to this address.\n".into_response(),
        Ok(false) => (StatusCode::NOT_FOUND, "This link ends nothing.\n").into_response(),
        Err(refused) => refused.into_response(),
    }
}

impl Hall {
    fn mail_config(&self) -> Option<&MailConfig> {
        self.config().notices.as_ref()?.mail.as_ref()
    }

    /// Somebody wants mails: whether their address is confirmed, or else when its owner is asked. A device whose address was confirmed for
    /// another table is believed. Its owner is asked once for all tables, and again only by who asks at the same table again.
    pub(super) async fn ask_owner(
        &self,
        config: &MailConfig,
        wish: Subscription,
        pass: &str,
    ) -> Result<(Subscription, Option<i64>), Refused> {
        let now = self.now();
        let known = self.store().subscriptions_of(&wish.device).await?;
        let is_here = |one: &&Subscription| one.table == wish.table && one.keys == wish.keys;
        let is_ours = |one: &&Subscription| passes(one, pass);
        let has = |standing: Standing| {
            move |one: &&Subscription| one.standing == standing && one.expires.is_none_or(|end| end > now)
        };
        if known.iter().filter(has(Standing::On)).any(|one| is_here(&one) || is_ours(&one)) {
            return Ok((wish, None));
        }
        let mut asked = known.iter().filter(has(Standing::Asked)).filter(is_ours);
        if let Some(other) = asked.clone().next()
            && !asked.any(|one| is_here(&one))
        {
            let expires = other.expires;
            return Ok((Subscription { standing: Standing::Asked, expires, ..wish }, None));
        }
        let Some(Target::Email { address, .. }) = Target::of(&wish) else {
            return Err(Code::BadTarget.into());
        };
        let address = MailAddress::read(&address).map_err(|why| Refused(Code::BadTarget, why))?;
        let mailbox = self.mail_key().await?.mailbox(&address);
        if !self.store().count_mail(&mailbox, now, now - DAY, config.questions).await? {
            return Err(Refused(Code::TooFast, "this address was asked already, or wants no mail"));
        }
        let expires = Some(now + config.confirm_within.as_millis() as i64);
        Ok((Subscription { standing: Standing::Asked, expires, ..wish }, Some(now)))
    }

    /// What a link is about, after this answer to it.
    async fn mail_link(&self, token: &str, answer: Option<MailAnswer>) -> Result<MailLink, Refused> {
        let none = |asks| MailLink { asks, state: MailState::Off, shown: String::new() };
        match self.mail_key().await?.read(token) {
            None => Ok(none(true)),
            Some(MailTask::Stop(device)) => {
                let known = self.alive(self.store().subscriptions_of(&device).await?);
                let Some(one) = known.first() else { return Ok(none(false)) };
                if answer == Some(MailAnswer::No) {
                    self.end_mails(&device, &known).await?;
                    return Ok(MailLink { shown: shown_of(one), ..none(false) });
                }
                Ok(MailLink { asks: false, state: MailState::On, shown: shown_of(one) })
            }
            Some(MailTask::Confirm(id)) => {
                let found = self.store().subscription(&id).await?;
                let Some(one) = self.alive(found.into_iter().collect()).pop() else { return Ok(none(true)) };
                self.answer_question(&one, answer).await?;
                let state = match (one.standing, answer) {
                    (Standing::Asked, Some(MailAnswer::No)) => MailState::Off,
                    (Standing::Asked, None) => MailState::Asked,
                    _ => MailState::On,
                };
                Ok(MailLink { asks: true, state, shown: shown_of(&one) })
            }
        }
    }

    /// Those that are on, or may come to be.
    fn alive(&self, known: Vec<Subscription>) -> Vec<Subscription> {
        let now = self.now();
        let is_alive =
            |one: &Subscription| one.standing != Standing::Refused && one.expires.is_none_or(|end| end > now);
        known.into_iter().filter(is_alive).collect()
    }

    /// The owner of an address says whether mails may come: to all tables where the same device has asked. Who says no is never asked again.
    async fn answer_question(&self, one: &Subscription, answer: Option<MailAnswer>) -> Result<(), Refused> {
        let (Some(answer), Standing::Asked, Some(Target::Email { address, pass })) =
            (answer, one.standing, Target::of(one))
        else {
            return Ok(());
        };
        let known = self.store().subscriptions_of(&one.device).await?;
        let asked = known.iter().filter(|other| other.standing == Standing::Asked);
        if answer == MailAnswer::No {
            if let Ok(address) = MailAddress::read(&address) {
                self.store().block_mail(&self.mail_key().await?.mailbox(&address)).await?;
            }
            for other in asked {
                self.store().unsubscribe(&other.id).await?;
            }
            return Ok(());
        }
        let confirmed: Vec<_> = asked.filter(|other| passes(other, &pass)).collect();
        for other in &confirmed {
            self.store().confirm(&other.id, self.now()).await?;
        }
        for other in confirmed {
            self.call_from_now_on(&other.table).await;
        }
        Ok(())
    }

    /// Ends all mails to whom this link was sent; `false` if it is none that does.
    async fn stop_mails(&self, token: &str) -> Result<bool, Refused> {
        let Some(MailTask::Stop(device)) = self.mail_key().await?.read(token) else { return Ok(false) };
        self.end_mails(&device, &self.store().subscriptions_of(&device).await?).await?;
        Ok(true)
    }

    async fn end_mails(&self, device: &str, known: &[Subscription]) -> Result<(), StoreError> {
        self.store().forget_device(device).await?;
        for one in known {
            self.notices_changed(&one.table);
        }
        Ok(())
    }

    /// An address takes nothing: of all that was to go there only that is kept, for a while.
    async fn refuse_mail(&self, to: &Subscription) -> Result<(), StoreError> {
        let target = Target::Email { address: shown_of(to), pass: String::new() };
        let target = serde_json::to_string(&target).unwrap_or_default();
        let known = self.store().subscriptions_of(&to.device).await?;
        self.store().refuse_device(&to.device, &target, self.now() + REFUSED_FOR).await?;
        for one in known {
            self.notices_changed(&one.table);
        }
        Ok(())
    }

    /// Removes addresses that were never confirmed, and counts that matter no more.
    pub(super) async fn forget_expired(&self) -> Result<(), StoreError> {
        let now = self.now();
        self.store().forget_expired(now, now - DAY).await
    }

    /// The mail for all that is due to an address; `None` if none can be sent there.
    async fn letter(&self, config: &MailConfig, notices: &[DueNotice]) -> Result<Option<Letter>, Code> {
        let Some(last) = notices.last() else { return Ok(None) };
        let Some(Target::Email { address, .. }) = Target::of(&last.to) else { return Ok(None) };
        let Ok(to) = MailAddress::read(&address) else { return Ok(None) };
        let key = self.mail_key().await?;
        let stop = key.token(&MailTask::Stop(last.to.device.clone()));
        let letter = |id: &str, write: &dyn Fn(&Envelope<'_>) -> Option<Letter>| {
            write(&Envelope {
                from: &config.from,
                to: &to,
                language: &last.to.language,
                home: self.config().addresses.first().map_or("", String::as_str),
                stop: &stop,
                id,
                now: self.now(),
            })
        };
        if last.to.standing == Standing::Asked {
            // The same whenever it is tried again; who asks for another one gets another.
            let id = format!("{}.{}", last.to.id, last.to.expires.unwrap_or_default());
            let token = key.token(&MailTask::Confirm(last.to.id.clone()));
            let hours = config.confirm_within.as_secs() / 3600;
            return Ok(letter(&id, &|envelope| envelope.question(&token, hours)));
        }
        let spoken = speak(notices, self.now());
        Ok(letter(&spoken.id, &|envelope| envelope.turn(&spoken)))
    }
}

impl Sender {
    /// Sends an address all that is due for it.
    pub(super) async fn mail(&self, hall: &Hall, mailer: &Mailer, notices: &[DueNotice]) {
        let (Some(last), Some(config)) = (notices.last(), hall.mail_config()) else { return };
        if self.rests(mailer.host()) {
            return self.wait(hall, notices).await;
        }
        let letter = match hall.letter(config, notices).await {
            Ok(Some(letter)) => letter,
            Ok(None) => return forget(hall, &last.to.device).await,
            // The database does not answer: it is taken again when it does.
            Err(_) => return,
        };
        match mailer.send(&letter).await {
            Answer::Gone => {
                info!(host = mailer.host(), "an address takes no mail");
                hall.metrics().notices_failed.add();
                written(hall, hall.refuse_mail(&last.to).await);
            }
            answer => self.settle(hall, notices, mailer.host(), answer).await,
        }
    }
}

/// Was this asked for by the device with this pass?
fn passes(one: &Subscription, pass: &str) -> bool {
    matches!(Target::of(one), Some(Target::Email { pass: own, .. }) if own == pass)
}

fn shown_of(one: &Subscription) -> String {
    Target::of(one).map(|target| shown(target.address())).unwrap_or_default()
}
