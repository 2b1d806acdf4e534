//! A line of settings, `key=value key=value …`: what the players agree on, in any game.

use crate::text::{ParseErrors, Place, Words};

/// What a line of settings said, and where.
#[derive(Clone, Debug)]
pub struct Settings {
    line: usize,
    /// For each key the column it stands in and whether its value was understood; `None` if it was not given.
    given: Vec<Option<(usize, bool)>>,
    /// All that is wrong with the line so far.
    pub errors: ParseErrors,
}

impl Settings {
    /// Reads all that is left of the line with this number. Each of the keys may stand there once, in any order; `set` takes the number
    /// of a key with its value, or says what is wrong with it.
    pub fn read(
        line: usize,
        mut words: Words<'_>,
        keys: &[&str],
        mut set: impl FnMut(usize, &str) -> Result<(), String>,
    ) -> Self {
        let mut settings = Self { line, given: vec![None; keys.len()], errors: ParseErrors::default() };
        while !words.rest().is_empty() {
            let column = words.column();
            let word = words.next().unwrap_or_default();
            if let Err(what) = settings.read_one(column, word, keys, &mut set) {
                settings.errors.add(Place::new(line, column), what);
            }
        }
        settings
    }

    fn read_one(
        &mut self,
        column: usize,
        word: &str,
        keys: &[&str],
        set: &mut impl FnMut(usize, &str) -> Result<(), String>,
    ) -> Result<(), String> {
        let (key, value) =
            word.split_once('=').ok_or_else(|| format!("expected key=value, found {word:?}"))?;
        let at = keys.iter().position(|known| *known == key);
        let at = at.ok_or_else(|| format!("no option {key:?}; the options are {}", keys.join(", ")))?;
        if let Some((before, _)) = self.given[at] {
            return Err(format!("{key} was given before, in column {before}"));
        }
        let understood = set(at, value);
        self.given[at] = Some((column, understood.is_ok()));
        understood.map_err(|what| format!("{key}: {what}"))
    }

    /// Was this key given?
    pub fn is_given(&self, key: usize) -> bool {
        self.given[key].is_some()
    }

    /// Was this key given a value that means nothing?
    pub fn is_broken(&self, key: usize) -> bool {
        matches!(self.given[key], Some((_, false)))
    }

    /// Adds something that is wrong with the value of this key.
    pub fn add(&mut self, key: usize, what: impl Into<String>) {
        let column = self.given[key].map_or(0, |(column, _)| column);
        self.errors.add(Place::new(self.line, column), what);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_is_wrong_is_found_where_it_stands() {
        let mut read = Vec::new();
        let mut settings =
            Settings::read(3, Words::new("b=2 x=1 a b=3 a=no"), &["a", "b", "c"], |key, value| {
                read.push((key, value.to_owned()));
                if value == "no" { Err("expected yes".to_owned()) } else { Ok(()) }
            });
        assert_eq!(read, [(1, "2".to_owned()), (0, "no".to_owned())]);
        assert_eq!([0, 1, 2].map(|key| settings.is_given(key)), [true, true, false]);
        assert_eq!([0, 1, 2].map(|key| settings.is_broken(key)), [true, false, false]);
        settings.add(1, "2 is too many");
        settings.add(2, "one is needed");
        assert_eq!(
            settings.errors.or(()).unwrap_err().to_string(),
            "line 3: one is needed\n\
             line 3, column 1: 2 is too many\n\
             line 3, column 5: no option \"x\"; the options are a, b, c\n\
             line 3, column 9: expected key=value, found \"a\"\n\
             line 3, column 11: b was given before, in column 1\n\
             line 3, column 15: a: expected yes"
        );
    }
}
