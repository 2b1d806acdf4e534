//! What a team could have reached had it known every stack: a beam search over whole turns with all pieces face up.
//!
//! It is a measure for honest players, who cannot be expected to reach it, and a lower bound on what perfect play with
//! open stacks would reach: it still rises with the width. Memory: `width` states of 400 bytes for each of two turns,
//! and as many fingerprints as one turn has ways (about 40 times the width).

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use skakanie::{Action, Pieces, Skakanie, StackId, State, Waiting};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::Quick;
use table::{Game, Points, Seat};

use super::bite;
use super::table_view::TableView;
use super::turn::neighbours;
use super::weights::Weights;
use super::world::World;

/// A team's score in this deal by a beam of so many states after each turn.
///
/// The state is one after the deal and the Dragon's placing; corners still to be chosen are chosen apart.
pub fn hindsight(game: &Skakanie, dealt: &State, width: usize) -> Points {
    hindsight_ahead(game, dealt, width, 0, 0).value as Points
}

/// What hindsight sees at its horizon.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ahead {
    /// The team's points, or what they are expected to become.
    pub(super) value: f32,
    /// The Dragon's steps that are left.
    pub(super) steps: usize,
    /// Is the game over?
    pub(super) over: bool,
}

/// The best a beam of so many states finds before only `until` steps of the Dragon are left. Bites under way are settled first.
pub(super) fn hindsight_ahead(
    game: &Skakanie,
    state: &State,
    width: usize,
    until: usize,
    luck: u64,
) -> Ahead {
    let mut start = World { state: *state, unknown: Pieces::EMPTY };
    while let Waiting::Corner(seat) = start.state.waiting() {
        let corner = super::thinker::corner(game, &start);
        game.play_unchecked(&mut start.state, seat, Action::Corner(corner));
    }
    let mut search = Search { game, weights: Weights::of(game), rng: SmallRng::seed_from_u64(luck) };
    let mut beam = Vec::new();
    search.settle(&start, &mut beam);
    while beam.iter().any(|world| world.state.waiting() != Waiting::Over && world.steps_left() > until) {
        beam = search.advance(&beam, width);
    }
    let value = beam.iter().map(|world| search.value(world)).fold(f32::NEG_INFINITY, f32::max);
    let over = beam.iter().all(|world| world.state.waiting() == Waiting::Over);
    Ahead { value, steps: beam[0].steps_left(), over }
}

struct Search<'a> {
    game: &'a Skakanie,
    weights: Weights,
    rng: SmallRng,
}

impl Search<'_> {
    /// The best states one turn later.
    fn advance(&mut self, beam: &[World], width: usize) -> Vec<World> {
        let mut seen = HashSet::new();
        let mut next: Vec<(f32, World)> = Vec::new();
        let mut ways = Vec::new();
        for world in beam {
            ways.clear();
            self.ways(world, &mut ways);
            for way in &ways {
                if seen.insert(fingerprint(self.game, &way.state)) {
                    next.push((self.value(way), *way));
                }
            }
            if next.len() > 8 * width {
                keep_best(&mut next, width);
            }
        }
        keep_best(&mut next, width);
        next.into_iter().map(|(_, world)| world).collect()
    }

    /// All ways to use a turn, up to the end of its bites.
    fn ways(&mut self, world: &World, out: &mut Vec<World>) {
        let Waiting::Turn(seat) = world.state.waiting() else { return };
        let dragon = world.state.dragon();
        let mut stack = vec![*world];
        let mut seen = HashSet::new();
        while let Some(world) = stack.pop() {
            let mut try_it = |action: Action, stack: &mut Vec<World>| {
                let mut after = world;
                self.game.play_unchecked(&mut after.state, seat, action);
                let over = after.state.dragon() != dragon || after.state.waiting() == Waiting::Over;
                if !seen.insert(fingerprint(self.game, &after.state)) {
                    return;
                }
                if over { self.settle(&after, out) } else { stack.push(after) }
            };
            let pawn = world.pawn(seat);
            if world.state.top(pawn).is_some() {
                try_it(Action::Take, &mut stack);
            }
            for to in neighbours(pawn).filter(|to| Some(*to) != dragon) {
                try_it(Action::Move(to), &mut stack);
            }
            try_it(Action::End, &mut stack);
        }
    }

    /// The two best answers to each bite.
    fn settle(&mut self, world: &World, out: &mut Vec<World>) {
        match world.state.waiting() {
            Waiting::Give(seat, drawn) => {
                let answers = bite::answers(self.game, world, &self.weights, seat, drawn);
                for answer in answers.iter().take(2) {
                    let mut after = *world;
                    self.game.play_unchecked(&mut after.state, seat, answer.action);
                    self.settle(&after, out);
                }
            }
            Waiting::Draw(_) => {
                let mut after = *world;
                let chance = self.game.draw(&after.state, &mut Quick(&mut self.rng));
                self.game.resolve(&mut after.state, &chance).expect("what was drawn was due");
                self.settle(&after, out);
            }
            _ => out.push(*world),
        }
    }

    /// Scores, and what the pieces still to come promise: each is worth more the sooner it can be had.
    fn value(&self, world: &World) -> f32 {
        let state = &world.state;
        if state.waiting() == Waiting::Over {
            return self.game.team_score(state) as f32;
        }
        let world = World { state: *state, unknown: world.stacked(self.game) };
        TableView::new(self.game, &world, &self.weights, state.turn()).open_standing()
    }
}

/// Drops all but the best so many.
fn keep_best(states: &mut Vec<(f32, World)>, width: usize) {
    // A stable sort: which of equal states stay must not depend on the library's version.
    states.sort_by(|a, b| b.0.total_cmp(&a.0));
    states.truncate(width);
}

/// Two states with the same pools, pawns and stacks are the same for what is to come.
fn fingerprint(game: &Skakanie, state: &State) -> u64 {
    let mut hasher = DefaultHasher::new();
    for seat in Seat::all(game.seats()) {
        state.pool(seat).hash(&mut hasher);
        state.pawn(seat).hash(&mut hasher);
    }
    for stack in StackId::all() {
        state.top(stack).hash(&mut hasher);
    }
    (state.actions_left(), state.dragon()).hash(&mut hasher);
    hasher.finish()
}
