//! Takes what is due from the database and sends it: a few at a time, and nobody waits for it.
//!
//! What was taken and not sent, because a server died, is due again after a while, at whichever server comes first. So each notice goes out at
//! least once; by its id a device knows one that it had already.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use room::wire::Code;
use serde_json::json;
use tokio::task::JoinSet;
use tracing::{info, warn};

use super::address::Destination;
use super::post::{Answer, Poster};
use super::push::{BrowserKeys, encrypt};
use super::smtp::Mailer;
use super::words::{Spoken, speak};
use super::{NoticeConfig, Target, digest, hook};
use crate::hall::{Hall, WeakHall};
use crate::store::{DueNotice, Lane, Standing};

/// The most that one notice gathers: what a push service takes is limited.
const MOST_GATHERED: usize = 64;
/// After so many attempts a notice is given up.
const MOST_TRIES: u32 = 7;
/// The most hosts that did not answer and are remembered.
const MOST_HOSTS: usize = 1000;
/// How often what ended by itself is removed.
const TIDY: Duration = Duration::from_mins(10);

/// By what notices of a lane go out.
enum Way {
    Web(Poster),
    Mail(Mailer),
}

/// Sends notices as long as there is a hall. Mails have a task of their own: a slow mail server holds nothing else up.
pub(crate) fn start(hall: &Hall, config: &NoticeConfig) {
    tokio::spawn(run(hall.downgrade(), config.clone(), Lane::Web));
    if config.mail.is_some() {
        tokio::spawn(run(hall.downgrade(), config.clone(), Lane::Mail));
    }
}

/// Reading the system's certificates takes a moment.
async fn way(config: NoticeConfig, lane: Lane) -> Option<Way> {
    let make = move || match (lane, config.mail) {
        (Lane::Mail, Some(mail)) => {
            let made = Mailer::new(mail.smtp, mail.from.domain(), mail.patience);
            made.map(Way::Mail).inspect_err(|why| warn!(%why, "no mail can be sent")).ok()
        }
        (Lane::Mail, None) => None,
        (Lane::Web, _) => Some(Way::Web(Poster::new(config.anywhere, config.patience))),
    };
    tokio::task::spawn_blocking(make).await.ok().flatten()
}

async fn run(hall: WeakHall, config: NoticeConfig, lane: Lane) {
    let Some(way) = way(config.clone(), lane).await else { return };
    let mail = config.mail.as_ref().filter(|_| lane == Lane::Mail);
    let at_once = mail.map_or(config.at_once, |mail| mail.at_once);
    let sender = Arc::new(Sender { way, retry: config.retry, resting: Mutex::default() });
    let mut sending = JoinSet::new();
    let mut tidied = None;
    loop {
        tokio::time::sleep(config.every).await;
        if mail.is_some() && tidied.is_none_or(|at: Instant| at.elapsed() >= TIDY) {
            let Some(hall) = hall.upgrade() else { return };
            written(&hall, hall.forget_expired().await);
            tidied = Some(Instant::now());
        }
        while !sender.is_idle() {
            let Some(hall) = hall.upgrade() else { return };
            if hall.is_closing() {
                break;
            }
            let devices = take(&hall, &config, lane, at_once).await;
            if devices.is_empty() {
                break;
            }
            for notices in devices {
                while sending.len() >= at_once {
                    sending.join_next().await;
                }
                let (hall, sender) = (hall.clone(), Arc::clone(&sender));
                sending.spawn(async move { sender.send(&hall, notices).await });
            }
        }
        while sending.try_join_next().is_some() {}
    }
}

/// What is due, by device. Questions whether mails may come go apart from what those who said yes are told, and one to each who asked.
async fn take(hall: &Hall, config: &NoticeConfig, lane: Lane, at_once: usize) -> Vec<Vec<DueNotice>> {
    let now = hall.now();
    let gather = now + config.gather.as_millis() as i64;
    let (again, most) = (now + config.lease.as_millis() as i64, 2 * at_once as u32);
    let Ok(mut due) = hall.store().take_notices(lane, now, gather, again, most).await else {
        hall.metrics().store_errors.add();
        return Vec::new();
    };
    due.sort_by(|one, other| (together(one), one.to.question).cmp(&(together(other), other.to.question)));
    let devices = due.chunk_by(|one, other| together(one) == together(other));
    devices.flat_map(|all| all.chunks(MOST_GATHERED)).map(<[_]>::to_vec).collect()
}

