//! Protocol v1: every message and every value that travels between the server and a client, and nothing else.
//!
//! One closed enum for each direction of the socket ([`Request`], [`Message`]), one type for each HTTP body ([`http`]). The
//! TypeScript types in `web/src/wire/` are generated from these, and `docs/protocol.md` tells the story around them.
//! Values of the games travel in their notation (`"move e4"`, `"BRQ"`); what a client draws is spelled out.

mod code;
mod gambit;
pub mod http;
mod skakanie;
mod table;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use self::code::Code;
pub use self::gambit::{GambitEvent, GambitSeat, GambitView, Hand, Slot};
pub use self::skakanie::{IfEnded, SkakanieEvent, SkakaniePool, SkakanieStack, SkakanieView, Wait};
pub use self::table::{
    Event, Holder, News, Outcome, Own, PastChange, Ply, Replay, SeatInfo, SeatName, Shuffle, Stage, State,
    TableInfo, TeamResult, View, You,
};

/// The version of the protocol; a change that breaks clients is a new one, at another address.
pub const PROTOCOL: u32 = 1;

/// What a client says over the socket.
///
/// Requests that change something carry `ack`, a text the client makes up (random, at most 40 letters, digits, `-` and `_`). The
/// server answers with [`Message::Ack`] or [`Message::Refused`], and a request that is sent again with the same `ack` is
/// done once.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub enum Request {
    /// Come to a table with the keys one has: of seats, of the host, or the watchers' one.
    Join {
        /// The table's id.
        table: String,
        /// The secrets of one's links.
        keys: Vec<String>,
    },
    /// Go away from a table.
    Leave {
        /// The table's id.
        table: String,
    },
    /// With whose eyes to look: one of the seats this connection holds, or nobody's. A connection with one seat looks with its
    /// eyes from the start; one that holds several sees what everybody sees until it asks.
    Look {
        /// The table's id.
        table: String,
        /// The seat, or null for the public view.
        seat: Option<SeatName>,
    },
    /// The whole state again.
    Sync {
        /// The table's id.
        table: String,
    },
    /// All that happened so far, as [`Message::Past`].
    Past {
        /// The table's id.
        table: String,
    },
    /// Sit down with an invitation or a hand-over link. The key used is void from then on; `new_key` is the seat's key.
    Sit {
        /// The table's id.
        table: String,
        /// The key of the link.
        key: String,
        /// The person's name, 1 to 24 characters.
        name: String,
        /// A secret the client made: 22 to 64 letters, digits, `-` and `_`.
        new_key: String,
        /// Makes it once.
        ack: String,
    },
    /// Another name for one's seat, while nobody is ready.
    Rename {
        /// The table's id.
        table: String,
        /// A seat one holds.
        seat: SeatName,
        /// 1 to 24 characters.
        name: String,
        /// Makes it once.
        ack: String,
    },
    /// Ready to start, with what this seat adds to the shuffle; or not ready after all.
    Ready {
        /// The table's id.
        table: String,
        /// A seat one holds.
        seat: SeatName,
        /// 1 to 64 random bytes in hexadecimal, or null: not ready.
        entropy: Option<String>,
        /// Makes it once.
        ack: String,
    },
    /// An action of the game.
    Act {
        /// The table's id.
        table: String,
        /// A seat one holds.
        seat: SeatName,
        /// The question it answers ([`Own::question`]).
        question: u64,
        /// The action in the game's notation, such as `move e4`.
        action: String,
        /// Makes it once.
        ack: String,
    },
    /// Takes one's last action back, if nobody has learned anything from it ([`Own::undo`]).
    Undo {
        /// The table's id.
        table: String,
        /// A seat one holds.
        seat: SeatName,
        /// The change that is taken back ([`Own::undo`]).
        change: u64,
        /// Makes it once.
        ack: String,
    },
    /// Agrees to end the game now (G17), or takes that back.
    Vote {
        /// The table's id.
        table: String,
        /// A seat one holds.
        seat: SeatName,
        /// Agree, or withdraw.
        agree: bool,
        /// Makes it once.
        ack: String,
    },
    /// A second link for one's seat: whoever sits down with it has the seat, and this device loses it.
    Offer {
        /// The table's id.
        table: String,
        /// A seat one holds.
        seat: SeatName,
        /// The new link's secret, made by the client.
        new_key: String,
        /// Makes it once.
        ack: String,
    },
    /// A bot plays for a seat one holds (or, as host, for any person's); null: its person plays again.
    StandIn {
        /// The table's id.
        table: String,
        /// The seat.
        seat: SeatName,
        /// `beginner`, `casual`, `strong`, `master`, or null.
        level: Option<String>,
        /// Makes it once.
        ack: String,
    },
    /// The host frees a seat, whoever has it: its links are void, and `new_key` invites anew.
    Free {
        /// The table's id.
        table: String,
        /// The seat.
        seat: SeatName,
        /// The new invitation's secret.
        new_key: String,
        /// Makes it once.
        ack: String,
    },
    /// The host gives a free seat, or a bot's, to a bot; only before the start.
    PlaceBot {
        /// The table's id.
        table: String,
        /// The seat.
        seat: SeatName,
        /// `beginner`, `casual`, `strong` or `master`.
        level: String,
        /// Makes it once.
        ack: String,
    },
    /// The host makes a new link for watchers; the old one is void.
    NewWatchLink {
        /// The table's id.
        table: String,
        /// Its secret.
        new_key: String,
        /// Makes it once.
        ack: String,
    },
    /// Another game with the same people and options after this one is over; who places or begins moves on by a seat. Keys stay valid
    /// at the new table ([`TableInfo::rematch`]).
    Rematch {
        /// The table's id.
        table: String,
        /// Makes it once.
        ack: String,
    },
    /// A quick reaction for all to see; it is not kept.
    React {
        /// The table's id.
        table: String,
        /// A seat one holds.
        seat: SeatName,
        /// Which.
        reaction: Reaction,
    },
    /// Points at a stack (1 to 12) for the others; only in Skakanie, not kept.
    Point {
        /// The table's id.
        table: String,
        /// A seat one holds.
        seat: SeatName,
        /// The stack.
        stack: u8,
    },
    /// Asks for a [`Message::Pong`].
    Ping {
        /// Any number.
        n: u64,
    },
}

