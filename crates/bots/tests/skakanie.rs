//! Skakanie's computer players: by the rules in every variant, fair, within their budget, with reasons, and each level
//! better than the one below.

mod common;

use std::cell::Cell;

use bots::generic::settle;
use bots::skakanie::{Digger, hindsight};
use bots::{Budget, Decision, Kind, Playable, Player};
use skakanie::{Action, Skakanie, State};
use stolik_bots as bots;
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::Quick;
use table::{Game, Seat};

use common::{Players, play};

/// The sheet's game and every variant of S13, alone and together.
const GAMES: [&str; 10] = [
    "seats=1 target=60%",
    "seats=2 picture=12x8",
    "seats=3 picture=12x7 actions=5",
    "seats=4 picture=9x8 extra=C2",
    "seats=4 picture=9x8 singles=2",
    "seats=3 picture=8x6 push=yes",
    "seats=2 picture=8x6 joint=yes target=60%",
    "seats=3 picture=8x6 fierce=yes",
    "seats=6 picture=6x6 singles=2 push=yes joint=yes fierce=yes actions=4",
    "seats=2 picture=16x8 actions=9",
];

fn game(options: &str) -> Skakanie {
    format!("options {options}\n").parse().expect("these options fit")
}

fn rng(seed: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed)
}

fn player(kind: Kind, seed: u64) -> Box<dyn Player<Skakanie>> {
    Skakanie::player(kind, rng(seed)).expect("Skakanie has such a player")
}

/// A whole game; each decision is shown to `see` with the state it was made in. Returns what the team reached.
fn score(
    game: &Skakanie,
    players: Players<Skakanie>,
    deal: u64,
    iterations: u64,
    see: impl FnMut(&State, Seat, &Decision<Skakanie>),
) -> i32 {
    game.team_score(&play(game, players, &mut Quick(rng(deal)), iterations, see))
}

fn team(game: &Skakanie, kind: Kind, seed: u64) -> Players<Skakanie> {
    (0..game.seats() as u64).map(|seat| player(kind, seed * 8 + seat)).collect()
}

#[test]
fn s13_all_kinds_play_every_variant_by_the_rules() {
    for options in GAMES {
        let game = game(options);
        for &kind in Skakanie::KINDS {
            for deal in 0..2 {
                score(&game, team(&game, kind, deal), deal, 12, |_, _, decision| {
                    assert!(decision.iterations <= 12, "{kind} went over its budget");
                });
            }
        }
    }
}

#[test]
fn the_choice_is_the_same_in_states_a_seat_cannot_tell_apart() {
    let mut positions = 0;
    for (number, options) in (0..).zip(GAMES) {
        let game = game(options);
        for &kind in Skakanie::KINDS {
            let mut other_world = rng(number);
            score(&game, team(&game, Kind::Strong, number), number, 1, |state, seat, _| {
                let known = game.knowledge(state, seat);
                let other = game.sample(&known, &mut other_world);
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                let [here, there] = [state, &other].map(|state| {
                    let known = game.knowledge(state, seat);
                    player(kind, number).decide(&game, &known, &legal, Budget::iterations(6))
                });
                assert_eq!(here, there, "{kind}, {options}");
                positions += 1;
            });
        }
    }
    assert!(positions > 5000, "only {positions} positions");
}

#[test]
fn a_player_with_the_same_seed_plays_the_same_game() {
    let game = game("seats=3 picture=9x8");
    for &kind in Skakanie::KINDS {
        let record = || {
            let mut actions = Vec::new();
            score(&game, team(&game, kind, 1), 1, 20, |_, _, decision| {
                actions.push(decision.action);
            });
            actions
        };
        assert_eq!(record(), record(), "{kind}");
    }
}

#[test]
fn a_master_stops_when_it_is_told_and_when_the_answer_is_clear() {
    let game = game("seats=2 picture=12x8");
    let mut checked = 0;
    score(&game, team(&game, Kind::Strong, 3), 3, 1, |state, seat, _| {
        let known = game.knowledge(state, seat);
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > 15
        };
        let decision = player(Kind::Master, 0).decide(&game, &known, &legal, Budget::until(&stop));
        assert!(asked.get() <= 16 && decision.iterations <= 15 && legal.contains(&decision.action));
        checked += 1;
    });
    assert!(checked > 100);
}

