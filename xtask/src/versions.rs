//! Rust and Node.js must be new enough; whoever has older ones is told so in a sentence, before anything is built.

use anyhow::{Context, Result, bail};

use crate::shell::{output, program, root};
use crate::system::{NODE, NPM, need};

type Version = (u32, u32);

/// Node.js that Vite runs on: in each line of releases from this version on, and in the newest for ever. The same as
/// `engines` in `web/package.json`.
const NODE_FROM: [Version; 2] = [(20, 19), (22, 12)];

/// Rust as new as `Cargo.toml` says. This command itself is built by older ones, too, so that it can say so.
pub(crate) fn need_rust() -> Result<()> {
    let manifest = std::fs::read_to_string(root().join("Cargo.toml"))?;
    let wanted = rust_version(&manifest).context("Cargo.toml has no rust-version")?;
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let found = output(program(rustc).arg("--version"))?;
    if version(&found).is_some_and(|found| found < wanted) {
        let (major, minor) = wanted;
        bail!(
            "{} is too old: Stolik needs Rust {major}.{minor} or newer; `rustup update` brings it, https://rustup.rs installs rustup",
            found.trim()
        );
    }
    Ok(())
}

/// Node.js and npm, as new as the page's tools need them.
pub(crate) fn need_node() -> Result<()> {
    let [old, new] = NODE_FROM.map(|(major, minor)| format!("{major}.{minor}"));
    let wanted = format!(
        "the page is built with {new} or newer (or {old} and later of that line); https://nodejs.org/en/download has it"
    );
    // A system's own package may be too old: whoever installs one by hand is told where there is a newer one.
    if need(NODE).is_err() {
        bail!("Node.js is missing: {wanted}");
    }
    need(NPM)?;
    let found = output(program("node").arg("--version"))?;
    if version(&found).is_some_and(|found| !is_node_enough(found)) {
        bail!("Node.js {} is too old: {wanted}", found.trim());
    }
    Ok(())
}

/// The oldest Rust that builds Stolik.
pub(crate) fn rust_version(manifest: &str) -> Option<Version> {
    manifest.lines().find_map(|line| version(line.strip_prefix("rust-version = ")?))
}

fn is_node_enough(found: Version) -> bool {
    let newest = NODE_FROM[NODE_FROM.len() - 1];
    found >= newest || NODE_FROM.iter().any(|from| found.0 == from.0 && found >= *from)
}

/// The first two numbers of a text such as `v20.19.2` or `rustc 1.95.0 (…)`.
pub(crate) fn version(text: &str) -> Option<Version> {
    let mut numbers = text[text.find(|c: char| c.is_ascii_digit())?..].split(|c: char| !c.is_ascii_digit());
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_and_compared_by_number() {
        assert_eq!(version("v20.19.2\n"), Some((20, 19)));
        assert_eq!(version("rustc 1.95.0 (59807616e 2026-04-14)"), Some((1, 95)));
        assert_eq!(version("\"1.95\""), Some((1, 95)));
        assert_eq!(version("none"), None);
        assert!(version("1.100.0") > version("1.95.0"));
    }

    #[test]
    fn node_is_new_enough_within_its_line() {
        for (found, enough) in
            [((18, 20), false), ((20, 18), false), ((20, 19), true), ((21, 7), false), ((22, 11), false)]
        {
            assert_eq!(is_node_enough(found), enough, "{found:?}");
        }
        assert!(is_node_enough((22, 12)) && is_node_enough((24, 0)));
        let package = std::fs::read_to_string(root().join("web/package.json")).unwrap();
        assert!(package.contains("\"node\": \"^20.19.0 || >=22.12.0\""), "engines in web/package.json");
    }

    #[test]
    fn the_rust_version_stands_in_the_manifest() {
        let manifest = std::fs::read_to_string(root().join("Cargo.toml")).unwrap();
        assert!(rust_version(&manifest).is_some());
    }
}
