//! Starting other programs, always from the root of the repository.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the repository")
}

/// Where cargo puts what it builds.
pub(crate) fn target_dir() -> PathBuf {
    root().join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// The cargo that started this program, with these words as arguments.
pub(crate) fn cargo(arguments: &str) -> Command {
    let mut command = program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments.split_whitespace());
    // Notes for the next build make the first one longer. Whoever builds by hand, again and again, has them and keeps them.
    if !target_dir().join("debug/incremental").exists() {
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}

/// A program, to be started in the root of the repository.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// Runs it, showing what it prints; an exit code other than 0 is an error.
pub(crate) fn show(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start `{}`", line(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", line(command));
    }
    Ok(())
}

/// Runs it and returns what it printed.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.with_context(|| format!("cannot start `{}`", line(command)))?;
    if !output.status.success() {
        bail!("`{}` failed ({})", line(command), output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{}` printed no text", line(command)))
}

/// Can it be started, and does it exit with 0? Shows nothing.
pub(crate) fn works(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// The command as one would type it.
fn line(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = std::iter::once(name).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_fails_is_named_in_the_error() {
        let error = show(cargo("no-such-command --flag").stderr(Stdio::null())).unwrap_err();
        assert!(error.to_string().starts_with("`cargo no-such-command --flag` failed"), "{error}");
        assert!(show(&mut program("no-such-program")).is_err());
    }

    #[test]
    fn what_a_program_prints_comes_back() {
        assert!(output(&mut cargo("--version")).unwrap().starts_with("cargo "));
        assert!(works(&mut cargo("--version")) && !works(&mut program("no-such-program")));
    }
}
