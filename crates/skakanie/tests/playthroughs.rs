//! Whole games with everybody's view, kept in `tests/playthroughs`; `UPDATE=1 cargo test` rewrites them (S1–S13).
#![allow(clippy::disallowed_methods)] // tests kept as data are files

use std::path::Path;
use std::{env, fs};

use stolik_skakanie::Skakanie;
use table::testkit::playthrough;

/// The file's name, which is also the phrase of its deal; what it shows that the others do not; and the options.
const GAMES: [(&str, &str, &str); 5] = [
    (
        "solo",
        "one alone, a share as target, a Dragon placed by agreement",
        "options seats=1 picture=6x2 target=60% dragon=8",
    ),
    (
        "three-fierce",
        "a fierce bite, more actions for a seat, a drawn Dragon",
        "options seats=3 youngest=C picture=5x3 fierce=yes extra=A2",
    ),
    (
        "four-joint-push",
        "one pool for all, pushing, a bite with a free choice",
        "options seats=4 picture=8x6 push=yes joint=yes target=60%",
    ),
    (
        "five-singles",
        "singles that cost two, four actions, pools of their own",
        "options seats=5 youngest=D picture=6x6 actions=4 singles=2 dragon=12",
    ),
    (
        "six-everything",
        "all seats, variants together, a picture of one row",
        "options seats=6 picture=13x1 push=yes joint=yes fierce=yes singles=2 extra=F3",
    ),
];

#[test]
fn s1_to_s13_playthroughs_are_as_stored() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    for (name, _, options) in GAMES {
        let game: Skakanie = options.parse().expect("the options are in order");
        let played = playthrough(&game, name, 12);
        let path = folder.join(format!("{name}.txt"));
        if env::var("UPDATE").is_ok() {
            fs::write(&path, &played).expect("a playthrough can be written");
        }
        let stored = fs::read_to_string(&path).unwrap_or_default();
        let differs = stored.lines().zip(played.lines()).position(|(old, new)| old != new);
        assert!(
            stored == played,
            "{name}.txt differs from line {:?} on; UPDATE=1 rewrites it",
            differs.map(|at| at + 1)
        );
    }
}
