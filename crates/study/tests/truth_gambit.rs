//! Small positions of Gambit, solved exhaustively from what a seat knows: the review's values agree with them.
//!
//! The cards have one to three tokens, and the game ends with the first turn that captures nothing, so at most four turns are
//! left and nobody needs a card beyond those in its row. Every row the other may have is gone through, weighed by the number
//! of ways to draw it; the seat itself plays as well as it can on what it has seen; the other plays as the search takes it to:
//! it takes the capture that looks best two cards ahead, but none that loses at once; in 101 turns of 256 just the dearest.
// Helpers of tests fail as tests do.
#![allow(clippy::unwrap_used, clippy::similar_names)]

use bots::Playable;
use gambit::{
    Action, Card, Cards, Gambit, Options, Phase, Row, Setup, Square, Squares, State, Tokens, destinations,
};
use stolik_study::{Asked, Question, Sight, Studied, appraise};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Quick, below};
use table::{Game, Match, Pending, Seat};

const POSITIONS: usize = 300;
const TRIALS: u32 = 3_000;
const HINTS: usize = 100;
/// How often the other is careless.
const CARELESS: f64 = 101.0 / 256.0;

#[test]
fn values_agree_with_an_exhaustive_solution() {
    let (mut positions, mut options, mut outside) = (0, 0, 0);
    let mut seed = 0;
    while positions < POSITIONS {
        seed += 1;
        let Some((game, state, legal, exact)) = solved(seed) else { continue };
        positions += 1;
        let seat = state.turn();
        let known = game.knowledge(&state, seat);
        let mut trials = game.trials(seat, &known, &legal);
        let question = Question { played: legal[0], trials: TRIALS, seed, sight: Sight::Own };
        let found = appraise(trials.as_mut(), question, |rng| game.sample(&known, rng));
        for option in &found.options {
            let at = legal.iter().position(|action| *action == option.action).unwrap();
            let allowed = Gambit::THRESHOLDS.allowance.0;
            let off = (option.win.mean - exact[at]).abs();
            options += 1;
            outside += usize::from(off > 2.0 * option.win.error + allowed);
            assert!(
                off <= 4.0 * option.win.error + 2.0 * allowed,
                "deal {seed}, {}: {:?}, exactly {}\n{}\n{game}",
                option.action,
                option.win,
                exact[at],
                game.view(&state, table::Viewer::All),
            );
        }
    }
    assert!(outside * 20 <= options, "{outside} of {options} values are off by more than they say");
}

#[test]
fn hinted_moves_are_among_the_best() {
    let allowed = Gambit::THRESHOLDS.allowance.0;
    let (mut hints, mut worse, mut seed) = (0, 0, 1_000);
    while hints < HINTS {
        seed += 1;
        let Some((game, state, legal, exact)) = solved(seed) else { continue };
        let seat = state.turn();
        let known = game.knowledge(&state, seat);
        let asked = Asked { game, seat, known, legal };
        let (best, _) = asked.hint().best.expect("there is a choice");
        let at = asked.legal.iter().position(|action| *action == best).unwrap();
        let lost = exact.iter().copied().fold(0.0, f64::max) - exact[at];
        hints += 1;
        worse += usize::from(lost > allowed);
        assert!(lost <= 5.0 * allowed, "deal {seed}: {best} loses {lost} of {exact:?}");
    }
    assert!(worse * 20 <= hints, "{worse} of {hints} hints lose more than the search may miss");
}

/// A small position, what is legal in it, and the exact chance to win of each.
fn solved(seed: u64) -> Option<(Gambit, State, Vec<Action>, Vec<f64>)> {
    let (game, state) = position(seed)?;
    let seat = state.turn();
    let mut legal = Vec::new();
    game.legal(&state, seat, &mut legal);
    let solver = Solver { game: &game, seat, own: state.row(seat) };
    let exact: Option<Vec<f64>> = legal.iter().map(|action| solver.option(&state, *action)).collect();
    let exact = exact?;
    Some((game, state, legal, exact))
}

