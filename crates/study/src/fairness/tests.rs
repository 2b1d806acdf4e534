//! What is counted is what was played, intervals hold what they promise, and the same seed gives the same games.
#![allow(clippy::unwrap_used)] // a test that cannot go on should say where

use super::*;
use crate::interval::WinRate;
use table::shuffle::below;

fn card() -> Setup {
    Setup::named("Carousel").unwrap()
}

fn asked(players: usize) -> Question {
    Question { setup: card(), players }
}

fn fixture(players: usize, deal: usize, oldest: usize) -> Fixture {
    Fixture { players, seed: 3, deal, oldest: Seat::new(oldest) }
}

/// A game that a place won, with everybody at the spot of their place's number after turning the spots by so many.
fn seen(players: usize, winner: usize, turn: usize) -> Seen {
    let game = fixture(players, 0, players - 1).game(&card()).unwrap();
    // The oldest sits last, so seats are places.
    let spots: Vec<Spot> = (0..players).map(|place| Spot::ALL[(place + turn) % 4]).collect();
    let mut outcome = game.standing(&game.start());
    outcome.places = table::BySeat::from_fn(players, |seat| if seat.index() == winner { 1 } else { 2 });
    Seen::of(&game, &outcome, &spots)
}

#[test]
fn deals_add_up_to_shares_choices_and_spots() {
    let mut tally = Tally::new(2);
    tally.add([&seen(2, 0, 0), &seen(2, 1, 0)]);
    tally.add([&seen(2, 0, 0), &seen(2, 0, 1)]);
    assert_eq!((tally.games(), tally.wins(0), tally.wins(1)), (4, 3, 1));
    assert_eq!(tally.share(0), WinRate::new(&[1, 2], 2).interval());
    let [one, two, three, four] = Spot::ALL;
    assert_eq!([one, two, three, four].map(|spot| tally.chosen(0, spot)), [3, 1, 0, 0]);
    assert_eq!([one, two, three, four].map(|spot| tally.starts(spot)), [3, 4, 1, 0]);
    // Who started at 1 won two of three games, at 2 two of four, at 3 none.
    for (spot, share) in [(one, 2.0 / 3.0), (two, 0.5), (three, 0.0)] {
        let found = tally.at_spot(spot).unwrap();
        assert!((found.value - share).abs() < 1e-12 && found.low <= share && share <= found.high, "{spot}");
    }
    assert_eq!(tally.at_spot(four), None);
}

/// Games that nobody has an edge in, where a part of the deals is decided by the cards: the same player wins from every place.
#[test]
fn an_even_card_comes_out_even_nineteen_times_out_of_twenty() {
    for players in 2..=4 {
        let won_by: Vec<Seen> = (0..players).map(|place| seen(players, place, 0)).collect();
        let mut rng = generator(5, players as u64);
        let mut held = 0;
        for _ in 0..1000 {
            let mut tally = Tally::new(players);
            for _ in 0..60 {
                let mut any = || below(&mut rng, players as u32) as usize;
                let lucky = any();
                let by_chance: Vec<usize> = (0..players).map(|_| any()).collect();
                let by_cards = below(&mut rng, 3) == 0;
                let winner = |game: usize| if by_cards { (lucky + game) % players } else { by_chance[game] };
                tally.add((0..players).map(|game| &won_by[winner(game)]));
            }
            let share = tally.share(0);
            held += u32::from(share.low <= tally.even() && tally.even() <= share.high);
        }
        assert!((930..=980).contains(&held), "{players} players: {held} of 1000 intervals hold");
    }
}

/// A deal is played with each player as the oldest, so a *player* is even by construction, whatever the card does to places.
#[test]
fn players_are_even_by_construction() {
    for players in 2..=4 {
        let mut wins = Vec::new();
        for deal in 0..80 {
            let won = |oldest: &usize| {
                let game = fixture(players, deal, *oldest);
                let seen = game.play(&card(), Kind::Greedy, ITERATIONS).unwrap();
                turn_order(&game.game(&card()).unwrap()).nth(seen.winner) == Some(Seat::new(0))
            };
            wins.push((0..players).filter(won).count() as u32);
        }
        let (share, even) = (WinRate::new(&wins, players).interval(), 1.0 / players as f64);
        assert!(share.low <= even && even <= share.high, "{players} players: {share:?}");
    }
}

#[test]
fn a_measurement_goes_game_by_game_to_its_end_and_repeats() {
    let mut measured = Measurement::new(asked(3), 10, 3).unwrap();
    assert_eq!(measured.most(), 12, "whole deals");
    for game in 1..=12 {
        assert_eq!(measured.step(), game < 12);
        assert_eq!(measured.tally().games(), game / 3 * 3, "only whole deals are told");
    }
    assert!(!measured.step() && measured.tally().games() == 12, "there is no game after the last");
    let mut again = Measurement::new(asked(3), 12, 3).unwrap();
    while again.step() {}
    assert_eq!(measured.tally(), again.tally());
    let mut expected = Tally::new(3);
    for deal in 0..4 {
        let play = |oldest| fixture(3, deal, oldest).play(&card(), Kind::Strong, ITERATIONS);
        expected.add(&[0, 1, 2].map(|oldest| play(oldest).unwrap()));
    }
    assert_eq!(measured.tally(), &expected);
}

#[test]
fn two_to_four_can_be_measured() {
    for players in [0, 1, 5, 6] {
        assert!(Measurement::new(asked(players), 100, 1).is_err(), "{players}");
    }
}
