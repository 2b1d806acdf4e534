//! `cargo xtask play`: from a fresh clone to a game with one command.

use anyhow::Result;

use crate::shell::{cargo, show};
use crate::{wasm, web};

/// Builds the page (with the engine for tables in the browser, where Rust can compile for that) and the release binary, and opens the table: the server on its embedded database, and the page in the
/// browser where there is one.
pub(crate) fn run(args: &[String]) -> Result<()> {
    web::build(wasm::build_if_possible()?.as_deref())?;
    show(&mut cargo("build --release --package stolik"))?;
    show(cargo("run --quiet --release --package stolik -- serve --open").args(args))
}
