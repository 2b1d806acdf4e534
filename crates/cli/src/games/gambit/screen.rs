//! The screen of Gambit: the board beside what lies before each seat, and what the viewer has to decide.

use gambit::{Action, CALM_WARNING, Card, Cards, Gambit, Hand, Phase, SeatView, Slot, Square, View};
use table::{Seat, Viewer};

use super::board::{self, board};
use super::{card_key, card_letter, token_sign};
use crate::play::paint::{Ink, Line, beside};
use crate::play::scene::{Scene, Size};

/// The columns of the table of seats: name and points, then row of cards, hand and pile.
const NAME: usize = 20;
const POINTS: usize = 13;
const ROW: usize = 10;
const HAND: usize = 7;
const PILE: usize = 7;

/// The title, the board, and the seats beside it.
pub(super) fn table(game: &Gambit, scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let mut lines = vec![title(game, scene, view)];
    let mut right = vec![heading(scene)];
    for seat in Seat::all(view.seats.len()) {
        right.extend(before_seat(scene, view, seat));
    }
    let left = board(scene, view, game.setup().points());
    lines.extend(match scene.size {
        Size::Narrow => [left, right].concat(),
        Size::Usual | Size::Large => beside(left, board::width(scene.size) + 2, right),
    });
    lines
}

fn title(game: &Gambit, scene: &Scene<'_>, view: &View) -> Line {
    let left = game.setup().points().total(view.tokens);
    let tokens = view.tokens.squares().len();
    let count = scene.with("gambit-left", &[("tokens", tokens.into()), ("points", left.into())]);
    let line = Line::of(Ink::Title, format!(" {}", game.setup().name())).with(Ink::Dim, format!("  {count}"));
    let (calm, limit) = view.calm;
    let turns = limit.saturating_sub(calm);
    if limit == 0 || turns > CALM_WARNING || !view.phase.is_turn() {
        return line;
    }
    line.with(Ink::Alarm, format!("  {}", scene.with("gambit-calm", &[("turns", turns.into())])))
}

fn heading(scene: &Scene<'_>) -> Line {
    let text = |key: &str, width: usize| Line::of(Ink::Dim, scene.get(key)).padded(width);
    Line::of(Ink::Plain, "  ")
        .then(text("heading-row", ROW))
        .then(text("heading-hand", HAND))
        .then(text("heading-pile", PILE))
        .then(text("heading-discards", 0))
}

/// Two lines: who and how many points, then the cards.
fn before_seat(scene: &Scene<'_>, view: &View, seat: Seat) -> [Line; 2] {
    let shown = &view.seats[seat.index()];
    let active = match view.phase {
        Phase::Planning => !view.planned.contains(seat),
        Phase::Over => false,
        _ => view.turn == seat,
    };
    let name = scene.short_name(seat, NAME - 1);
    let points = scene.with("points-count", &[("count", shown.points.into())]);
    let who = Line::of(Ink::Bold, if active { "▶ " } else { "  " })
        .with(Ink::Seat(seat), Scene::mark(seat))
        .text(" ")
        .with(if active { Ink::Bold } else { Ink::Plain }, name)
        .padded(5 + NAME)
        .with(Ink::Bold, format!("{points:>POINTS$}"));
    let cards = Line::from("  ".to_owned())
        .then(row(scene, shown).padded(ROW))
        .then(hand(scene, shown.hand).padded(HAND))
        .then(Line::from(shown.pile.to_string()).padded(PILE))
        .with(Ink::Dim, letters(scene, shown.discards));
    [who, cards]
}

/// Cards in front of a player. A face-down one is not even in the view, unless the viewer may look (G14).
fn row(scene: &Scene<'_>, seat: &SeatView) -> Line {
    seat.row.iter().fold(Line::new(), |line, slot| match slot {
        Slot::FaceDown => line.with(Ink::Dim, "▒▒ "),
        Slot::Peeked(card) => line.with(Ink::Dim, format!("{}▒ ", card_letter(scene, *card))),
        Slot::FaceUp(card) => line.with(Ink::Prize, format!("[{}]", card_letter(scene, *card))).text(" "),
    })
}

fn hand(scene: &Scene<'_>, hand: Hand) -> Line {
    Line::from(match hand {
        Hand::Cards(cards) => letters(scene, cards),
        Hand::Count(count) => count.to_string(),
    })
}

