//! The picture of Skakanie: one grid shows everybody's pieces, since each piece is there once, and which stack has which
//! piece on top.

use skakanie::{Grid, Picture, Piece, Pieces, PoolView, StackId, View};
use table::Seat;

use crate::play::paint::{Ink, Line};
use crate::play::scene::Scene;

/// The widest picture, in pieces, that has room beside the stacks.
pub(super) const BESIDE: usize = 14;
/// Wider ones are drawn in strips of so many columns.
const STRIP: usize = 36;

/// The place of a piece in the picture: a letter for the column, a number for the row.
pub(super) fn place(picture: Picture, piece: Piece) -> String {
    let (column, row) = picture.column_row(piece).unwrap_or_default();
    format!("{}{}", letters(column), row + 1)
}

/// The piece at a place such as `d4`, or with a number.
pub(super) fn piece(picture: Picture, text: &str) -> Option<Piece> {
    if let Ok(number) = text.parse::<usize>() {
        return Piece::new(number.checked_sub(1)?).filter(|piece| picture.column_row(*piece).is_some());
    }
    let pieces = (0..picture.pieces()).filter_map(Piece::new);
    pieces.into_iter().find(|piece| place(picture, *piece).eq_ignore_ascii_case(text))
}

/// `A` to `Z`, then `AA` and so on.
fn letters(column: usize) -> String {
    let letter = |n: usize| char::from(b'A' + (n % 26) as u8);
    match column / 26 {
        0 => letter(column).to_string(),
        more => format!("{}{}", letter(more - 1), letter(column)),
    }
}

/// The places of pieces, with blanks between them.
pub(super) fn places(picture: Picture, pieces: Pieces) -> String {
    pieces.iter().map(|piece| place(picture, piece)).collect::<Vec<_>>().join(" ")
}

/// The pool of the viewer.
pub(super) fn own_pool<'a>(scene: &Scene<'_>, view: &'a View) -> Option<&'a PoolView> {
    view.pools.iter().find(|pool| pool.owners.iter().any(|seat| scene.viewer.is(seat)))
}

/// Would the piece join one of the viewer's?
pub(super) fn joins(scene: &Scene<'_>, view: &View, piece: Piece) -> bool {
    let fits = |pool: &PoolView| Grid::new(view.picture).neighbours(pool.pieces).contains(piece);
    scene.hints && own_pool(scene, view).is_some_and(fits)
}

/// The picture.
pub(super) fn picture(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let (width, height) = (view.picture.width(), view.picture.height());
    let mut lines = Vec::new();
    for first in (0..width).step_by(STRIP) {
        let columns = || first..(first + STRIP).min(width);
        let head: String = columns().map(|column| format!("{:>2}", letters(column))).collect();
        lines.push(Line::of(Ink::Dim, format!("   {head}")));
        for row in 0..height {
            let start = Line::of(Ink::Dim, format!("{:>3}", row + 1));
            lines.push(columns().fold(start, |line, column| {
                let (ink, text) = cell(scene, view, Piece::new(row * width + column));
                line.with(ink, text)
            }));
        }
    }
    lines
}

/// A piece: its owner's letter, a capital one in the largest fragment; or the stack it is on top of; or a dot.
fn cell(scene: &Scene<'_>, view: &View, piece: Option<Piece>) -> (Ink, String) {
    let nothing = (Ink::Dim, " ·".to_owned());
    let Some(piece) = piece else { return nothing };
    if let Some(pool) = view.pools.iter().find(|pool| pool.pieces.contains(piece)) {
        let owner = pool.owners.iter().next().unwrap_or(Seat::new(0));
        let letter = if pool.owners.len() > 1 { 'X' } else { owner.letter() };
        let largest = pool.fragments.first().is_some_and(|fragment| fragment.contains(piece));
        let letter = if largest { letter } else { letter.to_ascii_lowercase() };
        return (Ink::OnSeat(owner), format!(" {letter}"));
    }
    let top = StackId::all().find(|stack| view.stacks[stack.index()].top == Some(piece));
    match top {
        Some(stack) if joins(scene, view, piece) => {
            (Ink::Prize, format!("{stack:>2}", stack = stack.to_string()))
        }
        Some(stack) => (Ink::Bold, format!("{:>2}", stack.to_string())),
        None => nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_has_a_place_and_a_number() {
        for size in ["12x8", "128x1", "1x128", "6x6"] {
            let size: Picture = size.parse().unwrap();
            for known in (0..size.pieces()).filter_map(Piece::new) {
                assert_eq!(piece(size, &place(size, known)), Some(known));
                assert_eq!(piece(size, &place(size, known).to_lowercase()), Some(known));
                assert_eq!(piece(size, &known.to_string()), Some(known));
            }
            assert!(
                piece(size, "0").is_none() && piece(size, "129").is_none() && piece(size, "zz9").is_none()
            );
        }
        let size: Picture = "12x8".parse().unwrap();
        assert_eq!(place(size, Piece::new(0).unwrap()), "A1");
        assert_eq!(place(size, Piece::new(95).unwrap()), "L8");
    }
}
