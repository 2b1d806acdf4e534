//! The twelve stacks of Skakanie with what is on top, pawns, the Dragon and where it goes.

use skakanie::{Action, StackId, View};
use table::Seat;

use super::picture::{joins, place};
use crate::play::paint::{Ink, Line, clip};
use crate::play::scene::Scene;

/// The columns inside a stack's frame.
const INSIDE: usize = 10;
/// The columns the stacks take.
pub(super) const WIDTH: usize = 4 * (INSIDE + 1) + 1;
/// So many of the Dragon's next steps are marked.
const AHEAD: usize = 3;

/// The stacks: three rows of four.
pub(super) fn stacks(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let mut lines = Vec::new();
    for row in 0..3 {
        let row: Vec<StackId> = StackId::all().filter(|stack| stack.row_column().0 == row).collect();
        lines.push(frame(scene, view, &row));
        lines.push(inside(&row, |stack| who(scene, view, stack)));
        lines.push(inside(&row, |stack| top(scene, view, stack)));
    }
    let ends = format!("└{}┘", vec!["─".repeat(INSIDE); 4].join("┴"));
    lines.push(Line::of(Ink::Dim, ends));
    lines
}

/// The upper edge of a row: numbers, and how many pieces lie face down.
fn frame(scene: &Scene<'_>, view: &View, row: &[StackId]) -> Line {
    let first_row = row.first().is_some_and(|stack| stack.row_column().0 == 0);
    let (left, middle, right) = if first_row { ("┌", "┬", "┐") } else { ("├", "┼", "┤") };
    let line = row.iter().fold(Line::new(), |line, stack| {
        let corner = if stack.row_column().1 == 0 { left } else { middle };
        let reachable = scene.hints
            && (view.legal.contains(&Action::Move(*stack)) || view.legal.contains(&Action::Corner(*stack)));
        let number = if reachable { format!("[{stack}]") } else { format!(" {stack} ") };
        let home = if view.home == Some(*stack) { "⌂" } else { "─" };
        let hidden = match view.stacks[stack.index()].face_down() {
            0 => "──".to_owned(),
            count => format!("▒{count}"),
        };
        let used = number.chars().count() + 1 + hidden.chars().count();
        line.with(Ink::Dim, corner)
            .with(if reachable { Ink::Open } else { Ink::Bold }, number)
            .with(if home == "⌂" { Ink::Alarm } else { Ink::Dim }, home)
            .with(Ink::Dim, "─".repeat(INSIDE.saturating_sub(used)))
            .with(Ink::Dim, hidden)
    });
    line.with(Ink::Dim, right)
}

fn inside(row: &[StackId], content: impl Fn(StackId) -> Line) -> Line {
    let edge = || Line::of(Ink::Dim, "│");
    row.iter().fold(edge(), |line, stack| line.then(content(*stack).padded(INSIDE)).then(edge()))
}

/// The Dragon and the pawns on a stack, or in how many steps the Dragon comes.
fn who(scene: &Scene<'_>, view: &View, stack: StackId) -> Line {
    let pawns: Vec<Seat> =
        view.pawns.iter().filter(|(_, at)| **at == Some(stack)).map(|(seat, _)| seat).collect();
    let mut line = Line::new();
    let mut room = INSIDE;
    if view.dragon == Some(stack) {
        let letters = pawns.len();
        let name = clip(&scene.get("dragon-name"), INSIDE - 1 - letters.min(6));
        line = line.with(Ink::Dragon, &name);
        room -= name.chars().count();
    }
    let wide = 3 * pawns.len() <= room;
    for seat in pawns {
        let text = if wide { Scene::mark(seat) } else { seat.to_string() };
        line = line.text(if wide { " " } else { "" }).with(Ink::OnSeat(seat), text);
    }
    let step = view.coming.iter().take(AHEAD).position(|coming| *coming == stack);
    match step {
        Some(step) if line.width() + 3 <= INSIDE => {
            let ink = if step == 0 { Ink::Alarm } else { Ink::Dim };
            line.padded(INSIDE - 2).with(ink, format!("›{}", step + 1))
        }
        _ => line,
    }
}

/// The face-up piece: its place in the picture and its number.
fn top(scene: &Scene<'_>, view: &View, stack: StackId) -> Line {
    let Some(piece) = view.stacks[stack.index()].top else { return Line::of(Ink::Dim, " –") };
    let place = place(view.picture, piece);
    let line = if joins(scene, view, piece) {
        Line::of(Ink::Prize, format!("[{place}]"))
    } else {
        Line::of(Ink::Bold, format!(" {place} "))
    };
    line.with(Ink::Dim, format!(" {piece}"))
}
