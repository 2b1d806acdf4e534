//! The bodies of HTTP requests and answers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Code, SeatName, Stage};

/// The options of a game. What is left out is as usual.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(tag = "game", rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
#[allow(missing_docs)]
pub enum Options {
    Gambit(GambitOptions),
    Skakanie(SkakanieOptions),
}

/// The options of Gambit.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct GambitOptions {
    /// 2 to 4.
    pub seats: u8,
    /// Places first (G4).
    pub oldest: SeatName,
    /// `en`, `pl` or `it` (G7).
    pub edition: String,
    /// Turns without a capture that end the game, 0 to 250, 0 is never (G17).
    pub calm: u8,
    /// Who may look at their own face-down cards (G14).
    pub peek: Vec<SeatName>,
    /// The 12 cards of every deck (G3).
    pub deck: String,
    /// The setup card: a built-in one's name, or a whole card as text (G2). The server always sends the text.
    pub setup: String,
}

/// The options of Skakanie.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
#[allow(clippy::struct_excessive_bools)] // each is one variant of the sheet
pub struct SkakanieOptions {
    /// 1 to 6.
    pub seats: u8,
    /// Begins (S4).
    pub youngest: SeatName,
    /// Columns x rows, such as `12x8`; empty for the usual size (S1).
    pub picture: String,
    /// Actions in a turn (S5, S13 a).
    pub actions: u8,
    /// More actions for some seats (S13 b).
    pub extra: BTreeMap<String, u8>,
    /// What a single piece costs, 1 or 2 (S13 c).
    pub singles: u8,
    /// May players move each other's pawns (S13 d)?
    pub push: bool,
    /// One common pool (S13 e)?
    pub joint: bool,
    /// Does the Dragon take a random piece (S8)?
    pub fierce: bool,
    /// Points for each player, such as `5`, or a share of all pieces, such as `60%`; empty for the usual one (S12, S13).
    pub target: String,
    /// Where the Dragon starts: `random`, or an outer stack (S3).
    pub dragon: String,
    /// Which picture the pieces come from: `castle`, `harbour` or `forest`.
    pub art: String,
    /// Are pieces that would join one's own pointed out?
    pub hints: bool,
}

/// `POST /api/v1/tables`: a new table.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct CreateTable {
    /// The game and its options.
    pub options: Options,
    /// One for each seat.
    pub seats: Vec<NewSeat>,
    /// Seconds for a decision, 5 to 86400; null for no clock.
    #[serde(default)]
    pub clock: Option<u32>,
}

/// Who is to have a seat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(tag = "holder", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub enum NewSeat {
    /// A person at the device that makes the table.
    Person {
        /// 1 to 24 characters.
        name: String,
    },
    /// Whoever comes with its link.
    Open {},
    /// A bot.
    Bot {
        /// `beginner`, `casual`, `strong` or `master`.
        level: String,
    },
}

/// The answer to [`CreateTable`]. Links are `/t/TABLE#KEY`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Created {
    /// The table's id.
    pub table: String,
    /// The host's key.
    pub host: String,
    /// The watchers' key.
    pub watch: String,
    /// The key of each seat; null for bots'.
    pub seats: Vec<Option<String>>,
}

/// `POST /api/v1/mine`: which of these tables exist, and how they stand.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct Mine {
    /// At most 50.
    pub tables: Vec<Key>,
}

/// A table and the keys one has to it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
#[allow(missing_docs)]
pub struct Key {
    pub table: String,
    pub keys: Vec<String>,
}

/// One of the answers to [`Mine`]; tables that do not exist, or to which no key fits, are left out.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Summary {
    /// The table's id.
    pub table: String,
    /// `gambit` or `skakanie`.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// The names by seat; empty for free ones.
    pub names: Vec<String>,
    /// The seats one holds.
    pub seats: Vec<SeatName>,
    /// The seats the game waits for.
    pub waiting: Vec<SeatName>,
    /// When something last happened, in milliseconds since 1970.
    pub updated: i64,
}

/// A recorded game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub enum Source {
    /// Its log.
    Log(String),
    /// The id of a table whose game is over.
    Table(String),
}

/// `POST /api/v1/replays`: a recorded game, step by step.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct AskReplay {
    /// Which.
    pub source: Source,
    /// With whose eyes: `watcher`, `all`, or a seat's letter.
    pub viewer: String,
}

/// `POST /api/v1/branches`: a new table that stands as a recorded game stood, and goes on with its seed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct AskBranch {
    /// Which.
    pub source: Source,
    /// After which of its plies; 0 is the start.
    pub ply: u32,
    /// One for each seat.
    pub seats: Vec<NewSeat>,
}

/// A setup card (`GET /api/v1/setups`, and the answer to a check).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct SetupCard {
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// `POST /api/v1/setups/check`: a card to check.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct CheckSetup {
    /// The card.
    pub text: String,
}

/// `GET /api/v1/about`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct About {
    /// The server's version.
    pub version: String,
    /// The protocol's.
    pub protocol: u32,
    /// Addresses phones on the same network can reach this server at.
    pub addresses: Vec<String>,
}

/// The body of every HTTP error.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Failure {
    /// Why.
    pub code: Code,
    /// What is wrong with options or a setup card; English, for people who write them.
    pub problems: Vec<Trouble>,
}

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Trouble {
    /// The line, from 1; 0 if it is about the whole.
    pub line: u32,
    /// The column, from 1; 0 if it is about the whole line.
    pub column: u32,
    /// What is wrong.
    pub what: String,
}

impl Default for GambitOptions {
    fn default() -> Self {
        let usual = gambit::Options::new(2);
        Self {
            seats: 2,
            oldest: SeatName(usual.oldest),
            edition: usual.edition.to_string(),
            calm: usual.calm,
            peek: Vec::new(),
            deck: usual.deck.to_string(),
            setup: "Home Rows".to_owned(),
        }
    }
}

impl Default for SkakanieOptions {
    fn default() -> Self {
        let usual = skakanie::Options::new(2);
        Self {
            seats: 2,
            youngest: SeatName(usual.youngest),
            picture: String::new(),
            actions: usual.actions,
            extra: BTreeMap::new(),
            singles: 1,
            push: false,
            joint: false,
            fierce: false,
            target: String::new(),
            dragon: "random".to_owned(),
            art: ARTS[0].to_owned(),
            hints: true,
        }
    }
}

/// The pictures pieces can come from.
pub const ARTS: [&str; 3] = ["castle", "harbour", "forest"];
