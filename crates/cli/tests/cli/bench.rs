//! `stolik bench server` with a handful of tables: it measures something, leaves nothing behind, and says what it cannot do.

use crate::common;

use std::fs;

use common::stolik;
use lab::testkit::{Cluster, Folder};

#[test]
fn a_server_on_sqlite_is_measured_and_nothing_is_left() {
    let folder = Folder::new();
    let data = folder.to_str().unwrap();
    let words = ["bench", "server", "--tables", "3", "--seconds", "1", "--stored", "20", "--data", data];
    let run = stolik(&[&words[..], &["--format", "json"]].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    let report = run.json();
    for key in ["actions", "actions_per_second", "p50_ms", "p99_ms", "bytes_per_action", "start_ms"] {
        assert!(report[key].as_f64().unwrap() > 0.0, "{key}: {report}");
    }
    assert_eq!((&report["refused"], &report["conflicts"]), (&0.into(), &0.into()), "{report}");
    assert_eq!((&report["sockets"], &report["stored"]), (&6.into(), &20.into()), "{report}");
    if cfg!(target_os = "linux") {
        for key in ["memory_bare", "memory_idle", "memory_tables_gone"] {
            assert!(report[key].as_u64().unwrap() > 0, "{key}: {report}");
        }
        assert!(report["server_us_per_action"].is_f64() && report["generator_us_per_action"].is_f64());
    }
    assert_eq!(fs::read_dir(&*folder).unwrap().count(), 0, "the data is removed");
}

#[test]
fn people_who_study_are_compared_with_nobody_who_does() {
    let folder = Folder::new();
    let data = folder.to_str().unwrap();
    let words = ["bench", "server", "--tables", "3", "--seconds", "1", "--data", data];
    let run = stolik(
        &[&words[..], &["--reviews", "2", "--cards", "1", "--hints", "50", "--format", "json"]].concat(),
    );
    assert_eq!(run.code, Some(0), "{run:?}");
    let report = run.json();
    for key in ["p50_studying_ms", "p99_studying_ms", "p50_studying_ratio", "p99_studying_ratio"] {
        assert!(report[key].as_f64().unwrap() > 0.0, "{key}: {report}");
    }
    assert_eq!(report["p99_studying_turns"].as_array().map(Vec::len), Some(1), "{report}");
    assert!(report["actions_studying"].as_u64().unwrap() > 0, "{report}");
    let hints = |key: &str| report[key].as_u64().unwrap();
    assert!(hints("hints_given") + hints("hints_refused") > 0, "{report}");
    // How far reviews come in a second is the machine's affair.
    assert!(
        ["review_steps", "reviews_whole", "card_games"].iter().all(|key| report[key].is_u64()),
        "{report}"
    );
    assert_eq!((&report["refused"], &report["reviews"]), (&0.into(), &2.into()), "{report}");
}

/// Not everybody may give shares of processors; who may not is told what it takes.
#[test]
fn a_server_with_a_share_of_a_processor_uses_no_more() {
    let folder = Folder::new();
    let data = folder.to_str().unwrap();
    let words = ["bench", "server", "--tables", "20", "--seconds", "2", "--share", "10", "--data", data];
    let run = stolik(&[&words[..], &["--format", "json"]].concat());
    if run.code == Some(0) {
        let report = run.json();
        let used =
            report["server_us_per_action"].as_f64().unwrap() * report["actions_per_second"].as_f64().unwrap();
        assert!(report["share"] == 10 && used < 150_000.0, "{used} µs a second: {report}");
    } else {
        assert!(
            run.code == Some(2) && run.stderr.contains("control groups for processors, and root"),
            "{run:?}"
        );
    }
    assert_eq!(fs::read_dir(&*folder).unwrap().count(), 0, "the data is removed");
}

#[test]
fn two_servers_on_postgres_are_measured_at_human_pace() {
    let cluster = Cluster::new();
    let url = cluster.database();
    let words = ["bench", "server", "--nodes", "2", "--tables", "4", "--pace", "human", "--seconds", "3"];
    let run = stolik(&[&words[..], &["--apart", "--database", &url]].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    for words in ["2 over PostgreSQL", "4 at human pace", " 0 refused", "p99 ", "KiB with two people at it"] {
        assert!(run.stdout.contains(words), "{words}: {run:?}");
    }
    let stats = stolik(&["admin", "stats", "--database-url", &url, "--format", "json"]).fine().json();
    assert_eq!(stats["tables"], 0, "{stats}");
}

#[test]
fn what_cannot_be_measured_is_said() {
    let several = stolik(&["bench", "server", "--nodes", "2"]);
    assert!(several.code == Some(2) && several.stderr.contains("--database postgres://"), "{several:?}");
    let nowhere = stolik(&["bench", "server", "--data", "/dev/null/x"]);
    assert!(nowhere.code == Some(2) && nowhere.stderr.contains("cannot be made"), "{nowhere:?}");
}
