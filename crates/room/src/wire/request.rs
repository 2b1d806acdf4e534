//! What a client says over the socket.

use serde::{Deserialize, Deserializer, Serialize};

use super::http::Key;
use super::{Night, SeatName};

/// What a client says: one of five forms.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(untagged, try_from = "Fields")]
pub enum Request {
    /// Changes something. It is answered with [`Message::Ack`](super::Message::Ack) or
    /// [`Message::Refused`](super::Message::Refused), and sent again with the same `ack` it is done once.
    Command(CommandRequest),
    /// Changes nothing.
    Query(QueryRequest),
    /// Is told to everybody at the table, and not kept.
    Signal(SignalRequest),
    /// Asks how one's tables stand, now and whenever that changes.
    Follow(Follow),
    /// Asks for a [`Message::Pong`](super::Message::Pong).
    Ping(Ping),
}

/// All fields of all forms. Which form it is shows in the fields that are there: so it is read once, while trying one form after the other
/// would first make a copy of everything.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    #[serde(default, deserialize_with = "there")]
    table: Option<String>,
    #[serde(default, deserialize_with = "there")]
    ack: Option<String>,
    #[serde(default, deserialize_with = "there")]
    command: Option<Command>,
    #[serde(default, deserialize_with = "there")]
    query: Option<Query>,
    #[serde(default, deserialize_with = "there")]
    signal: Option<Signal>,
    #[serde(default, deserialize_with = "there")]
    follow: Option<Vec<Key>>,
    #[serde(default, deserialize_with = "there")]
    ping: Option<u64>,
}

/// A field that is there has a value: null is none.
fn there<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

impl TryFrom<Fields> for Request {
    type Error = &'static str;

    fn try_from(it: Fields) -> Result<Self, Self::Error> {
        match (it.table, it.ack, it.command, it.query, it.signal, it.follow, it.ping) {
            (Some(table), Some(ack), Some(command), None, None, None, None) => {
                Ok(Self::Command(CommandRequest { table, ack, command }))
            }
            (Some(table), None, None, Some(query), None, None, None) => {
                Ok(Self::Query(QueryRequest { table, query }))
            }
            (Some(table), None, None, None, Some(signal), None, None) => {
                Ok(Self::Signal(SignalRequest { table, signal }))
            }
            (None, None, None, None, None, Some(follow), None) => Ok(Self::Follow(Follow { follow })),
            (None, None, None, None, None, None, Some(ping)) => Ok(Self::Ping(Ping { ping })),
            _ => Err("these fields are no request"),
        }
    }
}

/// A command for a table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct CommandRequest {
    /// The table's id.
    pub table: String,
    /// The idempotency key: a text the client makes up (random, at most 40 letters, digits, `-` and `_`).
    pub ack: String,
    /// What to do.
    pub command: Command,
}

/// A query about a table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct QueryRequest {
    /// The table's id.
    pub table: String,
    /// What is asked.
    pub query: Query,
}

/// A signal to the people at a table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct SignalRequest {
    /// The table's id.
    pub table: String,
    /// Which.
    pub signal: Signal,
}

/// How these tables stand is told as [`Message::Standing`](super::Message::Standing), now and whenever it changes. Those that were followed before
/// are not any more.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct Follow {
    /// At most 50.
    pub follow: Vec<Key>,
}

/// Is anybody there?
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct Ping {
    /// Any number; the answer has the same.
    pub ping: u64,
}

