//! What clients sent and saw, and whether one table that never forgets could have told them all of it.
//!
//! Every client writes down, in its own order, what it sent, what was acknowledged and what it was shown. In the end that is compared
//! with itself and with the logs of the finished games: nothing lost, doubled, out of order, made up, or shown to
//! two people differently.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};

/// Something a client did or saw at its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// It sent this action; sending it again counts as well.
    Sent { ack: String, action: String },
    /// Its request was acknowledged with this change.
    Acked { ack: String, version: u64 },
    /// It was shown this: what all may see, and the whole as its seat sees it.
    Saw { version: u64, public: String, whole: String },
}

/// One entry: whose, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) table: String,
    pub(crate) seat: String,
    pub(crate) what: What,
}

/// Something that must not happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// An acknowledged action is not in the log, or was not there when its sender looked again.
    Lost(String),
    /// A request was done twice, or two requests were told the same number.
    Doubled(String),
    /// Versions went back, or actions are in another order than they were acknowledged in.
    Reordered(String),
    /// The same version was shown in two ways.
    Diverged(String),
    /// The log has an action nobody sent.
    Phantom(String),
}

/// The actions of a finished game's log: seat and action, in order.
pub(crate) type Actions = Vec<(String, String)>;

/// All entries; cheap to clone.
#[derive(Clone, Default)]
pub(crate) struct History(Arc<Mutex<Vec<Entry>>>);

impl History {
    pub(crate) fn note(&self, table: &str, seat: &str, what: What) {
        let entry = Entry { table: table.to_owned(), seat: seat.to_owned(), what };
        self.0.lock().unwrap().push(entry);
    }

    /// Everything that is wrong, given the logs of all tables.
    pub(crate) fn faults(&self, logs: &BTreeMap<String, Actions>) -> Vec<Fault> {
        faults(&self.0.lock().unwrap(), logs)
    }
}

fn faults(entries: &[Entry], logs: &BTreeMap<String, Actions>) -> Vec<Fault> {
    let mut found = Vec::new();
    shown_alike(entries, &mut found);
    let mut clients: BTreeMap<(&str, &str), Vec<&What>> = BTreeMap::new();
    for entry in entries {
        clients.entry((&entry.table, &entry.seat)).or_default().push(&entry.what);
    }
    let mut owners: HashMap<(&str, u64), (&str, &str)> = HashMap::new();
    for ((table, seat), did) in &clients {
        let done = acknowledged(table, seat, did, &mut found);
        for (ack, version) in &done {
            let owner = *owners.entry((table, *version)).or_insert((seat, ack));
            if owner != (*seat, *ack) {
                found.push(Fault::Doubled(format!(
                    "change {version} of {table} is {owner:?} and {seat} {ack}"
                )));
            }
        }
        never_back(table, seat, did, &mut found);
        if let Some(log) = logs.get(*table) {
            as_logged(table, seat, did, &done, log, &mut found);
        }
    }
    found
}

/// What a version showed it shows for ever, to everybody.
fn shown_alike(entries: &[Entry], found: &mut Vec<Fault>) {
    let mut public: HashMap<(&str, u64), &str> = HashMap::new();
    let mut whole: HashMap<(&str, &str, u64), &str> = HashMap::new();
    for Entry { table, seat, what } in entries {
        let What::Saw { version, public: all, whole: own } = what else { continue };
        let first = public.entry((table, *version)).or_insert(all);
        let first_own = whole.entry((table, seat, *version)).or_insert(own);
        if first != all || first_own != own {
            found.push(Fault::Diverged(format!(
                "version {version} of {table}:\n{first}\n{all}\nand to {seat}:\n{first_own}\n{own}"
            )));
        }
    }
}

