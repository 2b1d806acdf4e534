//! `cargo xtask fuzz`: builds the fuzz targets on the stable toolchain and runs them.
//!
//! libFuzzer needs to see which branches an input reaches. The flags below make the compiler count them, as `cargo fuzz`
//! does, without a nightly toolchain: no sanitizer is needed where no unsafe code is. Inputs come from `fuzz/corpus`, which
//! a run only reads; what it finds goes under the target folder.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::shell::{cargo, output, program, root, show, target_dir};
use crate::system::{CPP, need};

const FLAGS: &str = "--cfg fuzzing -Dwarnings -Ccodegen-units=1 -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares";

/// How long a target is run.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Limit {
    /// From somewhere else each time.
    Seconds(u32),
    /// In the test command the same inputs come every time, on a busy machine, too, so a failure means that the change at hand caused it.
    Short,
}

impl Limit {
    fn arguments(self, name: &str) -> Vec<String> {
        match self {
            Self::Seconds(seconds) => vec![format!("-max_total_time={seconds}")],
            Self::Short => vec![format!("-runs={}", short_runs(name)), "-seed=1".to_owned()],
        }
    }
}

/// How many inputs a short run tries: what a target does in a few seconds.
fn short_runs(name: &str) -> u32 {
    match name {
        // Each input is a whole game.
        "legal" => 5_000,
        "log" | "notation" => 60_000,
        _ => 300_000,
    }
}

/// Runs the targets named in `args`, or all.
pub(crate) fn run(args: &[String]) -> Result<()> {
    let all = targets()?;
    let (chosen, limit) = parse(args, &all)?;
    run_all(&chosen, limit)
}

/// All targets for a short time.
pub(crate) fn short_run() -> Result<()> {
    run_all(&targets()?, Limit::Short)
}

/// A target is a file in `fuzz/targets`.
fn targets() -> Result<Vec<String>> {
    let files = fs::read_dir(root().join("fuzz/targets")).context("cannot read fuzz/targets")?;
    let paths = files.map(|file| Ok(file?.path())).collect::<Result<Vec<PathBuf>>>()?;
    let stems = paths.iter().filter_map(|path| path.file_stem()?.to_str().map(str::to_owned));
    let mut names: Vec<String> = stems.collect();
    names.sort();
    Ok(names)
}

fn parse(args: &[String], all: &[String]) -> Result<(Vec<String>, Limit)> {
    let mut limit = Limit::Seconds(60);
    let mut names = Vec::new();
    let mut words = args.iter();
    while let Some(word) = words.next() {
        if word == "--seconds" {
            let number =
                words.next().and_then(|number| number.parse::<u32>().ok()).filter(|number| *number > 0);
            limit = Limit::Seconds(number.context("`--seconds` needs a whole number, at least 1")?);
        } else if all.contains(word) {
            names.push(word.clone());
        } else {
            bail!("there is no fuzz target “{word}”; there are {}", all.join(", "));
        }
    }
    Ok((if names.is_empty() { all.to_vec() } else { names }, limit))
}

fn run_all(names: &[String], limit: Limit) -> Result<()> {
    need(CPP)?;
    let programs = build()?;
    names.iter().try_for_each(|name| run_one(&programs, name, limit))
}

/// Builds all targets and returns the folder they are in.
fn build() -> Result<PathBuf> {
    let version = output(program("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc names no host")?;
    let folder = target_dir().join("fuzz");
    // Naming the target keeps the flags away from build scripts and macros.
    let mut command = cargo("build --quiet --release --manifest-path fuzz/Cargo.toml");
    command.args(["--target", host]).arg("--target-dir").arg(&folder);
    show(command.env("RUSTFLAGS", FLAGS).env_remove("CARGO_ENCODED_RUSTFLAGS"))?;
    Ok(folder.join(host).join("release"))
}

fn run_one(programs: &Path, name: &str, limit: Limit) -> Result<()> {
    let found = empty_folder(&target_dir().join("fuzz/found").join(name))?;
    let crashes = empty_folder(&target_dir().join("fuzz/crashes").join(name))?;
    let mut command = program(programs.join(name));
    command.arg(&found).arg(format!("fuzz/corpus/{name}"));
    command.arg(format!("-artifact_prefix={}/", crashes.display()));
    command.args(limit.arguments(name));
    command.args(["-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1"]);
    let result =
        command.stdout(Stdio::null()).output().with_context(|| format!("cannot start fuzz target {name}"))?;
    let told = String::from_utf8_lossy(&result.stderr);
    if !result.status.success() {
        eprintln!("{}", last_lines(&told, 60));
        bail!("fuzz target {name} failed; to see it again: {}", again(&programs.join(name), &crashes)?);
    }
    let report = Report::of(&told).with_context(|| format!("fuzz target {name} ended without a report"))?;
    if report.coverage == 0 {
        bail!("fuzz target {name} counts no coverage: the compiler flags had no effect");
    }
    println!("{name:10} {:9} executions, {:5} branches reached", report.executions, report.coverage);
    Ok(())
}

/// The command that runs only the input that failed.
fn again(program: &Path, crashes: &Path) -> Result<String> {
    let input = fs::read_dir(crashes)?.next().transpose()?.map_or(crashes.to_owned(), |file| file.path());
    Ok(format!("{} {}", program.display(), input.display()))
}

fn empty_folder(folder: &Path) -> Result<PathBuf> {
    let made = fs::remove_dir_all(folder).or(Ok(())).and_then(|()| fs::create_dir_all(folder));
    made.with_context(|| format!("cannot make the folder {}", folder.display()))?;
    Ok(folder.to_owned())
}

/// What libFuzzer says at the end.
#[derive(Debug, PartialEq)]
struct Report {
    executions: u64,
    coverage: u64,
}

impl Report {
    fn of(told: &str) -> Option<Self> {
        let last = |key: &str| told.rsplit_once(key)?.1.split_whitespace().next()?.parse().ok();
        Some(Self {
            executions: last("stat::number_of_executed_units:")?,
            coverage: last(" cov: ").unwrap_or(0),
        })
    }
}

fn last_lines(text: &str, count: usize) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(count)..].join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<(Vec<String>, Limit)> {
        let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        parse(&words(line), &words("legal log"))
    }

    #[test]
    fn targets_and_seconds_come_in_any_order() {
        let limit = Limit::Seconds(5);
        assert_eq!(parsed("--seconds 5").unwrap(), (vec!["legal".into(), "log".into()], limit));
        assert_eq!(parsed("log --seconds 5").unwrap(), (vec!["log".into()], limit));
        for bad in ["lag", "--seconds", "--seconds 0", "--seconds x", "--second 5"] {
            assert!(parsed(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_last_figures_count() {
        let told = "#2 INITED cov: 12 ft: 14\n#90 NEW    cov: 120 ft: 287 corp: 75\nDone 91 runs\n\
            stat::number_of_executed_units: 91\nstat::average_exec_per_sec:     9\n";
        assert_eq!(Report::of(told), Some(Report { executions: 91, coverage: 120 }));
        assert_eq!(Report::of("Segmentation fault"), None);
        assert_eq!(last_lines("a\nb\nc\n", 2), "b\nc");
    }
}
