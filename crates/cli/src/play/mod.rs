//! `stolik play`: a game in the terminal for people on one keyboard and computer players.
//!
//! * [`session`] is the loop: who is asked, what is written down, who is told; [`sitting`] is one person's part of it.
//! * [`face`] is what a game must say and understand; `gambit_*` and `skakanie_*` do so, each with drawing, reading and
//!   telling apart.
//! * [`console`], [`paint`] and [`curtain`] are the terminal; [`save`] is the disk; [`seats`] is who sits where.

mod commands;
mod console;
mod curtain;
mod face;
mod gambit_board;
mod gambit_end;
mod gambit_face;
mod gambit_input;
mod gambit_news;
mod gambit_screen;
mod paint;
mod save;
mod scene;
mod seats;
mod session;
mod sitting;
mod skakanie_end;
mod skakanie_face;
mod skakanie_input;
mod skakanie_news;
mod skakanie_picture;
mod skakanie_screen;
mod skakanie_stacks;
mod vote;
mod welcome;

use std::io::{IsTerminal, stdout};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Parser;
use gambit::Gambit;
use lab::gambit::GambitFlags;
use lab::skakanie::SkakanieFlags;
use rand::TryRng;
use rand::rngs::SysRng;
use skakanie::Skakanie;
use table::shuffle::{Entropy, Seed};
use table::{Game, Header, Match};

use crate::texts::{Lang, Texts};
use console::Console;
use face::Face;
use paint::{Ink, Line, Paint};
use save::Record;
use seats::{SeatFlags, Sitter};
use session::{House, Session};

const EXAMPLES: &str = "\
Examples:
  stolik play gambit                                   you against two computer players
  stolik play gambit --seat Ola --seat Jan --bots 1    two people and a computer player
  stolik play gambit --seat Ola --seat Zosia --oldest B --peek B --lang pl
  stolik play skakanie --bots 2 --difficulty hard
  stolik play skakanie --seat Ola --seat Jan --joint   one pool of pieces for both
  stolik play gambit --seed \"rainy sunday\"             a deal that others can play too
  stolik play --resume                                 go on with the game you left";

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Option<Which>,
    /// Go on with a game that was left: its log, or without a file the one played last
    #[arg(long, value_name = "FILE")]
    #[allow(clippy::option_option)] // given without a file, given with one, not given
    resume: Option<Option<PathBuf>>,
    #[command(flatten)]
    house: HouseFlags,
}

#[derive(clap::Subcommand)]
enum Which {
    /// Plan chess moves three turns ahead and race for tokens; 2 to 4 players
    #[command(after_help = EXAMPLES)]
    Gambit {
        #[command(flatten)]
        seats: SeatFlags,
        #[command(flatten)]
        deal: DealFlags,
        #[command(flatten)]
        rules: GambitFlags,
    },
    /// Hop over stacks of jigsaw pieces together, away from the Dragon; 1 to 6 players
    #[command(after_help = EXAMPLES)]
    Skakanie {
        #[command(flatten)]
        seats: SeatFlags,
        #[command(flatten)]
        deal: DealFlags,
        #[command(flatten)]
        rules: SkakanieFlags,
    },
}

