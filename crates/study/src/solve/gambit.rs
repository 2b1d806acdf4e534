//! Two seats of Gambit until the one that is asked has played three more cards: those in its row, or those it would plan.
//!
//! Every card the other may turn up is gone through with its exact chance, and every square it may go to. What it does there is
//! taken in two ways, and an answer must hold in both: *against you*, whatever is worst for the seat, as if it saw all cards;
//! and *for itself*, the dearest capture, or anywhere with equal chances where it has none. The value is the lead in points
//! after the third card; a game that ended counts [`WIN`] points more for its winner.

use gambit::{Action, Card, Cards, Gambit, Knowledge, Phase, Square, Squares, destinations};
use table::Seat;

use super::{Exact, Positions};

/// What winning counts besides the points.
const WIN: f64 = 20.0;

/// The cards each plays: a row.
pub(crate) const CARDS: usize = 3;

/// How the other plays, in the order of the two values.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Other {
    Against,
    ForItself,
}

/// The board, from the seat's eyes: it is 0, the other 1.
#[derive(Clone, Copy)]
struct Board {
    left: Squares,
    gambits: [Square; 2],
    points: [i32; 2],
}

/// Rows the other may have: the chance of each.
type Rows = [[[f64; 4]; 4]; 4];

/// Solves a position.
struct Solver<'a> {
    other: Other,
    /// Squares by the points on them, the dearest first.
    worth: Vec<(i32, Squares)>,
    rows: &'a Rows,
    own: [Card; CARDS],
    positions: &'a mut Positions,
}

/// The exact values of options to plan or to move, or `None` if there are too many positions, or it is no such decision.
pub(crate) fn solve(
    game: &Gambit,
    known: &Knowledge,
    legal: &[Action],
    positions: &mut Positions,
) -> Option<Vec<Exact<Action>>> {
    let seat = known.seat();
    let other = seat.next(2);
    if known.seats() == 2 && !calm_is_near(game, known) {
        let rows = rows(known, other)?;
        let board = Board {
            left: known.tokens().squares(),
            gambits: [known.square(seat), known.square(other)],
            points: [known.points(seat).into(), known.points(other).into()],
        };
        let worth = worth(game, known);
        let mut options = Vec::new();
        for action in legal.iter().copied().filter(|action| *action != Action::Unplan) {
            let mut values = [0.0; 2];
            for (value, model) in values.iter_mut().zip([Other::Against, Other::ForItself]) {
                let own = own_cards(known, action)?;
                let mut solver = Solver { other: model, worth: worth.clone(), rows: &rows, own, positions };
                *value = solver.option(board, action, game.options().first() == seat)?;
            }
            options.push(Exact { action, values });
        }
        return Some(options);
    }
    None
}

/// Would the game end by the calm limit (G17) on the way?
fn calm_is_near(game: &Gambit, known: &Knowledge) -> bool {
    let limit = usize::from(game.options().calm);
    limit > 0 && usize::from(known.calm()) + 2 * CARDS >= limit
}

/// The cards the seat will play: those planned, or its row.
fn own_cards(known: &Knowledge, action: Action) -> Option<[Card; CARDS]> {
    match (known.phase(), action) {
        (Phase::Planning, Action::Plan(cards)) => Some(cards),
        (Phase::Moving, Action::Move(_) | Action::Stay) if known.row().len() == CARDS => {
            Some(std::array::from_fn(|at| known.row().get(at)))
        }
        _ => None,
    }
}

fn worth(game: &Gambit, known: &Knowledge) -> Vec<(i32, Squares)> {
    let mut worth: Vec<(i32, Squares)> = Vec::new();
    for square in known.tokens().squares() {
        let Some(token) = known.tokens().get(square) else { continue };
        let points = game.setup().points().get(token).into();
        match worth.iter_mut().find(|(known, _)| *known == points) {
            Some((_, squares)) => *squares = *squares | Squares::only(square),
            None => worth.push((points, Squares::only(square))),
        }
    }
    worth.sort_by_key(|(points, _)| -points);
    worth
}

