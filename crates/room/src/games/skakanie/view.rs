//! Skakanie as everybody sees it.

use serde::{Deserialize, Serialize};
use skakanie::{Action, Event, Piece, Pieces, Skakanie, StackId, Waiting};
use table::{Game, Step, Table, Viewer};

use super::event::SkakanieEvent;
use crate::wire::{SeatName, TeamResult};

/// Skakanie as a viewer sees it. Pieces are numbered from 1, row by row of the picture; stacks from 1 to 12, in three rows of four.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct SkakanieView {
    /// The picture's columns.
    pub columns: u8,
    /// The picture's rows.
    pub rows: u8,
    /// What the game waits for.
    pub wait: Wait,
    /// How many actions the turn still has.
    pub actions_left: u8,
    /// The Dragon's stack.
    pub dragon: Option<u8>,
    /// Its first place, where it loses a token.
    pub home: Option<u8>,
    /// Its coming steps, up to its first place.
    pub coming: Vec<u8>,
    /// The Dragon tokens left, of four.
    pub tokens: u8,
    /// The stack of each pawn, by seat.
    pub pawns: Vec<Option<u8>>,
    /// The stacks.
    pub stacks: Vec<SkakanieStack>,
    /// One pool for each seat, or a single one for all.
    pub pools: Vec<SkakaniePool>,
    /// What the team has and needs.
    pub team: TeamResult,
    /// What would come if the turn ended now.
    pub if_ended: Option<IfEnded>,
    /// What the last decision led to.
    pub last: Vec<SkakanieEvent>,
    /// What the viewer's seat may do now, in notation; without what it may give.
    pub legal: Vec<String>,
    /// What the viewer's bitten seat may give, `give 17 to 3` in notation: any of the pieces to any of the stacks (S8).
    pub gives: Option<Gives>,
}

/// Any of these pieces may be put under any of these stacks.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[allow(missing_docs)] // the names say it
pub struct Gives {
    pub pieces: Vec<u8>,
    pub stacks: Vec<u8>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "for", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are seats and pieces
pub enum Wait {
    /// Chance, which comes at once.
    Chance,
    /// A corner for a pawn (S2).
    Corner { seat: SeatName },
    /// An action (S5).
    Turn { seat: SeatName },
    /// A bitten player's piece and stack; a fierce Dragon has drawn the piece (S8).
    Give { seat: SeatName, piece: Option<u8> },
    /// Nothing: it is over.
    Over,
}

/// A stack.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct SkakanieStack {
    /// The face-up piece.
    pub top: Option<u8>,
    /// Face-down pieces nobody has seen.
    pub unknown: u8,
    /// Pieces put under them for all to see (S8), the upper ones first.
    pub known: Vec<u8>,
    /// The pools (by index) the top piece would join; always empty if the table plays without hints.
    pub joins: Vec<u8>,
}

/// A pool, assembled.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct SkakaniePool {
    /// Whose it is.
    pub owners: Vec<SeatName>,
    /// Its fragments, the largest first.
    pub fragments: Vec<Vec<u8>>,
    /// Its points.
    pub score: i32,
}

/// What would come if the turn ended now.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct IfEnded {
    /// Where the Dragon would step.
    pub dragon: u8,
    /// Whom it would bite.
    pub bitten: Vec<SeatName>,
    /// Would a token go?
    pub token: bool,
    /// Would the game be over?
    pub over: bool,
}

