//! `stolik admin`: backup, export, import, prune, stats, list.

use crate::common;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use common::{Run, stolik, stolik_with};
use lab::testkit::Folder;
use server::store::{Change, NewTable, Sqlite, Store};

fn days_ago(days: i64) -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970");
    now.as_millis() as i64 - days * 24 * 60 * 60 * 1000
}

/// Tables as a server would have left them in this folder: one finished ten days ago, one idle for five, one in play.
fn fill(folder: &Path) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("it starts");
    runtime.block_on(async {
        let store = Sqlite::open(&folder.join("stolik.db")).await.expect("it opens");
        for (id, days, result) in [("over", 10, Some("A 12 B 7")), ("idle", 5, None), ("play", 0, None)] {
            let table = NewTable {
                id: id.to_owned(),
                game: "gambit".to_owned(),
                rules: 1,
                block: "players 2\n".to_owned(),
                extras: "clock=60".to_owned(),
                seed: "5eed".repeat(16),
                created: days_ago(days) - 60_000,
            };
            let change = |number, result: Option<&str>| Change {
                number,
                at: days_ago(days) - 1000 + number as i64,
                ack: Some(format!("A {number}")),
                lines: vec![format!("A place {number}"), String::new()],
                result: result.map(str::to_owned),
            };
            store.create(table, change(0, None)).await.expect("it is new");
            store.append(id, change(1, result)).await.expect("it is the next");
        }
        store.close().await;
    });
}

fn admin(folder: &Path, words: &[&str]) -> Run {
    let data = folder.to_str().expect("a plain path");
    stolik(&[&["admin"], words, &["--data", data]].concat())
}

