//! The chance to win over a game, drawn: the reviewed seats as a watcher knew it (a line) and with open cards (dashes), with
//! the moments that mattered.

use drawing::canvas::Canvas;
use drawing::seats::look;
use room::wire::{CurvePoint, Review};

use super::{Player, name, percent};

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 320.0;
/// Left, top, right and bottom of the field inside the picture.
const FIELD: [f64; 4] = [56.0, 40.0, 780.0, 280.0];

/// The picture.
pub(super) fn draw(game: &str, players: &[Player], reviews: &[Review]) -> String {
    let names: Vec<String> = reviews.iter().map(|review| name(players, review.seat)).collect();
    let title = format!("{game}: chance to win, {}", names.join(", "));
    let ends: Vec<String> = reviews.iter().map(|review| describe(players, review)).collect();
    let mut canvas = Canvas::new(WIDTH as u32, HEIGHT as u32, &title, &ends.join(" "));
    canvas.rect([0.0, 0.0, WIDTH, HEIGHT], 0.0, "fill=\"#fbf6ea\"");
    canvas.text([FIELD[0], 24.0], 16.0, "fill=\"#3b2a1a\"", &title);
    for step in 0..=4 {
        let y = y(f64::from(step) / 4.0);
        canvas.path(&format!("M{} {y}H{}", FIELD[0], FIELD[2]), "stroke=\"#d9cbb0\" fill=\"none\"");
        let label = percent(f64::from(step) / 4.0);
        canvas.text([FIELD[0] - 8.0, y + 4.0], 12.0, "fill=\"#6b5a45\" text-anchor=\"end\"", &label);
    }
    for review in reviews {
        let seat = review.seat.0;
        let last = review.curve.len().saturating_sub(1).max(1);
        let line =
            |of: fn(&CurvePoint) -> &Vec<f64>| path(&review.curve, last, |point| of(point)[seat.index()]);
        let color = look(seat).colour;
        let open = line(|point| &point.open);
        canvas.path(
            &open,
            &format!("stroke=\"{color}\" stroke-dasharray=\"3 4\" fill=\"none\" opacity=\"0.6\""),
        );
        let watcher = line(|point| &point.watcher);
        canvas.path(&watcher, &format!("stroke=\"{color}\" stroke-width=\"2\" fill=\"none\""));
        for moment in &review.moments {
            let Some(point) = review.curve.get(moment.ply as usize) else { continue };
            let at = [x(moment.ply as usize, last), y(point.watcher[seat.index()])];
            canvas.circle(at, 5.0, &format!("fill=\"{color}\" stroke=\"#fbf6ea\" stroke-width=\"1.5\""));
        }
    }
    canvas.text(
        [FIELD[0], HEIGHT - 12.0],
        12.0,
        "fill=\"#6b5a45\"",
        "line: as a watcher knew it; dashes: with open cards",
    );
    canvas.finish()
}

fn describe(players: &[Player], review: &Review) -> String {
    let chance = |point: &CurvePoint| percent(point.watcher[review.seat.0.index()]);
    let (first, last) = (review.curve.first().map(chance), review.curve.last().map(chance));
    let name = name(players, review.seat);
    format!("{name}: from {} to {}.", first.unwrap_or_default(), last.unwrap_or_default())
}

fn path(curve: &[CurvePoint], last: usize, of: impl Fn(&CurvePoint) -> f64) -> String {
    let point = |(at, point): (usize, &CurvePoint)| {
        let command = if at == 0 { 'M' } else { 'L' };
        format!("{command}{:.1} {:.1}", x(point.ply as usize, last), y(of(point)))
    };
    curve.iter().enumerate().map(point).collect()
}

fn x(ply: usize, last: usize) -> f64 {
    FIELD[0] + (FIELD[2] - FIELD[0]) * ply as f64 / last as f64
}

fn y(chance: f64) -> f64 {
    FIELD[3] - (FIELD[3] - FIELD[1]) * chance
}
