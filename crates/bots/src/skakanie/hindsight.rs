//! What a team could have reached had it known every stack: a beam search over whole turns with all pieces face up.
//!
//! It is a measure for honest players, who cannot be expected to reach it, and a lower bound on what perfect play with
//! open stacks would reach: it still rises with the width. Memory: `width` states of 320 bytes, the ways on from them
//! (at most 8 times as many and those of one state), as many fingerprints as one turn has ways (about 40 times the width),
//! and the pools of its view.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use skakanie::{Action, Piece, Pieces, Skakanie, StackId, State, Waiting};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::Quick;
use table::{Game, Points, Seat};

use super::bite;
use super::open_view::{OpenView, stir, stir_pieces};
use super::turn::neighbours;
use super::weights::Weights;
use super::world::World;

/// A team's score in this deal by a beam of so many states after each turn.
///
/// The state is one after the deal and the Dragon's placing; corners still to be chosen are chosen apart.
pub fn hindsight(game: &Skakanie, dealt: &State, width: usize) -> Points {
    Hindsight::new(game).ahead(dealt, width, 0, 0).value as Points
}

/// How many answers to each bite are tried.
const ANSWERS: usize = 2;

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

/// A beam search with all pieces face up; keeps its memory from search to search.
pub(super) struct Hindsight<'a> {
    game: &'a Skakanie,
    view: OpenView,
    bites: Bites<'a>,
    beam: Vec<World>,
    /// The ways of one turn, and those under way.
    ways: Vec<World>,
    stack: Vec<World>,
    /// The values of `next`, and where in it they are.
    values: Vec<(f32, u32)>,
    next: Vec<World>,
    /// Fingerprints of one turn's positions, and of all after it.
    seen: Seen,
    seen_next: Seen,
}

impl<'a> Hindsight<'a> {
    pub(super) fn new(game: &'a Skakanie) -> Self {
        let weights = Weights::of(game);
        Self {
            game,
            view: OpenView::new(game, weights),
            bites: Bites { game, weights, rng: SmallRng::seed_from_u64(0) },
            beam: Vec::new(),
            ways: Vec::new(),
            stack: Vec::new(),
            values: Vec::new(),
            next: Vec::new(),
            seen: Seen::default(),
            seen_next: Seen::default(),
        }
    }

    /// The best a beam of so many states finds before only `until` steps of the Dragon are left. Bites under way are settled
    /// first.
    pub(super) fn ahead(&mut self, state: &State, width: usize, until: usize, luck: u64) -> Ahead {
        let mut start = World { state: *state, unknown: Pieces::EMPTY };
        while let Waiting::Corner(seat) = start.state.waiting() {
            let corner = super::thinker::corner(self.game, &start);
            self.game.play_unchecked(&mut start.state, seat, Action::Corner(corner));
        }
        self.bites.rng = SmallRng::seed_from_u64(luck);
        self.beam.clear();
        self.bites.settle(&start, &mut self.beam);
        let is_open = |world: &World| world.state.waiting() != Waiting::Over && world.steps_left() > until;
        while self.beam.iter().any(is_open) {
            self.advance(width);
        }
        let mut value = f32::NEG_INFINITY;
        for world in &self.beam {
            value = value.max(standing(self.game, &mut self.view, world));
        }
        let over = self.beam.iter().all(|world| world.state.waiting() == Waiting::Over);
        Ahead { value, steps: self.beam[0].steps_left(), over }
    }

    /// Goes on to the best states one turn later.
    fn advance(&mut self, width: usize) {
        self.seen_next.clear();
        self.next.clear();
        self.values.clear();
        for at in 0..self.beam.len() {
            let world = self.beam[at];
            self.ways(&world);
            for way in &self.ways {
                if self.seen_next.insert(fingerprint(self.game, &way.state)) {
                    let value = standing(self.game, &mut self.view, way);
                    self.values.push((value, self.next.len() as u32));
                    self.next.push(*way);
                }
            }
            if self.values.len() > 8 * width {
                self.keep_best(width);
            }
        }
        self.keep_best(width);
        std::mem::swap(&mut self.beam, &mut self.next);
    }

