//! What cargo knows of the packages we are built from.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::shell::{cargo, output};

/// A package: ours, or one from crates.io.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    /// An SPDX expression, such as `MIT OR Apache-2.0`.
    pub(crate) licence: Option<String>,
    /// `None` for those of this repository.
    pub(crate) source: Option<String>,
    /// The oldest Rust that builds it, as it says.
    pub(crate) rust_version: Option<String>,
    pub(crate) authors: Vec<String>,
    /// Those from elsewhere that it names without a version.
    pub(crate) wildcards: Vec<String>,
    /// Its folder.
    pub(crate) folder: PathBuf,
    pub(crate) is_macro: bool,
}

/// All packages, and what each is built from.
pub(crate) struct Metadata {
    pub(crate) packages: BTreeMap<String, Package>,
    /// What ends up in a program, by id: neither build scripts nor tests.
    links: BTreeMap<String, Vec<String>>,
}

impl Metadata {
    /// Asks cargo, for all platforms.
    pub(crate) fn read() -> Result<Self> {
        let text = output(&mut cargo("metadata --format-version 1 --locked --all-features"))?;
        Self::parse(&text).context("cargo metadata is not as expected")
    }

    fn parse(text: &str) -> Result<Self> {
        let root: Value = serde_json::from_str(text)?;
        let packages = list(&root["packages"]).map(|one| (string(&one["id"]), package(one))).collect();
        let links = list(&root["resolve"]["nodes"])
            .map(|node| {
                let normal = |edge: &&Value| list(&edge["dep_kinds"]).any(|kind| kind["kind"].is_null());
                let to = list(&node["deps"]).filter(normal).map(|edge| string(&edge["pkg"])).collect();
                (string(&node["id"]), to)
            })
            .collect();
        Ok(Self { packages, links })
    }

    /// The packages from elsewhere that are in a program of ours.
    pub(crate) fn linked_into(&self, name: &str) -> BTreeSet<&Package> {
        let start =
            self.packages.iter().filter(|(_, package)| package.name == name && package.source.is_none());
        let mut open: Vec<&String> = start.map(|(id, _)| id).collect();
        let mut seen: BTreeSet<&String> = BTreeSet::new();
        while let Some(id) = open.pop() {
            // What a macro is made from is not in what it writes.
            if !self.packages[id].is_macro && seen.insert(id) {
                open.extend(self.links.get(id).into_iter().flatten());
            }
        }
        seen.into_iter().map(|id| &self.packages[id]).filter(|package| package.source.is_some()).collect()
    }
}

fn package(one: &Value) -> Package {
    let text = |key: &str| one[key].as_str().map(ToOwned::to_owned);
    let wild = |dependency: &&Value| dependency["req"] == "*" && dependency["path"].is_null();
    Package {
        name: string(&one["name"]),
        version: string(&one["version"]),
        licence: text("license"),
        source: text("source"),
        rust_version: text("rust_version"),
        authors: list(&one["authors"]).map(string).collect(),
        wildcards: list(&one["dependencies"]).filter(wild).map(|one| string(&one["name"])).collect(),
        folder: PathBuf::from(string(&one["manifest_path"])).parent().map(Into::into).unwrap_or_default(),
        is_macro: list(&one["targets"]).any(|target| list(&target["kind"]).any(|kind| kind == "proc-macro")),
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn string(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_linked_is_found_without_build_scripts_and_what_macros_are_made_from() {
        let package = |id: &str, source: &str, kind: &str| {
            format!(
                r#"{{"id":"{id}","name":"{id}","version":"1.0.0","source":{source},"manifest_path":"/x/{id}/Cargo.toml","targets":[{{"kind":["{kind}"]}}]}}"#
            )
        };
        let edge = |to: &str, kind: &str| format!(r#"{{"pkg":"{to}","dep_kinds":[{{"kind":{kind}}}]}}"#);
        let packages = [
            package("ours", "null", "bin"),
            package("a", r#""registry""#, "lib"),
            package("m", r#""registry""#, "proc-macro"),
            package("syn", r#""registry""#, "lib"),
            package("cc", r#""registry""#, "lib"),
        ];
        let ours = [edge("a", "null"), edge("m", "null")].join(",");
        let text = format!(
            r#"{{"packages":[{}],"resolve":{{"nodes":[{{"id":"ours","deps":[{ours}]}},{{"id":"a","deps":[{}]}},{{"id":"m","deps":[{}]}}]}}}}"#,
            packages.join(","),
            edge("cc", r#""build""#),
            edge("syn", "null")
        );
        let metadata = Metadata::parse(&text).unwrap();
        let names: Vec<&str> = metadata.linked_into("ours").iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names, ["a"]);
    }
}
