//! The engine as browsers have it: `crates/wasm`, compiled for them.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell::{cargo, output, program, root, show, target_dir, works};
use crate::site;
use crate::system::{NODE, WASM, need, need_chromium};
use crate::test::{debug_binary, debug_program};
use crate::web::{self, modified, newest};

const TARGET: &str = "wasm32-unknown-unknown";
const BUILD: &str =
    "build --profile wasm --package stolik-wasm --target wasm32-unknown-unknown --no-default-features";

/// A page has two engines, so that a table begins with the lighter one: it hosts tables, the other thinks.
const ENGINES: [&str; 2] = ["table", "think"];

/// What compiles for browsers: a compiler with the sources of its standard library, which is built as well, for size. What rustup and
/// Debian bring compiled would make an engine a tenth larger.
enum Toolchain {
    /// The toolchain that built this program; rustup has brought the sources.
    Rustup,
    /// Debian's second compiler, with a linker of this name.
    Debian { bin: PathBuf, linker: String },
}

/// Builds the engines, installing what that needs, and returns the folder they are in.
pub(crate) fn build() -> Result<PathBuf> {
    let toolchain = needed()?;
    ENGINES.iter().try_for_each(|engine| build_with(&toolchain, engine))?;
    Ok(folder())
}

/// The folder of the engines, built if they are not there or older than what they are made from.
pub(crate) fn up_to_date() -> Result<PathBuf> {
    built().map_or_else(build, Ok)
}

/// The folder of the engines, if they were built and nothing they are made from is newer.
pub(crate) fn built() -> Option<PathBuf> {
    let built = ENGINES.map(|engine| modified(&folder().join(format!("{engine}.wasm"))));
    let [Some(table), Some(think)] = built else { return None };
    let changed = SOURCES.iter().filter_map(|path| newest(&root().join(path))).max();
    (changed < Some(table.min(think))).then(folder)
}

/// What the engines are made from.
const SOURCES: [&str; 13] = [
    "Cargo.lock",
    "Cargo.toml",
    "crates/bots",
    "crates/browser",
    "crates/gambit",
    "crates/room",
    "crates/skakanie",
    "crates/study",
    "crates/table",
    "crates/wasm",
    "lessons",
    "puzzles",
    "setups",
];

fn folder() -> PathBuf {
    target_dir().join("wasm/engines")
}

/// Are the same games the same in a browser? Compares what the native engine and this one print, line by line.
pub(crate) fn test() -> Result<()> {
    need(NODE)?;
    let engines = up_to_date()?;
    let native = output(&mut program(debug_program("examples/same")?))?;
    let in_browsers = output(program("node").arg("crates/wasm/same.mjs").arg(&engines))?;
    let lines = native.lines().count().max(in_browsers.lines().count());
    for (number, (here, there)) in native.lines().zip(in_browsers.lines()).enumerate() {
        if here != there {
            bail!("line {}: native “{here}”, in browsers “{there}”", number + 1);
        }
    }
    if native != in_browsers {
        bail!("the native engine and the one of browsers print different numbers of lines");
    }
    println!("{lines} lines are the same in a browser");
    Ok(())
}

/// How fast are rules, tables and bots in a browser, next to the same code natively?
pub(crate) fn speed() -> Result<()> {
    need_chromium()?;
    site::build("", &build()?)?;
    show(&mut cargo("build --release --package stolik-browser --example speed"))?;
    // Rules are built for speed in the engines; here they are all there is.
    let mut command = toolchain_command(
        &needed()?,
        "build --profile wasm --config profile.wasm.opt-level=3 --package stolik-browser --example speed \
         --target wasm32-unknown-unknown",
    );
    let target = target_dir().join("speed");
    show(command.env("CARGO_TARGET_DIR", &target))?;
    let paths = [
        ("SPEED", target_dir().join("release/examples/speed")),
        ("SPEED_WASM", target.join(TARGET).join("wasm/examples/speed.wasm")),
        ("STOLIK_BIN", debug_binary()?),
        ("STOLIK_SITE", site::folder()),
    ];
    web::npm("run speed", &paths.each_ref().map(|(name, path)| (*name, path.as_os_str())))
}

fn found() -> Option<Toolchain> {
    let own = output(program("rustc").args(["--print", "sysroot"])).ok();
    if own.is_some_and(|folder| has_sources(&Path::new(folder.trim()).join("lib"))) {
        return Some(Toolchain::Rustup);
    }
    let bin = PathBuf::from("/usr/bin");
    let complete = has_sources(Path::new("/usr/lib")) && bin.join("cargo").exists();
    let linker = linkers(&bin).pop().filter(|_| complete)?;
    Some(Toolchain::Debian { bin, linker })
}

/// Are the sources of the standard library in this folder of libraries?
fn has_sources(libraries: &Path) -> bool {
    libraries.join("rustlib/src/rust/library/std").exists()
}

/// The linkers for browsers in a folder, the newest last.
fn linkers(bin: &Path) -> Vec<String> {
    let version = |name: &String| name.rsplit('-').next().and_then(|number| number.parse::<u32>().ok());
    let names = std::fs::read_dir(bin).into_iter().flatten().flatten();
    let names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut found: Vec<String> = names.filter(|name| name.starts_with("wasm-ld-")).collect();
    found.sort_by_key(version);
    found
}

fn needed() -> Result<Toolchain> {
    if let Some(found) = found() {
        return Ok(found);
    }
    // Where there is no rustup, or it cannot fetch anything, there may be Debian.
    if !works(program("rustup").args(["component", "add", "rust-src"])) {
        need(WASM)?;
    }
    found()
        .context("a Rust compiler with the sources of its library is needed: `rustup component add rust-src`")
}

fn build_with(toolchain: &Toolchain, engine: &str) -> Result<()> {
    // Of its own: another compiler's results would be thrown away with each build.
    let target = target_dir().join("wasm");
    let mut command = toolchain_command(toolchain, BUILD);
    show(command.args(["--features", engine]).env("CARGO_TARGET_DIR", &target))?;
    std::fs::create_dir_all(folder())?;
    // Both builds leave it at the same place.
    let built = target.join(TARGET).join("wasm/stolik_wasm.wasm");
    std::fs::copy(&built, folder().join(format!("{engine}.wasm")))
        .with_context(|| format!("{} was not built", built.display()))?;
    Ok(())
}

fn toolchain_command(toolchain: &Toolchain, arguments: &str) -> Command {
    let mut command = match toolchain {
        Toolchain::Rustup => cargo(arguments),
        Toolchain::Debian { bin, linker } => debian(bin, linker, arguments),
    };
    command.arg("-Zbuild-std=std,panic_abort");
    // Its sorting alone would be a tenth of the engine.
    command.arg("-Zbuild-std-features=optimize_for_size");
    command.env("RUSTC_BOOTSTRAP", "1");
    // A panic ends the worker whatever it says, so that neither the words nor the places need to travel. Hashes of logs are short:
    // unrolled they would weigh six times as much. What is copied into its callers is as short as weighs least: at 100 an engine is 2 % larger.
    command.env(
        "RUSTFLAGS",
        "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Cllvm-args=-inline-threshold=60 \
         --cfg=sha2_backend_soft=\"compact\"",
    );
    command
}

fn debian(bin: &Path, linker: &str, arguments: &str) -> Command {
    let mut command = Command::new(bin.join("cargo"));
    command.current_dir(root()).args(arguments.split_whitespace()).env("RUSTC", bin.join("rustc"));
    // What rustup set for its own compiler is not for this one.
    command.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    command
}
