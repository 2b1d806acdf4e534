//! What must hold in every schedule.

use std::collections::BTreeSet;
use std::time::Duration;

use room::wire::{Code, Draws, Holder, Message, Role, SeatInfo};
use room::{Catalogue, Change, Guest, Key, KeyHash, Room, Stored};
use table::Seat;
use tokio::time::{Instant, sleep};

use super::person::{Person, Told};
use super::schedule::{CLOCK, FAILOVER, GRACE, OBJECTION, PAUSE, SKEW, World};
use crate::recorded::lesson;

/// How often people look while nobody asks for anything.
const LOOK: Duration = Duration::from_millis(250);
/// What ways and looks may take on top of what is promised.
const SLACK: Duration = Duration::from_millis(600);
/// For how long it is watched that nobody asks for anything, and for how many changes.
const QUIET: Duration = Duration::from_secs(13);
const QUIET_CHANGES: u64 = 12;

/// While no fault happens and nobody asks for anything: everybody hears of everything within the failover timeout; bots answer and clocks
/// ring; and nothing else is written.
pub(super) async fn quiet(world: &mut World) -> Result<(), String> {
    let mut room = load(&world.database.stored())?;
    let (begin, first) = (Instant::now(), room.version());
    while begin.elapsed() < QUIET && room.version() < first + QUIET_CHANGES {
        sleep(LOOK).await;
        world.look()?;
        if world.database.is_flooded() {
            return Err("a table writes without end".to_owned());
        }
        everybody_hears(world)?;
        let stored = world.database.stored();
        for change in &stored.changes[room.version() as usize + 1..] {
            has_cause(&room, change)?;
            room.apply(change).map_err(|why| format!("what is stored is damaged: {why}"))?;
        }
        goes_on(world, &room, begin)?;
    }
    for person in &mut world.people {
        person.read(usize::MAX, &world.database)?;
    }
    Ok(())
}

/// A clock for days is not lost: whoever is there, or nobody, when it runs out what was agreed happens, and bots that are asked answer.
pub(super) async fn days(world: &mut World) -> Result<(), String> {
    const ROUNDS: usize = 4;
    /// A table is looked at within a minute of a failure, and every few seconds without one.
    const LOOKED_AT: Duration = Duration::from_secs(70);
    world.leave();
    for _ in 0..ROUNDS {
        let room = load(&world.database.stored())?;
        let waits = match room.due() {
            _ if room.asked_bots().next().is_some() || room.bot_vote().is_some() => Duration::ZERO,
            Some(due) => {
                Duration::from_millis(due.saturating_sub(world.now()).max(0) as u64) + 2 * SKEW + GRACE
            }
            None => return Ok(()),
        };
        sleep(waits + LOOKED_AT).await;
        if world.database.version() == room.version() {
            return Err(format!("a clock for days is lost at version {}", room.version()));
        }
    }
    Ok(())
}

fn everybody_hears(world: &World) -> Result<(), String> {
    let least = world.database.version_at(Instant::now() - FAILOVER);
    for person in world.people.iter().filter(|person| person.is_here()) {
        if person.version < least {
            let Person { number, version, .. } = person;
            return Err(format!("person {number} still has version {version}, not {least}"));
        }
    }
    Ok(())
}

/// Is this what a bot does, or a clock?
fn has_cause(room: &Room, change: &Change) -> Result<(), String> {
    let seats = room.info().read().map_err(|error| error.to_string())?.seats;
    let is_bot = |line: &str| {
        let plays = |info: &&SeatInfo| info.holder == Holder::Bot || info.stand_in.is_some();
        seats.iter().filter(plays).any(|info| line.split(' ').next() == Some(&info.seat.to_string()))
    };
    let first = change.lines.first().ok_or_else(|| format!("change {} is empty", change.number))?;
    let waits = |info: &SeatInfo| info.holder == Holder::Person && info.stand_in.is_none();
    let time_ran = |seat: Seat| seats.get(seat.index()).is_some_and(waits);
    let settles = room.claims().any(|(seat, _)| sits(change, seat));
    if rung(first).is_some_and(time_ran) || is_bot(first) || settles || change.ack.is_some() {
        return Ok(());
    }
    Err(format!("change {} has no cause: {}", change.number, change.lines.join(" | ")))
}

