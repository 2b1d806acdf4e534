//! A tiny complete game. Two seats hold three of seven cards; three times both choose one, hidden and at the same time, and the higher one
//! wins one point, then two, then three (by version 1 of the rules the lower one did).

use std::fmt::{self, Display};
use std::str::FromStr;

use bots::Playable;
use room::games::TableLimits;
use room::{RoomGame, Settings};
use serde::{Deserialize, Serialize};
use stolik_lab::{LabGame, TurnLimit};
use study::Studied;
use study::puzzle::Puzzling;
use table::rand::Rng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Source, Stream, below};
use table::testkit::Audit;
use table::{
    BySeat, Game, NotationError, Outcome, ParseErrors, Pending, Place, Points, Reason, Seat, SeatSet, Step,
    Table, Viewer,
};

/// The game by a version of its rules.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Duel(pub(crate) u32);

/// A set of cards 1 to 7, as bits.
type Cards = u8;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct State {
    dealt: bool,
    hands: [Cards; 2],
    chosen: [Option<u8>; 2],
    points: [Points; 2],
    shown: Cards,
}

/// `choose 3`, or `deal 11 52`: the two hands as sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Choose(u8);
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deal(Cards, Cards);

/// What somebody sees: hands (where one may), who has chosen what (where one may), points.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Seen {
    hands: [Option<Cards>; 2],
    counts: [u32; 2],
    chosen: [Option<u8>; 2],
    has_chosen: [bool; 2],
    points: [Points; 2],
    shown: Cards,
    legal: Vec<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct No;

fn cards(set: Cards) -> impl Iterator<Item = u8> {
    (1..=7).filter(move |card| set >> card & 1 == 1)
}

impl Duel {
    fn see(state: &State, viewer: Viewer) -> Seen {
        let open = |at: usize| viewer == Viewer::All || viewer.is(Seat::new(at));
        let legal = match viewer {
            Viewer::Seat(seat) if state.dealt && state.chosen[seat.index()].is_none() => {
                cards(state.hands[seat.index()]).map(|card| Choose(card).to_string()).collect()
            }
            _ => Vec::new(),
        };
        Seen {
            hands: [0, 1].map(|at| Some(state.hands[at]).filter(|_| open(at))),
            counts: state.hands.map(Cards::count_ones),
            chosen: [0, 1].map(|at| state.chosen[at].filter(|_| open(at))),
            has_chosen: state.chosen.map(|chosen| chosen.is_some()),
            points: state.points,
            shown: state.shown,
            legal,
        }
    }

    /// Both have chosen: the cards are compared.
    fn reveal(&self, state: &mut State) {
        let [Some(a), Some(b)] = state.chosen else { return };
        let winner = usize::from((a < b) == (self.0 > 1));
        state.points[winner] += 4 - state.hands[0].count_ones() as Points;
        for (hand, card) in state.hands.iter_mut().zip([a, b]) {
            *hand &= !(1 << card);
            state.shown |= 1 << card;
        }
        state.chosen = [None, None];
    }
}

impl Game for Duel {
    const NAME: &'static str = "duel";
    const RULES: u32 = 2;
    type State = State;
    type Action = Choose;
    type Chance = Deal;
    type Event = Seen;
    type Illegal = No;
    type View = Seen;
    type Knowledge = (Seat, State);

    fn rules(&self) -> u32 {
        self.0
    }

    fn with_rules(self, rules: u32) -> Option<Self> {
        (1..=2).contains(&rules).then_some(Self(rules))
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        State::default()
    }

