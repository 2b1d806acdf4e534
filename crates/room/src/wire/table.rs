//! What everybody at a table sees of it, and what a connection may do.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;

use super::{DayClock, Deadline, Happened, Json, Night, Options, View};

/// A seat as its letter, `A` to `F`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export_to = "protocol.ts", type = "'A' | 'B' | 'C' | 'D' | 'E' | 'F'"))]
pub struct SeatName(pub Seat);

impl fmt::Display for SeatName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for SeatName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for SeatName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        Seat::from_str(&text).map(Self).map_err(serde::de::Error::custom)
    }
}

/// Everything a connection may know about a table.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct State {
    /// What everybody sees, and what rarely changes.
    #[cfg_attr(test, ts(as = "TableInfo"))]
    pub info: Json<TableInfo>,
    /// What everybody sees, and what moves with every action.
    pub status: Status,
    /// What this connection is and may do.
    pub you: You,
    /// The game, once it has begun.
    #[cfg_attr(test, ts(as = "Option<View>"))]
    pub view: Option<Json<View>>,
}

/// What moves with every action.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Status {
    /// The seats the game waits for.
    pub waiting: Vec<SeatName>,
    /// May all agree to end the game now? (G17)
    pub may_agree: bool,
    /// Who has agreed to end the game now (G17).
    pub votes: Vec<SeatName>,
    /// Milliseconds the waited-for seats still have, as of this message.
    pub time_left: Option<u32>,
    /// Until when they have time, at a table with a clock for days.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub deadlines: Option<Vec<Deadline>>,
}

/// What everybody sees of a table.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct TableInfo {
    /// What was agreed.
    #[cfg_attr(test, ts(as = "Options"))]
    pub options: Json<Options>,
    /// The version of the game's rules.
    pub rules: u32,
    /// How far it is.
    pub stage: Stage,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// The SHA-256 of the seed, shown before anything is dealt.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// What each seat added to the shuffle, once the game has begun.
    pub entropy: Vec<String>,
    /// Did all agree to end it?
    pub ended_by_agreement: bool,
    /// Seconds for a decision; then a bot stands in.
    pub clock: Option<u32>,
    /// A clock for days.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub days: Option<DayClock>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The day whose deal it plays, such as `2026-11-17`: its seed is known to everybody. Null for a game of its own.
    pub daily: Option<String>,
    /// The recorded game that goes on here; null if this one begins at the beginning.
    pub branch: Option<Branch>,
}

/// A recorded game that goes on at another table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Branch {
    /// After so many of its decisions and votes.
    pub step: u32,
    /// What chance gives from there on.
    pub draws: Draws,
}

/// What chance gives where a recorded game goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Draws {
    /// Draws from a seed of its own, which is committed to before it goes on, and to which each seat adds.
    #[default]
    New,
    /// The recorded game's: whoever knows that game can know every one of them. Only for one person against bots.
    Same,
}

impl From<Draws> for table::Draws {
    fn from(draws: Draws) -> Self {
        match draws {
            Draws::New => Self::New,
            Draws::Same => Self::Same,
        }
    }
}

impl From<table::Draws> for Draws {
    fn from(draws: table::Draws) -> Self {
        match draws {
            table::Draws::New => Self::New,
            table::Draws::Same => Self::Same,
        }
    }
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People are coming; nothing is dealt.
    Lobby,
    /// Under way.
    Playing,
    /// Over.
    Over,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct SeatInfo {
    /// Its letter.
    pub seat: SeatName,
    /// Who has it.
    pub holder: Holder,
    /// Its name: the person's, or the bot's level; empty if it is free.
    pub name: String,
    /// Ready to start? Bots always are.
    pub ready: bool,
    /// The level of the bot that plays for its person.
    pub stand_in: Option<String>,
    /// Hours that do not count for its clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub night: Option<Night>,
    /// The seat its person would change with, before the start.
    pub wish: Option<SeatName>,
    /// The person who had it when the host freed it in mid-game, and may take it back.
    pub previous: Option<String>,
    /// Who asks for it since then.
    pub claim: Option<String>,
}

/// Who has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet; it can be taken by its link.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// What a connection is at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct You {
    /// The seats it holds, in order.
    pub seats: Vec<Own>,
    /// The rest.
    #[serde(flatten)]
    pub role: Role,
}

/// What changed of what a connection is at a table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct YouChange {
    /// The seats it holds, in order.
    pub seats: Vec<Own>,
    /// The rest, if any of it changed.
    #[serde(flatten)]
    pub role: Option<Role>,
}

impl You {
    /// Takes over what changed.
    pub fn change(&mut self, change: YouChange) {
        self.seats = change.seats;
        self.role = change.role.unwrap_or_else(|| std::mem::take(&mut self.role));
    }
}

/// What a connection is at a table, besides the seats it holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Role {
    /// Free seats one of its keys invites to.
    pub invited: Vec<SeatName>,
    /// The seats it held until the host freed them in mid-game; they can be taken back.
    pub freed: Vec<SeatName>,
    /// The freed seats it asks for.
    pub claimed: Vec<SeatName>,
    /// Is it the host's?
    pub host: bool,
    /// As which seat it views; null for the public view.
    pub looking: Option<SeatName>,
}

/// What a connection may do with a seat it holds.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Own {
    /// The seat.
    pub seat: SeatName,
    /// The question it is asked, or may still answer differently; null if there is none.
    pub question: Option<u64>,
    /// The change it may take back.
    pub undo: Option<u64>,
    /// Does its person not want the others to know when they were here?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub unseen: bool,
}

