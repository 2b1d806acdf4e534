//! `stolik bench bots`: what an iteration of each search takes, next to the floor of `stolik bench engine`, which no change
//! of a player moves.

use std::time::{Duration, Instant};

use bots::gambit::training::Parts;
use bots::{Budget, Kind, Playable, Player};
use gambit::{Gambit, Knowledge, Phase};
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
    let mut shares: Vec<Shares> = [2, 4].map(|seats| Shares::new(seats, args.seed)).into();
    let mut rng = SmallRng::seed_from_u64(args.seed);
    let mut floor = (super::engine::floor(&mut rng), Lane::default());
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(args.seconds) || floor.1.rounds() == 0 {
        floor.1.round(|| floor.0.round(&mut rng));
        searches.iter_mut().for_each(Search::round);
        shares.iter_mut().for_each(Shares::round);
    }
    let floor = floor.1;
    args.format.answer(|| text(&searches, &shares, &floor), || json(&searches, &shares, &floor))
}

/// Where the time of Gambit's master goes: its parts by themselves, next to whole iterations.
struct Shares {
    name: String,
    game: Gambit,
    known: Knowledge,
    worlds: Lane,
    rollout: Lane,
    judging: Lane,
    whole: Search,
}

impl Shares {
    fn new(seats: usize, seed: u64) -> Self {
        let game = Gambit::usual(seats);
        let moving = |seed: &u64| midway(&game, *seed).0.phase() == Phase::Moving;
        let seed =
            (seed..=seed.saturating_add(1000)).find(moving).expect("somebody moves midway through a game");
        let known = midway(&game, seed).0;
        let name = format!("gambit master, {seats} players");
        let player = |rng| Gambit::player(Kind::Master, rng);
        let whole = Search::of("", game.clone(), vec![midway(&game, seed)], player);
        let (worlds, rollout, judging) = Default::default();
        Self { name, game, known, worlds, rollout, judging, whole }
    }

    fn round(&mut self) {
        let mut parts = Parts::new(&self.game, &self.known);
        self.worlds.round(|| {
            parts.draw_worlds();
            1
        });
        let mut end = parts.roll_out();
        self.rollout.round(|| {
            (0..ITERATIONS).for_each(|_| end = parts.roll_out());
            ITERATIONS
        });
        let mut sum = 0.0;
        self.judging.round(|| {
            (0..ITERATIONS).for_each(|_| sum += std::hint::black_box(&parts).judge(&end));
            ITERATIONS
        });
        std::hint::black_box(sum);
        self.whole.round();
    }

    /// Nanoseconds of drawing worlds for a decision, and of an iteration, a rollout without a tree and the judging in it.
    fn parts(&self) -> [f64; 4] {
        [self.worlds.best(), self.whole.iteration(), self.rollout.best(), self.judging.best()]
    }

    fn text(&self) -> String {
        let [worlds, iteration, rollout, judging] = self.parts();
        let share = |part: f64| 100.0 * part / iteration;
        format!(
            "{:<27} worlds for a decision {:.0} µs; an iteration {iteration:.0} ns, of which playing on {rollout:.0} ns ({:.0} %, judging {:.0} %), the tree and the rest {:.0} %\n",
            self.name,
            worlds / 1e3,
            share(rollout),
            share(judging),
            (100.0 - share(rollout)).max(0.0),
        )
    }

    fn json(&self) -> Value {
        let [worlds, iteration, rollout, judging] = self.parts();
        json!({
            "name": self.name,
            "us_worlds": worlds / 1e3,
            "ns_iteration": iteration,
            "ns_rollout": rollout,
            "share_of_rollout": rollout / iteration,
            "share_of_judging": judging / iteration,
        })
    }
}

/// One search: it decides the same questions again and again.
struct Search {
    name: &'static str,
    /// How many questions there are.
    count: u64,
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
        let questions = (0..QUESTIONS).map(|number| midway(&game, seed + number)).collect();
        Self::of(name, game, questions, player)
    }

    fn of<G: LabGame>(
        name: &'static str,
        game: G,
        questions: Vec<(G::Knowledge, Vec<G::Action>)>,
        player: fn(SmallRng) -> Option<Box<dyn Player<G>>>,
    ) -> Self {
        let count = questions.len() as u64;
        let decide = move |iterations| {
            let decide = |(known, legal): &(G::Knowledge, Vec<G::Action>)| {
                let mut player = player(SmallRng::seed_from_u64(1)).expect("the game has this player");
                player.decide(&game, known, legal, Budget::iterations(iterations)).iterations
            };
            questions.iter().map(decide).sum::<u64>()
        };
        let more = decide(ITERATIONS).saturating_sub(decide(1)) as f64 / count as f64;
        Self { name, count, decide: Box::new(decide), short: Lane::default(), whole: Lane::default(), more }
    }

    fn round(&mut self) {
        for (lane, iterations) in [(&mut self.short, 1), (&mut self.whole, ITERATIONS)] {
            lane.round(|| {
                (self.decide)(iterations);
                self.count
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

fn json(searches: &[Search], shares: &[Shares], floor: &Lane) -> Value {
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
        "parts": shares.iter().map(Shares::json).collect::<Vec<_>>(),
    })
}

fn text(searches: &[Search], shares: &[Shares], floor: &Lane) -> String {
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
    text.extend(shares.iter().map(Shares::text));
    text + &format!("Best of {} rounds.\n", floor.rounds())
}
