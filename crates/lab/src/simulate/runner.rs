//! Plays many games on all cores. What comes out depends on the seed alone, not on how many threads there are.

use anyhow::{Context, Result};
use bots::{Kind, Player};
use rayon::prelude::*;
use table::Pending;
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::Quick;

use super::{Counts, Tally};
use crate::progress::Progress;
use crate::{LabGame, generator};

/// Games handed to a thread at a time.
const BATCH: u64 = 32;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who plays, a kind for each seat.
    pub bots: Vec<Kind>,
    /// How many games.
    pub games: u64,
    /// Everything random follows from it.
    pub seed: u64,
    /// How many threads; 0 is as many as there are cores.
    pub threads: usize,
    /// A game is broken off after so many turns.
    pub turn_limit: u64,
}

/// Plays all games and counts them.
pub(super) fn run<G: LabGame>(game: &G, plan: &Plan, progress: &Progress) -> Result<Tally> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(plan.threads)
        .build()
        .context("the threads cannot be started")?;
    let batch = |mut tally: Tally, batch: u64| {
        let first = batch * BATCH;
        let last = plan.games.min(first + BATCH);
        (first..last).for_each(|number| play(game, plan, number, &mut tally));
        progress.add(last - first);
        tally
    };
    let batches = (0..plan.games.div_ceil(BATCH)).into_par_iter();
    Ok(pool.install(|| {
        batches.fold(Tally::default, batch).reduce(Tally::default, |tally, other| tally.merge(&other))
    }))
}

fn play<G: LabGame>(game: &G, plan: &Plan, number: u64, tally: &mut Tally) {
    let mut rng = generator(plan.seed, number);
    let mut source = Quick(SmallRng::from_rng(&mut rng));
    let mut player = |kind: &Kind| {
        G::player(*kind, SmallRng::from_rng(&mut rng)).expect("a plan has only kinds the game has")
    };
    let mut players: Vec<Box<dyn Player<G>>> = plan.bots.iter().map(&mut player).collect();
    let mut state = game.start();
    let (mut counts, mut turns) = (Counts::default(), 0);
    let mut legal = Vec::new();
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance => {
                let chance = game.draw(&state, &mut source);
                game.resolve(&mut state, &chance).expect("a value the rules drew is possible");
            }
            Pending::Seats(_) if turns >= plan.turn_limit => break,
            Pending::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody has to decide");
                game.legal(&state, seat, &mut legal);
                let player = &mut players[seat.index()];
                let action = player.choose(game, &game.knowledge(&state, seat), &legal);
                let before = state.clone();
                game.play(&mut state, seat, action).expect("players choose legal actions");
                turns += u64::from(G::is_turn(action, &before, &state));
                game.note(&mut counts, seat, action, &before, &state);
            }
        }
    }
    tally.turns += turns;
    tally.sums.merge(&counts);
    if game.pending(&state) == Pending::Over {
        tally.games += 1;
        counts.add("turns", 0, turns);
        game.count(tally, &counts, &state);
    } else {
        tally.unfinished += 1;
    }
}
