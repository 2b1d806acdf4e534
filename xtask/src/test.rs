//! `cargo xtask test`: every test there is, stage by stage, two at a time where they do not need each other.

mod side_by_side;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::shell::{cargo, program, show, target_dir, works};
use crate::system::{
    CADDY, FIREFOX, LOGROTATE, NGINX, NODE, PROMETHEUS, PYTHON, WEBKIT, XVFB, need, need_chromium,
    need_postgres,
};
use crate::{dependencies, fuzz, python, site, tidy, wasm, web};

/// One part of the test command.
struct Stage {
    /// What `cargo xtask test NAME` calls it.
    name: &'static str,
    /// What it checks.
    what: &'static str,
    /// The stages that come before it, where they are wanted: it uses what they build, or would only wait for them to.
    after: &'static [&'static str],
    run: fn() -> Result<()>,
}

/// Should the tests that can go on for long do so?
static LONG: AtomicBool = AtomicBool::new(false);

/// Cheap ones first; and first those that others wait for.
const STAGES: [Stage; 14] = [
    Stage { name: "tidy", what: "lengths, links, rule pages, translations", after: &[], run: tidy::run },
    Stage { name: "fmt", what: "the code is formatted", after: &[], run: format },
    Stage { name: "page", what: "the web client builds, with its engines", after: &[], run: page },
    Stage {
        name: "clippy",
        what: "no warning from the compiler or clippy",
        // The server takes the page in when it is compiled.
        after: &["tidy", "fmt", "page"],
        run: clippy,
    },
    Stage {
        name: "web",
        what: "the web client: formatted, no warning, its tests",
        after: &["page"],
        run: web::test,
    },
    Stage {
        name: "dependencies",
        what: "licences, sources and the oldest Rust of what we build on",
        after: &["page"],
        run: dependencies::test,
    },
    Stage {
        name: "test",
        what: "all tests of all crates, and the examples in their documentation",
        after: &["clippy"],
        run: tests,
    },
    // It has a folder of its own, so that cargo does both at once: the last crates of a build leave a processor idle.
    Stage {
        name: "fuzz",
        what: "a short run of every fuzz target",
        after: &["clippy"],
        run: fuzz::short_run,
    },
    // One browser at a time, mostly waiting for it: others compile meanwhile.
    Stage {
        name: "engines",
        what: "the page in Firefox and WebKit: the same games, briefly",
        after: &["web", "test"],
        run: engines,
    },
    Stage {
        name: "wasm",
        what: "a thousand games are the same in a browser's engine",
        after: &["test"],
        run: wasm::test,
    },
    Stage {
        name: "python",
        what: "the Python module: no warning, its wheel, its tests",
        after: &["test"],
        run: python::test,
    },
    Stage {
        name: "doc",
        what: "the documentation builds without a warning",
        after: &["test"],
        run: documentation,
    },
    Stage {
        name: "recompute",
        what: "another language recomputes a shuffle from its description",
        after: &[],
        run: recompute,
    },
    // Several browsers at a time, each of them several programs: beside anything else they would only wait.
    Stage {
        name: "browser",
        what: "whole games through the page, in Chromium",
        after: &["web", "test", "engines", "wasm", "fuzz", "python", "doc"],
        run: browser,
    },
];

/// Runs the stages named in `args`, or all.
pub(crate) fn run(args: &[String]) -> Result<()> {
    if args.iter().any(|arg| arg == "--list") {
        for stage in &STAGES {
            println!("{:12} {}", stage.name, stage.what);
        }
        return Ok(());
    }
    let (long, names): (Vec<&String>, Vec<&String>) = args.iter().partition(|arg| *arg == "--long");
    let names: Vec<String> = names.into_iter().cloned().collect();
    LONG.store(!long.is_empty(), Ordering::Relaxed);
    let lines = match chosen(&names)?[..] {
        [stage] => vec![run_here(stage)?],
        ref stages => side_by_side::run(stages)?,
    };
    println!("\n{}\nstages: {} passed, 0 failed", lines.join("\n"), lines.len());
    Ok(())
}

/// Runs a stage in this process. Returns its line of the summary.
fn run_here(stage: &Stage) -> Result<String> {
    println!("\n── {}: {} ──", stage.name, stage.what);
    let start = Instant::now();
    (stage.run)().with_context(|| format!("stage “{}” failed", stage.name))?;
    let spent = processor_time().map_or_else(String::new, |spent| format!(", processors {spent:6.1} s"));
    Ok(format!("{:12} {:6.1} s{spent}", stage.name, start.elapsed().as_secs_f32()))
}