/// What goes into one notice: all for a device, but a question whether mails may come stands alone, for each who asked.
fn together(notice: &DueNotice) -> (&str, Standing, &str) {
    let to = &notice.to;
    let asked = if to.standing == Standing::Asked { &*to.target } else { "" };
    (&to.device, to.standing, asked)
}

pub(super) struct Sender {
    way: Way,
    /// The first pause after a failure.
    retry: Duration,
    /// Hosts that did not answer, and until when they are left alone.
    resting: Mutex<HashMap<String, Instant>>,
}

impl Sender {
    /// Is nothing to be sent for now? There is one mail server, and while it does not answer mails stay where they are.
    fn is_idle(&self) -> bool {
        match &self.way {
            Way::Web(_) => false,
            Way::Mail(mailer) => self.rests(mailer.host()),
        }
    }

    /// Sends one device all that is due for it.
    async fn send(&self, hall: &Hall, notices: Vec<DueNotice>) {
        match &self.way {
            Way::Web(poster) => self.post(hall, poster, &notices).await,
            Way::Mail(mailer) => self.mail(hall, mailer, &notices).await,
        }
    }

    async fn post(&self, hall: &Hall, poster: &Poster, notices: &[DueNotice]) {
        let Some(last) = notices.last() else { return };
        let Some((to, target)) = destination(hall, last) else {
            return forget(hall, &last.to.device).await;
        };
        if self.rests(to.host()) {
            return self.wait(hall, notices).await;
        }
        let spoken = speak(notices, hall.now());
        let (headers, body) = match request(hall, &to, &target, &spoken).await {
            Ok(Some(request)) => request,
            Ok(None) => return forget(hall, &last.to.device).await,
            // The database does not answer: it is taken again when it does.
            Err(_) => return,
        };
        let answer = poster.post(&to, headers, body).await;
        let is_push = matches!(target, Target::Push { .. });
        match answer {
            // A push service that does not know our key any more gave it to somebody else.
            Answer::Gone | Answer::Refused(403) if is_push => {
                info!(host = to.host(), "a browser wants no more notices");
                forget(hall, &last.to.device).await;
            }
            Answer::Forbidden => {
                warn!(host = to.host(), "notices are not sent into a private network");
                forget(hall, &last.to.device).await;
            }
            _ => self.settle(hall, notices, to.host(), answer).await,
        }
    }

    /// What becomes of notices after an answer that says nothing about the device itself.
    pub(super) async fn settle(&self, hall: &Hall, notices: &[DueNotice], host: &str, answer: Answer) {
        match answer {
            Answer::Taken => {
                done(hall, notices).await;
                hall.metrics().notices_sent.add();
            }
            Answer::Refused(status) => {
                warn!(host, status, "a notice was refused");
                hall.metrics().notices_failed.add();
                done(hall, notices).await;
            }
            Answer::Gone | Answer::Forbidden | Answer::Later(_) | Answer::Silent => {
                if answer == Answer::Silent {
                    self.rest(host);
                }
                let after = if let Answer::Later(after) = answer { after } else { None };
                self.later(hall, notices, after).await;
            }
        }
    }

    /// They wait for a host that is left alone, and that counts as no attempt.
    pub(super) async fn wait(&self, hall: &Hall, notices: &[DueNotice]) {
        again(hall, notices, pause(self.retry, 0, None), 0).await;
    }

    pub(super) fn rests(&self, host: &str) -> bool {
        let resting = self.resting.lock().unwrap_or_else(PoisonError::into_inner);
        resting.get(host).is_some_and(|until| *until > Instant::now())
    }