/// What the server says over the socket.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Message {
    /// The first message.
    Welcome {
        /// [`PROTOCOL`].
        protocol: u32,
        /// The server's version.
        server: String,
    },
    /// The whole state: after joining, asking, or looking with other eyes.
    Synced {
        /// The table's id.
        table: String,
        /// The number of the last change.
        version: u64,
        /// Everything.
        state: Box<State>,
    },
    /// Something changed. Apply it if `version` is the next after yours, else ask for the whole.
    Changed {
        /// The table's id.
        table: String,
        /// The number of this change.
        version: u64,
        /// What happened at the table.
        news: Vec<News>,
        /// What happened in the game, as this viewer saw it.
        events: Vec<Event>,
        /// Everything, afterwards.
        state: Box<State>,
    },
    /// All that happened so far, for who wants to read it. Who holds several seats is told what everybody saw.
    Past {
        /// The table's id.
        table: String,
        /// The number of the last change that is told.
        version: u64,
        /// The game before anything happened in it; null before the start.
        start: Option<View>,
        /// All changes in order.
        changes: Vec<PastChange>,
    },
    /// A request was done.
    Ack {
        /// The table's id.
        table: String,
        /// The request's.
        ack: String,
        /// The change it made.
        version: u64,
    },
    /// A request was not done; nothing changed.
    Refused {
        /// The table's id, if it was about one.
        table: Option<String>,
        /// The request's, if it had one.
        ack: Option<String>,
        /// Why.
        code: Code,
        /// The game's own name of the reason ([`Code::Rule`]), such as `not-blocked`.
        reason: Option<String>,
        /// The id of the rule that refused it, such as `G9`.
        rule: Option<String>,
    },
    /// The connection is not at the table any more.
    Left {
        /// The table's id.
        table: String,
        /// Why.
        code: Code,
    },
    /// Who is there.
    Present {
        /// The table's id.
        table: String,
        /// The seats with a connection.
        online: Vec<SeatName>,
        /// Connections without a seat.
        watchers: u32,
    },
    /// A reaction.
    Reacted {
        /// The table's id.
        table: String,
        /// Whose.
        seat: SeatName,
        /// Which.
        reaction: Reaction,
    },
    /// Somebody points at a stack.
    Pointed {
        /// The table's id.
        table: String,
        /// Who.
        seat: SeatName,
        /// The stack, 1 to 12.
        stack: u8,
    },
    /// A bot thinks for a seat, with so much of its usual time (per cent); less than 100 when many tables want to think.
    Thinking {
        /// The table's id.
        table: String,
        /// The seat.
        seat: SeatName,
        /// Per cent of the usual time.
        pace: u8,
    },
    /// The answer to a ping.
    Pong {
        /// Its number.
        n: u64,
    },
}

/// A quick reaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
#[allow(missing_docs)] // the names say it
pub enum Reaction {
    Hello,
    WellDone,
    Ouch,
    Thinking,
    Hurry,
    Thanks,
}