/// If a bot is asked, or a clock runs, something happens in time.
fn goes_on(world: &World, room: &Room, begin: Instant) -> Result<(), String> {
    if !world.people.iter().any(Person::is_here) {
        return Err("nobody could come back".to_owned());
    }
    let written = world.database.written();
    let last = written.last().copied().unwrap_or(begin).max(begin);
    // A server hears of what another one wrote, and then waits for it to act.
    let failover = FAILOVER / 2 + FAILOVER;
    if room.bot_vote().is_some() && last.elapsed() > FAILOVER + SLACK {
        return Err(format!("a bot does not vote at version {}", room.version()));
    }
    if room.asked_bots().next().is_some() && last.elapsed() > failover + PAUSE + SLACK {
        return Err(format!("a bot stalls at version {}", room.version()));
    }
    if room.claims().next().is_some() && last.elapsed() > OBJECTION + failover + SLACK {
        return Err(format!("who asks for a freed seat does not get it at version {}", room.version()));
    }
    if !room.timed().is_empty() && last.elapsed() > CLOCK + failover + SLACK {
        return Err(format!("a clock does not ring at version {}", room.version()));
    }
    Ok(())
}

/// What is stored is what people were told, and has a cause.
pub(super) fn history(world: &World) -> Result<(), String> {
    let stored = world.database.stored();
    for person in &world.people {
        acknowledged(&stored, person).map_err(|why| format!("person {}: {why}", person.number))?;
    }
    let mut acks = BTreeSet::new();
    if let Some(twice) =
        stored.changes.iter().filter_map(|change| change.ack.as_ref()).find(|ack| !acks.insert(*ack))
    {
        return Err(format!("{twice} is done twice"));
    }
    told_is_stored(world, &stored)
}

/// What was acknowledged is stored, and what was refused is not.
fn acknowledged(stored: &Stored, person: &Person) -> Result<(), String> {
    let change_of = |key: &str| stored.changes.iter().find(|change| change.ack.as_deref() == Some(key));
    for (ack, version) in &person.acks {
        let (key, _) = person.sent.get(ack).ok_or_else(|| format!("{ack} was never sent"))?;
        if change_of(key).map(|change| change.number) != Some(*version) {
            return Err(format!("{ack} was acknowledged as change {version}, which is another"));
        }
    }
    for (ack, code) in &person.refused {
        // Who sent it again may have got another answer, and a database that does not answer may still have written it.
        let Some((key, 1)) = person.sent.get(ack) else { continue };
        if *code != Code::Unavailable && change_of(key).is_some() {
            return Err(format!("{ack} was refused with {code:?} and is stored"));
        }
    }
    Ok(())
}

