//! The fast way and the careful way of playing a turn are one and the same, and neither allocates.
#![allow(clippy::unwrap_used)] // a test that cannot go on should say where

mod common;

use allocation_counter::measure;
use common::random_game;
use stolik_gambit::{Action, Cards, Chance, Gambit, Hand, Phase, SeatView, Slot, State, View};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Quick, below};
use table::testkit::Audit;
use table::{Game, Pending, Viewer};

/// Plays at random until the first turn begins.
fn first_turn(game: &Gambit, rng: &mut SmallRng) -> State {
    let mut state = game.start();
    let mut actions = Vec::new();
    while state.phase() != Phase::Moving {
        if let Pending::Seats(seats) = game.pending(&state) {
            let seat = seats.iter().next().unwrap();
            game.legal(&state, seat, &mut actions);
            let action = actions[below(rng, actions.len() as u32) as usize];
            game.play(&mut state, seat, action).unwrap();
        } else {
            let chance = game.draw(&state, &mut Quick(&mut *rng));
            game.resolve(&mut state, &chance).unwrap();
        }
    }
    state
}

fn everything(game: &Gambit, state: &State) -> View {
    game.view(state, Viewer::All)
}

/// The cards of a row and a hand that are seen.
fn held(seat: &SeatView) -> Cards {
    let row = seat.row.iter().filter_map(|slot| match slot {
        Slot::FaceUp(card) | Slot::Peeked(card) => Some(*card),
        Slot::FaceDown => None,
    });
    let hand = if let Hand::Cards(cards) = seat.hand { cards } else { Cards::default() };
    row.collect::<Cards>().plus(hand)
}

/// Finds the legal steps that lead from one state to the other within a turn, by trying them all.
fn legal_turn(game: &Gambit, before: &State, after: &State) -> bool {
    let mut actions = Vec::new();
    match game.pending(before) {
        _ if before == after => true,
        Pending::Chance => game.chances(before).unwrap().iter().any(|chance| {
            let mut next = *before;
            game.resolve(&mut next, chance).unwrap();
            let ends_turn = matches!(chance, Chance::Draw(..)) && next.phase() != Phase::Laying;
            next == *after || !ends_turn && legal_turn(game, &next, after)
        }),
        Pending::Seats(_) => {
            game.legal(before, before.turn(), &mut actions);
            let seat = before.turn();
            actions.iter().any(|action| {
                let mut next = *before;
                game.play(&mut next, seat, *action).unwrap();
                // Only follow moves that arrive where the gambit arrived.
                let square = |state: &State| everything(game, state).seats[seat.index()].square;
                let follow = !matches!(action, Action::Move(_)) || square(&next) == square(after);
                follow && legal_turn(game, &next, after)
            })
        }
        Pending::Over => false,
    }
}

#[test]
fn g8_a_random_turn_is_a_legal_turn() {
    let mut rng = SmallRng::seed_from_u64(5);
    for _ in 0..150 {
        let game = random_game(&mut rng);
        let mut state = first_turn(&game, &mut rng);
        for _ in 0..40 {
            if state.phase() != Phase::Moving {
                break;
            }
            let before = state;
            game.random_turn(&mut state, &mut rng);
            assert_eq!(game.audit(&state), Ok(()));
            assert!(legal_turn(&game, &before, &state), "{game}{}", everything(&game, &before));
        }
    }
}

#[test]
fn a_playout_is_its_turns_and_ends() {
    let mut alike = 0;
    for seed in 0..300 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let game = random_game(&mut rng);
        let start = first_turn(&game, &mut rng);
        let held: Vec<Cards> = everything(&game, &start).seats.iter().map(held).collect();
        alike += u32::from(held.windows(2).all(|pair| pair[0] == pair[1]));
        let (mut whole, mut by_turn) = (start, start);
        let mut again = rng.clone();
        let turns = game.playout(&mut whole, &mut rng);
        for _ in 0..turns {
            game.random_turn(&mut by_turn, &mut again);
        }
        assert_eq!(whole, by_turn);
        assert_eq!(game.pending(&whole), Pending::Over);
    }
    assert!(alike < 30, "all seats had the same cards in {alike} of 300 games");
}

#[test]
fn nothing_is_allocated_per_turn() {
    let mut rng = SmallRng::seed_from_u64(3);
    let game = Gambit::usual(4);
    let mut state = first_turn(&game, &mut rng);
    let mut actions = Vec::with_capacity(64);
    let start = state;
    let info = measure(|| {
        game.playout(&mut state, &mut rng);
        // The careful way: list, check, play, draw.
        let mut state = start;
        let mut source = Quick(rng.clone());
        while game.pending(&state) != Pending::Over {
            if game.pending(&state) == Pending::Chance {
                let chance = game.draw(&state, &mut source);
                assert!(game.resolve(&mut state, &chance).is_ok());
            } else {
                let seat = state.turn();
                game.legal(&state, seat, &mut actions);
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                assert!(game.play(&mut state, seat, action).is_ok());
            }
            let known = game.knowledge(&state, state.turn());
            game.sample(&known, &mut rng);
        }
    });
    assert_eq!(info.count_total, 0);
}

#[test]
fn g15_g17_a_random_turn_that_ends_the_game_is_a_legal_turn() {
    let mut rng = SmallRng::seed_from_u64(6);
    let card = "setup One\n1......2\n........\n........\n...R....\n........\n........\n........\n4......3\n";
    for options in ["seats=2 calm=0", "seats=3 calm=2", "seats=2 edition=pl calm=1"] {
        let game: Gambit = format!("options {options}\n{card}").parse().unwrap();
        for _ in 0..50 {
            let mut state = first_turn(&game, &mut rng);
            while state.phase() == Phase::Moving {
                let before = state;
                game.random_turn(&mut state, &mut rng);
                assert!(legal_turn(&game, &before, &state), "{game}{}", everything(&game, &before));
            }
        }
    }
}
