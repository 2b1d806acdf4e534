//! Tokens on the board: six kinds of pieces, each worth points (G2).

use std::fmt;

use crate::square::{Square, Squares};

/// The kind of a token. Its colour means nothing (G2), so there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Token {
    /// `P`
    Pawn = 1,
    /// `N`
    Knight,
    /// `B`
    Bishop,
    /// `R`
    Rook,
    /// `Q`
    Queen,
    /// `K`
    King,
}

impl Token {
    /// All kinds.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// The letter it is drawn with.
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'P',
            Self::Knight => 'N',
            Self::Bishop => 'B',
            Self::Rook => 'R',
            Self::Queen => 'Q',
            Self::King => 'K',
        }
    }

    /// The kind drawn with this letter, of either case.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|token| token.letter() == letter.to_ascii_uppercase())
    }

    /// How many of it our decision puts into the box: a chess set without kings and queens (G2).
    pub const fn usual_count(self) -> u32 {
        match self {
            Self::Pawn => 16,
            Self::Knight | Self::Bishop | Self::Rook => 4,
            Self::Queen | Self::King => 0,
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The tokens on the board: the number of a kind in binary, one plane of squares for each digit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tokens([u64; 3]);

impl Tokens {
    /// The squares that bear a token.
    pub const fn squares(self) -> Squares {
        Squares(self.0[0] | self.0[1] | self.0[2])
    }

    /// Is no token left?
    pub const fn is_empty(self) -> bool {
        self.squares().is_empty()
    }

    /// The number of the kind on a square, 0 for none.
    pub(crate) const fn code(self, square: Square) -> usize {
        let [ones, twos, fours] = self.0;
        let at = square.index();
        (ones >> at & 1 | (twos >> at & 1) << 1 | (fours >> at & 1) << 2) as usize
    }

    /// The token on a square.
    pub fn get(self, square: Square) -> Option<Token> {
        Token::ALL.get(self.code(square).wrapping_sub(1)).copied()
    }

    /// The squares with tokens of a kind.
    pub const fn of(self, token: Token) -> Squares {
        let code = token as u64;
        let mut squares = !0;
        let mut plane = 0;
        while plane < 3 {
            // All bits if this digit of the code is 0: then the plane must be inverted.
            let invert = (code >> plane & 1).wrapping_sub(1);
            squares &= self.0[plane] ^ invert;
            plane += 1;
        }
        Squares(squares)
    }

    /// Puts a token on a square.
    pub fn put(&mut self, square: Square, token: Token) {
        for (plane, squares) in self.0.iter_mut().enumerate() {
            let bit = token as u64 >> plane & 1;
            *squares = *squares & !(1 << square.index()) | bit << square.index();
        }
    }

    /// The same without what is on a square.
    #[must_use]
    pub const fn without(mut self, square: Square) -> Self {
        self.take(square);
        self
    }

    /// Takes whatever is on a square away; returns the number of its kind, 0 for none.
    #[inline]
    pub(crate) const fn take(&mut self, square: Square) -> usize {
        let code = self.code(square);
        let keep = !(1 << square.index());
        self.0 = [self.0[0] & keep, self.0[1] & keep, self.0[2] & keep];
        code
    }
}

/// What each kind of token is worth, by the number of the kind; no token is worth nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TokenPoints([u8; 8]);

impl TokenPoints {
    /// The points we decided for the box (G2); a king has none.
    pub const USUAL: Self = Self([0, 1, 3, 3, 5, 9, 0, 0]);

    /// The points of a kind.
    pub const fn get(self, token: Token) -> u8 {
        self.0[token as usize]
    }

    /// With other points for a kind.
    #[must_use]
    pub const fn with(mut self, token: Token, points: u8) -> Self {
        self.0[token as usize] = points;
        self
    }

    /// The points by the number of a kind; 0 is no token.
    pub(crate) const fn by_code(self, code: usize) -> u16 {
        // The mask only tells the compiler that the index is in range.
        self.0[code & 7] as u16
    }

    /// All tokens together.
    pub fn total(self, tokens: Tokens) -> u32 {
        Token::ALL.into_iter().map(|token| tokens.of(token).len() * u32::from(self.get(token))).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g2_tokens_keep_their_kind_until_taken() {
        let mut tokens = Tokens::default();
        for square in Square::all() {
            let token = Token::ALL[square.index() % 6];
            tokens.put(square, Token::King);
            tokens.put(square, token);
            assert_eq!(tokens.get(square), Some(token));
            assert!(tokens.of(token).contains(square));
        }
        assert_eq!(Token::ALL.map(|token| tokens.of(token).len()).iter().sum::<u32>(), 64);
        for square in Square::all() {
            assert_eq!(tokens.take(square), Token::ALL[square.index() % 6] as usize);
            assert_eq!(tokens.take(square), 0);
        }
        assert!(tokens.is_empty());
    }
}
