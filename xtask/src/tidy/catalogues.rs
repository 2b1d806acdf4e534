//! The Fluent catalogues: every language has the same messages, and every message is used.

use std::collections::BTreeMap;

use super::Finding;
use super::repo::Repo;

const LANGUAGES: [&str; 3] = ["en", "pl", "it"];

/// One language's messages.
struct Catalogue<'a> {
    path: String,
    text: &'a str,
    /// The names of messages and terms with their lines, in the order of the file; a term's name begins with `-`.
    keys: Vec<(&'a str, usize)>,
}

impl<'a> Catalogue<'a> {
    fn of(repo: &'a Repo, language: &str) -> Self {
        let path = format!("locales/{language}.ftl");
        let text = repo.text(&path).unwrap_or_default();
        let numbered = text.lines().enumerate().filter_map(|(at, line)| Some((key_of(line)?, at + 1)));
        Self { keys: numbered.collect(), path, text }
    }

    fn has(&self, key: &str) -> bool {
        self.keys.iter().any(|(found, _)| *found == key)
    }

    fn finding(&self, line: usize, what: impl Into<String>) -> Finding {
        Finding::new(&self.path, line, what)
    }
}

/// A message that one language lacks, that stands twice, or that no program asks for.
///
/// A program asks for a message by its name in quotes, or by a family of names: `"refusal-"` or `"refusal-{…` stands for
/// all that begin so. A message may also be used by another one.
pub(super) fn every_language_says_the_same_and_nothing_unused(repo: &Repo) -> Vec<Finding> {
    let catalogues = LANGUAGES.map(|language| Catalogue::of(repo, language));
    let crates = repo.ending(".rs").filter(|(path, _)| path.starts_with("crates/"));
    // The page quotes as its languages do; in a template a family's name goes on with `${`.
    let page = [".ts", ".svelte"]
        .into_iter()
        .flat_map(|end| repo.ending(end))
        .filter(|(path, _)| path.starts_with("web/src/"));
    let page = page.map(|(_, text)| text.replace("${", "{").replace(['\'', '`'], "\""));
    let code: String = crates.map(|(_, text)| text.to_owned()).chain(page).collect();
    let each = catalogues.iter().flat_map(|catalogue| {
        let nothing = catalogue.keys.is_empty().then(|| catalogue.finding(1, "has no messages"));
        nothing
            .into_iter()
            .chain(twice(catalogue))
            .chain(lacking(catalogue, &catalogues))
            .chain(unused(catalogue, &code))
    });
    each.collect()
}

fn twice(catalogue: &Catalogue) -> Vec<Finding> {
    let keys = catalogue.keys.iter().enumerate();
    let again = keys.filter(|(i, (key, _))| catalogue.keys[..*i].iter().any(|(before, _)| before == key));
    again.map(|(_, (key, line))| catalogue.finding(*line, format!("`{key}` stands twice"))).collect()
}

fn lacking(catalogue: &Catalogue, all: &[Catalogue]) -> Vec<Finding> {
    let others = all.iter().flat_map(|other| other.keys.iter().map(move |(key, _)| (*key, &other.path)));
    let lacking: BTreeMap<&str, &String> = others.filter(|(key, _)| !catalogue.has(key)).collect();
    lacking
        .iter()
        .map(|(key, path)| catalogue.finding(1, format!("lacks `{key}`, which {path} has")))
        .collect()
}

fn unused(catalogue: &Catalogue, code: &str) -> Vec<Finding> {
    let unused = catalogue.keys.iter().filter(|(key, _)| !is_used(key, code, catalogue.text));
    unused.map(|(key, line)| catalogue.finding(*line, format!("`{key}` is used nowhere"))).collect()
}

/// A message begins at the margin: `name = …`.
fn key_of(line: &str) -> Option<&str> {
    let key = line.split_once('=')?.0.trim_end();
    (!key.is_empty() && key.chars().all(is_name)).then_some(key)
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || "-_".contains(c)
}

fn is_used(key: &str, code: &str, messages: &str) -> bool {
    let is_family =
        |start: &str| code.contains(&format!("\"{start}\"")) || code.contains(&format!("\"{start}{{"));
    let refers = |(at, _): (usize, &str)| {
        messages[..at].trim_end().ends_with('{') && !messages[at + key.len()..].starts_with(is_name)
    };
    code.contains(&format!("\"{key}\""))
        || key.match_indices('-').any(|(at, _)| at > 0 && is_family(&key[..=at]))
        || messages.match_indices(key).any(refers)
}

#[cfg(test)]
mod tests {
    use super::super::places;
    use super::*;

    const CODE: (&str, &str) =
        ("crates/cli/src/a.rs", "t(\"hello\"); format!(\"refusal-{code}\"); t(\"piece-\")");
    const ALL: &str = "# A comment = no message\nhello = Hello, { $name } from { -brand }\n    .title = x\nrefusal-blocked = No.\n\
        piece-rook =\n    { $count ->\n        [one] rook\n       *[other] rooks\n    }\n-brand = Stolik\n";

    fn found(en: &str, pl: &str, it: &str) -> Vec<String> {
        let files = [CODE, ("locales/en.ftl", en), ("locales/pl.ftl", pl), ("locales/it.ftl", it)];
        places(every_language_says_the_same_and_nothing_unused, &files)
    }

    #[test]
    fn equal_catalogues_of_used_messages_are_fine() {
        assert_eq!(found(ALL, ALL, ALL), [""; 0]);
    }

    #[test]
    fn a_message_one_language_lacks_is_found() {
        let less = ALL.replace("refusal-blocked = No.\n", "");
        assert_eq!(found(ALL, &less, ALL), ["locales/pl.ftl:1"]);
        assert_eq!(found(&less, ALL, &less), ["locales/en.ftl:1", "locales/it.ftl:1"]);
    }

    #[test]
    fn a_missing_catalogue_is_found() {
        let findings = places(every_language_says_the_same_and_nothing_unused, &[]);
        assert_eq!(findings, ["locales/en.ftl:1", "locales/pl.ftl:1", "locales/it.ftl:1"]);
    }

    #[test]
    fn a_message_that_stands_twice_is_found() {
        let twice = format!("{ALL}hello = Again\n");
        assert_eq!(found(ALL, ALL, &twice), ["locales/it.ftl:11"]);
    }

    #[test]
    fn a_message_nobody_uses_is_found() {
        let unused = format!("{ALL}hello-there = Hi\n");
        assert_eq!(
            found(&unused, &unused, &unused),
            ["locales/en.ftl:11", "locales/pl.ftl:11", "locales/it.ftl:11"]
        );
        let term = ALL.replace("from { -brand }", "");
        assert_eq!(found(ALL, ALL, &term), ["locales/it.ftl:10"]);
    }
}
