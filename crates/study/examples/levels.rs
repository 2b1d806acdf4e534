//! Do reviews tell levels apart, and is luck fair? Games in which all seats have one level, every decision reviewed.
//!
//! ```sh
//! cargo run --release --package stolik-study --example levels -- gambit 50 400
//! ```
//!
//! The arguments are the game, the games of each level, the trials of each decision and, if not all levels are wanted, their
//! names. All levels play from the same deals, so each is also compared with the one named before it game by game; what is known
//! is told after every ten games. Intervals are twice the standard error over games. What is lost is not cut off at 0 here: the option that led
//! after two heats minus what was played, by the worlds of the last heat alone, which is zero in the mean where nothing was
//! lost. Luck is the first seat's: at a table for two the other's is as much with the opposite sign.
#![allow(clippy::similar_names)]
#![allow(clippy::print_stdout, reason = "it is a program")]
#![allow(clippy::disallowed_methods, reason = "it has arguments")]

use bots::{Budget, Kind, Playable};
use gambit::Gambit;
use skakanie::{Options, Skakanie};
use stolik_study::{Question, Sight, Story, Studied, appraise};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::Quick;
use table::{Match, Pending, Seat};

/// Iterations of a player's decision.
const THINKING: u64 = 400;
/// After so many games of each level it says what is known so far.
const TOLD_EVERY: u32 = 10;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |at: usize, usual: u32| arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (games, trials) = (number(1, 50), number(2, 400));
    let wanted = arguments.iter().skip(3).filter_map(|name| name.parse().ok()).collect::<Vec<Kind>>();
    let levels = if wanted.is_empty() { Kind::LEVELS.to_vec() } else { wanted };
    match arguments.first().map(String::as_str) {
        Some("skakanie") => {
            let game = Skakanie::new(Options::usual(2)).expect("the usual game is in order");
            compare(&game, &levels, games, trials);
        }
        _ => compare(&Gambit::usual(2), &levels, games, trials),
    }
}

/// What a game comes to.
#[derive(Clone, Copy, Default)]
struct Sum {
    /// Mean loss of a decision, in chance to win and in points.
    loss: f64,
    points: f64,
    /// The first seat's luck in all, and 1 if it won.
    luck: f64,
    won: f64,
}

fn compare<G: Studied>(game: &G, levels: &[Kind], games: u32, trials: u32) {
    println!("{}: {games} games of each level, {trials} trials of each decision", G::NAME);
    let mut sums: Vec<Vec<Sum>> = vec![Vec::new(); levels.len()];
    for seed in 0..games {
        for (kind, sums) in levels.iter().zip(&mut sums) {
            sums.push(review(game, *kind, u64::from(seed), trials));
        }
        if (seed + 1) % TOLD_EVERY == 0 || seed + 1 == games {
            tell(levels, &sums);
        }
    }
}

/// What is known after some games: each level, and each next to the one before it, game by game from the same deal.
fn tell(levels: &[Kind], sums: &[Vec<Sum>]) {
    println!("\nafter {} games of each level", sums.first().map_or(0, Vec::len));
    println!(
        "{:<20} {:>22} {:>22} {:>22} {:>22}",
        "level", "lost a decision, %", "points a decision", "luck a game, %", "won without luck, %"
    );
    for (kind, sums) in levels.iter().zip(sums) {
        println!(
            "{:<20} {:>22} {:>22} {:>22} {:>22}",
            kind.name(),
            interval(sums.iter().map(|sum| 100.0 * sum.loss)),
            interval(sums.iter().map(|sum| sum.points)),
            interval(sums.iter().map(|sum| 100.0 * sum.luck)),
            // Narrower than the share of games won, as far as luck is what decided them.
            interval(sums.iter().map(|sum| 100.0 * (sum.won - sum.luck))),
        );
    }
    for (kinds, sums) in levels.windows(2).zip(sums.windows(2)) {
        let pairs = || sums[0].iter().zip(&sums[1]);
        println!(
            "{:<20} {:>22} {:>22}",
            format!("{} − {}", kinds[0].name(), kinds[1].name()),
            interval(pairs().map(|(one, other)| 100.0 * (one.loss - other.loss))),
            interval(pairs().map(|(one, other)| one.points - other.points)),
        );
    }
}

/// The mean and twice its standard error.
fn interval(values: impl Iterator<Item = f64>) -> String {
    let values: Vec<f64> = values.collect();
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
    let error = 2.0 * (squares / (count - 1.0) / count).sqrt();
    format!("{mean:.3} ± {error:.3}")
}

fn play<G: Playable>(game: &G, kind: Kind, seed: u64) -> Match<G> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut players: Vec<_> = Seat::all(game.seats())
        .map(|seat| G::player(kind, SmallRng::seed_from_u64(1000 * seed + seat.index() as u64)))
        .collect();
    let mut played = Match::new(game.clone());
    let mut legal = Vec::new();
    loop {
        played.settle(&mut Quick(&mut rng));
        let Pending::Seats(seats) = played.pending() else { return played };
        let seat = seats.iter().next().expect("somebody is waited for");
        let known = game.knowledge(played.state(), seat);
        game.legal(played.state(), seat, &mut legal);
        let player = players[seat.index()].as_mut().expect("every game has the levels");
        let decided = player.decide(game, &known, &legal, Budget::iterations(THINKING));
        played.play(seat, decided.action).expect("players decide for something legal");
    }
}

/// What a game of players of one level comes to.
fn review<G: Studied>(game: &G, kind: Kind, seed: u64, trials: u32) -> Sum {
    let story = Story::of(&play(game, kind, seed));
    let (mut sum, mut decisions, mut legal) = (Sum::default(), 0.0, Vec::new());
    for turn in &story.turns {
        game.legal(&turn.before, turn.seat, &mut legal);
        if legal.len() < 2 {
            continue;
        }
        let known = game.knowledge(&turn.before, turn.seat);
        let mut tried = game.trials(turn.seat, &known, &legal);
        let question = Question { played: turn.action, trials, seed: turn.ply as u64, sight: Sight::Own };
        let found = appraise(tried.as_mut(), question, |rng| game.sample(&known, rng));
        // The first option is the one that led before the last heat.
        decisions += 1.0;
        sum.loss += found.options[0].win.mean - found.played.win.mean;
        sum.points += found.options[0].score.mean - found.played.score.mean;
    }
    let (first, mut outlook) = (Seat::new(0), game.outlook());
    let worlds = (trials / G::WORLDS_SHARE).max(8);
    for (number, draw) in (0..).zip(&story.draws) {
        sum.luck += draw.luck(game, outlook.as_mut(), first, (worlds, story.seed.wrapping_add(number))).mean;
    }
    let won = f64::from(u8::from(story.winners.contains(first)));
    Sum { loss: sum.loss / decisions, points: sum.points / decisions, won, ..sum }
}
