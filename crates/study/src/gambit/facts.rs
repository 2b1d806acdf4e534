//! What a move of Gambit captures, what it leads to, and who got it instead.

use gambit::{Action, Card, Gambit, Knowledge, Phase, Square, Squares, State, Token, Tokens, destinations};
use table::Seat;

use crate::fact::Fact;
use crate::story::{Story, Turn};

/// So many of the others' turns later a capture is still “instead”.
const SOON: usize = 4;

/// A capture that can be made or was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Catch {
    pub(super) square: Square,
    pub(super) token: Token,
    pub(super) points: i64,
}

/// The token on a square with its points.
pub(super) fn catch(game: &Gambit, tokens: Tokens, square: Square) -> Option<Catch> {
    let token = tokens.get(square)?;
    Some(Catch { square, token, points: game.setup().points().get(token).into() })
}

/// The dearest capture a card can make from a square; of equal ones that on the lowest square.
pub(super) fn dearest(
    game: &Gambit,
    (from, tokens, others): (Square, Tokens, Squares),
    card: Card,
) -> Option<Catch> {
    let gambits = others | Squares::only(from);
    let reach = destinations(card, from, tokens.squares() | gambits, gambits);
    first_dearest(reach.into_iter().filter_map(|square| catch(game, tokens, square)), |catch| catch.points)
}

/// Everybody's gambit but this seat's.
pub(super) fn others(game: &Gambit, state: &State, seat: Seat) -> Squares {
    let seats = game.options().seats;
    Seat::all(seats)
        .filter(|other| *other != seat)
        .fold(Squares::EMPTY, |squares, other| squares | Squares::only(state.square(other)))
}

fn told(code: &'static str, catch: Catch) -> Fact {
    Fact::new(code)
        .with("token", catch.token.letter())
        .with("square", catch.square.to_string())
        .with("points", catch.points)
}

/// Where a seat stands, what it may capture, and who is in its way, as it knows it.
pub(super) fn place(known: &Knowledge) -> (Square, Tokens, Squares) {
    let from = known.square(known.seat());
    (from, known.tokens(), known.gambits() & !Squares::only(from))
}

/// What an option does, as the seat knows it.
pub(super) fn facts(game: &Gambit, known: &Knowledge, action: Action) -> Vec<Fact> {
    let row: Vec<Card> = known.row().iter().collect();
    match action {
        Action::Move(to) => moved(game, known, to, row.get(1).copied()),
        // The card comes up when those before it are played; from where the gambit is then nobody knows yet.
        Action::Lay(card) => haul_fact(game, known, &row.into_iter().chain([card]).collect::<Vec<_>>()),
        Action::Plan(cards) => haul_fact(game, known, &cards),
        Action::Place(_) | Action::Unplan | Action::Stay => Vec::new(),
    }
}

fn moved(game: &Gambit, known: &Knowledge, to: Square, next: Option<Card>) -> Vec<Fact> {
    let (_, tokens, others) = place(known);
    let caught = catch(game, tokens, to);
    let mut facts = vec![caught.map_or(Fact::new("gambit-quiet"), |catch| told("gambit-captures", catch))];
    let tokens = if caught.is_some() { tokens.without(to) } else { tokens };
    if tokens.is_empty() {
        facts.push(Fact::new("gambit-last-token"));
        return facts;
    }
    let Some(card) = next else { return facts };
    facts.push(match dearest(game, (to, tokens, others), card) {
        Some(catch) => told("gambit-next-reaches", catch).with("card", card_letter(card)),
        None => Fact::new("gambit-next-reaches-nothing").with("card", card_letter(card)),
    });
    facts
}

fn haul_fact(game: &Gambit, known: &Knowledge, cards: &[Card]) -> Vec<Fact> {
    let points = haul(game, place(known), cards).iter().flatten().map(|catch| catch.points).sum::<i64>();
    vec![Fact::new("gambit-cards-bring").with("points", points)]
}

/// What the best option leads to, without saying which it is: the dearest token on its way, and after how many cards.
pub(super) fn ideas(game: &Gambit, known: &Knowledge, best: Action) -> Vec<Fact> {
    let row: Vec<Card> = known.row().iter().collect();
    let (from, tokens, others) = place(known);
    let line = match best {
        Action::Move(to) => {
            let rest = row.get(1..).unwrap_or_default();
            let now = catch(game, tokens, to);
            [now].into_iter().chain(haul(game, (to, tokens.without(to), others), rest)).collect()
        }
        Action::Lay(card) => {
            haul(game, (from, tokens, others), &row.into_iter().chain([card]).collect::<Vec<_>>())
        }
        Action::Plan(cards) => haul(game, (from, tokens, others), &cards),
        Action::Place(spot) => return vec![start_idea(game, tokens, game.setup().spots()[spot.index()])],
        Action::Unplan | Action::Stay => return Vec::new(),
    };
    let catches = (1i64..).zip(line).filter_map(|(cards, catch)| Some((catch?, cards)));
    vec![match first_dearest(catches, |(catch, _)| catch.points) {
        Some((catch, cards)) => told("gambit-idea-reach", catch).with("cards", cards),
        None => Fact::new("gambit-idea-quiet"),
    }]
}

