//! One game of the arena, from the deal to the result.

use anyhow::{Result, anyhow};
use bots::Player;
use bots::skakanie::{Digger, share_of_turn};
use gambit::{Gambit, Phase};
use skakanie::{Skakanie, Waiting};
use table::rand::rngs::SmallRng;
use table::shuffle::{Dealer, Seed};
use table::{Entry, Game, Match, Outcome, Pending, Seat};

use super::question::Told;
use super::sitter::{Lobby, Position, Record, Sitter};

/// A game that can be contested.
pub(super) trait Contested: Told + Send + Sync {
    /// Computer players for measuring only, who are not among the kinds people choose from.
    const GUESTS: &'static [&'static str];

    /// One of these.
    fn guest(name: &str, rng: SmallRng) -> Option<Box<dyn Player<Self>>>;

    /// How the time of a turn is to be divided.
    fn allotment(&self, state: &Self::State, seat: Seat) -> Allotment;

    /// Does a turn begin now? Votes are asked then (G17).
    fn turn_begins(state: &Self::State) -> bool;

    /// Was a turn played between the two states?
    fn turn_played(before: &Self::State, after: &Self::State) -> bool;

    /// Did a game that is over end by the calm limit (G17)?
    fn ended_calm(state: &Self::State) -> bool;
}

/// The time for one decision, if a turn has a time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Allotment {
    /// The seat's time begins anew.
    pub(super) anew: bool,
    /// The share of what is left of it.
    pub(super) share: f64,
}

impl Contested for Gambit {
    const GUESTS: &'static [&'static str] = &[];

    fn guest(_: &str, _: SmallRng) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// Half for the move, the rest for the card; places and first plans are turns of their own.
    fn allotment(&self, state: &Self::State, _: Seat) -> Allotment {
        let share = if state.phase() == Phase::Moving { 0.5 } else { 1.0 };
        Allotment { anew: state.phase() != Phase::Laying, share }
    }

    fn turn_begins(state: &Self::State) -> bool {
        state.phase() == Phase::Moving
    }

    fn turn_played(before: &Self::State, after: &Self::State) -> bool {
        before.phase() == Phase::Moving && after.phase() != Phase::Moving
    }

    fn ended_calm(state: &Self::State) -> bool {
        !state.tokens().is_empty()
    }
}

impl Contested for Skakanie {
    const GUESTS: &'static [&'static str] = &["family"];

    /// `family` is a person who digs, but overlooks 40 % of the pieces that fit.
    fn guest(name: &str, rng: SmallRng) -> Option<Box<dyn Player<Self>>> {
        (name == "family").then(|| Box::new(Digger::family(rng)) as Box<dyn Player<Self>>)
    }

    /// A seat's time is for its turn and for the bites until its next one.
    fn allotment(&self, state: &Self::State, seat: Seat) -> Allotment {
        let is_first =
            matches!(state.waiting(), Waiting::Turn(_)) && state.actions_left() == self.actions(seat);
        let anew = is_first || matches!(state.waiting(), Waiting::Corner(_));
        Allotment { anew, share: share_of_turn(&self.knowledge(state, seat)) }
    }

    fn turn_begins(_: &Self::State) -> bool {
        false
    }

    fn turn_played(before: &Self::State, after: &Self::State) -> bool {
        // The Dragon steps at the end of each turn and at no other time (S7).
        matches!(before.waiting(), Waiting::Turn(_)) && before.dragon() != after.dragon()
    }

    fn ended_calm(_: &Self::State) -> bool {
        false
    }
}

/// A game that was played.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub(super) outcome: Outcome,
    pub(super) turns: u32,
    pub(super) end: End,
    /// One for each seat.
    pub(super) records: Vec<Record>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// By its own rules.
    Rules,
    /// After too many turns without a capture (G17).
    Calm,
    /// All agreed (G17).
    Agreed,
}

/// Plays a game to its end. `number` is its number in the contest, `votes` says whether the sitters may agree to end it.
pub(super) fn play<G: Contested>(
    (game, deal): (&G, &Seed),
    number: u64,
    mut sitters: Vec<Sitter<'_, G>>,
    lobby: &mut Lobby,
    votes: bool,
) -> Result<Played> {
    let mut table = Match::new(game.clone());
    let mut dealer = Dealer::new(deal, &[]);
    let mut legal = Vec::new();
    let (mut turn, mut asked) = (0, 0);
    loop {
        table.settle(&mut dealer);
        let Pending::Seats(waiting) = table.pending() else { break };
        let state = table.state();
        let position = Position { game, state, number };
        if votes && turn > asked && G::turn_begins(state) {
            asked = turn;
            if all_agree(&position, &mut sitters)? {
                agree(&mut table)?;
            }
            continue;
        }
        let seat = waiting.iter().next().ok_or_else(|| anyhow!("the game waits for nobody"))?;
        game.legal(state, seat, &mut legal);
        let action = sitters[seat.index()].decide(&position, &legal)?;
        let before = state.clone();
        table
            .play(seat, action)
            .map_err(|refused| anyhow!("{action} is listed as legal and refused: {refused}"))?;
        turn += u32::from(G::turn_played(&before, table.state()));
    }
    let end = match () {
        () if table.ended_by_agreement() => End::Agreed,
        () if G::ended_calm(table.state()) => End::Calm,
        () => End::Rules,
    };
    let outcome = table.outcome().ok_or_else(|| anyhow!("the game stopped before its end"))?;
    let records = sitters.into_iter().map(|sitter| sitter.leave(lobby)).collect();
    Ok(Played { outcome, turns: turn, end, records })
}

/// Do all agree to end the game (G17)? Programs are asked last: it takes time.
fn all_agree<G: Contested>(position: &Position<'_, G>, sitters: &mut [Sitter<'_, G>]) -> Result<bool> {
    for programs in [false, true] {
        for sitter in sitters.iter_mut().filter(|sitter| sitter.is_program() == programs) {
            if !sitter.agrees(position)? {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

fn agree<G: Contested>(table: &mut Match<G>) -> Result<()> {
    let seats = table.game().seats();
    let agree =
        |seat| table.apply(Entry::Agree(seat)).map_err(|refused| anyhow!("a vote is refused: {refused}"));
    Seat::all(seats).try_for_each(agree)
}