/// The chance of every row the other may have: a count of its unseen cards. Before it has planned any three of them are taken to
/// be as likely as any others.
fn rows(known: &Knowledge, other: Seat) -> Option<Rows> {
    let (in_row, in_hand) = known.face_down(other);
    let held = known.held(other);
    let rest = known.unseen(other).minus(held);
    let (old, outside) = match in_row {
        // Cards laid before its last shuffle are held ones; two of the held were in its hand then.
        3 => {
            let old = held.len().saturating_sub(2).min(in_row);
            (old, in_row - old + in_hand)
        }
        0 => (0, in_hand),
        _ => return None,
    };
    let from_rest = outside.checked_sub(held.len() - old)?;
    let mut rows = Rows::default();
    fill(&mut rows, &mut Vec::new(), 1.0, Unseen { old, held, rest, from_rest });
    Some(rows)
}

/// Cards that are not seen: the first `old` of the row are held ones; of those after them and in the hand, `from_rest` are not.
#[derive(Clone, Copy)]
struct Unseen {
    old: u32,
    held: Cards,
    rest: Cards,
    from_rest: u32,
}

fn fill(rows: &mut Rows, row: &mut Vec<Card>, chance: f64, unseen: Unseen) {
    if let [first, second, third] = row[..] {
        rows[first as usize][second as usize][third as usize] += chance;
        return;
    }
    let Unseen { old, held, rest, from_rest } = unseen;
    let mut draw = |cards: Cards, share: f64, next: &dyn Fn(Card) -> Unseen| {
        for card in cards.kinds() {
            row.push(card);
            fill(
                rows,
                row,
                chance * share * f64::from(cards.count(card)) / f64::from(cards.len()),
                next(card),
            );
            row.pop();
        }
    };
    if old > 0 {
        return draw(held, 1.0, &|card| Unseen { old: old - 1, held: held.without(card), ..unseen });
    }
    let all = f64::from(held.len() + from_rest);
    draw(held, f64::from(held.len()) / all, &|card| Unseen { held: held.without(card), ..unseen });
    if from_rest > 0 {
        draw(rest, f64::from(from_rest) / all, &|card| Unseen {
            rest: rest.without(card),
            from_rest: from_rest - 1,
            ..unseen
        });
    }
}

/// Chances of the next card after those that have turned up.
fn next_cards(rows: &Rows, seen: &[Card]) -> [f64; 4] {
    let sum = |cards: &[f64; 4]| cards.iter().sum::<f64>();
    let weights: [f64; 4] = match *seen {
        [] => std::array::from_fn(|card| rows[card].iter().map(sum).sum()),
        [first] => std::array::from_fn(|card| sum(&rows[first as usize][card])),
        [first, second, ..] => rows[first as usize][second as usize],
    };
    let all: f64 = sum(&weights);
    weights.map(|weight| if all > 0.0 { weight / all } else { 0.0 })
}

/// The cards of the other that have turned up.
#[derive(Clone, Copy)]
struct Seen {
    cards: [Card; CARDS],
    count: usize,
}