/// What people of a table know of when one of them was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Sighting {
    /// Whose.
    pub seat: SeatName,
    /// The last change they saw.
    pub version: u64,
    /// When they were last there, in milliseconds since 1970, to ten minutes.
    pub at: i64,
}

/// Something that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum News {
    /// A person sat down, or another device took the seat.
    Sat {
        /// Where.
        seat: SeatName,
        /// Who.
        name: String,
    },
    /// A seat became free.
    Freed {
        /// Which.
        seat: SeatName,
    },
    /// Somebody asks for a seat that was freed in mid-game. Unless the person who had it says no within a minute, it is theirs.
    Claimed {
        /// Which.
        seat: SeatName,
        /// Who.
        name: String,
    },
    /// The person who had a freed seat took it back.
    Kept {
        /// Which.
        seat: SeatName,
        /// Who.
        name: String,
    },
    /// A bot got a free seat.
    BotPlaced {
        /// Which.
        seat: SeatName,
        /// Its level.
        level: String,
    },
    /// A person would change seats with another, or would not any more.
    Wished {
        /// Whose.
        seat: SeatName,
        /// With whom.
        to: Option<SeatName>,
    },
    /// People sit elsewhere.
    Reseated {
        /// For each seat, where its person, bot or link was before.
        order: Vec<SeatName>,
        /// Because lots were drawn?
        lots: bool,
    },
    /// A person has another name.
    Renamed {
        /// Where.
        seat: SeatName,
        /// The name.
        name: String,
    },
    /// A seat is ready, or not any more.
    Ready {
        /// Which.
        seat: SeatName,
        /// Is it?
        ready: bool,
    },
    /// The game begins.
    Started,
    /// A seat took its last action back.
    Undone {
        /// Which.
        seat: SeatName,
    },
    /// A seat agreed to end the game, or withdrew that (G17).
    Voted {
        /// Which.
        seat: SeatName,
        /// Did it agree?
        agree: bool,
    },
    /// A seat made a hand-over link.
    Offered {
        /// Which.
        seat: SeatName,
    },
    /// A bot plays for a seat's person.
    StoodIn {
        /// Which.
        seat: SeatName,
        /// Its level.
        level: String,
        /// Because the person's time was up?
        clock: bool,
        /// Only until it is somebody else's turn?
        #[serde(default)]
        single_turn: bool,
    },
    /// The person plays again.
    Returned {
        /// Which.
        seat: SeatName,
    },
    /// Other hours of the night do not count for a seat.
    Night {
        /// Which.
        seat: SeatName,
    },
    /// Watchers have a new link.
    NewWatchLink,
    /// The table has a new link.
    NewInvite,
    /// The game is over.
    Ended,
    /// There is a rematch.
    Rematch {
        /// The new table's id.
        table: String,
    },
}

/// A change that was told before.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct PastChange {
    /// What happened at the table.
    pub news: Vec<News>,
    /// What happened in the game, as this viewer saw it; null if nothing did.
    #[cfg_attr(test, ts(as = "Option<Happened>"))]
    pub happened: Option<Json<Happened>>,
    /// The game after it, if something was undone; else it follows from what happened.
    #[cfg_attr(test, ts(as = "Option<View>"))]
    pub view: Option<Json<View>>,
}

/// A result.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Outcome {
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Places by seat, 1 for a winner.
    pub places: Vec<u8>,
    /// The team's, where all play together.
    pub team: Option<TeamResult>,
}

/// What a team has and needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[allow(missing_docs)]
pub struct TeamResult {
    pub score: i32,
    pub target: i32,
}

impl From<table::Outcome> for Outcome {
    fn from(outcome: table::Outcome) -> Self {
        Self {
            scores: outcome.scores.as_slice().to_vec(),
            places: outcome.places.as_slice().to_vec(),
            team: outcome.team.map(TeamResult::from),
        }
    }
}

impl From<table::Team> for TeamResult {
    fn from(team: table::Team) -> Self {
        Self { score: team.score, target: team.target }
    }
}

/// A recorded game as one viewer saw it (`POST /api/v1/replays`, `GET /api/v1/lessons/{game}`).
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Replay {
    /// The table as it was in the end. Games written down by hand have no commitment: it is empty.
    pub info: TableInfo,
    /// What can be said about the shuffles.
    pub shuffle: Shuffle,
    /// The start, then one for each decision or vote.
    pub plies: Vec<Ply>,
}

/// What can be said about the shuffles of a recorded game. One whose shuffles are wrong is not shown at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Shuffle {
    /// Every chance value was drawn again from the seed and is right.
    Checked,
    /// It continues a recorded game. What was drawn after that follows from a seed that was committed to before it went on; of what was
    /// before nothing is said.
    NewDraws,
    /// It continues a recorded game with that game's seed: everything follows from it, and whoever knew that game could know it.
    SameDraws,
    /// It is the deal of a day: everything follows from a seed that everybody can compute.
    Daily,
    /// The game is not over, so its seed is not known.
    SeedNotShown,
    /// No seed was committed to before the game.
    NotCommitted,
}

/// A decision with all it led to, or the start.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Ply {
    /// The decision as it stands in the log, such as `A move e4`, for who may know it; null for the start.
    pub line: Option<String>,
    /// Who decided.
    pub seat: Option<SeatName>,
    /// What the viewer saw of it; null if nothing happened.
    #[cfg_attr(test, ts(as = "Option<Happened>"))]
    pub happened: Option<Json<Happened>>,
    /// What the viewer sees after it; in the end everybody sees everything.
    #[cfg_attr(test, ts(as = "View"))]
    pub view: Json<View>,
    /// Who is waited for after it, and who has agreed to end the game (G17).
    pub status: Status,
    /// The points of each seat.
    pub scores: Vec<i32>,
}
