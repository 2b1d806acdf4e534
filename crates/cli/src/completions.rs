//! `stolik completions`: what a shell needs to complete our commands.

use std::io;

use anyhow::Result;
use clap_complete::Shell;

use crate::output::print;

const EXAMPLES: &str = "\
Examples:
  stolik completions bash > ~/.local/share/bash-completion/completions/stolik
  stolik completions zsh > ~/.zfunc/_stolik
  stolik completions fish > ~/.config/fish/completions/stolik.fish";

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

/// Runs `stolik completions`.
pub(crate) fn run(args: &Args, mut command: clap::Command) -> Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "stolik", &mut script);
    print(&String::from_utf8(script).map_err(io::Error::other)?)
}