/// The first turn of a random small card, or the second if the first captured.
fn position(seed: u64) -> Option<(Gambit, State)> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut squares: Vec<Square> = Square::all().collect();
    for last in (1..squares.len()).rev() {
        squares.swap(last, below(&mut rng, last as u32 + 1) as usize);
    }
    let tokens = 1 + below(&mut rng, 3) as usize;
    let mut cells = [['.'; 8]; 8];
    for (at, square) in squares.iter().take(4 + tokens).enumerate() {
        let cell = &mut cells[square.rank() as usize][square.file() as usize];
        *cell =
            if at < 4 { ['1', '2', '3', '4'][at] } else { ['P', 'N', 'B', 'R'][below(&mut rng, 4) as usize] };
    }
    let rows: Vec<String> = cells.iter().rev().map(|row| row.iter().collect()).collect();
    let setup: Setup = format!("setup Small\n{}\n", rows.join("\n")).parse().unwrap();
    let game = Gambit::new(setup, Options { calm: 1, ..Options::new(2) }).unwrap();
    let mut played = Match::new(game.clone());
    let mut legal = Vec::new();
    let captures = below(&mut rng, 2);
    loop {
        played.settle(&mut Quick(&mut rng));
        let Pending::Seats(seats) = played.pending() else { return None };
        let state = *played.state();
        let captured = u32::from(state.points(Seat::new(0)) + state.points(Seat::new(1)) > 0);
        if state.phase() == Phase::Moving && captured == captures {
            game.legal(&state, state.turn(), &mut legal);
            return (legal.len() > 1).then_some((game, state));
        }
        let seat = seats.iter().next().unwrap();
        game.legal(&state, seat, &mut legal);
        let catches: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Move(to) if state.tokens().get(*to).is_some()))
            .collect();
        let from = if catches.is_empty() { &legal } else { &catches };
        let action = from[below(&mut rng, from.len() as u32) as usize];
        played.play(seat, action).unwrap();
    }
}

/// Solves positions for a seat whose row is known.
struct Solver<'a> {
    game: &'a Gambit,
    seat: Seat,
    own: Row,
}

/// The board without cards, by seat.
#[derive(Clone, Copy)]
struct Board {
    tokens: Tokens,
    gambits: [Square; 2],
    points: [u16; 2],
    /// How many turns each has had since.
    turns: [usize; 2],
}

impl Board {
    fn of(state: &State) -> Self {
        let seats = [Seat::new(0), Seat::new(1)];
        Self {
            tokens: state.tokens(),
            gambits: seats.map(|seat| state.square(seat)),
            points: seats.map(|seat| state.points(seat)),
            turns: [0; 2],
        }
    }

    fn reach(&self, seat: Seat, card: Card) -> Squares {
        let gambits = Squares::only(self.gambits[0]) | Squares::only(self.gambits[1]);
        destinations(card, self.gambits[seat.index()], self.tokens.squares() | gambits, gambits)
    }

    /// A turn: goes to a square and captures what is there. Says who won if that ended the game.
    fn go(&mut self, game: &Gambit, seat: Seat, to: Square) -> Option<Seat> {
        let caught = points(game, self.tokens, to);
        self.tokens = self.tokens.without(to);
        self.gambits[seat.index()] = to;
        self.points[seat.index()] += caught;
        self.turns[seat.index()] += 1;
        if caught > 0 && !self.tokens.is_empty() {
            return None;
        }
        // Of tied players whoever moved last wins (G16).
        let other = seat.next(2);
        Some(if self.points[other.index()] > self.points[seat.index()] { other } else { seat })
    }
}

/// The points on a square.
fn points(game: &Gambit, tokens: Tokens, square: Square) -> u16 {
    tokens.get(square).map_or(0, |token| game.setup().points().get(token).into())
}

/// Rows the other may have, with their weights.
type Belief = Vec<(f64, [Card; 3])>;

