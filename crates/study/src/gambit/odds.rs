//! Chances of face-down cards and of the next draw, by counting.
//!
//! Every arrangement of the cards a seat has not seen is taken as equally likely. Others lay cards with a purpose, so some
//! arrangements are likelier than the count says; the count does not guess which.

use gambit::{Card, Cards, Gambit, Knowledge, Phase, Squares, destinations};
use table::Seat;

use super::facts::{card_letter, catch};
use crate::fact::Fact;
use crate::odds::{Chance, Likely, Unknown};

/// The cards of a hand that may be among those held at the last shuffle: the rest of them lie in the row.
const HELD_IN_HAND: u32 = 2;

/// All that the seat cannot see and that comes up soon.
pub(super) fn odds(game: &Gambit, known: &Knowledge) -> Vec<Unknown> {
    if !known.phase().is_turn() {
        return Vec::new();
    }
    let mut odds = vec![own_draw(game, known)];
    for other in Seat::all(known.seats()).filter(|other| *other != known.seat()) {
        let cards = Hidden::of(known, other);
        for place in 0..cards.in_row {
            let about = Fact::new("gambit-row-card")
                .with("who", other)
                .with("place", i64::from(place + cards.shown) + 1);
            odds.push(Unknown { about, likely: kinds(|card| cards.in_place(place, card)) });
        }
        if cards.shown == 0 && cards.in_row > 0 {
            odds.push(reaches(game, known, other, &cards));
        }
    }
    odds.retain(|unknown| !unknown.likely.is_empty());
    odds
}

/// The seat's own next card from the pile; when that has run out, from the discards shuffled anew (G13).
fn own_draw(game: &Gambit, known: &Knowledge) -> Unknown {
    let pile = known.pile();
    let pile = if pile.is_empty() {
        let moving = known.phase() == Phase::Moving && known.turn() == known.seat();
        let row = known.row().iter().skip(usize::from(moving)).collect::<Cards>();
        game.options().deck.minus(known.hand()).minus(row)
    } else {
        pile
    };
    let all = u128::from(pile.len().max(1));
    Unknown {
        about: Fact::new("gambit-next-draw"),
        likely: kinds(|card| Chance::new(pile.count(card).into(), all)),
    }
}

fn kinds(chance: impl Fn(Card) -> Chance) -> Vec<Likely> {
    let likely = |card: Card| Likely {
        what: Fact::new("gambit-card").with("card", card_letter(card)),
        chance: chance(card),
    };
    Card::ALL.into_iter().map(likely).filter(|likely| likely.chance.cases > 0).collect()
}

/// Which tokens the other's next card may capture.
fn reaches(game: &Gambit, known: &Knowledge, other: Seat, cards: &Hidden) -> Unknown {
    let (from, gambits) = (known.square(other), known.gambits());
    let taken = known.tokens().squares() | gambits;
    let reach = Card::ALL.map(|card| (card, destinations(card, from, taken, gambits)));
    let all = reach.iter().fold(Squares::EMPTY, |all, (_, squares)| all | *squares);
    let likely = (all & known.tokens().squares()).into_iter().filter_map(|square| {
        let catch = catch(game, known.tokens(), square)?;
        let reaching = reach.iter().filter(|(_, squares)| squares.contains(square));
        let chance =
            reaching.fold(Chance::new(0, 1), |chance, (card, _)| chance.or(cards.in_place(0, *card)));
        let what = Fact::new("gambit-token-at")
            .with("token", catch.token.letter())
            .with("square", square.to_string())
            .with("points", catch.points);
        (chance.cases > 0).then_some(Likely { what, chance })
    });
    Unknown { about: Fact::new("gambit-reaches").with("who", other), likely: likely.collect() }
}

/// Another seat's cards that are not face up.
struct Hidden {
    /// Held at the last shuffle and not seen since: not in the pile.
    held: Cards,
    rest: Cards,
    /// Face-down cards in the row, and those that are face up before them.
    in_row: u32,
    shown: u32,
    /// Of those, so many were laid before the last shuffle.
    old: u32,
    /// Cards outside the pile that are not old.
    outside: u32,
}

impl Hidden {
    fn of(known: &Knowledge, other: Seat) -> Self {
        let held = known.held(other);
        let (in_row, hand) = known.face_down(other);
        let old = held.len().saturating_sub(HELD_IN_HAND).min(in_row);
        let shown = known.open().row(other).len() as u32;
        let rest = known.unseen(other).minus(held);
        Self { held, rest, in_row, shown, old, outside: in_row - old + hand }
    }

    /// The chance that the card in a face-down place of the row, counted from 0, is of a kind.
    fn in_place(&self, place: u32, card: Card) -> Chance {
        let share = |cards: Cards| match cards.len() {
            0 => Chance::new(0, 1),
            all => Chance::new(cards.count(card).into(), all.into()),
        };
        if place < self.old {
            return share(self.held);
        }
        // Outside the pile lie the held cards that are not old, and some of the rest.
        let held = u128::from(self.held.len() - self.old);
        let outside = u128::from(self.outside);
        let from_held = Chance::new(held, outside).and(share(self.held));
        let from_rest = Chance::new(outside - held, outside).and(share(self.rest));
        from_held.or(from_rest)
    }
}
