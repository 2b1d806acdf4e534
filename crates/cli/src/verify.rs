//! `stolik verify`: the seal, the rules, the result and every shuffle of a log, in sentences.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use serde_json::{Value, json};
use table::{Game, Log, Outcome, ParseError, ParseErrors, Shuffles, seal};

use crate::games::{self, AnyGame};
use crate::output::{Format, print, print_json};
use crate::{BAD_INPUT, FOUND_WRONG, files};

const EXAMPLES: &str = "\
Examples:
  stolik verify game.log
  stolik verify --format json games/*.log

Exit codes: 0 all is right, 1 a log is wrong, 2 a file is no log or cannot be read.";

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The logs; - is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// How to write the report
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Runs `stolik verify`.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let mut worst = 0;
    let mut text = String::new();
    let mut reports = Vec::new();
    for path in &args.files {
        let (code, lines, report) = match files::read(path).and_then(|text| examine(path, &text)) {
            Ok(report) => (report.code(), report.text(path)?, report.json(path)),
            Err(error) => {
                eprintln!("error: {error:#}");
                (
                    BAD_INPUT,
                    String::new(),
                    json!({ "file": path, "ok": false, "error": format!("{error:#}") }),
                )
            }
        };
        worst = worst.max(code);
        text.push_str(&lines);
        reports.push(report);
    }
    match args.format {
        Format::Text => print(&text)?,
        Format::Json => print_json(&Value::Array(reports))?,
    }
    Ok(ExitCode::from(worst))
}

/// What was found in a log. A file that is no log has none.
struct Report {
    game: Option<&'static str>,
    /// Is there a seal, and is it whole?
    seal: Result<bool, ParseErrors>,
    /// What the entries say, as far as they could be replayed.
    replay: Result<Replayed, ParseErrors>,
}

/// A log that replays: every entry is legal.
pub(crate) struct Replayed {
    entries: usize,
    ended_by_agreement: bool,
    outcome: Option<Outcome>,
    /// Does the log state a result?
    states_result: bool,
    shuffles: Shuffles,
}

fn examine(path: &Path, text: &str) -> Result<Report> {
    let game = games::of_log(text);
    let seal = seal::check(text);
    if game.is_none() && seal.is_ok() {
        return Err(games::not_a_log(path));
    }
    let replay = game.map_or_else(|| Err(ParseErrors::default()), |game| game.verify(text));
    Ok(Report { game: game.map(AnyGame::name), seal, replay })
}

/// Replays a log and checks its result and shuffles.
pub(crate) fn replay<G: Game>(text: &str) -> Result<Replayed, ParseErrors> {
    let log: Log<G> = text.parse()?;
    let verified = log.verify()?;
    Ok(Replayed {
        entries: log.played.entries().len(),
        ended_by_agreement: log.played.ended_by_agreement(),
        outcome: verified.outcome,
        states_result: log.finish.is_some(),
        shuffles: verified.shuffles,
    })
}

impl Report {
    /// The seal's error first: where the file was changed, that is the cause of what else is wrong.
    fn errors(&self) -> impl Iterator<Item = &ParseError> {
        let (seal, replay) = (self.seal.as_ref().err(), self.replay.as_ref().err());
        seal.into_iter().chain(replay).flat_map(|errors| &errors.0)
    }

    fn is_right(&self) -> bool {
        self.seal.is_ok() && self.replay.is_ok()
    }

    fn code(&self) -> u8 {
        if self.is_right() { 0 } else { FOUND_WRONG }
    }

    fn text(&self, path: &Path) -> Result<String> {
        let mut text = String::new();
        for error in self.errors() {
            writeln!(text, "{}: {}", files::place(path, error.place), error.what)?;
        }
        let verdict = if self.is_right() { "nothing is wrong with this log" } else { "this log is wrong" };
        writeln!(text, "{}: {verdict}", path.display())?;
        writeln!(text, "  seal      {}", self.seal_sentence())?;
        if let Ok(replayed) = &self.replay {
            writeln!(text, "  rules     all {} entries are legal", replayed.entries)?;
            writeln!(text, "  result    {}", replayed.result_sentence())?;
            writeln!(text, "  shuffles  {}", replayed.shuffles_sentence())?;
        } else {
            writeln!(text, "  rules     the log could not be replayed to its end")?;
        }
        Ok(text)
    }

    fn seal_sentence(&self) -> &'static str {
        match self.seal {
            Ok(true) => "whole: no byte was changed since the log was written",
            Ok(false) => "there is none, so changes that obey the rules could not be seen",
            Err(_) => "broken",
        }
    }

    fn json(&self, path: &Path) -> Value {
        let replayed = self.replay.as_ref().ok();
        let errors = ParseErrors(self.errors().cloned().collect());
        let seal = match self.seal {
            Ok(true) => "whole",
            Ok(false) => "none",
            Err(_) => "broken",
        };
        json!({
            "file": path,
            "ok": self.is_right(),
            "game": self.game,
            "seal": seal,
            "entries": replayed.map(|replayed| replayed.entries),
            "result": replayed.and_then(|replayed| replayed.outcome.as_ref()).map(ToString::to_string),
            "shuffles": replayed.map(Replayed::shuffles_word),
            "shuffles_checked": replayed.map(|replayed| match replayed.shuffles {
                Shuffles::Checked(count)
                | Shuffles::NewDraws { count, .. }
                | Shuffles::SameDraws { count, .. }
                | Shuffles::Daily { count, .. } => count,
                Shuffles::SeedNotShown | Shuffles::NotCommitted => 0,
            }),
            "errors": files::errors_json(&errors),
        })
    }
}

impl Replayed {
    fn result_sentence(&self) -> String {
        let how = if self.ended_by_agreement { "ended by agreement, " } else { "" };
        match (&self.outcome, self.states_result) {
            (Some(outcome), true) => format!("{how}{outcome}: as the log states it"),
            (Some(outcome), false) => format!("{how}{outcome}; the log does not state it"),
            (None, _) => "none yet, the game is not over".to_owned(),
        }
    }

    fn shuffles_sentence(&self) -> String {
        match self.shuffles {
            Shuffles::Checked(count) => format!(
                "all {count} deals and draws follow from the seed, which was committed to before the game"
            ),
            Shuffles::NewDraws { recorded, count } => format!(
                "this continues a recorded game; nothing is said about its {recorded} entries. All {count} draws after them \
                 follow from the seed, which was committed to before it went on"
            ),
            Shuffles::SameDraws { recorded, count } => format!(
                "NOT SECRET: this continues a recorded game after {recorded} entries with that game's seed. All {count} deals \
                 and draws follow from it, but whoever knew that game could know every one of them beforehand"
            ),
            Shuffles::Daily { day, count } => format!(
                "NOT SECRET: this is the daily deal of {day}. All {count} deals and draws follow from its seed, which everybody can \
                 compute beforehand"
            ),
            Shuffles::SeedNotShown if self.outcome.is_none() => {
                "could not be checked: the seed is shown when the game is over".to_owned()
            }
            Shuffles::SeedNotShown => "could not be checked: the log does not show the seed".to_owned(),
            Shuffles::NotCommitted => {
                "could not be checked: no seed was committed to before the game".to_owned()
            }
        }
    }

    fn shuffles_word(&self) -> &'static str {
        match self.shuffles {
            Shuffles::Checked(_) => "checked",
            Shuffles::NewDraws { .. } => "checked after a recorded game",
            Shuffles::SameDraws { .. } => "known before the game",
            Shuffles::Daily { .. } => "daily deal",
            Shuffles::SeedNotShown => "seed not shown",
            Shuffles::NotCommitted => "not committed",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOGS: [&str; 2] = [
        include_str!("../../../docs/examples/gambit.log"),
        include_str!("../../../docs/examples/skakanie.log"),
    ];

    /// The line that is named first when the file has these bytes; `None` if nothing is found.
    fn named(bytes: Vec<u8>) -> Option<u32> {
        let path = Path::new("x");
        match files::text(path, bytes).and_then(|text| examine(path, &text)) {
            Ok(report) => report.errors().next().map(|error| error.place.line),
            Err(error) => error.to_string().split(':').nth(1).and_then(|line| line.parse().ok()),
        }
    }

    /// A mark of the seal has 16 bits: of 65,536 changes one leaves it as it was, and the line below is named instead.
    #[test]
    fn every_changed_byte_is_found_and_its_line_is_named() {
        for text in LOGS {
            assert_eq!(named(text.into()), None);
            let (mut line, mut by_accident) = (1, 0);
            for (at, byte) in text.bytes().enumerate() {
                // Neighbours, the other case, a blank, a line break, a comment sign, another digit, and no text at all.
                let all = [byte ^ 1, byte ^ 2, byte ^ 0x20, b' ', b'\n', b'#', b'0', 0xff];
                for new in
                    [0, 1, 2, 5].map(|i| all[(at + i) % all.len()]).into_iter().filter(|new| *new != byte)
                {
                    let mut bytes: Vec<u8> = text.into();
                    bytes[at] = new;
                    let found = named(bytes);
                    by_accident += u32::from(found == Some(line + 1));
                    let right = found == Some(line) || found == Some(line + 1) && by_accident < 3;
                    assert!(right, "byte {at} in line {line} was {byte}, is {new}: {found:?}");
                }
                line += u32::from(byte == b'\n');
            }
        }
    }
}
