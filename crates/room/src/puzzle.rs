//! Puzzles for clients: the position as its seat sees it, and what became of a try. The same on a server and in a browser.

use study::Fact;
use study::puzzle::{Judged, Puzzle};
use table::{Entry, Log, Match, ParseErrors, Place, Step, Table, Viewer};

use crate::advice::facts;
use crate::games::RoomGame;
use crate::replay::{info, ply};
use crate::settings::Settings;
use crate::wire::{self, AskPuzzle, Ply, PuzzleAnswer, PuzzleVerdict, Replay, SeatName, Shuffle};

/// No turn has more actions.
const LONGEST_TRY: usize = 9;

/// A puzzle, and what became of a try.
pub(crate) fn tell<G: RoomGame>(asked: &AskPuzzle) -> Result<wire::Puzzle, ParseErrors> {
    let puzzle: Puzzle<G> = asked.text.parse()?;
    let tried = read::<G>(&asked.tried)?;
    let verdict = judge(&puzzle, &tried)?;
    let mut scene = Scene::at(&puzzle)?;
    let asked_ply = scene.plies.len() as u32 - 1;
    let mut facts_of_try = Vec::new();
    for action in &tried {
        facts_of_try = scene.facts(&puzzle, *action);
        scene.apply(&[Entry::Step(Step::Action(puzzle.seat, *action))])?;
    }
    let told = asked.reveal || matches!(verdict, PuzzleVerdict::Right | PuzzleVerdict::Wrong);
    Ok(wire::Puzzle {
        id: puzzle.id.clone(),
        asks: puzzle.asks.to_owned(),
        seat: SeatName(puzzle.seat),
        step: puzzle.rating.step().number(),
        memory: puzzle.watch.is_some(),
        found: puzzle.rating.found.to_vec(),
        tries: puzzle.rating.tries,
        replay: Replay {
            info: info(&puzzle.log, &Settings::default()),
            shuffle: Shuffle::NotCommitted,
            plies: scene.plies,
        },
        asked: asked_ply,
        verdict,
        facts: facts(&facts_of_try),
        answer: if told { Some(answer(&puzzle)?) } else { None },
    })
}

fn read<G: RoomGame>(tried: &[String]) -> Result<Vec<G::Action>, ParseErrors> {
    if tried.len() > LONGEST_TRY {
        return Err(wrong(format!("at most {LONGEST_TRY} actions are tried in a row")));
    }
    let action = |text: &String| {
        text.parse::<G::Action>().map_err(|error| wrong(format!("what was tried, “{text}”: {error}")))
    };
    tried.iter().map(action).collect()
}

fn judge<G: RoomGame>(puzzle: &Puzzle<G>, tried: &[G::Action]) -> Result<PuzzleVerdict, ParseErrors> {
    let Some((_, before)) = tried.split_last() else { return Ok(PuzzleVerdict::Open) };
    if !before.is_empty() && puzzle.judge(before) != Judged::Going {
        return Err(wrong("the puzzle was over before the last action that was tried"));
    }
    Ok(match puzzle.judge(tried) {
        Judged::Going => PuzzleVerdict::Going,
        Judged::Right => PuzzleVerdict::Right,
        Judged::Wrong => PuzzleVerdict::Wrong,
    })
}

/// The answer, and what it leads to.
fn answer<G: RoomGame>(puzzle: &Puzzle<G>) -> Result<PuzzleAnswer, ParseErrors> {
    // The way that is played out, where there are several.
    let own = puzzle.line.iter().filter_map(|entry| match entry {
        Entry::Step(Step::Action(seat, action)) if *seat == puzzle.seat => Some(*action),
        _ => None,
    });
    let own: Vec<G::Action> = own.collect();
    let answers = &puzzle.certificate.answers;
    let actions = answers.iter().find(|answer| own.starts_with(answer)).unwrap_or(&answers[0]);
    let mut scene = Scene::at(puzzle)?;
    let mut does = Vec::new();
    for action in actions {
        does.extend(scene.facts(puzzle, *action));
        scene.apply(&[Entry::Step(Step::Action(puzzle.seat, *action))])?;
    }
    let mut line = Scene::at(puzzle)?;
    let from = line.plies.len() - 1;
    for entries in puzzle.line.chunk_by(|_, next| next.seat().is_none()) {
        line.apply(entries)?;
    }
    Ok(PuzzleAnswer {
        actions: actions.iter().map(ToString::to_string).collect(),
        facts: facts(&does),
        clear: (puzzle.certificate.clear[0] * 100.0).round() / 100.0,
        line: line.plies.split_off(from),
    })
}

/// The table of a puzzle, and its plies as the seat saw them, from where it is shown.
struct Scene<G: RoomGame> {
    table: Table<G>,
    viewer: Viewer,
    plies: Vec<Ply>,
}

impl<G: RoomGame> Scene<G> {
    /// The position.
    fn at(puzzle: &Puzzle<G>) -> Result<Self, ParseErrors> {
        let Log { played, .. } = &puzzle.log;
        let count = played.plies().count();
        let from = puzzle.watch.unwrap_or(count - 1);
        let mut scene =
            Self { table: Table::replaying(played), viewer: Viewer::Seat(puzzle.seat), plies: Vec::new() };
        for (at, entries) in Match::plies(played).enumerate() {
            // Views are made only of what is shown.
            if at < from {
                scene.step(entries)?;
            } else {
                scene.apply(entries)?;
            }
        }
        Ok(scene)
    }

    fn step(&mut self, entries: &[Entry<G>]) -> Result<(), ParseErrors> {
        self.table.begin_change();
        for entry in entries {
            self.table.apply(entry.clone()).map_err(|error| wrong(format!("“{entry}”: {error}")))?;
        }
        Ok(())
    }

    /// The next ply, told.
    fn apply(&mut self, entries: &[Entry<G>]) -> Result<(), ParseErrors> {
        self.step(entries)?;
        let decision = entries.first().filter(|entry| entry.seat().is_some());
        self.plies.push(ply(&self.table, decision, self.viewer, &Settings::default()));
        Ok(())
    }

    /// What an action would do here, as the seat knows it.
    fn facts(&self, puzzle: &Puzzle<G>, action: G::Action) -> Vec<Fact> {
        let game = self.table.game();
        game.facts(&game.knowledge(self.table.state(), puzzle.seat), puzzle.seat, action)
    }
}

fn wrong(what: impl Into<String>) -> ParseErrors {
    ParseErrors::one(Place::default(), what)
}
