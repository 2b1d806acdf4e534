//! What is kept of a table: how it was made, and the numbered changes since then.

use std::fmt;

/// A table as it was made. Nothing of it is ever changed.
#[derive(Clone, PartialEq, Eq)]
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
#[derive(Clone, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The table.
    pub table: NewTable,
    /// All changes in order, beginning with number 0.
    pub changes: Vec<Change>,
}
