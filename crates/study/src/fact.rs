//! What is said of a game, as data: a code that every language has a sentence for, and the values in it.

use std::fmt;

use table::Seat;

/// A value in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(i64),
    /// Somebody.
    Seat(Seat),
    /// Something in the game's notation: a square, an action.
    Text(String),
    /// A kind of card or token by its letter, which languages have words for.
    Kind(char),
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<char> for Value {
    fn from(kind: char) -> Self {
        Self::Kind(kind)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Text(text) => f.write_str(text),
            Self::Kind(kind) => write!(f, "{kind}"),
        }
    }
}

/// One thing to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// Which sentence.
    pub code: &'static str,
    /// Its values by name.
    pub values: Vec<(&'static str, Value)>,
}

impl Fact {
    /// A sentence without values.
    pub const fn new(code: &'static str) -> Self {
        Self { code, values: Vec::new() }
    }

    /// With one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((name, value.into()));
        self
    }
}

/// `captures square=h8 points=5`
impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)?;
        self.values.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}