/// Something that changes a table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Sit down with an invitation or a hand-over link. The key used is void from then on; `new_key` is the seat's key. Who sits down
    /// at a seat that was freed in mid-game asks for it (`you.claimed`).
    Sit {
        /// The key of the link.
        key: String,
        /// The person's name, 1 to 24 columns.
        name: String,
        /// A secret the client made: 22 to 64 letters, digits, `-` and `_`.
        new_key: String,
    },
    /// Another name for one's seat, before the start.
    Rename {
        /// A seat one holds.
        seat: SeatName,
        /// 1 to 24 columns.
        name: String,
    },
    /// Ready to start, with what this seat adds to the shuffle; or not ready after all.
    Ready {
        /// A seat one holds.
        seat: SeatName,
        /// 1 to 64 random bytes in hexadecimal, or null: not ready.
        entropy: Option<String>,
    },
    /// Before the start: one's seat for another. A free one or a bot's is had at once; with a person one changes when both ask for it.
    ChangeSeat {
        /// A seat one holds.
        seat: SeatName,
        /// The seat one would have; one's own: one stays after all.
        to: SeatName,
    },
    /// The host lets lots decide who sits where, before the start.
    DrawLots {},
    /// An action of the game. If a bot plays for the seat, its person plays again.
    Act {
        /// A seat one holds.
        seat: SeatName,
        /// The question it answers (`you.seats[].question`).
        question: u64,
        /// The action in the game's notation, such as `move e4`.
        action: String,
    },
    /// Undoes one's last action, if nobody has learned anything from it (`you.seats[].undo`).
    Undo {
        /// A seat one holds.
        seat: SeatName,
        /// The change that is undone (`you.seats[].undo`).
        change: u64,
    },
    /// Agrees to end the game now (G17), or takes that back.
    Vote {
        /// A seat one holds.
        seat: SeatName,
        /// Agree, or withdraw.
        agree: bool,
    },
    /// A second link for one's seat: whoever sits down with it has the seat, and this device loses it.
    Offer {
        /// A seat one holds.
        seat: SeatName,
        /// The new link's secret, made by the client.
        new_key: String,
    },
    /// A bot plays for a seat one holds; as host, for any person's; as anybody who has a seat, for one whose person is away.
    /// Null: its person plays again.
    StandIn {
        /// The seat.
        seat: SeatName,
        /// `beginner`, `casual`, `strong`, `master`, or null.
        level: Option<String>,
    },
    /// Hours of the night that do not count for one's seat, at a table with a clock for days; null: all count. They hold from the next question
    /// on.
    Night {
        /// A seat one holds.
        seat: SeatName,
        /// Which hours.
        night: Option<Night>,
    },
    /// Whether the others at the table are told when one was last there, and which change one saw (`you.seats[].unseen`).
    Unseen {
        /// A seat one holds.
        seat: SeatName,
        /// True: they are told nothing.
        unseen: bool,
    },
    /// The host frees a seat, whoever has it, or a person leaves their own: `new_key` invites anew. Before the start its links are void. In mid-game the person who
    /// had it may take it back until somebody else has it, and who sits down only asks for it: after a minute without a no it is theirs.
    Free {
        /// The seat.
        seat: SeatName,
        /// The new invitation's secret.
        new_key: String,
    },
    /// The person who had a seat that was freed in mid-game (`you.freed`) lets the one who asks for it have it at once, or takes it
    /// back, whether or not somebody asks for it.
    AnswerClaim {
        /// The seat.
        seat: SeatName,
        /// Let them have it?
        accept: bool,
    },
    /// The host gives a free seat to a bot; before the start also a bot's, to another one.
    PlaceBot {
        /// The seat.
        seat: SeatName,
        /// `beginner`, `casual`, `strong` or `master`.
        level: String,
    },
    /// The host makes a new link for watchers; the old one is void.
    NewWatchLink {
        /// Its secret.
        new_key: String,
    },
    /// The host makes a new link for the whole table; the old one is void.
    NewInvite {
        /// Its secret.
        new_key: String,
    },
    /// Another game with the same people and options after this one is over; who places or begins moves on by a seat. Keys stay valid
    /// at the new table (`info.rematch`).
    Rematch {},
}

