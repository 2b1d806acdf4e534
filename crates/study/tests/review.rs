//! Reviews as a whole: they add up, they repeat themselves, and they know only what the seat knew.
// Helpers of tests fail as tests do.
#![allow(clippy::unwrap_used, clippy::needless_pass_by_value)]

use std::fs;
use std::path::PathBuf;

use gambit::Gambit;
use skakanie::{Chance, Skakanie};
use stolik_study::{Asked, Effort, Estimate, Grade, Review, Reviewer, Story, Studied};
use table::{Entry, Game, Log, Match, Seat, Step};

const EFFORT: Effort = Effort { trials: 120, worlds: 4 };

#[allow(clippy::disallowed_methods, reason = "a test reads recorded games")]
fn recorded(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn played<G: Game>(name: &str) -> Match<G> {
    recorded(name).parse::<Log<G>>().unwrap().played
}

/// What must hold for the review of any game.
fn check<G: Studied>(name: &str, seat: Seat) {
    let game = played::<G>(name);
    let mut reviewer = Reviewer::new(&game, seat, EFFORT);
    let mut steps = 0;
    while reviewer.step() {
        steps += 1;
        let so_far = reviewer.review();
        assert!(so_far.done == (steps, reviewer.steps()) && so_far.moments.len() <= 5, "{name}");
    }
    let review = reviewer.review();
    assert_eq!(review, Reviewer::new(&game, seat, EFFORT).finish(), "{name}: the same again");
    let summary = &review.summary;
    if let Some(result) = summary.result.filter(|_| summary.decisions > 0) {
        let sum = summary.start + summary.swing - summary.loss.mean;
        assert!((sum - result).abs() < 1e-9, "{name}: {summary:?} comes to {sum}");
    }
    assert_eq!(review.curve.len(), game.plies().count(), "{name}");
    let plies = game.plies().count();
    for decision in &review.decisions {
        assert!(decision.seat == seat && decision.ply < plies && !decision.quick, "{name}");
        assert!(decision.loss.mean >= 0.0 && (0.0..=1.0).contains(&decision.played.win.mean), "{name}");
        let clear = decision.loss.mean - 2.0 * decision.loss.error;
        assert!(
            decision.grade <= Grade::Good || clear > 0.0 || decision.points.mean > 0.0,
            "{name}: {decision:?}"
        );
        assert!(decision.open.is_some(), "{name}");
    }
    assert!(review.moments.is_sorted_by_key(|moment| moment.ply), "{name}");
}

#[test]
fn reviews_of_recorded_games_add_up() {
    for (name, seat) in [("two-home-rows", 0), ("four-polish", 3), ("three-votes", 1), ("one-token", 1)] {
        check::<Gambit>(&format!("gambit/tests/corpus/{name}.log"), Seat::new(seat));
    }
    for (name, seat) in [("alone-small-fierce", 0), ("four-one-action", 3)] {
        check::<Skakanie>(&format!("skakanie/tests/corpus/{name}.log"), Seat::new(seat));
    }
}

/// A review without what needs open cards.
fn without_open<G: Studied>(game: &Match<G>, seat: Seat) -> String {
    let mut review: Review<G::Action> = Reviewer::new(game, seat, EFFORT).finish();
    for decision in &mut review.decisions {
        decision.open = None;
    }
    review.summary.luck = Estimate::default();
    for point in &mut review.curve {
        point.open = point.watcher;
    }
    format!("{review:#?}")
}

/// What a seat may be told during the game: hints, remarks and odds at some of its decisions.
fn during_play<G: Studied>(played: &Match<G>, seat: Seat) -> String {
    let story = Story::of(played);
    let own: Vec<_> = story.turns.iter().filter(|turn| turn.seat == seat).collect();
    let told = own.iter().step_by(own.len().div_ceil(4)).map(|turn| {
        let (game, mut legal) = (story.game.clone(), Vec::new());
        game.legal(&turn.before, seat, &mut legal);
        let known = game.knowledge(&turn.before, seat);
        let lens = game.lens(&known, seat);
        let asked = Asked { game, seat, known, legal };
        format!("{:#?} {:#?} {lens:#?}", asked.hint(), asked.remark(turn.action))
    });
    told.collect()
}

/// The same game with one entry changed, if that is a game and the seat could not have noticed.
fn twin<G: Game>(game: &Match<G>, at: usize, step: Step<G>, seat: Seat) -> Option<Match<G>> {
    let mut other = Match::new(game.game().clone());
    let mut same = Match::new(game.game().clone());
    for (i, entry) in game.entries().iter().enumerate() {
        same.apply(entry.clone()).ok()?;
        other.apply(if i == at { Entry::Step(step.clone()) } else { entry.clone() }).ok()?;
        let known = |game: &Match<G>| game.game().knowledge(game.state(), seat);
        if known(&same) != known(&other) {
            return None;
        }
    }
    (other.state() != same.state()).then_some(other)
}

#[test]
fn g14_twin_games_have_the_same_review_until_cards_are_open() {
    let mut twins = 0;
    for name in ["two-home-rows", "four-home-rows", "two-polish"] {
        let game = played::<Gambit>(&format!("gambit/tests/corpus/{name}.log"));
        let me = Seat::new(0);
        let first = without_open(&game, me);
        let hidden = game.entries().iter().enumerate().rev().filter_map(|(at, entry)| match entry {
            Entry::Step(Step::Action(seat, gambit::Action::Lay(card))) if *seat != me => {
                Some((at, *seat, *card))
            }
            _ => None,
        });
        let others = hidden.flat_map(|(at, seat, card)| {
            let cards = gambit::Card::ALL.into_iter().filter(move |other| *other != card);
            cards.map(move |card| (at, Step::Action(seat, gambit::Action::Lay(card))))
        });
        for other in others.filter_map(|(at, step)| twin(&game, at, step, me)).take(2) {
            assert_eq!(first, without_open(&other, me), "{name}");
            assert_eq!(during_play(&game, me), during_play(&other, me), "{name}");
            twins += 1;
        }
    }
    assert!(twins >= 4, "only {twins} twins were found");
}

#[test]
fn s1_twin_games_have_the_same_review_until_pieces_are_open() {
    let game = played::<Skakanie>("skakanie/tests/corpus/four-one-action.log");
    let me = Seat::new(0);
    let never_seen = game.state().unknown();
    let Some(Entry::Step(Step::Chance(Chance::Deal(deal)))) = game.entries().first() else {
        panic!("a game of Skakanie begins with the deal")
    };
    let places: Vec<usize> =
        (0..deal.pieces().len()).filter(|at| never_seen.contains(deal.pieces()[*at])).collect();
    assert!(places.len() > 3, "the game leaves pieces unseen");
    let mut pieces = deal.pieces().to_vec();
    pieces.swap(places[0], places[places.len() - 1]);
    let text: Vec<String> = pieces.iter().map(ToString::to_string).collect();
    let swapped: Chance = format!("deal {}", text.join(" ")).parse().unwrap();
    let other = twin(&game, 0, Step::Chance(swapped), me).expect("nobody saw these pieces");
    assert_eq!(without_open(&game, me), without_open(&other, me));
    let told = during_play(&game, me);
    assert_eq!(told, during_play(&other, me));
    assert!(told.contains("skakanie-idea-") && !told.contains("skakanie-pushes"), "{told}");
}
