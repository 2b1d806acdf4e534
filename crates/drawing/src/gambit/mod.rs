//! The board of Gambit: walnut and cream, brass, four strong colours.

mod chessmen;

use gambit::{Action, Gambit, Hand, Phase, SeatView, Setup, Slot, Square, Token, TokenPoints, Tokens, View};
use table::Seat;

use crate::canvas::{Canvas, Letters, short};
use crate::seats;

const CELL: f64 = 72.0;
const EDGE: f64 = 40.0;
const HEIGHT: u32 = 656;
const WIDTH: u32 = 980;
const PANEL: f64 = 668.0;

const WALNUT: &str = "#4a2c1a";
const DARK: &str = "#a06a43";
const LIGHT: &str = "#f0dcb4";
const IVORY: &str = "#fbf4e2";
const BRASS: &str = "#c79a3c";
const INK: &str = "#3a2213";

/// What is around a picture.
pub const AROUND: &str = WALNUT;

/// A setup card: tokens, start spots, and what the tokens are worth.
pub fn setup(setup: &Setup) -> String {
    let total = setup.points().total(setup.tokens());
    let description = format!("Setup card of Gambit, {total} points:\n{setup}");
    draw_setup(setup, Canvas::new(WIDTH, HEIGHT, setup.name(), &description))
}

/// The same without sentences, and with letters of our own.
pub fn setup_with(setup: &Setup, letters: Letters) -> String {
    draw_setup(setup, Canvas::new(WIDTH, HEIGHT, "", "").with_letters(letters))
}

fn draw_setup(setup: &Setup, mut canvas: Canvas) -> String {
    let total = setup.points().total(setup.tokens());
    board(&mut canvas);
    let spots: Vec<(u8, Square)> = (1..).zip(setup.spots()).collect();
    start_spots(&mut canvas, &spots);
    tokens(&mut canvas, setup.tokens(), setup.points());
    let name = short(setup.name(), 20);
    let size = (400.0 / name.chars().count() as f64).clamp(20.0, 34.0);
    canvas.text([PANEL + 8.0, 74.0], size, &format!("fill=\"{LIGHT}\" font-weight=\"bold\""), &name);
    let count = setup.tokens().squares().len();
    let line = format!("{count} tokens, {total} points");
    canvas.sentence([PANEL + 8.0, 106.0], 20.0, &format!("fill=\"{BRASS}\""), &line);
    let kinds = Token::ALL.into_iter().filter(|token| !setup.tokens().of(*token).is_empty());
    for (row, token) in kinds.enumerate() {
        let y = 164.0 + 66.0 * row as f64;
        let (count, each) = (setup.tokens().of(token).len(), setup.points().get(token));
        token_disc(&mut canvas, token, each, [PANEL + 38.0, y]);
        let words = format!("{count} × {each} = {}", count * u32::from(each));
        canvas.text([PANEL + 84.0, y + 8.0], 24.0, &format!("fill=\"{LIGHT}\""), &words);
    }
    if canvas.has_sentences() {
        let style = format!("fill=\"none\" stroke=\"{BRASS}\" stroke-width=\"3\" stroke-dasharray=\"5 4\"");
        canvas.circle([PANEL + 38.0, 590.0], 22.0, &style);
        canvas.text([PANEL + 84.0, 598.0], 24.0, &format!("fill=\"{LIGHT}\""), "start spots");
    }
    canvas.finish()
}

/// A position as one viewer sees it.
pub fn position(game: &Gambit, view: &View, names: &[String]) -> String {
    let title = format!("Gambit: {}", game.setup().name());
    draw_position(game, view, names, Canvas::new(WIDTH, HEIGHT, &title, &view.to_string()))
}

/// The same without sentences, and with letters of our own.
pub fn position_with(game: &Gambit, view: &View, names: &[String], letters: Letters) -> String {
    draw_position(game, view, names, Canvas::new(WIDTH, HEIGHT, "", "").with_letters(letters))
}

fn draw_position(game: &Gambit, view: &View, names: &[String], mut canvas: Canvas) -> String {
    board(&mut canvas);
    start_spots(&mut canvas, &view.spots);
    ways(&mut canvas, view);
    tokens(&mut canvas, view.tokens, game.setup().points());
    for (seat, own) in Seat::all(view.seats.len()).zip(&view.seats) {
        if let Some(square) = own.square {
            seats::badge(&mut canvas, seat, centre(square), 1.0);
        }
    }
    for (seat, own) in Seat::all(view.seats.len()).zip(&view.seats) {
        let name = names.get(seat.index()).map_or("", String::as_str);
        seat_panel(&mut canvas, view, seat, own, name);
    }
    canvas.sentence([PANEL + 4.0, 636.0], 17.0, &format!("fill=\"{LIGHT}\""), &situation(view));
    canvas.finish()
}