/// Something that changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Query {
    /// Come to a table with the keys one has: of seats, of the host, or the watchers' one.
    Join {
        /// The secrets of one's links.
        keys: Vec<String>,
    },
    /// Go away from a table.
    Leave {},
    /// View as one of the seats this connection holds, or as a watcher. A connection with one seat views as that seat from the start; one
    /// that holds several sees what everybody sees until it asks.
    Look {
        /// The seat, or null for the public view.
        seat: Option<SeatName>,
    },
    /// The whole state again.
    Sync {},
    /// What happened so far, as [`Message::Past`](super::Message::Past), a page at a time.
    Past {
        /// Only the changes after this version; null for all.
        #[serde(default)]
        since: Option<u64>,
    },
    /// Help with what a seat is asked, as [`Message::Hint`](super::Message::Hint), where the table agreed on hints.
    Hint {
        /// The seat one holds and views as.
        seat: SeatName,
        /// The question (`you.seats[].question`).
        question: u64,
    },
    /// Was the last decision of a seat a clear mistake? The answer is a [`Message::Remark`](super::Message::Remark), where the table agreed on
    /// hints.
    Remark {
        /// The seat one holds and views as.
        seat: SeatName,
        /// The question that was answered.
        question: u64,
    },
    /// The odds of what a seat cannot see, as [`Message::Odds`](super::Message::Odds), where the table agreed on them.
    Odds {
        /// The seat one holds and views as.
        seat: SeatName,
    },
}

/// Something people at the table show each other; it is not kept.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Signal {
    /// A quick reaction.
    React {
        /// A seat one holds.
        seat: SeatName,
        /// Which.
        reaction: Reaction,
    },
    /// Points at a stack (1 to 12) for the others; only in Skakanie.
    Point {
        /// A seat one holds.
        seat: SeatName,
        /// The stack.
        stack: u8,
    },
    /// One looks at the table, and has seen this version of it. Others who have a seat are told, unless one does not want that.
    Saw {
        /// The version one was told.
        version: u64,
    },
}

/// A quick reaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names say it
pub enum Reaction {
    Hello,
    WellDone,
    Ouch,
    Thinking,
    Hurry,
    Thanks,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The five forms, tried one after the other.
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Forms {
        Command(CommandRequest),
        Query(QueryRequest),
        Signal(SignalRequest),
        Follow(Follow),
        Ping(Ping),
    }

    impl From<Forms> for Request {
        fn from(form: Forms) -> Self {
            match form {
                Forms::Command(command) => Self::Command(command),
                Forms::Query(query) => Self::Query(query),
                Forms::Signal(signal) => Self::Signal(signal),
                Forms::Follow(follow) => Self::Follow(follow),
                Forms::Ping(ping) => Self::Ping(ping),
            }
        }
    }

    #[test]
    fn a_request_is_what_one_of_the_forms_reads_whatever_fields_there_are() {
        let fields = [
            ("table", [r#""t""#, "null", "1"]),
            ("ack", [r#""a""#, "null", "[]"]),
            ("command", [r#"{"type":"draw_lots"}"#, "null", r#"{"type":"sync"}"#]),
            ("query", [r#"{"type":"sync"}"#, "null", r#"{"type":"sync","more":1}"#]),
            ("signal", [r#"{"type":"saw","version":3}"#, "null", r#""saw""#]),
            ("follow", [r#"[{"table":"t","keys":[]}]"#, "null", "[1]"]),
            ("ping", ["7", "null", "-1"]),
            ("more", ["1", "null", "{}"]),
        ];
        let mut read = 0;
        // Every field is left out, right, null or wrong.
        for choice in 0..4_u32.pow(fields.len() as u32) {
            let chosen = fields.iter().enumerate().filter_map(|(place, (name, values))| {
                let kind = (choice >> (2 * place)) & 3;
                Some(format!("\"{name}\":{}", values.get(kind.checked_sub(1)? as usize)?))
            });
            let text = format!("{{{}}}", chosen.collect::<Vec<_>>().join(","));
            let forms = serde_json::from_str::<Forms>(&text).ok().map(Request::from);
            assert_eq!(serde_json::from_str::<Request>(&text).ok(), forms, "{text}");
            read += u32::from(forms.is_some());
        }
        assert_eq!(read, 5);
        assert!(serde_json::from_str::<Request>(r#"{"ping":1,"ping":2}"#).is_err());
    }
}
