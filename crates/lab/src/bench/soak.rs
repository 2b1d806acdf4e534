//! `stolik bench soak`: very many random games over random options, every state checked.

use std::panic::{self, AssertUnwindSafe};

use anyhow::Result;
use rayon::prelude::*;
use serde_json::json;
use table::rand::rngs::SmallRng;
use table::shuffle::{Quick, below};
use table::{Entry, Pending, Seat, Step};

use crate::output::Format;
use crate::progress::Progress;
use crate::stats::thousands;
use crate::{Finding, LabGame, TurnLimit, generator};

const EXAMPLES: &str = "\
Examples:
  stolik bench soak gambit --games 1000000 --seed 1
  stolik bench soak skakanie --games 1000 --seed 7 --first 123456

Exit codes: 0 all games held, 1 one broke: the game is shown, with what to type to see it again.";

/// Games handed to a thread at a time.
const BATCH: u64 = 64;
/// One decision in so many is somebody's whom the game does not wait for, where that is legal (a plan taken back).
const OUT_OF_TURN: u32 = 16;

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct SoakArgs {
    /// The game
    pub(crate) game: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    games: u64,
    /// The seed, from which all games follow
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The number of the first game
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: u64,
    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// What came of the games.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: u64,
    turns: u64,
    steps: u64,
    calm: u64,
    broken_off: u64,
}

impl Tally {
    fn plus(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            turns: self.turns + other.turns,
            steps: self.steps + other.steps,
            calm: self.calm + other.calm,
            broken_off: self.broken_off + other.broken_off,
        }
    }
}

/// A game that broke.
struct Broken {
    number: u64,
    what: String,
}

/// Runs `stolik bench soak`.
pub(crate) fn run<G: LabGame>(args: &SoakArgs) -> Result<String> {
    let progress = Progress::new(args.games, "games");
    let batches = (0..args.games.div_ceil(BATCH)).into_par_iter().map(|batch| {
        let first = batch * BATCH;
        let last = args.games.min(first + BATCH);
        let mut tally = Tally::default();
        for number in first..last {
            let number = args.first.wrapping_add(number);
            tally = tally.plus(guarded::<G>(args.seed, number)?);
        }
        progress.add(last - first);
        Ok(tally)
    });
    let result = silenced(|| batches.try_reduce(Tally::default, |tally, other| Ok(tally.plus(other))));
    let seconds = progress.elapsed().as_secs_f64();
    drop(progress);
    match result {
        Ok(tally) => Ok(report::<G>(args, tally, seconds)),
        Err(broken) => Err(Finding(story::<G>(args, &broken)).into()),
    }
}

/// Does something in which panics are caught and told like any other break.
fn silenced<R>(work: impl FnOnce() -> R) -> R {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let result = work();
    panic::set_hook(hook);
    result
}

fn guarded<G: LabGame>(seed: u64, number: u64) -> Result<Tally, Broken> {
    let played = panic::catch_unwind(|| play::<G>(seed, number, &mut |_, _| {}));
    played.unwrap_or_else(|payload| Err(panic_text(payload.as_ref()))).map_err(|what| Broken { number, what })
}

fn panic_text(payload: &(dyn std::any::Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
    format!("panic: {}", text.unwrap_or("without a word"))
}

/// Plays one game; `watch` is told the game and every step before it is taken.
fn play<G: LabGame>(
    seed: u64,
    number: u64,
    watch: &mut impl FnMut(&G, Option<&Step<G>>),
) -> Result<Tally, String> {
    let mut rng = generator(seed, number);
    let game = G::random(&mut rng);
    watch(&game, None);
    let mut state = game.start();
    let mut tally = Tally { games: 1, ..Tally::default() };
    loop {
        game.audit(&state)?;
        let step = match game.pending(&state) {
            Pending::Over => {
                tally.calm = u64::from(game.ended_calm(&state));
                return game.check_end(&state, tally.turns).map(|()| tally);
            }
            Pending::Chance => Step::Chance(game.draw(&state, &mut Quick(&mut rng))),
            Pending::Seats(_) => match game.turn_limit() {
                TurnLimit::Ends(limit) if tally.turns > limit => {
                    return Err(format!("it goes on after {limit} turns, by which it must have ended"));
                }
                TurnLimit::BreakOff(limit) if tally.turns >= limit => {
                    return Ok(Tally { broken_off: 1, ..tally });
                }
                _ => decide(&game, &state, &mut rng)?,
            },
        };
        watch(&game, Some(&step));
        let before = state.clone();
        game.step(&mut state, &step).map_err(|illegal| format!("refused: {illegal}"))?;
        tally.steps += 1;
        if let Step::Action(_, action) = step {
            tally.turns += u64::from(G::is_turn(action, &before, &state));
        }
    }
}

/// A random legal action, mostly of a seat the game waits for.
fn decide<G: LabGame>(game: &G, state: &G::State, rng: &mut SmallRng) -> Result<Step<G>, String> {
    let mut legal = Vec::new();
    if below(rng, OUT_OF_TURN) == 0 {
        let anyone = Seat::new(below(rng, game.seats() as u32) as usize);
        game.legal(state, anyone, &mut legal);
        if !legal.is_empty() {
            return Ok(Step::Action(anyone, legal[below(rng, legal.len() as u32) as usize]));
        }
    }
    let Pending::Seats(seats) = game.pending(state) else { return Err("nobody decides".to_owned()) };
    let seat =
        seats.iter().nth(below(rng, seats.len() as u32) as usize).ok_or("the game waits for nobody")?;
    game.legal(state, seat, &mut legal);
    if legal.is_empty() {
        return Err(format!("seat {seat} has to decide, but nothing is legal"));
    }
    Ok(Step::Action(seat, legal[below(rng, legal.len() as u32) as usize]))
}

/// The broken game: what is wrong, how to see it again, its options and its steps.
fn story<G: LabGame>(args: &SoakArgs, broken: &Broken) -> String {
    let mut lines = String::new();
    let mut watch = |game: &G, step: Option<&Step<G>>| match step {
        None => lines = format!("{game}log\n"),
        Some(step) => lines += &format!("{}\n", Entry::Step(step.clone())),
    };
    let _ = silenced(|| panic::catch_unwind(AssertUnwindSafe(|| play(args.seed, broken.number, &mut watch))));
    format!(
        "game {0} of seed {1} is broken: {2}\nsee it again: stolik bench soak {3} --seed {1} --first {0} --games 1\n\n{lines}",
        broken.number,
        args.seed,
        broken.what,
        G::NAME
    )
}

fn report<G: LabGame>(args: &SoakArgs, tally: Tally, seconds: f64) -> String {
    let text = || {
        let [games, turns, steps, calm] = [tally.games, tally.turns, tally.steps, tally.calm].map(thousands);
        let off = match tally.broken_off {
            0 => "none had to be broken off".to_owned(),
            count => format!("{} that need not end were broken off", thousands(count)),
        };
        format!(
            "{games} games of {} from seed {} held: {turns} turns, {steps} states checked, {seconds:.1} s\n\
             {calm} ended by the calm limit (G17), {off}\n",
            G::NAME,
            args.seed,
        )
    };
    let json = || {
        json!({
            "game": G::NAME,
            "games": tally.games,
            "seed": args.seed,
            "turns": tally.turns,
            "states": tally.steps,
            "ended_calm": tally.calm,
            "broken_off": tally.broken_off,
            "seconds": seconds,
        })
    };
    args.format.answer(text, json)
}