#[derive(clap::Args)]
#[command(next_help_heading = "Deal")]
struct DealFlags {
    /// The deal follows from these words, so that it can be played again [default: fresh randomness]
    #[arg(long, value_name = "PHRASE")]
    seed: Option<String>,
    /// The file the game is kept in [default: a new one in the data folder; it is named at the start]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

#[derive(clap::Args)]
#[command(next_help_heading = "Screen")]
struct HouseFlags {
    /// The language [default: that of the environment]
    #[arg(long, value_enum, global = true)]
    lang: Option<Lang>,
    /// Colours; auto: on a terminal, unless `NO_COLOR` is set
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto", global = true)]
    color: When,
    /// Write one screen below the other; between people with secrets the screen is wiped all the same
    #[arg(long, global = true)]
    no_clear: bool,
    /// Point out what can be done and what should be minded
    #[arg(long, value_enum, value_name = "WHETHER", default_value = "on", global = true)]
    hints: Switch,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum When {
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Switch {
    On,
    Off,
}

impl HouseFlags {
    fn house(&self) -> House {
        let variable = |name: &str| std::env::var(name).ok();
        let lang = self.lang.unwrap_or_else(|| Lang::of_environment(variable));
        let plain = variable("NO_COLOR").is_some_and(|value| !value.is_empty())
            || variable("TERM").is_some_and(|value| value == "dumb");
        let paint = match self.color {
            When::Never => Paint::Plain,
            When::Auto if plain || !stdout().is_terminal() => Paint::Plain,
            When::Auto | When::Always => Paint::Colours,
        };
        House {
            texts: Texts::new(lang),
            console: Console::new(paint, !self.no_clear),
            hints: self.hints == Switch::On,
        }
    }
}

/// Runs `stolik play`.
pub(crate) fn run(args: Args) -> Result<()> {
    let house = args.house.house();
    match (args.resume, args.game) {
        (Some(_), Some(_)) => bail!("--resume goes on with the game in its file: name no other"),
        (Some(file), None) => resume(house, file),
        (None, Some(game)) => begin(house, game),
        (None, None) => match choose(&house)? {
            Some(game) => begin(house, game),
            None => Ok(()),
        },
    }
}

/// Asks which game somebody wants who did not say.
fn choose(house: &House) -> Result<Option<Which>> {
    /// The arguments of a game as if they had been typed.
    #[derive(clap::Parser)]
    struct Bare {
        #[command(subcommand)]
        game: Which,
    }
    house.console.say(&house.texts.get("choose-game"))?;
    loop {
        let prompt = Line::of(Ink::Bold, house.texts.get("choose-prompt")).with(Ink::Dim, " >");
        let Some(line) = house.console.ask(&prompt)? else { return Ok(None) };
        let game = match commands::fold(&line).as_str() {
            "" | "1" | Gambit::NAME => Gambit::NAME,
            "2" | Skakanie::NAME => Skakanie::NAME,
            _ => continue,
        };
        return Ok(Some(Bare::parse_from(["stolik", game]).game));
    }
}

fn begin(house: House, game: Which) -> Result<()> {
    match game {
        Which::Gambit { seats, deal, rules } => {
            let sitters = seats.sitters(&house.texts, 2)?;
            start(house, rules.game(sitters.len())?, &sitters, deal)
        }
        Which::Skakanie { seats, deal, rules } => {
            let sitters = seats.sitters(&house.texts, 1)?;
            start(house, rules.game(sitters.len())?, &sitters, deal)
        }
    }
}

fn start<G: Face>(house: House, game: G, sitters: &[Sitter], deal: DealFlags) -> Result<()> {
    let seed = match &deal.seed {
        Some(phrase) => Seed::from_phrase(phrase),
        None => fresh_seed()?,
    };
    // A deal that is to be played again must not depend on who plays it; else everybody's name is mixed in.
    let entropy = |sitter: &Sitter| match deal.seed {
        Some(_) => Entropy::default(),
        None => Entropy::new(sitter.player().name.as_bytes()),
    };
    let header = Header {
        players: sitters.iter().map(Sitter::player).collect(),
        commitment: Some(seed.commitment()),
        entropy: sitters.iter().map(entropy).collect(),
    };
    let path = deal.save.unwrap_or_else(|| save::new_path(G::NAME));
    let record = Record::begin(path, header, seed, &house.texts.get("seed-file-warning"))?;
    Session::new(house, sitters, record, &Match::new(game))?.run()
}

fn resume(house: House, file: Option<PathBuf>) -> Result<()> {
    let path = file.map_or_else(save::latest, Ok)?;
    let text = crate::files::read(&path)?;
    match save::game_name(&path, &text)?.as_str() {
        Gambit::NAME => go_on::<Gambit>(house, path, &text),
        Skakanie::NAME => go_on::<Skakanie>(house, path, &text),
        other => bail!("{}: {other:?} is no game of this program", path.display()),
    }
}

fn go_on<G: Face>(house: House, path: PathBuf, text: &str) -> Result<()> {
    let (record, played) = Record::open::<G>(path, text)?;
    let sitters: Result<Vec<Sitter>> = record.header().players.iter().map(Sitter::of).collect();
    Session::new(house, &sitters?, record, &played)?.run()
}

fn fresh_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).context("the system gives no randomness; use --seed")?;
    Ok(Seed::new(bytes))
}