impl SkakanieView {
    /// What a viewer sees of a table.
    pub(crate) fn new(table: &Table<Skakanie>, viewer: Viewer, hints: bool) -> Self {
        let (game, view) = (table.game(), table.view(viewer));
        let pools: Vec<Pieces> = view.pools.iter().map(|pool| pool.pieces).collect();
        let joins = |top: Option<Piece>| match top {
            Some(piece) if hints => (0u8..)
                .zip(&pools)
                .filter(|(_, pool)| joins(game, **pool, piece))
                .map(|(index, _)| index)
                .collect(),
            _ => Vec::new(),
        };
        Self {
            columns: view.picture.width() as u8,
            rows: view.picture.height() as u8,
            wait: view.waiting.into(),
            actions_left: view.actions_left,
            dragon: view.dragon.map(number),
            home: view.home.map(number),
            coming: view.coming.iter().copied().map(number).collect(),
            tokens: view.tokens,
            pawns: view.pawns.iter().map(|(_, stack)| stack.map(number)).collect(),
            stacks: view
                .stacks
                .iter()
                .map(|stack| SkakanieStack {
                    top: stack.top.map(piece),
                    unknown: stack.unknown as u8,
                    known: stack.known.iter().copied().map(piece).collect(),
                    joins: joins(stack.top),
                })
                .collect(),
            pools: view
                .pools
                .iter()
                .map(|pool| SkakaniePool {
                    owners: pool.owners.iter().map(SeatName).collect(),
                    fragments: pool.fragments.iter().map(|part| part.iter().map(piece).collect()).collect(),
                    score: pool.score,
                })
                .collect(),
            team: view.team.into(),
            if_ended: if_ended(game, table.state()),
            last: last(table, viewer),
            legal: view
                .legal
                .iter()
                .filter(|action| !matches!(action, Action::Give(..)))
                .map(ToString::to_string)
                .collect(),
            gives: gives(&view.legal),
        }
    }
}

/// What the last decision and the chance after it led to, as a viewer saw it.
fn last(table: &Table<Skakanie>, viewer: Viewer) -> Vec<SkakanieEvent> {
    let steps = table.steps();
    let from = steps.iter().rposition(|(_, step)| matches!(step, Step::Action(..))).unwrap_or(0);
    let events = |(before, step)| table.game().events(before, step, viewer);
    let pairs = steps[from..].iter().map(|(before, step)| (before, step));
    pairs.flat_map(events).map(SkakanieEvent::from).collect()
}

/// The gives among what is legal: all pairs of some pieces and some stacks.
fn gives(legal: &[Action]) -> Option<Gives> {
    let (mut pieces, mut stacks) = (Vec::new(), Vec::new());
    for action in legal {
        if let Action::Give(given, stack) = action {
            pieces.push(piece(*given));
            stacks.push(number(*stack));
        }
    }
    let count = pieces.len();
    for list in [&mut pieces, &mut stacks] {
        list.sort_unstable();
        list.dedup();
    }
    debug_assert_eq!(pieces.len() * stacks.len(), count, "any piece may go under any stack (S8)");
    (count > 0).then_some(Gives { pieces, stacks })
}

/// Would the piece fit to one of the pool?
fn joins(game: &Skakanie, pool: Pieces, piece: Piece) -> bool {
    !(game.grid().neighbours(Pieces::only(piece)) & pool).is_empty()
}

/// Plays the end of the turn on a copy; the Dragon's step shows nothing hidden.
fn if_ended(game: &Skakanie, state: &skakanie::State) -> Option<IfEnded> {
    let Waiting::Turn(seat) = state.waiting() else { return None };
    let end = Step::Action(seat, Action::End);
    let mut found = None;
    let (mut bitten, mut token, mut over) = (Vec::new(), false, false);
    for event in game.events(state, &end, Viewer::Watcher) {
        match event {
            Event::DragonStepped { to, .. } => found = Some(number(to)),
            Event::Bitten { seat } => bitten.push(SeatName(seat)),
            Event::TokenDiscarded { .. } => token = true,
            Event::GameOver => over = true,
            _ => {}
        }
    }
    found.map(|dragon| IfEnded { dragon, bitten, token, over })
}

pub(super) fn number(stack: StackId) -> u8 {
    stack.index() as u8 + 1
}

pub(super) fn piece(piece: Piece) -> u8 {
    piece.index() as u8 + 1
}

impl From<Waiting> for Wait {
    fn from(waiting: Waiting) -> Self {
        match waiting {
            Waiting::Deal | Waiting::Dragon | Waiting::Draw(_) => Self::Chance,
            Waiting::Corner(seat) => Self::Corner { seat: SeatName(seat) },
            Waiting::Turn(seat) => Self::Turn { seat: SeatName(seat) },
            Waiting::Give(seat, drawn) => Self::Give { seat: SeatName(seat), piece: drawn.map(piece) },
            Waiting::Over => Self::Over,
        }
    }
}
