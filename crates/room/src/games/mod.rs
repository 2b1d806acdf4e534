//! What a room must know of each game, a folder a game. This file is the registry: a third game is a folder and a line in each of
//! the four enums below, which tell clients in Rust and in TypeScript which games there are, and in [`Catalogue::standard`].
//!
//! [`Catalogue::standard`]: crate::Catalogue::standard

pub mod gambit;
pub mod skakanie;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use study::puzzle::Puzzling;
use table::{ParseErrors, Table, Viewer};

use self::gambit::{GambitEvent, GambitInfo, GambitOptions, GambitView};
use self::skakanie::{SkakanieEvent, SkakanieInfo, SkakanieOptions, SkakanieView};
use crate::daily::DailyGame;
use crate::settings::Settings;

/// A game as a room needs it: how its options, views and events are written for clients.
pub trait RoomGame: Puzzling {
    /// The options as clients write and read them; what is left out is as usual.
    type Options: Serialize + DeserializeOwned;
    /// What a viewer sees.
    type Seen: Serialize;
    /// Something that happened.
    type Happening: Serialize;
    /// What forms and clients have to know of the game before there is a table.
    type Info: Serialize;

    /// The game that these options ask for, and what the table agrees on besides its rules.
    fn agree(options: Self::Options, clock: Option<u32>) -> Result<(Self, Settings), ParseErrors>;

    /// What was agreed.
    fn options(&self, settings: &Settings) -> Self::Options;

    /// What a viewer sees of a table.
    fn seen(table: &Table<Self>, viewer: Viewer, settings: &Settings) -> Self::Seen;

    /// Something that happened, for clients.
    fn happening(event: Self::Event) -> Self::Happening;

    /// What is usual, and what is possible.
    fn info() -> Self::Info;

    /// The position, for a small picture of it: one text that everybody at the table may read, in the game's own way.
    fn sketch(_table: &Table<Self>) -> String {
        String::new()
    }

    /// The same game for a rematch; whoever began moves on by a seat.
    #[must_use]
    fn rotated(self) -> Self {
        self
    }

    /// The action of the rules that takes a decision back, where there is one.
    fn take_back() -> Option<Self::Action> {
        None
    }

    /// What everybody plays as the deal of a day, where the game has one.
    fn daily() -> Option<DailyGame<Self>> {
        None
    }

    /// May people point at this place for each other?
    fn can_point_at(_place: u8) -> bool {
        false
    }

    /// Which help the table agreed on.
    fn help(_settings: &Settings) -> Help {
        Help::default()
    }
}

/// Help during play that a table agreed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Help {
    /// May a seat ask for hints, and for remarks on what it did?
    pub hints: bool,
    /// May it see the odds of what it cannot see?
    pub odds: bool,
    /// Do people agree without a word: not even pointing is allowed?
    pub silent: bool,
}

macro_rules! registry {
    ($(#[$doc:meta])* $name:ident { $($game:ident($of:ty)),* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
        #[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
        #[serde(tag = "game", rename_all = "snake_case")]
        #[allow(missing_docs)] // the names of the games
        pub enum $name { $($game($of)),* }
    };
}

registry!(
    /// The options of a game. What is left out is as usual.
    Options { Gambit(GambitOptions), Skakanie(SkakanieOptions) }
);
registry!(
    /// The game as a viewer sees it.
    View { Gambit(GambitView), Skakanie(SkakanieView) }
);
impl View {
    /// All that its seat may do, in notation.
    pub fn legal(&self) -> Vec<String> {
        match self {
            Self::Gambit(view) => view.legal.clone(),
            Self::Skakanie(view) => {
                let gives = view.gives.iter().flat_map(|gives| {
                    let stacks =
                        |piece| gives.stacks.iter().map(move |stack| format!("give {piece} to {stack}"));
                    gives.pieces.iter().flat_map(stacks)
                });
                view.legal.iter().cloned().chain(gives).collect()
            }
        }
    }
}

registry!(
    /// What happened in the game.
    Happened { Gambit(Events<GambitEvent>), Skakanie(Events<SkakanieEvent>) }
);
registry!(
    /// What forms and clients have to know of a game before there is a table (`GET /api/v1/games`).
    GameInfo { Gambit(GambitInfo), Skakanie(SkakanieInfo) }
);

/// Things that happened, in order.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Events<T> {
    /// Each as this viewer saw it.
    pub events: Vec<T>,
}

/// The least and the most of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[allow(missing_docs)] // the names say it
pub struct Limits {
    pub least: u32,
    pub most: u32,
}

impl Limits {
    /// From `least` to `most`.
    pub const fn new(least: u32, most: u32) -> Self {
        Self { least, most }
    }
}

/// What is the same for every game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct TableLimits {
    /// The newest version of its rules.
    pub rules: u32,
    /// How many can play.
    pub seats: Limits,
    /// The levels of bots, weakest first.
    pub levels: Vec<String>,
    /// Seconds a clock may give for a decision.
    pub clock: Limits,
}

impl TableLimits {
    /// Those of a game for `least` to `most` people.
    pub fn of<G: RoomGame>(least: u32, most: u32) -> Self {
        Self {
            rules: G::RULES,
            seats: Limits::new(least, most),
            levels: bots::Kind::LEVELS.iter().map(ToString::to_string).collect(),
            clock: Settings::CLOCK,
        }
    }
}

/// A value with the name of its game in front.
#[derive(Serialize)]
pub(crate) struct Tagged<T> {
    pub(crate) game: &'static str,
    #[serde(flatten)]
    pub(crate) value: T,
}
