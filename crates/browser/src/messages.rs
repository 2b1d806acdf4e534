//! What the browser tells its host of rooms, and what it is asked to do.

use room::wire::http::Summary;
use room::wire::{Code, SeatName};
use room::{AdviceAsked, Change, NewTable, Stored};
use serde::{Deserialize, Serialize};

/// Something that happened in the browser. Its name stands around it and not in it: what reads that is half as large.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Input {
    /// A connection begins.
    Connect {
        /// Its number, made up by the browser.
        client: u32,
    },
    /// A request of the protocol.
    Say {
        /// The connection.
        client: u32,
        /// The request.
        text: String,
    },
    /// A connection is gone.
    Gone {
        /// Which.
        client: u32,
    },
    /// What is asked of a server by HTTP.
    Ask {
        /// A number for the answer.
        ask: u32,
        /// What comes after `/api/v1/`.
        path: String,
        /// The body in JSON.
        body: Option<String>,
    },
    /// What the storage has of a table; the answer to [`Effect::Open`] and [`Effect::Read`].
    Found {
        /// The table's id.
        table: String,
        /// Is it this tab's now, so that it can be played?
        taken: bool,
        /// The table, if there is one.
        kept: Option<Stored>,
    },
    /// Another tab has the table: it cannot be taken, or is this one's no more.
    Elsewhere {
        /// The table's id.
        table: String,
    },
    /// [`Effect::Write`] is done.
    Written {
        /// The table's id.
        table: String,
    },
    /// A bot has decided.
    Decided {
        /// The table's id.
        table: String,
        /// Its seat.
        seat: SeatName,
        /// The question.
        question: u64,
        /// The answer; null if it found none.
        action: Option<String>,
    },
    /// Advice was thought about.
    Advised {
        /// The table's id.
        table: String,
        /// The connection that asked.
        client: u32,
        /// What it asked.
        asked: AdviceAsked,
        /// The answer, a message of the protocol that goes on as it is, or why there is none.
        told: Result<String, Code>,
    },
    /// Odds were counted.
    Odds {
        /// The table's id.
        table: String,
        /// The connection that asked.
        client: u32,
        /// Whose odds.
        seat: SeatName,
        /// The same.
        told: Result<String, Code>,
    },
    /// It was found out how bots vote.
    Voted {
        /// The table's id.
        table: String,
        /// The change after which this is so.
        version: u64,
        /// Whose bot agrees to end the game, or no longer does; null if none has a vote to change.
        vote: Option<(SeatName, bool)>,
    },
    /// A question that needed thought can be answered: what master reaches in a day's deal, or a review.
    Thought {
        /// The number of the question.
        ask: u32,
        /// The answer, or why there is none, in JSON.
        answer: Result<String, String>,
    },
    /// A thinker broke, and another one stands in its place that knows of nothing.
    Broke {
        /// Which.
        thinker: usize,
    },
    /// It is the time of [`Effect::Alarm`].
    Alarm {},
}

/// Where a photo comes from.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum KeptPhoto {
    /// It is this, in base64.
    New(String),
    /// It is that of this table.
    Of(String),
}

/// What the browser has to do.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Effect {
    /// Say something to a connection.
    Send {
        /// The connection.
        client: u32,
        /// A message of the protocol.
        text: String,
    },
    /// Answer what was asked.
    Answer {
        /// The number of the question.
        ask: u32,
        /// Was it done? Otherwise the text is an error of the protocol.
        ok: bool,
        /// The answer in JSON.
        text: String,
    },
    /// Take a table for this tab and read it.
    Open {
        /// The table's id.
        table: String,
    },
    /// Read a table.
    Read {
        /// The table's id.
        table: String,
    },
    /// Write a change down. Until it is written nobody learns of it.
    Write {
        /// The table's id.
        table: String,
        /// The table, if this is its first change.
        new: Option<NewTable>,
        /// The change.
        change: Change,
        /// The new table's photo, which stays with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        photo: Option<KeptPhoto>,
    },
    /// How a table stands now, for the list of one's own tables.
    List {
        /// The line of the list.
        summary: Summary,
    },
    /// Let a worker think: a bot, or who advises and reviews.
    Think {
        /// Which of the thinkers has to.
        thinker: usize,
        /// What it is to think about, for [`Thinker::think`](crate::Thinker::think).
        job: String,
        /// Is it a bot that decides? People want to follow it, so it takes its time.
        bot: bool,
    },
    /// Nobody is at a table any more: another tab may have it.
    Close {
        /// The table's id.
        table: String,
    },
    /// Say [`Input::Alarm`] at this time.
    Alarm {
        /// In milliseconds since 1970.
        at: i64,
    },
}