    /// Drops all but the best so many.
    fn keep_best(&mut self, width: usize) {
        // A stable sort: which of equal states stay must not depend on the library's version.
        self.values.sort_by(|a, b| b.0.total_cmp(&a.0));
        self.values.truncate(width);
        self.stack.clear();
        self.stack.extend(self.values.iter().map(|(_, at)| self.next[*at as usize]));
        std::mem::swap(&mut self.stack, &mut self.next);
        for (at, value) in self.values.iter_mut().enumerate() {
            value.1 = at as u32;
        }
    }

    /// All ways to use a turn, up to the end of its bites.
    fn ways(&mut self, world: &World) {
        self.ways.clear();
        let Waiting::Turn(seat) = world.state.waiting() else { return };
        let dragon = world.state.dragon();
        self.seen.clear();
        self.stack.clear();
        self.stack.push(*world);
        while let Some(world) = self.stack.pop() {
            let pawn = world.pawn(seat);
            let take = world.state.top(pawn).map(|_| Action::Take);
            let moves = neighbours(pawn).filter(|to| Some(*to) != dragon).map(Action::Move);
            for action in take.into_iter().chain(moves).chain([Action::End]) {
                let mut after = world;
                self.game.play_unchecked(&mut after.state, seat, action);
                let over = after.state.dragon() != dragon || after.state.waiting() == Waiting::Over;
                if !self.seen.insert(fingerprint(self.game, &after.state)) {
                    continue;
                }
                if over {
                    self.bites.settle(&after, &mut self.ways);
                } else {
                    self.stack.push(after);
                }
            }
        }
    }
}

/// Settles bites by the best few answers to each.
struct Bites<'a> {
    game: &'a Skakanie,
    weights: Weights,
    rng: SmallRng,
}

impl Bites<'_> {
    fn settle(&mut self, world: &World, out: &mut Vec<World>) {
        let mut after = *world;
        match world.state.waiting() {
            Waiting::Give(seat, drawn) => {
                let answers = bite::answers(self.game, world, &self.weights, seat, drawn);
                for answer in answers.iter().take(ANSWERS) {
                    let mut after = *world;
                    self.game.play_unchecked(&mut after.state, seat, answer.action);
                    self.settle(&after, out);
                }
            }
            Waiting::Draw(_) => {
                let chance = self.game.draw(&after.state, &mut Quick(&mut self.rng));
                self.game.resolve(&mut after.state, &chance).expect("what was drawn was due");
                self.settle(&after, out);
            }
            _ => out.push(after),
        }
    }
}

/// Scores, and what the pieces still to come promise: each is worth more the sooner it can be had.
fn standing(game: &Skakanie, view: &mut OpenView, world: &World) -> f32 {
    match world.state.waiting() {
        Waiting::Over => game.team_score(&world.state) as f32,
        _ => view.standing(game, world),
    }
}

/// Two states with the same pools, pawns and stacks are the same for what is to come.
fn fingerprint(game: &Skakanie, state: &State) -> u64 {
    let mut hash = u64::from(state.actions_left());
    let place = |stack: Option<StackId>| stack.map_or(15, StackId::index) as u64;
    for seat in Seat::all(game.seats()) {
        hash = stir(stir_pieces(hash, state.pool(seat)), place(state.pawn(seat)));
    }
    let mut tops = place(state.dragon());
    for stack in StackId::all() {
        tops = tops << 8 | state.top(stack).map_or(255, Piece::index) as u64;
        if stack.index() % 6 == 5 {
            hash = stir(hash, tops);
            tops = 0;
        }
    }
    hash
}

/// A set of fingerprints, which are stirred enough.
type Seen = HashSet<u64, BuildHasherDefault<Plain>>;

/// A number as its own hash.
#[derive(Default)]
struct Plain(u64);

impl Hasher for Plain {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |hash, byte| stir(hash, u64::from(*byte)));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = word;
    }
}
