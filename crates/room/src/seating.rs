//! Who sits where: seats that change hands before the start, by agreement or by lot, and whoever comes by the table's link. In mid-game, what
//! a seat does whose person is not there.

use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::rand::seq::SliceRandom;
use table::{Seat, SeatSet};

use crate::chair::{Chair, Holder};
use crate::decide::{Proposal, Proposed, host_only};
use crate::grants::Grants;
use crate::key::KeyHash;
use crate::line::Line;
use crate::play::Play;
use crate::room::Room;
use crate::wire::{Code, News, SeatName};

impl Room {
    /// Has nobody this seat?
    pub fn is_open(&self, seat: Seat) -> bool {
        self.open_seats().contains(seat)
    }

    pub(crate) fn is_invite(&self, key: &KeyHash) -> bool {
        self.invite.as_ref() == Some(key)
    }

    /// Somebody would have another seat. Nobody is asked about a free one, a bot's and one's own; a person there has to wish the same.
    pub(crate) fn change_seat(&self, grants: Grants, seat: Seat, to: Seat) -> Proposed {
        self.lobby_only()?;
        let own = &self.seats[seat.index()];
        let other = self.seats.get(to.index()).ok_or(Code::WrongSeat)?;
        let wish = Some(to).filter(|_| to != seat);
        let is_person = matches!(other.holder, Holder::Person(..)) && !grants.seats.contains(to);
        if wish.is_some() && (!is_person || other.wish == Some(seat)) {
            let mut order: Vec<Seat> = Seat::all(self.seats.len()).collect();
            order.swap(seat.index(), to.index());
            return Ok(Proposal::own([Line::Seats { order, lots: false }]));
        }
        if own.wish == wish {
            return Err(Code::WrongSeat.into());
        }
        Ok(Proposal::own([Line::Wish(seat, wish)]))
    }

    /// Lots decide who sits where.
    pub(crate) fn draw_lots(&self, grants: Grants, seed: u64) -> Proposed {
        host_only(grants)?;
        self.lobby_only()?;
        let mut order: Vec<Seat> = Seat::all(self.seats.len()).collect();
        order.shuffle(&mut SmallRng::seed_from_u64(seed));
        Ok(Proposal::own([Line::Seats { order, lots: true }]))
    }

    /// Who does something for a seat that a bot plays has come back to it.
    pub(crate) fn played_by_person(&self, seat: Seat, mut proposal: Proposal) -> Proposal {
        if self.seats[seat.index()].stand_in.is_some() {
            proposal.lines.insert(0, Line::Return(seat).to_string());
        }
        proposal
    }

    /// A line about who sits where, or who may come.
    pub(crate) fn apply_seating(&mut self, line: Line) -> Result<Option<News>, String> {
        match line {
            Line::Invite(key) => {
                let news = self.invite.is_some().then_some(News::NewInvite);
                self.invite = Some(key);
                Ok(news)
            }
            Line::Wish(seat, to) => {
                self.chair(seat)?.wish = to;
                Ok(Some(News::Wished { seat: SeatName(seat), to: to.map(SeatName) }))
            }
            Line::Seats { order, lots } => {
                self.reseat(&order)?;
                Ok(Some(News::Reseated { order: order.into_iter().map(SeatName).collect(), lots }))
            }
            _ => Ok(None),
        }
    }

    /// Whoever finds themselves elsewhere says anew that they are ready; what they wished is settled.
    fn reseat(&mut self, order: &[Seat]) -> Result<(), String> {
        let all = SeatSet::all(self.seats.len());
        if order.len() != self.seats.len() || order.iter().copied().collect::<SeatSet>() != all {
            return Err("every seat stands once in an order of seats".to_owned());
        }
        let chairs = order.iter().zip(Seat::all(order.len())).map(|(from, seat)| {
            let chair = self.seats[from.index()].clone();
            let entropy = chair.entropy.clone().filter(|_| *from == seat);
            Chair { entropy, wish: None, asked: self.seats[seat.index()].asked, ..chair }
        });
        self.seats = chairs.collect();
        Ok(())
    }

    /// Does somebody want to end the game, so that bots may have a vote to give or to withdraw?
    pub fn is_voting(&self) -> bool {
        let wanted = |play: &dyn Play| play.may_agree() && !play.votes().is_empty();
        self.play().is_some_and(wanted) && !self.is_full()
    }

    /// A vote that a bot of this table would give or withdraw now: bots agree to end a game that somebody wants to end, if they have
    /// nothing to wait for (G17). Where nobody sits, nobody is against what the people who are there want.
    pub fn bot_vote(&self) -> Option<(Seat, bool)> {
        let play = self.play().filter(|_| self.is_voting())?;
        let votes = play.votes();
        let is_wanted =
            votes.iter().any(|seat| matches!(self.seats[seat.index()].holder, Holder::Person(..)));
        Seat::all(self.seats.len()).find_map(|seat| {
            let agrees = match self.seats[seat.index()].holder {
                Holder::Bot(kind) => play.bot_agrees(seat, kind),
                Holder::Open(_) => is_wanted,
                Holder::Person(..) => return None,
            };
            (agrees != votes.contains(seat)).then_some((seat, agrees))
        })
    }
}
