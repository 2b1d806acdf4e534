//! Somebody at a table by way of a connection: what their keys open, as which seat they view, and what they were told of both.

use table::{Seat, SeatSet, Viewer};

use crate::grants::Grants;
use crate::key::{Key, KeyHash};
use crate::room::Room;
use crate::wire::{Code, News, Role};

/// A connection as a room knows it. [`Room::synced`] and [`Announcement::message`](crate::Announcement::message) say what it is told.
pub struct Guest {
    keys: Vec<KeyHash>,
    grants: Grants,
    looking: Option<Seat>,
    /// What it was last told that it is, and as which seat it viewed then.
    told: Option<Role>,
}

/// What became of a guest when the keys of a table opened something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reviewed {
    /// They open what they did.
    Same,
    /// Something else.
    Changed,
    /// Nothing any more, and why.
    Gone(Code),
}

impl Guest {
    /// Somebody with these keys; `None` if they open nothing. Whoever holds one seat views as that.
    pub fn new(room: &Room, keys: Vec<KeyHash>) -> Option<Self> {
        let grants = room.grants(&keys);
        grants.any().then(|| Self { keys, grants, looking: only(grants.seats), told: None })
    }

    /// What the keys open.
    pub fn grants(&self) -> Grants {
        self.grants
    }

    /// The hashes of the keys.
    pub fn keys(&self) -> &[KeyHash] {
        &self.keys
    }

    /// Views as another seat, or as nobody. The error says that it is not theirs.
    pub fn look(&mut self, seat: Option<Seat>) -> Result<(), Code> {
        if seat.is_some_and(|seat| !self.grants.seats.contains(seat)) {
            return Err(Code::NotYourSeat);
        }
        self.looking = seat;
        Ok(())
    }

    /// As whom the past is told: who holds several seats is told what everybody saw.
    pub fn past_viewer(&self) -> Viewer {
        self.looking.filter(|_| self.grants.seats.len() == 1).map_or(Viewer::Watcher, Viewer::Seat)
    }

    /// Who sits down holds the seat by a new key; until that is written it opens nothing.
    pub fn add_key(&mut self, key: &str) {
        let hash = Key::parse(key).map(|key| key.hash());
        self.keys.extend(hash.filter(|hash| !self.keys.contains(hash)));
    }

    /// Looks again at what the keys open.
    pub fn review(&mut self, room: &Room) -> Reviewed {
        let grants = room.grants(&self.keys);
        if grants == self.grants {
            return Reviewed::Same;
        }
        let lost = self.grants.seats.iter().chain(self.grants.freed.iter()).collect();
        self.grants = grants;
        self.looking =
            self.looking.filter(|seat| grants.seats.contains(*seat)).or_else(|| only(grants.seats));
        if grants.any() { Reviewed::Changed } else { Reviewed::Gone(why_gone(room, lost)) }
    }

    /// As which seat they view.
    pub(crate) fn looking(&self) -> Option<Seat> {
        self.looking
    }

    /// What they are, and what they were told of that; from now on they have been told.
    pub(crate) fn tell(&mut self) -> (Role, Option<Role>) {
        let role = Role::new(self.grants, self.looking);
        let told = self.told.replace(role.clone());
        (role, told)
    }

    /// A guest for tests, with keys that open this.
    #[cfg(test)]
    pub(crate) fn with(grants: Grants, looking: Option<Seat>) -> Self {
        Self { keys: Vec::new(), grants, looking, told: None }
    }
}

impl News {
    /// Does this change what keys open?
    pub fn changes_keys(&self) -> bool {
        matches!(
            self,
            Self::Sat { .. }
                | Self::Freed { .. }
                | Self::Claimed { .. }
                | Self::Kept { .. }
                | Self::BotPlaced { .. }
                | Self::Offered { .. }
                | Self::Reseated { .. }
                | Self::NewWatchLink
                | Self::NewInvite
        )
    }
}

/// The seat of who holds just one.
fn only(seats: SeatSet) -> Option<Seat> {
    seats.iter().next().filter(|_| seats.len() == 1)
}

/// Why somebody whose keys open nothing has to go, who had these seats.
fn why_gone(room: &Room, lost: SeatSet) -> Code {
    if lost.is_empty() {
        Code::KeyVoid
    } else if lost.iter().any(|seat| room.is_open(seat)) {
        Code::SeatFreed
    } else {
        Code::SeatMoved
    }
}
