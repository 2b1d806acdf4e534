//! Why the server refuses something. Clients have the sentences, in every language.

use serde::{Deserialize, Serialize};

/// Why something was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// Not JSON, or not a message of this protocol.
    Malformed,
    /// Too long.
    TooLarge,
    /// A message that is no text: binary, or not UTF-8.
    NotText,
    /// Not the language of WebSocket; what follows cannot be understood.
    BadFrame,
    /// Too many messages in a short time.
    TooFast,
    /// There is no such table, or no such page.
    NoSuchTable,
    /// There is no such parcel: it was taken, or its time is over.
    NoSuchParcel,
    /// None of the keys opens anything at this table, or they do not any more.
    NoSuchKey,
    /// This connection has not joined the table.
    NotJoined,
    /// This connection does not hold that seat.
    NotYourSeat,
    /// Only the host may do that.
    NotHost,
    /// The game has begun, or has not begun yet, or is over.
    WrongStage,
    /// The seat is not free, or not a bot's, or not a person's: not what the request needs.
    WrongSeat,
    /// The name is empty, too wide, or has characters in it that nobody sees.
    BadName,
    /// A key, an acknowledgement, entropy or a table's id that is not written as it should be.
    BadText,
    /// No address that notices can be sent to.
    BadTarget,
    /// No night: it has no hours, more than twelve, or is nowhere on earth.
    BadNight,
    /// There is no such level of bots.
    NoSuchLevel,
    /// The question has been answered, or was taken back, meanwhile.
    StaleQuestion,
    /// The table did not agree on this: hints, odds, or pointing.
    NotAgreed,
    /// The action is not written in the game's notation.
    BadAction,
    /// The game's rules refuse it.
    Rule,
    /// More has happened at this table than one keeps: nothing can be added to it.
    TableLong,
    /// There is nothing to take back, or somebody has learned something from it.
    NoUndo,
    /// The options cannot be played, or the setup card has errors.
    BadOptions,
    /// The photo cannot be used, or none is taken here.
    BadPhoto,
    /// There is no photo: the table has none, or it is not kept any more.
    NoPhoto,
    /// The log is damaged, breaks the rules, or is not what is needed.
    BadLog,
    /// Only finished games can be shown.
    StillRunning,
    /// The seat moved to another device.
    SeatMoved,
    /// The game is open in another tab of the browser it is kept in.
    OpenElsewhere,
    /// The host freed the seat.
    SeatFreed,
    /// The link was made void.
    KeyVoid,
    /// The database does not answer. Whether it was done is known when it does: send the same again, with the same `ack`.
    Unavailable,
    /// The server stops or restarts; come back in a moment.
    Restarting,
    /// The server has as many tables or connections as it can carry.
    Full,
    /// The page's origin may not use this server.
    WrongOrigin,
}
