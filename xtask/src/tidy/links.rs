//! Links between the repository's Markdown pages, and from them to its files.

use super::Finding;
use super::repo::Repo;

/// A link to a file or folder of the repository leads to one that git knows.
pub(super) fn every_link_leads_somewhere(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in repo.ending(".md") {
        for (line, target) in links(text) {
            let exists = resolve(path, target).is_some_and(|found| repo.has(&found));
            if !exists {
                findings.push(Finding::new(path, line, format!("the link leads nowhere: {target}")));
            }
        }
    }
    findings
}

/// The targets of all links to files, with their lines; code is no link.
fn links(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut fenced = false;
    for (at, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            found.extend(targets(line).into_iter().map(|target| (at + 1, target)));
        }
    }
    found
}

/// `[text](target)`, with a title or without, and `[name]: target`.
fn targets(line: &str) -> Vec<&str> {
    let mut rest = line;
    let mut found = Vec::new();
    if let Some((name, target)) = line.split_once("]: ").filter(|(name, _)| name.starts_with('[')) {
        found.extend((!name.starts_with("[^")).then_some(target));
    }
    while let Some(at) = rest.find("](") {
        let in_code = rest[..at].matches('`').count() % 2 == 1;
        rest = &rest[at + 2..];
        let Some(end) = rest.find(')').filter(|_| !in_code) else { continue };
        found.push(&rest[..end]);
    }
    found.into_iter().filter_map(file_of).collect()
}

/// The path a link names, if it names one of ours: no address, no mere heading.
fn file_of(target: &str) -> Option<&str> {
    let word = target.split_whitespace().next()?.trim_start_matches('<').trim_end_matches('>');
    let path = word.split(['#', '?']).next()?;
    let elsewhere = word.contains("://") || word.starts_with("mailto:");
    (!path.is_empty() && !elsewhere).then_some(path)
}

/// The path from the root that `target` means on the page `page`; `None` if it leads out of the repository.
fn resolve(page: &str, target: &str) -> Option<String> {
    let mut folders: Vec<&str> = page.split('/').collect();
    folders.pop();
    if target.starts_with('/') {
        folders.clear();
    }
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                folders.pop()?;
            }
            name => folders.push(name),
        }
    }
    Some(folders.join("/"))
}

#[cfg(test)]
mod tests {
    use super::super::places;
    use super::*;

    #[test]
    fn links_are_found_where_they_are_links() {
        let text = "[a](x.md) and ![b](y.svg \"title\"), [c](<z.md#part>)\n[ref]: w.md\n\
            [web](https://example.org/q) [mail](mailto:a@b) [part](#part) `[code](n.md)`\n```\n[n](n.md)\n```\n[^1]: A note.\n";
        assert_eq!(links(text), [(1, "x.md"), (1, "y.svg"), (1, "z.md"), (2, "w.md")]);
    }

    #[test]
    fn a_link_to_nowhere_is_found() {
        let page = "[up](../README.md)\n[folder](decisions/)\n[gone](gone.md)\n[out](../../x.md)\n[root](/README.md)\n";
        let files = [("docs/a.md", page), ("docs/decisions/1.md", ""), ("README.md", "[docs](docs/a.md)")];
        assert_eq!(places(every_link_leads_somewhere, &files), ["docs/a.md:3", "docs/a.md:4"]);
    }
}
