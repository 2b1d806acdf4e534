//! The seal of a file: makes a changed byte show, and says in which line it is.
//!
//! A sealed text is the text, then a line `seal`, then one four-digit mark per line of the text, sixteen to a row, then the
//! SHA-256 of the text. A mark is the beginning of the SHA-256 of the whole text up to and including that line, so the
//! first mark that differs names the first line that was changed. A seal finds damage and careless edits. It is no
//! signature: who changes the text on purpose can seal it anew; against that stand the rules, the result and the seed.

use sha2::{Digest, Sha256};

use crate::hex;
use crate::text::{ParseErrors, Place};

const MARK: &str = "seal\n";
const PER_ROW: usize = 16;
const MARK_LENGTH: usize = 4;
const DIGEST_LENGTH: usize = 64;

/// The text with its seal.
pub fn seal(text: &str) -> String {
    sealer(text).sealed()
}

/// The text without its seal; whether the seal is right is [`check`]'s question.
pub fn strip(text: &str) -> &str {
    split(text).0
}

/// Checks the seal. `Ok(false)`: there is none.
///
/// A single changed byte anywhere, the seal itself included, is an error that names its line.
pub fn check(text: &str) -> Result<bool, ParseErrors> {
    let (body, Some(found)) = split(text) else {
        return torn(text).map_or(Ok(false), |line| {
            Err(ParseErrors::one(Place::new(line, 0), "here a seal began, and was changed"))
        });
    };
    let expected = sealer(body).seal();
    if found == expected {
        return Ok(true);
    }
    let words =
        |seal: &str| -> Vec<String> { seal.split_ascii_whitespace().skip(1).map(str::to_owned).collect() };
    let (found_words, right_words) = (words(found), words(&expected));
    let same_digest = found_words.last() == right_words.last();
    let marks = |words: &[String]| words.iter().take_while(|word| word.len() == MARK_LENGTH).count();
    let (found_marks, right_marks) = (marks(&found_words), marks(&right_words));
    let shorter = found_marks.min(right_marks);
    // Whole marks and a whole digest: this is a seal, but not of this text.
    let whole = found_words.len() == found_marks + 1 && found_words[found_marks].len() == DIGEST_LENGTH;
    let changed = (0..shorter).find(|line| found_words[*line] != right_words[*line]);
    Err(match changed {
        Some(line) if !same_digest => {
            ParseErrors::one(Place::new(line + 1, 0), "this line was changed after the file was sealed")
        }
        None if whole && found_marks != right_marks => ParseErrors::one(
            Place::new(shorter + 1, 0),
            "a line was added or removed here after the file was sealed",
        ),
        _ => {
            let damaged = found.lines().zip(expected.lines()).position(|(found, right)| found != right);
            let line = body.lines().count()
                + 1
                + damaged.unwrap_or(found.lines().count().min(expected.lines().count() - 1));
            ParseErrors::one(Place::new(line, 0), "the seal itself was changed")
        }
    })
}

/// The text and its seal. The last line `seal` counts: no line of a seal looks like one.
fn split(text: &str) -> (&str, Option<&str>) {
    match text.rfind("\nseal\n") {
        Some(at) => (&text[..=at], Some(&text[at + 1..])),
        None if text.starts_with(MARK) => ("", Some(text)),
        None => (text, None),
    }
}

/// The line where the word `seal` must have stood: above the rows of marks, and after as many lines as there are marks.
fn torn(text: &str) -> Option<usize> {
    let is_hex =
        |word: &str, length| word.len() == length && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    let is_row = |line: &&&str| line.split(' ').all(|word| is_hex(word, MARK_LENGTH));
    let lines: Vec<&str> = text.lines().collect();
    let (_, above) = lines.split_last().filter(|(digest, _)| is_hex(digest, DIGEST_LENGTH))?;
    let rows = above.iter().rev().take_while(is_row).count();
    let (above, rows) = above.split_at(above.len() - rows);
    let marks: usize = rows.iter().map(|row| row.split(' ').count()).sum();
    // Where only the end of the word's line was changed, the first row hangs on to it and its marks are not counted.
    let word_is_there = above.last().is_some_and(|line| line.starts_with("seal"));
    Some(if word_is_there { above.len() } else { above.len().min(marks + 1) })
}

/// A text that grows by whole lines and can be sealed at any time: only what is new is hashed.
#[derive(Clone, Debug, Default)]
pub struct Sealer {
    text: String,
    /// The marks, each with the gap before it.
    marks: String,
    lines: usize,
    hash: Sha256,
}

impl Sealer {
    /// Adds whole lines.
    pub fn push(&mut self, lines: &str) {
        self.text.push_str(lines);
        for line in lines.split_inclusive('\n') {
            self.hash.update(line.as_bytes());
            let mark: [u8; 32] = self.hash.clone().finalize().into();
            let gap = if self.lines.is_multiple_of(PER_ROW) { '\n' } else { ' ' };
            self.marks.push(gap);
            let _ = hex::write(&mut self.marks, &mark[..MARK_LENGTH / 2]);
            self.lines += 1;
        }
    }

    /// The text so far with its seal.
    pub fn sealed(&self) -> String {
        format!("{}{}", self.text, self.seal())
    }

    fn seal(&self) -> String {
        let mut seal = format!("seal{}\n", self.marks);
        let digest: [u8; 32] = self.hash.clone().finalize().into();
        let _ = hex::write(&mut seal, &digest);
        seal.push('\n');
        seal
    }
}

fn sealer(text: &str) -> Sealer {
    let mut sealer = Sealer::default();
    sealer.push(text);
    sealer
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "one\ntwo\nthree\nfour\n";

    #[test]
    fn a_sealed_text_is_whole() {
        assert_eq!(check(&seal(TEXT)), Ok(true));
        assert_eq!(check(TEXT), Ok(false));
        assert_eq!(strip(&seal(TEXT)), TEXT);
    }

    #[test]
    fn a_text_that_grew_is_sealed_as_if_it_had_been_whole() {
        let mut grown = Sealer::default();
        let mut whole = String::new();
        for line in (0..40).map(|line| format!("line {line}\n")) {
            assert_eq!(grown.sealed(), seal(&whole));
            grown.push(&line);
            whole.push_str(&line);
        }
        assert_eq!(check(&grown.sealed()), Ok(true));
    }

    #[test]
    fn every_changed_byte_is_found_in_its_line() {
        let long = (0..40).map(|line| format!("line {line}")).collect::<Vec<_>>().join("\n") + "\n";
        for text in [TEXT, &long, "setup seal\nx\n"] {
            let sealed = seal(text);
            for at in 0..sealed.len() {
                let line = sealed[..at].matches('\n').count() as u32 + 1;
                for byte in (0..128).filter(|byte| *byte != sealed.as_bytes()[at]) {
                    let mut bytes = sealed.clone().into_bytes();
                    bytes[at] = byte;
                    let changed = String::from_utf8(bytes).expect("ASCII stays ASCII");
                    let errors = check(&changed).expect_err("found");
                    assert_eq!(errors.0[0].place.line, line, "{at} {byte}: {errors}");
                }
            }
        }
    }

    #[test]
    fn lines_added_and_removed_are_found() {
        let sealed = seal(TEXT);
        for (changed, line) in [
            (sealed.replace("two\n", ""), 2),
            (sealed.replace("two\n", "two\ntwo\n"), 3),
            (sealed.replace("four\n", ""), 4),
            (sealed.replace("four\n", "four\nfive\n"), 5),
        ] {
            assert_eq!(check(&changed).unwrap_err().0[0].place.line, line);
        }
    }
}
