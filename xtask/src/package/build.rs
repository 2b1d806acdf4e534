//! The binary of a release, its symbols, its man pages and completions.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::{Release, write};
use crate::shell::{cargo, output, program, root, show};
use crate::{wasm, web};

const SHELLS: [&str; 3] = ["bash", "zsh", "fish"];

/// Builds everything packages are made from; `STOLIK_BINARY` names a binary that is packed as it is, to try packages with.
pub(super) fn all(release: &Release) -> Result<()> {
    let built = match std::env::var_os("STOLIK_BINARY") {
        Some(given) => PathBuf::from(given),
        None => binary(release)?,
    };
    fs::create_dir_all(&release.folder)?;
    split(&built, release)?;
    texts(&release.binary(), &release.folder)
}

/// With the tuned profile of releases, in a folder of its own: the flags differ from those of other builds.
fn binary(release: &Release) -> Result<PathBuf> {
    web::build(Some(&wasm::build()?))?;
    let target = release.folder.join("build");
    let places = [(root().to_owned(), "/stolik"), (cargo_home()?, "/cargo")];
    let mut build = cargo("build --release --locked --package stolik --target-dir");
    build.arg(&target).env("STOLIK_COMMIT", &release.commit).env("SOURCE_DATE_EPOCH", &release.time);
    build.env("CARGO_ENCODED_RUSTFLAGS", mapped("--remap-path-prefix=", "\u{1f}", &places));
    build.env("CFLAGS", mapped("-ffile-prefix-map=", " ", &places));
    show(&mut build)?;
    Ok(target.join("release/stolik"))
}

/// Flags that call places of this machine by names that are the same everywhere.
fn mapped(flag: &str, between: &str, places: &[(PathBuf, &str)]) -> OsString {
    let flags: Vec<String> =
        places.iter().map(|(place, name)| format!("{flag}{}={name}", place.display())).collect();
    flags.join(between).into()
}

fn cargo_home() -> Result<PathBuf> {
    let home = || Some(std::env::home_dir()?.join(".cargo"));
    std::env::var_os("CARGO_HOME").map(PathBuf::from).or_else(home).context("no home directory is known")
}

/// Symbols are for who looks into a crash; the program needs none.
fn split(built: &Path, release: &Release) -> Result<()> {
    let (binary, symbols) = (release.binary(), release.folder.join("stolik.debug"));
    show(
        program("objcopy").arg("--only-keep-debug").arg("--compress-debug-sections").arg(built).arg(&symbols),
    )?;
    show(program("objcopy").arg("--strip-all").arg(built).arg(&binary))?;
    let mut link = OsString::from("--add-gnu-debuglink=");
    link.push(&symbols);
    show(program("objcopy").arg(link).arg(&binary))?;
    let stage = release.stage("symbols")?;
    fs::copy(&symbols, stage.join("stolik.debug"))?;
    release.archive(&stage, "stolik.debug", &format!("{}-symbols.tar.gz", release.name()))
}

/// The program writes its manual and completions itself.
fn texts(binary: &Path, folder: &Path) -> Result<()> {
    for old in ["man", "completions"] {
        if folder.join(old).exists() {
            fs::remove_dir_all(folder.join(old))?;
        }
    }
    show(program(binary).arg("manual").arg(folder.join("man")))?;
    SHELLS.iter().try_for_each(|shell| {
        let script = output(program(binary).args(["completions", shell]))?;
        write(&folder.join("completions").join(format!("stolik.{shell}")), &script)
    })
}
