//! What chance decides: the deal, the Dragon's first place, the piece a fierce Dragon takes, and a new order where a recorded game
//! goes on at another table.

use std::fmt;
use std::str::FromStr;

use table::shuffle::{Source, Stream};
use table::{NotationError, Words};

use crate::board::StackId;
use crate::pieces::{Piece, Pieces, write_list};

/// The stream of random numbers of the deal.
const DEAL: Stream = Stream(0);
/// The stream of the Dragon's first place.
const DRAGON: Stream = Stream(1);
/// The stream of a fierce Dragon's bites.
const BITES: Stream = Stream(2);

/// The stream of a new order of the pieces nobody has seen.
const RESHUFFLE: Stream = Stream(3);

/// A value that chance gave, written `deal 12 5 88 …`, `dragon 8`, `bite 23`, `reshuffle 7 31 …`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// How the pieces lie (S1).
    Deal(Deal),
    /// Where the Dragon starts (S3).
    Dragon(StackId),
    /// Which piece the fierce Dragon drew (S8).
    Bite(Piece),
    /// The pieces nobody has seen, stack by stack from the top, where a recorded game goes on with new draws.
    Reshuffle(Deal),
}

impl Chance {
    /// A deal of so many pieces.
    pub(crate) fn deal(pieces: usize, source: &mut impl Source) -> Self {
        Self::Deal(Deal::shuffled(Pieces::first(pieces), DEAL, source))
    }

    /// A new order of these pieces.
    pub(crate) fn reshuffle(unknown: Pieces, source: &mut impl Source) -> Self {
        Self::Reshuffle(Deal::shuffled(unknown, RESHUFFLE, source))
    }

    /// A first place for the Dragon.
    pub(crate) fn dragon(source: &mut impl Source) -> Self {
        let at = source.below(DRAGON, StackId::ring().len() as u32);
        Self::Dragon(
            StackId::ring().nth(at as usize).expect("the number drawn is below the length of the ring"),
        )
    }

    /// A piece of a pool that is not empty.
    pub(crate) fn bite(pool: Pieces, source: &mut impl Source) -> Self {
        let at = source.below(BITES, pool.len() as u32);
        Self::Bite(pool.nth(at as usize).expect("the number drawn is below the size of the pool"))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(deal) | Self::Reshuffle(deal) => {
                f.write_str(if matches!(self, Self::Deal(_)) { "deal " } else { "reshuffle " })?;
                write_list(f, deal.pieces().iter().copied())
            }
            Self::Dragon(stack) => write!(f, "dragon {stack}"),
            Self::Bite(piece) => write!(f, "bite {piece}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let mut words = Words::new(s);
        let chance = match words.expect(CHANCE)? {
            "deal" => Self::Deal(Deal::read(&mut words)?),
            "reshuffle" => Self::Reshuffle(Deal::read(&mut words)?),
            "dragon" => Self::Dragon(words.expect("a stack, 1 to 12")?.parse()?),
            "bite" => Self::Bite(words.expect("a piece, 1 to 128")?.parse()?),
            other => return Err(NotationError::new(CHANCE, other)),
        };
        words.end().map(|()| chance)
    }
}

/// How the pieces lie: those of stack 1 from top to bottom, then those of stack 2 and so on.
#[derive(Clone, Copy)]
pub struct Deal {
    order: [Piece; Piece::MAX],
    len: u8,
}

impl Deal {
    /// The deal of these pieces in this order; `None` if they are more than any picture has.
    pub fn new(pieces: &[Piece]) -> Option<Self> {
        let mut order = [Piece::from_index(0); Piece::MAX];
        order.get_mut(..pieces.len())?.copy_from_slice(pieces);
        Some(Self { order, len: pieces.len() as u8 })
    }

    /// The pieces in dealing order.
    pub fn pieces(&self) -> &[Piece] {
        &self.order[..self.len as usize]
    }

    /// Is every one of these pieces in it once, and nothing else?
    pub fn is_complete(&self, pieces: Pieces) -> bool {
        let set: Pieces = self.pieces().iter().copied().collect();
        self.pieces().len() == pieces.len() && set == pieces
    }

    /// Fisher and Yates's shuffle from the far end, as `docs/shuffles.md` writes it down.
    fn shuffled(pieces: Pieces, stream: Stream, source: &mut impl Source) -> Self {
        let mut order = [Piece::from_index(0); Piece::MAX];
        for (slot, piece) in order.iter_mut().zip(pieces.iter()) {
            *slot = piece;
        }
        let len = pieces.len();
        for last in (1..len).rev() {
            order.swap(last, source.below(stream, last as u32 + 1) as usize);
        }
        Self { order, len: len as u8 }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, NotationError> {
        let mut order = [Piece::from_index(0); Piece::MAX];
        let mut len = 0;
        for word in words.by_ref() {
            *order.get_mut(len).ok_or_else(|| NotationError::new("at most 128 pieces", word))? =
                word.parse()?;
            len += 1;
        }
        if len == 0 {
            Err(NotationError::new("pieces, 1 to 128", ""))
        } else {
            Ok(Self { order, len: len as u8 })
        }
    }
}

/// What lies beyond the end of the deal does not matter.
impl PartialEq for Deal {
    fn eq(&self, other: &Self) -> bool {
        self.pieces() == other.pieces()
    }
}

impl Eq for Deal {}

impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Deal").field(&self.pieces()).finish()
    }
}

const CHANCE: &str = "deal, dragon, bite or reshuffle";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_values_round_trip() {
        for text in ["deal 12 5 88", "dragon 8", "bite 23", "reshuffle 7 31"] {
            assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
        }
        let too_many = format!("deal{}", " 7".repeat(129));
        for bad in
            ["", "deal", "deal 0", "deal 1 x", "dragon", "dragon 13", "bite", "bite 1 2", "roll 3", &too_many]
        {
            assert!(bad.parse::<Chance>().is_err(), "{bad:?}");
        }
    }

    /// Always gives the largest number allowed, or always 0.
    struct Fixed(bool);

    impl Source for Fixed {
        fn below(&mut self, _: Stream, n: u32) -> u32 {
            if self.0 { n - 1 } else { 0 }
        }
    }

    #[test]
    fn s1_the_shuffle_is_the_documented_one() {
        assert_eq!(Chance::deal(12, &mut Fixed(true)).to_string(), "deal 1 2 3 4 5 6 7 8 9 10 11 12");
        assert_eq!(Chance::deal(12, &mut Fixed(false)).to_string(), "deal 2 3 4 5 6 7 8 9 10 11 12 1");
        assert_eq!(Chance::dragon(&mut Fixed(true)).to_string(), "dragon 5");
        assert_eq!(Chance::bite(Pieces::first(7), &mut Fixed(true)).to_string(), "bite 7");
    }

    #[test]
    fn s1_a_deal_has_every_piece_once() {
        let deal = |text: &str| match text.parse() {
            Ok(Chance::Deal(deal)) => deal,
            other => panic!("{other:?}"),
        };
        let three = Pieces::first(3);
        assert!(deal("deal 3 1 2").is_complete(three));
        assert!(["deal 3 1 1", "deal 3 1 4", "deal 1 2"].iter().all(|text| !deal(text).is_complete(three)));
        assert!(Deal::new(&[Piece::from_index(0); 129]).is_none());
    }
}
