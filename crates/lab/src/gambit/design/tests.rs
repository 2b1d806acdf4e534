//! What a design must hold: cards keep counts and symmetry, halving keeps what is better, and everything follows from the seed.
#![allow(clippy::unwrap_used)] // a test that cannot go on should say where

use gambit::{Setup, Square, Token};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::below;

use super::draft::Draft;
use super::search::{Found, Search};
use super::symmetry::Symmetry;
use crate::gambit::fairness::{Question, certify, level, repeat};

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
fn tokens_that_are_to_stay_stay() {
    let setup = Setup::named("Home Rows").unwrap();
    let mut rng = SmallRng::seed_from_u64(6);
    let mut draft = Draft::from_setup(&setup, Symmetry::None).unwrap().with_tokens_fixed();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..300 {
        draft = draft.changed(&mut rng);
        let changed = draft.setup("Home Rows");
        assert_eq!(changed.tokens(), setup.tokens(), "{changed}");
        seen.extend(changed.spots());
    }
    assert_eq!(seen.len(), 64 - 28, "a start spot can lie on every free square");
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
        let search = search(threads);
        let measure = |drafts, games, seed| search.measure(&level, drafts, games, seed);
        let found = search
            .run(measure, fresh, |_, _| {
                rounds += 1;
                Ok(())
            })
            .unwrap();
        assert_eq!((rounds, found.len()), (3, 2));
        found.into_iter().map(|found| (found.draft.setup("Design"), found.unevenness)).collect::<Vec<_>>()
    };
    assert_eq!(cards(1), cards(3));
}

/// How far a card's pawns are from the middle of the board: something that can be known without playing, in the place of fairness.
fn distance(draft: &Draft) -> f64 {
    let pawns = draft.setup("Design").tokens().of(Token::Pawn);
    pawns.into_iter().map(|square| (f64::from(square.rank()) - 3.5).abs()).sum::<f64>() / 16.0
}

/// Measured with noise that falls with the number of games, as games measure, the search finds what is there to find: each round is better than
/// what it began with, and the end much better than any card of the start.
#[test]
fn a_search_finds_what_games_show_dimly() {
    let search = Search { players: vec![2], cards: 24, games: 16, rounds: 12, keep: 3, ..search(0) };
    let fresh = |rng: &mut SmallRng| Draft::random(Symmetry::HalfTurn, rng);
    let measure = |drafts: Vec<Draft>, games: usize, seed| {
        let mut rng = crate::generator(seed, games as u64);
        let mut found = |draft: Draft| {
            let noise = (f64::from(below(&mut rng, 1000)) / 500.0 - 1.0) / (games as f64).sqrt();
            let unevenness = distance(&draft) + noise;
            Found { draft, unevenness, lead_changes: 0.0, measured: Vec::new() }
        };
        Ok(drafts.into_iter().map(&mut found).collect())
    };
    let mut rounds = Vec::new();
    let found = search
        .run(measure, fresh, |_, found| {
            rounds.push(distance(&found[0].draft));
            Ok(())
        })
        .unwrap();
    let mut rng = SmallRng::seed_from_u64(1);
    let start = (0..100).map(|_| distance(&fresh(&mut rng))).fold(f64::MAX, f64::min);
    assert!(rounds[11] < rounds[0] && rounds[11] < start - 0.25, "{rounds:?}, at best {start} by chance");
    assert_eq!(found.len(), 3);
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
        let certificate = certify(fairness);
        assert_eq!(repeat(&certificate, &Setup::named(name).unwrap(), 1).unwrap(), certificate.wins);
    }
}
