//! People-like players that follow simple habits: they take what fits, walk to what fits, and dig where they stand. They are
//! no levels.
//!
//! *Family* is our model of ordinary people to measure teams with: it keeps up to five strays and overlooks 40 % of the pieces
//! that fit, with hints none. *Hasty*, who digs little, and *patient*, who digs while there is time, try puzzles: one that
//! neither finds asks for more than habits.

use skakanie::{Action, Knowledge, Pieces, Skakanie, StackId, Waiting};
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use table::shuffle::below;
use table::{Game, Points, Seat};

use super::turn::neighbours;
use super::world::{World, distance};
use crate::{Budget, Decision, Player};

/// With how many actions left digging stops.
const STOPS: u32 = 6;

/// What somebody is used to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Habits {
    /// How many of 100 fitting pieces are overlooked in a turn.
    overlooks: u32,
    /// With how many stray fragments digging stops.
    strays: usize,
    /// How many steps away a piece still attracts.
    sight: usize,
}

impl Habits {
    /// Sees what is near, and digs little.
    const HASTY: Self = Self { overlooks: 30, strays: 2, sight: 2 };
    /// Sees all, and digs while there is time.
    const PATIENT: Self = Self { overlooks: 0, strays: 40, sight: 5 };
    /// Our model of ordinary people.
    const FAMILY: Self = Self { overlooks: 40, strays: 5, sight: 5 };
    /// The same people with hints, which show every piece that fits.
    const HINTED: Self = Self { overlooks: 0, ..Self::FAMILY };
}

/// Somebody with habits.
pub struct Digger {
    rng: SmallRng,
    habits: Habits,
    /// What is overlooked stays so for the turn: a number drawn when the turn began, and the turn it was drawn for.
    blind_spot: (u64, Option<(Seat, usize)>),
}

impl Digger {
    const fn new(rng: SmallRng, habits: Habits) -> Self {
        Self { rng, habits, blind_spot: (0, None) }
    }

    /// A human-like teammate to measure with.
    pub const fn family(rng: SmallRng) -> Self {
        Self::new(rng, Habits::FAMILY)
    }

    /// The same with hints.
    pub const fn hinted(rng: SmallRng) -> Self {
        Self::new(rng, Habits::HINTED)
    }

    /// Who sees what is near and digs little.
    pub const fn hasty(rng: SmallRng) -> Self {
        Self::new(rng, Habits::HASTY)
    }

    /// Who sees all and digs while there is time.
    pub const fn patient(rng: SmallRng) -> Self {
        Self::new(rng, Habits::PATIENT)
    }

    fn turn(&mut self, game: &Skakanie, known: &Knowledge, seat: Seat) -> Action {
        let world = World::sample(known, &mut SmallRng::seed_from_u64(0));
        let steps = world.steps_left();
        if self.blind_spot.1 != Some((seat, steps)) {
            self.blind_spot = (self.rng.next_u64(), Some((seat, steps)));
        }
        let left = u32::from(known.actions_left())
            + world.actions_after(game, steps.saturating_sub(1))[seat.index()];
        let here = world.pawn(seat);
        let pool = known.pool(seat);
        let wanted = |stack: StackId| self.wants(game, known, pool, stack);
        let reachable = |stack: &StackId| {
            let steps = distance(here, *stack);
            Some(*stack) != known.dragon() && steps <= self.habits.sight && (steps as u32) < left
        };
        if wanted(here) > 0 {
            return Action::Take;
        }
        let goal = StackId::all()
            .filter(reachable)
            .filter(|stack| wanted(*stack) > 0)
            .max_by_key(|stack| 2 * wanted(*stack) - 3 * distance(here, *stack) as Points);
        if let Some(goal) = goal {
            return towards(known, here, goal);
        }
        let strays = game.fragments(pool).count().saturating_sub(1);
        if left <= STOPS || strays > self.habits.strays {
            return Action::End;
        }
        let grid = game.grid();
        let near = grid.neighbours(pool);
        let nearly = grid.neighbours(near & grid.all());
        let promise = |stack: &StackId| {
            let piece = known.top(*stack)?;
            let fits = if near.contains(piece) { 6 } else { 0 } + if nearly.contains(piece) { 4 } else { 0 };
            Some(fits - 3 * distance(here, *stack) as Points)
        };
        let open = StackId::all().filter(|stack| *stack == here || Some(*stack) != known.dragon());
        let best =
            open.filter_map(|stack| Some((promise(&stack)?, stack))).max_by_key(|(promise, _)| *promise);
        match best {
            Some((_, stack)) if stack == here => Action::Take,
            Some((_, stack)) => towards(known, here, stack),
            None => Action::End,
        }
    }

    /// By how much the top of a stack would raise the score, if it is not overlooked.
    fn wants(&self, game: &Skakanie, known: &Knowledge, pool: Pieces, stack: StackId) -> Points {
        let Some(piece) = known.top(stack) else { return 0 };
        let mut coin = SmallRng::seed_from_u64(self.blind_spot.0 ^ piece.index() as u64);
        if below(&mut coin, 100) < self.habits.overlooks {
            return 0;
        }
        game.score(pool.with(piece)) - game.score(pool)
    }
}

impl Player<Skakanie> for Digger {
    fn decide(
        &mut self,
        game: &Skakanie,
        known: &Knowledge,
        legal: &[Action],
        _budget: Budget<'_>,
    ) -> Decision<Skakanie> {
        Decision::plain(match known.waiting() {
            Waiting::Turn(seat) => self.turn(game, known, seat),
            Waiting::Give(seat, _) => give(game, known, known.pool(seat), legal),
            _ => {
                let free = |action: &&Action| match action {
                    Action::Corner(stack) => {
                        Seat::all(game.seats()).all(|seat| known.pawn(seat) != Some(*stack))
                    }
                    _ => false,
                };
                let open: Vec<&Action> = legal.iter().filter(free).collect();
                match open.len() {
                    0 => legal[below(&mut self.rng, legal.len() as u32) as usize],
                    some => *open[below(&mut self.rng, some as u32) as usize],
                }
            }
        })
    }
}

/// The first step of a shortest way that does not lead onto the Dragon's stack.
fn towards(known: &Knowledge, from: StackId, goal: StackId) -> Action {
    let open = neighbours(from).filter(|to| Some(*to) != known.dragon());
    open.min_by_key(|to| distance(*to, goal)).map_or(Action::End, Action::Move)
}

/// The piece that is missed least, under the stack where it lies deepest.
fn give(game: &Skakanie, known: &Knowledge, pool: Pieces, legal: &[Action]) -> Action {
    let worth = |action: &Action| match action {
        Action::Give(piece, stack) => {
            let height = known.unknown_count(*stack) + known.known_below(*stack).count();
            (game.score(pool.without(*piece)), height)
        }
        _ => (Points::MIN, 0),
    };
    let [first, rest @ ..] = legal else { return Action::End };
    rest.iter().fold(*first, |best, action| if worth(action) > worth(&best) { *action } else { best })
}
