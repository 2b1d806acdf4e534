//! The Python module: its wheel, and its tests in a virtual environment of their own.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::shell::{cargo, output, program, show, target_dir, works};
use crate::system::{PYTHON, need};
use crate::test::debug_binary;

/// The oldest Python the module is for, 3.OLDEST.
const OLDEST: u32 = 11;
const MATURIN: &str = "maturin==1.16.0";
/// What the tests need besides the wheel.
const PACKAGES: [&str; 4] = ["numpy", "pettingzoo", "gymnasium", "pytest"];

/// The profile of the wheel that people get.
const RELEASE: &str = "release";
/// That of the tests: every check is on.
const DEV: &str = "dev";

/// Builds the wheel that people get and says where it lies.
pub(crate) fn run() -> Result<()> {
    println!("{}", release_wheel()?.display());
    Ok(())
}

/// Builds the wheel that people get and returns where it lies.
pub(crate) fn release_wheel() -> Result<PathBuf> {
    wheel(RELEASE, &[])
}

/// Builds a wheel; `lints` are what the compiler is told besides.
fn wheel(profile: &str, lints: &[(&str, &str)]) -> Result<PathBuf> {
    let python = environment("build", &[MATURIN])?;
    let folder = target_dir().join("python/wheels");
    let made = fs::remove_dir_all(&folder).or(Ok(())).and_then(|()| fs::create_dir_all(&folder));
    made.with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let mut command = program(&python);
    command.args([
        "-m",
        "maturin",
        "build",
        "--profile",
        profile,
        "--quiet",
        "--manifest-path",
        "python/Cargo.toml",
    ]);
    command.arg("--interpreter").arg(&python).arg("--out").arg(&folder);
    show(command.envs(lints.iter().copied()).env("CARGO_TARGET_DIR", target_dir().join("python")))?;
    let files = fs::read_dir(&folder)?.map(|file| Ok(file?.path())).collect::<Result<Vec<_>>>()?;
    let wheel = files.into_iter().find(|path| path.extension().is_some_and(|end| end == "whl"));
    wheel.with_context(|| format!("maturin left no wheel in {}", folder.display()))
}

/// Formatting, clippy, the wheel, and all tests of `python/tests` with it.
pub(crate) fn test() -> Result<()> {
    show(&mut cargo("fmt --manifest-path python/Cargo.toml --check"))?;
    // As `cargo clippy -- -D warnings` does it, but in the build of the wheel: what it depends on is compiled once.
    let lints =
        [("RUSTC_WORKSPACE_WRAPPER", "clippy-driver"), ("CLIPPY_ARGS", "-Dwarnings__CLIPPY_HACKERY__")];
    let wheel = wheel(DEV, &lints)?;
    let python = environment("test", &PACKAGES)?;
    let mut install = program(&python);
    install.args(["-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall"]).arg(&wheel);
    show(&mut install)?;
    // The tests read Python's games with the program, and sit down at its tables.
    let mut tests = program(&python);
    tests.args(["-m", "pytest", "--quiet", "python/tests"]);
    show(tests.env("STOLIK_BIN", debug_binary()?))
}

/// The Python of a virtual environment of this name that has these packages.
fn environment(name: &str, packages: &[&str]) -> Result<PathBuf> {
    let folder = target_dir().join("python/venv").join(name);
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    let complete = folder.join("complete");
    let wanted = packages.join("\n");
    if fs::read_to_string(&complete).is_ok_and(|found| found == wanted)
        && works(program(&python).arg("--version"))
    {
        return Ok(python);
    }
    make(&folder)?;
    show(
        program(&python)
            .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"])
            .args(packages),
    )?;
    fs::write(&complete, wanted).with_context(|| format!("cannot write to {}", folder.display()))?;
    Ok(python)
}

fn make(folder: &Path) -> Result<()> {
    need(PYTHON)?;
    let version = output(program("python3").args(["-c", "import sys; print(sys.version_info.minor)"]))?;
    if version.trim().parse::<u32>().is_ok_and(|minor| minor < OLDEST) {
        bail!("Python 3.{OLDEST} or newer is needed; python3 is 3.{}", version.trim());
    }
    let made = show(program("python3").args(["-m", "venv", "--clear"]).arg(folder));
    made.context("Python's venv is needed; on Debian it is in the package python3-venv")
}
