//! Recorded games: told again ply by ply, and continued from any of their plies.

use table::shuffle::Seed;
use table::{
    Draws, Entry, Game, Header, Log, ParseErrors, Place, PlayerKind, Seat, Shuffles, Table, Viewer, seal,
};

use crate::games::{RoomGame, Tagged};
use crate::line::Line;
use crate::play::{happened, view};
use crate::settings::Settings;
use crate::tell::names;
use crate::wire::{
    Branch, Holder, Json, Outcome, Ply, Replay, SeatInfo, SeatName, Shuffle, Stage, Status, TableInfo,
};

/// The beginning of a recorded game, to be continued at a table of its own.
pub struct Continued {
    /// The game's name.
    pub game: &'static str,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The game's block of the log.
    pub block: String,
    /// The recorded game's seed, if it goes on with the same draws.
    pub seed: Option<String>,
    /// The lines that make a new table go on where the recorded game stood: at once with the same draws, and with new ones as soon as
    /// everybody is ready.
    pub lines: Vec<String>,
}

/// A log whose seal, entries, result and shuffles are right.
fn checked<G: Game>(text: &str) -> Result<(Log<G>, Shuffle), ParseErrors> {
    seal::check(text)?;
    let log: Log<G> = text.parse()?;
    let shuffle = match log.verify()?.shuffles {
        Shuffles::Checked(_) => Shuffle::Checked,
        Shuffles::NewDraws { .. } => Shuffle::NewDraws,
        Shuffles::SameDraws { .. } => Shuffle::SameDraws,
        Shuffles::Daily { .. } => Shuffle::Daily,
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
    let mut table = Table::replaying(&log.played);
    let mut plies = Vec::new();
    for entries in log.played.plies() {
        table.begin_change();
        for entry in entries {
            table.apply(entry.clone()).map_err(|error| log_error(&error.to_string()))?;
        }
        let decision = entries.first().filter(|_| !plies.is_empty());
        plies.push(ply(&table, decision, viewer, settings));
    }
    Ok(Replay { info: info(&log, settings), shuffle, plies })
}

/// A ply as somebody saw it, right after it happened at the table.
pub(crate) fn ply<G: RoomGame>(
    table: &Table<G>,
    decision: Option<&Entry<G>>,
    viewer: Viewer,
    settings: &Settings,
) -> Ply {
    let seat = decision.and_then(Entry::seat);
    // A line names the cards that are laid face down.
    let may_read = viewer == Viewer::All || seat.is_some_and(|seat| viewer.is(seat));
    Ply {
        line: decision.filter(|_| may_read).map(ToString::to_string),
        seat: seat.map(SeatName),
        happened: happened(table, viewer),
        view: view(table, viewer, settings),
        status: status(table),
        scores: table.game().standing(table.state()).scores.as_slice().to_vec(),
    }
}

fn status<G: Game>(table: &Table<G>) -> Status {
    let votes = names(table.played().votes());
    Status { waiting: names(table.waiting()), may_agree: false, votes, time_left: None, deadlines: None }
}

/// The table as it was in the end.
pub(crate) fn info<G: RoomGame>(log: &Log<G>, settings: &Settings) -> TableInfo {
    let Header { players, commitment, entropy, daily, photo, branches } = &log.header;
    let seat_info = |(seat, player): (Seat, &table::Player)| SeatInfo {
        seat: SeatName(seat),
        holder: if player.kind == PlayerKind::Bot { Holder::Bot } else { Holder::Person },
        name: player.name.clone(),
        ready: true,
        stand_in: None,
        previous: None,
        claim: None,
        wish: None,
        night: None,
    };
    let settings = settings.clone().with_photo(settings.has_photo() || *photo);
    let played = &log.played;
    let outcome = played.outcome();
    TableInfo {
        options: Json::of(&Tagged { game: G::NAME, value: G::options(played.game(), &settings) }),
        rules: played.game().rules(),
        stage: if outcome.is_some() { Stage::Over } else { Stage::Playing },
        seats: Seat::all(players.len()).zip(players).map(seat_info).collect(),
        commitment: commitment.as_ref().map(ToString::to_string).unwrap_or_default(),
        seed: log.finish.as_ref().and_then(|finish| finish.seed.as_ref()).map(ToString::to_string),
        entropy: entropy.iter().map(ToString::to_string).collect(),
        ended_by_agreement: played.ended_by_agreement(),
        clock: None,
        days: None,
        outcome: outcome.map(Outcome::from),
        rematch: None,
        daily: daily.map(|day| day.to_string()),
        branch: branches.last().map(|branch| {
            let recorded = &played.entries()[..branch.entries];
            let steps = recorded.iter().filter(|entry| entry.seat().is_some()).count();
            Branch { step: steps as u32, draws: branch.draws.into() }
        }),
    }
}

/// Where a recorded game is left, and how it goes on.
pub(crate) struct Leave {
    /// After this ply; without one, the last from which it can go on.
    pub(crate) ply: Option<usize>,
    pub(crate) draws: Draws,
    /// The seed of a game that is still running, to check it by.
    pub(crate) seed: Option<Seed>,
}

/// A recorded game up to a ply.
pub(crate) fn branch<G: RoomGame>(text: &str, leave: &Leave) -> Result<Continued, ParseErrors> {
    let (log, _) = checked::<G>(text)?;
    if let Some(seed) = &leave.seed {
        log.verify_by(seed)?;
    }
    let draws = leave.draws;
    let seed = log.finish.as_ref().and_then(|finish| finish.seed.as_ref());
    let seed = seed.filter(|_| log.header.commitment.is_some() && draws == Draws::Same);
    if draws == Draws::Same && seed.is_none() {
        return Err(log_error("only a log that shows its seed goes on with the same draws"));
    }
    let plies: Vec<_> = log.played.plies().collect();
    // After the last ply of a finished game there is nothing to go on with.
    let ends = plies.len() - usize::from(log.played.outcome().is_some());
    let last = ends.saturating_sub(1);
    let ply = leave.ply.unwrap_or(last);
    if ply >= ends {
        return Err(log_error(&format!("the game can be continued from plies 0 to {last}")));
    }
    let recorded: Vec<&Entry<G>> = plies[..=ply].iter().copied().flatten().collect();
    let here = table::Branch { entries: recorded.len(), draws };
    let before = log.header.branches.iter().filter(|branch| branch.entries <= recorded.len());
    let branches = before.copied().chain([here]).map(Line::Branch);
    let recorded = recorded.iter().map(|entry| Line::Recorded(entry.to_string()));
    let mut lines: Vec<Line> = branches.chain(recorded).collect();
    if draws == Draws::Same {
        let seats = Seat::all(log.header.entropy.len()).zip(&log.header.entropy);
        lines.extend(seats.map(|(seat, entropy)| Line::Ready(seat, entropy.clone())));
        lines.push(Line::Start);
    }
    Ok(Continued {
        game: G::NAME,
        rules: log.played.game().rules(),
        block: log.played.game().to_string(),
        seed: seed.map(ToString::to_string),
        lines: lines.iter().map(ToString::to_string).collect(),
    })
}

fn log_error(what: &str) -> ParseErrors {
    ParseErrors::one(Place::default(), what)
}
