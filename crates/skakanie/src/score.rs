//! Fragments and points: which pieces of a pool fit together, and what they are worth (S11, S13 c).

use table::Points;

use crate::options::SingleCost;
use crate::picture::Picture;
use crate::pieces::Pieces;

/// A picture as bit masks: what fits where. Row by row, one bit for each piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    all: Pieces,
    /// All but the first column: where a step to the right can end.
    not_left: Pieces,
    /// All but the last column: where a step to the left can end.
    not_right: Pieces,
    /// How far down the piece below is: the width. In a single row, which may be 128 wide and too far to shift, it is the
    /// piece beside.
    down: u32,
}

impl Grid {
    /// The masks of a picture.
    pub fn new(picture: Picture) -> Self {
        let all = Pieces::first(picture.pieces());
        let column =
            |x| -> Pieces { all.iter().filter(|piece| piece.index() % picture.width() == x).collect() };
        Self {
            all,
            not_left: all - column(0),
            not_right: all - column(picture.width() - 1),
            down: if picture.height() == 1 { 1 } else { picture.width() as u32 },
        }
    }

    /// All pieces of the picture.
    pub const fn all(&self) -> Pieces {
        self.all
    }

    /// The pieces that share an edge with one of these; some of these may be among them.
    #[inline]
    #[must_use]
    pub const fn neighbours(&self, pieces: Pieces) -> Pieces {
        let bits = pieces.bits();
        let right = bits << 1 & self.not_left.bits();
        let left = bits >> 1 & self.not_right.bits();
        let vertical = (bits << self.down | bits >> self.down) & self.all.bits();
        Pieces::from_bits(right | left | vertical)
    }

    /// The fragment of the pool that the piece or pieces `from`, all in the pool, belong to.
    #[inline]
    #[must_use]
    pub fn fragment(&self, pool: Pieces, from: Pieces) -> Pieces {
        let mut fragment = from;
        loop {
            let grown = fragment | (self.neighbours(fragment) & pool);
            if grown == fragment {
                return fragment;
            }
            fragment = grown;
        }
    }

    /// The fragments of a pool: sets of pieces that hang together by shared edges, that with the lowest piece first.
    pub fn fragments(&self, pool: Pieces) -> Fragments {
        Fragments { grid: *self, left: pool }
    }

    /// The points of a pool: its largest fragment minus what the others cost (S11).
    pub fn score(&self, pool: Pieces, singles: SingleCost) -> Points {
        // Pieces without a neighbour need no search, and often they are many.
        let joined = pool & self.neighbours(pool);
        let single = (pool - joined).len() as Points;
        let (mut largest, mut others) = (0, -1);
        for fragment in self.fragments(joined) {
            largest = largest.max(fragment.len() as Points);
            others += 1;
        }
        match (largest, single) {
            (0, 0) => 0,
            (0, _) => 1 - (single - 1) * singles.points(),
            _ => largest - others - single * singles.points(),
        }
    }
}

/// The fragments of a pool, one after the other.
#[derive(Clone, Debug)]
pub struct Fragments {
    grid: Grid,
    left: Pieces,
}

impl Iterator for Fragments {
    type Item = Pieces;

    #[inline]
    fn next(&mut self) -> Option<Pieces> {
        let fragment = self.grid.fragment(self.left, Pieces::only(self.left.lowest()?));
        self.left = self.left - fragment;
        Some(fragment)
    }
}
