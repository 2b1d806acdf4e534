//! What is kept of a table: how it was made, and the numbered changes since then. A browser keeps these values as they are.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A table as it was made. Nothing of it is ever changed.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
pub struct NewTable {
    /// Its id, as in its address.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The version of its rules the table plays by, for ever.
    pub rules: u32,
    /// Options and setup: the game's block of a log.
    pub block: String,
    /// What the table agreed on besides the rules (clock, art, hints), as words `key=value`.
    pub extras: String,
    /// The seed of its shuffles in hexadecimal; secret until the game is over.
    pub seed: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
}

/// What one command led to.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
pub struct Change {
    /// Its number: 0 for the first, then one more each time, without gaps.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The idempotency key of its command, with the seat or role that asked: so a repeated command is known.
    pub ack: Option<String>,
    /// The lines; none contains a line break.
    pub lines: Vec<String>,
    /// The result line, if the game is over with this change.
    pub result: Option<String>,
}

/// The longest id of a table in bytes. Ids are parts of keys and of announcements, whose length is limited.
const LONGEST_ID: usize = 200;

impl NewTable {
    /// Can this table be kept, wherever? The error says what is wrong. What one database could not keep is refused before it reaches
    /// any, so that it cannot spoil a transaction that it would share with others.
    pub fn check(&self, first: &Change) -> Result<(), String> {
        if first.number != 0 {
            return Err(format!("a table begins with change 0, not {}", first.number));
        }
        for (name, text) in [("game", &self.game), ("extras", &self.extras), ("seed", &self.seed)] {
            check_line(name, text)?;
        }
        check_text("block", &self.block)
    }
}

impl Change {
    /// A number that another content of this change, or another table, would hardly have: kept beside it, it shows damage.
    pub fn checksum(&self, table: &str) -> i64 {
        let mut hash = Sha256::new();
        let mut add = |bytes: &[u8]| {
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        };
        add(table.as_bytes());
        add(&self.number.to_le_bytes());
        add(&self.at.to_le_bytes());
        for text in [&self.ack, &self.result] {
            add(&[u8::from(text.is_some())]);
            add(text.as_deref().unwrap_or_default().as_bytes());
        }
        self.lines.iter().for_each(|line| add(line.as_bytes()));
        let digest = hash.finalize();
        i64::from_le_bytes(digest[..8].try_into().expect("a digest has 32 bytes"))
    }

    /// Can this change of a table be kept, wherever?
    pub fn check(&self, table: &str) -> Result<(), String> {
        if !is_table_id(table) {
            let length = table.len();
            return Err(format!(
                "a table's id has 1 to {LONGEST_ID} bytes and no blanks, this one has {length} bytes"
            ));
        }
        if i64::try_from(self.number).is_err() {
            return Err(format!("{} is too large for a change's number", self.number));
        }
        self.lines.iter().try_for_each(|line| check_line("line", line))?;
        check_line("acknowledgement", self.ack.as_deref().unwrap_or_default())?;
        check_line("result", self.result.as_deref().unwrap_or_default())
    }
}

/// Could this be the id of a table? No database has to be asked for another.
pub fn is_table_id(text: &str) -> bool {
    let plain = text.chars().all(|letter| !letter.is_whitespace() && !letter.is_control());
    (1..=LONGEST_ID).contains(&text.len()) && plain
}

fn check_line(name: &str, text: &str) -> Result<(), String> {
    if text.contains('\n') {
        return Err(format!("a table's {name} with a line break in it cannot be stored"));
    }
    check_text(name, text)
}

/// PostgreSQL's text has no NUL.
fn check_text(name: &str, text: &str) -> Result<(), String> {
    if text.contains('\0') {
        return Err(format!("a table's {name} with a NUL in it cannot be stored"));
    }
    Ok(())
}

/// Without the seed: what is printed for a programmer must not tell anybody the cards to come.
impl fmt::Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, game, rules, block, extras, seed: _, created } = self;
        write!(f, "NewTable {{ {id:?}, {game} {rules}, {block:?}, {extras:?}, made {created} }}")
    }
}

/// Without the lines, in which hidden cards and the marks of keys stand.
impl fmt::Debug for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, at, ack, lines, result } = self;
        write!(f, "Change {{ {number} at {at}, {ack:?}, {} lines, {result:?} }}", lines.len())
    }
}

/// A table with all its changes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Stored {
    /// The table.
    pub table: NewTable,
    /// All changes in order, beginning with number 0.
    pub changes: Vec<Change>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_change_has_another_checksum() {
        let text = |text: &str| text.to_owned();
        let base = Change {
            number: 3,
            at: 7,
            ack: Some(text("a")),
            lines: vec![text("A move e4"), text("* draw A N")],
            result: None,
        };
        let others = [
            Change { number: 4, ..base.clone() },
            Change { at: 8, ..base.clone() },
            Change { ack: None, ..base.clone() },
            Change { ack: Some(text("")), ..base.clone() },
            Change { result: Some(text("a")), ack: None, ..base.clone() },
            Change { result: Some(text("")), ..base.clone() },
            Change { lines: vec![text("A move e4* draw A N")], ..base.clone() },
            Change { lines: vec![text("A move e5"), text("* draw A N")], ..base.clone() },
            Change { lines: vec![text("A move e4")], ..base.clone() },
        ];
        let mut sums: Vec<i64> = others.iter().chain([&base]).map(|change| change.checksum("t")).collect();
        sums.push(base.checksum("u"));
        sums.sort_unstable();
        sums.dedup();
        assert_eq!(sums.len(), others.len() + 2);
        // It is stored: it must never be another.
        assert_eq!(base.checksum("t"), 4_281_938_765_747_941_855);
    }
}
