//! `stolik puzzles show` and `solve`.

use std::io::{BufRead, Write, stdin, stdout};

use anyhow::{Result, bail};
use room::Catalogue;
use room::wire::AskPuzzle;
use study::puzzle::{Judged, Puzzle};
use table::{Match, Table, Viewer};
use texts::{Lang, Texts};

use super::read;
use crate::games::TerminalGame;
use crate::output::print;
use crate::review::say;

/// With more options than letters one types the action itself.
const LETTERS: usize = 26;

/// A puzzle in text, with its answer if that is wanted.
pub(crate) fn show<G: TerminalGame>(text: &str, answer: bool) -> Result<String> {
    let puzzle: Puzzle<G> = read(text)?;
    let mut out = question(&puzzle);
    if answer {
        out += &solution(&puzzle, text)?;
    }
    Ok(out)
}

/// Asks until the answer is right, or whoever solves has enough.
pub(crate) fn solve<G: TerminalGame>(text: &str) -> Result<()> {
    let puzzle: Puzzle<G> = read(text)?;
    print(&question(&puzzle))?;
    let (mut played, mut tried) = (puzzle.log.played.clone(), Vec::new());
    loop {
        let Some(action) = ask(&puzzle, &played)? else {
            return print(&format!("\n{}", solution(&puzzle, text)?));
        };
        tried.push(action);
        match puzzle.judge(&tried) {
            Judged::Right => return print(&format!("Right!\n{}", solution(&puzzle, text)?)),
            Judged::Going if played.play(puzzle.seat, action).is_ok() => {
                print(&format!("Good so far.\n{}", position(&puzzle, &played)))?;
            }
            _ => {
                print("Something else is better. Try again; an empty line shows the answer.\n")?;
                (played, tried) = (puzzle.log.played.clone(), Vec::new());
            }
        }
    }
}

/// What is asked, what happened before that one has to remember, and the position.
fn question<G: TerminalGame>(puzzle: &Puzzle<G>) -> String {
    let texts = Texts::new(Lang::English);
    let asks = texts.get(&format!("web-puzzles-ask-{}-{}", G::NAME, puzzle.asks));
    let mut out =
        format!("{} · step {} · you are {}\n{asks}\n", puzzle.id, puzzle.rating.step(), puzzle.seat);
    if let Some(watch) = puzzle.watch {
        out += "\nYou have seen this:\n";
        let mut table = Table::replaying(&puzzle.log.played);
        for (at, entries) in puzzle.log.played.plies().enumerate() {
            table.begin_change();
            for entry in entries {
                table.apply(entry.clone()).expect("a log has only legal entries");
            }
            // A card one lays oneself is not named by what is seen of it (G14), but by the decision.
            let own = entries.first().filter(|entry| entry.seat() == Some(puzzle.seat));
            if let Some(own) = own.filter(|_| at > watch) {
                out += &format!("  {own}\n");
            }
            if at > watch {
                let events = table.events(Viewer::Seat(puzzle.seat));
                out.extend(events.iter().map(|event| format!("  {event}\n")));
            }
        }
    }
    out + &position(puzzle, &puzzle.log.played)
}

fn position<G: TerminalGame>(puzzle: &Puzzle<G>, played: &Match<G>) -> String {
    let (game, seat) = (played.game(), puzzle.seat);
    let name = |player: &table::Player| player.name.clone();
    let names: Vec<String> = puzzle.log.header.players.iter().map(name).collect();
    format!("\n{}\n", game.diagram(&game.view(played.state(), Viewer::Seat(seat)), &names).trim_end())
}

/// What somebody types: a letter or an action; nothing is `None`.
fn ask<G: TerminalGame>(puzzle: &Puzzle<G>, played: &Match<G>) -> Result<Option<G::Action>> {
    let mut legal = Vec::new();
    played.game().legal(played.state(), puzzle.seat, &mut legal);
    let lettered = legal.len() <= LETTERS;
    if lettered {
        let option = |(letter, action): (char, &G::Action)| format!("  {letter}  {action}\n");
        print(&('a'..='z').zip(&legal).map(option).collect::<String>())?;
    }
    let example = legal.first().map(ToString::to_string).unwrap_or_default();
    loop {
        print(if lettered { "A letter? " } else { "Which? " })?;
        stdout().flush()?;
        let mut line = String::new();
        if stdin().lock().read_line(&mut line)? == 0 {
            bail!("the input ended before the puzzle was solved");
        }
        let line = line.trim();
        if line.is_empty() {
            return Ok(None);
        }
        let by_letter = ('a'..='z').zip(&legal).find(|(letter, _)| lettered && line == letter.to_string());
        let action = by_letter.map(|(_, action)| *action).or_else(|| line.parse().ok());
        match action.filter(|action| legal.contains(action)) {
            Some(action) => return Ok(Some(action)),
            None => print(&format!("“{line}” is not possible here; type an action such as “{example}”.\n"))?,
        }
    }
}

/// The answer, the reason, and one way it may go on.
fn solution<G: TerminalGame>(puzzle: &Puzzle<G>, text: &str) -> Result<String> {
    let asked = AskPuzzle { text: text.to_owned(), tried: Vec::new(), reveal: true };
    let told = Catalogue::standard().puzzle(&asked);
    let told = told.map_err(|error| anyhow::anyhow!("{}", error.errors))?.answer;
    let facts = told.map(|answer| say(&answer.facts)).unwrap_or_default();
    let mut out = format!("Answer: {}\n{facts}\n\nOne way it may go on:\n", puzzle.certificate);
    out.extend(puzzle.line.iter().map(|entry| format!("  {entry}\n")));
    Ok(out)
}
