//! Programs that Rust does not bring. On Debian and Ubuntu, as root, they are installed; elsewhere a sentence says what is missing.

use std::path::Path;

use anyhow::{Result, bail};

use crate::shell::{program, show, works};

/// A program a stage needs, and the package it is in.
#[derive(Clone, Copy)]
pub(crate) struct Tool {
    /// The command.
    command: &'static str,
    /// What it is asked to see whether it is there.
    asked: &'static str,
    /// Debian's package.
    package: &'static str,
    /// What it is, for the sentence.
    what: &'static str,
}

/// Compiles the fuzzer.
pub(crate) const CPP: Tool =
    Tool { command: "c++", asked: "--version", package: "g++", what: "a C++ compiler" };
/// Runs the scripts of `docs/`.
pub(crate) const NODE: Tool =
    Tool { command: "node", asked: "--version", package: "nodejs", what: "Node.js" };

/// Builds and tests the web client.
pub(crate) const NPM: Tool = Tool { command: "npm", asked: "--version", package: "npm", what: "npm" };
/// The browser the page is tried in.
pub(crate) const CHROMIUM: Tool =
    Tool { command: "chromium", asked: "--version", package: "chromium", what: "Chromium" };

/// The other two engines, and a screen for the one that has no headless mode.
pub(crate) const FIREFOX: Tool =
    Tool { command: "firefox-esr", asked: "--version", package: "firefox-esr", what: "Firefox" };
pub(crate) const WEBKIT: Tool = Tool {
    command: "WebKitWebDriver",
    asked: "--help",
    package: "webkit2gtk-driver",
    what: "WebKit with its driver",
};
pub(crate) const XVFB: Tool =
    Tool { command: "xvfb-run", asked: "--help", package: "xvfb", what: "a virtual screen" };

/// Makes Debian's packages.
pub(crate) const DPKG: Tool =
    Tool { command: "dpkg-deb", asked: "--version", package: "dpkg", what: "Debian's dpkg" };

/// Runs the example of a computer player in another language.
pub(crate) const PYTHON: Tool =
    Tool { command: "python3", asked: "--version", package: "python3", what: "Python 3" };

/// The proxies of which `docs/examples` has configurations that are tested.
pub(crate) const NGINX: Tool = Tool { command: "nginx", asked: "-v", package: "nginx", what: "nginx" };
pub(crate) const CADDY: Tool = Tool { command: "caddy", asked: "version", package: "caddy", what: "Caddy" };

/// What a host watches and rotates with, as `docs/examples` shows.
pub(crate) const PROMETHEUS: Tool =
    Tool { command: "prometheus", asked: "--version", package: "prometheus", what: "Prometheus" };
pub(crate) const LOGROTATE: Tool =
    Tool { command: "/usr/sbin/logrotate", asked: "--version", package: "logrotate", what: "logrotate" };

/// Makes sure the programs of a PostgreSQL server are there; they are not among the ordinary commands.
pub(crate) fn need_postgres() -> Result<()> {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    if debian.map(|version| version.path().join("bin/initdb")).any(|initdb| initdb.exists()) {
        return Ok(());
    }
    need(Tool { command: "initdb", asked: "--version", package: "postgresql", what: "a PostgreSQL server" })
}

/// Makes sure the tool is there.
pub(crate) fn need(tool: Tool) -> Result<()> {
    if works(program(tool.command).arg(tool.asked)) {
        return Ok(());
    }
    if !can_install() {
        bail!(
            "{} is needed (`{}`); on Debian it is in the package {}",
            tool.what,
            tool.command,
            tool.package
        );
    }
    println!("installing {}", tool.package);
    if install(tool.package).is_err() {
        // The lists of packages may be old, or missing as in a fresh container.
        show(program("apt-get").arg("update"))?;
        install(tool.package)?;
    }
    Ok(())
}

fn can_install() -> bool {
    Path::new("/etc/debian_version").exists() && is_root() && works(program("apt-get").arg("--version"))
}

fn is_root() -> bool {
    program("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn install(package: &str) -> Result<()> {
    let arguments = ["install", "--yes", "--no-install-recommends", package];
    show(program("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(arguments))
}
