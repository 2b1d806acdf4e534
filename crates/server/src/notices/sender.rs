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
use super::words::{Spoken, speak};
use super::{NoticeConfig, Target, digest, hook};
use crate::hall::{Hall, WeakHall};
use crate::store::DueNotice;

/// The most that one notice gathers: what a push service takes is limited.
const MOST_GATHERED: usize = 64;
/// After so many attempts a notice is given up.
const MOST_TRIES: u32 = 7;
/// The most hosts that are remembered for that.
const MOST_HOSTS: usize = 1000;

/// Sends notices as long as there is a hall.
pub(crate) fn start(hall: &Hall, config: &NoticeConfig) {
    let (hall, config) = (hall.downgrade(), config.clone());
    tokio::spawn(run(hall, config));
}

async fn run(hall: WeakHall, config: NoticeConfig) {
    // Reading the system's certificates takes a moment.
    let (anywhere, patience) = (config.anywhere, config.patience);
    let Ok(poster) = tokio::task::spawn_blocking(move || Poster::new(anywhere, patience)).await else {
        return;
    };
    let sender = Arc::new(Sender { poster, retry: config.retry, resting: Mutex::default() });
    let mut sending = JoinSet::new();
    loop {
        tokio::time::sleep(config.every).await;
        loop {
            let Some(hall) = hall.upgrade() else { return };
            if hall.is_closing() {
                break;
            }
            let devices = take(&hall, &config).await;
            if devices.is_empty() {
                break;
            }
            for notices in devices {
                while sending.len() >= config.at_once {
                    sending.join_next().await;
                }
                let (hall, sender) = (hall.clone(), Arc::clone(&sender));
                sending.spawn(async move { sender.send(&hall, notices).await });
            }
        }
        while sending.try_join_next().is_some() {}
    }
}

/// What is due, by device.
async fn take(hall: &Hall, config: &NoticeConfig) -> Vec<Vec<DueNotice>> {
    let now = hall.now();
    let gather = now + config.gather.as_millis() as i64;
    let (again, most) = (now + config.lease.as_millis() as i64, 2 * config.at_once as u32);
    let Ok(mut due) = hall.store().take_notices(now, gather, again, most).await else {
        hall.metrics().store_errors.add();
        return Vec::new();
    };
    due.sort_by(|one, other| (&one.to.device, one.to.question).cmp(&(&other.to.device, other.to.question)));
    let devices = due.chunk_by(|one, other| one.to.device == other.to.device);
    devices.flat_map(|all| all.chunks(MOST_GATHERED)).map(<[_]>::to_vec).collect()
}

struct Sender {
    poster: Poster,
    /// The first pause after a failure.
    retry: Duration,
    /// Hosts that did not answer, and until when they are left alone.
    resting: Mutex<HashMap<String, Instant>>,
}

impl Sender {
    /// Sends one device all that is due for it.
    async fn send(&self, hall: &Hall, notices: Vec<DueNotice>) {
        let Some(last) = notices.last() else { return };
        let Some((to, target)) = destination(hall, last) else {
            return forget(hall, &last.to.device).await;
        };
        if self.rests(to.host()) {
            return again(hall, &notices, pause(self.retry, 0, None), 0).await;
        }
        let spoken = speak(&notices, hall.now());
        let (headers, body) = match request(hall, &to, &target, &spoken).await {
            Ok(Some(request)) => request,
            Ok(None) => return forget(hall, &last.to.device).await,
            // The database does not answer: it is taken again when it does.
            Err(_) => return,
        };
        let answer = self.poster.post(&to, headers, body).await;
        let is_push = matches!(target, Target::Push { .. });
        match answer {
            Answer::Taken => {
                done(hall, &notices).await;
                hall.metrics().notices_sent.add();
            }
            // A push service that does not know our key any more gave it to somebody else.
            Answer::Gone | Answer::Refused(axum::http::StatusCode::FORBIDDEN) if is_push => {
                info!(host = to.host(), "a browser wants no more notices");
                forget(hall, &last.to.device).await;
            }
            Answer::Forbidden => {
                warn!(host = to.host(), "notices are not sent into a private network");
                forget(hall, &last.to.device).await;
            }
            Answer::Refused(status) => {
                warn!(host = to.host(), %status, "a notice was refused");
                hall.metrics().notices_failed.add();
                done(hall, &notices).await;
            }
            Answer::Gone | Answer::Later(_) | Answer::Silent => {
                if answer == Answer::Silent {
                    self.rest(to.host());
                }
                let after = if let Answer::Later(after) = answer { after } else { None };
                self.later(hall, &notices, after).await;
            }
        }
    }

    fn rests(&self, host: &str) -> bool {
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

async fn forget(hall: &Hall, device: &str) {
    written(hall, hall.store().forget_device(device).await);
}

/// What could not be written is sent once more, which a device notices.
fn written(hall: &Hall, written: Result<(), crate::store::StoreError>) {
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
