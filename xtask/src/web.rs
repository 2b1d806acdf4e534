//! The web client: its packages, its tests, its build.

use std::ffi::OsStr;
use std::path::Path;
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::shell::{program, root, show};
use crate::versions::need_node;

/// `npm` in `web/`, with these words as arguments.
pub(crate) fn npm(arguments: &str, environment: &[(&str, &OsStr)]) -> Result<()> {
    let mut command = program("npm");
    command.current_dir(root().join("web")).args(arguments.split_whitespace());
    show(command.envs(environment.iter().copied()))
}

/// Fetches the packages named in the lock file, unless they are those already.
pub(crate) fn packages() -> Result<()> {
    need_node()?;
    let web = root().join("web");
    let time = |file: &str| std::fs::metadata(web.join(file)).and_then(|file| file.modified()).ok();
    // npm writes this file last.
    if time("node_modules/.package-lock.json") > time("package-lock.json") {
        return Ok(());
    }
    npm("ci --no-audit --no-fund", &[]).context(
        "the page's packages could not be fetched. The first time this needs the network: npm asks the registry that \
         `npm config get registry` names",
    )
}

/// Builds the page; the server takes it in when it is compiled. With a folder of [engines](crate::wasm) it can host tables itself.
pub(crate) fn build(engines: Option<&Path>) -> Result<()> {
    packages()?;
    let engines = engines.map(|folder| ("STOLIK_WASM", folder.as_os_str()));
    npm("run build", engines.as_slice())
}

/// Builds the page unless it is newer than everything it is made from, with these engines or, if there are none, without.
pub(crate) fn build_if_stale(engines: Option<&Path>) -> Result<()> {
    let dist = root().join("web/dist");
    let own = engines.and_then(newest);
    let changed = SOURCES.iter().filter_map(|path| newest(&root().join(path))).chain(own).max();
    if changed < modified(&dist.join("index.html")) && has_engines(&dist) == engines.is_some() {
        return Ok(());
    }
    build(engines)
}

/// Was this page built with engines?
fn has_engines(dist: &Path) -> bool {
    let mut assets = std::fs::read_dir(dist.join("assets")).into_iter().flatten().flatten();
    assets.any(|file| file.path().extension().is_some_and(|end| end == "wasm"))
}

/// What the page is made from.
const SOURCES: [&str; 13] = [
    "Cargo.toml",
    "THIRD-PARTY.txt",
    "lessons",
    "locales",
    "pictures",
    "puzzles",
    "web/build",
    "web/index.html",
    "web/package-lock.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/vite.config.ts",
];

/// When a file was last changed, if it is there.
pub(crate) fn modified(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|file| file.modified()).ok()
}

/// When something there was last changed; removing a file changes its folder.
pub(crate) fn newest(path: &Path) -> Option<SystemTime> {
    let changed = modified(path);
    let inside = std::fs::read_dir(path).into_iter().flatten().flatten();
    inside.filter_map(|entry| newest(&entry.path())).chain(changed).max()
}

/// Everything that can be checked without a browser, but the build.
pub(crate) fn test() -> Result<()> {
    packages()?;
    ["run lint", "run check", "test"].into_iter().try_for_each(|script| npm(script, &[]))
}
