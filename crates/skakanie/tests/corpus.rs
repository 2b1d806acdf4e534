//! Recorded games that replay to the same result for ever: `tests/corpus/`, where `games.txt` says what they are.
#![allow(clippy::unwrap_used)] // a test that cannot go on should say where

use stolik_skakanie::{DragonStart, SingleCost, Skakanie, State, Target};
use table::testkit::corpus;
use table::{Log, Points, Seat};

#[test]
fn s1_to_s13_recorded_games_replay_to_the_same_result() {
    let games: Vec<Log<Skakanie>> = corpus(worth);
    let some = |what: &str, is: &dyn Fn(&Log<Skakanie>) -> bool| {
        assert!(games.iter().any(is), "no recorded game has {what}");
    };
    let options = |log: &Log<Skakanie>| *log.played.game().options();
    let says = |log: &Log<Skakanie>, text: &str| log.to_string().contains(text);
    for seats in 1..=6 {
        some("so many seats", &|log| options(log).seats == seats);
    }
    some("variant a", &|log| options(log).actions > 3);
    some("variant b", &|log| options(log).extra.iter().any(|(_, more)| *more > 0));
    some("variant c", &|log| options(log).singles == SingleCost::Two);
    some("variant d", &|log| options(log).push && says(log, " push "));
    some("variant e", &|log| options(log).joint);
    some("a fierce bite", &|log| options(log).fierce && says(log, "* bite "));
    some("a bite with a free choice", &|log| !options(log).fierce && says(log, " give "));
    some("a share as its target", &|log| matches!(options(log).target, Target::Share(_)));
    some("a Dragon placed by agreement", &|log| options(log).dragon != DragonStart::Random);
    some("a turn ended early", &|log| says(log, "A end\n"));
    some("been won", &|log| !log.played.outcome().unwrap().winners().is_empty());
    some("been lost", &|log| log.played.outcome().unwrap().winners().is_empty());
}

/// The greedy player wants pieces, and rather such as fit.
fn worth(game: &Skakanie, state: &State, seat: Seat) -> Points {
    7 * state.pool(seat).len() as Points + 3 * game.score(state.pool(seat))
}
