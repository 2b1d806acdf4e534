//! Positions of Gambit in text.

use gambit::{Hand, Phase, Slot, Square, View};
use table::Seat;

/// The board and what lies before each seat.
pub(super) fn diagram(view: &View, names: &[String]) -> String {
    let mut text = format!("{}\n", situation(view));
    text += "    a  b  c  d  e  f  g  h\n";
    for rank in (0..8).rev() {
        let cells: String = (0..8).map(|file| cell(view, Square::at(file, rank))).collect();
        text += &format!(" {} {cells} {}\n", rank + 1, rank + 1);
    }
    text += "    a  b  c  d  e  f  g  h\n";
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).min(20);
    for (seat, name) in Seat::all(view.seats.len()).zip(names) {
        text += &seat_line(view, seat, name, width);
    }
    let (calm, limit) = view.calm;
    if limit > 0 && calm > 0 {
        text += &format!("{calm} of {limit} turns without a capture (G17)\n");
    }
    text
}

fn situation(view: &View) -> String {
    let turn = view.turn;
    match view.phase {
        Phase::Placing => format!("{turn} places a gambit"),
        Phase::Dealing => "cards are dealt".to_owned(),
        Phase::Planning if view.planned.is_empty() => "all plan".to_owned(),
        Phase::Planning => format!("all plan; {} are done", view.planned),
        Phase::FirstDraw => "everybody draws a card".to_owned(),
        Phase::Moving => {
            let card = view.face_up().map(|card| format!(" by {card}")).unwrap_or_default();
            format!("{turn} moves{card}")
        }
        Phase::LateDraw | Phase::Drawing => format!("{turn} draws a card"),
        Phase::Laying => format!("{turn} lays a card"),
        Phase::Over => format!("the game is over; {turn} moved last"),
    }
}

/// A gambit as `[A]`, a token as its letter, a free start spot as its number.
fn cell(view: &View, square: Square) -> String {
    let gambit = Seat::all(view.seats.len()).find(|seat| view.seats[seat.index()].square == Some(square));
    let spot = view.spots.iter().find(|(_, spot)| *spot == square);
    match (gambit, view.tokens.get(square), spot) {
        (Some(seat), ..) => format!("[{seat}]"),
        (_, Some(token), _) => format!(" {token} "),
        (_, _, Some((number, _))) => format!(" {number} "),
        _ => " · ".to_owned(),
    }
}

fn seat_line(view: &View, seat: Seat, name: &str, width: usize) -> String {
    let own = &view.seats[seat.index()];
    let short: String = name.chars().take(20).collect();
    let square = own.square.map_or("--".to_owned(), |square| square.to_string());
    let row: String = own
        .row
        .iter()
        .map(|slot| match slot {
            Slot::FaceDown => " ? ".to_owned(),
            Slot::Peeked(card) => format!(" {card} "),
            Slot::FaceUp(card) => format!("[{card}]"),
        })
        .collect();
    let hand = match own.hand {
        Hand::Cards(cards) => cards.to_string(),
        Hand::Count(count) => format!("{count} cards"),
    };
    format!(
        "{seat} {short:width$}  {square}  {:4} points   row {row:9}  hand {hand:8} pile {:2}  played {}\n",
        own.points, own.pile, own.discards
    )
}