/// The acknowledged requests of a client with their versions, in the order they were first acknowledged.
fn acknowledged<'a>(
    table: &str,
    seat: &str,
    did: &[&'a What],
    found: &mut Vec<Fault>,
) -> Vec<(&'a str, u64)> {
    let mut done: Vec<(&str, u64)> = Vec::new();
    for what in did {
        let What::Acked { ack, version } = what else { continue };
        match done.iter().find(|(known, _)| known == ack) {
            Some((_, first)) if first != version => {
                found.push(Fault::Doubled(format!("{ack} of {seat} at {table} is {first} and {version}")));
            }
            Some(_) => {}
            None => {
                if done.last().is_some_and(|(_, last)| last > version) {
                    found.push(Fault::Reordered(format!(
                        "{ack} of {seat} at {table} came before the last one"
                    )));
                }
                done.push((ack, *version));
            }
        }
    }
    done
}

/// A client never sees less than it saw, nor less than it was told is done.
fn never_back(table: &str, seat: &str, did: &[&What], found: &mut Vec<Fault>) {
    let (mut seen, mut done) = (0, 0);
    for what in did {
        match what {
            What::Saw { version, .. } if *version < seen => {
                found.push(Fault::Reordered(format!("{seat} at {table} saw {seen}, then {version}")));
            }
            What::Saw { version, .. } if *version < done => {
                found.push(Fault::Lost(format!(
                    "{seat} at {table} was told {done} is done, but saw {version}"
                )));
            }
            What::Saw { version, .. } => seen = *version,
            What::Acked { version, .. } => done = done.max(*version),
            What::Sent { .. } => {}
        }
    }
}

