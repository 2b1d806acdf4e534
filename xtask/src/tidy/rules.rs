//! Every rule of both games has a page that runs as a test, and a place in the rules' documentation.

use super::Finding;
use super::repo::Repo;

/// A game and its rules, numbered from 1.
struct Rules {
    game: &'static str,
    letter: char,
    count: u32,
}

const RULES: [Rules; 2] =
    [Rules { game: "gambit", letter: 'G', count: 17 }, Rules { game: "skakanie", letter: 'S', count: 13 }];

/// Rule G4 needs a page `G04-….md` among the game's rule pages, and the word `G4` in the game's documentation.
pub(super) fn every_rule_has_a_page_and_a_place_in_the_documentation(repo: &Repo) -> Vec<Finding> {
    RULES.iter().flat_map(|rules| check(repo, rules)).collect()
}

fn check(repo: &Repo, Rules { game, letter, count }: &Rules) -> Vec<Finding> {
    let folder = format!("crates/{game}/tests/rules");
    let document = format!("docs/rules-{game}.md");
    let text = repo.text(&document).unwrap_or_default();
    let mut findings = Vec::new();
    for number in 1..=*count {
        let (id, start) = (format!("{letter}{number}"), format!("{folder}/{letter}{number:02}"));
        let is_page = |path: &str| path.strip_prefix(&start).is_some_and(|rest| rest.starts_with(['-', '.']));
        if !repo.paths_in(&folder).any(is_page) {
            findings.push(Finding::new(
                &folder,
                1,
                format!("rule {id} has no page {letter}{number:02}-….md"),
            ));
        }
        if !has_word(text, &id) {
            findings.push(Finding::new(&document, 1, format!("rule {id} is not mentioned")));
        }
    }
    findings
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric()).any(|found| found == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complete() -> Vec<(String, String)> {
        let mut files = Vec::new();
        for Rules { game, letter, count } in &RULES {
            let page = |n| (format!("crates/{game}/tests/rules/{letter}{n:02}-a-page.md"), String::new());
            files.extend((1..=*count).map(page));
            let rows: Vec<String> = (1..=*count).map(|n| format!("| {letter}{n} | A rule. |")).collect();
            files.push((format!("docs/rules-{game}.md"), rows.join("\n")));
        }
        files
    }

    fn found(files: &[(String, String)]) -> Vec<String> {
        let borrowed: Vec<(&str, &str)> =
            files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        let findings = every_rule_has_a_page_and_a_place_in_the_documentation(&Repo::of(&borrowed));
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn nothing_is_found_where_every_rule_is_there() {
        assert_eq!(found(&complete()), [""; 0]);
    }

    #[test]
    fn a_rule_without_a_page_is_found() {
        let mut files = complete();
        files.retain(|(path, _)| !path.contains("G01-"));
        assert_eq!(found(&files), ["crates/gambit/tests/rules:1: rule G1 has no page G01-….md"]);
    }

    #[test]
    fn a_rule_that_is_not_explained_is_found() {
        let mut files = complete();
        for (_, text) in &mut files {
            *text = text.replace("| S1 |", "| S100 |");
        }
        assert_eq!(found(&files), ["docs/rules-skakanie.md:1: rule S1 is not mentioned"]);
    }

    #[test]
    fn a_missing_document_mentions_nothing() {
        let mut files = complete();
        files.retain(|(path, _)| !path.starts_with("docs/rules-gambit"));
        assert_eq!(found(&files).len(), 17);
    }
}
