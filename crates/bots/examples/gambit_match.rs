//! Lets two players of Gambit, maybe with other numbers than usual, play each other, and prints how it went.
//!
//! `cargo run --release -p stolik-bots --example gambit_match -- PLAYERS ITERATIONS GAMES SEED 'master rounds=3' 'master1'`
//!
//! Deals take the first four built-in cards in turn, of which all published figures are, and are played once with the first player
//! at each seat, the second having the others. The same words give the same games on every machine.
#![allow(clippy::print_stdout)] // a program that prints what it found

use std::thread;

use bots::gambit::training::Variant;
use bots::generic::settle;
use bots::{Budget, Player};
use gambit::{Gambit, Options, Setup};
use stolik_bots as bots;
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::Quick;
use table::{Game, Pending, Seat};

const THREADS: u64 = 2;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [players, iterations, games, seed, first, second] = &words[..] else {
        panic!("PLAYERS ITERATIONS GAMES SEED FIRST SECOND are needed");
    };
    let number = |word: &String| word.parse::<u64>().expect("a number");
    let contest = Contest {
        seats: number(players) as usize,
        iterations: number(iterations),
        seed: number(seed),
        sides: [first, second].map(|text| Variant::read(text, number(players) as usize).expect("a player")),
    };
    let deals = number(games).div_ceil(contest.seats as u64);
    let contest = &contest;
    let parts: Vec<Vec<Deal>> = thread::scope(|scope| {
        let part = |from| {
            scope.spawn(move || {
                (from..deals).step_by(THREADS as usize).map(|deal| contest.deal(deal)).collect()
            })
        };
        let workers: Vec<_> = (0..THREADS).map(part).collect();
        workers.into_iter().map(|worker| worker.join().expect("a deal is played to its end")).collect()
    });
    report(&parts.concat(), contest.seats as f64);
}

struct Contest {
    seats: usize,
    iterations: u64,
    seed: u64,
    sides: [Variant; 2],
}

/// What came of the games of a deal.
#[derive(Clone, Copy, Default)]
struct Deal {
    /// Games the first player won.
    won: f64,
    /// Its lead over the mean of the others, summed.
    lead: f64,
    /// Games that ended at the calm limit, and those of them that the first player won.
    calm: f64,
    calm_won: f64,
}

impl Contest {
    fn deal(&self, number: u64) -> Deal {
        let setup = Setup::builtin().nth(number as usize % 4).expect("there are more than four");
        let game = Gambit::new(setup, Options::new(self.seats)).expect("usual options");
        let mut deal = Deal::default();
        for first in Seat::all(self.seats) {
            let end = self.game(&game, number, first);
            let (won, calm) = (game.standing(&end).winners().contains(first), !end.tokens().is_empty());
            let others =
                Seat::all(self.seats).filter(|seat| *seat != first).map(|seat| f64::from(end.points(seat)));
            deal.won += f64::from(u8::from(won));
            deal.lead += f64::from(end.points(first)) - others.sum::<f64>() / (self.seats - 1) as f64;
            deal.calm += f64::from(u8::from(calm));
            deal.calm_won += f64::from(u8::from(calm && won));
        }
        deal
    }

    /// Plays a deal to its end with the first player at a seat.
    fn game(&self, game: &Gambit, number: u64, first: Seat) -> gambit::State {
        let seed = self.seed << 32 | number;
        let mut source = Quick(SmallRng::seed_from_u64(seed));
        let player = |seat: Seat| {
            let rng = SmallRng::seed_from_u64(seed << 8 | (first.index() << 4 | seat.index()) as u64);
            self.sides[usize::from(seat != first)].player(rng)
        };
        let mut players: Vec<Box<dyn Player<Gambit>>> = Seat::all(self.seats).map(player).collect();
        let (mut state, mut legal) = (game.start(), Vec::new());
        loop {
            settle(game, &mut state, &mut source);
            let Pending::Seats(waiting) = game.pending(&state) else { return state };
            let seat = waiting.iter().next().expect("somebody is waited for");
            game.legal(&state, seat, &mut legal);
            let known = game.knowledge(&state, seat);
            let budget = Budget::iterations(self.iterations);
            let action = players[seat.index()].decide(game, &known, &legal, budget).action;
            game.play(&mut state, seat, action).expect("a listed action is legal");
        }
    }
}

fn report(deals: &[Deal], seats: f64) {
    let count = deals.len() as f64;
    let mean = |of: fn(&Deal) -> f64| {
        let mean = deals.iter().map(|deal| of(deal) / seats).sum::<f64>() / count;
        let square = deals.iter().map(|deal| (of(deal) / seats - mean).powi(2)).sum::<f64>() / count;
        (mean, 1.96 * (square / count).sqrt())
    };
    let (won, won_error) = mean(|deal| deal.won);
    let (lead, lead_error) = mean(|deal| deal.lead);
    let elo = 400.0 * ((won / (1.0 - won)) * (seats - 1.0)).log10();
    println!(
        "{} games: {:.1} ± {:.1} % won (Elo {elo:+.0}), lead {lead:+.2} ± {lead_error:.2}; {:.1} % ended at the calm limit, {:.0} of {:.0} won",
        count * seats,
        100.0 * won,
        100.0 * won_error,
        100.0 * mean(|deal| deal.calm).0,
        deals.iter().map(|deal| deal.calm_won).sum::<f64>(),
        deals.iter().map(|deal| deal.calm).sum::<f64>(),
    );
}
