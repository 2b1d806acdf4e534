//! Recorded games: told again ply by ply, and continued from any of their plies.

use table::{Game, Header, Log, ParseErrors, Place, PlayerKind, Seat, Shuffles, Table, Viewer, seal};

use crate::games::{RoomGame, Tagged};
use crate::line::Line;
use crate::play::{happened, view};
use crate::settings::Settings;
use crate::tell::names;
use crate::wire::{
    Holder, Json, Outcome, Ply, Replay, SeatInfo, SeatName, Shuffle, Stage, Status, TableInfo,
};

/// The beginning of a recorded game, to be continued at a table of its own.
pub struct Branch {
    /// The game's name.
    pub game: &'static str,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The game's block of the log.
    pub block: String,
    /// The recorded game's seed: with it the rest is as checkable as the beginning.
    pub seed: String,
    /// The lines that make a new table stand where the recorded game stood.
    pub lines: Vec<String>,
}

/// A log whose seal, entries, result and shuffles are right.
fn checked<G: Game>(text: &str) -> Result<(Log<G>, Shuffle), ParseErrors> {
    seal::check(text)?;
    let log: Log<G> = text.parse()?;
    let shuffle = match log.verify()?.shuffles {
        Shuffles::Checked(_) => Shuffle::Checked,
        Shuffles::SeedNotShown => Shuffle::SeedNotShown,
        Shuffles::NotCommitted => Shuffle::NotCommitted,
    };
    Ok((log, shuffle))
}

/// A recorded game as somebody saw it.
pub(crate) fn tell<G: RoomGame>(
    text: &str,
    viewer: Viewer,
    settings: &Settings,
) -> Result<Replay, ParseErrors> {
    let (log, shuffle) = checked::<G>(text)?;
    let game = log.played.game();
    if matches!(viewer, Viewer::Seat(seat) if seat.index() >= game.seats()) {
        return Err(log_error("the viewer is “watcher”, “all” or one of the game's seats"));
    }
    let mut table = Table::recorded(game.clone());
    let mut plies = Vec::new();
    for entries in log.played.plies() {
        table.begin_change();
        for entry in entries {
            table.apply(entry.clone()).map_err(|error| log_error(&error.to_string()))?;
        }
        let decision = entries.first().filter(|_| !plies.is_empty());
        let seat = decision.and_then(table::Entry::seat);
        // A line names the cards that are laid face down.
        let may_read = viewer == Viewer::All || seat.is_some_and(|seat| viewer.is(seat));
        plies.push(Ply {
            line: decision.filter(|_| may_read).map(ToString::to_string),
            seat: seat.map(SeatName),
            happened: happened(&table, viewer),
            view: view(&table, viewer, settings),
            status: status(&table),
            scores: game.standing(table.state()).scores.as_slice().to_vec(),
        });
    }
    Ok(Replay { info: info(&log, settings), shuffle, plies })
}

fn status<G: Game>(table: &Table<G>) -> Status {
    let votes = names(table.played().votes());
    Status { waiting: names(table.waiting()), may_agree: false, votes, time_left: None }
}

/// The table as it was in the end.
fn info<G: RoomGame>(log: &Log<G>, settings: &Settings) -> TableInfo {
    let Header { players, commitment, entropy } = &log.header;
    let seat_info = |(seat, player): (Seat, &table::Player)| SeatInfo {
        seat: SeatName(seat),
        holder: if player.kind == PlayerKind::Bot { Holder::Bot } else { Holder::Person },
        name: player.name.clone(),
        ready: true,
        stand_in: None,
        wish: None,
    };
    let played = &log.played;
    let outcome = played.outcome();
    TableInfo {
        options: Json::of(&Tagged { game: G::NAME, value: G::options(played.game(), settings) }),
        rules: played.game().rules(),
        stage: if outcome.is_some() { Stage::Over } else { Stage::Playing },
        seats: Seat::all(players.len()).zip(players).map(seat_info).collect(),
        commitment: commitment.as_ref().map(ToString::to_string).unwrap_or_default(),
        seed: log.finish.as_ref().and_then(|finish| finish.seed.as_ref()).map(ToString::to_string),
        entropy: entropy.iter().map(ToString::to_string).collect(),
        ended_by_agreement: played.ended_by_agreement(),
        clock: None,
        outcome: outcome.map(Outcome::from),
        rematch: None,
    }
}

/// A recorded game up to a ply.
pub(crate) fn branch<G: RoomGame>(text: &str, ply: usize) -> Result<Branch, ParseErrors> {
    let (log, _) = checked::<G>(text)?;
    let seed = log.finish.as_ref().and_then(|finish| finish.seed.as_ref());
    let Some(seed) = seed.filter(|_| log.header.commitment.is_some()) else {
        return Err(log_error("only a log that shows its seed can be continued: the rest is drawn from it"));
    };
    let plies: Vec<_> = log.played.plies().collect();
    // After the last ply the game is over.
    if ply + 1 >= plies.len() {
        let last = plies.len().saturating_sub(2);
        return Err(log_error(&format!("the game can be continued from plies 0 to {last}")));
    }
    let seats = Seat::all(log.header.entropy.len()).zip(&log.header.entropy);
    let ready = seats.map(|(seat, entropy)| Line::Ready(seat, entropy.clone()).to_string());
    let played = plies[..=ply].iter().copied().flatten().map(ToString::to_string);
    Ok(Branch {
        game: G::NAME,
        rules: log.played.game().rules(),
        block: log.played.game().to_string(),
        seed: seed.to_string(),
        lines: ready.chain([Line::Start.to_string()]).chain(played).collect(),
    })
}

fn log_error(what: &str) -> ParseErrors {
    ParseErrors::one(Place::default(), what)
}
