//! `cargo xtask play`: from a fresh clone to a game with one command.

use anyhow::Result;

use crate::shell::{cargo, show};

/// Builds the release binary and starts the terminal game, which asks for all it is not told.
pub(crate) fn run(args: &[String]) -> Result<()> {
    show(&mut cargo("build --release --package stolik"))?;
    show(cargo("run --quiet --release --package stolik -- play").args(args))
}
