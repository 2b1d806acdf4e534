//! The board of Gambit: tokens with their points, gambits, and where the viewer may go.

use gambit::{Action, Square, Token, TokenPoints, View};
use table::Seat;

use crate::play::paint::{Ink, Line};
use crate::play::scene::{Scene, Size};

/// The columns a board takes.
pub(super) const fn width(size: Size) -> usize {
    5 + 8 * cell_width(size)
}

const fn cell_width(size: Size) -> usize {
    if matches!(size, Size::Large) { 7 } else { 4 }
}

/// The board with its coordinates: ten lines, or 26 where there is room.
pub(super) fn board(scene: &Scene<'_>, view: &View, points: TokenPoints) -> Vec<Line> {
    let large = scene.size == Size::Large;
    let wide = |text: &str| {
        format!(
            "{:width$}",
            if large { format!(" {text}") } else { text.to_owned() },
            width = cell_width(scene.size)
        )
    };
    let files: String = ('a'..='h').map(|file| wide(&format!(" {file}"))).collect();
    let files = Line::of(Ink::Dim, format!("   {files}"));
    let mut lines = vec![files.clone()];
    for rank in (0..8).rev() {
        let cells: Vec<(Ink, String)> =
            (0..8).map(|file| cell(scene, view, points, Square::at(file, rank))).collect();
        let row = |number: &str, text: &dyn Fn(&str) -> String| {
            let start = Line::of(Ink::Dim, format!(" {number} "));
            let row = cells.iter().fold(start, |line, (ink, cell)| line.with(*ink, text(cell)));
            row.with(Ink::Dim, format!(" {number}"))
        };
        let middle = row(&(rank + 1).to_string(), &wide);
        let edge = row(" ", &|_| wide(""));
        lines.extend(if large { vec![edge.clone(), middle, edge] } else { vec![middle] });
    }
    lines.push(files);
    lines
}

/// One square: four columns. What one may go to stands in brackets.
fn cell(scene: &Scene<'_>, view: &View, points: TokenPoints, square: Square) -> (Ink, String) {
    let light = (square.file() + square.rank()) % 2 == 1;
    let open = scene.hints && view.legal.contains(&Action::Move(square));
    let gambit = view.seats.iter().position(|seat| seat.square == Some(square)).map(Seat::new);
    let spot = view.spots.iter().find(|(_, spot)| *spot == square);
    match (gambit, view.tokens.get(square), spot) {
        (Some(seat), ..) => (Ink::OnSeat(seat), format!(" {} ", Scene::mark(seat))),
        (_, Some(token), _) if open => (Ink::Prize, prize(token, points.get(token))),
        (_, Some(token), _) => {
            let text = format!(" {:<3}", format!("{}{}", symbol(token), points.get(token)));
            (if light { Ink::Light } else { Ink::Dark }, text)
        }
        (_, _, Some((number, _))) => (Ink::Open, format!("[{number} ]")),
        _ if open => (Ink::Open, "[  ]".to_owned()),
        _ => (if light { Ink::LightDot } else { Ink::DarkDot }, " ·  ".to_owned()),
    }
}

/// A token that can be captured; where points have two digits they matter more than the kind.
fn prize(token: Token, points: u8) -> String {
    if points > 9 { format!("[{points}]") } else { format!("[{}{points}]", symbol(token)) }
}

/// The chess symbol of a token.
pub(super) const fn symbol(token: Token) -> char {
    match token {
        Token::Pawn => '♟',
        Token::Knight => '♞',
        Token::Bishop => '♝',
        Token::Rook => '♜',
        Token::Queen => '♛',
        Token::King => '♚',
    }
}
