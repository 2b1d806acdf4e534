//! `cargo xtask play`: from a fresh clone to a game with one command.

use anyhow::{Context, Result};

use crate::shell::{cargo, program, show, target_dir};
use crate::versions::{need_node, need_rust};
use crate::{wasm, web};

/// Said before the first build; what happens meanwhile npm and cargo show themselves.
const FIRST_TIME: &str = "\
Building the page and the server. The first time this takes one to three minutes, depending on the machine, and fetches
what is needed from npm and crates.io; later starts take a second or two.
";

/// Builds the page and the server, and opens the table: on the embedded database, with the page in the browser where there
/// is one. The profile `play` is quick to build; releases are built with another.
pub(crate) fn run(args: &[String]) -> Result<()> {
    need_rust()?;
    need_node()?;
    let binary = target_dir().join("play").join(format!("stolik{}", std::env::consts::EXE_SUFFIX));
    if !binary.exists() {
        println!("{FIRST_TIME}");
    }
    // Engines that were built already, for a site or by the tests, are taken in; nobody waits for them here.
    web::build_if_stale(wasm::built().as_deref())?;
    show(&mut cargo("build --profile play --package stolik")).context(
        "the server could not be built. If cargo says above that it could not fetch something: the first time this needs the network",
    )?;
    show(program(binary).args(["serve", "--open"]).args(args))
}
