//! The game as agreed: options and a setup card. Its text form is the game's block in a log.

use std::fmt;
use std::str::FromStr;

use table::{Game, ParseErrors, Place, Words};

use crate::options::Options;
use crate::setup::Setup;

/// A game of Gambit as agreed before the start. The rules are its [`Game`](table::Game) implementation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gambit {
    setup: Setup,
    options: Options,
    /// The version of the rules.
    rules: u32,
}

impl Gambit {
    /// The game with this card and these options, or all that is wrong with the options.
    pub fn new(setup: Setup, options: Options) -> Result<Self, ParseErrors> {
        let mut errors = ParseErrors::default();
        for what in options.errors() {
            errors.add(Place::default(), what);
        }
        errors.or(Self { setup, options, rules: Self::RULES })
    }

    /// The usual game for 2 to 4 seats.
    ///
    /// # Panics
    /// For other numbers of seats.
    pub fn usual(seats: usize) -> Self {
        Self::new(Setup::default(), Options::new(seats)).expect("2 to 4 people play the usual game")
    }

    pub(crate) const fn version(&self) -> u32 {
        self.rules
    }

    pub(crate) fn at_version(self, rules: u32) -> Self {
        Self { rules, ..self }
    }

    /// The setup card.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The options.
    pub const fn options(&self) -> &Options {
        &self.options
    }
}

impl fmt::Display for Gambit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.options, self.setup)
    }
}

impl FromStr for Gambit {
    type Err = ParseErrors;

    /// A line `options …` and a setup card; without a card the default one.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let relevant = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
        let first = text.lines().position(|line| relevant(&line));
        let mut words = Words::new(first.and_then(|first| text.lines().nth(first)).unwrap_or_default());
        let Some("options") = words.next() else {
            return Err(ParseErrors::one(
                Place::new(first.map_or(1, |first| first + 1), 1),
                "expected “options …”",
            ));
        };
        let line = first.map_or(1, |first| first + 1);
        let options = Options::read(line, words);
        let rest: String = text.split_inclusive('\n').skip(line).collect();
        let setup = if rest.lines().any(|line| relevant(&line)) {
            rest.parse::<Setup>().map_err(|errors| errors.shifted(line))
        } else {
            Ok(Setup::default())
        };
        match (options, setup) {
            (Ok(options), Ok(setup)) => Self::new(setup, options),
            (options, setup) => {
                let mut errors = options.err().unwrap_or_default();
                errors.0.extend(setup.err().unwrap_or_default().0);
                Err(errors)
            }
        }
    }
}
