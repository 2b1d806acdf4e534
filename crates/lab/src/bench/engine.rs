//! `stolik bench engine`: nanoseconds a random turn takes, next to the [`Floor`] no such turn can go below.
//!
//! The best round of each lane counts; medians are reported too.

use std::hint::black_box;
use std::time::{Duration, Instant};

use gambit::{Gambit, Phase};
use serde_json::{Value, json};
use skakanie::{Skakanie, Waiting};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Quick, below};
use table::{Game, Pending};

use super::lane::Lane;
use crate::gambit::Floor;
use crate::output::Format;
use crate::stats::thousands;

const EXAMPLES: &str = "\
Examples:
  stolik bench engine
  stolik bench engine --format json --seconds 10";

const PLAYERS: usize = 4;
/// Games in a round, each from another start.
const STARTS: usize = 256;

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct EngineArgs {
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
pub(crate) fn run(args: &EngineArgs) -> String {
    super::warn_of_slow_build();
    let measured = measure(Duration::from_secs(args.seconds), args.seed);
    args.format.answer(|| measured.text(), || measured.json())
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
    let turns = Playouts::new(gambit, &mut rng, |state| state.phase() == Phase::Moving);
    let actions = Playouts::new(skakanie, &mut rng, |state| matches!(state.waiting(), Waiting::Turn(_)));
    let mut floor = Floor::new(&turns.game, &turns.starts, &mut rng);
    let mut measured = Measured::default();
    let start = Instant::now();
    while start.elapsed() < time {
        let turns = || turns.round(|game, state| game.playout(state, &mut rng));
        measured.turns += measured.turn.round(turns);
        measured.games += STARTS as u64;
        measured.floor.round(|| floor.round(&mut rng));
        measured.action.round(|| actions.round(|game, state| game.playout(state, &mut rng)));
    }
    measured
}

/// The least that a random turn of Gambit needs.
pub(super) fn floor(rng: &mut SmallRng) -> Floor {
    let turns = Playouts::new(Gambit::usual(PLAYERS), rng, |state| state.phase() == Phase::Moving);
    Floor::new(&turns.game, &turns.starts, rng)
}

/// Games that are played to their end again and again.
struct Playouts<G: Game> {
    game: G,
    starts: Vec<G::State>,
}

impl<G: Game> Playouts<G> {
    /// Each start is a game played at random until it is where it should begin.
    fn new(game: G, rng: &mut SmallRng, reached: impl Fn(&G::State) -> bool) -> Self {
        let starts = (0..STARTS).map(|_| begun(&game, rng, &reached)).collect();
        Self { game, starts }
    }

    /// Plays each once; returns how many units that took.
    fn round(&self, mut playout: impl FnMut(&G, &mut G::State) -> u32) -> u64 {
        let mut play = |start: &G::State| {
            let mut state = black_box(start).clone();
            let units = playout(&self.game, &mut state);
            black_box(&state);
            u64::from(units)
        };
        self.starts.iter().map(&mut play).sum()
    }
}

fn begun<G: Game>(game: &G, rng: &mut SmallRng, reached: &impl Fn(&G::State) -> bool) -> G::State {
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
            "rounds": self.turn.rounds(),
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
        let games = thousands(self.games_per_second() as u64);
        format!(
            "floor      {floor:7.2} ns   a random number, a card, a lookup and a pick, one after the other\n\
             gambit     {turn:7.2} ns a turn,   {:4.2} × the floor; {PLAYERS} players, {games} games a second\n\
             skakanie   {action:7.2} ns an action, {:4.2} × the floor; {PLAYERS} players\n\
             states     {gambit} bytes (gambit), {skakanie} bytes (skakanie)\n\
             Best of {} rounds; by medians {:4.2} × and {:4.2} ×.\n",
            turn / floor,
            action / floor,
            self.turn.rounds(),
            self.turn.median() / self.floor.median(),
            self.action.median() / self.floor.median(),
        )
    }
}
