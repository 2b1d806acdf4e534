//! A stored table as text, to carry it from one database to another: what `stolik admin export` writes and `import` reads.
//!
//! ```text
//! stolik table 1
//! id 7Hk2mPqX
//! game gambit
//! rules 1
//! created 1790000000000
//! seed 00ff…
//! extras clock=60
//! block
//! | players 2 …
//! photo /9j/4AAQ…
//! change 0 1790000000000
//! ack A 5f2c
//! result A 12 B 7
//! | A place 1
//! seal
//! …
//! ```
//!
//! What follows a word is taken as it is. `photo` (base64), `ack` and `result` stand only where there is one. The file has everything in it, the seed
//! of a running game included, and ends with a [seal](table::seal), so that damage shows.

use std::fmt;
use std::iter::Peekable;
use std::str::FromStr;

use table::{NotationError, ParseErrors, Place, seal};

use crate::change::{Change, NewTable, Stored};
use crate::photo::{Photo, PhotoError};

/// The first line; another version of the format would have another number.
const TITLE: &str = "stolik table 1";

/// Before every line that is content.
const CONTENT: &str = "| ";

/// All that is kept of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exported {
    /// The table with all its changes.
    pub stored: Stored,
    /// Its photo.
    pub photo: Option<Photo>,
}

/// The text without its seal; [`sealed`](Exported::sealed) is what belongs into a file.
impl fmt::Display for Exported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { stored: Stored { table, changes }, photo } = self;
        let NewTable { id, game, rules, block, extras, seed, created } = table;
        writeln!(f, "{TITLE}\nid {id}\ngame {game}\nrules {rules}\ncreated {created}")?;
        writeln!(f, "seed {seed}\nextras {extras}\nblock")?;
        block.split('\n').try_for_each(|line| writeln!(f, "{CONTENT}{line}"))?;
        photo.iter().try_for_each(|photo| writeln!(f, "photo {}", photo.to_text()))?;
        for change in changes {
            writeln!(f, "change {} {}", change.number, change.at)?;
            for (word, text) in [("ack", &change.ack), ("result", &change.result)] {
                text.iter().try_for_each(|text| writeln!(f, "{word} {text}"))?;
            }
            change.lines.iter().try_for_each(|line| writeln!(f, "{CONTENT}{line}"))?;
        }
        Ok(())
    }
}

impl Exported {
    /// The text with its seal.
    pub fn sealed(&self) -> String {
        seal::seal(&self.to_string())
    }
}

/// Reads a sealed text.
impl FromStr for Exported {
    type Err = ParseErrors;

    fn from_str(text: &str) -> Result<Self, ParseErrors> {
        if text.lines().next() != Some(TITLE) {
            return Err(ParseErrors::one(
                Place::new(1, 1),
                format!("expected {TITLE:?}: this is no exported table"),
            ));
        }
        if !seal::check(text)? {
            let line = text.lines().count();
            return Err(ParseErrors::one(
                Place::new(line, 0),
                "the file ends here without its seal: it is incomplete",
            ));
        }
        let body = seal::strip(text);
        let mut lines = Lines((1..).zip(body.strip_suffix('\n').unwrap_or(body).split('\n')).peekable());
        lines.0.next();
        let table = table(&mut lines)?;
        let photo = lines.optional("photo").map(|(place, text)| {
            Photo::from_text(text).map_err(|error: PhotoError| ParseErrors::one(place, error.to_string()))
        });
        let photo = photo.transpose()?;
        let mut changes = Vec::new();
        while let Some((line, _)) = lines.0.peek().copied() {
            let change = change(&mut lines, changes.len())?;
            refused(line, change.check(&table.id))?;
            if change.number == 0 {
                refused(1, table.check(&change))?;
            }
            changes.push(change);
        }
        if changes.is_empty() {
            return Err(ParseErrors::one(
                Place::new(body.lines().count(), 0),
                "a table has at least change 0",
            ));
        }
        Ok(Self { stored: Stored { table, changes }, photo })
    }
}

/// Lines with their numbers.
struct Lines<'a, I: Iterator<Item = (usize, &'a str)>>(Peekable<I>);

impl<'a, I: Iterator<Item = (usize, &'a str)>> Lines<'a, I> {
    /// What follows this word, if the next line begins with it.
    fn optional(&mut self, word: &str) -> Option<(Place, &'a str)> {
        let after = |line: &'a str| line.strip_prefix(word)?.strip_prefix(' ');
        let (number, rest) = self.0.peek().and_then(|(number, line)| Some((*number, after(line)?)))?;
        self.0.next();
        Some((Place::new(number, word.chars().count() + 2), rest))
    }

    /// What follows this word, which must be there.
    fn field(&mut self, word: &'static str) -> Result<(Place, &'a str), ParseErrors> {
        self.optional(word).ok_or_else(|| self.unexpected(word))
    }

    /// A number after this word.
    fn number<T: FromStr>(&mut self, word: &'static str) -> Result<T, ParseErrors> {
        let (place, text) = self.field(word)?;
        parse(place, text)
    }

    /// All lines of content that follow.
    fn content(&mut self) -> Vec<&'a str> {
        let mut content = Vec::new();
        while let Some((_, line)) = self.0.next_if(|(_, line)| line.starts_with(CONTENT)) {
            content.push(&line[CONTENT.len()..]);
        }
        content
    }

    /// The next line is not what it should be.
    fn unexpected(&mut self, expected: &'static str) -> ParseErrors {
        match self.0.peek() {
            Some((number, line)) => {
                ParseErrors::one(Place::new(*number, 1), NotationError::new(expected, line).to_string())
            }
            None => ParseErrors::one(Place::default(), NotationError::new(expected, "").to_string()),
        }
    }
}

