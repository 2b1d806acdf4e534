//! Sampled worlds are uniform, and playouts are the same game as everybody's (S1, S8).

use std::collections::BTreeMap;

use stolik_skakanie::{Action, Options, Piece, Skakanie, Waiting};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::Quick;
use table::testkit::position;
use table::{Game, Match, Pending, Viewer};

/// Three unknown pieces (2, 4, 6 under the first three stacks), and piece 12 put under stack 2 for all to see.
const BITTEN: &str = "options seats=1 picture=5x3 dragon=10
log
* deal 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
A corner 9
A take
A end
A give 12 to 2
";

/// Seven actions are open to A: take, move, two pushes each of B and C, end.
const CROSSROADS: &str = "options seats=3 picture=6x2 push=yes dragon=2
log
* deal 1 2 3 4 5 6 7 8 9 10 11 12
A corner 1
B corner 9
C corner 12
";

const SAMPLES: u32 = 60_000;

/// Pearson's chi-square of counts that should all be equal.
fn chi_square(counts: impl ExactSizeIterator<Item = u32>) -> f64 {
    let expected = f64::from(SAMPLES) / f64::from(counts.len() as u32);
    counts.map(|count| (f64::from(count) - expected).powi(2) / expected).sum()
}

#[test]
fn s1_s8_sampled_worlds_are_uniform_and_keep_what_is_known() {
    let played: Match<Skakanie> = position(BITTEN).unwrap();
    let (game, state) = (played.game(), played.state());
    let known = game.knowledge(state, game.youngest());
    assert_eq!(known.unknown().to_string(), "2 4 6");
    let below: Vec<String> = known.known_below("2".parse().unwrap()).map(|piece| piece.to_string()).collect();
    assert_eq!(below, ["12"]);
    let mut rng = SmallRng::seed_from_u64(8);
    let mut counts: BTreeMap<Vec<Piece>, u32> = BTreeMap::new();
    for _ in 0..SAMPLES {
        let order = game.view(&game.sample(&known, &mut rng), Viewer::All).order.unwrap();
        assert_eq!(order[1][2].to_string(), "12", "what is known stays where it is");
        *counts.entry(order[..3].iter().map(|stack| stack[1]).collect()).or_default() += 1;
    }
    assert_eq!(counts.len(), 6, "all orders of three pieces: {counts:?}");
    assert!(chi_square(counts.values().copied()) < 20.5, "beyond 0.1 % at 5 degrees of freedom: {counts:?}");
}

#[test]
fn s5_random_actions_are_legal_and_uniform() {
    let played: Match<Skakanie> = position(CROSSROADS).unwrap();
    let (game, state) = (played.game(), played.state());
    let mut legal = Vec::new();
    game.legal(state, game.youngest(), &mut legal);
    let mut rng = SmallRng::seed_from_u64(5);
    let mut counts: BTreeMap<Action, u32> = BTreeMap::new();
    for _ in 0..SAMPLES {
        let (seat, action) = game.random_action(state, &mut rng).unwrap();
        assert_eq!(seat, game.youngest());
        *counts.entry(action).or_default() += 1;
    }
    assert_eq!(counts.keys().copied().collect::<Vec<_>>(), legal);
    assert_eq!(legal.len(), 7);
    assert!(chi_square(counts.values().copied()) < 22.5, "beyond 0.1 % at 6 degrees of freedom: {counts:?}");
}

#[test]
fn a_playout_is_the_game_everybody_plays() {
    for seats in 1..=6 {
        for (push, joint, fierce) in
            [(false, false, false), (true, false, true), (true, true, false), (false, true, true)]
        {
            let game = Skakanie::new(Options { push, joint, fierce, ..Options::new(seats) }).unwrap();
            let (mut fast, mut slow) =
                (SmallRng::seed_from_u64(seats as u64), SmallRng::seed_from_u64(seats as u64));
            let (mut quick, mut state) = (game.start(), game.start());
            let actions = game.playout(&mut quick, &mut fast);
            let mut count = 0;
            while game.pending(&state) != Pending::Over {
                if let Some((seat, action)) = game.random_action(&state, &mut slow) {
                    game.play(&mut state, seat, action).unwrap();
                    count += 1;
                } else {
                    let chance = game.draw(&state, &mut Quick(&mut slow));
                    game.resolve(&mut state, &chance).unwrap();
                }
            }
            assert_eq!((quick, actions), (state, count));
            assert_eq!(quick.waiting(), Waiting::Over);
        }
    }
}