    fn rest(&self, host: &str) {
        let mut resting = self.resting.lock().unwrap_or_else(PoisonError::into_inner);
        if resting.len() >= MOST_HOSTS {
            resting.clear();
        }
        resting.insert(host.to_owned(), Instant::now() + self.retry);
    }

    /// It is tried again, later each time, or given up.
    async fn later(&self, hall: &Hall, notices: &[DueNotice], after: Option<u64>) {
        hall.metrics().notices_failed.add();
        let tries = notices.iter().map(|notice| notice.tries).max().unwrap_or_default();
        if tries + 1 >= MOST_TRIES {
            return done(hall, notices).await;
        }
        again(hall, notices, pause(self.retry, tries, after), 1).await;
    }
}

/// How long to wait after so many attempts, in milliseconds: four times as long each time, up to four hours; longer if the other side says so,
/// but not than a day.
fn pause(first: Duration, tries: u32, after: Option<u64>) -> i64 {
    const LONGEST: i64 = 4 * 3_600_000;
    const DAY: u64 = 86_400;
    let own = ((first.as_millis() as i64) << (2 * tries.min(12))).min(LONGEST);
    own.max(after.unwrap_or_default().min(DAY) as i64 * 1000)
}

/// Where it goes; `None` if nothing can go there.
fn destination(hall: &Hall, notice: &DueNotice) -> Option<(Destination, Target)> {
    let anywhere = hall.config().notices.as_ref().is_some_and(|notices| notices.anywhere);
    let target = Target::of(&notice.to)?;
    Some((Destination::read(target.address(), anywhere).ok()?, target))
}

type Made = Option<(HeaderMap, Vec<u8>)>;

/// What to send; `None` if nothing can be sent there.
async fn request(hall: &Hall, to: &Destination, target: &Target, spoken: &Spoken) -> Result<Made, Code> {
    let path = if let [table] = &*spoken.tables { format!("/t/{table}") } else { "/".to_owned() };
    match target {
        Target::Push { p256dh, auth, .. } => {
            let content = json!({ "ids": spoken.ids, "text": spoken.text, "open": path });
            let body = BrowserKeys::read(p256dh, auth)
                .and_then(|keys| encrypt(&keys, content.to_string().as_bytes()));
            let headers = hall.vapid().await?.headers(to, &digest(&path), hall.now());
            Ok(headers.zip(body))
        }
        Target::Webhook { secret, .. } => {
            let home = hall.config().addresses.first().map_or("", String::as_str);
            Ok(hook::request(spoken, &format!("{home}{path}"), secret))
        }
        Target::Email { .. } => Ok(None),
    }
}

async fn done(hall: &Hall, notices: &[DueNotice]) {
    for notice in notices {
        written(hall, hall.store().sent(notice, hall.now()).await);
    }
}

async fn again(hall: &Hall, notices: &[DueNotice], pause: i64, attempts: u32) {
    for notice in notices {
        written(hall, hall.store().send_again(notice, hall.now() + pause, attempts).await);
    }
}

pub(super) async fn forget(hall: &Hall, device: &str) {
    written(hall, hall.store().forget_device(device).await);
}

/// What could not be written is sent once more, which a device notices.
pub(super) fn written(hall: &Hall, written: Result<(), crate::store::StoreError>) {
    if let Err(why) = written {
        hall.metrics().store_errors.add();
        warn!(%why, "what became of a notice could not be written");
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    #[test]
    fn who_fails_waits_longer_each_time() {
        let pause = |tries, after| super::pause(Duration::from_secs(30), tries, after);
        let pauses: Vec<i64> = (0..7).map(|tries| pause(tries, None) / 1000).collect();
        assert_eq!(pauses, [30, 120, 480, 1920, 7680, 14_400, 14_400]);
        assert_eq!(pause(0, Some(5)), 30_000);
        assert_eq!(pause(0, Some(600)), 600_000);
        assert_eq!(pause(0, Some(u64::MAX)), 86_400_000, "nobody is made to wait for ever");
    }
}
