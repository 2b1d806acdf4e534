//! Where a card may take a gambit (G10, G11).
//!
//! A slide is worked out line by line: the squares of a row or diagonal that are taken are gathered into one byte, a small
//! table says how far one gets from a place in a byte, and the answer is spread back over the line. Columns look their
//! answer up directly. All tables together are 6 kB and stay in the fastest cache, and all four lines are worked out
//! whatever the card is: masking the unwanted ones is cheaper than guessing which way a branch goes.

use crate::card::Card;
use crate::square::{Square, Squares};

const FILE_A: u64 = 0x0101_0101_0101_0101;

/// The squares the gambit on `from` may move to by this card: `taken` are tokens and gambits, `gambits` the gambits.
///
/// The first token in the way may be captured; a gambit stops the move before it. A knight lands on no gambit either.
#[inline]
pub const fn destinations(card: Card, from: Square, taken: Squares, gambits: Squares) -> Squares {
    let masks = &MASKS[card as usize];
    let reach = diagonals(from, taken.0) & masks.diagonals
        | straights(from, taken.0) & masks.straights
        | KNIGHT[from.index()] & masks.knight;
    Squares(reach & !gambits.0)
}

#[inline]
const fn diagonals(from: Square, taken: u64) -> u64 {
    let lines = &DIAGONALS[from.index()];
    let reach = &REACH[from.file() as usize];
    let rising = reach[gather(taken & lines[0])] as u64;
    let falling = reach[gather(taken & lines[1])] as u64;
    rising.wrapping_mul(FILE_A) & lines[0] | falling.wrapping_mul(FILE_A) & lines[1]
}

#[inline]
const fn straights(from: Square, taken: u64) -> u64 {
    let row = from.index() & !7;
    let along = REACH[from.file() as usize][(taken >> row) as usize >> 1 & 63] as u64;
    // The squares of a column, a bit each in eight bytes, multiplied so that they end up side by side in the top byte.
    let column = (taken >> from.file() & FILE_A).wrapping_mul(0x0102_0408_1020_4080) >> 57 & 63;
    along << row | COLUMN[from.rank() as usize][column as usize] << from.file()
}

/// The inner six of the squares of a line that has at most one square in each column.
#[inline]
const fn gather(line: u64) -> usize {
    (line.wrapping_mul(FILE_A) >> 57 & 63) as usize
}

struct Masks {
    diagonals: u64,
    straights: u64,
    knight: u64,
}

/// What counts for each card, in the order of [`Card::ALL`].
static MASKS: [Masks; 4] = [
    Masks { diagonals: !0, straights: 0, knight: 0 },
    Masks { diagonals: 0, straights: !0, knight: 0 },
    Masks { diagonals: !0, straights: !0, knight: 0 },
    Masks { diagonals: 0, straights: 0, knight: !0 },
];

/// How far one gets along a line of eight, by one's place and by which of the inner six places are taken: the outer two do
/// not matter, since one may go there either way.
static REACH: [[u8; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut place = 0;
    while place < 8 {
        let mut inner = 0;
        while inner < 64 {
            table[place][inner] = reach(place as i32, inner as u32);
            inner += 1;
        }
        place += 1;
    }
    table
};

const fn reach(place: i32, inner: u32) -> u8 {
    let taken = inner << 1;
    let mut reached = 0;
    let mut step = -1;
    while step <= 1 {
        let mut at = place + step;
        while step != 0 && at >= 0 && at < 8 {
            reached |= 1 << at;
            if taken >> at & 1 == 1 {
                break;
            }
            at += step;
        }
        step += 1;
    }
    reached
}

/// [`REACH`] spread over column a.
static COLUMN: [[u64; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut place = 0;
    while place < 8 {
        let mut inner = 0;
        while inner < 64 {
            let reached = reach(place as i32, inner as u32) as u64;
            let mut rank = 0;
            while rank < 8 {
                table[place][inner] |= (reached >> rank & 1) << (8 * rank);
                rank += 1;
            }
            inner += 1;
        }
        place += 1;
    }
    table
};

/// The two diagonals through each square, the rising one first.
static DIAGONALS: [[u64; 2]; 64] = {
    let mut table = [[0; 2]; 64];
    let mut from = 0;
    while from < 64 {
        let (file, rank) = (from % 8, from / 8);
        let mut to = 0;
        while to < 64 {
            let (right, up) = (to % 8 - file, to / 8 - rank);
            if right == up {
                table[from as usize][0] |= 1 << to;
            }
            if right == -up {
                table[from as usize][1] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    table
};

/// The jumps from each square.
static KNIGHT: [u64; 64] = {
    let mut table = [0; 64];
    let mut from: i32 = 0;
    while from < 64 {
        let mut to: i32 = 0;
        while to < 64 {
            let (right, up) = ((to % 8 - from % 8).abs(), (to / 8 - from / 8).abs());
            if right * up == 2 {
                table[from as usize] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use cozy_chess::{BitBoard, get_bishop_moves, get_knight_moves, get_rook_moves};
    use proptest::prelude::*;

    /// The same question to an independent chess library.
    fn second_opinion(card: Card, from: Square, taken: Squares, gambits: Squares) -> Squares {
        let (square, blockers) = (cozy_chess::Square::index(from.index()), BitBoard(taken.0));
        let reach = match card {
            Card::Bishop => get_bishop_moves(square, blockers),
            Card::Rook => get_rook_moves(square, blockers),
            Card::Queen => get_bishop_moves(square, blockers) | get_rook_moves(square, blockers),
            Card::Knight => get_knight_moves(square),
        };
        Squares(reach.0) & !gambits
    }

    proptest! {
        #[test]
        fn g10_g11_destinations_agree_with_a_chess_library(tokens: u64, thin: u64, thinner: u64, gambits: [u8; 4]) {
            let gambits: Squares = gambits.into_iter().map(|number| Square::new(number.into())).collect();
            for tokens in [tokens, tokens & thin, tokens & thin & thinner] {
                let taken = Squares(tokens) | gambits;
                for from in Square::all() {
                    for card in Card::ALL {
                        let expected = second_opinion(card, from, taken, gambits);
                        prop_assert_eq!(destinations(card, from, taken, gambits), expected, "{} {}", card, from);
                    }
                }
            }
        }
    }
}
