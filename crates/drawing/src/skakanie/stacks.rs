//! The twelve stacks of Skakanie with what stands on them.

use skakanie::{StackId, View};
use table::Seat;

use super::{dragon, jigsaw, scene};
use crate::canvas::Canvas;
use crate::seats;

/// A stack's share of the table, and the side of a piece in it.
pub(super) const CELL: [f64; 2] = [222.0, 196.0];
const SIDE: f64 = 92.0;
/// The upper left corner of the first stack's share.
const ORIGIN: [f64; 2] = [24.0, 96.0];
/// At most so many face-down pieces are drawn; the number says how many there are.
const LAYERS: usize = 5;

/// Everything on the table, the ring of the Dragon first.
pub(super) fn table(canvas: &mut Canvas, view: &View) {
    ring(canvas, view);
    for stack in StackId::all() {
        draw(canvas, view, stack);
    }
    for stack in StackId::all() {
        visitors(canvas, view, stack);
    }
}

/// The middle of a stack.
fn middle(stack: StackId) -> [f64; 2] {
    let (row, column) = stack.row_column();
    [ORIGIN[0] + CELL[0] * (column as f64 + 0.5), ORIGIN[1] + CELL[1] * (row as f64 + 0.5)]
}

/// The Dragon's way round, with an arrow between any two stacks; what is left of the lap is darker.
fn ring(canvas: &mut Canvas, view: &View) {
    let places: Vec<[f64; 2]> = StackId::ring().map(middle).collect();
    let points: Vec<String> = places.iter().map(|[x, y]| format!("{x} {y}")).collect();
    let style = "fill=\"none\" stroke=\"#c9a227\" stroke-opacity=\".45\" stroke-width=\"26\" stroke-linejoin=\"round\"";
    canvas.path(&format!("M{}Z", points.join("L")), style);
    for stack in StackId::ring() {
        let ([x, y], [to_x, to_y]) = (middle(stack), middle(stack.clockwise()));
        let (half_x, half_y) = (f64::midpoint(x, to_x), f64::midpoint(y, to_y));
        let turn = (to_y - y).atan2(to_x - x).to_degrees();
        let ahead =
            view.coming.contains(&stack.clockwise()) && view.coming.len() < 10 || view.coming.len() == 10;
        let colour = if ahead { "#8a5a12" } else { "#d9c48b" };
        canvas.path(
            "M-8-9L9 0L-8 9L-4 0Z",
            &format!("transform=\"translate({half_x} {half_y}) rotate({turn})\" fill=\"{colour}\""),
        );
    }
}

/// A stack: face-down pieces, the top one, its number, how many there are and what is known to lie below.
fn draw(canvas: &mut Canvas, view: &View, stack: StackId) {
    let shown = &view.stacks[stack.index()];
    let [x, y] = middle(stack);
    let corner = [x - SIDE / 2.0, y - SIDE / 2.0];
    canvas.text([x - 98.0, y - 70.0], 17.0, "fill=\"#7a6a4a\" font-style=\"italic\"", &stack.to_string());
    let Some(top) = shown.top else {
        let style = "fill=\"#efe3c2\" stroke=\"#a08a5a\" stroke-width=\"2\" stroke-dasharray=\"7 6\"";
        return canvas.rect([corner[0], corner[1], SIDE, SIDE], 10.0, style);
    };
    for layer in (1..=shown.face_down().min(LAYERS)).rev() {
        let shift = layer as f64 * 4.5;
        let back = [corner[0] + 3.0 + shift, corner[1] + 3.0 - shift, SIDE - 6.0, SIDE - 6.0];
        canvas.rect(back, 7.0, "fill=\"#c79b66\" stroke=\"#6d4a23\" stroke-width=\"1.5\"");
    }
    piece(canvas, view, top, corner);
    canvas.text(
        [x, y + 10.0],
        30.0,
        "fill=\"#fff\" stroke=\"#2c1d10\" stroke-width=\"5\" paint-order=\"stroke\" stroke-linejoin=\"round\" font-weight=\"bold\" text-anchor=\"middle\"",
        &top.to_string(),
    );
    let unknown = (shown.unknown > 0).then(|| format!("+{}", shown.unknown));
    let known = shown.known.iter().take(4).map(ToString::to_string);
    let more = (shown.known.len() > 4).then(|| "…".to_owned());
    let below: Vec<String> = unknown.into_iter().chain(known).chain(more).collect();
    canvas.text([x + 34.0, y + 88.0], 17.0, "fill=\"#5a4526\"", &below.join(", "));
}

/// A piece with its part of the picture.
fn piece(canvas: &mut Canvas, view: &View, piece: skakanie::Piece, corner: [f64; 2]) {
    let path = jigsaw::outline(view.picture, piece, corner, SIDE);
    let Some((column, row)) = view.picture.column_row(piece) else { return };
    let size = [SIDE * view.picture.width() as f64, SIDE * view.picture.height() as f64];
    let place = [corner[0] - SIDE * column as f64, corner[1] - SIDE * row as f64];
    canvas.add(format_args!("<clipPath id=\"piece{piece}\"><path d=\"{path}\"/></clipPath>"));
    canvas.add(format_args!("<g clip-path=\"url(#piece{piece})\">{}</g>", scene::placed(place, size)));
    canvas.path(&path, "fill=\"none\" stroke=\"#2c1d10\" stroke-width=\"2.5\"");
}

/// Pawns, the Dragon, and the flag of its first place.
fn visitors(canvas: &mut Canvas, view: &View, stack: StackId) {
    let [x, y] = middle(stack);
    if view.home == Some(stack) {
        canvas.path("M0 0V-34L26-25L0-16", &format!("transform=\"translate({} {})\" fill=\"#c93a2e\" stroke=\"#5a1712\" stroke-width=\"3\" stroke-linejoin=\"round\"", x + 72.0, y + 66.0));
    }
    let pawns: Vec<Seat> =
        view.pawns.iter().filter(|(_, pawn)| **pawn == Some(stack)).map(|(seat, _)| seat).collect();
    for (place, seat) in pawns.iter().enumerate() {
        let (column, row) = (place % 3, place / 3);
        pawn(canvas, *seat, [x - 60.0 + 42.0 * column as f64, y + 46.0 - 44.0 * row as f64]);
    }
    if view.dragon == Some(stack) {
        dragon::dragon(canvas, [x + 62.0, y - 34.0], 0.95);
    }
}

/// A pawn in its seat's colours: a body, and the badge for a head.
fn pawn(canvas: &mut Canvas, seat: Seat, [x, y]: [f64; 2]) {
    let look = seats::look(seat);
    canvas.path(
        "M-17 24C-15 8-8 4-7-8H7C8 4 15 8 17 24Q0 30-17 24Z",
        &format!(
            "transform=\"translate({x} {y})\" fill=\"{}\" stroke=\"{}\" stroke-width=\"2.5\"",
            look.colour, look.dark
        ),
    );
    seats::badge(canvas, seat, [x, y - 14.0], 0.55);
}
