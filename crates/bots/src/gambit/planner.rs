//! The planning player: looks through its own next cards as if it were alone on the board.

use gambit::{Action, Card, Gambit, Knowledge, Square, Squares, State, Tokens, destinations};
use table::rand::Rng;
use table::rand::rngs::SmallRng;
use table::shuffle::below;

use super::nothing_to_wait_for;
use super::tactics::Tactics;
use crate::{Budget, Considered, Decision, Player};

/// A capture a turn later is worth this much of one now: somebody else may be faster.
const LATER: f32 = 0.8;

/// How well it plans.
#[derive(Clone, Copy, Debug)]
pub(super) struct Care {
    /// How many of its own cards it looks ahead, 1 to 3.
    cards: usize,
    /// Out of a hundred decisions, so many are made on the spot, the plan forgotten.
    slips: u32,
    /// Does it choose the cards it lays with care?
    lays: bool,
}

impl Care {
    pub(super) const BEGINNER: Self = Self { cards: 2, slips: 30, lays: false };
    pub(super) const CASUAL: Self = Self { cards: 3, slips: 0, lays: true };
}

/// Plans.
pub(super) struct Planner {
    rng: SmallRng,
    care: Care,
}

impl Planner {
    pub(super) fn new(care: Care, rng: SmallRng) -> Self {
        Self { rng, care }
    }
}

impl Player<Gambit> for Planner {
    fn decide(
        &mut self,
        game: &Gambit,
        known: &Knowledge,
        legal: &[Action],
        _budget: Budget<'_>,
    ) -> Decision<Gambit> {
        let tactics = Tactics::new(game);
        let slips = below(&mut self.rng, 100) < self.care.slips;
        let cards = if slips { 1 } else { self.care.cards };
        let lays = self.care.lays && !slips;
        let spots = game.setup().spots();
        let plan = Plan { tactics: &tactics, state: known.open(), known, spots, cards, lays };
        let mut considered: Vec<Considered<Gambit>> = legal
            .iter()
            .map(|action| {
                let score = f64::from(plan.worth(*action)) + f64::from(self.rng.next_u32() >> 8) * 1e-9;
                Considered { action: *action, visits: 1, score, win: 0.0 }
            })
            .collect();
        considered.sort_by(|a, b| b.score.total_cmp(&a.score));
        Decision { action: considered[0].action, considered, iterations: 1 }
    }

    fn agrees(&mut self, game: &Gambit, known: &Knowledge) -> bool {
        nothing_to_wait_for(game, known)
    }
}

/// One decision.
struct Plan<'a> {
    tactics: &'a Tactics,
    state: &'a State,
    known: &'a Knowledge,
    spots: [Square; 4],
    cards: usize,
    lays: bool,
}

impl Plan<'_> {
    fn worth(&self, action: Action) -> f32 {
        let row: Vec<Card> = self.known.row().iter().collect();
        let here = self.state.square(self.known.seat());
        match action {
            Action::Move(to) => {
                let next = self.ahead(&row).get(1..).unwrap_or_default();
                let tokens = self.state.tokens();
                self.tactics.worth(tokens, to) + LATER * self.alone(to, tokens.without(to), next)
            }
            Action::Lay(card) if self.lays => {
                let cards: Vec<Card> = row.into_iter().chain([card]).collect();
                self.alone(here, self.state.tokens(), &cards)
            }
            Action::Plan(cards) => self.alone(here, self.state.tokens(), self.ahead(&cards)),
            Action::Place(spot) => self.prospects(spot.index()),
            Action::Unplan => -1.0,
            Action::Lay(_) | Action::Stay => 0.0,
        }
    }

    /// The cards it looks at.
    fn ahead<'c>(&self, cards: &'c [Card]) -> &'c [Card] {
        &cards[..cards.len().min(self.cards)]
    }

    /// What these cards bring at best from here if nobody else moves.
    fn alone(&self, from: Square, tokens: Tokens, cards: &[Card]) -> f32 {
        let [card, rest @ ..] = cards else { return 0.0 };
        let others = self.known.gambits() & !Squares::only(self.state.square(self.known.seat()));
        let gambits = others | Squares::only(from);
        let reach = destinations(*card, from, tokens.squares() | gambits, gambits);
        if rest.is_empty() {
            return self.tactics.dearest(&self.tactics.targets(tokens), reach);
        }
        let via =
            |to: Square| self.tactics.worth(tokens, to) + LATER * self.alone(to, tokens.without(to), rest);
        reach.into_iter().map(via).fold(0.0, f32::max)
    }

    /// What a start spot promises: the best first two cards, averaged over the kinds.
    fn prospects(&self, spot: usize) -> f32 {
        let from = self.spots[spot];
        let pairs = Card::ALL.into_iter().flat_map(|first| Card::ALL.map(|second| [first, second]));
        let mut sum = 0.0;
        for cards in pairs {
            let mut best: f32 = 0.0;
            self.tactics.two_cards(from, self.state.tokens(), Squares::only(from), cards, |_, worth| {
                best = best.max(worth);
            });
            sum += best;
        }
        sum
    }
}
