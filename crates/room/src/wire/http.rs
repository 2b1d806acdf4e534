//! The bodies of HTTP requests and answers.

use serde::{Deserialize, Serialize};

use super::{Code, DayClock, Draws, Holder, Json, Options, Outcome, SeatName, Stage};

/// `POST /api/v1/tables`: a new table.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The game and its options; what is left out is as usual.
    #[cfg_attr(test, ts(as = "Options"))]
    pub options: Json<Options>,
    /// One for each seat.
    pub seats: Vec<NewSeat>,
    /// Seconds for a decision, 5 to 86400; null for no clock.
    #[serde(default)]
    pub clock: Option<u32>,
    /// A clock for days instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub days: Option<DayClock>,
    /// A photo of one's own that pieces are cut from, for options that want one (Skakanie's `art` is `own`): a JPEG or WebP of at most 400,000 bytes
    /// and 1,600 pixels a side, without any metadata, in base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub photo: Option<String>,
}

/// Who is to have a seat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "holder", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// A person at the device that makes the table.
    Person {
        /// 1 to 24 columns.
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
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Created {
    /// The table's id.
    pub table: String,
    /// The host's key.
    pub host: String,
    /// The watchers' key.
    pub watch: String,
    /// The key of the table's link: whoever comes with it takes the next free seat; when there is none, they watch.
    pub invite: String,
    /// The key of each seat; null for bots'.
    pub seats: Vec<Option<String>>,
}

/// `POST /api/v1/mine`: which of these tables exist, and how they stand.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct Mine {
    /// At most 50.
    pub tables: Vec<Key>,
}

/// A table and the keys one has to it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Key {
    pub table: String,
    pub keys: Vec<String>,
}

/// `POST /api/v1/tables/TABLE/photo`: the table's photo, for who has a key.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct AskPhoto {
    /// One of them must open something at the table.
    pub keys: Vec<String>,
}

/// One of the answers to [`Mine`]; tables that do not exist, or to which no key fits, are left out.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Summary {
    /// The table's id.
    pub table: String,
    /// `gambit` or `skakanie`.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// The names by seat; empty for free ones.
    pub names: Vec<String>,
    /// Who has the seats.
    #[serde(default)]
    pub holders: Vec<Holder>,
    /// The seats one holds.
    pub seats: Vec<SeatName>,
    /// Is one the host?
    #[serde(default)]
    pub host: bool,
    /// The seats the game waits for.
    pub waiting: Vec<SeatName>,
    /// When something last happened, in milliseconds since 1970.
    pub updated: i64,
    /// Since when the game waits for the first of them.
    #[serde(default)]
    pub since: Option<i64>,
    /// Until when that one has time, at a table with a clock for days; if it waits for oneself, oneself.
    #[serde(default)]
    pub deadline: Option<i64>,
    /// The result, once the game is over.
    #[serde(default)]
    pub outcome: Option<Outcome>,
    /// The position in the game's own way, for a small picture; empty before the start.
    #[serde(default)]
    pub sketch: String,
}

/// `POST /api/v1/parcels`: all the keys one has, for another device of one's own, encrypted with a key that the server never sees. It is kept for
/// ten minutes, and given out once.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct Parcel {
    /// Whatever text its sender made.
    pub content: String,
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct ParcelKept {
    /// Its id: `GET /api/v1/parcels/ID` says whether it was taken, `POST` takes it.
    pub parcel: String,
    /// Until when it is kept, in milliseconds since 1970.
    pub until: i64,
}

/// What became of a parcel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct ParcelState {
    /// Has somebody taken it? When its time is over nobody knows any more.
    pub taken: bool,
}

/// A recorded game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    /// Its log.
    Log(String),
    /// The id of a table whose game is over.
    Table(String),
}

/// `POST /api/v1/replays`: a recorded game, step by step.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct AskReplay {
    /// Which.
    pub source: Source,
    /// View as `watcher`, `all`, or a seat's letter.
    pub viewer: String,
}

/// `POST /api/v1/branches`: a new table where a recorded game goes on.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct AskBranch {
    /// Which.
    pub source: Source,
    /// After which of its plies; 0 is the start. Left out, it is the last one that can be gone on from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub ply: Option<u32>,
    /// What chance gives from there on. The same draws are only for one person at most; others are bots.
    #[serde(default)]
    pub draws: Draws,
    /// One for each seat.
    pub seats: Vec<NewSeat>,
    /// Keys to the table: who has one takes its photo along.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub keys: Vec<String>,
    /// The seed of a running game, which its log does not show: commitment and draws are checked by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seed: Option<String>,
    /// A secret of whoever asks, 16 to 64 letters, digits, `-` and `_`: asked again with the same one, the answer is the table that
    /// was made the first time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub once: Option<String>,
}

/// `POST /api/v1/daily`: a table for the deal of a day, which begins at once.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct AskDaily {
    /// `gambit` or `skakanie`.
    pub game: String,
    /// The day by UTC, such as `2026-11-17`; not before 2026 and not one that has not come yet.
    pub day: String,
    /// Who plays: 1 to 24 characters.
    pub name: String,
}

