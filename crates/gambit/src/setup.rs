//! Setup cards: where the tokens lie, what they are worth, where gambits may start (G2).
//!
//! ```text
//! setup Home Rows
//! points P=1 N=3 B=3 R=5
//! R N B . . B N R      the board from its far side: a8 to h8 first, a1 to h1 last
//! P P P P P P P P      P N B R Q K a token, of either case
//! . . . 1 . . . .      1 to 4 a start spot
//! . . . . . . . 2      . an empty square
//! 4 . . . . . . .      blanks between squares may be left out
//! . . . . 3 . . .
//! P P P P P P P P
//! R N B . . B N R
//! ```
//!
//! Empty lines and lines that begin with `#` are skipped. The points line may be left out or give only some kinds: a pawn
//! is then worth 1, a knight and a bishop 3, a rook 5, a queen 9; a king's points must be given.

use std::fmt;
use std::str::FromStr;

use table::{ParseErrors, Place, Words};

use crate::setup_error::{self, SetupError, SetupErrorKind as Kind};
use crate::square::Square;
use crate::token::{Token, TokenPoints, Tokens};

/// A setup card without fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    name: String,
    tokens: Tokens,
    points: TokenPoints,
    spots: [Square; 4],
}

/// The most points all tokens of a card may have together; scores have ten bits in a state.
pub const MOST_POINTS: u32 = 1023;
/// The longest name of a card, in characters.
pub const LONGEST_NAME: usize = 60;

impl Setup {
    /// Reads a card; all that is wrong with it is reported at once, in reading order.
    pub fn read(text: &str) -> Result<Self, Vec<SetupError>> {
        let mut draft = Draft::default();
        for (i, line) in text.lines().enumerate() {
            let line = line.trim_end_matches('\r');
            if !line.trim().is_empty() && !line.starts_with('#') {
                draft.line(i + 1, line);
            }
        }
        draft.finish()
    }

    /// The card's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The tokens at the start.
    pub const fn tokens(&self) -> Tokens {
        self.tokens
    }

    /// What they are worth.
    pub const fn points(&self) -> TokenPoints {
        self.points
    }

    /// The four start spots, in order.
    pub const fn spots(&self) -> [Square; 4] {
        self.spots
    }

    /// What is allowed but unlike the box as we know it: other counts or points (G2).
    pub fn notes(&self) -> Vec<SetupNote> {
        let counts = Token::ALL.into_iter().filter_map(|token| {
            let found = self.tokens.of(token).len();
            (found != token.usual_count()).then_some(SetupNote::Count {
                token,
                found,
                usual: token.usual_count(),
            })
        });
        let points = Token::ALL.into_iter().filter_map(|token| {
            let (found, usual) = (self.points.get(token), TokenPoints::USUAL.get(token));
            let present = !self.tokens.of(token).is_empty();
            (present && found != usual).then_some(SetupNote::Points { token, found, usual })
        });
        counts.chain(points).collect()
    }
}

/// Something unusual about a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupNote {
    /// Another number of tokens of a kind.
    Count {
        /// The kind.
        token: Token,
        /// How many there are.
        found: u32,
        /// How many are usual.
        usual: u32,
    },
    /// Other points for a kind.
    Points {
        /// The kind.
        token: Token,
        /// What it is worth here.
        found: u8,
        /// What it is usually worth.
        usual: u8,
    },
}

impl fmt::Display for SetupNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count { token, found, usual } => {
                write!(f, "{found} tokens {token} instead of {usual} (G2)")
            }
            Self::Points { token, found, usual } => {
                write!(f, "a token {token} is worth {found} points instead of {usual} (G2)")
            }
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "setup {}\npoints", self.name)?;
        for token in Token::ALL {
            let present = !self.tokens.of(token).is_empty();
            if present || self.points.get(token) != TokenPoints::USUAL.get(token) {
                write!(f, " {token}={}", self.points.get(token))?;
            }
        }
        for rank in (0..8).rev() {
            for file in 0..8 {
                let square = Square::at(file, rank);
                let spot = self.spots.iter().position(|spot| *spot == square);
                let gap = if file == 0 { "\n" } else { " " };
                match (self.tokens.get(square), spot) {
                    (Some(token), _) => write!(f, "{gap}{token}")?,
                    (None, Some(spot)) => write!(f, "{gap}{}", spot + 1)?,
                    (None, None) => write!(f, "{gap}.")?,
                }
            }
        }
        f.write_str("\n")
    }
}

impl FromStr for Setup {
    type Err = ParseErrors;

    /// Reads a card; all that is wrong with it is reported at once.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::read(text).map_err(|errors| setup_error::sentences(&errors))
    }
}

/// A card while it is being read.
#[derive(Default)]
struct Draft {
    errors: Vec<SetupError>,
    name: Option<String>,
    points: [Option<u8>; 6],
    points_line: Option<usize>,
    tokens: Tokens,
    spots: [Option<Square>; 4],
    kings: Vec<(Place, Square)>,
    rows: u32,
    last_line: usize,
}

