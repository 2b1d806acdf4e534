//! A recorded game that goes on at another table.

use std::fmt;
use std::str::FromStr;

use crate::NotationError;
use crate::text::Words;

/// Where a log leaves the recorded game it continues, written `27 new` or `27 same`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// So many entries are the recorded game's.
    pub entries: usize,
    /// What chance gives from there on.
    pub draws: Draws,
}

/// What chance gives after a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draws {
    /// Draws from a seed of its own, which was committed to before it went on.
    New,
    /// The recorded game's, from its seed: whoever knows that game can know every one of them.
    Same,
}

/// The first entry of a log with these branches that its own seed decides: what was recorded before the last one with
/// [new draws](Draws::New) has other seeds.
pub(crate) fn drawn_from(branches: &[Branch]) -> usize {
    branches.iter().rfind(|branch| branch.draws == Draws::New).map_or(0, |branch| branch.entries)
}

impl fmt::Display for Draws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::New => "new",
            Self::Same => "same",
        })
    }
}

impl FromStr for Draws {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s {
            "new" => Ok(Self::New),
            "same" => Ok(Self::Same),
            other => Err(NotationError::new("“new” or “same”", other)),
        }
    }
}

impl fmt::Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.entries, self.draws)
    }
}

impl FromStr for Branch {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let mut words = Words::new(s);
        let entries = words.expect("a number of entries")?;
        let entries = entries.parse().map_err(|_| NotationError::new("a number of entries", entries))?;
        let draws = words.expect("“new” or “same”")?.parse()?;
        words.end().map(|()| Self { entries, draws })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn branches_round_trip() {
        for text in ["0 new", "27 same"] {
            assert_eq!(text.parse::<Branch>().unwrap().to_string(), text);
        }
        for bad in ["", "27", "new", "27 old", "-1 new", "27 new x"] {
            assert!(bad.parse::<Branch>().is_err(), "{bad:?}");
        }
    }
}
