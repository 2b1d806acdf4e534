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
    /// Debian's package, or several.
    package: &'static str,
    /// What it is, for the sentence.
    what: &'static str,
}

impl Tool {
    /// One that says its version, as most do.
    const fn new(command: &'static str, package: &'static str, what: &'static str) -> Self {
        Self { command, asked: "--version", package, what }
    }

    /// One that is asked something else to see whether it is there.
    const fn asked(self, asked: &'static str) -> Self {
        Self { asked, ..self }
    }
}

/// Compiles the fuzzer.
pub(crate) const CPP: Tool = Tool::new("c++", "g++", "a C++ compiler");
/// Runs the scripts of `docs/`.
pub(crate) const NODE: Tool = Tool::new("node", "nodejs", "Node.js");
/// Builds and tests the web client.
pub(crate) const NPM: Tool = Tool::new("npm", "npm", "npm");
/// The browser the page is tried in.
const CHROMIUM: Tool = Tool::new("chromium", "chromium", "Chromium");
/// The same without its windows, which needs half the processor. Not every system has it; the tests do without it then.
const CHROMIUM_SHELL: Tool =
    Tool::new("chromium-headless-shell", "chromium-headless-shell", "Chromium without windows");

/// The other two engines, and a screen for the one that has no headless mode.
pub(crate) const FIREFOX: Tool = Tool::new("firefox-esr", "firefox-esr", "Firefox");
pub(crate) const WEBKIT: Tool =
    Tool::new("WebKitWebDriver", "webkit2gtk-driver", "WebKit with its driver").asked("--help");
pub(crate) const XVFB: Tool = Tool::new("xvfb-run", "xvfb", "a virtual screen").asked("--help");

/// Makes Debian's packages.
pub(crate) const DPKG: Tool = Tool::new("dpkg-deb", "dpkg", "Debian's dpkg");

/// Runs the example of a computer player in another language.
pub(crate) const PYTHON: Tool = Tool::new("python3", "python3", "Python 3");

/// The proxies of which `docs/examples` has configurations that are tested.
pub(crate) const NGINX: Tool = Tool::new("nginx", "nginx", "nginx").asked("-v");
pub(crate) const CADDY: Tool = Tool::new("caddy", "caddy", "Caddy").asked("version");

/// Compiles for browsers, where rustup cannot: the compiler, its cargo, the sources of the standard library, and a linker.
pub(crate) const WASM: Tool =
    Tool::new("wasm-ld-22", "rustc-web cargo-web rust-web-src lld-22", "a Rust compiler for browsers");
/// What a host watches and rotates with, as `docs/examples` shows.
pub(crate) const PROMETHEUS: Tool = Tool::new("prometheus", "prometheus", "Prometheus");
pub(crate) const LOGROTATE: Tool = Tool::new("/usr/sbin/logrotate", "logrotate", "logrotate");

/// Makes sure the programs of a PostgreSQL server are there; they are not among the ordinary commands.
pub(crate) fn need_postgres() -> Result<()> {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    if debian.map(|version| version.path().join("bin/initdb")).any(|initdb| initdb.exists()) {
        return Ok(());
    }
    need(Tool::new("initdb", "postgresql", "a PostgreSQL server"))
}

/// Makes sure Chromium is there, and the quicker program for tests where the system has it.
pub(crate) fn need_chromium() -> Result<()> {
    need(CHROMIUM)?;
    if can_install() && need(CHROMIUM_SHELL).is_err() {
        println!("{} is not to be had here; the whole of it is slower", CHROMIUM_SHELL.what);
    }
    Ok(())
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
    let arguments = ["install", "--yes", "--no-install-recommends"];
    let mut command = program("apt-get");
    show(command.env("DEBIAN_FRONTEND", "noninteractive").args(arguments).args(package.split_whitespace()))
}
