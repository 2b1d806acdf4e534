//! `cargo xtask play`: from a fresh clone to a game with one command.

use std::io::{IsTerminal, stdin};

use anyhow::Result;

use crate::shell::{cargo, show};

/// Builds the release binary and starts the terminal game; somebody who names no game plays Gambit.
pub(crate) fn run(args: &[String]) -> Result<()> {
    show(&mut cargo("build --release --package stolik"))?;
    let mut game = cargo("run --quiet --release --package stolik -- play");
    if args.is_empty() && stdin().is_terminal() {
        game.arg("gambit");
    }
    show(game.args(args))
}
