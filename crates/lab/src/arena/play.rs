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
    /// If it ended by agreement and was played on: would somebody else have won?
    pub(crate) agreement: Option<Agreement>,
}

/// What playing on showed of a game that all had agreed to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Agreement {
    /// The winner stayed the same.
    ChangedNothing,
    /// Somebody else would have won.
    ChangedTheWinner,
}

/// May the contestants agree to end a game (G17)?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Votes {
    /// They are not asked.
    Unasked,
    /// They are asked after every turn.
    Asked,
    /// The same, and where all are players of ours the game is then played on, to see whether the agreement changed who won. What
    /// counts is the game that was agreed to end.
    PlayedOn,
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

/// Plays a game to its end. `number` is its number in the contest.
pub(crate) fn play<G: LabGame>(
    (game, deal): (&G, &Seed),
    number: u64,
    contestants: Vec<Contestant<'_, G>>,
    pool: &mut ProgramPool,
    votes: Votes,
    watch: Watch<'_, G>,
) -> Result<Played> {
    let table = Table::new(game.clone(), deal.clone(), Vec::new());
    let mut course = Course { table, number, contestants, turns: 0 };
    course.table.settle();
    let all_agreed = course.run(votes != Votes::Unasked, watch)?;
    let (mut table, turns) = (course.table.clone(), course.turns);
    if all_agreed {
        agree(&mut table)?;
    }
    let end = match () {
        () if all_agreed => End::Agreed,
        () if game.ended_calm(table.state()) => End::Calm,
        () => End::Rules,
    };
    let outcome = outcome(&table)?;
    let behaviour = course.contestants.iter().map(Contestant::behaviour).collect();
    let agreement = (all_agreed && votes == Votes::PlayedOn).then(|| course.play_on(&outcome)).transpose()?;
    course.contestants.into_iter().for_each(|contestant| contestant.leave(pool));
    Ok(Played { outcome, turns, end, behaviour, agreement: agreement.flatten() })
}

/// A game under way.
struct Course<'a, G: Game> {
    table: Table<G>,
    number: u64,
    contestants: Vec<Contestant<'a, G>>,
    turns: u32,
}

impl<G: LabGame> Course<'_, G> {
    /// Plays until the game is over, or until all have agreed to end it, if they are asked: did they?
    fn run(&mut self, votes: bool, watch: Watch<'_, G>) -> Result<bool> {
        let mut asked = 0;
        while let Some(seat) = self.table.waiting().iter().next() {
            let position = Position { table: &self.table, number: self.number };
            if votes && self.turns > asked && self.table.game().is_time_to_vote(self.table.state()) {
                asked = self.turns;
                if all_agree(&position, &mut self.contestants)? {
                    return Ok(true);
                }
                continue;
            }
            let action = self.contestants[seat.index()].decide(&position, &self.table.legal(seat))?;
            let before = self.table.state().clone();
            self.table.begin_change();
            let played = self.table.play(seat, action);
            played.map_err(|error| anyhow!("{action} is listed as legal and refused: {error}"))?;
            self.turns += u32::from(G::is_turn(action, &before, self.table.state()));
            watch(seat, action, &before, self.table.state());
        }
        Ok(false)
    }

    /// Plays on where all agreed to end with this outcome. Programs are not asked to: they were told that it ends.
    fn play_on(&mut self, agreed: &Outcome) -> Result<Option<Agreement>> {
        if self.contestants.iter().any(Contestant::is_program) {
            return Ok(None);
        }
        self.run(false, &mut |_, _, _, _| {})?;
        let same = outcome(&self.table)?.winners() == agreed.winners();
        Ok(Some(if same { Agreement::ChangedNothing } else { Agreement::ChangedTheWinner }))
    }
}

fn outcome<G: LabGame>(table: &Table<G>) -> Result<Outcome> {
    table.played().outcome().ok_or_else(|| anyhow!("the game stopped before its end"))
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
