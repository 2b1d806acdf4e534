//! Jigsaw pieces as shapes: flat at the rim of the picture, elsewhere a tab that fits the neighbour's blank.

use std::fmt::Write;

use skakanie::{Picture, Piece};

/// One edge from 0 to 1, as curves of `[along, outward]` points: flat, neck, head, neck, flat.
const TAB: [[f64; 6]; 5] = [
    [0.30, 0.00, 0.45, 0.02, 0.42, 0.08],
    [0.39, 0.13, 0.34, 0.15, 0.36, 0.21],
    [0.38, 0.29, 0.62, 0.29, 0.64, 0.21],
    [0.66, 0.15, 0.61, 0.13, 0.58, 0.08],
    [0.55, 0.02, 0.70, 0.00, 1.00, 0.00],
];

/// The outline of a piece whose upper left corner is here and whose side is this long.
pub(super) fn outline(picture: Picture, piece: Piece, [x, y]: [f64; 2], side: f64) -> String {
    let Some((column, row)) = picture.column_row(piece) else { return String::new() };
    // Each edge begins at a corner, goes along one direction, and has its outside in another.
    let edges = [
        ([0.0, 0.0], [1.0, 0.0], [0.0, -1.0], -horizontal(picture, column, row)),
        ([1.0, 0.0], [0.0, 1.0], [1.0, 0.0], vertical(picture, column + 1, row)),
        ([1.0, 1.0], [-1.0, 0.0], [0.0, 1.0], horizontal(picture, column, row + 1)),
        ([0.0, 1.0], [0.0, -1.0], [-1.0, 0.0], -vertical(picture, column, row)),
    ];
    let mut path = format!("M{} {}", round(x), round(y));
    for (corner, along, outward, tab) in edges {
        let point = |a: f64, o: f64| {
            let at = |i: usize| corner[i] + along[i] * a + outward[i] * o * tab;
            format!("{} {}", round(x + at(0) * side), round(y + at(1) * side))
        };
        if tab == 0.0 {
            let _ = write!(path, "L{}", point(1.0, 0.0));
            continue;
        }
        for [a, b, c, d, e, f] in TAB {
            let _ = write!(path, "C{} {} {}", point(a, b), point(c, d), point(e, f));
        }
    }
    path + "Z"
}

/// The tab on the edge above a piece: 1 points down, −1 up, 0 is the rim.
fn horizontal(picture: Picture, column: usize, row: usize) -> f64 {
    if row == 0 || row == picture.height() { 0.0 } else { sign(column * 2 + 1, row) }
}

/// The tab on the edge left of a piece: 1 points right, −1 left, 0 is the rim.
fn vertical(picture: Picture, column: usize, row: usize) -> f64 {
    if column == 0 || column == picture.width() { 0.0 } else { sign(column * 2, row) }
}

/// As good as random, but always the same.
fn sign(a: usize, b: usize) -> f64 {
    let mixed = (a as u32).wrapping_mul(0x9e37_79b9) ^ (b as u32).wrapping_mul(0x85eb_ca6b);
    if (mixed ^ mixed >> 15).wrapping_mul(0x2c1b_3c6d) >> 31 == 0 { 1.0 } else { -1.0 }
}

/// Short numbers make short files.
fn round(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_fit_and_rims_are_flat() {
        let picture = Picture::new(4, 3).expect("a picture of 12 pieces");
        let piece = |index| Piece::new(index).expect("there are so many pieces");
        let curves =
            |index| outline(picture, piece(index), [0.0, 0.0], 100.0).matches('C').count() / TAB.len();
        // Corners have two tabs or blanks, other pieces at the rim three, inner ones four.
        assert_eq!([0, 1, 4, 5].map(curves), [2, 3, 3, 4]);
        assert_eq!(outline(picture, piece(12), [0.0, 0.0], 100.0), "");
        // What sticks out to the right of a piece is missing at its neighbour's left.
        let edge = |index: usize, x: f64| {
            let path = outline(picture, piece(index), [x, 0.0], 100.0);
            let head = |text: &str| path.contains(text);
            (head("121 36") || head("121 64"), head("79 36") || head("79 64"))
        };
        assert_eq!(edge(0, 0.0), edge(1, 100.0));
    }
}
