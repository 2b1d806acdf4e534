//! Rules pages that run: Markdown whose fenced blocks are games and questions about them.
//!
//! A block marked `play` is a game block, a line `log`, then one line for each thing that happens or must hold:
//!
//! ```text
//! options seats=2 oldest=A
//! log
//! A place 1
//! A place 2 !G4             must be refused by this rule, changing nothing
//! ? waits B                 the game waits for exactly these seats (`chance`, `over`)
//! ? legal B place 2, place 3
//! ? standing A 3, B 0; wins A
//! ? result A 31, B 29; wins A
//! ? sees A hand BRQ         the seat's view (`-`: a watcher's) has this text
//! ? hides A hand BRQ        … has it not
//! ? event B drew            what a viewer was told of the last step has this text
//! ? no-event B drew         … has it not
//! ```
//!
//! Blocks with other names are the game's own; an unknown one is an error.

use std::fmt::Display;

use crate::game::{Game, Pending, Reason, Step, Viewer};
use crate::matches::{Entry, Match};

/// Runs all blocks of a page; returns how many there were, or what failed and in which line.
pub fn run<G: Game>(page: &str, own: impl Fn(&str, &str) -> Result<(), String>) -> Result<usize, String> {
    let mut blocks = 0;
    let mut lines = page.lines().enumerate();
    while let Some((start, line)) = lines.next() {
        let Some(name) = line.strip_prefix("```").filter(|name| !name.is_empty()) else { continue };
        let body: Vec<&str> =
            lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```").collect();
        let done = match name {
            "play" => play::<G>(&body),
            "text" => continue,
            other => own(other, &body.join("\n")),
        };
        done.map_err(|what| format!("block in line {}: {what}", start + 1))?;
        blocks += 1;
    }
    if blocks == 0 { Err("the page has no block to run".to_owned()) } else { Ok(blocks) }
}

fn play<G: Game>(body: &[&str]) -> Result<(), String> {
    let log = body.iter().position(|line| line.trim() == "log").ok_or("a line “log” is missing")?;
    let block = body[..log].join("\n") + "\n";
    let mut table = Table::new(G::from_str(&block).map_err(|errors| errors.to_string())?);
    for (i, line) in body.iter().enumerate().skip(log + 1) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if !line.is_empty() {
            table.line(line).map_err(|what| format!("line {} of the block, “{line}”: {what}", i + 1))?;
        }
    }
    Ok(())
}

struct Table<G: Game> {
    played: Match<G>,
    last: Option<(G::State, Step<G>)>,
}

impl<G: Game> Table<G> {
    fn new(game: G) -> Self {
        Self { played: Match::new(game), last: None }
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        if let Some(question) = line.strip_prefix("? ") {
            return self.ask(question);
        }
        match line.split_once('!') {
            Some((entry, rule)) => self.refused(entry.trim(), rule.trim()),
            None => self.accepted(line),
        }
    }

    fn accepted(&mut self, line: &str) -> Result<(), String> {
        let entry: Entry<G> = line.parse().map_err(text)?;
        if let Entry::Step(step) = &entry {
            self.last = Some((self.played.state().clone(), step.clone()));
        }
        self.played.apply(entry).map_err(|refused| format!("refused by {}: {refused}", refused.rule()))
    }

    fn refused(&mut self, line: &str, rule: &str) -> Result<(), String> {
        let entry: Entry<G> = line.parse().map_err(text)?;
        let before = self.played.clone();
        match self.played.apply(entry) {
            Ok(()) => Err(format!("accepted, but {rule} should refuse it")),
            Err(refused) if refused.rule() != rule => {
                Err(format!("refused by {}, not {rule}", refused.rule()))
            }
            Err(_) if self.played != before => Err("the refusal changed something".to_owned()),
            Err(_) => Ok(()),
        }
    }

    fn ask(&self, question: &str) -> Result<(), String> {
        let (what, rest) = question.split_once(' ').unwrap_or((question, ""));
        match what {
            "waits" => equal(rest, &self.waits()),
            "legal" => self.ask_legal(rest),
            "standing" => equal(rest, &self.played.game().standing(self.played.state()).to_string()),
            "result" => equal(
                rest,
                &self.played.outcome().map_or("nothing yet".to_owned(), |found| found.to_string()),
            ),
            "sees" | "hides" => self.ask_view(rest, what == "sees"),
            "event" => self.ask_event(rest, true),
            "no-event" => self.ask_event(rest, false),
            _ => Err("unknown question".to_owned()),
        }
    }

    fn waits(&self) -> String {
        match self.played.pending() {
            Pending::Seats(seats) => seats.to_string(),
            Pending::Chance => "chance".to_owned(),
            Pending::Over => "over".to_owned(),
        }
    }

    fn ask_legal(&self, rest: &str) -> Result<(), String> {
        let (seat, expected) = rest.split_once(' ').unwrap_or((rest, ""));
        let mut actions = Vec::new();
        self.played.game().legal(self.played.state(), seat.parse().map_err(text)?, &mut actions);
        let mut found: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let mut expected: Vec<&str> =
            expected.split(',').map(str::trim).filter(|one| !one.is_empty()).collect();
        found.sort();
        expected.sort_unstable();
        equal(&expected.join(", "), &found.join(", "))
    }

    fn ask_view(&self, rest: &str, present: bool) -> Result<(), String> {
        let (viewer, needle) = viewer(rest)?;
        contains(&self.played.game().view(self.played.state(), viewer).to_string(), needle, present)
    }

    fn ask_event(&self, rest: &str, present: bool) -> Result<(), String> {
        let (viewer, needle) = viewer(rest)?;
        let (before, step) = self.last.as_ref().ok_or("nothing has happened yet")?;
        let events = self.played.game().events(before, step, viewer);
        let shown: Vec<String> = events.iter().map(ToString::to_string).collect();
        contains(&shown.join("; "), needle, present)
    }
}

fn viewer(rest: &str) -> Result<(Viewer, &str), String> {
    let (who, needle) = rest.split_once(' ').ok_or("expected a viewer and a text")?;
    let viewer = match who {
        "-" => Viewer::Watcher,
        "*" => Viewer::All,
        seat => Viewer::Seat(seat.parse().map_err(text)?),
    };
    Ok((viewer, needle.trim()))
}

fn contains(shown: &str, needle: &str, present: bool) -> Result<(), String> {
    let squeezed = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    if squeezed.contains(needle) == present {
        return Ok(());
    }
    Err(format!("“{needle}” should {}be in:\n{shown}", if present { "" } else { "not " }))
}

fn equal(expected: &str, found: &str) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("expected “{expected}”, found “{found}”")) }
}

fn text(error: impl Display) -> String {
    error.to_string()
}