    fn pending(&self, state: &State) -> Pending {
        let asked = Seat::all(2).filter(|seat| state.chosen[seat.index()].is_none());
        match state {
            State { dealt: false, .. } => Pending::Chance,
            State { hands: [0, 0], .. } => Pending::Over,
            _ => Pending::Seats(asked.collect::<SeatSet>()),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Choose>) {
        out.clear();
        if state.chosen[seat.index()].is_none() {
            out.extend(cards(state.hands[seat.index()]).map(Choose));
        }
    }

    fn play(&self, state: &mut State, seat: Seat, Choose(card): Choose) -> Result<(), No> {
        let at = seat.index();
        if state.chosen[at].is_some() || !cards(state.hands[at]).any(|held| held == card) {
            return Err(No);
        }
        state.chosen[at] = Some(card);
        self.reveal(state);
        Ok(())
    }

    fn draw(&self, _state: &State, source: &mut impl Source) -> Deal {
        let mut left: Vec<u8> = (1..=7).collect();
        let mut hand = || -> Cards {
            let mut pick = || 1 << left.swap_remove(source.below(Stream(0), left.len() as u32) as usize);
            pick() | pick() | pick()
        };
        Deal(hand(), hand())
    }

    fn resolve(&self, state: &mut State, Deal(a, b): &Deal) -> Result<(), No> {
        let fits = cards(*a).count() == 3 && cards(*b).count() == 3 && a & b == 0 && (a | b) & 1 == 0;
        if state.dealt || !fits {
            return Err(No);
        }
        *state = State { dealt: true, hands: [*a, *b], ..State::default() };
        Ok(())
    }

    fn chances(&self, _state: &State) -> Option<Vec<Deal>> {
        None
    }

    fn events(&self, before: &State, step: &Step<Self>, viewer: Viewer) -> Vec<Seen> {
        let mut after = *before;
        self.step(&mut after, step).map_or(Vec::new(), |()| vec![Self::see(&after, viewer)])
    }

    fn view(&self, state: &State, viewer: Viewer) -> Seen {
        Self::see(state, viewer)
    }

    /// The state without the other's cards.
    fn knowledge(&self, state: &State, seat: Seat) -> (Seat, State) {
        let other = 1 - seat.index();
        let mut known = *state;
        known.hands[other] = state.hands[other].count_ones() as u8;
        known.chosen[other] = state.chosen[other].map(|_| 0);
        (seat, known)
    }

    fn sample(&self, (seat, known): &(Seat, State), rng: &mut impl Rng) -> State {
        let (own, other) = (seat.index(), 1 - seat.index());
        let mut state = *known;
        let mut free: Vec<u8> = cards(!(known.hands[own] | known.shown)).collect();
        state.hands[other] = 0;
        for _ in 0..known.hands[other] {
            state.hands[other] |= 1 << free.swap_remove(below(rng, free.len() as u32) as usize);
        }
        let held: Vec<u8> = cards(state.hands[other]).collect();
        state.chosen[other] = known.chosen[other].map(|_| held[below(rng, held.len() as u32) as usize]);
        state
    }

    fn standing(&self, state: &State) -> Outcome {
        let points = |at: usize| state.points[at];
        Outcome {
            scores: BySeat::from_fn(2, |seat| points(seat.index())),
            places: BySeat::from_fn(2, |seat| 1 + u8::from(points(seat.index()) < points(1 - seat.index()))),
            team: None,
        }
    }

    /// The second choice shows both cards, and a deal one's own.
    fn uncovers(&self, before: &State, step: &Step<Self>) -> bool {
        matches!(step, Step::Chance(_)) || before.chosen.iter().any(Option::is_some)
    }
}

impl Audit for Duel {
    fn audit(&self, state: &State) -> Result<(), String> {
        let twice = state.hands[0] & state.hands[1] | (state.hands[0] | state.hands[1]) & state.shown;
        if twice == 0 { Ok(()) } else { Err(format!("cards {twice:b} are there twice")) }
    }
}

impl Playable for Duel {}

impl Studied for Duel {}

impl Puzzling for Duel {}

#[derive(Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {}

impl RoomGame for Duel {
    type Options = Options;
    type Seen = Seen;
    type Happening = Seen;
    type Info = TableLimits;

    fn agree(_options: Options, clock: Option<u32>) -> Result<(Self, Settings), ParseErrors> {
        Ok((Self(Self::RULES), Settings::new(clock)?))
    }

    fn options(&self, _settings: &Settings) -> Options {
        Options {}
    }

    fn seen(table: &Table<Self>, viewer: Viewer, _settings: &Settings) -> Seen {
        table.view(viewer)
    }

    fn happening(event: Seen) -> Seen {
        event
    }

    fn info() -> TableLimits {
        TableLimits::of::<Self>(2, 2)
    }
}

#[derive(clap::Args)]
pub(crate) struct Flags {}

impl LabGame for Duel {
    type Flags = Flags;
    const ABOUT: &'static str = "2 players, three cards each";

    fn from_flags(_flags: &Flags, _seats: usize) -> anyhow::Result<Self> {
        Ok(Self(Self::RULES))
    }

    fn is_turn(_action: Choose, _before: &State, after: &State) -> bool {
        after.chosen == [None, None]
    }

    fn random(_rng: &mut SmallRng) -> Self {
        Self(Self::RULES)
    }

    fn turn_limit(&self) -> TurnLimit {
        TurnLimit::Ends(3)
    }
}

impl Display for Duel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("options none")
    }
}

impl FromStr for Duel {
    type Err = ParseErrors;

    fn from_str(s: &str) -> Result<Self, ParseErrors> {
        let known = s.trim() == "options none";
        known
            .then_some(Self(Self::RULES))
            .ok_or_else(|| ParseErrors::one(Place::new(1, 1), "expected “options none”"))
    }
}

impl Display for Choose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "choose {}", self.0)
    }
}

impl FromStr for Choose {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        let card = s.strip_prefix("choose ").and_then(|card| card.parse().ok());
        card.filter(|card| *card < 8).map(Self).ok_or_else(|| NotationError::new("choose 1 to 7", s))
    }
}

impl Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {} {}", self.0, self.1)
    }
}

impl FromStr for Deal {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        let hands = s.strip_prefix("deal ").and_then(|hands| hands.split_once(' '));
        let hands = hands.and_then(|(a, b)| Some(Self(a.parse().ok()?, b.parse().ok()?)));
        hands.ok_or_else(|| NotationError::new("deal and two sets of cards", s))
    }
}

impl Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Display for No {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("one chooses a card of one's hand once (D1)")
    }
}

impl std::error::Error for No {}

impl Reason for No {
    fn rule(&self) -> &'static str {
        "D1"
    }

    fn code(&self) -> &'static str {
        "not-yours"
    }
}