/// No cards are dealt yet, so any may come first.
fn start_idea(game: &Gambit, tokens: Tokens, from: Square) -> Fact {
    let near = Card::ALL.into_iter().filter_map(|card| dearest(game, (from, tokens, Squares::EMPTY), card));
    match first_dearest(near, |catch| catch.points) {
        Some(catch) => told("gambit-idea-start", catch),
        None => Fact::new("gambit-idea-quiet"),
    }
}

/// Of what is worth most, the first.
fn first_dearest<T>(all: impl Iterator<Item = T>, points: impl Fn(&T) -> i64) -> Option<T> {
    all.fold(None, |best: Option<T>, next| match best {
        Some(best) if points(&best) >= points(&next) => Some(best),
        _ => Some(next),
    })
}

/// What cards played in this order bring at most if nobody else moves: a capture or none for each.
pub(super) fn haul(
    game: &Gambit,
    (from, tokens, others): (Square, Tokens, Squares),
    cards: &[Card],
) -> Vec<Option<Catch>> {
    let [card, rest @ ..] = cards else { return Vec::new() };
    let gambits = others | Squares::only(from);
    let reach = destinations(*card, from, tokens.squares() | gambits, gambits);
    if reach.is_empty() {
        let mut line = vec![None];
        line.extend(haul(game, (from, tokens, others), rest));
        return line;
    }
    let mut best: Option<(i64, Vec<Option<Catch>>)> = None;
    for to in reach {
        let caught = catch(game, tokens, to);
        let mut line = vec![caught];
        line.extend(haul(game, (to, tokens.without(to), others), rest));
        let sum = line.iter().flatten().map(|catch| catch.points).sum();
        if best.as_ref().is_none_or(|(most, _)| sum > *most) {
            best = Some((sum, line));
        }
    }
    best.map(|(_, line)| line).unwrap_or_default()
}

/// Who took what the better option would have taken, and whether the next turn was blocked.
pub(super) fn aftermath(story: &Story<Gambit>, at: usize, better: Action) -> Vec<Fact> {
    let turn = &story.turns[at];
    let mut facts = Vec::new();
    if let (Action::Move(wanted), Action::Move(went)) = (better, turn.action)
        && wanted != went
        && let Some(missed) = catch(&story.game, turn.before.tokens(), wanted)
    {
        let moves = story.later(at).filter(|later| matches!(later.action, Action::Move(_) | Action::Stay));
        let seats = story.game.options().seats;
        let taken = moves.take(SOON * seats).find(|later| later.action == Action::Move(wanted));
        if let Some(later) = taken.filter(|later| later.seat != turn.seat) {
            facts.push(told("gambit-taken-by", missed).with("who", later.seat));
        }
    }
    let own = story
        .later(at)
        .find(|later| later.seat == turn.seat && matches!(later.action, Action::Move(_) | Action::Stay));
    if let Some(Turn { action: Action::Stay, .. }) = own {
        facts.push(Fact::new("gambit-then-blocked"));
    }
    facts
}

/// What a turn did that everybody saw: a capture, or a gambit that could not move.
pub(super) fn news(story: &Story<Gambit>, at: usize) -> Vec<Fact> {
    let turn = &story.turns[at];
    match turn.action {
        Action::Move(to) => catch(&story.game, turn.before.tokens(), to)
            .map(|catch| told("gambit-captured", catch).with("who", turn.seat))
            .into_iter()
            .collect(),
        Action::Stay => vec![Fact::new("gambit-was-blocked").with("who", turn.seat)],
        _ => Vec::new(),
    }
}

/// Is it the seat's turn to move?
pub(super) fn moves(turn: &Turn<Gambit>) -> bool {
    turn.before.phase() == Phase::Moving
}

pub(super) fn card_letter(card: Card) -> char {
    match card {
        Card::Bishop => 'B',
        Card::Rook => 'R',
        Card::Queen => 'Q',
        Card::Knight => 'N',
    }
}
