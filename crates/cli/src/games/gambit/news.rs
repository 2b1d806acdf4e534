//! What happens in a game of Gambit, told in sentences: one for a turn.

use gambit::{Card, Event, Token, View};

use super::{card_key, token_key};
use crate::play::paint::{Ink, Line};
use crate::play::scene::Scene;

/// A step as one viewer saw it. `before` is that viewer's view before it.
pub(super) fn tell(scene: &Scene<'_>, before: &View, events: &[Event]) -> Vec<Line> {
    events
        .iter()
        .enumerate()
        .filter_map(|(at, event)| sentence(scene, before, *event, events.get(at + 1)))
        .collect()
}

/// The sentence for an event. A move and its capture are one sentence; what every turn has, a card turned up, laid or
/// drawn by somebody else, needs none; how the game ended is said with the result.
fn sentence(scene: &Scene<'_>, before: &View, event: Event, next: Option<&Event>) -> Option<Line> {
    let card = || before.face_up().map(|card| object(scene, card)).unwrap_or_default();
    Some(match event {
        Event::Placed(seat, spot, square) => {
            let (spot, square) = (spot.to_string(), square.to_string());
            scene.news("event-placed", seat, &[("spot", spot.into()), ("square", square.into())])
        }
        Event::Dealt(seat, cards) => {
            cards?;
            scene.news("event-dealt", seat, &[])
        }
        Event::Planned(seat, _) => scene.news("event-planned", seat, &[]),
        Event::TookBack(seat) => scene.news("event-took-back", seat, &[]),
        Event::Reshuffled(seat, cards) => {
            scene.news("event-reshuffled", seat, &[("count", cards.len().into())])
        }
        Event::Drew(seat, drawn) => scene.news("event-drew", seat, &[("card", object(scene, drawn?).into())]),
        Event::Moved(seat, from, to) => {
            let (from, to) = (from.to_string(), to.to_string());
            let moved = [("card", card().into()), ("from", from.into()), ("to", to.into())];
            match next {
                Some(Event::Captured(_, token, points)) => {
                    let captured = [("token", prey(scene, *token).into()), ("points", (*points).into())];
                    scene.news("event-captured", seat, &[&moved[..], &captured[..]].concat())
                }
                _ => scene.news("event-moved", seat, &moved),
            }
        }
        Event::Stayed(seat) => scene.news("event-stayed", seat, &[("card", card().into())]),
        Event::CalmAhead(turns) => {
            Line::of(Ink::Alarm, scene.with("event-calm-ahead", &[("turns", turns.into())]))
        }
        Event::Captured(..) | Event::TurnedUp(..) | Event::Laid(..) | Event::LastToken | Event::Calm => {
            return None;
        }
    })
}

/// A card as the object of a sentence.
fn object(scene: &Scene<'_>, card: Card) -> String {
    scene.get(&format!("card-{}-object", card_key(card)))
}

/// A token as the object of a sentence.
fn prey(scene: &Scene<'_>, token: Token) -> String {
    scene.get(&format!("token-{}-object", token_key(token)))
}
