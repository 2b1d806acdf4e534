//! The text form of puzzles. A file has many, each from its first line to the next one's.
//!
//! ```text
//! puzzle gambit-move-7           its name
//! asks move                      what is asked, how hard it is (which follows from the line `found`), and of whom
//! step 3
//! seat B
//! found 0 2 9 12 of 12 by 0.1.0  in how many tries the four levels found it, and in which version
//! answer move e4                 what is right; another line for each other way, actions in a row with ; between
//! clear 2.25 1.50                by how much everything else is worse, by both measures of the solver
//! watch 31                       only where one has to remember something: what happened from this ply on is shown
//! line
//! B move e4                      the answer played out
//! …
//! log
//! stolik 1 gambit 1              the game till then, as any other log
//! …
//! ```

use std::fmt;
use std::str::FromStr;

use table::{Entry, ParseErrors, Place, Title};

use super::{Certificate, Puzzle, Puzzling, Rating};

/// The texts of all puzzles in a file.
pub fn split(text: &str) -> Vec<&str> {
    let starts = text.match_indices("puzzle ").map(|(at, _)| at);
    let mut starts: Vec<usize> = starts.filter(|at| *at == 0 || text.as_bytes()[at - 1] == b'\n').collect();
    starts.push(text.len());
    starts.windows(2).map(|pair| text[pair[0]..pair[1]].trim_end()).collect()
}

/// The name of a puzzle, if the text is one.
pub fn id_of(text: &str) -> Option<&str> {
    text.lines().next()?.strip_prefix("puzzle ").map(str::trim)
}

/// The game of a puzzle, if the text has one.
pub fn game_of(text: &str) -> Option<&str> {
    let log = text.lines().position(|line| line.trim() == "log")?;
    let title = text.lines().nth(log + 1)?;
    Title::of(title).map(|title| title.game)
}

impl<G: Puzzling> fmt::Display for Puzzle<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, asks, seat, rating, certificate, watch, line, log } = self;
        writeln!(f, "puzzle {id}\nasks {asks}\nstep {}\nseat {seat}", rating.step())?;
        let found: Vec<String> = rating.found.iter().map(ToString::to_string).collect();
        writeln!(f, "found {} of {} by {}", found.join(" "), rating.tries, rating.version)?;
        for answer in &certificate.answers {
            let actions: Vec<String> = answer.iter().map(ToString::to_string).collect();
            writeln!(f, "answer {}", actions.join("; "))?;
        }
        writeln!(f, "clear {:.2} {:.2}", certificate.clear[0], certificate.clear[1])?;
        if let Some(watch) = watch {
            writeln!(f, "watch {watch}")?;
        }
        writeln!(f, "line")?;
        line.iter().try_for_each(|entry| writeln!(f, "{entry}"))?;
        write!(f, "log\n{log}")
    }
}

impl<G: Puzzling> FromStr for Puzzle<G> {
    type Err = ParseErrors;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut head = Head::<G>::default();
        let mut lines = text.lines().enumerate();
        let mut in_line = false;
        let mut log = None;
        for (at, line) in lines.by_ref() {
            let line = line.trim();
            let wrong = |what: String| ParseErrors::one(Place::new(at + 1, 0), what);
            match (line, line.split_once(' ')) {
                ("", _) => {}
                ("line", _) => in_line = true,
                ("log", _) => {
                    log = Some(at + 1);
                    break;
                }
                _ if in_line => {
                    let entry: Entry<G> =
                        line.parse().map_err(|error: table::NotationError| wrong(error.to_string()))?;
                    head.line.push(entry);
                }
                (_, Some((key, value))) => head.read(key, value.trim()).map_err(wrong)?,
                _ => return Err(wrong(format!("expected a word and a value, found “{line}”"))),
            }
        }
        let start = log.ok_or_else(|| ParseErrors::one(Place::default(), "a puzzle needs a log"))?;
        let rest: Vec<&str> = text.lines().skip(start).collect();
        let log = rest.join("\n").parse().map_err(|mut errors: ParseErrors| {
            for error in errors.0.iter_mut().filter(|error| error.place.line > 0) {
                error.place.line += start as u32;
            }
            errors
        })?;
        head.with(log).map_err(|what| ParseErrors::one(Place::default(), what))
    }
}