impl Draft {
    fn error(&mut self, place: Place, kind: Kind) {
        self.errors.push(SetupError { place, square: None, kind });
    }

    fn error_at(&mut self, place: Place, square: Square, kind: Kind) {
        self.errors.push(SetupError { place, square: Some(square), kind });
    }

    fn line(&mut self, number: usize, line: &str) {
        self.last_line = number;
        let mut words = Words::new(line);
        match words.next() {
            Some("setup") => self.name_line(number, &words),
            Some("points") => self.points_line(number, words),
            _ => self.row(number, line),
        }
    }

    fn name_line(&mut self, number: usize, words: &Words<'_>) {
        let (place, name) = (Place::new(number, words.column()), words.rest());
        if self.name.is_some() {
            self.error(Place::new(number, 1), Kind::NameTwice);
        } else if name.is_empty() {
            self.error(place, Kind::NameEmpty);
        } else if name.chars().count() > LONGEST_NAME {
            self.error(place, Kind::NameLong);
        } else if name.chars().any(char::is_control) {
            self.error(place, Kind::NameControl);
        }
        self.name = Some(name.to_owned());
    }

    fn points_line(&mut self, number: usize, mut words: Words<'_>) {
        if self.points_line.replace(number).is_some() {
            self.error(Place::new(number, 1), Kind::PointsTwice);
        }
        while !words.rest().is_empty() {
            let place = Place::new(number, words.column());
            let word = words.next().unwrap_or_default();
            match points(word) {
                None => self.error(place, Kind::PointsUnknown(word.to_owned())),
                Some((token, value)) => {
                    if self.points[token as usize - 1].replace(value).is_some() {
                        self.error(place, Kind::PointsOfTwice(token));
                    }
                }
            }
        }
    }

    fn row(&mut self, number: usize, line: &str) {
        self.rows += 1;
        match self.rows {
            ..=8 => {}
            9 => return self.error(Place::new(number, 1), Kind::RowsMany),
            _ => return,
        }
        let cells = line.chars().enumerate().filter(|(_, c)| !c.is_whitespace());
        let mut file = 0;
        for (i, cell) in cells {
            let place = Place::new(number, i + 1);
            match file {
                0..8 => self.cell(place, Square::at(file, 8 - self.rows), cell),
                8 => self.error(place, Kind::RowLong),
                _ => {}
            }
            file += 1;
        }
        if file < 8 {
            let end = Place::new(number, line.trim_end().chars().count() + 1);
            self.error(end, Kind::RowShort(file));
        }
    }

    fn cell(&mut self, place: Place, square: Square, cell: char) {
        match (cell, Token::from_letter(cell)) {
            ('.', _) => {}
            ('1'..='4', _) => {
                let spot = &mut self.spots[cell as usize - '1' as usize];
                if spot.replace(square).is_some() {
                    self.error_at(place, square, Kind::SpotTwice(cell));
                }
            }
            (_, Some(token)) => {
                self.tokens.put(square, token);
                if token == Token::King {
                    self.kings.push((place, square));
                }
            }
            _ => self.error_at(place, square, Kind::CellUnknown(cell)),
        }
    }

    fn finish(mut self) -> Result<Setup, Vec<SetupError>> {
        let whole = Place::default();
        let end = Place::new(self.last_line.max(1), 0);
        if self.name.is_none() {
            self.error(whole, Kind::NoName);
        }
        if self.rows < 8 {
            self.error(end, Kind::RowsMissing(self.rows));
        }
        if self.rows >= 8 {
            let missing = (1..).zip(self.spots).filter(|(_, spot)| spot.is_none());
            missing.for_each(|(number, _)| self.error(whole, Kind::SpotMissing(number)));
            if self.tokens.is_empty() {
                self.error(whole, Kind::NoToken);
            }
        }
        if let (Some((place, square)), None) = (self.kings.first(), self.points[Token::King as usize - 1]) {
            self.error_at(*place, *square, Kind::KingPoints);
        }
        let points =
            Token::ALL.into_iter().zip(self.points).fold(TokenPoints::USUAL, |points, (token, given)| {
                given.map_or(points, |value| points.with(token, value))
            });
        let total = points.total(self.tokens);
        if total > MOST_POINTS {
            let place = self.points_line.map_or(whole, |line| Place::new(line, 0));
            self.error(place, Kind::PointsMany(total));
        }
        if !self.errors.is_empty() {
            self.errors.sort_by_key(|error| error.place);
            return Err(self.errors);
        }
        let spots = self.spots.map(|spot| spot.expect("a missing one is an error"));
        Ok(Setup { name: self.name.unwrap_or_default(), tokens: self.tokens, points, spots })
    }
}

/// `R=5`
fn points(word: &str) -> Option<(Token, u8)> {
    let (kind, value) = word.split_once('=')?;
    let mut letters = kind.chars();
    let token = Token::from_letter(letters.next()?)?;
    let plain = letters.next().is_none() && value.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| value.parse().ok().filter(|value| *value <= 99)).flatten().map(|value| (token, value))
}
