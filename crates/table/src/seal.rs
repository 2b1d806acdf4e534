//! The seal of a file: makes a changed byte show, and says in which line it is.
//!
//! A sealed text is the text, then a line `seal`, then one four-digit mark per line of the text, sixteen to a row, then the
//! SHA-256 of the text. A mark is the beginning of the SHA-256 of the whole text up to and including that line, so the
//! first mark that differs names the first line that was changed. A seal finds damage and careless edits. It is no
//! signature: who changes the text on purpose can seal it anew; against that stand the rules, the result and the seed.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::text::{Place, Problems};

const MARK: &str = "seal\n";
const PER_ROW: usize = 16;

/// The text with its seal.
pub fn seal(text: &str) -> String {
    let mut sealed = text.to_owned();
    sealed.push_str(&seal_of(text));
    sealed
}

/// The text without its seal; whether the seal is right is [`check`]'s question.
pub fn strip(text: &str) -> &str {
    split(text).0
}

/// Checks the seal. `Ok(false)`: there is none.
pub fn check(text: &str) -> Result<bool, Problems> {
    let (body, Some(found)) = split(text) else { return Ok(false) };
    let expected = seal_of(body);
    if found == expected {
        return Ok(true);
    }
    let body_lines = body.lines().count();
    let marks = |seal: &str| -> Vec<String> {
        seal.split_ascii_whitespace()
            .filter(|word| word.len() == 4 && *word != "seal")
            .map(str::to_owned)
            .collect()
    };
    let (found_marks, expected_marks) = (marks(found), marks(&expected));
    let first = found_marks.iter().zip(&expected_marks).position(|(found, right)| found != right);
    let same_digest = expected.lines().last().is_some_and(|digest| found.trim_end().ends_with(digest));
    Err(match first {
        Some(line) if !same_digest => {
            Problems::one(Place::new(line + 1, 0), "this line was changed after the file was sealed")
        }
        None if !same_digest && found_marks.len() != expected_marks.len() => {
            let shorter = found_marks.len().min(expected_marks.len());
            Problems::one(
                Place::new(shorter + 1, 0),
                "a line was added or removed here after the file was sealed",
            )
        }
        _ => {
            let damaged = found.lines().zip(expected.lines()).position(|(found, right)| found != right);
            let line = body_lines + 1 + damaged.unwrap_or(0);
            Problems::one(Place::new(line, 0), "the seal itself was changed")
        }
    })
}

fn split(text: &str) -> (&str, Option<&str>) {
    if text.starts_with(MARK) {
        return ("", Some(text));
    }
    match text.find("\nseal\n") {
        Some(at) => (&text[..=at], Some(&text[at + 1..])),
        None => (text, None),
    }
}

fn seal_of(body: &str) -> String {
    let mut seal = MARK.to_owned();
    let mut hash = Sha256::new();
    for (i, line) in body.split_inclusive('\n').enumerate() {
        hash.update(line.as_bytes());
        let mark: [u8; 32] = hash.clone().finalize().into();
        let gap = if i % PER_ROW == PER_ROW - 1 { '\n' } else { ' ' };
        let _ = write!(seal, "{:02x}{:02x}{gap}", mark[0], mark[1]);
    }
    if seal.ends_with(' ') {
        seal.pop();
        seal.push('\n');
    }
    let digest: [u8; 32] = hash.finalize().into();
    for byte in digest {
        let _ = write!(seal, "{byte:02x}");
    }
    seal.push('\n');
    seal
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
    fn every_changed_byte_is_found_in_its_line() {
        let sealed = seal(TEXT);
        for at in 0..sealed.len() {
            let mut bytes = sealed.clone().into_bytes();
            bytes[at] ^= 1;
            let changed = String::from_utf8(bytes).expect("ASCII stays ASCII");
            let line = sealed[..at].matches('\n').count() as u32 + 1;
            match check(&changed) {
                Err(problems) => assert_eq!(problems.0[0].place.line, line, "{at}: {problems}"),
                // Only the word `seal` itself can be damaged so that no seal is left to see.
                found => assert!(found == Ok(false) && line == 5 || at == TEXT.len() - 1, "{at}"),
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
