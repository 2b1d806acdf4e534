//! `cargo xtask tidy`: what a reviewer should not have to look for. Reads every file git knows or would add.
//!
//! A check is a function from the repository's files to findings, each with a file and a line.

mod catalogues;
mod links;
mod purity;
mod repo;
mod rules;
mod source;
mod words;

use std::fmt;

use anyhow::{Result, bail};

use repo::Repo;

const CHECKS: [fn(&Repo) -> Vec<Finding>; 8] = [
    source::every_module_says_what_it_is,
    source::no_file_is_too_long,
    source::no_function_is_too_long,
    words::nothing_is_left_undone,
    words::no_path_of_one_machine,
    rules::every_rule_has_a_page_and_a_place_in_the_documentation,
    links::every_link_leads_somewhere,
    catalogues::every_language_says_the_same_and_nothing_unused,
];

/// Something that should be otherwise.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Finding {
    path: String,
    /// Counted from 1.
    line: usize,
    what: String,
}

impl Finding {
    fn new(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Runs all checks and prints what they find.
pub(crate) fn run() -> Result<()> {
    let repo = Repo::read()?;
    let mut findings: Vec<Finding> = CHECKS.iter().flat_map(|check| check(&repo)).collect();
    findings.extend(purity::the_room_is_pure()?);
    findings.sort();
    if findings.is_empty() {
        println!("{} files are tidy", repo.len());
        return Ok(());
    }
    for finding in &findings {
        println!("{finding}");
    }
    bail!("tidy found {} {}", findings.len(), if findings.len() == 1 { "thing" } else { "things" });
}

/// The findings of one check on these files, as `path:line`.
#[cfg(test)]
fn places(check: fn(&Repo) -> Vec<Finding>, files: &[(&str, &str)]) -> Vec<String> {
    let findings = check(&Repo::of(files));
    findings.iter().map(|finding| format!("{}:{}", finding.path, finding.line)).collect()
}
