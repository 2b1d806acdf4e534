//! The rules of Skakanie: what is legal, what happens, who wins.

use table::rand::Rng;
use table::shuffle::Source;
use table::{BySeat, Game, Outcome, Pending, Seat, SeatSet, Step, Viewer};

use crate::action::Action;
use crate::chance::Chance;
use crate::event::Event;
use crate::game::Skakanie;
use crate::illegal::Illegal;
use crate::knowledge::Knowledge;
use crate::options::DragonStart;
use crate::state::{State, Waiting};
use crate::view::View;

impl Game for Skakanie {
    const NAME: &'static str = "skakanie";
    const RULES: u32 = 1;

    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Knowledge = Knowledge;

    fn seats(&self) -> usize {
        self.options().seats
    }

    fn start(&self) -> State {
        let dragon = match self.options().dragon {
            DragonStart::Random => None,
            DragonStart::At(stack) => Some(stack),
        };
        State::new(self.options().youngest, dragon, self.options().joint)
    }

    fn pending(&self, state: &State) -> Pending {
        match state.waiting {
            Waiting::Deal | Waiting::Dragon | Waiting::Draw(_) => Pending::Chance,
            Waiting::Corner(seat) | Waiting::Turn(seat) | Waiting::Give(seat, _) => {
                Pending::Seats(SeatSet::only(seat))
            }
            Waiting::Over => Pending::Over,
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(state, seat, out);
    }

    fn play(&self, state: &mut State, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check(state, seat, action)?;
        self.apply(state, seat, action, &mut |_| {});
        Ok(())
    }

    fn draw(&self, state: &State, source: &mut impl Source) -> Chance {
        match state.waiting {
            Waiting::Dragon => Chance::dragon(source),
            Waiting::Draw(seat) => Chance::bite(state.pool(seat), source),
            _ => Chance::deal(self.picture().pieces(), source),
        }
    }

    fn resolve(&self, state: &mut State, chance: &Chance) -> Result<(), Illegal> {
        self.check_chance(state, chance)?;
        self.apply_chance(state, chance, &mut |_| {});
        Ok(())
    }

    fn reshuffle(&self, state: &State, source: &mut impl Source) -> Option<Chance> {
        let unknown = state.unknown();
        (unknown.len() > 1).then(|| Chance::reshuffle(unknown, source))
    }

    fn resolve_reshuffle(&self, state: &mut State, chance: &Chance) -> Result<(), Illegal> {
        match chance {
            Chance::Reshuffle(order) if order.is_complete(state.unknown()) => {
                self.apply_chance(state, chance, &mut |_| {});
                Ok(())
            }
            Chance::Reshuffle(_) => Err(Illegal::IncompleteDeal),
            _ => Err(Illegal::DealNotDue),
        }
    }

    fn chances(&self, state: &State) -> Option<Vec<Chance>> {
        match state.waiting {
            Waiting::Deal => None,
            Waiting::Dragon => Some(crate::StackId::ring().map(Chance::Dragon).collect()),
            Waiting::Draw(seat) => Some(state.pool(seat).iter().map(Chance::Bite).collect()),
            Waiting::Corner(_) | Waiting::Turn(_) | Waiting::Give(..) | Waiting::Over => Some(Vec::new()),
        }
    }

    fn events(&self, before: &State, step: &Step<Self>, _viewer: Viewer) -> Vec<Event> {
        let mut events = Vec::new();
        let mut state = *before;
        let mut note = |event| events.push(event);
        match step {
            Step::Action(seat, action) => self.apply(&mut state, *seat, *action, &mut note),
            Step::Chance(chance) => self.apply_chance(&mut state, chance, &mut note),
        }
        events
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    fn knowledge(&self, state: &State, _seat: Seat) -> Knowledge {
        Knowledge::new(state)
    }

    fn sample(&self, knowledge: &Knowledge, rng: &mut impl Rng) -> State {
        knowledge.sample(rng)
    }

    fn standing(&self, state: &State) -> Outcome {
        let team = self.team(state);
        let place = if team.score >= team.target { 1 } else { 2 };
        Outcome {
            scores: BySeat::from_fn(self.options().seats, |seat| self.score(state.pool(seat))),
            places: BySeat::from_fn(self.options().seats, |_| place),
            team: Some(team),
        }
    }

    fn uncovers(&self, before: &State, step: &Step<Self>) -> bool {
        match step {
            Step::Chance(chance) => matches!(chance, Chance::Deal(_)),
            Step::Action(seat, Action::Take) => {
                before.pawn(*seat).is_some_and(|stack| before.unknown_count(stack) > 0)
            }
            Step::Action(..) => false,
        }
    }
}
