//! `stolik setups`: the built-in cards, any card as a diagram or a picture, and all that is wrong with one.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, bail};
use gambit::{Setup, Token};
use lab::gambit::{design, find_setup};
use serde_json::{Value, json};
use table::ParseErrors;

use super::{certificates, token_key};
use crate::files;
use crate::output::{Format, print, print_json};
use crate::{BAD_INPUT, FOUND_WRONG};

const EXAMPLES: &str = "\
Examples:
  stolik setups list
  stolik setups show \"Home Rows\" --svg board.svg
  stolik setups show my-card.setup
  stolik setups check my-card.setup another.setup
  stolik setups check --fairness my-card.setup
  stolik setups design --seed 7 --out my-cards";

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List the built-in cards
    List {
        /// How to write the list
        #[arg(long, value_enum, default_value_t)]
        format: Format,
    },
    /// Show a card as a diagram with its points
    Show {
        /// The name of a built-in card, a file, or - for standard input
        #[arg(value_name = "NAME|FILE")]
        card: String,
        /// Also write the card as a picture
        #[arg(long, value_name = "OUT")]
        svg: Option<PathBuf>,
        /// How to write the card
        #[arg(long, value_enum, default_value_t)]
        format: Format,
    },
    /// Check files and report all that is wrong with them, with line and column
    Check {
        /// The files; - is standard input
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
        /// Also write the card as a picture (one file only)
        #[arg(long, value_name = "OUT")]
        svg: Option<PathBuf>,
        /// Also play the games of the cards' certificates again (see `stolik fairness --certificate`)
        #[arg(long)]
        fairness: bool,
        /// How to write the report
        #[arg(long, value_enum, default_value_t)]
        format: Format,
    },
    /// Search for cards that are fair to every seat, and write them with certificates
    Design(design::Args),
}

/// Runs `stolik setups`.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    match &args.command {
        Command::List { format } => list(*format).map(|()| ExitCode::SUCCESS),
        Command::Show { card, svg, format } => {
            show(&find_setup(card)?, svg.as_deref(), *format).map(|()| ExitCode::SUCCESS)
        }
        Command::Check { files, svg, fairness, format } => check(files, svg.as_deref(), *fairness, *format),
        Command::Design(args) => design::run(args).map(|()| ExitCode::SUCCESS),
    }
}

fn list(format: Format) -> Result<()> {
    if format == Format::Json {
        return print_json(&Setup::builtin().map(|setup| card_json(&setup)).collect());
    }
    let mut text = String::new();
    for setup in Setup::builtin() {
        let spots: Vec<String> = setup.spots().iter().map(ToString::to_string).collect();
        let total = setup.points().total(setup.tokens());
        let count = setup.tokens().squares().len();
        writeln!(
            text,
            "{:13} {count:3} tokens, {total:3} points, start spots {}; {}",
            setup.name(),
            spots.join(" "),
            certificates::line(&setup)
        )?;
    }
    print(&text)
}

fn show(setup: &Setup, picture: Option<&Path>, format: Format) -> Result<()> {
    if let Some(path) = picture {
        files::write(path, &drawing::gambit::setup(setup))?;
    }
    match format {
        Format::Text => print(&card_text(setup)?),
        Format::Json => print_json(&card_json(setup)),
    }
}

/// The diagram with coordinates, then what the tokens are worth.
fn card_text(setup: &Setup) -> Result<String> {
    let mut text = format!("{}\n\n", setup.name());
    let diagram = setup.to_string();
    for (line, rank) in diagram.lines().skip(2).zip((1..=8).rev()) {
        writeln!(text, "  {rank}  {line}")?;
    }
    text.push_str("     a b c d e f g h\n\n");
    for token in Token::ALL {
        let (count, each) = (setup.tokens().of(token).len(), setup.points().get(token));
        if count > 0 {
            writeln!(
                text,
                "  {:7} {token} {count:3} × {each:2} = {:4}",
                token_key(token),
                count * u32::from(each)
            )?;
        }
    }
    let total = setup.points().total(setup.tokens());
    writeln!(text, "  {:9} {:3}        {total:4}", "all", setup.tokens().squares().len())?;
    for (number, spot) in (1..).zip(setup.spots()) {
        writeln!(text, "  start spot {number}: {spot}")?;
    }
    for remark in setup.notes() {
        writeln!(text, "  remark: {remark}")?;
    }
    text.push_str(&certificates::shares(setup));
    Ok(text)
}

fn card_json(setup: &Setup) -> Value {
    let diagram: Vec<String> = setup.to_string().lines().skip(2).map(str::to_owned).collect();
    let kinds = Token::ALL.into_iter().filter(|token| !setup.tokens().of(*token).is_empty());
    let tokens: serde_json::Map<String, Value> = kinds
        .map(|token| {
            let value =
                json!({ "count": setup.tokens().of(token).len(), "points": setup.points().get(token) });
            (token.to_string(), value)
        })
        .collect();
    json!({
        "name": setup.name(),
        "diagram": diagram,
        "spots": setup.spots().map(|spot| spot.to_string()),
        "tokens": tokens,
        "points": setup.points().total(setup.tokens()),
        "notes": setup.notes().iter().map(ToString::to_string).collect::<Vec<_>>(),
        "fairness": certificates::json(setup),
    })
}

fn check(paths: &[PathBuf], picture: Option<&Path>, fairness: bool, format: Format) -> Result<ExitCode> {
    if picture.is_some() && paths.len() > 1 {
        bail!("--svg draws one card; {} files are given", paths.len());
    }
    let mut text = String::new();
    let mut reports = Vec::new();
    let (mut fine, mut repeats) = (true, true);
    for path in paths {
        let content = files::read(path)?;
        let card: Result<Setup, ParseErrors> = content.parse();
        fine &= card.is_ok();
        text.push_str(&report_text(path, &card)?);
        let mut report = report_json(path, &card);
        if let (true, Ok(card)) = (fairness, &card) {
            let found = certificates::check(path, &content, card)?;
            text.push_str(&found.text);
            report["fairness"] = Value::Array(found.json);
            repeats &= found.repeats;
        }
        reports.push(report);
        if let (Some(out), Ok(card)) = (picture, &card) {
            files::write(out, &drawing::gambit::setup(card))?;
        }
    }
    match format {
        Format::Text => print(&text)?,
        Format::Json => print_json(&Value::Array(reports))?,
    }
    Ok(match (fine, repeats) {
        (false, _) => ExitCode::from(BAD_INPUT),
        (true, false) => ExitCode::from(FOUND_WRONG),
        (true, true) => ExitCode::SUCCESS,
    })
}

fn report_text(path: &Path, card: &Result<Setup, ParseErrors>) -> Result<String> {
    let mut text = String::new();
    match card {
        Ok(setup) => {
            let total = setup.points().total(setup.tokens());
            writeln!(text, "{}: “{}” can be played for {total} points", path.display(), setup.name())?;
            for remark in setup.notes() {
                writeln!(text, "{}: remark: {remark}", path.display())?;
            }
        }
        Err(errors) => {
            for error in &errors.0 {
                writeln!(text, "{}: {}", files::place(path, error.place), error.what)?;
            }
        }
    }
    Ok(text)
}

fn report_json(path: &Path, card: &Result<Setup, ParseErrors>) -> Value {
    let errors = card.as_ref().err().map(files::errors_json).unwrap_or_default();
    json!({
        "file": path.display().to_string(),
        "ok": card.is_ok(),
        "errors": errors,
        "card": card.as_ref().ok().map(card_json),
    })
}
