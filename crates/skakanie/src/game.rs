//! The game as agreed, and its answers to what any table asks.

use std::fmt;
use std::str::FromStr;

use table::rand::Rng;
use table::shuffle::Source;
use table::{BySeat, Game, Outcome, Pending, Points, Problems, Seat, SeatSet, Step, Team, Viewer};

use crate::action::Action;
use crate::audit;
use crate::chance::Chance;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::knowledge::Knowledge;
use crate::options::{DragonStart, Issue, Options};
use crate::picture::Picture;
use crate::pieces::Pieces;
use crate::score::{Fragments, Grid};
use crate::state::{State, Waiting};
use crate::view::View;

/// Skakanie as agreed before the start: checked options, and what follows from them.
///
/// Its text form is the line of options, see [`Options`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skakanie {
    options: Options,
    grid: Grid,
    /// How many actions each seat has in a turn.
    actions: BySeat<u8>,
    target: Points,
}

impl Skakanie {
    /// The game with these options, or all that is wrong with them.
    pub fn new(options: Options) -> Result<Self, Vec<Issue>> {
        let issues = options.issues();
        if !issues.is_empty() {
            return Err(issues);
        }
        Ok(Self {
            options,
            grid: Grid::new(options.picture),
            actions: BySeat::from_fn(options.seats, |seat| options.actions + options.extra[seat]),
            target: options.target.points(options.seats, options.picture),
        })
    }

    /// What was agreed.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The size of the picture.
    pub const fn picture(&self) -> Picture {
        self.options.picture
    }

    /// Who begins (S4).
    pub const fn youngest(&self) -> Seat {
        self.options.youngest
    }

    /// How many actions the seat has in a turn (S5, S13 a, b).
    #[inline]
    pub fn actions(&self, seat: Seat) -> u8 {
        self.actions[seat]
    }

    /// The least number of points that wins (S12, S13).
    pub const fn target(&self) -> Points {
        self.target
    }

    /// Which pieces fit together.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The fragments of a pool (S11).
    pub fn fragments(&self, pool: Pieces) -> Fragments {
        self.grid.fragments(pool)
    }

    /// The points of a pool (S11, S13 c).
    pub fn score(&self, pool: Pieces) -> Points {
        self.grid.score(pool, self.options.singles)
    }

    /// The pools there are: one for each seat, or a single one for all (S13 e).
    pub fn pools(&self, state: &State) -> impl Iterator<Item = (SeatSet, Pieces)> {
        let (joint, seats) = (self.options.joint, self.options.seats);
        let owners = move |seat| if joint { SeatSet::all(seats) } else { SeatSet::only(seat) };
        Seat::all(if joint { 1 } else { seats }).map(move |seat| (owners(seat), state.pool(seat)))
    }

    /// The team's points (S12); in joint play the common pool counts once (S13 e).
    pub fn team_score(&self, state: &State) -> Points {
        self.pools(state).map(|(_, pool)| self.score(pool)).sum()
    }

    /// What the team has and needs.
    pub(crate) fn team(&self, state: &State) -> Team {
        Team { score: self.team_score(state), target: self.target }
    }
}

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
        self.options.seats
    }

    fn start(&self) -> State {
        let dragon = match self.options.dragon {
            DragonStart::Random => None,
            DragonStart::At(stack) => Some(stack),
        };
        State::new(self.options.youngest, dragon, self.options.joint)
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
            scores: BySeat::from_fn(self.options.seats, |seat| self.score(state.pool(seat))),
            places: BySeat::from_fn(self.options.seats, |_| place),
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

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }
}

impl fmt::Display for Skakanie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.options)
    }
}

impl FromStr for Skakanie {
    type Err = Problems;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let options: Options = text.parse()?;
        Ok(Self::new(options).expect("options that were read have no issues"))
    }
}
