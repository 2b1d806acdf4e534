//! Skakanie's trials: master's rollouts for each option; with all pieces open, a small beam of hindsight.

use skakanie::{Action, Knowledge, Skakanie, State, Waiting};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::{BySeat, Game, Seat};

use super::bite;
use super::hindsight::Hindsight;
use super::thinker::{Thinker, win_chance};
use super::weights::Weights;
use super::world::World;
use crate::{Outlook, Trials, Worth};

/// How many turns are played on after the one under way, as master does.
const TURNS: usize = 6;
/// What winning is worth besides the points, as to master.
const WIN_BONUS: f64 = 6.0;
/// The most answers to a bite that are compared.
const ANSWERS: usize = 10;
/// The states kept after each turn with all pieces open.
const OPEN_WIDTH: usize = 4;

/// With all pieces open only a fierce Dragon's draws are left to chance: so many ways of it are looked at.
const FIERCE_WAYS: u64 = 4;

/// An option with all pieces open, one way of chance, and what came of it.
struct Opened {
    option: Action,
    luck: u64,
    worth: Worth,
}

/// Plays on by the thinker.
pub(super) struct SkakanieTrials<'a> {
    game: &'a Skakanie,
    thinker: Thinker,
    options: Vec<Action>,
    /// What was found with all pieces open, and in which state.
    opened: Option<(State, Vec<Opened>)>,
}

impl<'a> SkakanieTrials<'a> {
    pub(super) fn new(game: &'a Skakanie, known: &Knowledge, legal: &[Action]) -> Self {
        let thinker = Thinker::new(Weights::of(game));
        let options = match known.waiting() {
            Waiting::Give(seat, drawn) => {
                let world = World::sample(known, &mut SmallRng::seed_from_u64(0));
                let answers = bite::answers(game, &world, &thinker.weights, seat, drawn);
                answers.iter().take(ANSWERS).map(|answer| answer.action).collect()
            }
            _ => legal.to_vec(),
        };
        Self { game, thinker, options, opened: None }
    }

    pub(super) fn outlook(game: &'a Skakanie) -> Self {
        Self { game, thinker: Thinker::new(Weights::of(game)), options: Vec::new(), opened: None }
    }

    /// Plays on until so many steps of the Dragon are left, and judges the team.
    fn play_on(&mut self, world: &mut World, until: usize, luck: u64) -> Worth {
        let mut rng = SmallRng::seed_from_u64(luck);
        self.thinker.play_on(self.game, world, until, &mut rng);
        let value = self.thinker.value(self.game, world);
        self.judged(world.state.waiting() == Waiting::Over, world.steps_left(), value)
    }

    fn judged(&self, over: bool, steps: usize, value: f32) -> Worth {
        let reached = if value + 0.5 > self.game.target() as f32 { 1.0 } else { 0.0 };
        let win = if over { reached } else { win_chance(self.game, steps, value) };
        Worth { win, score: value.into() }
    }
}

/// How far the turns of a trial go from here.
fn until(world: &World) -> usize {
    let under_way = usize::from(matches!(world.state.waiting(), Waiting::Turn(_)));
    world.steps_left().saturating_sub(TURNS + under_way)
}

fn world_of(state: &State) -> World {
    World { state: *state, unknown: state.unknown() }
}

impl Trials<Skakanie> for SkakanieTrials<'_> {
    fn options(&self) -> Vec<Action> {
        self.options.clone()
    }

    fn try_option(&mut self, world: &State, option: Action, luck: u64) -> Worth {
        let mut world = world_of(world);
        let until = until(&world);
        let seat = world.state.waiting().seat().expect("somebody is asked where options are tried");
        world.play(self.game, seat, option);
        self.play_on(&mut world, until, luck)
    }

    fn try_open(&mut self, world: &State, option: Action, luck: u64) -> Worth {
        let luck = if self.game.options().fierce { luck % FIERCE_WAYS } else { 0 };
        if self.opened.as_ref().is_none_or(|(state, _)| state != world) {
            self.opened = Some((*world, Vec::new()));
        }
        let mut found = self.opened.iter().flat_map(|(_, found)| found);
        if let Some(known) = found.find(|known| known.option == option && known.luck == luck) {
            return known.worth;
        }
        let worth = self.look_ahead(world, option, luck);
        self.opened.iter_mut().for_each(|(_, found)| found.push(Opened { option, luck, worth }));
        worth
    }

    fn merit(&self, worth: Worth) -> f64 {
        worth.score + WIN_BONUS * worth.win
    }
}

impl SkakanieTrials<'_> {
    /// Plays an option and looks ahead with all pieces open.
    fn look_ahead(&self, world: &State, option: Action, luck: u64) -> Worth {
        let mut world = world_of(world);
        let until = until(&world);
        let seat = world.state.waiting().seat().expect("somebody is asked where options are tried");
        world.play(self.game, seat, option);
        let ahead = Hindsight::new(self.game).ahead(&world.state, OPEN_WIDTH, until, luck);
        self.judged(ahead.over, ahead.steps, ahead.value)
    }
}

impl Outlook<Skakanie> for SkakanieTrials<'_> {
    fn look(&mut self, world: &State, luck: u64) -> BySeat<Worth> {
        let mut world = world_of(world);
        let until = until(&world);
        let worth = self.play_on(&mut world, until, luck);
        BySeat::from_fn(self.game.seats(), |_: Seat| worth)
    }
}
