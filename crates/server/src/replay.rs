//! Recorded games: told again step by step, and continued from any of their steps.

use table::{
    Entry, Game, Header, Log, Match, Pending, PlayerKind, Problems, Seat, SeatSet, Shuffles, Step, Viewer,
    seal,
};

use crate::options::{Extras, trouble, troubles};
use crate::play::Spoken;
use crate::table::{Line, names};
use crate::wire::http::Trouble;
use crate::wire::{Holder, Outcome, Ply, Replay, SeatInfo, SeatName, Shuffle, Stage, TableInfo};

/// What was made of a log, or what is wrong with it.
pub(crate) type Told<T> = Result<T, Vec<Trouble>>;

/// The beginning of a recorded game, to be continued at a table of its own.
pub(crate) struct Branch {
    /// The game's block of the log.
    pub(crate) block: String,
    /// The recorded game's seed: with it the rest is as checkable as the beginning.
    pub(crate) seed: String,
    /// The lines that make a new table stand where the recorded game stood.
    pub(crate) lines: Vec<String>,
}

/// A log whose seal, entries, result and shuffles are right.
fn checked<G: Game>(text: &str) -> Told<(Log<G>, Shuffle)> {
    let wrong = |problems: Problems| troubles(&problems, false);
    seal::check(text).map_err(wrong)?;
    let log: Log<G> = text.parse().map_err(wrong)?;
    let shuffle = match log.verify().map_err(wrong)?.shuffles {
        Shuffles::Checked(_) => Shuffle::Checked,
        Shuffles::SeedNotShown => Shuffle::SeedNotShown,
        Shuffles::NotCommitted => Shuffle::NotCommitted,
    };
    Ok((log, shuffle))
}

/// The entries in plies: first what chance did before anybody, then each decision with the chance it led to.
fn plies<G: Game>(log: &Log<G>) -> impl Iterator<Item = &[Entry<G>]> {
    let is_chance = |entry: &Entry<G>| matches!(entry, Entry::Step(Step::Chance(_)));
    let entries = log.played.entries();
    let first = entries.iter().position(|entry| !is_chance(entry)).unwrap_or(entries.len());
    let (start, rest) = entries.split_at(first);
    std::iter::once(start).chain(rest.chunk_by(move |_, next| is_chance(next)))
}

/// A recorded game as somebody saw it: `watcher`, `all`, or a seat.
pub(crate) fn told<G: Spoken>(text: &str, viewer: &str, extras: &Extras) -> Told<Replay>
where
    G::State: Send + Sync,
    G::Action: Send + Sync,
    G::Chance: Send + Sync,
    G::Knowledge: Send + Sync,
{
    let (log, shuffle) = checked::<G>(text)?;
    let game = log.played.game();
    let viewer = eyes(viewer, game.seats())
        .ok_or_else(|| vec![trouble("the viewer is “watcher”, “all” or one of the game's seats")])?;
    let mut again = Match::new(game.clone());
    let mut told = Vec::new();
    for entries in plies(&log) {
        let mut events = Vec::new();
        for entry in entries {
            if let Entry::Step(step) = entry {
                events.extend(game.events(again.state(), step, viewer).into_iter().map(G::event));
            }
            again.apply(entry.clone()).map_err(|why| vec![trouble(&why.to_string())])?;
        }
        let decision = if told.is_empty() { None } else { entries.first() };
        let seat = decision.and_then(decided_by);
        // A line names the cards that are laid face down.
        let may_read = viewer == Viewer::All || seat.is_some_and(|seat| viewer.is(seat));
        let viewer = if again.outcome().is_some() { Viewer::All } else { viewer };
        told.push(Ply {
            line: decision.filter(|_| may_read).map(ToString::to_string),
            seat: seat.map(SeatName),
            events,
            view: game.spoken(again.state(), viewer, extras.hints),
            waiting: names(waiting(&again)),
            votes: names(again.votes()),
            scores: game.standing(again.state()).scores.as_slice().to_vec(),
        });
    }
    Ok(Replay { info: info(&log, extras), shuffle, plies: told })
}

fn eyes(viewer: &str, seats: usize) -> Option<Viewer> {
    match viewer {
        "watcher" => Some(Viewer::Watcher),
        "all" => Some(Viewer::All),
        seat => Some(Viewer::Seat(seat.parse().ok().filter(|seat: &Seat| seat.index() < seats)?)),
    }
}

fn decided_by<G: Game>(entry: &Entry<G>) -> Option<Seat> {
    match entry {
        Entry::Step(Step::Action(seat, _)) | Entry::Agree(seat) | Entry::Withdraw(seat) => Some(*seat),
        Entry::Step(Step::Chance(_)) => None,
    }
}

fn waiting<G: Game>(played: &Match<G>) -> SeatSet {
    match played.pending() {
        Pending::Seats(seats) => seats,
        Pending::Chance | Pending::Over => SeatSet::EMPTY,
    }
}

/// The table as it was in the end.
fn info<G: Spoken>(log: &Log<G>, extras: &Extras) -> TableInfo
where
    G::State: Send + Sync,
    G::Action: Send + Sync,
    G::Chance: Send + Sync,
    G::Knowledge: Send + Sync,
{
    let Header { players, commitment, entropy } = &log.header;
    let seat_info = |(seat, player): (Seat, &table::Player)| SeatInfo {
        seat: SeatName(seat),
        holder: if player.kind == PlayerKind::Bot { Holder::Bot } else { Holder::Person },
        name: player.name.clone(),
        ready: true,
        stand_in: None,
    };
    let played = &log.played;
    let outcome = played.outcome();
    TableInfo {
        options: played.game().agreed(extras),
        rules: G::RULES,
        stage: if outcome.is_some() { Stage::Over } else { Stage::Playing },
        seats: Seat::all(players.len()).zip(players).map(seat_info).collect(),
        commitment: commitment.as_ref().map(ToString::to_string).unwrap_or_default(),
        seed: log.finish.as_ref().and_then(|finish| finish.seed.as_ref()).map(ToString::to_string),
        entropy: entropy.iter().map(ToString::to_string).collect(),
        waiting: names(waiting(played)),
        may_agree: false,
        votes: names(played.votes()),
        ended_by_agreement: played.ended_by_agreement(),
        clock: None,
        time_left: None,
        outcome: outcome.map(Outcome::from),
        rematch: None,
    }
}

/// A recorded game up to a ply.
pub(crate) fn branch<G: Game>(text: &str, ply: usize) -> Told<Branch> {
    let (log, _) = checked::<G>(text)?;
    let seed = log.finish.as_ref().and_then(|finish| finish.seed.as_ref());
    let Some(seed) = seed.filter(|_| log.header.commitment.is_some()) else {
        return Err(vec![trouble(
            "only a log that shows its seed can be continued: the rest is drawn from it",
        )]);
    };
    let parts: Vec<_> = plies(&log).collect();
    // After the last ply the game is over.
    if ply + 1 >= parts.len() {
        let what = format!("the game can be continued from plies 0 to {}", parts.len().saturating_sub(2));
        return Err(vec![trouble(&what)]);
    }
    let seats = Seat::all(log.header.entropy.len()).zip(&log.header.entropy);
    let ready = seats.map(|(seat, entropy)| Line::Ready(seat, entropy.clone()).to_string());
    let played = parts[..=ply].iter().copied().flatten().map(ToString::to_string);
    Ok(Branch {
        block: log.played.game().to_string(),
        seed: seed.to_string(),
        lines: ready.chain([Line::Start.to_string()]).chain(played).collect(),
    })
}
