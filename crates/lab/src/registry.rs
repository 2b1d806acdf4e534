//! The games of the lab, one entry each, and the commands that are made from them.

use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::builder::PossibleValuesParser;
use clap::{ArgMatches, Args, Command, FromArgMatches, Subcommand};

use crate::arena::{TeamArgs, VersusArgs};
use crate::bench::{BenchCommand, SoakArgs, soak};
use crate::output::print;
use crate::simulate::SimulateArgs;
use crate::{LabGame, arena, bench, simulate};

/// A game as commands know it.
pub struct Entry {
    name: &'static str,
    simulate: GameCommand,
    arena: GameCommand,
    soak: fn(&SoakArgs) -> Result<String>,
}

impl Entry {
    /// The entry of a game.
    pub fn of<G: LabGame>() -> Self {
        let arena = if G::COOPERATIVE {
            GameCommand::of::<TeamArgs<G>>("teams of bots, all on the same deals")
        } else {
            GameCommand::of::<VersusArgs<G>>("pairings of bots, the same deals from every seat")
        };
        Self { name: G::NAME, simulate: GameCommand::of::<SimulateArgs<G>>(""), arena, soak: soak::run::<G> }
    }
}

/// Flags of a command for one game, and what they start.
pub(crate) trait Runnable: Args {
    type Game: LabGame;

    /// Runs the command; the answer is for standard output.
    fn run(&self) -> Result<String>;
}

/// A command for one game.
struct GameCommand {
    about: String,
    augment: fn(Command) -> Command,
    run: fn(&ArgMatches) -> Result<String>,
}

impl GameCommand {
    fn of<A: Runnable>(what: &str) -> Self {
        let separator = if what.is_empty() { "" } else { ": " };
        Self {
            about: format!("{}{separator}{what}", A::Game::ABOUT),
            augment: A::augment_args,
            run: |matches| A::from_arg_matches(matches)?.run(),
        }
    }
}

/// The games that there are.
pub struct Registry(Vec<Entry>);

impl Default for Registry {
    /// Our games.
    fn default() -> Self {
        Self(vec![Entry::of::<::gambit::Gambit>(), Entry::of::<::skakanie::Skakanie>()])
    }
}

impl Registry {
    /// These games.
    pub fn new(games: Vec<Entry>) -> Self {
        Self(games)
    }

    /// What a command such as `["arena", "gambit", "--bot", "greedy"]` answers on standard output.
    pub fn answer(&self, words: &[&str]) -> Result<String> {
        let command = self.augment(Command::new("stolik").no_binary_name(true));
        let matches = command.try_get_matches_from(words)?;
        let (name, matches) = matches.subcommand().context("a command is needed")?;
        self.run(name, matches)
    }

    fn augment(&self, command: Command) -> Command {
        let names = PossibleValuesParser::new(self.0.iter().map(|entry| entry.name));
        let bench =
            BenchCommand::augment_subcommands(with_subcommands("bench", "Measure and try the engine"))
                .mut_subcommand("soak", |soak| soak.mut_arg("game", |game| game.value_parser(names)));
        command
            .subcommand(
                self.per_game("simulate", simulate::ABOUT, simulate::EXAMPLES, |entry| &entry.simulate),
            )
            .subcommand(self.per_game("arena", arena::ABOUT, arena::EXAMPLES, |entry| &entry.arena))
            .subcommand(bench)
    }

    /// A command with a subcommand for each game.
    fn per_game(
        &self,
        name: &'static str,
        about: &'static str,
        examples: &'static str,
        command: fn(&Entry) -> &GameCommand,
    ) -> Command {
        let games = self.0.iter().map(|entry| {
            let GameCommand { about, augment, .. } = command(entry);
            augment(Command::new(entry.name)).about(about).after_help(examples)
        });
        with_subcommands(name, about).after_help(examples).subcommands(games)
    }

    fn run(&self, name: &str, matches: &ArgMatches) -> Result<String> {
        let entry = |name: &str| {
            self.0.iter().find(|entry| entry.name == name).with_context(|| format!("there is no game {name}"))
        };
        match (name, matches.subcommand()) {
            ("simulate", Some((game, matches))) => (entry(game)?.simulate.run)(matches),
            ("arena", Some((game, matches))) => (entry(game)?.arena.run)(matches),
            _ => match BenchCommand::from_arg_matches(matches)? {
                BenchCommand::Soak(args) => (entry(&args.game)?.soak)(&args),
                command => bench::run(&command),
            },
        }
    }
}

fn with_subcommands(name: &'static str, about: &'static str) -> Command {
    Command::new(name).about(about).subcommand_required(true).arg_required_else_help(true)
}

/// `simulate`, `arena` and `bench` of our games, as subcommands of a program.
pub struct Commands {
    name: String,
    matches: ArgMatches,
}

impl Commands {
    /// Runs the command that was given.
    pub fn run(&self) -> Result<ExitCode> {
        print(&Registry::default().run(&self.name, &self.matches)?)?;
        Ok(ExitCode::SUCCESS)
    }
}

impl FromArgMatches for Commands {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let (name, matches) = matches
            .subcommand()
            .ok_or_else(|| clap::Error::new(clap::error::ErrorKind::MissingSubcommand))?;
        Ok(Self { name: name.to_owned(), matches: matches.clone() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Subcommand for Commands {
    fn augment_subcommands(command: Command) -> Command {
        Registry::default().augment(command)
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        Self::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        matches!(name, "simulate" | "arena" | "bench")
    }
}