/// The seat's part of the log is what was acknowledged to it, and nothing else.
fn as_logged(
    table: &str,
    seat: &str,
    did: &[&What],
    done: &[(&str, u64)],
    log: &Actions,
    found: &mut Vec<Fault>,
) {
    let actions: HashMap<&str, &str> = did
        .iter()
        .filter_map(|what| match what {
            What::Sent { ack, action } => Some((ack.as_str(), action.as_str())),
            _ => None,
        })
        .collect();
    let told: Vec<&str> = done.iter().filter_map(|(ack, _)| actions.get(ack).copied()).collect();
    let logged: Vec<&str> =
        log.iter().filter(|(who, _)| who == seat).map(|(_, action)| action.as_str()).collect();
    if told == logged {
        return;
    }
    let count = |list: &[&str], action: &str| list.iter().filter(|other| **other == action).count();
    let all: Vec<&str> = actions.values().copied().collect();
    let before = found.len();
    for action in told.iter().chain(&logged) {
        let (times_told, times_logged) = (count(&told, action), count(&logged, action));
        let place = format!("{action} of {seat} at {table}");
        found.extend(match () {
            () if times_logged < times_told => Some(Fault::Lost(place)),
            () if count(&all, action) == 0 => Some(Fault::Phantom(place)),
            () if times_logged > times_told => Some(Fault::Doubled(place)),
            () => None,
        });
    }
    if found.len() == before {
        found.push(Fault::Reordered(format!("{seat} at {table} was told {told:?}, the log has {logged:?}")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two clients at a table: A acts, then B, then A again; both see everything. With the log.
    fn good() -> (Vec<Entry>, BTreeMap<String, Actions>) {
        let mut entries = Vec::new();
        let mut log = Vec::new();
        for (version, (seat, action)) in (1..).zip([("A", "plan BRQ"), ("B", "plan NNB"), ("A", "move e4")]) {
            let entry = |seat: &str, what| Entry { table: "t".to_owned(), seat: seat.to_owned(), what };
            let ack = format!("{seat}{version}");
            entries.push(entry(seat, What::Sent { ack: ack.clone(), action: action.to_owned() }));
            for viewer in ["A", "B"] {
                let (public, whole) = (format!("public {version}"), format!("{viewer} {version}"));
                entries.push(entry(viewer, What::Saw { version, public, whole }));
            }
            entries.push(entry(seat, What::Acked { ack, version }));
            log.push((seat.to_owned(), action.to_owned()));
        }
        (entries, BTreeMap::from([("t".to_owned(), log)]))
    }

    fn kind(fault: &Fault) -> &'static str {
        match fault {
            Fault::Lost(_) => "lost",
            Fault::Doubled(_) => "doubled",
            Fault::Reordered(_) => "reordered",
            Fault::Diverged(_) => "diverged",
            Fault::Phantom(_) => "phantom",
        }
    }

    /// What is found when something in a good history is spoilt.
    fn spoilt(spoil: impl FnOnce(&mut Vec<Entry>, &mut Actions)) -> Vec<&'static str> {
        let (mut entries, mut logs) = good();
        spoil(&mut entries, logs.get_mut("t").unwrap());
        let mut kinds: Vec<_> = faults(&entries, &logs).iter().map(kind).collect();
        kinds.dedup();
        kinds
    }

    fn again(entries: &mut Vec<Entry>, number: usize, change: impl FnOnce(&mut What)) {
        let mut entry = entries[number].clone();
        change(&mut entry.what);
        entries.push(entry);
    }

    #[test]
    fn a_good_history_is_good_also_with_repetitions() {
        assert!(spoilt(|_, _| {}).is_empty());
        // Sent again, acknowledged again, shown again.
        assert!(
            spoilt(|entries, _| {
                for number in [8, 11, 10] {
                    again(entries, number, |_| {});
                }
            })
            .is_empty()
        );
    }

    #[test]
    fn what_was_acknowledged_and_is_not_there_is_lost() {
        assert_eq!(spoilt(|_, log| drop(log.pop())), ["lost"]);
        assert_eq!(spoilt(|_, log| drop(log.remove(0))), ["lost"]);
        // Acknowledged as 9, and then the sender is shown 3.
        let told = |entries: &mut Vec<Entry>, _: &mut Actions| {
            entries.pop();
            again(entries, 8, |what| *what = What::Acked { ack: "A3".to_owned(), version: 9 });
            again(entries, 9, |_| {});
        };
        assert_eq!(spoilt(told), ["lost"]);
    }

    #[test]
    fn what_was_done_twice_is_doubled() {
        assert_eq!(spoilt(|_, log| log.push(log[2].clone())), ["doubled"]);
        let twice = |entries: &mut Vec<Entry>, _: &mut Actions| {
            again(entries, 11, |what| {
                if let What::Acked { version, .. } = what {
                    *version += 1;
                }
            });
        };
        assert_eq!(spoilt(twice), ["doubled"]);
        // B's request is told the number that A's has.
        let shared = |entries: &mut Vec<Entry>, _: &mut Actions| {
            if let What::Acked { version, .. } = &mut entries[7].what {
                *version = 1;
            }
        };
        assert_eq!(spoilt(shared), ["doubled"]);
    }

    #[test]
    fn what_is_in_another_order_is_reordered() {
        assert_eq!(spoilt(|_, log| log.swap(0, 2)), ["reordered"]);
        assert_eq!(spoilt(|entries, _| again(entries, 1, |_| {})), ["reordered"]);
        let earlier = |entries: &mut Vec<Entry>, _: &mut Actions| {
            for (number, to) in [(3, 3), (11, 1)] {
                if let What::Acked { version, .. } = &mut entries[number].what {
                    *version = to;
                }
            }
        };
        assert!(spoilt(earlier).contains(&"reordered"));
    }

    #[test]
    fn what_two_are_shown_differently_has_diverged() {
        for number in [1, 6, 10] {
            let public = |entries: &mut Vec<Entry>, _: &mut Actions| {
                if let What::Saw { public, .. } = &mut entries[number].what {
                    public.push('!');
                }
            };
            assert_eq!(spoilt(public), ["diverged"]);
        }
        let whole = |entries: &mut Vec<Entry>, _: &mut Actions| {
            again(entries, 10, |what| {
                if let What::Saw { whole, .. } = what {
                    whole.push('!');
                }
            });
        };
        assert_eq!(spoilt(whole), ["diverged"]);
    }

    #[test]
    fn what_nobody_sent_is_a_phantom() {
        assert_eq!(spoilt(|_, log| log.push(("B".to_owned(), "lay Q".to_owned()))), ["phantom"]);
    }
}
