//! What a connection's keys open at a table.

use table::{Seat, SeatSet};

use crate::chair::Holder;
use crate::key::KeyHash;
use crate::room::Room;

/// What keys open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Grants {
    /// The seats one holds.
    pub seats: SeatSet,
    /// The seats one is invited to: free ones, and those that are offered.
    pub invited: SeatSet,
    /// The seats one had until the host freed them in mid-game: one may take them back, and say no to who asks for them.
    pub freed: SeatSet,
    /// The freed seats one asks for.
    pub claimed: SeatSet,
    /// Is one the host?
    pub host: bool,
    /// May one watch?
    pub watch: bool,
    /// Seats whose people are away. Keys do not open them: who has a seat may let a bot play there. The room's host knows who is there.
    pub absent: SeatSet,
}

impl Grants {
    /// Do they open anything at all?
    pub fn any(self) -> bool {
        let sets = [self.seats, self.invited, self.freed, self.claimed];
        sets.iter().any(|seats| !seats.is_empty()) || self.host || self.watch
    }
}

impl Room {
    /// What these keys open now.
    pub fn grants(&self, keys: &[KeyHash]) -> Grants {
        let mut grants = Grants::default();
        for key in keys {
            grants.host |= self.is_host(key);
            grants.watch |= self.is_watch(key);
            if self.is_invite(key) {
                grants.watch = true;
                grants.invited = grants.invited.iter().chain(self.vacant_seats()).collect();
            }
            for (seat, place) in Seat::all(self.seats.len()).zip(&self.seats) {
                match &place.holder {
                    Holder::Person(held, _) if held == key => grants.seats = grants.seats.with(seat),
                    // An invitation is good for one who asks.
                    Holder::Open(invites) if invites == key && place.claim.is_none() => {
                        grants.invited = grants.invited.with(seat);
                    }
                    _ => {}
                }
                let is_free = matches!(place.holder, Holder::Open(_));
                if is_free && place.previous.as_ref().is_some_and(|(previous, _)| previous == key) {
                    grants.freed = grants.freed.with(seat);
                }
                if place.claim.as_ref().is_some_and(|claim| claim.key == *key) {
                    grants.claimed = grants.claimed.with(seat);
                }
                if place.offer.as_ref() == Some(key) {
                    grants.invited = grants.invited.with(seat);
                }
            }
        }
        grants
    }
}
