//! The twelve stacks: three rows of four, who is next to whom, and the way the Dragon goes round.

use std::fmt;
use std::str::FromStr;

use table::NotationError;

/// One of the twelve stacks, numbered 1 to 12 row by row from the top left.
///
/// ```text
/// 1   2   3   4
/// 5   6   7   8
/// 9  10  11  12
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StackId(u8);

/// The outer stacks clockwise from the top left, as indices.
const RING: [u8; 10] = [0, 1, 2, 3, 7, 11, 10, 9, 8, 4];

/// The stack after each one clockwise; an inner one leads to itself, the Dragon is never there.
const CLOCKWISE: [u8; StackId::COUNT] = clockwise();

impl StackId {
    /// How many stacks there are.
    pub const COUNT: usize = 12;

    /// The four corners, where pawns start (S2).
    pub const CORNERS: [Self; 4] = [Self(0), Self(3), Self(8), Self(11)];

    /// The stack with this index, from 0; `None` if there is none.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// All stacks, 1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The ten outer stacks in the order the Dragon visits them, from stack 1.
    pub fn ring() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        RING.into_iter().map(Self)
    }

    /// The index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row (0 to 2, from the top) and the column (0 to 3, from the left).
    pub const fn row_column(self) -> (usize, usize) {
        (self.0 as usize / 4, self.0 as usize % 4)
    }

    /// Is it one of the four corners?
    pub const fn is_corner(self) -> bool {
        matches!(self.0, 0 | 3 | 8 | 11)
    }

    /// Is it one of the ten outer stacks?
    pub const fn is_outer(self) -> bool {
        !matches!(self.0, 5 | 6)
    }

    /// The next outer stack clockwise (S7). An inner stack is not on the way and gives itself.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self(CLOCKWISE[self.0 as usize])
    }

    /// Does it lie next to the other one, not diagonally (S5)?
    pub const fn is_neighbour(self, other: Self) -> bool {
        NEIGHBOURS[self.0 as usize] >> other.0 & 1 == 1
    }

    /// The stacks next to it, lowest number first.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        Self::all().filter(move |&other| self.is_neighbour(other))
    }
}

impl fmt::Display for StackId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for StackId {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let plain = !s.starts_with(['+', '0']);
        let number = s.parse().ok().filter(|n| plain && (1..=Self::COUNT as u8).contains(n));
        number.map(|n| Self(n - 1)).ok_or_else(|| NotationError::new("a stack, 1 to 12", s))
    }
}

/// The stacks a pawn may be moved to from one stack: at most four, lowest number first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Targets {
    stacks: [StackId; 4],
    len: u8,
}

impl Targets {
    /// From `from` to its neighbours, but never onto the Dragon's stack (S6).
    #[inline]
    pub(crate) fn of(from: StackId, dragon: StackId) -> Self {
        TARGETS[dragon.index()][from.index()]
    }

    /// How many there are; at least one, as every stack has two neighbours and there is one Dragon.
    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.len as usize
    }

    /// The one with this index, which is below [`len`](Self::len).
    #[inline]
    pub(crate) const fn get(self, index: usize) -> StackId {
        self.stacks[index & 3]
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = StackId> {
        self.stacks.into_iter().take(self.len())
    }
}

/// Where a pawn may go, by the Dragon's stack and its own; looked up in every playout step.
static TARGETS: [[Targets; StackId::COUNT]; StackId::COUNT] = targets();

/// The neighbours of each stack as a set of bits.
const NEIGHBOURS: [u16; StackId::COUNT] = neighbours();

const fn neighbours() -> [u16; StackId::COUNT] {
    let mut sets = [0; StackId::COUNT];
    let mut a = 0;
    while a < StackId::COUNT {
        let mut b = 0;
        while b < StackId::COUNT {
            let rows = (a / 4).abs_diff(b / 4);
            let columns = (a % 4).abs_diff(b % 4);
            if rows + columns == 1 {
                sets[a] |= 1 << b;
            }
            b += 1;
        }
        a += 1;
    }
    sets
}

const fn clockwise() -> [u8; StackId::COUNT] {
    let mut next = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    let mut i = 0;
    while i < RING.len() {
        next[RING[i] as usize] = RING[(i + 1) % RING.len()];
        i += 1;
    }
    next
}

const fn targets() -> [[Targets; StackId::COUNT]; StackId::COUNT] {
    let none = Targets { stacks: [StackId(0); 4], len: 0 };
    let mut table = [[none; StackId::COUNT]; StackId::COUNT];
    let mut dragon = 0;
    while dragon < StackId::COUNT {
        let mut from = 0;
        while from < StackId::COUNT {
            let mut to = 0;
            while to < StackId::COUNT {
                if to != dragon && NEIGHBOURS[from] >> to & 1 == 1 {
                    let entry = &mut table[dragon][from];
                    entry.stacks[entry.len as usize] = StackId(to as u8);
                    entry.len += 1;
                }
                to += 1;
            }
            from += 1;
        }
        dragon += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stack(number: usize) -> StackId {
        StackId::new(number - 1).unwrap()
    }

    #[test]
    fn s1_three_rows_of_four_have_four_corners_ten_outer_and_two_inner_stacks() {
        assert_eq!(StackId::all().filter(|stack| stack.is_corner()).collect::<Vec<_>>(), StackId::CORNERS);
        assert_eq!(StackId::all().filter(|stack| stack.is_outer()).count(), 10);
        let neighbours: Vec<usize> = StackId::all().map(|stack| stack.neighbours().count()).collect();
        assert_eq!(neighbours, [2, 3, 3, 2, 3, 4, 4, 3, 2, 3, 3, 2]);
    }

    #[test]
    fn s7_the_ring_goes_clockwise_through_every_outer_stack_and_closes() {
        let ring: Vec<String> = StackId::ring().map(|stack| stack.to_string()).collect();
        assert_eq!(ring.join(" "), "1 2 3 4 8 12 11 10 9 5");
        let mut at = stack(1);
        for next in StackId::ring().skip(1).chain([stack(1)]) {
            assert!(at.is_outer() && at.is_neighbour(next) && at.clockwise() == next);
            at = next;
        }
        assert_eq!(stack(6).clockwise(), stack(6));
    }

    #[test]
    fn s3_after_a_corner_comes_a_stack_without_a_corner() {
        assert!(StackId::CORNERS.iter().all(|corner| !corner.clockwise().is_corner()));
    }

    #[test]
    fn s6_targets_are_the_neighbours_without_the_dragon() {
        for dragon in StackId::all() {
            for from in StackId::all() {
                let expected: Vec<StackId> = from.neighbours().filter(|&to| to != dragon).collect();
                let targets = Targets::of(from, dragon);
                assert_eq!(targets.iter().collect::<Vec<_>>(), expected);
                assert!((0..targets.len()).all(|i| targets.get(i) == expected[i]));
            }
        }
    }

    #[test]
    fn stacks_round_trip() {
        for stack in StackId::all() {
            assert_eq!(stack.to_string().parse(), Ok(stack));
        }
        for bad in ["", "0", "13", "+1", "01", "-1", "a", "1 "] {
            assert!(bad.parse::<StackId>().is_err(), "{bad:?}");
        }
    }
}