impl Solver<'_> {
    fn option(&mut self, board: Board, action: Action, first: bool) -> Option<f64> {
        let none = Seen { cards: [Card::Bishop; CARDS], count: 0 };
        match action {
            Action::Move(to) => self.go(board, 0, to, 1, none),
            Action::Stay => self.others_turn(board, 1, none),
            _ if first => self.own_turn(board, 0, none),
            _ => self.others_turn(board, 0, none),
        }
    }

    /// The seat's turn, after it has played so many cards.
    fn own_turn(&mut self, board: Board, played: usize, seen: Seen) -> Option<f64> {
        let card = self.own[played];
        self.positions.look()?;
        let reach = board.reach(0, card);
        if reach.is_empty() {
            return self.others_turn(board, played + 1, seen);
        }
        if played + 1 == CARDS && board.left.len() > 1 {
            // Nothing after it counts: the dearest capture is best.
            return Some(board.lead() + f64::from(self.dearest(reach & board.left)));
        }
        let mut best = f64::NEG_INFINITY;
        for to in reach {
            best = best.max(self.go(board, 0, to, played + 1, seen)?);
        }
        Some(best)
    }

    /// The other's turn.
    fn others_turn(&mut self, board: Board, played: usize, seen: Seen) -> Option<f64> {
        if played == CARDS {
            return Some(board.lead());
        }
        self.positions.look()?;
        let chances = next_cards(self.rows, &seen.cards[..seen.count]);
        let mut sum = 0.0;
        for (card, chance) in Card::ALL.into_iter().zip(chances).filter(|(_, chance)| *chance > 0.0) {
            let mut next = seen;
            next.cards[seen.count] = card;
            next.count += 1;
            sum += chance * self.reply(board, card, played, next)?;
        }
        Some(sum)
    }

    /// What the other does with a card.
    fn reply(&mut self, board: Board, card: Card, played: usize, seen: Seen) -> Option<f64> {
        let reach = board.reach(1, card);
        if reach.is_empty() {
            return self.own_turn(board, played, seen);
        }
        if self.other == Other::Against {
            let mut worst = f64::INFINITY;
            for to in reach {
                worst = worst.min(self.go(board, 1, to, played, seen)?);
            }
            return Some(worst);
        }
        let dearest = self.dearest(reach & board.left);
        let wanted = if dearest > 0 { reach & self.worth_of(dearest) & board.left } else { reach };
        let mut sum = 0.0;
        for to in wanted {
            sum += self.go(board, 1, to, played, seen)?;
        }
        Some(sum / f64::from(wanted.len()))
    }

    /// A gambit goes to a square and captures what is there; then it is the other one's turn.
    fn go(&mut self, mut board: Board, who: usize, to: Square, played: usize, seen: Seen) -> Option<f64> {
        board.gambits[who] = to;
        if board.left.contains(to) {
            board.points[who] += self.points(to);
            board.left = board.left & !Squares::only(to);
            if board.left.is_empty() {
                // Of tied players whoever captured the last token wins (G16).
                let lead = board.lead();
                let won = if who == 0 { lead >= 0.0 } else { lead > 0.0 };
                return Some(if won { lead + WIN } else { lead - WIN });
            }
        }
        if who == 0 { self.others_turn(board, played, seen) } else { self.own_turn(board, played, seen) }
    }

    fn points(&self, square: Square) -> i32 {
        self.worth.iter().find(|(_, squares)| squares.contains(square)).map_or(0, |(points, _)| *points)
    }

    /// The points of the dearest token on these squares.
    fn dearest(&self, squares: Squares) -> i32 {
        self.worth.iter().find(|(_, worth)| !(*worth & squares).is_empty()).map_or(0, |(points, _)| *points)
    }

    fn worth_of(&self, points: i32) -> Squares {
        self.worth.iter().find(|(known, _)| *known == points).map_or(Squares::EMPTY, |(_, squares)| *squares)
    }
}

impl Board {
    fn lead(&self) -> f64 {
        f64::from(self.points[0] - self.points[1])
    }

    fn reach(&self, who: usize, card: Card) -> Squares {
        let gambits = Squares::only(self.gambits[0]) | Squares::only(self.gambits[1]);
        destinations(card, self.gambits[who], self.left | gambits, gambits)
    }
}

#[cfg(test)]
mod tests {
    use bots::{Kind, Playable};
    use gambit::Options;
    use table::rand::SeedableRng;
    use table::rand::rngs::SmallRng;
    use table::shuffle::Quick;
    use table::{Game, Match, Pending};

    use super::*;

    /// Games by quick players, seen at every move.
    fn each_move(game: &Gambit, seed: u64, mut see: impl FnMut(&gambit::State)) {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut greedy = Gambit::player(Kind::Greedy, SmallRng::seed_from_u64(seed)).unwrap();
        let (mut played, mut legal) = (Match::new(game.clone()), Vec::new());
        for _ in 0..120 {
            played.settle(&mut Quick(&mut rng));
            let Pending::Seats(seats) = played.pending() else { return };
            let seat = seats.iter().next().unwrap();
            if played.state().phase() == Phase::Moving {
                see(played.state());
            }
            game.legal(played.state(), seat, &mut legal);
            let action = greedy.choose(game, &game.knowledge(played.state(), seat), &legal);
            played.play(seat, action).unwrap();
        }
    }