/// Goes through the changes once more: clocks rang where time was up, what had no sender changed something, and everybody was told what
/// stands there, to the letter.
fn told_is_stored(world: &World, stored: &Stored) -> Result<(), String> {
    let written = world.database.written();
    let mut told: Vec<(&Person, &Told)> =
        world.people.iter().flat_map(|person| person.told.iter().map(move |told| (person, told))).collect();
    told.sort_by_key(|(_, told)| told.version);
    let mut told = told.into_iter().peekable();
    let mut room = Room::new(&Catalogue::standard(), &stored.table)?;
    for change in &stored.changes {
        rings_in_time(world, &room, change)?;
        if let Some((_, claim)) = room.claims().find(|(seat, _)| change.ack.is_none() && sits(change, *seat))
        {
            let after = written[change.number as usize] - written[claim as usize];
            if after < OBJECTION {
                return Err(format!("change {}: a freed seat is given away after {after:?}", change.number));
            }
        }
        let applied = room.apply(change).map_err(|why| format!("change {}: {why}", change.number))?;
        nobody_knows_the_draws(&room, stored).map_err(|why| format!("change {}: {why}", change.number))?;
        let moves = change.lines.iter().any(|line| !line.starts_with('!'));
        if change.ack.is_none() && !moves && !applied.info_changed {
            return Err(format!("change {} alters nothing", change.number));
        }
        while let Some((person, message)) = told.next_if(|(_, told)| told.version == change.number) {
            let hashes: Vec<KeyHash> =
                person.keys[..message.keys].iter().filter_map(|key| Some(Key::parse(key)?.hash())).collect();
            // To a guest who was never told anything everything is told.
            let mut guest = Guest::new(&room, hashes).ok_or("somebody without a key is told something")?;
            let mut look = |role: &Role| {
                let seat = role.looking.map(|seat| seat.0);
                guest.look(seat).map_err(|_| format!("somebody views as {seat:?}, which is not theirs"))
            };
            let expected = match serde_json::from_str(&message.text) {
                Ok(Message::Synced { state, .. }) => {
                    look(&state.you.role)?;
                    room.synced(&mut guest, state.status.time_left)
                }
                Ok(Message::Changed { status, you, .. }) => {
                    you.role.as_ref().map_or(Ok(()), look)?;
                    room.announce(&applied, status.time_left).message(&mut guest)
                }
                _ => return Err(format!("no state: {}", message.text)),
            };
            let expected = serde_json::to_value(&expected).map_err(|error| error.to_string())?;
            if serde_json::from_str::<serde_json::Value>(&message.text).ok().as_ref() != Some(&expected) {
                let (number, version, text) = (person.number, message.version, &message.text);
                return Err(format!(
                    "person {number} is told something else of version {version} than is stored:\n  {text}\n  {expected}"
                ));
            }
        }
    }
    Ok(())
}

/// A clock rings once for a question, and never before its time.
fn rings_in_time(world: &World, room: &Room, change: &Change) -> Result<(), String> {
    let Some(seat) = change.lines.first().and_then(|line| rung(line)) else { return Ok(()) };
    let number = change.number;
    if world.days {
        let deadline = room.deadlines().into_iter().find(|deadline| deadline.seat.0 == seat);
        let (due, at) = (deadline.map(|deadline| deadline.at), change.at);
        let in_time = due.is_some_and(|due| due <= at);
        return if in_time {
            Ok(())
        } else {
            Err(format!("change {number}: the clock of {seat}, due at {due:?}, rings at {at}"))
        };
    }
    let written = world.database.written();
    let after = written[number as usize] - written[room.question(seat) as usize];
    if room.timed().contains(seat) && after >= CLOCK {
        return Ok(());
    }
    Err(format!("change {number}: the clock of {seat} rings after {after:?}"))
}

/// Where a recorded game goes on with its own draws, one person at most plays, or may come; else it has another seed.
fn nobody_knows_the_draws(room: &Room, stored: &Stored) -> Result<(), String> {
    let info = room.info().read().map_err(|error| error.to_string())?;
    let Some(branch) = info.branch else { return Ok(()) };
    let log = lesson(&stored.table.game).unwrap_or_default();
    let known = log.contains(&info.commitment);
    if known != (branch.draws == Draws::Same) {
        return Err(format!(
            "draws are said to be {:?} with the commitment {}",
            branch.draws, info.commitment
        ));
    }
    let people = info.seats.iter().filter(|info| info.holder != Holder::Bot).count();
    if known && people > 1 { Err(format!("{people} people play with known draws")) } else { Ok(()) }
}

/// Does somebody get this seat by the change?
fn sits(change: &Change, seat: Seat) -> bool {
    change.lines.first().is_some_and(|line| line.starts_with(&format!("! sit {seat} ")))
}

/// The seat whose clock rang, by the line.
fn rung(line: &str) -> Option<Seat> {
    let mut words = line.strip_prefix("! stand-in ")?.split(' ');
    let seat = words.next()?.parse().ok()?;
    matches!(words.nth(1), Some("clock" | "turn")).then_some(seat)
}

fn load(stored: &Stored) -> Result<Room, String> {
    Room::load(&Catalogue::standard(), stored).map_err(|why| format!("what is stored is damaged: {why}"))
}
