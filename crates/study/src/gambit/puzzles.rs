//! Puzzles of Gambit: the best three cards at the start, the best move later.

use gambit::{Action, BUILTIN, Gambit, Knowledge, Options, Phase, Setup, State};
use table::rand::rngs::SmallRng;
use table::shuffle::below;
use table::{Entry, Match, Seat, SeatSet, Step};

use crate::puzzle::Puzzling;
use crate::solve::gambit::{CARDS, solve};
use crate::solve::{Exact, Positions};

/// Puzzles come from the first built-in cards, which have the tokens of the box; with more of them the same seed would find others.
const SOURCES: usize = 4;

impl Puzzling for Gambit {
    const QUESTIONS: &'static [&'static str] = &["cards", "move"];
    const MARGINS: [f64; 2] = [0.5, 0.5];
    const POSITIONS: u64 = 12_000_000;

    fn question(&self, state: &State, seat: Seat) -> Option<&'static str> {
        match state.phase() {
            // Who moves second has a turn of the other's more to reckon with: too many lines.
            Phase::Planning if state.row(seat).is_empty() && self.options().first() == seat => Some("cards"),
            Phase::Moving if state.turn() == seat && state.row(seat).len() == CARDS => Some("move"),
            _ => None,
        }
    }

    fn solve(
        &self,
        known: &Knowledge,
        _seat: Seat,
        legal: &[Action],
        positions: &mut Positions,
    ) -> Option<Vec<Exact<Action>>> {
        solve(self, known, legal, positions)
    }

    /// A built-in card with its tokens in other places, so that no two openings are alike.
    fn table(rng: &mut SmallRng) -> Option<Self> {
        let card = BUILTIN[below(rng, SOURCES as u32) as usize];
        let options = Options { oldest: Seat::new(below(rng, 2) as usize), ..Options::new(2) };
        let setup: Setup = shuffled(card, rng).parse().ok()?;
        Self::new(setup, options).ok()
    }

    /// One's own row lies face down: every second puzzle shows the turns in which it was laid, and then asks one to remember it; in
    /// the others the seat is one that may peek (G14).
    fn shown(&self, played: &Match<Self>, seat: Seat, odd: bool) -> (Self, Option<usize>) {
        if played.state().phase() == Phase::Planning {
            return (self.clone(), None);
        }
        if !odd {
            let options = Options { peek: SeatSet::only(seat), ..*self.options() };
            return (Self::new(self.setup().clone(), options).unwrap_or_else(|_| self.clone()), None);
        }
        let lays = played.plies().enumerate().filter(|(_, ply)| {
            let Some(Entry::Step(Step::Action(who, action))) = ply.first() else { return false };
            *who == seat && matches!(action, Action::Lay(_) | Action::Plan(_))
        });
        let lays: Vec<usize> = lays.map(|(at, _)| at).collect();
        // The two cards that lie face down were laid in the last two turns, or planned.
        let first = lays.len().saturating_sub(CARDS - 1);
        (self.clone(), lays.get(first).map(|ply| ply - 1))
    }

    fn follow(&self, known: &Knowledge, who: Seat, seat: Seat, legal: &[Action]) -> Option<Action> {
        if who != seat || known.phase() != Phase::Moving || legal.len() < 2 {
            return None;
        }
        let options = solve(self, known, legal, &mut Positions::at_most(Self::POSITIONS))?;
        let merit = |option: &Exact<Action>| option.values[0] + option.values[1];
        options.iter().copied().max_by(|a, b| merit(a).total_cmp(&merit(b))).map(|option| option.action)
    }

    /// When both have played three cards.
    fn is_played_out(&self, line: &[Entry<Self>]) -> bool {
        let turns = |seat: Seat| {
            let own = line.iter().filter(|entry| {
                matches!(entry, Entry::Step(Step::Action(who, Action::Move(_) | Action::Stay)) if *who == seat)
            });
            own.count()
        };
        Seat::all(2).all(|seat| turns(seat) >= CARDS)
    }
}

/// The text of a card with its tokens shuffled among their squares.
fn shuffled(card: &str, rng: &mut SmallRng) -> String {
    let head = card.lines().take_while(|line| !is_rank(line)).map(str::len).map(|length| length + 1).sum();
    let (head, board) = card.split_at(head);
    let is_token = |letter: &char| letter.is_ascii_uppercase();
    let mut tokens: Vec<char> = board.chars().filter(is_token).collect();
    for last in (1..tokens.len()).rev() {
        tokens.swap(last, below(rng, last as u32 + 1) as usize);
    }
    let mut tokens = tokens.into_iter();
    let place = |letter: char| if is_token(&letter) { tokens.next().unwrap_or(letter) } else { letter };
    format!("{head}{}", board.chars().map(place).collect::<String>())
}

/// A line of eight squares.
fn is_rank(line: &str) -> bool {
    line.split_whitespace().count() == 8 && line.split_whitespace().all(|square| square.len() == 1)
}
