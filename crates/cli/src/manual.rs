//! `stolik manual`: the man pages of all commands, from the same definitions as `--help`.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

const EXAMPLES: &str = "\
Examples:
  stolik manual ~/.local/share/man/man1";

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The folder to write them to; it is made if it is not there
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// Runs `stolik manual`.
pub(crate) fn run(args: &Args, command: clap::Command) -> Result<()> {
    fs::create_dir_all(&args.folder)
        .and_then(|()| clap_mangen::generate_to(command, &args.folder))
        .with_context(|| format!("cannot write to {}", args.folder.display()))
}
