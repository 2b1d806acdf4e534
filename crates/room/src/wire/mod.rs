//! Protocol 3: every message and every value that travels between a host of rooms and a client, and nothing else.
//!
//! One closed enum for each direction ([`Request`], [`Message`]), one type for each HTTP body ([`http`]). The TypeScript types in
//! `web/src/wire/` are generated from these, and `docs/protocol.md` tells the story around them. Values of the games travel in
//! their notation (`"move e4"`, `"BRQ"`); what a client draws is spelled out, in [`crate::games`].

mod code;
mod days;
pub mod http;
mod json;
mod message;
mod puzzle;
mod request;
mod review;
mod table;
#[cfg(test)]
mod typescript;

pub use self::code::Code;
pub use self::days::{DayClock, Deadline, Night, Shift, TimeUp};
pub use self::json::{Json, ViewChange};
pub use self::message::Message;
pub use self::puzzle::{AskPuzzle, Puzzle, PuzzleAnswer, PuzzleVerdict};
pub use self::request::{
    Command, CommandRequest, Follow, Ping, Query, QueryRequest, Reaction, Request, Signal, SignalRequest,
};
pub use self::review::{
    Advised, AskReview, CurvePoint, Fact, FactValue, Likely, Moment, OpenLook, Remark, Review,
    ReviewDecision, ReviewLine, ReviewOption, ReviewSection, ReviewSummary, Unknown,
};
pub use self::table::{
    Branch, Draws, Holder, News, Outcome, Own, PastChange, Ply, Replay, Role, SeatInfo, SeatName, Shuffle,
    Sighting, Stage, State, Status, TableInfo, TeamResult, You, YouChange,
};
pub use crate::games::{GameInfo, Happened, Options, View};

/// The version of the protocol; a change that breaks clients is a new one.
pub const PROTOCOL: u32 = 3;
