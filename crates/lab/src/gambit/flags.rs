//! Gambit's options as flags, for every command that starts a game.

use std::path::Path;

use anyhow::{Context, Result, bail};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use gambit::{Cards, Edition, Gambit, Setup};
use table::{ParseErrors, Seat, SeatSet};

use crate::files;

/// Gambit's options.
#[derive(Clone, Debug, clap::Args)]
#[command(next_help_heading = "Rules of Gambit")]
pub struct GambitFlags {
    /// Setup card: the name of a built-in one (see `stolik setups list`) or a file (G2)
    #[arg(long, value_name = "NAME|FILE", default_value = "Home Rows")]
    setup: String,
    /// The oldest player, who places first; the seat after it moves first (G4)
    #[arg(long, value_name = "SEAT", default_value = "A")]
    oldest: Seat,
    /// Whose rule sheet is followed: in `pl` the first card is drawn after the first move (G7)
    #[arg(long, value_parser = edition_parser(), default_value = "en")]
    edition: Edition,
    /// End the game after so many turns in a row without a capture; 0 is never, 250 at most (G17)
    #[arg(long, value_name = "TURNS", default_value_t = 40, value_parser = clap::value_parser!(u8).range(0..=250))]
    calm: u8,
    /// Seats that may look at their own face-down cards, such as AC, or - (G14)
    #[arg(long, value_name = "SEATS", default_value = "-", allow_hyphen_values = true)]
    peek: SeatSet,
    /// The 12 cards of every deck: letters of B R Q N (G3)
    #[arg(long, value_name = "CARDS", default_value = "BBBRRRQQQNNN")]
    deck: Cards,
}

impl GambitFlags {
    /// The game these flags describe, for so many seats; the error names all that is wrong.
    pub fn game(&self, seats: usize) -> Result<Gambit> {
        let options = gambit::Options {
            seats,
            oldest: self.oldest,
            edition: self.edition,
            calm: self.calm,
            peek: self.peek,
            deck: self.deck,
        };
        match options.errors().as_slice() {
            [] => Ok(Gambit::new(find_setup(&self.setup)?, options)?),
            errors => bail!("{}", errors.join("\n")),
        }
    }

    /// One game for each card: every built-in one with `--setup all`, or those of a list with commas.
    pub(crate) fn games(&self, seats: usize) -> Result<Vec<Gambit>> {
        let names: Vec<String> = match self.setup.as_str() {
            "all" => Setup::builtin().map(|setup| setup.name().to_owned()).collect(),
            list => list.split(',').map(|name| name.trim().to_owned()).collect(),
        };
        names.into_iter().map(|setup| Self { setup, ..self.clone() }.game(seats)).collect()
    }
}

/// The built-in card with this name, or the card in this file.
pub fn find_setup(name_or_file: &str) -> Result<Setup> {
    if let Some(setup) = Setup::named(name_or_file) {
        return Ok(setup);
    }
    let path = Path::new(name_or_file);
    let text = files::read(path).with_context(|| {
        let names: Vec<String> = Setup::builtin().map(|setup| setup.name().to_owned()).collect();
        format!("no built-in card is called {name_or_file:?} (there are {}), and as a file", names.join(", "))
    })?;
    text.parse().map_err(|errors: ParseErrors| files::errors(path, &errors))
}

fn edition_parser() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.map(Edition::code))
        .map(|code| Edition::from_code(&code).expect("only codes of editions are possible values"))
}