fn situation(view: &View) -> String {
    let what = match view.phase {
        Phase::Placing => format!("{} places", view.turn),
        Phase::Dealing | Phase::FirstDraw => "cards are dealt".to_owned(),
        Phase::Planning => "all plan".to_owned(),
        Phase::Moving => format!("{} moves", view.turn),
        Phase::Laying => format!("{} lays a card", view.turn),
        Phase::LateDraw | Phase::Drawing => format!("{} draws", view.turn),
        Phase::Over => "the game is over".to_owned(),
    };
    match view.calm {
        (calm, limit) if limit > 0 && calm > 0 && view.outcome.is_none() => {
            format!("{what} · calm {calm} of {limit}")
        }
        _ => what,
    }
}

fn centre(square: Square) -> [f64; 2] {
    let (file, rank) = (f64::from(square.file()), f64::from(square.rank()));
    [EDGE + CELL * (file + 0.5), EDGE + CELL * (7.5 - rank)]
}

fn board(canvas: &mut Canvas) {
    let side = CELL * 8.0;
    canvas.rect([0.0, 0.0, f64::from(WIDTH), f64::from(HEIGHT)], 14.0, &format!("fill=\"{WALNUT}\""));
    canvas.rect(
        [EDGE - 6.0, EDGE - 6.0, side + 12.0, side + 12.0],
        4.0,
        &format!("fill=\"none\" stroke=\"{BRASS}\" stroke-width=\"2\""),
    );
    canvas.rect([EDGE, EDGE, side, side], 0.0, &format!("fill=\"{LIGHT}\""));
    let mut dark = String::new();
    for square in Square::all().filter(|square| (square.file() + square.rank()) % 2 == 0) {
        let [x, y] = centre(square);
        dark += &format!("M{} {}h{CELL}v{CELL}h-{CELL}z", x - CELL / 2.0, y - CELL / 2.0);
    }
    canvas.path(&dark, &format!("fill=\"{DARK}\""));
    let style = format!("fill=\"{LIGHT}\" text-anchor=\"middle\"");
    for i in 0..8 {
        let along = EDGE + CELL * (f64::from(i) + 0.5);
        let file = char::from(b'a' + i as u8).to_string();
        let rank = (8 - i).to_string();
        canvas.text([along, f64::from(HEIGHT) - 12.0], 18.0, &style, &file);
        canvas.text([along, 25.0], 18.0, &style, &file);
        canvas.text([18.0, along + 6.0], 18.0, &style, &rank);
        canvas.text([EDGE + CELL * 8.0 + 21.0, along + 6.0], 18.0, &style, &rank);
    }
}

fn start_spots(canvas: &mut Canvas, spots: &[(u8, Square)]) {
    for (number, square) in spots {
        let [x, y] = centre(*square);
        canvas.circle([x, y], 27.0, &format!("fill=\"{BRASS}\" fill-opacity=\".4\" stroke=\"{INK}\" stroke-width=\"2.5\" stroke-dasharray=\"6 5\""));
        canvas.text(
            [x, y + 11.0],
            31.0,
            &format!(
                "fill=\"{INK}\" stroke=\"{LIGHT}\" stroke-width=\"4\" paint-order=\"stroke\" \
                 font-weight=\"bold\" text-anchor=\"middle\""
            ),
            &number.to_string(),
        );
    }
}

fn tokens(canvas: &mut Canvas, tokens: Tokens, points: TokenPoints) {
    for square in tokens.squares() {
        if let Some(token) = tokens.get(square) {
            token_disc(canvas, token, points.get(token), centre(square));
        }
    }
}

/// Where the viewer's gambit may go.
fn ways(canvas: &mut Canvas, view: &View) {
    for action in &view.legal {
        let Action::Move(to) = action else { continue };
        let style = format!("fill=\"none\" stroke=\"{}\" stroke-width=\"4\"", seats::look(view.turn).colour);
        let radius = if view.tokens.get(*to).is_some() { 33.0 } else { 10.0 };
        canvas.circle(centre(*to), radius, &style);
    }
}

/// A round token with its piece and, in a brass corner, its points.
fn token_disc(canvas: &mut Canvas, token: Token, points: u8, [x, y]: [f64; 2]) {
    canvas.circle([x + 1.5, y + 3.0], 29.0, "fill=\"#000\" opacity=\".28\"");
    canvas.circle([x, y], 29.0, &format!("fill=\"{IVORY}\" stroke=\"{INK}\" stroke-width=\"2\""));
    canvas.circle([x, y], 25.0, &format!("fill=\"none\" stroke=\"{BRASS}\" stroke-width=\"1.5\""));
    chessmen::token(canvas, token, [x, y - 2.0, 50.0], [INK, IVORY]);
    canvas.circle(
        [x + 21.0, y + 20.0],
        11.0,
        &format!("fill=\"{BRASS}\" stroke=\"{INK}\" stroke-width=\"1.5\""),
    );
    let style = format!("fill=\"{INK}\" font-weight=\"bold\" text-anchor=\"middle\"");
    let size = if points > 9 { 12.5 } else { 15.0 };
    canvas.text([x + 21.0, y + 20.0 + size / 2.8], size, &style, &points.to_string());
}

