//! Do reviews tell levels apart, and is luck fair? Games in which all seats have one level, every decision reviewed.
//!
//! ```sh
//! cargo run --release --package stolik-study --example levels -- gambit 50 400
//! ```
//!
//! The arguments are the game, the games of each level and the trials of each decision. Intervals are twice the standard error
//! over games.
#![allow(clippy::similar_names)]
#![allow(clippy::print_stdout, reason = "it is a program")]
#![allow(clippy::disallowed_methods, reason = "it has arguments")]

use bots::{Budget, Kind, Playable};
use gambit::Gambit;
use skakanie::{Options, Skakanie};
use stolik_study::{Question, Sight, Story, Studied, appraise, luck};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::Quick;
use table::{Match, Pending, Seat};

/// Iterations of a player's decision.
const THINKING: u64 = 400;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |at: usize, usual: u32| arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (games, trials) = (number(1, 50), number(2, 400));
    match arguments.first().map(String::as_str) {
        Some("skakanie") => {
            compare(&Skakanie::new(Options::new(2)).expect("the usual game is in order"), games, trials);
        }
        _ => compare(&Gambit::usual(2), games, trials),
    }
}

/// What a game's decisions of one seat come to.
#[derive(Clone, Copy, Default)]
struct Sum {
    /// Mean loss of a decision, in chance to win and in points.
    loss: f64,
    points: f64,
    /// All luck of the game.
    luck: f64,
}

fn compare<G: Studied>(game: &G, games: u32, trials: u32) {
    println!("{}: {games} games of each level, {trials} trials of each decision", G::NAME);
    println!(
        "{:<10} {:>22} {:>22} {:>22}",
        "level", "lost a decision, %", "points a decision", "luck a game, %"
    );
    for kind in Kind::LEVELS {
        let sums: Vec<Sum> =
            (0..games).flat_map(|seed| review(game, kind, u64::from(seed), trials)).collect();
        let interval = |of: fn(&Sum) -> f64, scale: f64| {
            let count = sums.len() as f64;
            let mean = sums.iter().map(of).sum::<f64>() / count;
            let squares: f64 = sums.iter().map(|sum| (of(sum) - mean) * (of(sum) - mean)).sum();
            let error = 2.0 * (squares / (count - 1.0) / count).sqrt();
            format!("{:.2} ± {:.2}", scale * mean, scale * error)
        };
        println!(
            "{:<10} {:>22} {:>22} {:>22}",
            kind.name(),
            interval(|sum| sum.loss, 100.0),
            interval(|sum| sum.points, 1.0),
            interval(|sum| sum.luck, 100.0),
        );
    }
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

/// One sum for each seat.
fn review<G: Studied>(game: &G, kind: Kind, seed: u64, trials: u32) -> Vec<Sum> {
    let story = Story::of(&play(game, kind, seed));
    let mut sums = Vec::new();
    for seat in Seat::all(game.seats()) {
        let (mut sum, mut decisions) = (Sum::default(), 0.0);
        let mut legal = Vec::new();
        for turn in story.turns.iter().filter(|turn| turn.seat == seat) {
            game.legal(&turn.before, seat, &mut legal);
            if legal.len() < 2 {
                continue;
            }
            let known = game.knowledge(&turn.before, seat);
            let mut tried = game.trials(seat, &known, &legal);
            let question = Question { played: turn.action, trials, seed: turn.ply as u64, sight: Sight::Own };
            let found = appraise(tried.as_mut(), question, |rng| game.sample(&known, rng));
            decisions += 1.0;
            sum.loss += found.loss.mean;
            sum.points += found.points.mean;
            sum.luck += luck(tried.as_mut(), &turn.before, &found.played, turn.ply as u64).mean;
        }
        sums.push(Sum { loss: sum.loss / decisions, points: sum.points / decisions, ..sum });
    }
    sums
}
