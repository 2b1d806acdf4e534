//! `cargo xtask test dependencies`: what we build on may be passed on, comes from where versions never change, and is built by
//! the Rust we promise. `deny.toml` says what is allowed; `cargo deny` reads it too, where it is installed.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::licences;
use crate::metadata::{Metadata, Package};
use crate::shell::{cargo, output, program, root, show, target_dir, works};
use crate::versions::{rust_version, version};

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Checks all of it.
pub(crate) fn test() -> Result<()> {
    let metadata = Metadata::read()?;
    let deny = fs::read_to_string(root().join("deny.toml"))?;
    let manifest = fs::read_to_string(root().join("Cargo.toml"))?;
    let oldest = rust_version(&manifest).context("Cargo.toml has no rust-version")?;
    let packages = metadata.packages.values();
    let wrong: Vec<String> = packages.flat_map(|package| judge(package, &allowed(&deny), oldest)).collect();
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n"));
    }
    println!(
        "{} packages are as deny.toml allows, and for Rust {}.{}",
        metadata.packages.len(),
        oldest.0,
        oldest.1
    );
    if works(&mut cargo("deny --version")) {
        show(&mut cargo("deny check licenses bans sources"))?;
    }
    licences::check(&metadata)?;
    build_with_the_oldest(oldest)
}

/// Where rustup has the oldest Rust we promise beside a newer one, it must be enough. Clippy finds what is too new otherwise.
fn build_with_the_oldest((major, minor): (u32, u32)) -> Result<()> {
    let toolchain = format!("{major}.{minor}");
    let present = version(&output(program("rustc").arg("--version"))?) == Some((major, minor));
    if present || !works(program("rustup").args(["run", &toolchain, "cargo", "--version"])) {
        return Ok(());
    }
    let mut check = program("rustup");
    check.args(["run", &toolchain, "cargo", "check", "--workspace", "--locked", "--target-dir"]);
    show(check.arg(target_dir().join("msrv")))
}

/// What is wrong with a package.
fn judge(package: &Package, allowed: &[String], oldest: (u32, u32)) -> Vec<String> {
    let Package { name, version: number, licence, source, rust_version, wildcards, .. } = package;
    let mut wrong = Vec::new();
    let licence = licence.as_deref().unwrap_or("no licence");
    if !may_be_passed_on(licence, allowed) {
        wrong.push(format!("{name} {number}: its licence, {licence}, is not one that deny.toml allows"));
    }
    if source.as_deref().is_some_and(|source| source != CRATES_IO) {
        wrong.push(format!("{name} {number} does not come from crates.io"));
    }
    if rust_version.as_deref().and_then(version).is_some_and(|needs| needs > oldest) {
        let needs = rust_version.as_deref().unwrap_or_default();
        wrong.push(format!("{name} {number} needs Rust {needs}, newer than what Cargo.toml promises"));
    }
    if source.is_none() {
        wrong.extend(wildcards.iter().map(|what| format!("{name}: {what} has no version")));
    }
    wrong
}

/// The licences `deny.toml` allows.
fn allowed(deny: &str) -> Vec<String> {
    let lines = deny.lines().skip_while(|line| *line != "allow = [").skip(1).take_while(|line| *line != "]");
    lines.filter_map(|line| Some(line.split('"').nth(1)?.to_owned())).collect()
}

/// Is there a way to fulfil the expression with these licences?
fn may_be_passed_on(expression: &str, allowed: &[String]) -> bool {
    // Of old, a slash meant “or”.
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    either(&mut rest, allowed) && rest.is_empty()
}

fn either(words: &mut &[&str], allowed: &[String]) -> bool {
    let mut any = both(words, allowed);
    while let ["OR", rest @ ..] = *words {
        *words = rest;
        any |= both(words, allowed);
    }
    any
}

fn both(words: &mut &[&str], allowed: &[String]) -> bool {
    let mut all = one(words, allowed);
    while let ["AND", rest @ ..] = *words {
        *words = rest;
        all &= one(words, allowed);
    }
    all
}

fn one(words: &mut &[&str], allowed: &[String]) -> bool {
    match *words {
        ["(", rest @ ..] => {
            *words = rest;
            let inside = either(words, allowed);
            let closed = words.first() == Some(&")");
            *words = words.get(1..).unwrap_or_default();
            inside && closed
        }
        [name, "WITH", exception, rest @ ..] => {
            *words = rest;
            allowed.contains(&format!("{name} WITH {exception}"))
        }
        [name, rest @ ..] => {
            *words = rest;
            allowed.iter().any(|licence| licence == name)
        }
        [] => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_of_licences_are_read_as_spdx_says() {
        let allowed = ["MIT", "Apache-2.0 WITH LLVM-exception", "ISC"].map(str::to_owned);
        for (expression, enough) in [
            ("MIT", true),
            ("GPL-3.0", false),
            ("MIT OR GPL-3.0", true),
            ("GPL-3.0/MIT", true),
            ("MIT AND GPL-3.0", false),
            ("ISC AND (GPL-3.0 OR MIT)", true),
            ("(MIT OR ISC) AND GPL-3.0", false),
            ("MIT OR ISC AND GPL-3.0", true),
            ("Apache-2.0 WITH LLVM-exception", true),
            ("Apache-2.0", false),
            ("(MIT", false),
            ("MIT ISC", false),
            ("", false),
        ] {
            assert_eq!(may_be_passed_on(expression, &allowed), enough, "{expression}");
        }
    }

    #[test]
    fn the_list_of_deny_toml_is_read() {
        let deny =
            "[licenses]\n# MIT\nallow = [\n  \"MIT\",\n  \"ISC\", # small\n]\nother = [\n  \"GPL\",\n]\n";
        assert_eq!(allowed(deny), ["MIT", "ISC"]);
    }

    #[test]
    fn every_fault_of_a_package_is_named() {
        let package = Package {
            name: "x".to_owned(),
            version: "1.0.0".to_owned(),
            source: Some("git+https://example.org/x".to_owned()),
            rust_version: Some("1.99".to_owned()),
            ..Package::default()
        };
        assert_eq!(judge(&package, &["MIT".to_owned()], (1, 95)).len(), 3);
        let ours = Package {
            licence: Some("MIT".to_owned()),
            wildcards: vec!["y".to_owned()],
            ..Package::default()
        };
        assert_eq!(judge(&ours, &["MIT".to_owned()], (1, 95)), [": y has no version"]);
    }
}