impl Solver<'_> {
    /// The seat's chance to win after an option, or `None` if the other's model is torn between two things.
    fn option(&self, state: &State, action: Action) -> Option<f64> {
        let Action::Move(to) = action else { return None };
        let known = self.game.knowledge(state, self.seat);
        let belief = rows(known.unseen(self.other()));
        self.own_move(Board::of(state), to, &belief)
    }

    fn other(&self) -> Seat {
        self.seat.next(2)
    }

    fn own_move(&self, mut board: Board, to: Square, belief: &Belief) -> Option<f64> {
        match board.go(self.game, self.seat, to) {
            Some(winner) => Some(f64::from(u8::from(winner == self.seat))),
            None => self.others_turn(board, belief),
        }
    }

    /// The other's turn: what it does is seen, and splits what it may have.
    fn others_turn(&self, board: Board, belief: &Belief) -> Option<f64> {
        let at = board.turns[self.other().index()];
        let total: f64 = belief.iter().map(|(weight, _)| weight).sum();
        // By the card that turns up and where it goes; `None` for any move that captures nothing.
        let mut seen: Vec<((Card, Option<Square>), Belief)> = Vec::new();
        for (weight, row) in belief {
            for (chance, to) in self.model(&board, row[at], *row.get(at + 1)?)? {
                let key = (row[at], to);
                let entry = (weight * chance, *row);
                match seen.iter_mut().find(|(known, _)| *known == key) {
                    Some((_, rows)) => rows.push(entry),
                    None => seen.push((key, vec![entry])),
                }
            }
        }
        let mut sum = 0.0;
        for ((_, to), rows) in seen {
            let weight: f64 = rows.iter().map(|(weight, _)| weight).sum();
            if weight == 0.0 {
                continue;
            }
            let mut next = board;
            let to = to.unwrap_or(next.gambits[self.other().index()]);
            let value = match next.go(self.game, self.other(), to) {
                Some(winner) => f64::from(u8::from(winner == self.seat)),
                None => self.own_turn(next, &rows)?,
            };
            sum += weight / total * value;
        }
        Some(sum)
    }

    /// The best the seat can do.
    fn own_turn(&self, board: Board, belief: &Belief) -> Option<f64> {
        let card = self.own.get(board.turns[self.seat.index()]);
        let reach = board.reach(self.seat, card);
        if reach.is_empty() {
            return self.own_move(board, board.gambits[self.seat.index()], belief);
        }
        let values: Option<Vec<f64>> = reach.into_iter().map(|to| self.own_move(board, to, belief)).collect();
        values.map(|values| values.into_iter().fold(0.0, f64::max))
    }

    /// What the other does with a card, as the search takes it to.
    fn model(&self, board: &Board, card: Card, next: Card) -> Option<Vec<(f64, Option<Square>)>> {
        let other = self.other();
        let reach = board.reach(other, card);
        let points = |square: Square| f64::from(points(self.game, board.tokens, square));
        let catches: Vec<Square> = reach.into_iter().filter(|to| points(*to) > 0.0).collect();
        if catches.is_empty() {
            return Some(vec![(1.0, None)]);
        }
        let dearest = catches.iter().map(|to| points(*to)).fold(0.0, f64::max);
        let dear: Vec<Square> = catches.iter().copied().filter(|to| points(*to) >= dearest).collect();
        let mut result: Vec<(f64, Option<Square>)> =
            dear.iter().map(|to| (CARELESS / dear.len() as f64, Some(*to))).collect();
        let worth = |to: Square| {
            // The search's quick look leaves the captured token where it was; its own square cannot be gone to.
            let mut after = *board;
            after.gambits[other.index()] = to;
            let next = after.reach(other, next).into_iter().map(points);
            points(to) + 0.7 * next.fold(0.0, f64::max)
        };
        let worths: Vec<(Square, f64)> = reach.into_iter().map(|to| (to, worth(to))).collect();
        let most = worths.iter().map(|(_, worth)| *worth).fold(0.0, f64::max);
        let torn: Vec<Square> =
            worths.iter().filter(|(_, worth)| most - worth < 0.31).map(|(to, _)| *to).collect();
        let kind = |to: &Square| (points(*to) > 0.0).then_some(*to);
        let choice = kind(&torn[0]);
        if torn.iter().any(|to| kind(to) != choice) {
            return None;
        }
        let choice = choice.filter(|to| !self.loses_by(board, *to));
        result.push((1.0 - CARELESS, choice));
        Some(result)
    }

    /// Would this capture of one of the last two tokens lose at once? As the search's model sees it.
    fn loses_by(&self, board: &Board, to: Square) -> bool {
        if board.tokens.squares().len() > 2 {
            return false;
        }
        let points = |square: Square| points(self.game, board.tokens, square);
        let (own, theirs) =
            (board.points[self.seat.index()], board.points[self.other().index()] + points(to));
        let Some(last) = board.tokens.squares().into_iter().find(|square| *square != to) else {
            return own > theirs;
        };
        let card = self.own.get(board.turns[self.seat.index()]);
        let here = board.gambits[self.seat.index()];
        let gambits = Squares::only(here) | Squares::only(to);
        let wins = theirs <= own + points(last);
        wins && destinations(card, here, gambits | Squares::only(last), gambits).contains(last)
    }
}

/// All rows of three cards with their weights.
fn rows(cards: Cards) -> Belief {
    let mut rows = Vec::new();
    for first in cards.kinds() {
        let left = cards.without(first);
        for second in left.kinds() {
            let rest = left.without(second);
            for third in rest.kinds() {
                let weight = cards.count(first) * left.count(second) * rest.count(third);
                rows.push((f64::from(weight), [first, second, third]));
            }
        }
    }
    rows
}
