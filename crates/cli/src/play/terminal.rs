//! What stays the same whatever is played: the language, the terminal, whether hints are given; and the flags for that.

use std::io::{IsTerminal, stdout};

use super::console::Console;
use super::paint::Paint;
use texts::{Lang, Texts};

/// Where a game is played.
pub(crate) struct Terminal {
    /// The language.
    pub(super) texts: Texts,
    /// The terminal's lines.
    pub(super) console: Console,
    /// Is it pointed out what can be done?
    pub(super) hints: bool,
}

/// How the screen looks and speaks.
#[derive(clap::Args)]
#[command(next_help_heading = "Screen")]
pub(super) struct ScreenFlags {
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

impl ScreenFlags {
    /// The process's own terminal.
    pub(super) fn terminal(&self) -> Terminal {
        let variable = |name: &str| std::env::var(name).ok();
        let lang = self.lang.unwrap_or_else(|| Lang::of_environment(variable));
        let plain = variable("NO_COLOR").is_some_and(|value| !value.is_empty())
            || variable("TERM").is_some_and(|value| value == "dumb");
        let paint = match self.color {
            When::Never => Paint::Plain,
            When::Auto if plain || !stdout().is_terminal() => Paint::Plain,
            When::Auto | When::Always => Paint::Colours,
        };
        Terminal {
            texts: Texts::new(lang),
            console: Console::new(paint, !self.no_clear),
            hints: self.hints == Switch::On,
        }
    }
}
