//! Symmetries of the board, and the squares each of them takes to each other.

use gambit::Square;

/// What a card is unchanged by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Symmetry {
    /// Nothing: every square by itself
    None,
    /// The left half is the mirror of the right one
    Mirror,
    /// A turn by 180 degrees: spots come in two pairs, which may differ
    #[default]
    HalfTurn,
    /// A turn by 90 degrees: all spots are equal, so nothing makes up for who moves first
    QuarterTurn,
}

impl Symmetry {
    /// All squares in sets of those it takes to each other, each set in the order of its images. No square is its own image on a board
    /// with an even side, so all sets are equally large.
    pub(super) fn orbits(self) -> Vec<Vec<Square>> {
        let mut orbits: Vec<Vec<Square>> = Vec::new();
        for square in Square::all() {
            if orbits.iter().any(|orbit| orbit.contains(&square)) {
                continue;
            }
            let mut orbit = vec![square];
            let mut image = self.image(square);
            while image != square {
                orbit.push(image);
                image = self.image(image);
            }
            orbits.push(orbit);
        }
        orbits
    }

    fn image(self, square: Square) -> Square {
        let (file, rank) = (square.file(), square.rank());
        match self {
            Self::None => square,
            Self::Mirror => Square::at(7 - file, rank),
            Self::HalfTurn => Square::at(7 - file, 7 - rank),
            Self::QuarterTurn => Square::at(rank, 7 - file),
        }
    }

    /// What a card is not unchanged by, in a sentence.
    pub(super) const fn words(self) -> &'static str {
        match self {
            Self::None => "nothing",
            Self::Mirror => "a mirror from left to right",
            Self::HalfTurn => "a half turn",
            Self::QuarterTurn => "a quarter turn",
        }
    }
}
