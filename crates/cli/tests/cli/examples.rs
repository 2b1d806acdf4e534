//! The example games in `docs/` are right, and the pictures next to them are what the program draws: `UPDATE=1 cargo test`
//! draws them anew.

use crate::common;

use common::{root, stolik};

#[test]
fn example_pictures_are_up_to_date() {
    for (name, eyes, ply) in [("gambit", "A", "22"), ("skakanie", "all", "58")] {
        let log = format!("docs/examples/{name}.log");
        stolik(&["verify", &log]).fine();
        let picture = stolik(&["replay", &log, "--as", eyes, "--ply", ply, "--svg", "-"]).fine().stdout;
        let path = root().join(format!("docs/images/{name}.svg"));
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&path, &picture).expect("the picture can be written");
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(found == picture, "{} is stale: UPDATE=1 cargo test --package stolik", path.display());
    }
}
