//! Words that must not stay in the repository.
//!
//! The words are put together here from halves, or this file would be the first finding.

use super::Finding;
use super::repo::Repo;

const UNDONE: [&str; 3] = [concat!("to", "do!("), concat!("#[", "ignore"), concat!("FIX", "ME")];
const MACHINE: [&str; 4] =
    [concat!("/ro", "ot/"), concat!("/wo", "rk/"), concat!("/tmp", "/bash"), concat!("/ho", "me/")];

/// No gap in the code, no test that does not run, no note to oneself.
pub(super) fn nothing_is_left_undone(repo: &Repo) -> Vec<Finding> {
    find(repo, &UNDONE, |_| true)
}

/// What works only on its author's machine works nowhere.
pub(super) fn no_path_of_one_machine(repo: &Repo) -> Vec<Finding> {
    // In the middle of a longer path, the same letters name a folder somewhere else.
    let begins_path =
        |before: Option<char>| before.is_none_or(|c| !c.is_alphanumeric() && !"._-~}$)]*".contains(c));
    find(repo, &MACHINE, begins_path)
}

/// The lines with one of the words, if what stands before it is as it should be.
fn find(repo: &Repo, words: &[&str], before: fn(Option<char>) -> bool) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in repo.texts() {
        for (at, line) in text.lines().enumerate() {
            let has =
                |word: &str| line.match_indices(word).any(|(i, _)| before(line[..i].chars().next_back()));
            let found = words.iter().find(|word| has(word));
            findings.extend(found.map(|word| Finding::new(path, at + 1, format!("`{word}` must not stay"))));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::places;
    use super::*;

    #[test]
    fn what_is_undone_is_found() {
        let code = format!("fn a() {{\n    {})\n}}\n{}]\n", UNDONE[0], UNDONE[1]);
        let page = format!("All is well.\n\n{}: not really\n", UNDONE[2]);
        let files = [("a.rs", code.as_str()), ("b.md", &page), ("c.md", "Things to do!\n")];
        assert_eq!(places(nothing_is_left_undone, &files), ["a.rs:2", "a.rs:4", "b.md:3"]);
    }

    #[test]
    fn a_path_of_one_machine_is_found() {
        let bad = MACHINE.map(|path| format!("see ({path}x)\n")).concat();
        let good = format!("target{}x, https://example.org{}y, ~{}z\n", MACHINE[1], MACHINE[0], MACHINE[3]);
        let files = [("a.md", bad.as_str()), ("b.md", &good)];
        assert_eq!(places(no_path_of_one_machine, &files), ["a.md:1", "a.md:2", "a.md:3", "a.md:4"]);
    }
}
