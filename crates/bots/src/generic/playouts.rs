//! Trials for a game that has none of its own: random play to the end.

use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Quick, below};
use table::{BySeat, Game, Pending, Seat};

use super::{lead, settle};
use crate::{Outlook, Trials, Worth};

/// What a point counts beside the chance to win.
const POINT: f64 = 0.002;

/// Plays at random.
pub(crate) struct Playouts<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    legal: Vec<G::Action>,
}

impl<'a, G: Game> Playouts<'a, G> {
    pub(crate) fn new(game: &'a G, seat: Seat, legal: &[G::Action]) -> Self {
        Self { game, seat, legal: legal.to_vec() }
    }

    /// Plays on to the end.
    fn finish(&self, state: &mut G::State, rng: &mut SmallRng) -> BySeat<Worth> {
        let mut legal = Vec::new();
        loop {
            settle(self.game, state, &mut Quick(&mut *rng));
            let Pending::Seats(seats) = self.game.pending(state) else { break };
            let seat = seats.iter().next().expect("somebody is waited for");
            self.game.legal(state, seat, &mut legal);
            let action = legal[below(rng, legal.len() as u32) as usize];
            self.game.play(state, seat, action).expect("what is legal is accepted");
        }
        let standing = self.game.standing(state);
        let winners = standing.winners();
        BySeat::from_fn(self.game.seats(), |seat| Worth {
            win: f64::from(u8::from(winners.contains(seat))),
            score: lead(&standing, seat).into(),
        })
    }
}

impl<G: Game> Trials<G> for Playouts<'_, G> {
    fn options(&self) -> Vec<G::Action> {
        self.legal.clone()
    }

    fn try_option(&mut self, world: &G::State, option: G::Action, luck: u64) -> Worth {
        let (mut state, mut rng) = (world.clone(), SmallRng::seed_from_u64(luck));
        self.game.play(&mut state, self.seat, option).expect("what is legal is legal in every world");
        self.finish(&mut state, &mut rng)[self.seat]
    }

    fn merit(&self, worth: Worth) -> f64 {
        worth.win + POINT * worth.score
    }
}

impl<G: Game> Outlook<G> for Playouts<'_, G> {
    fn look(&mut self, world: &G::State, luck: u64) -> BySeat<Worth> {
        let (mut state, mut rng) = (world.clone(), SmallRng::seed_from_u64(luck));
        self.finish(&mut state, &mut rng)
    }
}