#[test]
fn strong_and_master_give_reasons() {
    let game = game("seats=4 picture=9x8");
    for kind in [Kind::Strong, Kind::Master] {
        let mut visits = 0;
        score(&game, team(&game, kind, 5), 5, 40, |_, _, decision| {
            let best = decision.considered.first().expect("something was considered");
            assert_eq!(best.action, decision.action);
            assert!(
                decision.considered.iter().all(|one| one.score.is_finite() && (0.0..=1.0).contains(&one.win))
            );
            visits += decision.considered.iter().map(|one| one.visits).sum::<u64>();
        });
        assert!(visits > 100, "{kind}");
    }
}

#[test]
fn a_masters_plan_is_not_carried_into_another_position() {
    let game = game("seats=2 picture=12x8");
    let mut master = player(Kind::Master, 0);
    let mut last: Option<Action> = None;
    for deal in 0..4 {
        score(&game, team(&game, Kind::Casual, deal), deal, 1, |state, seat, _| {
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            let known = game.knowledge(state, seat);
            let decision = master.decide(&game, &known, &legal, Budget::iterations(3));
            assert!(legal.contains(&decision.action), "{last:?} led to {}", decision.action);
            last = Some(decision.action);
        });
    }
}

#[test]
fn s12_each_level_scores_more_than_the_one_below() {
    for (options, deals) in [("seats=2 picture=12x8", 6), ("seats=4 picture=9x8", 6)] {
        let game = game(options);
        let scores = Kind::LEVELS.map(|kind| -> i32 {
            (0..deals).map(|deal| score(&game, team(&game, kind, deal), deal, 60, |_, _, _| ())).sum()
        });
        assert!(
            scores.is_sorted_by(|lower, higher| lower + 2 * (deals as i32) < *higher),
            "{options}: {scores:?}"
        );
    }
}

/// Of what a beam reaches that sees all stacks, about a fifth each (docs/bots.md).
#[test]
fn s12_the_levels_are_even_steps() {
    let levels = [Kind::Beginner, Kind::Casual, Kind::Strong];
    for (options, reachable) in
        [("seats=2 picture=12x8", 78), ("seats=4 picture=9x8", 63), ("seats=4 picture=12x8", 62)]
    {
        let (game, deals) = (game(options), 24);
        let scores = levels.map(|kind| -> i32 {
            (0..deals).map(|deal| score(&game, team(&game, kind, deal), deal, 1, |_, _, _| ())).sum()
        });
        for pair in scores.windows(2) {
            let percent = 100 * (pair[1] - pair[0]) / (reachable * deals as i32);
            assert!((12..=28).contains(&percent), "{options}: {scores:?} in {deals} deals");
        }
    }
}

#[test]
fn s13_one_pool_is_swept() {
    for options in [
        "seats=1 picture=12x7 target=60%",
        "seats=4 picture=12x8 joint=yes target=60%",
        "seats=2 picture=12x8 joint=yes",
    ] {
        let game = game(options);
        for kind in [Kind::Strong, Kind::Master] {
            let score = score(&game, team(&game, kind, 2), 2, 20, |_, _, _| ());
            assert!(score * 100 >= 85 * game.picture().pieces() as i32, "{options}, {kind}: {score}");
        }
    }
}

#[test]
fn a_human_like_teammate_is_no_hindrance() {
    let game = game("seats=2 picture=12x8");
    let wins = (0..5).filter(|deal| {
        let mut players = team(&game, Kind::Master, *deal);
        players[(*deal % 2) as usize] = Box::new(Digger::family(rng(*deal)));
        score(&game, players, *deal, 60, |_, _, _| ()) >= game.target()
    });
    assert!(wins.count() >= 4);
}

#[test]
fn hindsight_is_better_than_foresight() {
    let game = game("seats=4 picture=9x8");
    for deal in 0..2 {
        let mut dealt = game.start();
        settle(&game, &mut dealt, &mut Quick(rng(deal)));
        let beam = hindsight(&game, &dealt, 20);
        let strong = score(&game, team(&game, Kind::Strong, deal), deal, 1, |_, _, _| ());
        assert!(beam > strong && beam <= 72, "{beam} and {strong}");
    }
}
