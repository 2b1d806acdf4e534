//! The planning player: looks through its own next cards as if it were alone on the board.

use gambit::{Action, Card, Gambit, Knowledge, Square, Squares, State, Tokens, destinations};
use table::rand::Rng;
use table::rand::rngs::SmallRng;
use table::shuffle::below;

use super::nothing_to_wait_for;
use super::tactics::Tactics;
use crate::{Budget, Considered, Decision, Player};

/// A destination at least so many squares away is far, and may be overlooked.
const FAR: u32 = 3;

/// What an overlooked destination counts: it is where one goes if there is no other.
const OVERLOOKED: f32 = -0.5;

/// How well it plans, and the mistakes it makes. The shares are of a hundred.
#[derive(Clone, Copy, Debug)]
pub(super) struct Care {
    /// How many of its own cards it looks ahead, 1 to 3.
    pub(super) cards: usize,
    /// A capture a turn later is worth this much of one now: somebody else may be faster.
    pub(super) later: f32,
    /// Decisions in which it has forgotten the cards it laid, and sees only the one that is face up.
    pub(super) forgets: u32,
    /// Far destinations that it overlooks.
    pub(super) overlooks: u32,
    /// Cards that it lays without thinking of when they come.
    pub(super) hurries: u32,
}

impl Care {
    /// Remembers little and overlooks a lot, the more so the more gambits there are to watch.
    pub(super) fn beginner(seats: usize) -> Self {
        let (forgets, overlooks) = match seats {
            2 => (25, 0),
            3 => (50, 45),
            _ => (60, 85),
        };
        Self { cards: 2, later: 0.8, forgets, overlooks, hurries: 100 }
    }

    /// Remembers its plan; overlooks some of what is far, and is in a hurry now and then at a full table.
    pub(super) fn casual(seats: usize) -> Self {
        let (overlooks, hurries) = match seats {
            2 => (5, 0),
            3 => (40, 25),
            _ => (60, 50),
        };
        Self { cards: 3, later: 0.8, forgets: 0, overlooks, hurries }
    }

    /// Sets one of the numbers; is there one of this name?
    pub(super) fn set(&mut self, name: &str, value: f32) -> bool {
        match name {
            "cards" => self.cards = value as usize,
            "later" => self.later = value,
            "forgets" => self.forgets = value as u32,
            "overlooks" => self.overlooks = value as u32,
            "hurries" => self.hurries = value as u32,
            _ => return false,
        }
        true
    }
}

/// Plans.
pub(super) struct Planner {
    rng: SmallRng,
    /// How well at a table for so many.
    care: Box<dyn Fn(usize) -> Care + Send>,
}

impl Planner {
    pub(super) fn new(care: impl Fn(usize) -> Care + Send + 'static, rng: SmallRng) -> Self {
        Self { rng, care: Box::new(care) }
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
        let care = (self.care)(known.seats());
        let mut happens = |of_hundred| below(&mut self.rng, 100) < of_hundred;
        let forgets = happens(care.forgets);
        let cards = if forgets { 1 } else { care.cards };
        let lays = !forgets && !happens(care.hurries);
        let (spots, later) = (game.setup().spots(), care.later);
        let plan = Plan { tactics: &tactics, state: known.open(), known, spots, cards, later, lays };
        let here = known.square(known.seat());
        let mut considered: Vec<Considered<Gambit>> = legal
            .iter()
            .map(|action| {
                let is_far = matches!(action, Action::Move(to) if distance(here, *to) >= FAR);
                let unseen = is_far && below(&mut self.rng, 100) < care.overlooks;
                let worth = if unseen { OVERLOOKED } else { plan.worth(*action) };
                let score = f64::from(worth) + f64::from(self.rng.next_u32() >> 8) * 1e-9;
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
    later: f32,
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
                self.tactics.worth(tokens, to) + self.later * self.alone(to, tokens.without(to), next)
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
        let via = |to: Square| {
            self.tactics.worth(tokens, to) + self.later * self.alone(to, tokens.without(to), rest)
        };
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

/// How many squares away: the steps of a king.
fn distance(from: Square, to: Square) -> u32 {
    from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank()))
}
