//! Gambit under the suite every game must pass.

mod common;

use common::random_game;
use table::testkit::conformance;

#[test]
fn g1_to_g17_random_games_keep_every_promise() {
    conformance(random_game, 400, 2026);
}
