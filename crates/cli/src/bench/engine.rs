//! `stolik bench engine`: nanoseconds a random turn takes, next to the floor no such turn can go below.
//!
//! The **floor** is a bare walk over boards from the same kind of games: one random number, a card from it, one lookup of
//! destinations, one random pick. Each lookup starts where the last pick ended, so the steps cannot overlap, as the turns
//! of a game cannot. All lanes take turns in short rounds and the best round of each counts, so a busy machine disturbs
//! them alike; medians are reported too.

use std::hint::black_box;
use std::time::{Duration, Instant};

use anyhow::Result;
use gambit::{Card, Gambit, Phase, Square, Squares, destinations};
use serde_json::{Value, json};
use skakanie::{Skakanie, Waiting};
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use table::shuffle::{Quick, below};
use table::{Game, Pending};

use crate::output::{Format, print, print_json};

const EXAMPLES: &str = "\
Examples:
  stolik bench engine
  stolik bench engine --format json --seconds 10";

const PLAYERS: usize = 4;
/// Games in a round, each from another start.
const STARTS: usize = 256;
/// Boards the floor walks over; they fit the fastest cache.
const BOARDS: usize = 1024;
/// Steps of the floor in a round, about as long as the games take.
const STEPS: u64 = 1 << 16;

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// How long to measure
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// The seed of the games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Runs `stolik bench engine`.
pub(super) fn run(args: &Args) -> Result<()> {
    if cfg!(debug_assertions) {
        eprintln!("warning: this build checks itself and is slow; measure a release build");
    }
    let measured = measure(Duration::from_secs(args.seconds), args.seed);
    match args.format {
        Format::Text => print(&measured.text()),
        Format::Json => print_json(&measured.json()),
    }
}

/// One kind of work: nanoseconds for a unit in each round.
#[derive(Default)]
struct Lane(Vec<f64>);

impl Lane {
    /// Times one round; `work` says how many units it did.
    fn round(&mut self, work: impl FnOnce() -> u64) {
        let start = Instant::now();
        let units = work();
        self.0.push(start.elapsed().as_secs_f64() * 1e9 / units.max(1) as f64);
    }

    fn best(&self) -> f64 {
        self.0.iter().copied().fold(f64::INFINITY, f64::min)
    }

    fn median(&self) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        sorted[sorted.len() / 2]
    }
}

/// What was measured.
#[derive(Default)]
struct Measured {
    turn: Lane,
    floor: Lane,
    action: Lane,
    /// All turns and games of Gambit, for the length of a game.
    turns: u64,
    games: u64,
}

fn measure(time: Duration, seed: u64) -> Measured {
    let mut rng = SmallRng::seed_from_u64(seed);
    let gambit = Gambit::usual(PLAYERS);
    let skakanie = Skakanie::new(skakanie::Options::new(PLAYERS)).expect("the usual game is in order");
    let starts: Vec<gambit::State> =
        (0..STARTS).map(|_| begun(&gambit, &mut rng, |state| state.phase() == Phase::Moving)).collect();
    let deals: Vec<skakanie::State> = (0..STARTS)
        .map(|_| begun(&skakanie, &mut rng, |state| matches!(state.waiting(), Waiting::Turn(_))))
        .collect();
    let boards = boards(&gambit, &starts, &mut rng);

    let mut measured = Measured::default();
    let mut at = Square::new(0);
    let start = Instant::now();
    while start.elapsed() < time {
        let mut turns = 0;
        measured.turn.round(|| {
            turns = starts.iter().map(|start| u64::from(playout(&gambit, start, &mut rng))).sum();
            turns
        });
        measured.turns += turns;
        measured.games += STARTS as u64;
        measured.floor.round(|| {
            at = black_box(walk(&boards, at, &mut rng));
            STEPS
        });
        measured
            .action
            .round(|| deals.iter().map(|deal| u64::from(actions(&skakanie, deal, &mut rng))).sum());
    }
    measured
}

