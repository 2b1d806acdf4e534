//! What servers that share a database say to each other and do not keep: who is at a table, reactions, pointing.

use room::wire::Message;

/// A message about a table that has this version here.
pub(crate) fn said(version: u64, message: &Message) -> String {
    let message = serde_json::to_string(message).expect("our types have no failing writers");
    format!("{version} {message}")
}

/// What was said, and which version the table has there; nothing if it is not in these words.
pub(crate) fn heard(text: &str) -> Option<(u64, Message)> {
    let (version, message) = text.split_once(' ')?;
    Some((version.parse().ok()?, serde_json::from_str(message).ok()?))
}
