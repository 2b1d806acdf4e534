//! Counts all ways on from the positions in `tests/perft` and compares with the numbers there (S1–S10, S13).
//! The numbers were confirmed by a second, naive implementation of the rules.
#![allow(clippy::disallowed_methods)] // tests kept as data are files

use std::fs;
use std::path::Path;

use stolik_skakanie::Skakanie;
use table::testkit::perft_file;

#[test]
fn s1_to_s10_perft_numbers_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut failures = Vec::new();
    for entry in fs::read_dir(folder).expect("there are perft files") {
        let path = entry.expect("a file has a name").path();
        let text = fs::read_to_string(&path).expect("a file can be read");
        if let Err(what) = perft_file::<Skakanie>(&text) {
            failures.push(format!("{}: {what}", path.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
