//! Chess pieces as shapes, in a box of 100 by 100 whose middle is 50,50.

use gambit::{Card, Token};

use crate::canvas::Canvas;

const FOOT: &str = "M26 86Q26 78 34 77H66Q74 78 74 86V88H26Z";
const COLLAR: &str = "M36 68Q50 64 64 68L66 74Q50 71 34 74Z";

const PAWN: &str = "M50 20A13 13 0 0 1 59 42Q63 44 63 48H57Q58 60 66 72Q50 68 34 72Q42 60 43 48H37Q37 44 41 42A13 13 0 0 1 50 20Z";
const KNIGHT: &str = "M31 76C30 62 38 56 45 46C40 49 34 49 30 54C27 58 22 58 20 54C18 50 20 46 23 42C28 34 30 28 38 23L39 14L46 19C62 20 74 34 74 56C74 64 72 70 71 76Z";
const BISHOP: &str = "M50 10A5 5 0 0 1 53 19C64 26 69 38 65 48C63 53 61 56 62 66Q50 63 38 66C39 56 37 53 35 48C31 38 36 26 47 19A5 5 0 0 1 50 10Z";
const ROOK: &str = "M30 18H40V25H46V18H54V25H60V18H70V34L63 41Q62 56 66 66Q50 63 34 66Q38 56 37 41L30 34Z";
const QUEEN: &str = "M50 15A5 5 0 0 1 52 24L60 46L67 27A5 5 0 1 1 71 29L74 46L66 66Q50 63 34 66L26 46L29 29A5 5 0 1 1 33 27L40 46L48 24A5 5 0 0 1 50 15Z";
const KING: &str = "M47 8H53V14H59V20H53V26C58 26 60 29 60 33C70 27 80 34 76 46C74 53 68 58 66 66Q50 63 34 66C32 58 26 53 24 46C20 34 30 27 40 33C40 29 42 26 47 26V20H41V14H47Z";

/// What is cut out of a shape or drawn into it, in the colour of the ground.
const KNIGHT_LINES: &str = "M44 27A2.6 2.6 0 1 1 43.9 27ZM55 26C64 34 67 46 65 62C64 48 62 36 55 26Z";
const BISHOP_LINES: &str = "M48 28H52V35H59V39H52V48H48V39H41V35H48Z";

fn draw(canvas: &mut Canvas, shape: &str, lines: &str, [x, y, size]: [f64; 3], [ink, ground]: [&str; 2]) {
    let scale = size / 100.0;
    let (left, top) = (x - size / 2.0, y - size / 2.0);
    let lines =
        if lines.is_empty() { String::new() } else { format!("<path d=\"{lines}\" fill=\"{ground}\"/>") };
    let collar = if shape == PAWN || shape == KNIGHT { "" } else { COLLAR };
    canvas.add(format_args!(
        "<g transform=\"translate({left} {top}) scale({scale})\"><path d=\"{shape}{collar}{FOOT}\" fill=\"{ink}\"/>{lines}</g>"
    ));
}

/// A token's piece around a place, `[x, y, size]`, in ink on a ground.
pub(super) fn token(canvas: &mut Canvas, token: Token, place: [f64; 3], colours: [&str; 2]) {
    let (shape, lines) = match token {
        Token::Pawn => (PAWN, ""),
        Token::Knight => (KNIGHT, KNIGHT_LINES),
        Token::Bishop => (BISHOP, BISHOP_LINES),
        Token::Rook => (ROOK, ""),
        Token::Queen => (QUEEN, ""),
        Token::King => (KING, ""),
    };
    draw(canvas, shape, lines, place, colours);
}

/// The piece a card moves as.
pub(super) fn card(canvas: &mut Canvas, card: Card, place: [f64; 3], colours: [&str; 2]) {
    let piece = match card {
        Card::Bishop => Token::Bishop,
        Card::Rook => Token::Rook,
        Card::Queen => Token::Queen,
        Card::Knight => Token::Knight,
    };
    token(canvas, piece, place, colours);
}