fn letters(scene: &Scene<'_>, cards: Cards) -> String {
    if cards.is_empty() {
        "–".to_owned()
    } else {
        cards.iter().map(|card| card_letter(scene, card)).collect()
    }
}

/// What the viewer has to decide.
pub(super) fn question(game: &Gambit, scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let hand = match view.viewer {
        Viewer::Seat(seat) => view.seats.get(seat.index()).map(|seat| seat.hand),
        _ => None,
    };
    let hand = match hand {
        Some(Hand::Cards(cards)) if !cards.is_empty() => vec![held(scene, cards)],
        _ => Vec::new(),
    };
    match view.phase {
        Phase::Placing => {
            scene.lines(Ink::Plain, &scene.with("question-place", &[("spots", spots(view).into())]))
        }
        Phase::Planning => [scene.lines(Ink::Plain, &scene.get("question-plan")), hand].concat(),
        Phase::Moving => [destinations(game, scene, view), hand].concat(),
        Phase::Laying => [scene.lines(Ink::Plain, &scene.get("question-lay")), hand].concat(),
        _ => Vec::new(),
    }
}

/// `1 (d6), 2 (h5)`
fn spots(view: &View) -> String {
    let spots: Vec<String> =
        view.spots.iter().map(|(number, square)| format!("{number} ({square})")).collect();
    spots.join(", ")
}

/// `Hand: [G] goniec  [W] wieża`
fn held(scene: &Scene<'_>, cards: Cards) -> Line {
    let start = Line::of(Ink::Bold, scene.get("hand"));
    cards.iter().fold(start, |line, card| {
        let name = scene.get(&format!("card-{}", card_key(card)));
        line.text("  ").with(Ink::Prize, format!("[{}]", card_letter(scene, card))).text(format!(" {name}"))
    })
}

/// The card turned up and where it leads.
fn destinations(game: &Gambit, scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let Some(card) = view.face_up() else { return Vec::new() };
    let mut lines = vec![turned_up(scene, card)];
    if view.legal == [Action::Stay] {
        lines.push(Line::of(Ink::Alarm, scene.get("question-blocked")));
        return lines;
    }
    if !scene.hints {
        return lines;
    }
    let squares = || {
        view.legal.iter().filter_map(|action| match action {
            Action::Move(to) => Some(*to),
            _ => None,
        })
    };
    let points = game.setup().points();
    let mut prizes: Vec<(u8, Square, String)> = squares()
        .filter_map(|to| {
            let token = view.tokens.get(to)?;
            Some((points.get(token), to, format!("{to} {}", token_sign(token, points.get(token)))))
        })
        .collect();
    prizes.sort_by_key(|(points, square, _)| (std::cmp::Reverse(*points), *square));
    let prizes: Vec<String> = prizes.into_iter().map(|(.., text)| text).collect();
    let free: Vec<String> =
        squares().filter(|to| view.tokens.get(*to).is_none()).map(|to| to.to_string()).collect();
    for (key, squares) in [("question-captures", prizes.join(", ")), ("question-free", free.join(" "))] {
        if !squares.is_empty() {
            lines.extend(scene.lines(Ink::Plain, &scene.with(key, &[("squares", squares.into())])));
        }
    }
    lines
}

fn turned_up(scene: &Scene<'_>, card: Card) -> Line {
    let key = card_key(card);
    Line::of(Ink::Bold, scene.get("question-card"))
        .text(" ")
        .with(Ink::Prize, format!("[{}]", card_letter(scene, card)))
        .text(format!(" {} – {}", scene.get(&format!("card-{key}")), scene.get(&format!("card-{key}-moves"))))
}

/// Everybody's discards with the names of the cards (G13).
pub(super) fn discards(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let line = |(at, seat): (usize, &SeatView)| {
        let kinds = seat.discards.kinds().map(|card| {
            let name = scene.get(&format!("card-{}", card_key(card)));
            format!("{} × {name}", seat.discards.count(card))
        });
        let kinds: Vec<String> = kinds.collect();
        let list = if kinds.is_empty() { "–".to_owned() } else { kinds.join(", ") };
        let mark = Scene::mark(Seat::new(at));
        Line::of(Ink::Seat(Seat::new(at)), mark).text(format!(" {}: {list}", scene.name(Seat::new(at))))
    };
    view.seats.iter().enumerate().map(line).collect()
}
