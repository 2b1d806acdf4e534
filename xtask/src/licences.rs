//! `cargo xtask licences`: the licences of everything in the binary and in the page, as one text that is passed on with both.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::metadata::{Metadata, Package};
use crate::shell::root;

/// Where the text is kept; `stolik licences` prints it and the page offers it.
const FILE: &str = "THIRD-PARTY.txt";

/// What is in the page beside what `web/package.json` names to run it: the compiler puts its runtime in, with what that needs. The page's build fails
/// when something else is.
const BUNDLED: [&str; 2] = ["clsx", "svelte"];

const HEAD: &str = "\
Stolik is licensed under MIT or Apache-2.0. It is built from the work of others; what follows is in its binary (Rust) or in
its page (npm), with the licences that allow passing it on. `cargo xtask licences` writes this text.

The binary also contains the Rust standard library (MIT or Apache-2.0) and SQLite (public domain).
";

/// Somebody else's work.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    name: String,
    version: String,
    kind: &'static str,
    licence: String,
    authors: Vec<String>,
    /// The texts of its licences.
    texts: Vec<String>,
}

/// Writes the text anew.
pub(crate) fn write() -> Result<()> {
    let text = text(&parts(&Metadata::read()?)?);
    fs::write(root().join(FILE), text).with_context(|| format!("cannot write {FILE}"))
}

/// Is the text that of what we are built from now?
pub(crate) fn check(metadata: &Metadata) -> Result<()> {
    let kept = fs::read_to_string(root().join(FILE)).unwrap_or_default();
    if kept != text(&parts(metadata)?) {
        bail!("{FILE} is not up to date: run `cargo xtask licences`");
    }
    Ok(())
}

fn parts(metadata: &Metadata) -> Result<Vec<Part>> {
    let rust = metadata.linked_into("stolik");
    let mut parts = rust.into_iter().map(of_rust).collect::<Result<Vec<_>>>()?;
    let lock = fs::read_to_string(root().join("web/package-lock.json"))?;
    for name in of_page(&serde_json::from_str(&lock)?) {
        parts.push(of_npm(&name).with_context(|| format!("web/node_modules/{name}"))?);
    }
    parts.sort();
    Ok(parts)
}

fn of_rust(package: &Package) -> Result<Part> {
    let Package { name, version, licence, authors, folder, .. } = package;
    Ok(Part {
        name: name.clone(),
        version: version.clone(),
        kind: "Rust",
        licence: licence.clone().unwrap_or_default(),
        authors: authors.clone(),
        texts: texts(folder, licence.as_deref().unwrap_or_default())?,
    })
}

/// The packages of npm that are in the page.
fn of_page(lock: &Value) -> BTreeSet<String> {
    let packages = lock["packages"].as_object().into_iter().flatten();
    let running = packages.filter(|(path, package)| !path.is_empty() && package["dev"] != true);
    let names = running.filter_map(|(path, _)| path.rsplit_once("node_modules/").map(|(_, name)| name));
    names.chain(BUNDLED).map(ToOwned::to_owned).collect()
}

fn of_npm(name: &str) -> Result<Part> {
    let folder = root().join("web/node_modules").join(name);
    let manifest: Value = serde_json::from_str(&fs::read_to_string(folder.join("package.json"))?)?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let licence = text(&manifest["license"]);
    let author = text(manifest["author"].get("name").unwrap_or(&manifest["author"]));
    Ok(Part {
        name: name.to_owned(),
        version: text(&manifest["version"]),
        kind: "npm",
        authors: Some(author).filter(|author| !author.is_empty()).into_iter().collect(),
        texts: texts(&folder, &licence)?,
        licence,
    })
}

/// The licence texts in a package's folder. Where one may choose, MIT is enough.
fn texts(folder: &Path, licence: &str) -> Result<Vec<String>> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .with_context(|| format!("cannot read {}", folder.display()))?
        .flatten()
        .filter(|entry| entry.path().is_file())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| is_licence(name))
        .collect();
    names.sort();
    let choice = licence.contains(" OR ") || licence.contains('/');
    if choice && names.iter().any(|name| name.to_uppercase().contains("MIT")) {
        names.retain(|name| {
            !name.to_uppercase().contains("APACHE") && !name.to_uppercase().contains("UNLICENSE")
        });
    }
    let read = |name: &String| -> Result<String> {
        let bytes = fs::read(folder.join(name))?;
        Ok(tidied(&String::from_utf8_lossy(&bytes)))
    };
    let mut texts = names.iter().map(read).collect::<Result<Vec<_>>>()?;
    texts.dedup();
    Ok(texts)
}

fn is_licence(name: &str) -> bool {
    let name = name.to_lowercase();
    ["license", "licence", "copying", "notice", "unlicense", "copyright"]
        .iter()
        .any(|start| name.starts_with(start))
        && ![".rs", ".js", ".toml", ".json"].iter().any(|end| name.ends_with(end))
}

/// The same words with the same ends of lines: two copies of a text are one.
fn tidied(text: &str) -> String {
    let lines = text.trim_start_matches('\u{feff}').lines().map(str::trim_end);
    lines.collect::<Vec<_>>().join("\n").trim_matches('\n').to_owned()
}

/// What there is, then every text once with the names of those it is for.
fn text(parts: &[Part]) -> String {
    let mut lines = vec![HEAD.to_owned()];
    let mut users: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for part in parts {
        let Part { name, version, kind, licence, authors, texts } = part;
        lines.push(format!("{name} {version} ({kind}): {licence}"));
        if texts.is_empty() && !authors.is_empty() {
            lines.push(format!("    by {}", authors.join(", ")));
        }
        for one in texts {
            users.entry(one).or_default().push(format!("{name} {version}"));
        }
    }
    let mut by_user: Vec<(Vec<String>, &str)> =
        users.into_iter().map(|(text, users)| (users, text)).collect();
    by_user.sort();
    let rule = "-".repeat(80);
    lines.extend(by_user.iter().map(|(users, text)| format!("\n{rule}\n{}\n\n{text}", users.join(", "))));
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &str, texts: &[&str]) -> Part {
        Part {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            kind: "Rust",
            licence: "MIT".to_owned(),
            authors: vec!["Ola".to_owned()],
            texts: texts.iter().map(ToString::to_string).collect(),
        }
    }

    #[test]
    fn a_text_stands_there_once_and_whoever_has_none_is_named_with_its_authors() {
        let text = text(&[part("a", &["Do as you like."]), part("b", &[]), part("c", &["Do as you like."])]);
        assert_eq!(text.matches("Do as you like.").count(), 1);
        assert!(text.contains("\na 1.0.0, c 1.0.0\n\nDo as you like.\n"), "{text}");
        assert!(text.contains("b 1.0.0 (Rust): MIT\n    by Ola\n"), "{text}");
    }

    #[test]
    fn only_what_runs_in_the_page_counts() {
        let lock =
            r#"{"packages":{"":{},"node_modules/@fluent/bundle":{},"node_modules/vite":{"dev":true}}}"#;
        let names: Vec<String> = of_page(&serde_json::from_str(lock).unwrap()).into_iter().collect();
        assert_eq!(names, ["@fluent/bundle", "clsx", "svelte"]);
    }

    #[test]
    fn files_of_licences_are_known_by_their_names() {
        for name in ["LICENSE", "LICENSE-MIT", "Licence.md", "COPYING", "license-apache-2.0", "NOTICE.txt"] {
            assert!(is_licence(name), "{name}");
        }
        assert!(!is_licence("license.rs") && !is_licence("README.md"));
    }
}
