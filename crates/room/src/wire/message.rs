//! What the host of a room says over the socket.

use serde::{Deserialize, Serialize};

use super::http::Summary;
use super::{
    Advised, Code, Fact, Happened, Json, News, PastChange, Reaction, Remark, SeatName, Sighting, State,
    Status, TableInfo, Unknown, View, ViewChange, YouChange,
};

/// What the server says over the socket.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message {
    /// The first message.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The server's version.
        server: String,
    },
    /// The whole state: after joining, asking, or viewing as somebody else.
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
        /// What happened at the table, if anything did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, as = "Option<Vec<News>>"))]
        news: Option<Json<Vec<News>>>,
        /// What happened in the game, as this viewer saw it, if anything did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, as = "Option<Happened>"))]
        happened: Option<Json<Happened>>,
        /// The table, if this changed it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, as = "Option<TableInfo>"))]
        info: Option<Json<TableInfo>>,
        /// Who is waited for, and more that moves with every action.
        status: Status,
        /// What this connection may do, and those fields of what it is that changed; the others are as they were.
        #[cfg_attr(test, ts(type = "Partial<You>"))]
        you: YouChange,
        /// Those fields of the view that changed, once the game has begun; the others are as they were.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "Partial<View>"))]
        view: Option<Json<ViewChange>>,
    },
    /// What happened so far, for who wants to read it, a page of some 64 KiB at a time. Who holds several seats is told what everybody
    /// saw.
    Past {
        /// The table's id.
        table: String,
        /// The number of the last change that is told. If there are more, ask for those since this one.
        version: u64,
        /// Only the changes after this version are told; null for all.
        since: Option<u64>,
        /// The game before the first of these changes (for all of them: before anything happened in it); null before the start.
        #[cfg_attr(test, ts(as = "Option<View>"))]
        start: Option<Json<View>>,
        /// The changes in order.
        changes: Vec<PastChange>,
    },
    /// A command was done.
    Ack {
        /// The table's id.
        table: String,
        /// The command's.
        ack: String,
        /// The change it made.
        version: u64,
    },
    /// Something was not done; nothing changed.
    Refused {
        /// The table's id, if it was about one.
        table: Option<String>,
        /// The command's, if it had one.
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
    /// When others at the table were last there, and what they saw; only who has a seat is told, and only of people who do not mind. Who is not
    /// named is not told of.
    Seen {
        /// The table's id.
        table: String,
        /// The last change in which something happened in the game: who saw it, saw the move.
        last: u64,
        /// By seat.
        seen: Vec<Sighting>,
    },
    /// How a followed table stands.
    Standing {
        /// The table's id.
        table: String,
        /// As somebody sees it who has these keys; null if there is no such table, or they open nothing there.
        summary: Option<Box<Summary>>,
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
    /// Help with a question, by what its seat knows, for who asked only.
    Hint {
        /// The table's id.
        table: String,
        /// The seat.
        seat: SeatName,
        /// The question.
        question: u64,
        /// Something to think of: an idea, a chance, a danger.
        ideas: Vec<Fact>,
        /// What master would do; null where there is no choice, or where people decide together.
        best: Option<Advised>,
    },
    /// What there is to say of a seat's decision, by what it knew, for who asked only.
    Remark {
        /// The table's id.
        table: String,
        /// The seat.
        seat: SeatName,
        /// The question that was answered.
        question: u64,
        /// What was a clear mistake; null if nothing was.
        remark: Option<Box<Remark>>,
    },
    /// The odds of what a seat cannot see, as exact counts, for who asked only.
    Odds {
        /// The table's id.
        table: String,
        /// The number of the last change they know of.
        version: u64,
        /// The seat.
        seat: SeatName,
        /// What has a place on the table.
        odds: Vec<Unknown>,
    },
    /// The answer to a ping.
    Pong {
        /// Its number.
        n: u64,
    },
}

impl Message {
    /// What a change says that happened at the table.
    pub fn news(&self) -> Vec<News> {
        match self {
            Self::Changed { news: Some(news), .. } => news.read().unwrap_or_default(),
            _ => Vec::new(),
        }
    }
}
