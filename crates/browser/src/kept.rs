//! What the browser keeps of a table, as its storage has it: a row for the table and one for each change.

use room::{Change, NewTable, Stored};
use serde::{Deserialize, Serialize};

/// A table as it was made.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[allow(missing_docs, reason = "the fields of `NewTable`")]
pub struct KeptTable {
    pub id: String,
    pub game: String,
    pub rules: u32,
    pub block: String,
    pub extras: String,
    pub seed: String,
    pub created: i64,
}

/// What one command led to.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[allow(missing_docs, reason = "the fields of `Change`")]
pub struct KeptChange {
    pub number: u64,
    pub at: i64,
    pub ack: Option<String>,
    pub lines: Vec<String>,
    pub result: Option<String>,
}

/// A table with all its changes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[allow(missing_docs, reason = "the fields of `Stored`")]
pub struct Kept {
    pub table: KeptTable,
    pub changes: Vec<KeptChange>,
}

impl From<NewTable> for KeptTable {
    fn from(NewTable { id, game, rules, block, extras, seed, created }: NewTable) -> Self {
        Self { id, game, rules, block, extras, seed, created }
    }
}

impl From<KeptTable> for NewTable {
    fn from(KeptTable { id, game, rules, block, extras, seed, created }: KeptTable) -> Self {
        Self { id, game, rules, block, extras, seed, created }
    }
}

impl From<Change> for KeptChange {
    fn from(Change { number, at, ack, lines, result }: Change) -> Self {
        Self { number, at, ack, lines, result }
    }
}

impl From<KeptChange> for Change {
    fn from(KeptChange { number, at, ack, lines, result }: KeptChange) -> Self {
        Self { number, at, ack, lines, result }
    }
}

impl From<Kept> for Stored {
    fn from(Kept { table, changes }: Kept) -> Self {
        Self { table: table.into(), changes: changes.into_iter().map(Change::from).collect() }
    }
}
