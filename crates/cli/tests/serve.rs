//! `stolik serve` as a process: programs sit down, SIGTERM ends it in order, wrong flags say what is wrong.
#![allow(clippy::unwrap_used, clippy::disallowed_methods, reason = "tests")]

mod common;

use std::fs;
use std::process::{Child, Command, Stdio};

use common::{root, stolik};
use lab::testkit::Folder;

/// A server process in a folder of its own.
struct Served {
    child: Child,
    folder: Folder,
    address: String,
}

impl Served {
    fn start(more: &[&str]) -> Self {
        let folder = Folder::new();
        let file = folder.join("address");
        let mut child = Command::new(env!("CARGO_BIN_EXE_stolik"))
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--bot-pause",
                "0",
                "--thinking",
                "2",
                "--messages",
                "0",
            ])
            .args(["--data", folder.to_str().unwrap(), "--address-file", file.to_str().unwrap()])
            .args(more)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let address = loop {
            match fs::read_to_string(&file) {
                Ok(text) if text.ends_with('\n') => break text.trim().to_owned(),
                _ => assert!(child.try_wait().unwrap().is_none(), "the server ended"),
            }
            std::thread::yield_now();
        };
        Self { child, folder, address }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_program_in_another_language_plays_whole_games() {
    let served = Served::start(&[]);
    for game in ["gambit", "skakanie"] {
        let output = Command::new("python3")
            .args(["examples/table_client.py", &format!("http://{}", served.address), game])
            .current_dir(root())
            .output()
            .expect("Python 3 is needed (`python3`)");
        assert!(output.status.success(), "{output:?}");
        let said: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert!(said["outcome"]["scores"].is_array(), "{said}");
    }
    let lines = fs::read_to_string(root().join("examples/table_client.py")).unwrap().lines().count();
    assert!(lines < 100, "the example has {lines} lines");
}

#[test]
fn sigterm_ends_it_in_order_and_the_games_are_still_there() {
    let mut served = Served::start(&["--log-format", "json"]);
    let id = served.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert!(served.child.wait().unwrap().success());
    let stats = stolik(&["admin", "stats", "--data", served.folder.to_str().unwrap()]);
    assert_eq!(stats.code, Some(0), "{stats:?}");
}

#[test]
fn it_can_be_told_to_end_with_its_input() {
    let mut served = Served::start(&["--stop-with-input"]);
    assert!(served.child.try_wait().unwrap().is_none());
    drop(served.child.stdin.take());
    assert!(served.child.wait().unwrap().success());
}

#[test]
fn what_cannot_be_served_is_said_in_a_sentence() {
    let served = Served::start(&[]);
    let folder = served.folder.to_str().unwrap();
    let taken = stolik(&["serve", "--listen", &served.address, "--data", folder]);
    assert!(taken.code == Some(2) && taken.stderr.contains("cannot listen on"), "{taken:?}");
    for (args, wanted) in [
        (vec!["serve", "--listen", "nowhere"], "--listen"),
        (vec!["serve", "--listen", "127.0.0.1:0", "--database-url", "mysql://x"], "postgres://"),
        (vec!["serve", "--listen", "127.0.0.1:0", "--data", "/dev/null/x"], "database"),
        (vec!["serve", "--data", "x", "--database-url", "postgres://x"], "--database-url"),
    ] {
        let run = stolik(&args);
        assert!(run.code == Some(2) && run.stderr.contains(wanted), "{args:?}: {run:?}");
    }
}
