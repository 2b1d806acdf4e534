//! What a connection's keys open at a table.

use table::{Seat, SeatSet};

use super::{Held, Table};
use crate::key::KeyHash;

/// What keys open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Grants {
    /// The seats one holds.
    pub(crate) seats: SeatSet,
    /// The seats one is invited to: free ones, and those that are offered.
    pub(crate) invited: SeatSet,
    /// Is one the host?
    pub(crate) host: bool,
    /// May one watch?
    pub(crate) watch: bool,
}

impl Grants {
    /// Do they open anything at all?
    pub(crate) fn any(self) -> bool {
        !self.seats.is_empty() || !self.invited.is_empty() || self.host || self.watch
    }
}

impl Table {
    /// What these keys open now.
    pub(crate) fn grants(&self, keys: &[KeyHash]) -> Grants {
        let mut grants = Grants::default();
        for key in keys {
            grants.host |= self.host.as_ref() == Some(key);
            grants.watch |= self.watch.as_ref() == Some(key);
            for (seat, place) in Seat::all(self.seats.len()).zip(&self.seats) {
                match &place.holder {
                    Held::Person(held, _) if held == key => grants.seats = grants.seats.with(seat),
                    Held::Open(invites) if invites == key => grants.invited = grants.invited.with(seat),
                    _ => {}
                }
                if place.offer.as_ref() == Some(key) {
                    grants.invited = grants.invited.with(seat);
                }
            }
        }
        grants
    }
}
