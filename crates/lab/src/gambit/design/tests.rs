//! What a design must hold: cards keep counts and symmetry, halving keeps what is better, and everything follows from the seed.
#![allow(clippy::unwrap_used)] // a test that cannot go on should say where

use gambit::{Setup, Square};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;

use super::draft::Draft;
use super::search::Search;
use super::symmetry::Symmetry;
use crate::gambit::fairness::{Certificate, Question, level};

const ALL: [Symmetry; 4] = [Symmetry::None, Symmetry::Mirror, Symmetry::HalfTurn, Symmetry::QuarterTurn];

#[test]
fn orbits_are_all_squares_once() {
    for (symmetry, size) in ALL.into_iter().zip([1, 2, 2, 4]) {
        let orbits = symmetry.orbits();
        assert!(orbits.iter().all(|orbit| orbit.len() == size), "{symmetry:?}");
        let mut squares: Vec<Square> = orbits.into_iter().flatten().collect();
        squares.sort();
        assert_eq!(squares, Square::all().collect::<Vec<_>>(), "{symmetry:?}");
    }
}

/// Counts are the box's (G2), and the card is one that could be the start of the next search: it has its symmetry.
#[test]
fn g2_cards_keep_their_counts_and_symmetry_however_they_are_changed() {
    for symmetry in ALL {
        let mut rng = SmallRng::seed_from_u64(5);
        let mut draft = Draft::random(symmetry, &mut rng);
        for _ in 0..300 {
            let changed = draft.changed(&mut rng);
            let setup = changed.setup("Design");
            assert_eq!(setup.notes(), [], "{setup}");
            assert_eq!(Draft::from_setup(&setup, symmetry).unwrap(), changed, "{setup}");
            draft = changed;
        }
    }
}

#[test]
fn a_card_without_the_symmetry_is_refused() {
    let setup = Setup::named("Home Rows").unwrap();
    assert!(Draft::from_setup(&setup, Symmetry::HalfTurn).is_ok());
    let error = Draft::from_setup(&setup, Symmetry::QuarterTurn).unwrap_err().to_string();
    assert_eq!(
        error,
        "“Home Rows” changes by a quarter turn: b1 and a7 differ; --symmetry says what should stay"
    );
}

fn search(threads: usize) -> Search {
    Search {
        players: vec![2, 4],
        level: "greedy".to_owned(),
        rounds: 3,
        cards: 8,
        games: 24,
        keep: 2,
        seed: 3,
        threads,
    }
}

#[test]
fn the_same_seed_gives_the_same_cards_on_any_number_of_threads() {
    let level = level("greedy").unwrap();
    let cards = |threads| {
        let fresh = |rng: &mut SmallRng| Draft::random(Symmetry::HalfTurn, rng);
        let mut rounds = 0;
        let found = search(threads).run(&level, fresh, |_, _| rounds += 1).unwrap();
        assert_eq!((rounds, found.len()), (3, 2));
        found.into_iter().map(|found| (found.draft.setup("Design"), found.unevenness())).collect::<Vec<_>>()
    };
    assert_eq!(cards(1), cards(3));
}

/// Halving is there to find: on games it has not seen, what it chooses of sixteen cards is more even than they are in the mean.
#[test]
fn what_is_chosen_is_more_even_than_what_it_is_chosen_from() {
    let level = level("greedy").unwrap();
    let search = Search { players: vec![2], cards: 16, games: 60, rounds: 1, keep: 1, ..search(0) };
    let fresh = |rng: &mut SmallRng| Draft::random(Symmetry::None, rng);
    let mut rng = crate::generator(search.seed, 0);
    let all: Vec<Draft> = (0..16).map(|_| fresh(&mut rng)).collect();
    let chosen = search.run(&level, fresh, |_, _| {}).unwrap().remove(0);
    assert!(all.contains(&chosen.draft), "the first round is what the seed gives");
    let unseen = |drafts| search.measure(&level, drafts, 800, 99).unwrap();
    let mean = unseen(all).iter().map(super::search::Found::unevenness).sum::<f64>() / 16.0;
    let best = unseen(vec![chosen.draft])[0].unevenness();
    assert!(best < mean, "{best} against {mean}");
}

/// Side by side and alone a card plays the same games, so that a certificate of a design repeats.
#[test]
fn a_card_plays_the_same_games_beside_others() {
    let level = level("greedy").unwrap();
    let asked = |name: &str| Question {
        setup: Setup::named(name).unwrap(),
        players: 3,
        level: "greedy".to_owned(),
        games: 30,
        until: None,
        seed: 8,
        threads: 0,
    };
    let both = Question::measure_all(&[asked("Carousel"), asked("Crossroads")], &level).unwrap();
    for (fairness, name) in both.iter().zip(["Carousel", "Crossroads"]) {
        let certificate = Certificate::of(fairness);
        assert_eq!(certificate.repeat(&Setup::named(name).unwrap(), 1).unwrap(), certificate.wins);
    }
}
