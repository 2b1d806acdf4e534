//! The suite itself under test: a small honest game passes it, and each way of breaking a promise is caught.
#![allow(clippy::unwrap_used, clippy::trivially_copy_pass_by_ref)] // a toy: clarity first

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;

use stolik_table::rand::Rng;
use stolik_table::shuffle::{Source, Stream, below};
use stolik_table::testkit::{Audit, conformance, pages, perft_file, playthrough};
use stolik_table::{
    BySeat, Game, NotationError, Outcome, ParseErrors, Pending, Place, Points, Reason, Seat, SeatSet, Step,
    Viewer,
};

/// Two seats get a hidden card each, 1 to 4, all different. Both say at the same time, openly, whether they keep it or swap
/// it for one of the two left. The higher card wins.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Higher(Flaw);

/// The ways in which the game can be wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Flaw {
    None,
    ViewShowsOthers,
    EventShowsOthers,
    RefusalChanges,
    AcceptsTwice,
    ListsTwice,
    ForgetsToList,
    LosesCard,
    SampleIgnoresKnowledge,
    NeverEnds,
    TextLies,
    DrawsUnlisted,
}

const FLAWS: [Flaw; 11] = [
    Flaw::ViewShowsOthers,
    Flaw::EventShowsOthers,
    Flaw::RefusalChanges,
    Flaw::AcceptsTwice,
    Flaw::ListsTwice,
    Flaw::ForgetsToList,
    Flaw::LosesCard,
    Flaw::SampleIgnoresKnowledge,
    Flaw::NeverEnds,
    Flaw::TextLies,
    Flaw::DrawsUnlisted,
];

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct State {
    cards: [u8; 2],
    said: [Option<Say>; 2],
    swapped: [bool; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Say {
    Keep,
    Swap,
}

/// A card for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Deal(Seat, u8);

#[derive(Clone, Copy, Debug, PartialEq)]
struct No;

/// What is seen of both cards (0: dealt but hidden), and what both said.
#[derive(Clone, Debug, PartialEq)]
struct Seen([Option<u8>; 2], [Option<Say>; 2], [bool; 2]);

impl Higher {
    /// The seat that needs a card.
    fn due(state: &State) -> Option<usize> {
        let undealt = (0..2).find(|i| state.cards[*i] == 0);
        let both = state.said.iter().all(Option::is_some);
        undealt.or_else(|| (0..2).find(|i| both && state.said[*i] == Some(Say::Swap) && !state.swapped[*i]))
    }

    fn see(state: &State, viewer: Viewer) -> Seen {
        let open = |i: usize| viewer == Viewer::All || viewer.is(Seat::new(i));
        let shown = |i: usize| if open(i) { state.cards[i] } else { 0 };
        Seen([0, 1].map(|i| (state.cards[i] > 0).then(|| shown(i))), state.said, state.swapped)
    }
}

impl Game for Higher {
    const NAME: &'static str = "higher";
    const RULES: u32 = 1;
    type State = State;
    type Action = Say;
    type Chance = Deal;
    type Event = Seen;
    type Illegal = No;
    type View = Seen;
    type Knowledge = (Seat, Seen);

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        State::default()
    }

    fn pending(&self, state: &State) -> Pending {
        let silent: SeatSet = Seat::all(2).filter(|seat| state.said[seat.index()].is_none()).collect();
        match Self::due(state) {
            Some(_) => Pending::Chance,
            None if !silent.is_empty() => Pending::Seats(silent),
            None if self.0 == Flaw::NeverEnds => Pending::Seats(SeatSet::EMPTY),
            None => Pending::Over,
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Say>) {
        out.clear();
        if matches!(self.pending(state), Pending::Seats(seats) if seats.contains(seat)) {
            let short = self.0 == Flaw::ForgetsToList && seat.index() == 1;
            out.extend(if short { &[Say::Keep][..] } else { &[Say::Keep, Say::Swap] });
            if self.0 == Flaw::ListsTwice {
                out.push(Say::Keep);
            }
        }
    }

    fn play(&self, state: &mut State, seat: Seat, say: Say) -> Result<(), No> {
        let waits = matches!(self.pending(state), Pending::Seats(seats) if seats.contains(seat));
        if !waits && (self.0 != Flaw::AcceptsTwice || Self::due(state).is_some()) {
            state.swapped[0] |= self.0 == Flaw::RefusalChanges;
            return Err(No);
        }
        state.said[seat.index()] = Some(say);
        Ok(())
    }

    fn draw(&self, state: &State, source: &mut impl Source) -> Deal {
        let listed = self.chances(state).unwrap();
        if self.0 == Flaw::DrawsUnlisted {
            return Deal(listed[0].0, 9);
        }
        listed[source.below(Stream(0), listed.len() as u32) as usize]
    }

    fn resolve(&self, state: &mut State, deal: &Deal) -> Result<(), No> {
        if !self.chances(state).unwrap().contains(deal) {
            return Err(No);
        }
        let at = deal.0.index();
        state.swapped[at] |= state.cards[at] != 0;
        state.cards[at] =
            if self.0 == Flaw::LosesCard && state.swapped[at] { state.cards[1 - at] } else { deal.1 };
        Ok(())
    }

    fn chances(&self, state: &State) -> Option<Vec<Deal>> {
        let free = (1..=4).filter(|card| !state.cards.contains(card));
        Some(Self::due(state).map_or(Vec::new(), |at| free.map(|card| Deal(Seat::new(at), card)).collect()))
    }

    fn events(&self, before: &State, step: &Step<Self>, viewer: Viewer) -> Vec<Seen> {
        let mut after = *before;
        let _ = match step {
            Step::Action(seat, say) => self.play(&mut after, *seat, *say),
            Step::Chance(deal) => self.resolve(&mut after, deal),
        };
        vec![Self::see(&after, if self.0 == Flaw::EventShowsOthers { Viewer::All } else { viewer })]
    }

    fn view(&self, state: &State, viewer: Viewer) -> Seen {
        Self::see(state, if self.0 == Flaw::ViewShowsOthers { Viewer::All } else { viewer })
    }

    fn knowledge(&self, state: &State, seat: Seat) -> Self::Knowledge {
        (seat, Self::see(state, Viewer::Seat(seat)))
    }

    fn sample(&self, (seat, seen): &Self::Knowledge, rng: &mut impl Rng) -> State {
        let (at, other) = (seat.index(), 1 - seat.index());
        let own = seen.0[at].unwrap_or(0);
        let mut state = State { said: seen.1, swapped: seen.2, cards: [0; 2] };
        state.cards[at] = if self.0 == Flaw::SampleIgnoresKnowledge && own > 0 { 5 - own } else { own };
        let free: Vec<u8> = (1..=4).filter(|card| *card != state.cards[at]).collect();
        if seen.0[other].is_some() {
            state.cards[other] = free[below(rng, free.len() as u32) as usize];
        }
        state
    }

    fn standing(&self, state: &State) -> Outcome {
        Outcome {
            scores: BySeat::from_fn(2, |seat| Points::from(state.cards[seat.index()])),
            places: BySeat::from_fn(2, |seat| {
                1 + u8::from(state.cards[seat.index()] < state.cards[1 - seat.index()])
            }),
            team: None,
        }
    }

    /// A card one gets is a card the other has not.
    fn uncovers(&self, _before: &State, step: &Step<Self>) -> bool {
        matches!(step, Step::Chance(_))
    }
}

impl Audit for Higher {
    fn audit(&self, state: &State) -> Result<(), String> {
        let fine = state.cards[0] != state.cards[1] || state.cards == [0, 0];
        if fine { Ok(()) } else { Err("a card was lost and another doubled".to_owned()) }
    }
}

impl fmt::Display for Higher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "flaw {:?}", self.0)
    }
}

