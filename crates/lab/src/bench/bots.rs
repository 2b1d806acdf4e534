//! `stolik bench bots`: what an iteration of each search takes, next to the floor of `stolik bench engine`, which no change
//! of a player moves.

use std::time::{Duration, Instant};

use bots::{Budget, Kind, Playable, Player};
use gambit::Gambit;
use serde_json::{Value, json};
use skakanie::{Options, Skakanie};
use table::Pending;
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::Quick;

use super::lane::Lane;
use crate::LabGame;
use crate::output::Format;
use crate::stats::thousands;

const EXAMPLES: &str = "\
Examples:
  stolik bench bots
  stolik bench bots --format json --seconds 30";

/// Questions in a round, from as many games, and after how many decisions of them.
const QUESTIONS: u64 = 4;
const MIDWAY: usize = 30;
/// Iterations of a decision: enough that preparing it is a small part of it.
const ITERATIONS: u64 = 200;

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct BotsArgs {
    /// How long to measure
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// The seed of the games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Runs `stolik bench bots`.
pub(crate) fn run(args: &BotsArgs) -> String {
    super::warn_of_slow_build();
    let mut searches = searches(args.seed);
    let mut rng = SmallRng::seed_from_u64(args.seed);
    let mut floor = (super::engine::floor(&mut rng), Lane::default());
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(args.seconds) || floor.1.rounds() == 0 {
        floor.1.round(|| floor.0.round(&mut rng));
        searches.iter_mut().for_each(Search::round);
    }
    let floor = floor.1;
    args.format.answer(|| text(&searches, &floor), || json(&searches, &floor))
}

/// One search: it decides the same questions again and again.
struct Search {
    name: &'static str,
    /// Decides each question with so many iterations at most and says how many were made of it.
    decide: Box<dyn Fn(u64) -> u64>,
    /// Decisions that end as soon as they can, and whole ones.
    short: Lane,
    whole: Lane,
    /// The iterations the whole ones make more, for each question.
    more: f64,
}

impl Search {
    fn new<G: LabGame>(
        name: &'static str,
        game: G,
        seed: u64,
        player: fn(SmallRng) -> Option<Box<dyn Player<G>>>,
    ) -> Self {
        let questions: Vec<_> = (0..QUESTIONS).map(|number| midway(&game, seed + number)).collect();
        let decide = move |iterations| {
            let decide = |(known, legal): &(G::Knowledge, Vec<G::Action>)| {
                let mut player = player(SmallRng::seed_from_u64(1)).expect("the game has this player");
                player.decide(&game, known, legal, Budget::iterations(iterations)).iterations
            };
            questions.iter().map(decide).sum::<u64>()
        };
        let more = decide(ITERATIONS).saturating_sub(decide(1)) as f64 / QUESTIONS as f64;
        Self { name, decide: Box::new(decide), short: Lane::default(), whole: Lane::default(), more }
    }

    fn round(&mut self) {
        for (lane, iterations) in [(&mut self.short, 1), (&mut self.whole, ITERATIONS)] {
            lane.round(|| {
                (self.decide)(iterations);
                QUESTIONS
            });
        }
    }

    /// Nanoseconds of an iteration: what more iterations take, divided by their number.
    fn iteration(&self) -> f64 {
        (self.whole.best() - self.short.best()).max(0.0) / self.more.max(1.0)
    }

    /// The share of a whole decision that the shortest one takes: mostly what comes before the search.
    fn preparing(&self) -> f64 {
        self.short.best() / self.whole.best()
    }
}

fn searches(seed: u64) -> Vec<Search> {
    let team = |seats| Skakanie::new(Options::new(seats)).expect("the usual game is in order");
    vec![
        Search::new("gambit master, 2 players", Gambit::usual(2), seed, |rng| {
            Gambit::player(Kind::Master, rng)
        }),
        Search::new("gambit master1, 2 players", Gambit::usual(2), seed, |rng| {
            Gambit::reference_player("master1", rng)
        }),
        Search::new("gambit master, 4 players", Gambit::usual(4), seed, |rng| {
            Gambit::player(Kind::Master, rng)
        }),
        Search::new("gambit master1, 4 players", Gambit::usual(4), seed, |rng| {
            Gambit::reference_player("master1", rng)
        }),
        Search::new("skakanie master, 2 players", team(2), seed, |rng| Skakanie::player(Kind::Master, rng)),
        Search::new("skakanie master, 4 players", team(4), seed, |rng| Skakanie::player(Kind::Master, rng)),
    ]
}

/// What a seat knows and may do after some decisions of greedy players, where there is something to decide.
fn midway<G: LabGame>(game: &G, seed: u64) -> (G::Knowledge, Vec<G::Action>) {
    let mut source = Quick(SmallRng::seed_from_u64(seed));
    let mut player = G::player(Kind::Greedy, SmallRng::seed_from_u64(seed)).expect("every game has it");
    let (mut state, mut legal) = (game.start(), Vec::new());
    let mut decisions = 0;
    loop {
        bots::generic::settle(game, &mut state, &mut source);
        let Pending::Seats(seats) = game.pending(&state) else {
            // The game was over before: the next one may be longer.
            return midway(game, seed.wrapping_add(QUESTIONS));
        };
        let seat = seats.iter().next().expect("somebody has to decide");
        game.legal(&state, seat, &mut legal);
        let known = game.knowledge(&state, seat);
        if decisions >= MIDWAY && legal.len() > 3 {
            return (known, legal);
        }
        let action = player.choose(game, &known, &legal);
        game.play(&mut state, seat, action).expect("players act by the rules");
        decisions += 1;
    }
}

fn json(searches: &[Search], floor: &Lane) -> Value {
    let search = |search: &Search| {
        json!({
            "name": search.name,
            "ns_per_iteration": search.iteration(),
            "iterations_per_second": 1e9 / search.iteration(),
            "ratio": search.iteration() / floor.best(),
            "us_shortest": search.short.best() / 1e3,
            "share_of_shortest": search.preparing(),
        })
    };
    json!({
        "floor_ns": floor.best(),
        "iterations": ITERATIONS,
        "rounds": floor.rounds(),
        "searches": searches.iter().map(search).collect::<Vec<_>>(),
    })
}

fn text(searches: &[Search], floor: &Lane) -> String {
    let mut text = format!(
        "floor {:.2} ns: a random number, a card, a lookup and a pick, one after the other\n",
        floor.best()
    );
    for search in searches {
        let (iteration, short) = (search.iteration(), search.short.best() / 1e3);
        text += &format!(
            "{:<27} {:>8} iterations a second, {iteration:7.0} ns each, {:6.0} × the floor; the shortest decision {short:.0} µs, {:.0} % of one with {ITERATIONS}\n",
            search.name,
            thousands((1e9 / iteration) as u64),
            iteration / floor.best(),
            100.0 * search.preparing(),
        );
    }
    text + &format!("Best of {} rounds.\n", floor.rounds())
}