fn table<'a>(lines: &mut Lines<'a, impl Iterator<Item = (usize, &'a str)>>) -> Result<NewTable, ParseErrors> {
    let id = lines.field("id")?.1.to_owned();
    let game = lines.field("game")?.1.to_owned();
    let rules = lines.number("rules")?;
    let created = lines.number("created")?;
    let seed = lines.field("seed")?.1.to_owned();
    let extras = lines.field("extras")?.1.to_owned();
    if lines.0.next_if(|(_, line)| *line == "block").is_none() {
        return Err(lines.unexpected("block"));
    }
    Ok(NewTable { id, game, rules, block: lines.content().join("\n"), extras, seed, created })
}

fn change<'a>(
    lines: &mut Lines<'a, impl Iterator<Item = (usize, &'a str)>>,
    expected: usize,
) -> Result<Change, ParseErrors> {
    let (place, rest) = lines.field("change")?;
    let (number, at) = rest.split_once(' ').unwrap_or((rest, ""));
    let after = Place { column: place.column + number.chars().count() as u32 + 1, ..place };
    let (number, at) = (parse(place, number)?, parse(after, at)?);
    if number != expected as u64 {
        return Err(ParseErrors::one(place, format!("this should be change {expected}, not {number}")));
    }
    let ack = lines.optional("ack").map(|(_, text)| text.to_owned());
    let result = lines.optional("result").map(|(_, text)| text.to_owned());
    Ok(Change { number, at, ack, lines: lines.content().into_iter().map(str::to_owned).collect(), result })
}

fn parse<T: FromStr>(place: Place, text: &str) -> Result<T, ParseErrors> {
    text.parse().map_err(|_| ParseErrors::one(place, NotationError::new("a number", text).to_string()))
}

/// What no store would take is refused here, with its place.
fn refused(line: usize, checked: Result<(), String>) -> Result<(), ParseErrors> {
    checked.map_err(|error| ParseErrors::one(Place::new(line, 0), error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(block: &str, lines: &[&str]) -> Exported {
        let text = |text: &str| text.to_owned();
        let table = NewTable {
            id: text("t"),
            game: text("gambit"),
            rules: 3,
            block: text(block),
            extras: text(""),
            seed: text("00ff"),
            created: -5,
        };
        let plain = Change { number: 0, at: 7, ack: None, lines: vec![], result: None };
        let lines = lines.iter().copied().map(text).collect();
        let odd = Change { number: 1, at: 8, ack: Some(text("")), lines, result: Some(text(" A 12 \r")) };
        Exported { stored: Stored { table, changes: vec![plain, odd] }, photo: None }
    }

    #[test]
    fn what_is_written_is_read() {
        let nasty = ["", " ", "| x", "seal", "change 2 9", "ack x", "\r", "żółw 🐉"];
        for block in ["", "\n", "a", "a\n", "\n\na\r\n\n", "seal\nblock\n| x"] {
            for lines in [&nasty[..], &[], &[""], &["", ""]] {
                let stored = stored(block, lines);
                assert!(stored.sealed().parse() == Ok(stored), "{block:?} {lines:?}");
            }
        }
    }

    #[test]
    fn a_changed_byte_shows() {
        let text = stored("a\nb", &["A plan"]).sealed();
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1;
            let changed = String::from_utf8(bytes).expect("it is ASCII");
            assert!(changed.parse::<Exported>().is_err(), "byte {at}");
            assert!(text[..at].parse::<Exported>().is_err(), "cut at {at}");
        }
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let good = stored("a", &["A plan"]).to_string();
        for (from, to, place) in [
            ("stolik table 1", "stolik table 2", "line 1, column 1: expected \"stolik table 1\""),
            ("id t", "id t u", "line 10: a table's id has 1 to 200 bytes"),
            ("rules 3", "rules three", "line 4, column 7: expected a number, found \"three\""),
            ("created -5\n", "", "line 5, column 1: expected created, found \"seed 00ff\""),
            ("block\n", "", "line 8, column 1: expected block, found \"| a\""),
            ("change 1 8", "change 2 8", "line 11, column 8: this should be change 1, not 2"),
            ("change 1 8", "change 1 x", "line 11, column 10: expected a number, found \"x\""),
            ("change 1 8", "change 1", "line 11, column 10: expected a number, found nothing"),
            ("| A plan", "|A plan", "line 14, column 1: expected change, found \"|A plan\""),
            ("| A plan", "| A\0plan", "line 11: a table's line with a NUL"),
        ] {
            let bad = good.replace(from, to);
            assert_ne!(good, bad, "{from}");
            let errors = seal::seal(&bad).parse::<Exported>().expect_err(to).to_string();
            assert!(errors.starts_with(place), "{from} → {to}: {errors}");
        }
        let unsealed = good.parse::<Exported>().expect_err("it has no seal").to_string();
        assert_eq!(unsealed, "line 14: the file ends here without its seal: it is incomplete");
    }
}
