//! Runs the rules pages in `tests/rules`; each file carries the id of its rule in its name.
#![allow(clippy::disallowed_methods)] // tests kept as data are files

use std::fs;
use std::path::Path;

use stolik_skakanie::{Grid, Picture, Piece, Pieces, SingleCost, Skakanie};
use table::testkit::pages;

#[test]
fn s1_to_s13_rules_pages_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut names: Vec<String> = fs::read_dir(&folder)
        .expect("there are rules pages")
        .map(|entry| entry.expect("a page has a name").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    for id in 1..=13 {
        let start = format!("S{id:02}-");
        assert!(names.iter().any(|name| name.starts_with(&start)), "no page for S{id}");
    }
    let mut failures = Vec::new();
    for name in &names {
        let text = fs::read_to_string(folder.join(name)).expect("a page can be read");
        if let Err(what) = pages::run::<Skakanie>(&text, own_block) {
            failures.push(format!("{name}: {what}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

fn own_block(name: &str, body: &str) -> Result<(), String> {
    match name {
        "score" => score(body),
        other => Err(format!("unknown block {other}")),
    }
}

/// A drawn pool, then its fragments from large to small and its points for both costs of single pieces.
fn score(body: &str) -> Result<(), String> {
    let (rows, lines): (Vec<&str>, Vec<&str>) = body.lines().partition(|line| line.starts_with(['x', '.']));
    let width = rows.first().ok_or("nothing is drawn")?.len();
    if rows.iter().any(|row| row.len() != width) {
        return Err("the rows differ in length".to_owned());
    }
    let picture = Picture::new(width, rows.len()).map_err(|error| error.to_string())?;
    let drawn = rows.concat();
    let pool: Pieces =
        drawn.char_indices().filter(|(_, c)| *c == 'x').filter_map(|(i, _)| Piece::new(i)).collect();
    let grid = Grid::new(picture);
    let mut sizes: Vec<usize> = grid.fragments(pool).map(Pieces::len).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    let found = [
        format!("fragments {}", if sizes.is_empty() { "-".to_owned() } else { sizes.join(" ") }),
        format!("singles=1 {}", grid.score(pool, SingleCost::One)),
        format!("singles=2 {}", grid.score(pool, SingleCost::Two)),
    ];
    if lines == found { Ok(()) } else { Err(format!("expected {lines:?}, found {found:?}")) }
}
