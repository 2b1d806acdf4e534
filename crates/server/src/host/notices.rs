//! Who is called to a table when they are away. After each change the database learns what their seats are asked; nobody waits here until
//! anything is sent.

use std::time::Duration;

use room::{Call, KeyHash, Room};
use table::SeatSet;
use tokio::time::Instant;
use tracing::warn;

use super::Host;
use crate::store::{Question, Standing, StoreError, Subscription};

/// The people of a table who want to be called.
#[derive(Default)]
pub(super) struct Callees {
    /// `None` until they are known.
    all: Option<Vec<Callee>>,
    /// When to look whether who was called is still here, and so has seen it.
    look: Option<Instant>,
}

/// What was written about somebody's question.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Written {
    /// It is not known.
    Unknown,
    /// That there is none.
    Nothing,
    /// Its number; when to warn, and when its time is up.
    Asked(u64, Option<(i64, i64)>),
}

struct Callee {
    id: String,
    keys: Vec<KeyHash>,
    written: Written,
}

impl Callee {
    fn new(subscription: Subscription) -> Self {
        let keys = subscription.keys.split(' ').filter_map(|key| key.parse().ok()).collect();
        Self { id: subscription.id, keys, written: Written::Unknown }
    }

    /// What it is asked, and whether it is one of these seats that is.
    fn asked(&self, room: &Room, here: SeatSet) -> Option<(Call, bool)> {
        let call = room.call(&self.keys)?;
        let is_here = call.seats.iter().any(|seat| here.contains(seat));
        Some((call, is_here))
    }
}

impl Callees {
    /// Is anybody called here, as far as one knows?
    fn any(&self) -> bool {
        self.all.as_ref().is_none_or(|all| !all.is_empty())
    }

    pub(super) fn alarm(&self) -> Option<Instant> {
        self.look
    }
}

impl Host {
    /// May anybody be called to this table?
    pub(super) fn calls(&self) -> bool {
        self.hall.config().notices.is_some() && self.callees.any()
    }

    /// Who is called may have changed: there are so many of them now, if that is known.
    pub(super) async fn notices_changed(&mut self, count: Option<usize>) {
        if count.is_some() && count == self.callees.all.as_ref().map(Vec::len) {
            return;
        }
        self.callees.all = None;
        self.say_due().await;
    }

    async fn learn_callees(&mut self) -> Result<(), StoreError> {
        if self.callees.all.is_none() {
            let all = self.hall.store().subscriptions(self.room.id()).await?;
            let on = all.into_iter().filter(|one| one.standing == Standing::On);
            self.callees.all = Some(on.map(Callee::new).collect());
        }
        Ok(())
    }

    /// Who is called here is read when the room opens.
    pub(super) async fn open_notices(&mut self) {
        if self.hall.config().notices.is_some()
            && let Err(why) = self.learn_callees().await
        {
            self.hall.metrics().store_errors.add();
            warn!(table = self.room.id(), %why, "who is called to a table could not be read");
        }
    }

    /// Writes what those who are called are asked now. Who is here gets time to see it.
    pub(super) async fn write_questions(&mut self) -> Result<(), StoreError> {
        if !self.calls() {
            return Ok(());
        }
        self.learn_callees().await?;
        let (now, version, here) = (self.hall.now(), self.room.version(), self.people().online);
        let Some(config) = self.hall.config().notices.clone() else { return Ok(()) };
        let mut attended = false;
        for callee in self.callees.all.iter_mut().flatten() {
            let asked = callee.asked(&self.room, here);
            attended |= asked.as_ref().is_some_and(|(_, is_here)| *is_here);
            let known = asked
                .as_ref()
                .map_or(Written::Nothing, |(call, _)| Written::Asked(call.question, call.warning));
            if callee.written == known {
                continue;
            }
            let question = asked.map(|(call, is_here)| {
                let at = now + millis(if is_here { config.while_here() } else { config.gather });
                let deadline = call.warning.map_or(i64::MAX, |(_, deadline)| deadline);
                let about = serde_json::to_string(&call.about).unwrap_or_default();
                let call_at = self.room.by_day(call.seats, at, deadline);
                Question { number: call.question, about, call: call_at, warning: call.warning }
            });
            self.hall.store().ask(&callee.id, version, question).await?;
            callee.written = known;
        }
        if attended {
            // Another server, which did not know that they are here, may have written it first.
            self.attend().await;
        }
        Ok(())
    }

    /// Who is asked is here, perhaps because of a call that is just being sent: what is due waits until it is clear whether they stay.
    pub(super) async fn attend(&mut self) {
        let Some(config) = self.hall.config().notices.as_ref().filter(|_| self.calls()) else { return };
        let (away, until) = (config.away, self.hall.now() + millis(config.while_here()));
        for (id, question) in self.called_here() {
            self.callees.look = Some(Instant::now() + away);
            self.noted(self.hall.store().postpone(&id, question, until).await);
        }
    }

    /// Those who were here all the time, as their connections answered, have seen what they are asked.
    pub(super) async fn check_seen(&mut self) {
        if self.callees.look.is_none_or(|at| at > Instant::now()) {
            return;
        }
        self.callees.look = None;
        let Some(config) = &self.hall.config().notices else { return };
        let (away, until) = (config.away, self.hall.now() + millis(config.while_here()));
        for (id, question) in self.called_here() {
            // A warning may be due later.
            self.callees.look = Some(Instant::now() + away);
            self.noted(self.hall.store().seen(&id, question, until).await);
        }
    }

    /// Those who are called about a question and are here, at this server.
    fn called_here(&self) -> Vec<(String, u64)> {
        let here = self.clients.here().online;
        let asked = |callee: &Callee| {
            let (call, is_here) = callee.asked(&self.room, here)?;
            is_here.then(|| (callee.id.clone(), call.question))
        };
        self.callees.all.iter().flatten().filter_map(asked).collect()
    }

    fn noted(&self, written: Result<(), StoreError>) {
        if let Err(why) = written {
            // Somebody is called who is here.
            self.hall.metrics().store_errors.add();
            warn!(table = self.room.id(), %why, "that somebody is here could not be written");
        }
    }
}

fn millis(time: Duration) -> i64 {
    time.as_millis() as i64
}
