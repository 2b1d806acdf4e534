//! Sampled worlds are drawn evenly from all that fit, and fit what can be known.
#![allow(clippy::unwrap_used)] // a test that cannot go on should say where

use std::collections::BTreeMap;

use stolik_gambit::{Card, Cards, Gambit, Hand, Slot, State};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::testkit::position;
use table::{Game, Seat, Viewer};

/// Row, hand and pile of seat B in a world, as text.
fn cards_of_b(game: &Gambit, state: &State) -> String {
    let seat = &game.view(state, Viewer::All).seats[1];
    let row: String = seat
        .row
        .iter()
        .map(|slot| match slot {
            Slot::FaceUp(card) | Slot::Peeked(card) => card.letter(),
            Slot::FaceDown => '?',
        })
        .collect();
    let Hand::Cards(hand) = seat.hand else { panic!("everything is seen") };
    format!("{row} {hand}")
}

/// All arrangements by brute force: the twelve cards are different things, `held` of them are not in the pile, and the first
/// `old` hidden cards of the row are held ones. Counts how many give each world.
fn arrangements(
    shown: &str,
    rest: Cards,
    held: Cards,
    old: usize,
    hidden: usize,
    hand: usize,
) -> BTreeMap<String, u32> {
    let deck: Vec<(Card, bool)> =
        held.iter().map(|card| (card, true)).chain(rest.iter().map(|card| (card, false))).collect();
    let mut counts = BTreeMap::new();
    let mut chosen = Vec::new();
    lay(&deck, &mut chosen, &mut |row: &[usize]| {
        if row.len() < hidden {
            return row.len() > old || row.iter().all(|i| deck[*i].1);
        }
        if row[..old].iter().any(|i| !deck[*i].1) {
            return false;
        }
        let left: Vec<usize> = (0..deck.len()).filter(|i| !row.contains(i)).collect();
        for set in 0u32..1 << left.len() {
            let inside = |i: &usize| set >> left.iter().position(|other| other == i).unwrap() & 1 == 1;
            if set.count_ones() as usize == hand && left.iter().all(|i| !deck[*i].1 || inside(i)) {
                let row: String = row.iter().map(|i| deck[*i].0.letter()).collect();
                let hand: Cards = left.iter().filter(|i| inside(i)).map(|i| deck[*i].0).collect();
                *counts.entry(format!("{shown}{row} {hand}")).or_default() += 1;
            }
        }
        false
    });
    counts
}

/// Calls `visit` with every ordered choice of cards; it says whether to go on from there.
fn lay(deck: &[(Card, bool)], chosen: &mut Vec<usize>, visit: &mut impl FnMut(&[usize]) -> bool) {
    if !visit(chosen) {
        return;
    }
    for i in 0..deck.len() {
        if !chosen.contains(&i) {
            chosen.push(i);
            lay(deck, chosen, visit);
            chosen.pop();
        }
    }
}

fn check_evenness(log: &str, expected: &BTreeMap<String, u32>) {
    let played = position::<Gambit>(log).unwrap();
    let game = played.game();
    let known = game.knowledge(played.state(), Seat::new(0));
    let mut rng = SmallRng::seed_from_u64(11);
    let mut found: BTreeMap<String, u32> = BTreeMap::new();
    let samples = 200_000;
    for _ in 0..samples {
        *found.entry(cards_of_b(game, &game.sample(&known, &mut rng))).or_default() += 1;
    }
    let total: u32 = expected.values().sum();
    assert!(found.keys().all(|world| expected.contains_key(world)), "a world that cannot be was sampled");
    // Each count is binomial; five standard deviations leave room for all worlds at once.
    for (world, ways) in expected {
        let share = f64::from(*ways) / f64::from(total);
        let (mean, sd) = (share * f64::from(samples), (share * f64::from(samples)).sqrt());
        let count = f64::from(found.get(world).copied().unwrap_or(0));
        assert!((count - mean).abs() < 5.0 * sd + 3.0, "{world}: {count} of {mean:.0} expected");
    }
}

const START: &str = "options seats=2 calm=0 deck=BBRRQQQNNNNN\nlog\nA place 1\nB place 3\n* deal A QNNNN\n* deal B QQNNN\n\
                     A plan NNN\nB plan QNN\n* draw A N\n* draw B N\n";

#[test]
fn g14_before_any_reshuffle_all_unseen_cards_are_alike() {
    // B's queen is face up; eleven cards are unseen: two in the row, three in the hand, six in the pile.
    let unseen: Cards = "BBRRQQNNNNN".parse().unwrap();
    let expected = arrangements("Q", unseen, Cards::EMPTY, 0, 2, 3);
    check_evenness(START, &expected);
}

#[test]
fn g13_after_a_reshuffle_what_was_in_row_and_hand_is_known_to_be_held() {
    // Turn by turn: what B plays, lays and draws, and the same for A. B plays Q N N Q N N N and then shuffles.
    let turns = [
        ("e4 Q N", "f5 Q Q"),
        ("g5 N B", "d6 N Q"),
        ("e4 N B", "f5 N B"),
        ("e3 N R", "f3 Q B"),
        ("g4 B R", "d4 Q R"),
        ("e3 B Q", "f5 B R"),
    ];
    let turn = |seat: &str, turn: &str| {
        let words: Vec<&str> = turn.split(' ').collect();
        format!("{seat} move {}\n{seat} lay {}\n* draw {seat} {}\n", words[0], words[1], words[2])
    };
    let played: String = turns.iter().map(|(b, a)| turn("B", b) + &turn("A", a)).collect();
    let log = format!("{START}{played}B move g4\nB lay R\n");
    let played = position::<Gambit>(&log).unwrap();
    let shown = played.game().view(played.state(), Viewer::Watcher).to_string();
    assert!(shown.contains("B g4 points 0 row ??? hand 2 pile 0 discards QQNNNNN"), "{shown}");
    // Now B shuffles and draws: everybody knows that B B R R Q are in its row and hand, and the row's three are among them.
    let log = log + "* draw B N\n";
    let held: Cards = "BBRRQ".parse().unwrap();
    let fresh: Cards = "QQNNNNN".parse().unwrap();
    check_evenness(&log, &arrangements("", fresh, held, 3, 3, 3));
    // A turn later one of them has been seen, and the card laid since may be old or new.
    let log = log + "A move f4\nA lay B\n* draw A N\n";
    let held: Cards = "BRRQ".parse().unwrap();
    check_evenness(&log, &arrangements("B", fresh, held, 2, 2, 3));
}
