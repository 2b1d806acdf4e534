//! Clocks for games that go on for days.

use serde::{Deserialize, Serialize};

use super::SeatName;

/// A clock that runs while nobody is at the table: so much time for a decision, and a reserve for the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct DayClock {
    /// Minutes for a decision, 60 to 43200 (thirty days).
    pub turn: u32,
    /// Minutes each seat may use up beyond that in the whole game, 0 to 43200.
    #[serde(default)]
    pub reserve: u32,
    /// What happens when they are used up.
    #[serde(default)]
    pub then: TimeUp,
}

/// What happens when a seat has no time left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
pub enum TimeUp {
    /// A bot plays until it is somebody else's turn.
    Turn,
    /// A bot plays until the person is back.
    #[default]
    StandIn,
    /// The table waits.
    Wait,
}

/// Hours of a seat's night, in which its time does not run: at most twelve of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct Night {
    /// When it begins, in minutes since midnight, where the person is.
    pub from: u16,
    /// When it ends.
    pub to: u16,
    /// How many minutes the person's time is ahead of UTC.
    pub offset: i16,
    /// When that changes next, as for summer time.
    #[serde(default)]
    pub shift: Option<Shift>,
}

/// A time from which on another offset holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct Shift {
    /// In milliseconds since 1970.
    pub at: i64,
    /// Minutes ahead of UTC from then on.
    pub offset: i16,
}

/// Until when a seat has time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Deadline {
    /// The seat.
    pub seat: SeatName,
    /// When its time is up, its reserve included, in milliseconds since 1970.
    pub at: i64,
    /// When it should be warned.
    pub warn: i64,
    /// Milliseconds of its reserve that are left.
    pub reserve: i64,
}
