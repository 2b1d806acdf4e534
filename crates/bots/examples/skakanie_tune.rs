//! Looks for better numbers for Skakanie's thinker by hill climbing, and prints them.
//!
//! `cargo run --release -p stolik-bots --example skakanie_tune -- PLAYERS PIECES[,PIECES] STEPS DEALS [SEED]`
//!
//! A step changes a few numbers at random and keeps the change if the team of thinkers scores more on DEALS fresh deals, surely
//! enough to be no accident. At the end the old and the new numbers play ten times as many deals that neither was tuned on.
#![allow(clippy::print_stdout)] // a program that prints what it found

use bots::skakanie::training::{COUNT, numbers, play};
use skakanie::{Options, Picture, Skakanie};
use stolik_bots as bots;
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use table::shuffle::below;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    let seats = number(0).expect("PLAYERS") as usize;
    let games: Vec<Skakanie> = words[1].split(',').map(|pieces| game(seats, pieces)).collect();
    let (steps, deals) = (number(2).expect("STEPS"), number(3).expect("DEALS"));
    let mut rng = SmallRng::seed_from_u64(number(4).unwrap_or(1));
    let start = numbers(&games[0]);
    let mut best = start;
    for step in 0..steps {
        let tried = changed(best, &mut rng);
        let from = step * deals;
        let (gain, error) = compare(&games, &best, &tried, from..from + deals);
        if gain > 1.3 * error {
            best = tried;
            println!("step {step}: {gain:+.2} ± {error:.2}\n{best:?}");
        }
    }
    let fresh = 1 << 40;
    let (gain, error) = compare(&games, &start, &best, fresh..fresh + 10 * deals);
    println!("on fresh deals {gain:+.2} ± {:.2}\n{best:?}", 1.96 * error);
}

fn game(seats: usize, pieces: &str) -> Skakanie {
    let picture = Picture::STANDARD.into_iter().find(|picture| picture.pieces().to_string() == pieces);
    let picture = picture.expect("a usual number of pieces");
    Skakanie::new(Options { picture, ..Options::new(seats) }).expect("usual options")
}

/// One to three of the numbers, each a little larger or smaller.
fn changed(numbers: [f32; COUNT], rng: &mut SmallRng) -> [f32; COUNT] {
    let mut changed = numbers;
    for _ in 0..=below(rng, 3) {
        let at = below(rng, COUNT as u32) as usize;
        let sum: i64 = (0..6).map(|_| i64::from(rng.next_u32() >> 16)).sum();
        let shift = (sum as f32 / 65_536.0 - 3.0) * 0.35;
        changed[at] = (changed[at] * (1.0 + shift)).max(0.0)
            + if changed[at] < 0.02 { 0.02 * shift.max(0.0) } else { 0.0 };
    }
    changed
}

/// The mean gain of the second numbers over the first on these deals, and its standard error.
fn compare(
    games: &[Skakanie],
    one: &[f32; COUNT],
    two: &[f32; COUNT],
    deals: std::ops::Range<u64>,
) -> (f64, f64) {
    let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for seed in deals {
        let game = &games[seed as usize % games.len()];
        let gain = f64::from(play(game, *two, seed) - play(game, *one, seed));
        count += 1.0;
        sum += gain;
        squares += gain * gain;
    }
    let mean: f64 = sum / count;
    (mean, ((squares / count - mean * mean) / count).sqrt())
}
