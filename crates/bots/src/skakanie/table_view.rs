//! The whole table as one turn's planner sees it: everybody's pools taken apart, and what the face-up pieces are worth to
//! whom.

use skakanie::{Options, Piece, Pieces, Skakanie, StackId};
use table::{Game, MAX_SEATS, Seat};

use super::pool::{Around, Sight};
use super::weights::Weights;
use super::world::{World, distance, ring_at};

/// What lies on top of a stack after some of its pieces were taken.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Top {
    Known(Piece),
    Unknown,
    Nothing,
}

/// One stack's worth to everybody but the one whose plans are compared.
#[derive(Clone, Copy, Default)]
pub(super) struct Worth {
    /// The face-up piece's.
    top: f32,
    /// That of an unseen piece on top.
    unseen: f32,
}

/// The table at one moment, from the side of the seat whose turn it is.
pub(super) struct TableView<'a> {
    pub(super) game: &'a Skakanie,
    pub(super) world: &'a World,
    pub(super) weights: &'a Weights,
    pub(super) me: Seat,
    /// Actions of each seat after this turn.
    pub(super) actions: [u32; MAX_SEATS],
    pub(super) steps: usize,
    stacked: Pieces,
    /// Everybody's pool; in joint play only the first counts.
    sights: [Option<Sight>; MAX_SEATS],
    reach: [[f32; 6]; MAX_SEATS],
    pub(super) others: [Worth; StackId::COUNT],
    others_value: f32,
    /// Where the best piece lies for whoever is next.
    awaited: Option<StackId>,
}

impl<'a> TableView<'a> {
    pub(super) fn new(game: &'a Skakanie, world: &'a World, weights: &'a Weights, me: Seat) -> Self {
        let mut view = Self::bare(game, world, weights, me);
        for seat in Seat::all(game.seats()) {
            view.reach[seat.index()] = reach(weights, view.actions[seat.index()]);
            if seat != me && !game.options().joint {
                let sight = view.sight(seat, world.state.pool(seat), view.stacked);
                view.others_value += sight.value;
                view.sights[seat.index()] = Some(sight);
            }
        }
        view.others = view.worth_to_others(None);
        view.awaited = view.best_of_the_next();
        view
    }

    /// The table without a look at the others' pools, and at how far everything is.
    pub(super) fn bare(game: &'a Skakanie, world: &'a World, weights: &'a Weights, me: Seat) -> Self {
        let steps = world.steps_left().saturating_sub(1);
        let actions = world.actions_after(game, steps);
        Self {
            game,
            world,
            weights,
            me,
            actions,
            steps,
            stacked: world.stacked(game),
            sights: [None; MAX_SEATS],
            reach: [[0.0; 6]; MAX_SEATS],
            others: [Worth::default(); StackId::COUNT],
            others_value: 0.0,
            awaited: None,
        }
    }

    /// Where the piece lies that brings the seat whose turn is next the most, if it can take one that brings something.
    fn best_of_the_next(&self) -> Option<StackId> {
        let next = self.me.next(self.game.seats());
        let sight = self.sights[next.index()].as_ref()?;
        let (pawn, actions) = (self.world.pawn(next), usize::from(self.game.actions(next)));
        let mut best = (None, 0.0);
        for stack in StackId::all() {
            let Some(piece) = self.world.state.top(stack) else { continue };
            let steps = distance(pawn, stack);
            let gain = sight.gain(self.game.grid(), piece) * self.reach[next.index()][steps];
            if steps < actions && gain > best.1 {
                best = (Some(stack), gain);
            }
        }
        best.0
    }

    /// A pool taken apart, as it would be after this turn.
    pub(super) fn sight(&self, seat: Seat, pool: Pieces, stacked: Pieces) -> Sight {
        let options: &Options = self.game.options();
        let left = if options.joint { self.actions.iter().sum() } else { self.actions[seat.index()] };
        let around = Around {
            grid: self.game.grid(),
            weights: self.weights,
            stacked,
            unknown: self.world.unknown,
            single: options.singles.points() as f32,
            fade: self.weights.faded(left),
        };
        Sight::new(pool, &around)
    }