/// `GET /api/v1/daily/GAME/DAY`: the deal of a day, and what master reaches in it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Par {
    /// The game.
    pub game: String,
    /// The day.
    pub day: String,
    /// The seed of its shuffles.
    pub seed: String,
    /// The points of master at the first seat, or of its team.
    pub points: i32,
    /// The points of all seats in that game.
    pub scores: Vec<i32>,
}

/// `POST /api/v1/setups/check`: a card to check, or a chess position (FEN) to make one of.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct CheckSetup {
    /// The card.
    pub text: String,
}

/// `GET /api/v1/about`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct About {
    /// The server's version.
    pub version: String,
    /// The protocol's.
    pub protocol: u32,
    /// Addresses phones on the same network can reach this server at.
    pub addresses: Vec<String>,
    /// How it can call people who are away; left out if it calls nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub notices: Option<NoticesOffered>,
    /// Can a table be made with a photo of one's own?
    #[serde(default)]
    pub photos: bool,
}

/// How a server can call people who are away.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct NoticesOffered {
    /// By Web Push: the server's public key (VAPID), base64url; null if not.
    pub push: Option<String>,
    /// By a webhook?
    pub webhook: bool,
    /// By e-mail?
    pub email: bool,
}

/// `POST /api/v1/notices`: somebody who has a seat wants to be called to it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct AskNotices {
    /// The table's id.
    pub table: String,
    /// Keys of one's seats there.
    pub keys: Vec<String>,
    /// `en`, `pl` or `it`.
    pub language: String,
    /// Where to.
    pub to: NoticeTarget,
}

/// Where notices go.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum NoticeTarget {
    /// A browser's push service, as its `PushSubscription` has it.
    Push {
        /// Its address.
        endpoint: String,
        /// The browser's public key, base64url.
        p256dh: String,
        /// What it authenticates by, base64url.
        auth: String,
    },
    /// An e-mail address. Nothing is sent there but a link by which its owner confirms that.
    Email {
        /// The address.
        address: String,
        /// A secret of this device, written as a key is: what it had confirmed once needs no second time at another table.
        pass: String,
    },
    /// A webhook.
    Webhook {
        /// Its address: https.
        url: String,
    },
}

/// Who knows an address can write to it: it does not end up in logs.
impl std::fmt::Debug for NoticeTarget {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Push { .. } => "Push(…)",
            Self::Email { .. } => "Email(…)",
            Self::Webhook { .. } => "Webhook(…)",
        })
    }
}

/// `POST /api/v1/notices/list`: who is called to one's seats at a table; with `off`, no more so.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct ListNotices {
    /// The table's id.
    pub table: String,
    /// Keys of one's seats there.
    pub keys: Vec<String>,
    /// The id of one that is to end.
    #[serde(default)]
    pub off: Option<String>,
}

/// The answer to both.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Notices {
    /// All who are called to one's seats.
    pub on: Vec<NoticeOn>,
    /// What a new webhook's notices are signed with; said once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub secret: Option<String>,
}

/// Somebody who is called.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct NoticeOn {
    /// Its id.
    pub id: String,
    /// How.
    pub by: Channel,
    /// Does it come about?
    pub state: NoticeState,
    /// The SHA-256 of a browser's address, in hexadecimal, by which it knows its own; another name of the place for others.
    pub device: String,
    /// What may be shown of its address: its host, and of an e-mail address the first letter, too.
    pub shown: String,
}

/// A way to call somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// A browser's push service.
    Push,
    /// A webhook.
    Webhook,
    /// E-mail.
    Email,
}

/// Is somebody called who wants to be?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
pub enum NoticeState {
    /// Yes.
    On,
    /// Not before the owner of the e-mail address confirms it.
    Asked,
    /// No: there is no such e-mail address, or it takes nothing.
    Refused,
}

/// `POST /api/v1/mail`: what a link in a mail is about; with an answer, that it is to be so.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct AskMail {
    /// The last word of the link.
    pub token: String,
    /// What its reader says.
    #[serde(default)]
    pub answer: Option<MailAnswer>,
}

/// What somebody says to a link in a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
pub enum MailAnswer {
    /// Mails may come.
    Yes,
    /// None may come; to the question whether they may, none ever.
    No,
}

/// What a link in a mail is about.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct MailLink {
    /// Does it ask whether mails may come, or else end them?
    pub asks: bool,
    /// Do they come?
    pub state: MailState,
    /// What may be shown of the address; nothing if nothing is known of it.
    pub shown: String,
}

/// Do mails come?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
pub enum MailState {
    /// Yes.
    On,
    /// Not before it is confirmed.
    Asked,
    /// No: they were ended, or never confirmed in time.
    Off,
}

/// The body of every HTTP error.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct HttpError {
    /// Why.
    pub code: Code,
    /// What is wrong with options or a log; English, for people who write them.
    pub errors: Vec<ParseError>,
}

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct ParseError {
    /// The line, from 1; 0 if it is about the whole.
    pub line: u32,
    /// The column, from 1; 0 if it is about the whole line.
    pub column: u32,
    /// What is wrong.
    pub what: String,
}

impl From<&table::ParseError> for ParseError {
    fn from(error: &table::ParseError) -> Self {
        let table::Place { line, column } = error.place;
        Self { line, column, what: error.what.clone() }
    }
}
