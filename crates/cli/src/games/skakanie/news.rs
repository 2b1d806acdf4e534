//! What happens in a game of Skakanie, told in sentences: one line for a turn, however many actions it has.

use skakanie::{Event, Skakanie, View, Waiting};
use table::Seat;

use super::picture::place;
use crate::play::paint::{Ink, Line};
use crate::play::scene::Scene;

/// Adds a step to what was told. Actions of one turn go on one line.
pub(super) fn tell(
    game: &Skakanie,
    scene: &Scene<'_>,
    before: &View,
    events: &[Event],
    told: &mut Vec<Line>,
) {
    let goes_on = matches!(before.waiting, Waiting::Turn(seat) if before.actions_left < game.actions(seat));
    let mut line = if goes_on { told.pop() } else { None };
    for (at, event) in events.iter().enumerate() {
        if let Some((seat, clause)) = clause(scene, before, *event, at == 0) {
            line = Some(match line {
                Some(line) => line.text(format!(", {clause}")),
                None => begin(scene, seat).text(format!(" {clause}")),
            });
        } else if let Event::DragonStepped { to, .. } = event {
            let text = scene.with("event-dragon-stepped", &[("stack", to.to_string().into())]);
            line = Some(line.unwrap_or_default().text(". ").with(Ink::Dim, text));
        } else if let Some(sentence) = sentence(scene, before, *event) {
            told.extend(line.take());
            told.push(sentence);
        }
    }
    told.extend(line);
}

/// `●A Ola:`
fn begin(scene: &Scene<'_>, seat: Seat) -> Line {
    let name = scene.about("news-who", seat, &[]);
    Line::of(Ink::Seat(seat), Scene::mark(seat)).text(format!(" {name}"))
}

/// What a player does with an action.
fn clause(scene: &Scene<'_>, before: &View, event: Event, first: bool) -> Option<(Seat, String)> {
    let stack = |stack: skakanie::StackId| ("stack", stack.to_string().into());
    Some(match event {
        Event::Taken { seat, piece, .. } => {
            let piece = place(before.picture, piece);
            (seat, scene.about("event-taken", seat, &[("piece", piece.into())]))
        }
        Event::Moved { seat, to, .. } => (seat, scene.about("event-hopped", seat, &[stack(to)])),
        Event::Pushed { by, seat, to, .. } => {
            let other = scene.name(seat);
            (by, scene.about("event-pushed", by, &[("other", other.into()), stack(to)]))
        }
        // A turn that ends by itself needs no words.
        Event::TurnEnded { seat } if first => (seat, scene.about("event-turn-ended", seat, &[])),
        _ => return None,
    })
}

/// Everything else.
fn sentence(scene: &Scene<'_>, before: &View, event: Event) -> Option<Line> {
    let stack = |stack: skakanie::StackId| ("stack", stack.to_string().into());
    let piece = |piece| ("piece", place(before.picture, piece).into());
    Some(match event {
        Event::DragonPlaced { stack: at } => Line::from(scene.with("event-dragon-placed", &[stack(at)])),
        Event::CornerChosen { seat, stack: at } => scene.news("event-corner-chosen", seat, &[stack(at)]),
        Event::DragonGaveWay { stack: at } => Line::from(scene.with("event-dragon-gave-way", &[stack(at)])),
        Event::Bitten { seat } => {
            let text = scene.about("event-bitten", seat, &[]);
            Line::of(Ink::Seat(seat), Scene::mark(seat)).text(" ").with(Ink::Alarm, text)
        }
        Event::Spared { seat } => scene.news("event-spared", seat, &[]),
        Event::Drawn { seat, piece: drawn } => scene.news("event-drawn", seat, &[piece(drawn)]),
        Event::Given { seat, piece: given, stack: at, face_up } => {
            let key = if face_up { "event-given-face-up" } else { "event-given" };
            scene.news(key, seat, &[piece(given), stack(at)])
        }
        Event::TokenDiscarded { left } => {
            Line::of(Ink::Alarm, scene.with("event-token-discarded", &[("left", left.into())]))
        }
        Event::GameOver => Line::of(Ink::Bold, scene.get("event-game-over")),
        Event::Dealt { .. }
        | Event::TurnBegan { .. }
        | Event::Taken { .. }
        | Event::Moved { .. }
        | Event::Pushed { .. }
        | Event::TurnEnded { .. }
        | Event::DragonStepped { .. } => return None,
    })
}
