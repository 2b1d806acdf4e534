//! The files of the repository, read once.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result};

use crate::shell::{output, program, root};

/// Every file by its path from the root, with `/` between folders; pictures and other bytes have no text.
pub(super) struct Repo {
    files: BTreeMap<String, Option<String>>,
}

impl Repo {
    /// All files git tracks or would add.
    pub(super) fn read() -> Result<Self> {
        let listed = output(program("git").args(["ls-files", "-z", "-co", "--exclude-standard"]))?;
        // A file that was just removed is still listed.
        let there = listed.split_terminator('\0').filter(|path| root().join(path).is_file());
        let read = |path: &str| {
            let bytes = fs::read(root().join(path)).with_context(|| format!("cannot read {path}"))?;
            Ok((path.to_owned(), String::from_utf8(bytes).ok()))
        };
        Ok(Self { files: there.map(read).collect::<Result<_>>()? })
    }

    /// A repository of a few small files, to try a check on.
    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Self {
        let owned = |(path, text): &(&str, &str)| ((*path).to_owned(), Some((*text).to_owned()));
        Self { files: files.iter().map(owned).collect() }
    }

    /// How many files there are.
    pub(super) fn len(&self) -> usize {
        self.files.len()
    }

    /// Paths and texts of all text files.
    pub(super) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)))
    }

    /// The text files whose names end so.
    pub(super) fn ending(&self, end: &str) -> impl Iterator<Item = (&str, &str)> {
        self.texts().filter(move |(path, _)| path.ends_with(end))
    }

    /// The text of one file.
    pub(super) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    /// Is there such a file or folder?
    pub(super) fn has(&self, path: &str) -> bool {
        self.files.contains_key(path) || self.paths_in(path).next().is_some()
    }

    /// The paths of all files in a folder, those in its subfolders included.
    pub(super) fn paths_in(&self, folder: &str) -> impl Iterator<Item = &str> {
        let start = if folder.is_empty() { String::new() } else { format!("{folder}/") };
        self.files.keys().map(String::as_str).filter(move |path| path.starts_with(&start))
    }
}