impl FromStr for Higher {
    type Err = ParseErrors;

    fn from_str(s: &str) -> Result<Self, ParseErrors> {
        let known = FLAWS.into_iter().chain([Flaw::None]).filter(|flaw| *flaw != Flaw::TextLies);
        let found = known.map(Self).find(|game| game.to_string().trim() == s.trim());
        found.ok_or_else(|| ParseErrors::one(Place::new(1, 1), "unknown flaw"))
    }
}

impl fmt::Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Keep { "keep" } else { "swap" })
    }
}

impl FromStr for Say {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        [Self::Keep, Self::Swap]
            .into_iter()
            .find(|say| say.to_string() == s)
            .ok_or(NotationError::new("a word", s))
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.1)
    }
}

impl FromStr for Deal {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        let (seat, card) = s.split_once(' ').ok_or(NotationError::new("a deal", s))?;
        Ok(Self(seat.parse()?, card.parse().map_err(|_| NotationError::new("a card", s))?))
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {:?}", self.0, self.1)
    }
}

impl fmt::Display for No {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no")
    }
}

impl std::error::Error for No {}

impl Reason for No {
    fn rule(&self) -> &'static str {
        "H1"
    }

    fn code(&self) -> &'static str {
        "no"
    }
}

#[test]
fn the_honest_game_passes() {
    conformance(|_| Higher(Flaw::None), 500, 1);
}

#[test]
fn every_flaw_is_caught() {
    for flaw in FLAWS {
        let caught = catch_unwind(AssertUnwindSafe(|| conformance(|_| Higher(flaw), 500, 1))).is_err();
        assert!(caught, "{flaw:?} passes the suite");
    }
}

#[test]
fn pages_find_what_does_not_hold() {
    let page = |line: &str| format!("# Page\n```play\nflaw None\nlog\n* A 1\n* B 3\n{line}\n```\n");
    let run = |line: &str| pages::run::<Higher>(&page(line), |name, _| Err(format!("unknown {name}")));
    for good in [
        "? waits AB",
        "? legal A keep, swap",
        "A keep\nA keep !H1\n? waits B",
        "? standing A 1, B 3; wins B",
        "? sees A Some(1)",
        "? hides A Some(3)",
        "? event B Some(3)",
        "? no-event - Some(3)",
        "A keep\nB keep\n? result A 1, B 3; wins B\n? waits over",
    ] {
        assert_eq!(run(good), Ok(1), "{good}");
    }
    for bad in [
        "? waits A",
        "? legal A keep",
        "A keep !H1",
        "A keep\nA keep !H2",
        "A keep\nA keep",
        "? standing A 3, B 3; wins B",
        "? sees A Some(3)",
        "? hides A Some(1)",
        "? event - Some(3)",
        "? result A 1, B 3; wins B",
        "? nonsense",
        "A dance",
    ] {
        assert!(run(bad).is_err(), "{bad}");
    }
    assert!(pages::run::<Higher>("no blocks", |_, _| Ok(())).is_err());
    assert!(pages::run::<Higher>("```odd\n```\n", |name, _| Err(format!("unknown {name}"))).is_err());
}

#[test]
fn perft_counts_and_playthroughs_repeat() {
    assert_eq!(
        perft_file::<Higher>("flaw None\nlog\nperft 1 4\nperft 2 12\nperft 3 48\nperft 4 96\n"),
        Ok(())
    );
    assert!(perft_file::<Higher>("flaw None\nlog\nperft 2 11\n").is_err());
    let game = Higher(Flaw::None);
    assert_eq!(playthrough(&game, "x", 3), playthrough(&game, "x", 3));
    assert_ne!(playthrough(&game, "x", 3), playthrough(&game, "y", 3));
}
