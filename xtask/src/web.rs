//! The web client: its packages, its tests, its build.

use std::ffi::OsStr;
use std::path::Path;

use anyhow::Result;

use crate::shell::{program, root, show};
use crate::system::{NODE, NPM, need};

/// `npm` in `web/`, with these words as arguments.
pub(crate) fn npm(arguments: &str, environment: &[(&str, &OsStr)]) -> Result<()> {
    let mut command = program("npm");
    command.current_dir(root().join("web")).args(arguments.split_whitespace());
    show(command.envs(environment.iter().copied()))
}

/// Fetches the packages named in the lock file, unless they are those already.
pub(crate) fn packages() -> Result<()> {
    need(NODE)?;
    need(NPM)?;
    let web = root().join("web");
    let time = |file: &str| std::fs::metadata(web.join(file)).and_then(|file| file.modified()).ok();
    // npm writes this file last.
    if time("node_modules/.package-lock.json") > time("package-lock.json") {
        return Ok(());
    }
    npm("ci --no-audit --no-fund", &[])
}

/// Builds the page, with the engine if there is one; the server takes it in when it is compiled.
pub(crate) fn build(engine: Option<&Path>) -> Result<()> {
    packages()?;
    let environment: Vec<_> = engine.map(|file| ("STOLIK_WASM", file.as_os_str())).into_iter().collect();
    npm("run build", &environment)
}

/// Everything that can be checked without a browser.
pub(crate) fn test() -> Result<()> {
    packages()?;
    ["run lint", "run check", "test", "run build"].into_iter().try_for_each(|script| npm(script, &[]))
}
