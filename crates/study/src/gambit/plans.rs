//! Plan against reality: what a card promised when it was laid, and what it did when it turned up.
//!
//! A card's promise is what it captures when it and those before it are played as well as possible while nobody else moves.

use gambit::{Action, Card, Gambit, Square, State};
use table::Seat;

use super::facts::{card_letter, dearest, haul, moves, others};
use crate::fact::Fact;
use crate::review::{Line, Section};
use crate::story::Story;

/// A card in the row.
struct Laid {
    card: Card,
    /// What it promised.
    promise: i64,
}

/// All cards of the seat that turned up, and what they come to.
pub(super) fn lessons(story: &Story<Gambit>, seat: Seat) -> Vec<Section> {
    let mut row: Vec<Laid> = Vec::new();
    let mut lines = Vec::new();
    let (mut promised, mut captured, mut lost) = (0, 0, 0);
    // Where the seat's last move went, what it could have gone to instead, and from which position.
    let mut moved: Option<(State, Square)> = None;
    for turn in story.turns.iter().filter(|turn| turn.seat == seat) {
        match turn.action {
            Action::Plan(cards) => row = promises(story, &turn.before, seat, &cards, 0),
            Action::Unplan => row.clear(),
            Action::Lay(card) => {
                let cards: Vec<Card> = turn.before.row(seat).iter().chain([card]).collect();
                row.extend(promises(story, &turn.before, seat, &cards, cards.len() - 1));
            }
            Action::Move(_) | Action::Stay if moves(turn) && !row.is_empty() => {
                let laid = row.remove(0);
                let gained = i64::from(turn.after.points(seat)) - i64::from(turn.before.points(seat));
                let place =
                    (turn.before.square(seat), turn.before.tokens(), others(&story.game, &turn.before, seat));
                let reach = dearest(&story.game, place, laid.card).map_or(0, |catch| catch.points);
                let gone = (laid.promise - reach).max(0);
                (promised, captured, lost) = (promised + laid.promise, captured + gained, lost + gone);
                let blocked = turn.action == Action::Stay;
                lines.push(line(turn.ply, &laid, [reach, gained, gone], blocked));
                if gone > 0
                    && let Some(other) =
                        moved.as_ref().and_then(|moved| taken_for(story, seat, moved, laid.card))
                {
                    let fact = Fact::new("gambit-taken-for")
                        .with("card", card_letter(laid.card))
                        .with("other", card_letter(other));
                    lines.push(Line { ply: Some(turn.ply), fact });
                }
                moved = match turn.action {
                    Action::Move(to) => Some((turn.before, to)),
                    _ => None,
                };
            }
            _ => {}
        }
    }
    if lines.is_empty() {
        return Vec::new();
    }
    let sum =
        Fact::new("gambit-plan-sum").with("promised", promised).with("captured", captured).with("lost", lost);
    lines.insert(0, Line { ply: None, fact: sum });
    vec![Section { code: "gambit-plan", lines }]
}

fn line(ply: usize, laid: &Laid, [reach, gained, gone]: [i64; 3], blocked: bool) -> Line {
    let code = match blocked {
        true => "gambit-plan-blocked",
        false if gone > 0 => "gambit-plan-lost",
        false => "gambit-plan-card",
    };
    let fact = Fact::new(code)
        .with("card", card_letter(laid.card))
        .with("promised", laid.promise)
        .with("reach", reach)
        .with("captured", gained)
        .with("lost", gone);
    Line { ply: Some(ply), fact }
}

/// What the cards from `first` on promise.
fn promises(story: &Story<Gambit>, state: &State, seat: Seat, cards: &[Card], first: usize) -> Vec<Laid> {
    let place = (state.square(seat), state.tokens(), others(&story.game, state, seat));
    let line = haul(&story.game, place, cards);
    let promise = |at: usize| line.get(at).copied().flatten().map_or(0, |catch| catch.points);
    (first..cards.len()).map(|at| Laid { card: cards[at], promise: promise(at) }).collect()
}

/// A card that the seat may have taken this one for: its last move was as good as any if that card had come next, and was not
/// for the one that did.
fn taken_for(story: &Story<Gambit>, seat: Seat, (before, to): &(State, Square), card: Card) -> Option<Card> {
    let game = &story.game;
    let around = others(game, before, seat);
    let next = |to: Square, card: Card| {
        let tokens = before.tokens().without(to);
        let caught = super::facts::catch(game, before.tokens(), to).map_or(0, |catch| catch.points);
        caught + dearest(game, (to, tokens, around), card).map_or(0, |catch| catch.points)
    };
    let best = |card: Card| game.reach(before).into_iter().map(|to| next(to, card)).max().unwrap_or(0);
    let fits = |card: Card| next(*to, card) == best(card);
    // Only cards that lay in the row with it can be mixed up with it.
    let row: Vec<Card> = before.row(seat).iter().skip(1).collect();
    let other =
        row.into_iter().filter(|other| *other != card).find(|other| fits(*other) && best(*other) > 0)?;
    (!fits(card)).then_some(other)
}
