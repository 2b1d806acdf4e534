//! Recorded games that replay to the same result for ever: `tests/corpus/`, where `games.txt` says what they are.
#![allow(clippy::unwrap_used)] // a test that cannot go on should say where

use std::fs;

use stolik_gambit::{Action, Edition, Gambit};
use table::testkit::corpus;
use table::{Entry, Game, Log, Step};

#[test]
fn g1_to_g17_recorded_games_replay_to_the_same_result() {
    let games: Vec<Log<Gambit>> = corpus(|game, state, seat| game.standing(state).scores[seat]);
    let some = |what: &str, is: &dyn Fn(&Log<Gambit>) -> bool| {
        assert!(games.iter().any(is), "no recorded game has {what}");
    };
    let has = |log: &Log<Gambit>, is: fn(&Entry<Gambit>) -> bool| log.played.entries().iter().any(is);
    for seats in 2..=4 {
        for edition in Edition::ALL {
            some("these seats and this edition", &|log| {
                let options = log.played.game().options();
                options.seats == seats && options.edition == edition
            });
        }
    }
    some("a blocked turn", &|log| {
        has(log, |entry| matches!(entry, Entry::Step(Step::Action(_, Action::Stay))))
    });
    some("a plan taken back", &|log| {
        has(log, |entry| matches!(entry, Entry::Step(Step::Action(_, Action::Unplan))))
    });
    some("an agreement", &|log| log.played.ended_by_agreement());
    some("a vote withdrawn", &|log| has(log, |entry| matches!(entry, Entry::Withdraw(_))));
    some("its last token captured", &|log| log.played.state().tokens().is_empty());
    some("reached the calm limit", &|log| {
        let over = log.played.game().outcome(log.played.state()).is_some();
        over && !log.played.state().tokens().is_empty()
    });
}

#[test]
fn the_example_in_the_documentation_is_a_recorded_game() {
    let page = fs::read_to_string("../../docs/notation.md").unwrap();
    let game = fs::read_to_string("tests/corpus/one-token.log").unwrap();
    assert!(page.contains(&game), "docs/notation.md should show tests/corpus/one-token.log as it is");
}