    /// My pool with these pieces.
    pub(super) fn my_sight(&self, pool: Pieces) -> Sight {
        self.sight(self.me, pool, self.stacked - pool)
    }

    /// What each stack is worth to the others, should one of them be pushed.
    pub(super) fn worth_to_others(&self, pushed: Option<(Seat, StackId)>) -> [Worth; StackId::COUNT] {
        let mut worths = [Worth::default(); StackId::COUNT];
        for seat in Seat::all(self.game.seats()).filter(|seat| *seat != self.me) {
            let Some(sight) = &self.sights[seat.index()] else { continue };
            let pawn = self.pawn(seat, pushed);
            for (stack, worth) in StackId::all().zip(&mut worths) {
                let reach = self.reach[seat.index()][distance(pawn, stack)];
                if let Some(piece) = self.world.state.top(stack) {
                    worth.top = worth.top.max(sight.gain(self.game.grid(), piece) * reach);
                }
                worth.unseen = worth.unseen.max(sight.fits * reach);
            }
        }
        worths
    }

    fn pawn(&self, seat: Seat, pushed: Option<(Seat, StackId)>) -> StackId {
        match pushed {
            Some((other, to)) if other == seat => to,
            _ => self.world.pawn(seat),
        }
    }

    /// The top of a stack after so many of its pieces were taken.
    pub(super) fn top(&self, stack: StackId, taken: usize) -> Top {
        let state = &self.world.state;
        let unknown = state.unknown_count(stack);
        match taken {
            0 => state.top(stack).map_or(Top::Nothing, Top::Known),
            _ if taken <= unknown => Top::Unknown,
            _ => state.known_below(stack).nth(taken - unknown - 1).map_or(Top::Nothing, Top::Known),
        }
    }

    /// What my gains from the tops as they lie are.
    pub(super) fn gains(&self, sight: &Sight) -> [f32; StackId::COUNT] {
        let mut gains = [0.0; StackId::COUNT];
        for (stack, gain) in StackId::all().zip(&mut gains) {
            if let Some(piece) = self.world.state.top(stack) {
                *gain = sight.gain(self.game.grid(), piece);
            }
        }
        gains
    }

    /// What lies on the table is worth, with me on a stack; `taken` has four bits for each stack.
    pub(super) fn tops(
        &self,
        others: &[Worth; StackId::COUNT],
        sight: &Sight,
        gains: &[f32; StackId::COUNT],
        pawn: StackId,
        taken: u64,
    ) -> f32 {
        if self.sweeping() {
            return self.weights.top * self.pull(pawn, taken);
        }
        let reach = &self.reach[self.me.index()];
        let mut sum = 0.0;
        for stack in StackId::all() {
            let at = stack.index();
            let mine = reach[distance(pawn, stack)];
            let count = (taken >> (4 * at) & 15) as usize;
            if count == 0 {
                sum += others[at].top.max(gains[at] * mine);
                continue;
            }
            match self.top(stack, count) {
                Top::Known(piece) => sum += sight.gain(self.game.grid(), piece) * mine,
                Top::Unknown => sum += self.weights.hidden_top * others[at].unseen.max(sight.fits * mine),
                Top::Nothing => {}
            }
        }
        self.weights.top * sum
    }

    /// What it costs to have taken from where the next seat's best piece lies; `taken` has four bits for each stack.
    pub(super) fn discourtesy(&self, taken: u64) -> f32 {
        let is_rude = self.awaited.is_some_and(|stack| taken >> (4 * stack.index()) & 15 > 0);
        if is_rude { self.weights.courtesy } else { 0.0 }
    }

    /// Is there one pool, for which every piece is good in the end?
    fn sweeping(&self) -> bool {
        self.game.options().joint || self.game.seats() == 1
    }

    /// How near the pawns are to stacks that are not empty, with mine on this one.
    fn pull(&self, pawn: StackId, taken: u64) -> f32 {
        let mut sum = 0.0;
        for stack in StackId::all() {
            if self.top(stack, (taken >> (4 * stack.index()) & 15) as usize) == Top::Nothing {
                continue;
            }
            let near = |seat: Seat| {
                let at = if seat == self.me { pawn } else { self.world.pawn(seat) };
                self.reach[seat.index()][distance(at, stack)]
            };
            sum += Seat::all(self.game.seats()).map(near).fold(0.0, f32::max);
        }
        sum
    }

