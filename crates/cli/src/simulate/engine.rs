//! Plays many games on all cores. What comes out depends on the seed alone, not on how many threads there are.

use anyhow::{Context, Result};
use bots::{Kind, Playable, Player};
use rayon::prelude::*;
use serde_json::Value;
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::Quick;
use table::{Pending, Seat};

use crate::progress::Progress;

/// Games handed to a thread at a time.
const BATCH: u64 = 32;

/// A game whose games can be counted.
pub(super) trait Counted: Playable + Send + Sync {
    /// What is noted of one game while it runs.
    type Record: Default;
    /// What is kept of all games. Only whole numbers: the order of the games must not matter.
    type Tally: Default + Send;

    /// Notes an action.
    fn note(
        &self,
        record: &mut Self::Record,
        seat: Seat,
        action: Self::Action,
        before: &Self::State,
        after: &Self::State,
    );
    /// The turns noted so far.
    fn turns(record: &Self::Record) -> u64;
    /// Counts a game that ended.
    fn count(&self, tally: &mut Self::Tally, record: &Self::Record, end: &Self::State);
    /// Counts a game that was broken off at the turn limit.
    fn count_unfinished(&self, tally: &mut Self::Tally, record: &Self::Record);
    /// Adds another tally.
    fn merge(tally: &mut Self::Tally, other: Self::Tally);

    /// All turns played, those of unfinished games too.
    fn all_turns(&self, tally: &Self::Tally) -> u64;
    /// How many games were broken off.
    fn unfinished(&self, tally: &Self::Tally) -> u64;
    /// The report for people.
    fn text(&self, tally: &Self::Tally, plan: &Plan) -> Result<String>;
    /// The report for programs.
    fn json(&self, tally: &Self::Tally, plan: &Plan) -> Value;
}

/// What to play.
pub(super) struct Plan {
    /// Who plays, a kind for each seat.
    pub(super) bots: Vec<Kind>,
    /// How many games.
    pub(super) games: u64,
    /// Everything random follows from it.
    pub(super) seed: u64,
    /// How many threads; 0 is as many as there are cores.
    pub(super) threads: usize,
    /// A game is broken off after so many turns.
    pub(super) turn_limit: u64,
}

/// Plays all games and counts them.
pub(super) fn run<G>(game: &G, plan: &Plan, progress: &Progress) -> Result<G::Tally>
where
    G: Counted,
{
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(plan.threads)
        .build()
        .context("the threads cannot be started")?;
    let batches = plan.games.div_ceil(BATCH);
    let batch = |mut tally: G::Tally, batch: u64| {
        let first = batch * BATCH;
        let last = plan.games.min(first + BATCH);
        (first..last).for_each(|number| play(game, plan, number, &mut tally));
        progress.add(last - first);
        tally
    };
    let merge = |mut tally: G::Tally, other: G::Tally| {
        G::merge(&mut tally, other);
        tally
    };
    Ok(pool.install(|| {
        (0..batches).into_par_iter().fold(G::Tally::default, batch).reduce(G::Tally::default, merge)
    }))
}

/// The generator of a game: seed and number are mixed, so that neighbouring seeds share no games.
pub(crate) fn generator(seed: u64, number: u64) -> SmallRng {
    let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    SmallRng::seed_from_u64((mixed ^ mixed >> 31).wrapping_add(number))
}

fn play<G: Counted>(game: &G, plan: &Plan, number: u64, tally: &mut G::Tally) {
    let mut rng = generator(plan.seed, number);
    let mut source = Quick(SmallRng::from_rng(&mut rng));
    let mut player = |kind: &Kind| {
        G::player(*kind, SmallRng::from_rng(&mut rng)).expect("a plan has only kinds the game has")
    };
    let mut players: Vec<Box<dyn Player<G>>> = plan.bots.iter().map(&mut player).collect();
    let mut state = game.start();
    let mut record = G::Record::default();
    let mut legal = Vec::new();
    loop {
        match game.pending(&state) {
            Pending::Over => return game.count(tally, &record, &state),
            Pending::Chance => {
                let chance = game.draw(&state, &mut source);
                game.resolve(&mut state, &chance).expect("a value the rules drew is possible");
            }
            Pending::Seats(_) if G::turns(&record) >= plan.turn_limit => {
                return game.count_unfinished(tally, &record);
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody has to decide");
                game.legal(&state, seat, &mut legal);
                let player = &mut players[seat.index()];
                let action = player.choose(game, &game.knowledge(&state, seat), &legal);
                let before = state.clone();
                game.play(&mut state, seat, action).expect("players choose legal actions");
                game.note(&mut record, seat, action, &before, &state);
            }
        }
    }
}
