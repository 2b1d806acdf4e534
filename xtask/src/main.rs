//! The project's own commands, run as `cargo xtask …`: what the README, CI and contributors call.
//!
//! Each command is a module; `shell` starts other programs, `system` finds or installs the few that Rust does not bring.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command speaks to its terminal")]
#![allow(
    clippy::disallowed_methods,
    reason = "the bans are for rules and bots; commands read files and the clock"
)]

mod dependencies;
mod fuzz;
mod licences;
mod metadata;
mod package;
mod play;
mod python;
mod shell;
mod site;
mod system;
mod test;
mod tidy;
mod versions;
mod wasm;
mod web;

use std::process::ExitCode;

const USAGE: &str = "\
The project's own commands.

Usage: cargo xtask COMMAND

  play [ARGS…]                    build everything and open the table; ARGS go to `stolik serve`
  test [STAGE…] [--long] [--list] run every test, or only the stages named; --long: the fault tests at length
  site [--server URL]             build the table as a folder of files in target/site: no server, also offline
  fuzz [TARGET…] [--seconds N]    look for inputs that break a parser or a rule (60 seconds for each target)
  speed                           measure how fast rules, tables and bots are in a browser, next to the same code natively
  wheel                           build the Python module as people install it
  package [KIND…]                 make what is installed without a compiler, in target/package: tar, deb, container, wheel
  licences                        write THIRD-PARTY.txt anew, when something is built from other packages than before
  tidy                            check what the compiler does not: lengths, links, rule pages, translations
";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let done = match command.as_str() {
        "play" => play::run(&rest),
        "test" => test::run(&rest),
        "site" => site::run(&rest),
        "fuzz" => fuzz::run(&rest),
        "speed" if rest.is_empty() => wasm::speed(),
        "wheel" if rest.is_empty() => python::run(),
        "tidy" if rest.is_empty() => tidy::run(),
        "licences" if rest.is_empty() => licences::write(),
        "package" => package::run(&rest),
        "help" | "-h" | "--help" => {
            print!("{USAGE}");
            Ok(())
        }
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