/// What stands before the log.
struct Head<G: Puzzling> {
    id: Option<String>,
    asks: Option<&'static str>,
    step: Option<String>,
    seat: Option<table::Seat>,
    rating: Option<Rating>,
    answers: Vec<Vec<G::Action>>,
    clear: Option<[f64; 2]>,
    watch: Option<usize>,
    line: Vec<Entry<G>>,
}

impl<G: Puzzling> Default for Head<G> {
    fn default() -> Self {
        Self {
            id: None,
            asks: None,
            step: None,
            seat: None,
            rating: None,
            answers: Vec::new(),
            clear: None,
            watch: None,
            line: Vec::new(),
        }
    }
}

impl<G: Puzzling> Head<G> {
    fn read(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "puzzle" => self.id = Some(value.to_owned()),
            "asks" => {
                let known = G::QUESTIONS.iter().find(|question| **question == value).copied();
                let all = G::QUESTIONS.join(" or ");
                self.asks =
                    Some(known.ok_or_else(|| format!("{} asks for {all}, not for “{value}”", G::NAME))?);
            }
            "step" => self.step = Some(value.to_owned()),
            "seat" => {
                self.seat = Some(value.parse().map_err(|error: table::NotationError| error.to_string())?);
            }
            "found" => self.rating = Some(rating(value).ok_or("expected “found 0 2 9 12 of 12 by VERSION”")?),
            "answer" => {
                let actions: Result<Vec<G::Action>, _> =
                    value.split(';').map(|action| action.trim().parse()).collect();
                self.answers.push(actions.map_err(|error| error.to_string())?);
            }
            "clear" => {
                let numbers: Option<Vec<f64>> = value
                    .split(' ')
                    .map(|number| number.parse().ok().filter(|n: &f64| !n.is_nan()))
                    .collect();
                let numbers = numbers.and_then(|numbers| <[f64; 2]>::try_from(numbers).ok());
                self.clear = Some(numbers.ok_or("expected two numbers after “clear”")?);
            }
            "watch" => self.watch = Some(value.parse().map_err(|_| format!("“{value}” is no ply"))?),
            _ => return Err(format!("a puzzle has no “{key}”")),
        }
        Ok(())
    }

    fn with(self, log: table::Log<G>) -> Result<Puzzle<G>, String> {
        let seat = self.seat.ok_or("a puzzle needs a seat")?;
        if seat.index() >= log.played.game().seats() {
            return Err(format!("seat {seat} is not at this table"));
        }
        if self.answers.is_empty() {
            return Err("a puzzle needs an answer".to_owned());
        }
        let rating = self.rating.ok_or("a puzzle needs a rating")?;
        if self.step.is_some_and(|step| step != rating.step().to_string()) {
            return Err(format!("by its rating it is of step {}", rating.step()));
        }
        let plies = log.played.plies().count();
        if self.watch.is_some_and(|watch| watch >= plies) {
            return Err(format!("the game has only {plies} plies to watch"));
        }
        Ok(Puzzle {
            id: self.id.ok_or("a puzzle needs a name")?,
            asks: self.asks.ok_or("a puzzle needs a question")?,
            seat,
            rating,
            certificate: Certificate {
                answers: self.answers,
                clear: self.clear.ok_or("a puzzle needs to say how clear its answer is")?,
            },
            watch: self.watch,
            line: self.line,
            log,
        })
    }
}

/// `0 2 9 12 of 12 by 0.1.0`
fn rating(text: &str) -> Option<Rating> {
    let (found, rest) = text.split_once(" of ")?;
    let (tries, version) = rest.split_once(" by ")?;
    let found: Option<Vec<u32>> = found.split(' ').map(|count| count.parse().ok()).collect();
    let (found, tries) = (found?.try_into().ok()?, tries.parse().ok()?);
    Some(Rating { found, tries, version: version.to_owned() })
        .filter(|rating| rating.tries > 0 && rating.found.iter().all(|found| *found <= rating.tries))
}
