//! The thinker: compares all ways to use the turn by what is known, and thinks again after every surprise. It is the
//! level *strong*, and the policy of *master*'s rollouts.

use skakanie::{Action, Knowledge, Piece, Skakanie, StackId, Waiting};
use table::rand::rngs::SmallRng;
use table::shuffle::Quick;
use table::{Game, Seat};

use super::bite;
use super::table_view::TableView;
use super::turn::{Plan, Planner};
use super::weights::Weights;
use super::world::{World, distance};
use crate::generic::settle;
use crate::{Budget, Considered, Decision, Player};

/// The most actions a decision names as considered.
const NAMED: usize = 12;

/// Thinks about turns; keeps its memory between them.
pub(super) struct Thinker {
    pub(super) weights: Weights,
    pub(super) planner: Planner,
}

impl Thinker {
    pub(super) fn new(weights: Weights) -> Self {
        Self { weights, planner: Planner::default() }
    }

    /// The best use of the turn.
    pub(super) fn plan(&mut self, game: &Skakanie, world: &World, me: Seat) -> Plan {
        self.planner.look(&TableView::new(game, world, &self.weights, me));
        self.planner.best(world.state.actions_left())
    }

    /// The best few.
    pub(super) fn plans(&mut self, game: &Skakanie, world: &World, me: Seat, most: usize) -> Vec<Plan> {
        self.planner.look(&TableView::new(game, world, &self.weights, me));
        self.planner.best_few(world.state.actions_left(), most)
    }

    /// The best answer to a bite.
    pub(super) fn answer(&self, game: &Skakanie, world: &World, me: Seat, drawn: Option<Piece>) -> Action {
        bite::answers(game, world, &self.weights, me, drawn)[0].action
    }

    /// Plays on until so many steps of the Dragon are left and its bites are settled.
    pub(super) fn play_on(&mut self, game: &Skakanie, world: &mut World, steps: usize, rng: &mut SmallRng) {
        loop {
            match world.state.waiting() {
                Waiting::Turn(seat) => {
                    if world.steps_left() <= steps {
                        return;
                    }
                    let plan = self.plan(game, world, seat);
                    for action in plan.actions() {
                        world.play(game, seat, *action);
                    }
                }
                Waiting::Give(seat, drawn) => {
                    let action = self.answer(game, world, seat, drawn);
                    world.play(game, seat, action);
                }
                Waiting::Corner(seat) => {
                    world.play(game, seat, Action::Corner(corner(game, world)));
                }
                Waiting::Over => return,
                Waiting::Deal | Waiting::Dragon | Waiting::Draw(_) => {
                    settle(game, &mut world.state, &mut Quick(&mut *rng));
                }
            }
        }
    }

    /// What the team is expected to have in the end, or has if the game is over.
    pub(super) fn value(&mut self, game: &Skakanie, world: &World) -> f32 {
        let state = &world.state;
        if state.waiting() == Waiting::Over {
            return game.team_score(state) as f32;
        }
        let me = state.turn();
        let view = TableView::new(game, world, &self.weights, me);
        view.standing()
    }
}

/// A corner nobody stands on, as far from the others as can be.
pub(super) fn corner(game: &Skakanie, world: &World) -> StackId {
    let lonely = |corner: &StackId| {
        let placed = Seat::all(game.seats()).filter_map(|seat| world.state.pawn(seat));
        placed.map(|pawn| distance(pawn, *corner)).min().unwrap_or(9)
    };
    let [first, rest @ ..] = StackId::CORNERS;
    rest.into_iter().fold(first, |best, corner| if lonely(&corner) > lonely(&best) { corner } else { best })
}

/// The level *strong*.
pub(super) struct Strong {
    rng: SmallRng,
}

impl Strong {
    pub(super) const fn new(rng: SmallRng) -> Self {
        Self { rng }
    }
}

impl Player<Skakanie> for Strong {
    fn decide(
        &mut self,
        game: &Skakanie,
        known: &Knowledge,
        legal: &[Action],
        _budget: Budget<'_>,
    ) -> Decision<Skakanie> {
        let world = World::sample(known, &mut self.rng);
        let mut thinker = Thinker::new(Weights::of(game));
        let rated: Vec<(Action, f32)> = match known.waiting() {
            Waiting::Turn(seat) => {
                let plans = thinker.plans(game, &world, seat, 40);
                plans.iter().map(|plan| (plan.actions[0], plan.value)).collect()
            }
            Waiting::Give(seat, drawn) => {
                let answers = bite::answers(game, &world, &thinker.weights, seat, drawn);
                answers.iter().map(|answer| (answer.action, answer.value)).collect()
            }
            _ => vec![(Action::Corner(corner(game, &world)), 0.0)],
        };
        let mut considered: Vec<Considered<Skakanie>> = Vec::new();
        for (action, value) in rated {
            debug_assert!(legal.contains(&action), "{action} is legal");
            if considered.len() < NAMED && considered.iter().all(|known| known.action != action) {
                let win = win_chance(game, world.steps_left(), value);
                considered.push(Considered { action, visits: 1, score: f64::from(value), win });
            }
        }
        Decision { action: considered[0].action, iterations: considered.len() as u64, considered }
    }
}

/// How likely the target is reached if so much is expected with so many turns to come: the error grows with the turns.
pub(super) fn win_chance(game: &Skakanie, steps: usize, expected: f32) -> f64 {
    let spread = 0.5 + 0.12 * steps as f64;
    let over = f64::from(expected) - f64::from(game.target()) + 0.5;
    1.0 / (1.0 + libm::exp(-over / spread))
}
