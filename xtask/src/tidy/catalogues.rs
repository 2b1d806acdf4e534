//! The Fluent catalogues: every language has the same messages, and every message is used.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::{ParserError, parse_runtime};

use super::Finding;
use super::repo::Repo;

const LANGUAGES: [&str; 3] = ["en", "pl", "it"];

/// One language's messages.
struct Catalogue<'a> {
    path: String,
    text: &'a str,
    /// The names of messages and terms with their lines, in the order of the file; a term's name begins with `-`.
    keys: Vec<(&'a str, usize)>,
    /// The names that messages refer to.
    referred: BTreeSet<&'a str>,
    errors: Vec<ParserError>,
}

impl<'a> Catalogue<'a> {
    fn of(repo: &'a Repo, language: &str) -> Self {
        let path = format!("locales/{language}.ftl");
        let text = repo.text(&path).unwrap_or_default();
        let (read, errors) = match parse_runtime(text) {
            Ok(read) => (read, Vec::new()),
            Err((read, errors)) => (read, errors),
        };
        let mut catalogue = Self { path, text, keys: Vec::new(), referred: BTreeSet::new(), errors };
        for entry in &read.body {
            let (id, value, attributes, mark) = match entry {
                Entry::Message(message) => (&message.id, message.value.as_ref(), &message.attributes, 0),
                Entry::Term(term) => (&term.id, Some(&term.value), &term.attributes, 1),
                _ => continue,
            };
            catalogue.keys.push((catalogue.name(id, mark), catalogue.line(catalogue.place(id))));
            let values = value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value));
            values.for_each(|value| catalogue.refer(value));
        }
        catalogue
    }

    fn has(&self, key: &str) -> bool {
        self.keys.iter().any(|(found, _)| *found == key)
    }

    fn finding(&self, line: usize, what: impl Into<String>) -> Finding {
        Finding::new(&self.path, line, what)
    }

    /// Where in the text an identifier stands: it is a part of it.
    fn place(&self, id: &Identifier<&str>) -> usize {
        id.name.as_ptr() as usize - self.text.as_ptr() as usize
    }

    /// The line of a place, from 1.
    fn line(&self, place: usize) -> usize {
        1 + self.text[..place].matches('\n').count()
    }

    /// A name with the mark before it, which a term has.
    fn name(&self, id: &Identifier<&str>, mark: usize) -> &'a str {
        let place = self.place(id);
        &self.text[place - mark..place + id.name.len()]
    }

    /// Notes what a pattern refers to.
    fn refer(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.refer_by(expression);
            }
        }
    }

    fn refer_by(&mut self, expression: &Expression<&str>) {
        let (Expression::Inline(inline) | Expression::Select { selector: inline, .. }) = expression;
        match inline {
            InlineExpression::MessageReference { id, .. } => {
                self.referred.insert(self.name(id, 0));
            }
            InlineExpression::TermReference { id, .. } => {
                self.referred.insert(self.name(id, 1));
            }
            InlineExpression::Placeable { expression } => self.refer_by(expression),
            _ => {}
        }
        if let Expression::Select { variants, .. } = expression {
            for variant in variants {
                self.refer(&variant.value);
            }
        }
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
    let asked = Asked::in_code(&code);
    let each = catalogues.iter().flat_map(|catalogue| {
        let nothing = catalogue.keys.is_empty().then(|| catalogue.finding(1, "has no messages"));
        nothing
            .into_iter()
            .chain(unreadable(catalogue))
            .chain(twice(catalogue))
            .chain(lacking(catalogue, &catalogues))
            .chain(unused(catalogue, &asked))
    });
    each.collect()
}

fn unreadable(catalogue: &Catalogue) -> Vec<Finding> {
    let finding = |error: &ParserError| catalogue.finding(catalogue.line(error.pos.start), error.to_string());
    catalogue.errors.iter().map(finding).collect()
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

fn unused(catalogue: &Catalogue, asked: &Asked) -> Vec<Finding> {
    let unused =
        catalogue.keys.iter().filter(|(key, _)| !catalogue.referred.contains(key) && !asked.has(key));
    unused.map(|(key, line)| catalogue.finding(*line, format!("`{key}` is used nowhere"))).collect()
}

/// What programs ask for: looked for once, as there are thousands of messages.
struct Asked<'a> {
    /// All that stands in quotes.
    names: BTreeSet<&'a str>,
    /// All that stands between a quote and a bracket.
    beginnings: BTreeSet<&'a str>,
}

impl<'a> Asked<'a> {
    fn in_code(code: &'a str) -> Self {
        let mut asked = Self { names: BTreeSet::new(), beginnings: BTreeSet::new() };
        for (at, _) in code.match_indices('"') {
            let rest = &code[at + 1..];
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(rest.len());
            match rest[end..].bytes().next() {
                Some(b'"') => asked.names.insert(&rest[..end]),
                Some(b'{') => asked.beginnings.insert(&rest[..end]),
                _ => continue,
            };
        }
        asked
    }

    fn has(&self, key: &str) -> bool {
        let is_family = |start: &str| self.names.contains(start) || self.beginnings.contains(start);
        self.names.contains(key) || key.match_indices('-').any(|(at, _)| at > 0 && is_family(&key[..=at]))
    }
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

    #[test]
    fn what_cannot_be_read_is_found() {
        let broken = ALL.replace("{ $name }", "{ $name ");
        assert!(found(ALL, &broken, ALL).contains(&"locales/pl.ftl:2".to_owned()));
    }

    #[test]
    fn a_message_used_by_a_variant_of_another_is_used() {
        let inner = ALL.replace("[one] rook", "[one] { rook }") + "rook = rook\n";
        assert_eq!(found(&inner, &inner, &inner), [""; 0]);
    }
}
