//! `crates/room` runs anywhere, in a browser too: nothing it is built from waits, stores, connects or asks the system.

use anyhow::Result;

use super::Finding;
use crate::shell::{cargo, output};

/// Async runtimes, databases, sockets, and what asks the system for something.
const FOREIGN: &str = "async-std axum getrandom hyper libc mio reqwest rusqlite rustix smol socket2 sqlx tokio \
    tokio-tungstenite windows-sys";

/// What it is built from on a server and in a browser, whatever this machine is.
const TREE: &str = "tree --package stolik-room --edges normal --prefix depth \
    --target x86_64-unknown-linux-gnu --target wasm32-unknown-unknown";

/// Looks at all that `stolik-room` is built from.
pub(super) fn the_room_is_pure() -> Result<Vec<Finding>> {
    output(&mut cargo(TREE)).map(|tree| judge(&tree))
}

/// A finding for each foreign crate, with the way that leads to it.
fn judge(tree: &str) -> Vec<Finding> {
    let mut way: Vec<&str> = Vec::new();
    let mut findings = Vec::new();
    for line in tree.lines() {
        let name_at = line.find(|c: char| !c.is_ascii_digit()).unwrap_or(line.len());
        let Ok(depth) = line[..name_at].parse::<usize>() else { continue };
        let name = line[name_at..].split(' ').next().unwrap_or_default();
        way.truncate(depth);
        way.push(name);
        if FOREIGN.split_whitespace().any(|foreign| foreign == name) {
            let what = format!("the room must not be built from {name}: {}", way.join(" → "));
            findings.push(Finding::new("crates/room/Cargo.toml", 1, what));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_foreign_crate_is_named_with_the_way_to_it() {
        let pure = "0stolik-room v0.1.0 (/x)\n1serde v1.0.1\n2serde_core v1.0.1\n1stolik-table v0.1.0 (/y)\n2rand v0.10.0\n";
        assert_eq!(judge(pure), []);
        let found = judge(&format!("{pure}3getrandom v0.4.0\n1serde_json v1.0.0\n2tokio v1.54.0 (*)\n"));
        let said: Vec<&str> = found.iter().map(|finding| finding.what.as_str()).collect();
        assert_eq!(
            said,
            [
                "the room must not be built from getrandom: stolik-room → stolik-table → rand → getrandom",
                "the room must not be built from tokio: stolik-room → serde_json → tokio",
            ]
        );
    }
}