    /// What the bites are expected to change that come before the bitten can do anything about it.
    pub(super) fn bites(&self, sight: &Sight, pawn: StackId, pushed: Option<(Seat, StackId)>) -> f32 {
        let Some(dragon) = self.world.state.dragon() else { return 0.0 };
        let dragon = dragon.clockwise();
        let mut sum = 0.0;
        for seat in Seat::all(self.game.seats()) {
            let at = if seat == self.me { pawn } else { self.pawn(seat, pushed) };
            if !at.is_outer() {
                continue;
            }
            let relief = match &self.sights[seat.index()] {
                Some(sight) => self.relief(sight),
                None => self.relief(sight),
            };
            let steps = (ring_at(at) + 10 - ring_at(dragon)) % 10;
            if steps == 0 {
                sum += self.weights.bite_now * relief;
            } else if steps <= self.world.wait(self.game, seat).min(self.steps) {
                sum += self.weights.bite_soon * relief;
            }
        }
        sum
    }

    fn relief(&self, sight: &Sight) -> f32 {
        if !self.game.options().fierce || sight.pool.is_empty() {
            return sight.relief;
        }
        let strays = sight.strays().len() as f32 / sight.pool.len() as f32;
        strays * sight.relief.max(-0.3) - (1.0 - strays) * 1.5
    }

    /// What the table is worth before anything is done.
    pub(super) fn standing(&self) -> f32 {
        let sight = self.my_sight(self.world.state.pool(self.me));
        let pawn = self.world.pawn(self.me);
        let tops = self.tops(&self.others, &sight, &self.gains(&sight), pawn, 0);
        sight.value + tops + self.others_value
    }

    /// What the others' pools are worth.
    pub(super) const fn others_value(&self) -> f32 {
        self.others_value
    }
}

/// What a point at each distance is worth to somebody with so many actions left.
pub(super) fn reach(weights: &Weights, actions: u32) -> [f32; 6] {
    let mut worth = 1.0;
    std::array::from_fn(|steps| {
        let here = if (steps as u32) < actions { worth } else { 0.0 };
        worth *= weights.step;
        here
    })
}

#[cfg(test)]
mod tests {
    use skakanie::{Action, Waiting};
    use table::rand::SeedableRng;
    use table::rand::rngs::SmallRng;

    use super::super::thinker::Thinker;
    use super::super::turn::Planner;
    use super::*;

    /// Does the best plan by these numbers take from where the next seat's best piece lies?
    fn is_rude(game: &Skakanie, world: &World, weights: &Weights) -> bool {
        let mut planner = Planner::default();
        let view = TableView::new(game, world, weights, world.state.turn());
        planner.look(&view);
        let plan = planner.best(world.state.actions_left());
        let mut here = world.pawn(view.me);
        plan.actions().iter().any(|action| {
            if let Action::Move(to) = action {
                here = *to;
            }
            *action == Action::Take && view.awaited == Some(here)
        })
    }

    #[test]
    fn what_the_next_one_waits_for_is_left_to_them_more_often() {
        let game: Skakanie = "options seats=2 picture=12x8\n".parse().expect("these options fit");
        let courteous = Weights::of(&game);
        let (mut kind, mut rude) = (0, 0);
        for deal in 0..20 {
            let mut rng = SmallRng::seed_from_u64(deal);
            let mut state = game.start();
            crate::generic::settle(&game, &mut state, &mut table::shuffle::Quick(&mut rng));
            let mut world = World { state, unknown: state.unknown() };
            let mut thinker = Thinker::new(courteous);
            while world.state.waiting() != Waiting::Over {
                if matches!(world.state.waiting(), Waiting::Turn(_)) {
                    kind += u32::from(is_rude(&game, &world, &courteous));
                    rude += u32::from(is_rude(&game, &world, &Weights { courtesy: 0.0, ..courteous }));
                }
                let steps = world.steps_left().saturating_sub(1);
                thinker.play_on(&game, &mut world, steps, &mut rng);
            }
        }
        assert!(rude > 20 && kind * 4 < rude * 3, "{kind} and {rude}");
    }
}
