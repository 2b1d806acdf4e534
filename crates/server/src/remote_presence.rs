//! Who is at a table by way of other servers. They say so when somebody comes or goes there, and now and then again, so that a
//! server that is gone is forgotten.

use std::collections::BTreeMap;
use std::time::Duration;

use table::SeatSet;
use tokio::time::Instant;

/// How often a server says again who is at a table, while others have people there too.
const REPEAT: Duration = Duration::from_secs(20);
/// After how long a server that says nothing is forgotten.
const FORGET: Duration = Duration::from_secs(65);

/// The people of one server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct People {
    /// The seats with a connection.
    pub(crate) online: SeatSet,
    /// Connections without a seat.
    pub(crate) watchers: u32,
}

/// What is known of other servers.
#[derive(Default)]
pub(crate) struct RemotePresence {
    servers: BTreeMap<u64, (People, Instant)>,
    /// When to say again who is here.
    repeat: Option<Instant>,
}

/// What follows from what another server said.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Heard {
    /// People here see other people than before.
    pub(crate) changed: bool,
    /// The other server may not know who is here.
    pub(crate) answer: bool,
}

impl RemotePresence {
    /// All people of other servers, added to those here.
    pub(crate) fn with(&self, here: People) -> People {
        self.servers.values().fold(here, |all, (people, _)| People {
            online: all.online.iter().chain(people.online.iter()).collect(),
            watchers: all.watchers + people.watchers,
        })
    }

    /// Is anybody there?
    pub(crate) fn is_empty(&self) -> bool {
        self.servers.is_empty()
    }

    /// A server says who is there.
    pub(crate) fn hear(&mut self, server: u64, people: People, now: Instant) -> Heard {
        if people.online.is_empty() && people.watchers == 0 {
            return Heard { changed: self.servers.remove(&server).is_some(), answer: false };
        }
        let before = self.servers.insert(server, (people, now));
        self.repeat.get_or_insert(now + REPEAT);
        Heard { changed: before.map(|(people, _)| people) != Some(people), answer: before.is_none() }
    }

    /// When to look again.
    pub(crate) fn alarm(&self) -> Option<Instant> {
        self.repeat.filter(|_| !self.is_empty())
    }

    /// Forgets silent servers. Returns whether there were any, or nothing if it is not time yet.
    pub(crate) fn tidy(&mut self, now: Instant) -> Option<bool> {
        self.alarm().filter(|repeat| *repeat <= now)?;
        self.repeat = Some(now + REPEAT);
        let before = self.servers.len();
        self.servers.retain(|_, (_, heard)| now.duration_since(*heard) < FORGET);
        Some(self.servers.len() < before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people(seats: &str) -> People {
        People { online: seats.chars().map(|seat| seat.to_string().parse().unwrap()).collect(), watchers: 1 }
    }

    #[test]
    fn a_server_is_heard_answered_and_forgotten() {
        let mut remote = RemotePresence::default();
        let nobody = People { online: SeatSet::EMPTY, watchers: 0 };
        let start = Instant::now();
        assert_eq!(remote.hear(1, people("B"), start), Heard { changed: true, answer: true });
        assert_eq!(remote.hear(1, people("B"), start), Heard { changed: false, answer: false });
        assert_eq!(remote.hear(2, people("AC"), start), Heard { changed: true, answer: true });
        assert_eq!(remote.with(people("A")), People { watchers: 3, ..people("ABC") });
        assert_eq!(remote.hear(1, nobody, start), Heard { changed: true, answer: false });
        assert_eq!(remote.tidy(start), None);
        for round in 1..=3 {
            assert_eq!(remote.tidy(start + REPEAT * round), Some(false));
            assert_eq!(remote.tidy(start + REPEAT * round), None);
        }
        assert_eq!(remote.tidy(start + REPEAT * 4), Some(true));
        assert_eq!((remote.alarm(), remote.with(nobody)), (None, nobody));
    }
}