/// What lies before a seat: name, points, row, hand, pile.
fn seat_panel(canvas: &mut Canvas, view: &View, seat: Seat, own: &SeatView, name: &str) {
    let top = 34.0 + 145.0 * seat.index() as f64;
    let wins = view.outcome.as_ref().is_some_and(|outcome| outcome.winners().contains(seat));
    let awaited = view.phase == Phase::Planning && !view.planned.contains(seat)
        || !matches!(view.phase, Phase::Planning | Phase::Dealing | Phase::FirstDraw | Phase::Over)
            && view.turn == seat;
    let border = if awaited || wins { BRASS } else { "#6b452c" };
    canvas.rect(
        [PANEL, top, 300.0, 134.0],
        10.0,
        &format!(
            "fill=\"#5d3a24\" stroke=\"{border}\" stroke-width=\"{}\"",
            if awaited || wins { 4 } else { 2 }
        ),
    );
    seats::badge(canvas, seat, [PANEL + 36.0, top + 36.0], 0.75);
    let says_so = wins && canvas.has_sentences();
    let words = if says_so { format!("{} wins", short(name, 10)) } else { short(name, 15) };
    canvas.text([PANEL + 70.0, top + 44.0], 23.0, &format!("fill=\"{IVORY}\""), &words);
    canvas.text(
        [PANEL + 286.0, top + 46.0],
        31.0,
        &format!("fill=\"{IVORY}\" font-weight=\"bold\" text-anchor=\"end\""),
        &own.points.to_string(),
    );
    for (place, slot) in own.row.iter().enumerate() {
        let at = [PANEL + 34.0 + 46.0 * place as f64, top + 97.0];
        match slot {
            Slot::FaceDown => card_back(canvas, seat, at, 1.0),
            Slot::Peeked(card) => card_front(canvas, *card, at, 1.0, "#8a6b4c"),
            Slot::FaceUp(card) => card_front(canvas, *card, at, 1.12, INK),
        }
    }
    hand(canvas, seat, own, [PANEL + 181.0, top + 97.0]);
}

/// The hand, smaller and side by side as far as there is room; then the pile.
fn hand(canvas: &mut Canvas, seat: Seat, own: &SeatView, [x, y]: [f64; 2]) {
    let count = match own.hand {
        Hand::Cards(cards) => cards.len(),
        Hand::Count(count) => count,
    };
    // Without a row there is room for the whole hand.
    let (x, room, most) = if own.row.is_empty() { (PANEL + 34.0, 210.0, 42.0) } else { (x, 64.0, 32.0) };
    let gap = (room / f64::from(count.clamp(2, 12) - 1)).min(most);
    let at = |place: usize| [x + gap * place as f64, y + 7.0];
    match own.hand {
        Hand::Cards(cards) => {
            cards.iter().enumerate().for_each(|(place, card)| card_front(canvas, card, at(place), 0.74, INK));
        }
        Hand::Count(count) => {
            (0..count as usize).for_each(|place| card_back(canvas, seat, at(place), 0.74));
        }
    }
    if own.pile > 0 {
        card_back(canvas, seat, [PANEL + 277.0, y + 7.0], 0.74);
    }
    let style = format!(
        "fill=\"{IVORY}\" font-weight=\"bold\" text-anchor=\"middle\" stroke=\"{INK}\" stroke-width=\"3\" \
         paint-order=\"stroke\""
    );
    canvas.text([PANEL + 277.0, y + 14.0], 20.0, &style, &own.pile.to_string());
}

fn card_front(canvas: &mut Canvas, card: gambit::Card, [x, y]: [f64; 2], scale: f64, ink: &str) {
    let (width, height) = (40.0 * scale, 54.0 * scale);
    canvas.rect(
        [x - width / 2.0, y - height / 2.0, width, height],
        5.0,
        &format!("fill=\"{IVORY}\" stroke=\"{INK}\" stroke-width=\"1.5\""),
    );
    chessmen::card(canvas, card, [x, y, 42.0 * scale], [ink, IVORY]);
}

fn card_back(canvas: &mut Canvas, seat: Seat, [x, y]: [f64; 2], scale: f64) {
    let (width, height) = (40.0 * scale, 54.0 * scale);
    let look = seats::look(seat);
    canvas.rect(
        [x - width / 2.0, y - height / 2.0, width, height],
        5.0,
        &format!("fill=\"{}\" stroke=\"{IVORY}\" stroke-width=\"2.5\"", look.colour),
    );
    let (half, tall) = (width * 0.26, height * 0.3);
    canvas.path(
        &format!("M{x} {}L{} {y}L{x} {}L{} {y}Z", y - tall, x + half, y + tall, x - half),
        &format!("fill=\"none\" stroke=\"{IVORY}\" stroke-opacity=\".8\" stroke-width=\"2\""),
    );
}
