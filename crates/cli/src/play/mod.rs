//! `stolik play`: a game in the terminal for people on one keyboard and computer players.
//!
//! * [`session`] is the loop: who is asked, what is written down, who is told; [`sitting`] is one person's part of it.
//! * [`crate::games`] has what a game must say and understand, and the games.
//! * [`console`], [`paint`] and [`curtain`] are the terminal; [`save`] is the disk; [`seats`] is who sits where.

pub(crate) mod commands;
mod console;
mod curtain;
pub(crate) mod paint;
mod save;
pub(crate) mod scene;
mod seats;
mod session;
mod sitting;
mod terminal;
mod vote;
mod welcome;

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::error::ErrorKind;
use clap::{ArgMatches, FromArgMatches, Subcommand};
use rand::TryRng;
use rand::rngs::SysRng;
use table::shuffle::{Entropy, Seed};
use table::{Header, Log, Match};

use crate::games::{self, AnyGame, GAMES, TerminalGame};
use paint::{Ink, Line};
use save::Record;
use seats::{SeatFlags, Sitter};
use session::Session;
use terminal::ScreenFlags;
pub(crate) use terminal::Terminal;

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
    game: Option<Choice>,
    /// Go on with a game that was left: its log, or without a file the one played last
    #[arg(long, value_name = "FILE")]
    #[allow(clippy::option_option)] // given without a file, given with one, not given
    resume: Option<Option<PathBuf>>,
    #[command(flatten)]
    screen: ScreenFlags,
}

/// The game somebody wants to play, with its flags. Every registered game is a subcommand.
struct Choice {
    game: &'static dyn AnyGame,
    flags: ArgMatches,
}

impl FromArgMatches for Choice {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let chosen =
            matches.subcommand().and_then(|(name, flags)| Some((games::named(name)?, flags.clone())));
        let (game, flags) = chosen.ok_or_else(|| clap::Error::new(ErrorKind::MissingSubcommand))?;
        Ok(Self { game, flags })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Subcommand for Choice {
    fn augment_subcommands(command: clap::Command) -> clap::Command {
        command.subcommands(GAMES.map(AnyGame::play_command))
    }

    fn augment_subcommands_for_update(command: clap::Command) -> clap::Command {
        Self::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        games::named(name).is_some()
    }
}

/// The flags of a new game.
#[derive(clap::Args)]
struct NewGame<F: clap::Args> {
    #[command(flatten)]
    seats: SeatFlags,
    #[command(flatten)]
    deal: DealFlags,
    #[command(flatten)]
    rules: F,
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

/// Runs `stolik play`.
pub(crate) fn run(args: Args) -> Result<()> {
    let terminal = args.screen.terminal();
    match (args.resume, args.game) {
        (Some(_), Some(_)) => bail!("--resume goes on with the game in its file: name no other"),
        (Some(file), None) => {
            let path = file.map_or_else(save::latest, Ok)?;
            let text = crate::files::read(&path)?;
            let game = games::of_log(&text).ok_or_else(|| games::not_a_log(&path))?;
            game.resume(terminal, path, &text)
        }
        (None, Some(Choice { game, flags })) => game.play(terminal, &flags),
        (None, None) => match choose(&terminal)? {
            Some(game) => game.play(terminal, &game.play_command().get_matches_from([game.name()])),
            None => Ok(()),
        },
    }
}

/// Asks which game somebody wants who did not say: by its name or its number, Enter for the first.
fn choose(terminal: &Terminal) -> Result<Option<&'static dyn AnyGame>> {
    terminal.console.say(&terminal.texts.get("choose-game"))?;
    loop {
        let prompt = Line::of(Ink::Bold, terminal.texts.get("choose-prompt")).with(Ink::Dim, " >");
        let Some(line) = terminal.console.ask(&prompt)? else { return Ok(None) };
        let line = commands::fold(&line);
        let number = if line.is_empty() { Some(1) } else { line.parse::<usize>().ok() };
        let game = number.and_then(|number| GAMES.get(number.checked_sub(1)?).copied());
        if let Some(game) = game.or_else(|| games::named(&line)) {
            return Ok(Some(game));
        }
    }
}

/// The subcommand of a game.
pub(crate) fn command<G: TerminalGame>() -> clap::Command {
    let command = <NewGame<G::Flags> as clap::Args>::augment_args(clap::Command::new(G::NAME));
    command.about(G::SUMMARY).after_help(EXAMPLES)
}

/// Begins a game with the flags of its subcommand.
pub(crate) fn begin<G: TerminalGame>(terminal: Terminal, flags: &ArgMatches) -> Result<()> {
    let NewGame { seats, deal, rules } = NewGame::<G::Flags>::from_arg_matches(flags)?;
    let sitters = seats.sitters(&terminal.texts, G::COMPANY)?;
    let game = G::from_flags(&rules, sitters.len())?;
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
        daily: None,
        photo: false,
        branches: Vec::new(),
    };
    let path = deal.save.unwrap_or_else(|| save::new_path(G::NAME));
    let log = Log::new(header, Match::new(game), None);
    let record = Record::begin(path, &log, seed, &terminal.texts.get("seed-file-warning"))?;
    Session::new(terminal, &sitters, record, &log.played)?.run()
}

/// Goes on with the game of a log.
pub(crate) fn resume<G: TerminalGame>(terminal: Terminal, path: PathBuf, text: &str) -> Result<()> {
    let (record, played) = Record::open::<G>(path, text)?;
    let sitters: Result<Vec<Sitter>> = record.header().players.iter().map(Sitter::of).collect();
    Session::new(terminal, &sitters?, record, &played)?.run()
}

fn fresh_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).context("the system gives no randomness; use --seed")?;
    Ok(Seed::new(bytes))
}