/// A game played at random until it is where it should begin.
fn begun<G: Game>(game: &G, rng: &mut SmallRng, reached: impl Fn(&G::State) -> bool) -> G::State {
    let mut state = game.start();
    let mut legal = Vec::new();
    while !reached(&state) {
        if let Pending::Seats(seats) = game.pending(&state) {
            let seat = seats.iter().next().expect("somebody has to decide");
            game.legal(&state, seat, &mut legal);
            let action = legal[below(rng, legal.len() as u32) as usize];
            game.play(&mut state, seat, action).expect("a listed action is legal");
        } else {
            let chance = game.draw(&state, &mut Quick(&mut *rng));
            game.resolve(&mut state, &chance).expect("a value the rules drew is possible");
        }
    }
    state
}

fn playout(game: &Gambit, start: &gambit::State, rng: &mut SmallRng) -> u32 {
    let mut state = *black_box(start);
    let turns = game.playout(&mut state, rng);
    black_box(&state);
    turns
}

fn actions(game: &Skakanie, deal: &skakanie::State, rng: &mut SmallRng) -> u32 {
    let mut state = *black_box(deal);
    let actions = game.playout(&mut state, rng);
    black_box(&state);
    actions
}

/// What stands in the way of the gambit that moves: everything, and the other gambits.
#[derive(Clone, Copy)]
struct Board {
    taken: Squares,
    gambits: Squares,
}

/// Boards at random moments of random games, late and early ones as often as games have them.
fn boards(game: &Gambit, starts: &[gambit::State], rng: &mut SmallRng) -> Box<[Board; BOARDS]> {
    let mut seen = Vec::new();
    for start in starts {
        let mut state = *start;
        while state.phase() == Phase::Moving {
            let knowledge = game.knowledge(&state, state.turn());
            let gambits = knowledge.gambits() & !Squares::only(knowledge.square(state.turn()));
            seen.push(Board { taken: state.tokens().squares() | gambits, gambits });
            game.random_turn(&mut state, rng);
        }
    }
    Box::new(std::array::from_fn(|_| seen[below(rng, seen.len() as u32) as usize]))
}

/// The floor: a serial chain of lookups and picks.
#[inline(never)]
fn walk(boards: &[Board; BOARDS], from: Square, rng: &mut SmallRng) -> Square {
    let mut at = from;
    for step in 0..STEPS as usize {
        let board = boards[step % BOARDS];
        let random = rng.next_u64();
        let card = Card::ALL[(random >> 62) as usize];
        let reach = destinations(card, at, board.taken, board.gambits);
        at = if reach.is_empty() { at } else { reach.pick(random as u32) };
    }
    at
}

impl Measured {
    fn json(&self) -> Value {
        json!({
            "ns_per_turn": self.turn.best(),
            "ns_per_turn_floor": self.floor.best(),
            "ratio": self.turn.best() / self.floor.best(),
            "ns_per_action": self.action.best(),
            "action_ratio": self.action.best() / self.floor.best(),
            "median_ratio": self.turn.median() / self.floor.median(),
            "median_action_ratio": self.action.median() / self.floor.median(),
            "games_per_second": self.games_per_second(),
            "turns_per_game": self.turns_per_game(),
            "gambit_state_bytes": size_of::<gambit::State>(),
            "skakanie_state_bytes": size_of::<skakanie::State>(),
            "players": PLAYERS,
            "rounds": self.turn.0.len(),
        })
    }

    fn turns_per_game(&self) -> f64 {
        self.turns as f64 / self.games as f64
    }

    fn games_per_second(&self) -> f64 {
        1e9 / (self.turn.best() * self.turns_per_game())
    }

    fn text(&self) -> String {
        let (turn, floor, action) = (self.turn.best(), self.floor.best(), self.action.best());
        let (gambit, skakanie) = (size_of::<gambit::State>(), size_of::<skakanie::State>());
        let games = crate::simulate::stats::thousands(self.games_per_second() as u64);
        format!(
            "floor      {floor:7.2} ns   a random number, a card, a lookup and a pick, one after the other\n\
             gambit     {turn:7.2} ns a turn,   {:4.2} × the floor; {PLAYERS} players, {games} games a second\n\
             skakanie   {action:7.2} ns an action, {:4.2} × the floor; {PLAYERS} players\n\
             states     {gambit} bytes (gambit), {skakanie} bytes (skakanie)\n\
             Best of {} rounds; by medians {:4.2} × and {:4.2} ×.\n",
            turn / floor,
            action / floor,
            self.turn.0.len(),
            self.turn.median() / self.floor.median(),
            self.action.median() / self.floor.median(),
        )
    }
}
