//! `cargo xtask test`: every test there is, stage by stage; the first that fails ends it.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::shell::{cargo, program, show, target_dir, works};
use crate::system::{
    CADDY, CHROMIUM, FIREFOX, LOGROTATE, NGINX, NODE, PROMETHEUS, PYTHON, WEBKIT, XVFB, need, need_postgres,
};
use crate::{dependencies, fuzz, python, site, tidy, wasm, web};

/// One part of the test command.
struct Stage {
    /// What `cargo xtask test NAME` calls it.
    name: &'static str,
    /// What it checks.
    what: &'static str,
    run: fn() -> Result<()>,
}

/// Should the tests that can go on for long do so?
static LONG: AtomicBool = AtomicBool::new(false);

/// Cheap ones first.
const STAGES: [Stage; 13] = [
    Stage { name: "tidy", what: "lengths, links, rule pages, translations", run: tidy::run },
    Stage { name: "fmt", what: "the code is formatted", run: format },
    Stage {
        name: "web",
        what: "the web client: formatted, no warning, its tests, its build",
        run: web::test,
    },
    Stage {
        name: "dependencies",
        what: "licences, sources and the oldest Rust of what we build on",
        run: dependencies::test,
    },
    Stage { name: "clippy", what: "no warning from the compiler or clippy", run: clippy },
    Stage {
        name: "test",
        what: "all tests of all crates, and the examples in their documentation",
        run: tests,
    },
    Stage { name: "wasm", what: "a thousand games are the same in a browser's engine", run: wasm::test },
    Stage { name: "browser", what: "whole games through the page, in Chromium", run: browser },
    Stage { name: "engines", what: "the page in Firefox and WebKit: the same games, briefly", run: engines },
    Stage { name: "doc", what: "the documentation builds without a warning", run: documentation },
    Stage {
        name: "recompute",
        what: "another language recomputes a shuffle from its description",
        run: recompute,
    },
    Stage { name: "python", what: "the Python module: no warning, its wheel, its tests", run: python::test },
    Stage { name: "fuzz", what: "a short run of every fuzz target", run: fuzz::short_run },
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
    let mut lines = Vec::new();
    let stages = chosen(&names)?;
    LONG.store(!long.is_empty(), Ordering::Relaxed);
    for stage in &stages {
        println!("\n── {}: {} ──", stage.name, stage.what);
        let start = Instant::now();
        (stage.run)().with_context(|| format!("stage “{}” failed", stage.name))?;
        lines.push(format!("{:12} {:6.1} s", stage.name, start.elapsed().as_secs_f32()));
    }
    println!("\n{}\nstages: {} passed, 0 failed", lines.join("\n"), stages.len());
    Ok(())
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

/// The page as people use it: from a server, with and without tables of the browser's own, and as a site of files.
fn browser() -> Result<()> {
    need(CHROMIUM)?;
    let engines = wasm::build()?;
    site::build("", &engines)?;
    web::build(Some(&engines))?;
    in_browsers("run e2e")
}

/// The two other engines as Debian has them; `FIREFOX` and `WEBKIT_DRIVER` name others.
fn engines() -> Result<()> {
    for tool in [CHROMIUM, FIREFOX, WEBKIT, XVFB] {
        need(tool)?;
    }
    in_browsers("run engines")
}

fn in_browsers(script: &str) -> Result<()> {
    let environment = [("STOLIK_BIN", debug_binary()?), ("STOLIK_SITE", site::folder())];
    web::npm(script, &environment.each_ref().map(|(name, path)| (*name, path.as_os_str())))
}

/// The program as the tests of crates have it, so that nothing is built twice.
pub(crate) fn debug_binary() -> Result<PathBuf> {
    show(&mut cargo("build --quiet --workspace --bins --tests"))?;
    Ok(target_dir().join("debug/stolik"))
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
    fn an_unknown_stage_is_refused() {
        let error = names(&["tidy", "tydi"]).unwrap_err();
        assert!(error.to_string().contains("“tydi”"), "{error}");
    }
}
