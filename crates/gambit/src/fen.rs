//! Chess positions in FEN, as the beginning of a setup card: `r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1`.
//!
//! Only where the pieces stand is read; whose move it is and what follows means nothing here, as a token's colour does (G2).
//! A king is left out, because nobody knows what it is worth (G2); start spots are the designer's to choose.

use std::fmt;
use std::str::FromStr;

use table::Place;

use crate::square::Square;
use crate::token::{Token, Tokens};

/// A chess position without its kings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    tokens: Tokens,
    kings: u32,
}

/// What is wrong with a FEN, and in which column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    /// Where; the line is always the first.
    pub place: Place,
    /// The square it is about, if that is on the board.
    pub square: Option<Square>,
}

impl Position {
    /// The pieces but the kings, as tokens.
    pub const fn tokens(&self) -> Tokens {
        self.tokens
    }

    /// How many kings were left out.
    pub const fn kings(&self) -> u32 {
        self.kings
    }

    /// Does this look as if it were meant to be FEN? A card has several lines and no slashes.
    pub fn is_meant(text: &str) -> bool {
        let text = text.trim();
        !text.contains('\n') && text.split_whitespace().next().is_some_and(|board| board.contains('/'))
    }

    /// A card with these tokens, the name `name` and no start spots yet, as text.
    pub fn card(&self, name: &str) -> String {
        let row = |rank: u32| {
            let cell = |file| {
                self.tokens.get(Square::at(file, rank)).map_or(".".to_owned(), |token| token.to_string())
            };
            (0..8).map(cell).collect::<Vec<_>>().join(" ")
        };
        let rows: Vec<String> = (0..8).rev().map(row).collect();
        format!("setup {name}\n{}\n", rows.join("\n"))
    }
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let start = text.chars().take_while(|c| c.is_whitespace()).count();
        let board = text.split_whitespace().next().unwrap_or_default();
        let mut position = Self { tokens: Tokens::default(), kings: 0 };
        let (mut file, mut rank) = (0, 7);
        for (at, c) in board.chars().enumerate() {
            let wrong = || FenError {
                place: Place::new(1, start + at + 1),
                square: (file < 8).then(|| Square::at(file, rank)),
            };
            match (c, Token::from_letter(c)) {
                ('/', _) if file == 8 && rank > 0 => (file, rank) = (0, rank - 1),
                ('1'..='8', _) if file + c as u32 - '0' as u32 <= 8 => file += c as u32 - '0' as u32,
                (_, Some(token)) if file < 8 => {
                    if token == Token::King {
                        position.kings += 1;
                    } else {
                        position.tokens.put(Square::at(file, rank), token);
                    }
                    file += 1;
                }
                _ => return Err(wrong()),
            }
        }
        if (file, rank) == (8, 0) {
            return Ok(position);
        }
        Err(FenError { place: Place::new(1, start + board.chars().count() + 1), square: None })
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a chess position in FEN: eight rows of PNBRQK and numbers, with / between them")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    #[test]
    fn a_position_becomes_a_card_without_kings_or_start_spots() {
        let start: Position = " rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse().unwrap();
        assert_eq!((start.tokens().squares().len(), start.kings()), (30, 2));
        let card = start.card("Chess");
        assert!(card.starts_with("setup Chess\nR N B Q . B N R\nP P P P P P P P\n. . ."), "{card}");
        let errors: Vec<String> =
            Setup::read(&card).unwrap_err().iter().map(|error| error.kind.to_string()).collect();
        let spots: Vec<String> = (1..=4).map(|spot| format!("start spot {spot} is missing (G2)")).collect();
        assert_eq!(errors, spots);
    }

    #[test]
    fn what_is_no_position_says_where() {
        for (text, column) in [
            ("8/8/8/8/8/8/8", 14),
            ("8/8/8/8/8/8/8/8/8", 16),
            ("9/8/8/8/8/8/8/8", 1),
            ("ppppppppp/8/8/8/8/8/8/8", 9),
            ("ppp/8/8/8/8/8/8/8", 4),
            ("  8/x7/8/8/8/8/8/8", 5),
            ("8/44p/8/8/8/8/8/8", 5),
            ("", 1),
        ] {
            let error = text.parse::<Position>().unwrap_err();
            assert_eq!(error.place, Place::new(1, column), "{text}");
        }
    }

    #[test]
    fn cards_are_not_taken_for_positions() {
        assert!(Position::is_meant(" 8/8/8/8/8/8/8/8 w - - 0 1\n"));
        assert!(!Position::is_meant("setup a/b\n........\n"));
        assert!(!Position::is_meant("Home Rows"));
    }
}
