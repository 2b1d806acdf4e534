//! Seats, sets of seats, and one value per seat.
//!
//! Seats are numbered clockwise and written as letters, `A` to `F`.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::text::NotationError;

/// The most seats any game here has.
pub const MAX_SEATS: usize = 6;

/// One place at the table. Seats are numbered clockwise from 0 and written `A` to `F`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted clockwise from 0.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`].
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "a table has at most six seats");
        Self(index as u8)
    }

    /// The index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter it is written with.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        let next = self.0 + 1;
        Self(if (next as usize) < seats { next } else { 0 })
    }

    /// The next seat counter-clockwise at a table of `seats`.
    #[must_use]
    pub const fn previous(self, seats: usize) -> Self {
        Self(if self.0 == 0 { seats as u8 - 1 } else { self.0 - 1 })
    }

    /// All seats of a table of `seats`, clockwise from `A`.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..seats).map(Self::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s.as_bytes() {
            [c] if (b'A'..b'A' + MAX_SEATS as u8).contains(&c.to_ascii_uppercase()) => {
                Ok(Self(c.to_ascii_uppercase() - b'A'))
            }
            _ => Err(NotationError::new("a seat, A to F", s)),
        }
    }
}

/// A set of seats, written as their letters (`ACD`), the empty one as `-`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// Everybody at a table of `seats`.
    pub const fn all(seats: usize) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// The set whose bits are these, seat `A` lowest.
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// The bits, seat `A` lowest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Only this seat.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Is the seat in it?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Is nobody in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The same with the seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The same with the seat taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The seats in it, `A` first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

impl FromStr for SeatSet {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        if s == "-" {
            return Ok(Self::EMPTY);
        }
        let mut set = Self::EMPTY;
        for c in s.chars() {
            let member: Seat = c.to_string().parse()?;
            if set.contains(member) {
                return Err(NotationError::new("each seat once", s));
            }
            set = set.with(member);
        }
        if set.is_empty() { Err(NotationError::new("seats, such as AC, or -", s)) } else { Ok(set) }
    }
}

/// One value for each seat of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    len: u8,
    items: [T; MAX_SEATS],
}

impl<T: Copy + Default> BySeat<T> {
    /// What `value` gives for each of `seats` seats.
    pub fn from_fn(seats: usize, mut value: impl FnMut(Seat) -> T) -> Self {
        let mut items = [T::default(); MAX_SEATS];
        for seat in Seat::all(seats) {
            items[seat.index()] = value(seat);
        }
        Self { len: seats as u8, items }
    }
}

impl<T> BySeat<T> {
    /// The values, seat `A` first.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }

    /// Seats with their values, `A` first.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.as_slice().iter().enumerate().map(|(i, item)| (Seat::new(i), item))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.as_slice()[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[..self.len as usize][seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_go_round_the_table() {
        for seats in 1..=MAX_SEATS {
            for seat in Seat::all(seats) {
                assert_eq!(seat.next(seats).previous(seats), seat);
                assert_eq!((seat.index() + 1) % seats, seat.next(seats).index());
            }
        }
    }

    #[test]
    fn every_set_round_trips() {
        for bits in 0..1 << MAX_SEATS {
            let set = SeatSet::from_bits(bits);
            assert_eq!(set.to_string().parse(), Ok(set));
            assert_eq!(set.iter().collect::<SeatSet>(), set);
        }
        for bad in ["", "AA", "G", "A B", "A-"] {
            assert!(bad.parse::<SeatSet>().is_err(), "{bad:?}");
        }
    }
}