/// Fails unless the run ended with the code for bad input and said this.
fn refused(run: &Run, said: &str) {
    assert!(run.code == Some(2) && run.stderr.contains(said), "{said}: {run:?}");
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[test]
fn figures_and_lists() {
    let folder = Folder::new();
    fill(&folder);
    let stats = admin(&folder, &["stats"]).fine().stdout;
    assert!(
        stats.starts_with("tables               3\nfinished             1\nchanges              6\n"),
        "{stats}"
    );
    let stats = admin(&folder, &["stats", "--format", "json"]).fine().json();
    assert_eq!((&stats["tables"], &stats["finished"], &stats["changes"]), (&3.into(), &1.into(), &6.into()));
    assert!(stats["bytes"].as_u64() >= Some(4096));
    let list = admin(&folder, &["list"]).fine().stdout;
    let ids: Vec<&str> = list.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(ids, ["play", "idle", "over"]);
    let oldest = list.lines().last().expect("three lines");
    assert!(oldest.starts_with("over  gambit    made 20") && oldest.ends_with("  A 12 B 7"), "{oldest}");
    let list = admin(&folder, &["list", "--limit", "1", "--format", "json"]).fine().json();
    assert_eq!(list.as_array().map(Vec::len), Some(1));
    assert_eq!((&list[0]["id"], &list[0]["finished"]), (&"play".into(), &serde_json::Value::Null));
    assert!(!list.to_string().contains("5eed"));
}

#[test]
fn a_backup_is_a_data_folder_of_its_own() {
    let folder = Folder::new();
    fill(&folder);
    let copy = folder.join("copy/stolik.db");
    admin(&folder, &["backup", text(&copy)]).fine();
    assert!(admin(&folder.join("copy"), &["stats"]).fine().stdout.starts_with("tables               3\n"));
    refused(&admin(&folder, &["backup", text(&copy)]), "stolik.db is there already");
}

#[test]
fn exported_tables_come_back_the_same() {
    let folder = Folder::new();
    fill(&folder);
    let (out, again, other) = (folder.join("out"), folder.join("again"), folder.join("other"));
    let said = admin(&folder, &["export", text(&out)]).fine().stdout;
    assert!(said.starts_with("3 exported to "), "{said}");
    let names = ["over.table", "idle.table", "play.table"];
    let files: Vec<PathBuf> = names.iter().map(|name| out.join(name)).collect();
    let import = [&["import"], &*files.iter().map(|file| text(file)).collect::<Vec<_>>()].concat();
    assert_eq!(admin(&other, &import).fine().stdout, "3 imported, 0 were there already\n");
    assert_eq!(admin(&other, &import).fine().stdout, "0 imported, 3 were there already\n");
    admin(&other, &["export", text(&again)]).fine();
    for name in names {
        let read = |folder: &Path| fs::read_to_string(folder.join(name)).expect("it is there");
        assert_eq!(read(&out), read(&again), "{name}");
    }
    assert_eq!(admin(&other, &["stats", "--format", "json"]).fine().json()["finished"], 1);
    let one = folder.join("one");
    admin(&folder, &["export", text(&one), "--table", "idle"]).fine();
    assert_eq!(fs::read_dir(&one).expect("it is there").count(), 1);
    refused(&admin(&folder, &["export", text(&one), "--table", "nobody"]), "there is no table nobody");
}

#[test]
fn a_photo_is_counted_travels_with_its_table_and_can_be_removed() {
    const PHOTO: &[u8] = include_bytes!("../../../server/tests/fixtures/photos/small.jpg");
    let (folder, other) = (Folder::new(), Folder::new());
    fill(&folder);
    admin(&folder, &["export", text(&folder)]).fine();
    let plain = fs::read_to_string(folder.join("idle.table")).expect("it is there");
    let photo = room::Photo::new(PHOTO.to_vec()).expect("it is one").to_text();
    let with = table::seal::strip(&plain).replace("change 0 ", &format!("photo {photo}\nchange 0 "));
    let data = text(&other);
    let import =
        |text: &str| stolik_with(&["admin", "import", "-", "--data", data], &table::seal::seal(text));
    refused(
        &import(&with.replace("photo /9j/", "photo AAAA")),
        "-:11:7: photo: it is neither a JPEG nor a WebP",
    );
    import(&with).fine();
    let stats = admin(&other, &["stats", "--format", "json"]).fine().json();
    assert_eq!((&stats["photos"], &stats["photo_bytes"]), (&1.into(), &PHOTO.len().into()));
    let line = format!("photos               1   {} bytes\n", PHOTO.len());
    assert!(admin(&other, &["stats"]).fine().stdout.contains(&line));
    admin(&other, &["export", text(&other)]).fine();
    assert_eq!(table::seal::strip(&fs::read_to_string(other.join("idle.table")).expect("it is there")), with);
    let copy = other.join("copy.db");
    admin(&other, &["backup", text(&copy)]).fine();
    admin(&other, &["remove-photo", "idle"]).fine();
    refused(&admin(&other, &["remove-photo", "idle"]), "table idle has no photo");
    admin(&other, &["export", text(&other)]).fine();
    assert_eq!(fs::read_to_string(other.join("idle.table")).expect("it is there"), plain);
    let again = Folder::new();
    fs::copy(&copy, again.join("stolik.db")).expect("it can be copied");
    assert_eq!(admin(&again, &["stats", "--format", "json"]).fine().json()["photos"], 1, "a backup has it");
    admin(&again, &["prune", "--idle", "1"]).fine();
    assert_eq!(admin(&again, &["stats", "--format", "json"]).fine().json()["photos"], 0);
}

/// A file with more changes than are there is a table that was played on, or an import that was broken off.
#[test]
fn an_import_goes_on_where_it_was_and_overwrites_nothing() {
    let folder = Folder::new();
    fill(&folder);
    admin(&folder, &["export", text(&folder)]).fine();
    let whole = fs::read_to_string(folder.join("idle.table")).expect("it is there");
    let body = table::seal::strip(&whole);
    let first = &body[..body.find("change 1 ").expect("it has two changes")];
    let data = folder.join("data");
    let import = |text: &str| {
        stolik_with(
            &["admin", "import", "-", "--data", data.to_str().expect("a plain path")],
            &table::seal::seal(text),
        )
    };
    assert_eq!(import(first).fine().stdout, "1 imported, 0 were there already\n");
    assert_eq!(import(body).fine().stdout, "1 imported, 0 were there already\n");
    assert_eq!(import(first).fine().stdout, "0 imported, 1 were there already\n");
    refused(&import(&body.replace("A place 1", "A place 2")), "table idle: its change 1 is another one");
    refused(&import(&body.replace("clock=60", "clock=90")), "there is another table with this id");
    assert_eq!(import(body).fine().stdout, "0 imported, 1 were there already\n");
}

#[test]
fn damaged_files_are_refused_as_a_whole_with_line_and_column() {
    let folder = Folder::new();
    fill(&folder);
    admin(&folder, &["export", text(&folder)]).fine();
    let whole = fs::read_to_string(folder.join("idle.table")).expect("it is there");
    let good = folder.join("play.table");
    let data = folder.join("data");
    for (bad, said) in [
        (
            whole.replace("A place 1", "A place 2"),
            "bad.table:17: this line was changed after the file was sealed",
        ),
        (whole[..whole.len() / 2].to_owned(), "bad.table:"),
        (table::seal::seal("stolik table 1\nid x\ngame g\nrules one\n"), "bad.table:4:7: expected a number"),
        ("gambit 1\n".to_owned(), "bad.table:1:1: expected \"stolik table 1\": this is no exported table"),
    ] {
        let file = folder.join("bad.table");
        fs::write(&file, bad).expect("a file can be written");
        let run = admin(&data, &["import", text(&good), text(&file)]);
        refused(&run, said);
        assert!(run.stderr.contains("nothing was imported"), "{run:?}");
    }
    assert_eq!(admin(&data, &["stats", "--format", "json"]).fine().json()["tables"], 0);
}

#[test]
fn old_tables_are_removed() {
    let folder = Folder::new();
    fill(&folder);
    let prune = |words: &[&str]| admin(&folder, &[&["prune"], words].concat());
    let dry = prune(&["--finished-before", "9", "--idle", "4", "--dry-run"]).fine().stdout;
    assert_eq!(dry, "would be removed: tables that are 1 finished, 1 idle\n");
    assert_eq!(
        prune(&["--finished-before", "11", "--idle", "6"]).fine().stdout,
        "removed: tables that are 0 finished, 0 idle\n"
    );
    assert_eq!(prune(&["--idle", "4"]).fine().stdout, "removed: tables that are 1 idle\n");
    let json = prune(&["--finished-before", "9", "--format", "json"]).fine().json();
    assert_eq!(json, serde_json::json!({ "removed": true, "finished": 1, "idle": null }));
    let left = admin(&folder, &["list", "--format", "json"]).fine().json();
    assert_eq!((left.as_array().map(Vec::len), &left[0]["id"]), (Some(1), &"play".into()));
    let nothing = prune(&[]);
    assert!(nothing.code == Some(2) && nothing.stderr.contains("--finished-before"), "{nothing:?}");
}

#[test]
fn a_mistyped_folder_is_not_an_empty_server() {
    let folder = Folder::new();
    for words in [&["stats"][..], &["list"], &["backup", "x.db"], &["export", "x"], &["prune", "--idle", "1"]]
    {
        refused(&admin(&folder.join("nowhere"), words), "there are no tables: ");
    }
    assert!(!folder.join("nowhere/stolik.db").exists());
    let run = stolik(&["admin", "stats", "--database-url", "postgres://me:secret@127.0.0.1:1/x"]);
    assert!(
        run.code == Some(2) && run.stderr.contains("does not answer") && !run.stderr.contains("secret"),
        "{run:?}"
    );
    let help = stolik(&["admin", "--help"]).fine().stdout;
    assert!(help.contains("Examples:\n  stolik "), "{help}");
}
