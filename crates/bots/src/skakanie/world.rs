//! A position with what is known about it: a possible state, and the pieces of it nobody has seen.

use skakanie::{Action, Knowledge, Pieces, Skakanie, StackId, State, Waiting};
use table::rand::Rng;
use table::{Game, MAX_SEATS, Seat};

/// A possible state. Planners look at what lies open in it and at `unknown`, never at the order of the face-down pieces.
#[derive(Clone, Copy)]
pub(super) struct World {
    pub(super) state: State,
    pub(super) unknown: Pieces,
}

impl World {
    /// A state that fits the knowledge.
    pub(super) fn sample(knowledge: &Knowledge, rng: &mut impl Rng) -> Self {
        Self { state: knowledge.sample(rng), unknown: knowledge.unknown() }
    }

    /// Plays a legal action; did it turn up a piece nobody had seen?
    pub(super) fn play(&mut self, game: &Skakanie, seat: Seat, action: Action) -> bool {
        let reveals =
            (action == Action::Take).then(|| self.pawn(seat)).filter(|at| self.state.unknown_count(*at) > 0);
        game.play_unchecked(&mut self.state, seat, action);
        let turned_up = reveals.and_then(|at| self.state.top(at));
        if let Some(piece) = turned_up {
            self.unknown = self.unknown.without(piece);
        }
        turned_up.is_some()
    }

    /// Where a pawn stands, or the first corner before it is placed.
    pub(super) fn pawn(&self, seat: Seat) -> StackId {
        self.state.pawn(seat).unwrap_or(StackId::CORNERS[0])
    }

    /// The pieces in the stacks.
    pub(super) fn stacked(&self, game: &Skakanie) -> Pieces {
        let pools = Seat::all(game.seats()).map(|seat| self.state.pool(seat));
        game.grid().all() - pools.fold(Pieces::EMPTY, |all, pool| all | pool)
    }

    /// How many steps the Dragon makes till the game is over (S9, S10).
    pub(super) fn steps_left(&self) -> usize {
        let (Some(dragon), Some(home)) = (self.state.dragon(), self.state.home()) else {
            return 10 * self.state.tokens() as usize;
        };
        let laps = 10 * (self.state.tokens() as usize).saturating_sub(1);
        let biting = matches!(self.state.waiting(), Waiting::Give(..) | Waiting::Draw(_));
        if biting && dragon == home {
            return laps;
        }
        laps + (ring_at(home) + 9 - ring_at(dragon)) % 10 + 1
    }

    /// For each seat, how many actions it has after the turn under way, of which `steps` are left after it.
    pub(super) fn actions_after(&self, game: &Skakanie, steps: usize) -> [u32; MAX_SEATS] {
        let seats = game.seats();
        let mut actions = [0; MAX_SEATS];
        for seat in Seat::all(seats) {
            let wait = self.wait(game, seat);
            let turns = if steps > wait { (steps - wait - 1) / seats + 1 } else { 0 };
            actions[seat.index()] = turns as u32 * u32::from(game.actions(seat));
        }
        actions
    }

    /// How many turns of others come before the seat's next one, after the turn under way.
    pub(super) fn wait(&self, game: &Skakanie, seat: Seat) -> usize {
        let seats = game.seats();
        (seat.index() + seats - self.state.turn().index() + seats - 1) % seats
    }
}

/// Where an outer stack is on the Dragon's way, from 0.
pub(super) const fn ring_at(stack: StackId) -> usize {
    [0, 1, 2, 3, 9, 0, 0, 4, 8, 7, 6, 5][stack.index()]
}

/// How many steps a pawn needs from one stack to another.
pub(super) const fn distance(from: StackId, to: StackId) -> usize {
    let ((row, column), (other_row, other_column)) = (from.row_column(), to.row_column());
    row.abs_diff(other_row) + column.abs_diff(other_column)
}
