//! Odds are counts: they agree with the worlds that fit what a seat knows, in positions of whole games, reshuffles included.
// Helpers of tests fail as tests do.
#![allow(clippy::unwrap_used, clippy::len_zero)]

use gambit::{Card, Gambit, State};
use skakanie::{Options, Skakanie};
use stolik_study::{Studied, Unknown, Value};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Quick, below};
use table::{Game, Match, Pending, Seat};

const WORLDS: u32 = 3_000;

/// Plays at random and hands every position to `look`.
fn play<G: Game>(game: G, seed: u64, mut look: impl FnMut(&G, &G::State)) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut played = Match::new(game);
    let mut legal = Vec::new();
    loop {
        played.settle(&mut Quick(&mut rng));
        let Pending::Seats(seats) = played.pending() else { return };
        look(played.game(), played.state());
        let seat = seats.iter().next().unwrap();
        played.game().legal(played.state(), seat, &mut legal);
        let action = legal[below(&mut rng, legal.len() as u32) as usize];
        played.play(seat, action).unwrap();
    }
}

fn number(unknown: &Unknown, name: &str) -> usize {
    match unknown.about.values.iter().find(|(known, _)| *known == name) {
        Some((_, Value::Number(number))) => *number as usize,
        other => panic!("{name}: {other:?}"),
    }
}

fn seat(unknown: &Unknown) -> Seat {
    match unknown.about.values[0].1 {
        Value::Seat(seat) => seat,
        ref other => panic!("{other:?}"),
    }
}

/// Is a count within five standard errors of a chance?
fn fits(count: u32, share: f64) -> bool {
    let expected = f64::from(WORLDS) * share;
    (f64::from(count) - expected).abs() <= 5.0 * (expected * (1.0 - share)).sqrt() + 0.5
}

#[test]
fn gambits_odds_are_those_of_the_worlds_that_fit() {
    let (mut looked, mut reshuffled) = (0, 0);
    for seed in 0..6 {
        let mut turns = 0;
        play(Gambit::usual(2 + (seed % 3) as usize), seed, |game, state| {
            turns += 1;
            if turns % 7 == 0 {
                let me = Seat::new(0);
                let known = game.knowledge(state, me);
                reshuffled += usize::from(known.held(Seat::new(1)).len() > 0);
                looked += gambit_position(game, state, me, seed);
            }
        });
    }
    assert!(looked > 300 && reshuffled > 20, "{looked} odds, {reshuffled} positions after a reshuffle");
}

/// Compares every face-down card of a position; says how many chances that were.
fn gambit_position(game: &Gambit, state: &State, me: Seat, seed: u64) -> usize {
    let known = game.knowledge(state, me);
    let odds = game.odds(&known, me);
    let mut rng = SmallRng::seed_from_u64(seed);
    let worlds: Vec<State> = (0..WORLDS).map(|_| game.sample(&known, &mut rng)).collect();
    let mut compared = 0;
    for unknown in &odds {
        let total: f64 = unknown.likely.iter().map(|likely| likely.chance.share()).sum();
        if unknown.about.code != "gambit-reaches" {
            assert!((total - 1.0).abs() < 1e-9, "{}: the kinds come to {total}", unknown.about);
        }
        if unknown.about.code != "gambit-row-card" {
            continue;
        }
        let (other, place) = (seat(unknown), number(unknown, "place") - 1);
        for likely in &unknown.likely {
            let card: Card = likely.what.values[0].1.to_string().parse().unwrap();
            let count = worlds.iter().filter(|world| world.row(other).get(place) == card).count() as u32;
            assert!(
                fits(count, likely.chance.share()),
                "{} {}: {} but {count} of {WORLDS}\n{known:?}",
                unknown.about,
                likely.what,
                likely.chance
            );
            compared += 1;
        }
    }
    compared
}

#[test]
fn skakanies_odds_are_those_of_the_worlds_that_fit() {
    let mut looked = 0;
    for seed in 0..4 {
        let mut turns = 0;
        play(Skakanie::new(Options::new(2)).unwrap(), seed, |game, state| {
            turns += 1;
            let me = Seat::new(0);
            let known = game.knowledge(state, me);
            if turns % 25 != 0 || known.unknown().is_empty() {
                return;
            }
            let score = |state: &skakanie::State, piece| {
                game.score(state.pool(me).with(piece)) > game.score(state.pool(me))
            };
            let mut rng = SmallRng::seed_from_u64(seed);
            let worlds: Vec<_> = (0..WORLDS).map(|_| game.sample(&known, &mut rng)).collect();
            for unknown in game.odds(&known, me).iter().filter(|odds| odds.about.code == "skakanie-under") {
                let stack: skakanie::StackId = unknown.about.values[0].1.to_string().parse().unwrap();
                let hidden = number(unknown, "count");
                for likely in &unknown.likely {
                    let deep = if likely.what.code == "skakanie-next-fits" { 1 } else { hidden };
                    let has = |world: &&skakanie::State| {
                        world.stack(stack).skip(1).take(deep).any(|piece| score(world, piece))
                    };
                    let count = worlds.iter().filter(has).count() as u32;
                    assert!(fits(count, likely.chance.share()), "{unknown:?}: {count} of {WORLDS}");
                    looked += 1;
                }
            }
        });
    }
    assert!(looked > 200, "{looked}");
}
