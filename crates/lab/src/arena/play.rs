//! One game of the arena, from the deal to the result.

use anyhow::{Result, anyhow};
use table::shuffle::Seed;
use table::{Entry, Game, Outcome, Seat, Table};

use super::contestant::{Behaviour, Contestant, ProgramPool};
use crate::LabGame;

/// What a seat decides about.
#[derive(Clone, Copy)]
pub(crate) struct Position<'a, G: Game> {
    pub(crate) table: &'a Table<G>,
    /// The number of the game in the contest.
    pub(crate) number: u64,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) outcome: Outcome,
    pub(crate) turns: u32,
    pub(crate) end: End,
    /// One for each seat.
    pub(crate) behaviour: Vec<Behaviour>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// By its own rules.
    Rules,
    /// After too many turns without a capture (G17).
    Calm,
    /// All agreed (G17).
    Agreed,
}

/// Is told of every action: whose it is, and the states before and after it.
pub(crate) type Watch<'a, G> =
    &'a mut dyn FnMut(Seat, <G as Game>::Action, &<G as Game>::State, &<G as Game>::State);

/// Plays a game to its end. `number` is its number in the contest, `votes` says whether the contestants may agree to end it.
pub(crate) fn play<G: LabGame>(
    (game, deal): (&G, &Seed),
    number: u64,
    mut contestants: Vec<Contestant<'_, G>>,
    pool: &mut ProgramPool,
    votes: bool,
    watch: Watch<'_, G>,
) -> Result<Played> {
    let mut table = Table::new(game.clone(), deal.clone(), Vec::new());
    let (mut turn, mut asked) = (0, 0);
    table.settle();
    while let Some(seat) = table.waiting().iter().next() {
        let position = Position { table: &table, number };
        if votes && turn > asked && game.is_time_to_vote(table.state()) {
            asked = turn;
            if all_agree(&position, &mut contestants)? {
                agree(&mut table)?;
            }
            continue;
        }
        let action = contestants[seat.index()].decide(&position, &table.legal(seat))?;
        let before = table.state().clone();
        table.begin_change();
        let played = table.play(seat, action);
        played.map_err(|error| anyhow!("{action} is listed as legal and refused: {error}"))?;
        turn += u32::from(G::is_turn(action, &before, table.state()));
        watch(seat, action, &before, table.state());
    }
    let end = match () {
        () if table.played().ended_by_agreement() => End::Agreed,
        () if game.ended_calm(table.state()) => End::Calm,
        () => End::Rules,
    };
    let outcome = table.played().outcome().ok_or_else(|| anyhow!("the game stopped before its end"))?;
    let behaviour = contestants.into_iter().map(|contestant| contestant.leave(pool)).collect();
    Ok(Played { outcome, turns: turn, end, behaviour })
}

/// Do all agree to end the game (G17)? Programs are asked last: it takes time.
fn all_agree<G: LabGame>(position: &Position<'_, G>, contestants: &mut [Contestant<'_, G>]) -> Result<bool> {
    for programs in [false, true] {
        for contestant in contestants.iter_mut().filter(|contestant| contestant.is_program() == programs) {
            if !contestant.agrees(position)? {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

fn agree<G: LabGame>(table: &mut Table<G>) -> Result<()> {
    let seats = table.game().seats();
    let agree =
        |seat| table.apply(Entry::Agree(seat)).map_err(|refused| anyhow!("a vote is refused: {refused}"));
    Seat::all(seats).try_for_each(agree)
}