/// The processor time of all programs this one has started and that have ended, in seconds, where the system says it.
fn processor_time() -> Option<f32> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program may have anything in it, brackets included; the two times are the 14th and 15th field behind it.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |at: usize| fields.get(at)?.parse::<f32>().ok();
    Some((ticks(13)? + ticks(14)?) / 100.0)
}

fn chosen(names: &[String]) -> Result<Vec<&'static Stage>> {
    if let Some(unknown) = names.iter().find(|name| STAGES.iter().all(|stage| stage.name != **name)) {
        bail!("there is no stage “{unknown}”; `cargo xtask test --list` shows them");
    }
    Ok(STAGES
        .iter()
        .filter(|stage| names.is_empty() || names.iter().any(|name| name == stage.name))
        .collect())
}

fn format() -> Result<()> {
    show(&mut cargo("fmt --all --check"))?;
    show(&mut cargo("fmt --manifest-path fuzz/Cargo.toml --check"))
}

fn clippy() -> Result<()> {
    show(&mut cargo("clippy --workspace --all-targets -- -D warnings"))
}

fn tests() -> Result<()> {
    for tool in [PYTHON, NGINX, CADDY, PROMETHEUS, LOGROTATE] {
        need(tool)?;
    }
    need_postgres()?;
    let run = |arguments: &str| {
        let mut command = cargo(arguments);
        if LONG.load(Ordering::Relaxed) {
            command.env("STOLIK_LONG", "1");
        }
        show(&mut command)
    };
    if !works(&mut cargo("nextest --version")) {
        return run("test --workspace");
    }
    run("nextest run --workspace")?;
    // nextest leaves the examples in the documentation out.
    show(&mut cargo("test --workspace --doc"))
}

/// The page as the server takes it in: with the engines for tables of the browser's own, so that nothing is built twice.
fn page() -> Result<()> {
    web::build(Some(&wasm::up_to_date()?))
}

/// The page as people use it: from a server, with and without tables of the browser's own, and as a site of files.
fn browser() -> Result<()> {
    need_chromium()?;
    let engines = wasm::up_to_date()?;
    site::build("", &engines)?;
    in_browsers("run e2e", &engines)
}

/// The two other engines as Debian has them; `FIREFOX` and `WEBKIT_DRIVER` name others.
fn engines() -> Result<()> {
    need_chromium()?;
    for tool in [FIREFOX, WEBKIT, XVFB] {
        need(tool)?;
    }
    in_browsers("run engines", &wasm::up_to_date()?)
}

fn in_browsers(script: &str, engines: &Path) -> Result<()> {
    web::build_if_stale(Some(engines))?;
    let environment = [("STOLIK_BIN", debug_binary()?), ("STOLIK_SITE", site::folder())];
    web::npm(script, &environment.each_ref().map(|(name, path)| (*name, path.as_os_str())))
}

/// The program as the tests of crates have it, so that nothing is built twice.
pub(crate) fn debug_binary() -> Result<PathBuf> {
    debug_program("stolik")
}

/// A program or example of any crate, built with all others: alone it would have other features, and so would all it is made from.
pub(crate) fn debug_program(path: &str) -> Result<PathBuf> {
    show(&mut cargo("build --quiet --workspace --bins --tests --examples"))?;
    Ok(target_dir().join("debug").join(path))
}

fn documentation() -> Result<()> {
    show(cargo("doc --workspace --no-deps").env("RUSTDOCFLAGS", "-D warnings"))
}

/// The algorithm of the shuffles is written down so that a stranger can implement it; this is the stranger.
fn recompute() -> Result<()> {
    need(NODE)?;
    show(program("node").arg("docs/recompute.mjs"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(args: &[&str]) -> Result<Vec<&'static str>> {
        let args: Vec<String> = args.iter().map(ToString::to_string).collect();
        Ok(chosen(&args)?.iter().map(|stage| stage.name).collect())
    }

    #[test]
    fn stages_run_in_their_order_whatever_the_order_asked_for() {
        assert_eq!(names(&["clippy", "tidy"]).unwrap(), ["tidy", "clippy"]);
        assert_eq!(names(&[]).unwrap().len(), STAGES.len());
    }

    #[test]
    fn a_stage_stands_behind_those_it_comes_after() {
        for (place, stage) in STAGES.iter().enumerate() {
            for before in stage.after {
                let found = STAGES.iter().position(|other| other.name == *before);
                assert!(found.is_some_and(|found| found < place), "{}: {before}", stage.name);
            }
        }
    }

    #[test]
    fn an_unknown_stage_is_refused() {
        let error = names(&["tidy", "tydi"]).unwrap_err();
        assert!(error.to_string().contains("“tydi”"), "{error}");
    }
}