    /// The chances of rows are those of the worlds that fit, also after a reshuffle, when some cards are known to be held.
    #[test]
    fn rows_are_as_likely_as_in_worlds_that_fit() {
        const WORLDS: u32 = 4_000;
        let game = Gambit::usual(2);
        let (mut rng, mut held) = (SmallRng::seed_from_u64(5), 0);
        each_move(&game, 5, |state| {
            let known = game.knowledge(state, state.turn());
            let other = state.turn().next(2);
            held += known.held(other).len().min(1);
            let exact = rows(&known, other).unwrap();
            let mut counts = Rows::default();
            for _ in 0..WORLDS {
                let row = game.sample(&known, &mut rng).row(other);
                counts[row.get(0) as usize][row.get(1) as usize][row.get(2) as usize] += 1.0;
            }
            let all = exact.iter().flatten().flatten().zip(counts.iter().flatten().flatten());
            let most =
                all.map(|(chance, count)| (chance - count / f64::from(WORLDS)).abs()).fold(0.0, f64::max);
            assert!(most < 0.04, "off by {most}");
            let sum: f64 = exact.iter().flatten().flatten().sum();
            assert!((sum - 1.0).abs() < 1e-9, "{sum}");
        });
        assert!(held > 10, "{held} positions after a reshuffle");
    }

    /// With decks of one kind nothing is hidden: going through the game's own rules gives the same values.
    #[test]
    fn values_are_those_of_the_rules() {
        let mut compared = 0;
        for deck in ["NNNNNNNNNNNN", "BBBBBBBBBBBB"] {
            let options = Options { deck: deck.parse().unwrap(), calm: 0, ..Options::new(2) };
            let game = Gambit::new(gambit::Setup::default(), options).unwrap();
            let mut at = 0;
            each_move(&game, 3, |state| {
                at += 1;
                let seat = state.turn();
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                if at % 4 != 1 || legal.len() > 6 {
                    return;
                }
                let known = game.knowledge(state, seat);
                let solved = solve(&game, &known, &legal, &mut Positions::at_most(100_000_000)).unwrap();
                for option in solved {
                    let plain = [Other::Against, Other::ForItself].map(|other| {
                        let mut next = *state;
                        game.play(&mut next, seat, option.action).unwrap();
                        by_rules(&game, next, (seat, 1), other)
                    });
                    let off = (plain[0] - option.values[0]).abs() + (plain[1] - option.values[1]).abs();
                    assert!(off < 1e-9, "{}: {:?}, by the rules {plain:?}", option.action, option.values);
                    compared += 1;
                }
            });
        }
        assert!(compared > 20, "{compared} values compared");
    }

    /// The value for a seat that has played so many cards.
    fn by_rules(game: &Gambit, mut state: gambit::State, (seat, played): (Seat, usize), other: Other) -> f64 {
        let lead = f64::from(state.points(seat)) - f64::from(state.points(seat.next(2)));
        let mut legal = Vec::new();
        match game.pending(&state) {
            Pending::Over => {
                let won = game.standing(&state).winners().contains(seat);
                return if won { lead + WIN } else { lead - WIN };
            }
            Pending::Chance => {
                let only = game.chances(&state).unwrap().remove(0);
                game.resolve(&mut state, &only).unwrap();
                return by_rules(game, state, (seat, played), other);
            }
            Pending::Seats(_) if played == CARDS => return lead,
            Pending::Seats(_) => {}
        }
        let who = state.turn();
        game.legal(&state, who, &mut legal);
        let is_move = state.phase() == Phase::Moving;
        let own = played + usize::from(is_move && who == seat);
        let value = |action: &Action| {
            let mut next = state;
            game.play(&mut next, who, *action).unwrap();
            by_rules(game, next, (seat, own), other)
        };
        let points = |action: &Action| match action {
            Action::Move(to) => state.tokens().get(*to).map_or(0, |token| game.setup().points().get(token)),
            _ => 0,
        };
        if who == seat || !is_move {
            return legal.iter().map(value).fold(f64::NEG_INFINITY, f64::max);
        }
        if other == Other::Against {
            return legal.iter().map(value).fold(f64::INFINITY, f64::min);
        }
        let most = legal.iter().map(points).max().unwrap();
        let wanted: Vec<f64> = legal.iter().filter(|action| points(action) == most).map(value).collect();
        wanted.iter().sum::<f64>() / wanted.len() as f64
    }
}
