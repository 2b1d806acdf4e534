//! Skakanie as everybody sees it.

use serde::{Deserialize, Serialize};
use skakanie::{Event as Happened, Piece, Pieces, Skakanie, StackId, View, Waiting};
use table::{Game, Seat};
use ts_rs::TS;

use super::{SeatName, TeamResult};

/// Skakanie as a viewer sees it. Pieces are numbered from 1, row by row of the picture; stacks from 1 to 12, in three rows of four.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
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
    /// What the viewer's seat may do now, in notation.
    pub legal: Vec<String>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(tag = "for", rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
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
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
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
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct SkakaniePool {
    /// Whose it is.
    pub owners: Vec<SeatName>,
    /// Its fragments, the largest first.
    pub fragments: Vec<Vec<u8>>,
    /// Its points.
    pub score: i32,
}

/// What would come if the turn ended now.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
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
    /// The view, put into words.
    pub(crate) fn new(game: &Skakanie, state: &skakanie::State, view: &View, hints: bool) -> Self {
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
            if_ended: if_ended(game, state),
            legal: view.legal.iter().map(ToString::to_string).collect(),
        }
    }
}

/// Would the piece fit to one of the pool?
fn joins(game: &Skakanie, pool: Pieces, piece: Piece) -> bool {
    !(game.grid().neighbours(Pieces::only(piece)) & pool).is_empty()
}

/// Plays the end of the turn on a copy; the Dragon's step shows nothing hidden.
fn if_ended(game: &Skakanie, state: &skakanie::State) -> Option<IfEnded> {
    let Waiting::Turn(seat) = state.waiting() else { return None };
    let end = table::Step::Action(seat, skakanie::Action::End);
    let mut found = None;
    let (mut bitten, mut token, mut over) = (Vec::new(), false, false);
    for event in game.events(state, &end, table::Viewer::Watcher) {
        match event {
            Happened::DragonStepped { to, .. } => found = Some(number(to)),
            Happened::Bitten { seat } => bitten.push(SeatName(seat)),
            Happened::TokenDiscarded { .. } => token = true,
            Happened::GameOver => over = true,
            _ => {}
        }
    }
    found.map(|dragon| IfEnded { dragon, bitten, token, over })
}

fn number(stack: StackId) -> u8 {
    stack.index() as u8 + 1
}

fn piece(piece: Piece) -> u8 {
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

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
#[allow(missing_docs)] // the fields are seats, stacks and pieces; `docs/protocol.md` has a table
pub enum SkakanieEvent {
    /// The pieces were dealt; these were turned up (S1).
    Dealt { tops: Vec<u8> },
    /// The Dragon came to its first place (S3).
    DragonPlaced { stack: u8 },
    /// A pawn was put on a corner (S2).
    CornerChosen { seat: SeatName, stack: u8 },
    /// The Dragon made room; this is its first place now (S3).
    DragonGaveWay { stack: u8 },
    /// A turn began (S4).
    TurnBegan { seat: SeatName, actions: u8 },
    /// A piece was taken, and the next one turned up (S5).
    Taken { seat: SeatName, stack: u8, piece: u8, turned_up: Option<u8> },
    /// A pawn moved (S5).
    Walked { seat: SeatName, from: u8, to: u8 },
    /// A player moved another one's pawn (S13 d).
    Pushed { by: SeatName, seat: SeatName, from: u8, to: u8 },
    /// A turn ended (S5).
    TurnEnded { seat: SeatName },
    /// The Dragon went on (S7).
    DragonStepped { from: u8, to: u8 },
    /// The Dragon bites (S8).
    Bitten { seat: SeatName },
    /// It found somebody who has nothing to give (S8).
    Spared { seat: SeatName },
    /// The fierce Dragon drew a piece (S8).
    Drawn { seat: SeatName, piece: u8 },
    /// A piece was put at the bottom of a stack, or on an empty one (S8).
    Given { seat: SeatName, piece: u8, stack: u8, face_up: bool },
    /// A Dragon token was discarded (S9).
    TokenDiscarded { left: u8 },
    /// The last token is gone (S10).
    GameOver,
}

impl From<Happened> for SkakanieEvent {
    fn from(event: Happened) -> Self {
        let name = |seat: Seat| SeatName(seat);
        match event {
            Happened::Dealt { tops } => Self::Dealt { tops: tops.into_iter().map(piece).collect() },
            Happened::DragonPlaced { stack } => Self::DragonPlaced { stack: number(stack) },
            Happened::CornerChosen { seat, stack } => {
                Self::CornerChosen { seat: name(seat), stack: number(stack) }
            }
            Happened::DragonGaveWay { stack } => Self::DragonGaveWay { stack: number(stack) },
            Happened::TurnBegan { seat, actions } => Self::TurnBegan { seat: name(seat), actions },
            Happened::Taken { seat, stack, piece: taken, turned_up } => Self::Taken {
                seat: name(seat),
                stack: number(stack),
                piece: piece(taken),
                turned_up: turned_up.map(piece),
            },
            Happened::Moved { seat, from, to } => {
                Self::Walked { seat: name(seat), from: number(from), to: number(to) }
            }
            Happened::Pushed { by, seat, from, to } => {
                Self::Pushed { by: name(by), seat: name(seat), from: number(from), to: number(to) }
            }
            Happened::TurnEnded { seat } => Self::TurnEnded { seat: name(seat) },
            Happened::DragonStepped { from, to } => {
                Self::DragonStepped { from: number(from), to: number(to) }
            }
            Happened::Bitten { seat } => Self::Bitten { seat: name(seat) },
            Happened::Spared { seat } => Self::Spared { seat: name(seat) },
            Happened::Drawn { seat, piece: drawn } => Self::Drawn { seat: name(seat), piece: piece(drawn) },
            Happened::Given { seat, piece: given, stack, face_up } => {
                Self::Given { seat: name(seat), piece: piece(given), stack: number(stack), face_up }
            }
            Happened::TokenDiscarded { left } => Self::TokenDiscarded { left },
            Happened::GameOver => Self::GameOver,
        }
    }
}
