//! SQLite: the suite, and what only a file has.

use std::fs;
use std::path::Path;

use lab::testkit::Folder;
use sqlx::{ConnectOptions, Connection};
use stolik_server::store::{Sqlite, Store, StoreError};

use crate::{cases, change, open, table};

macro_rules! tests {
    ($($case:ident,)*) => { $(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $case() {
            let folder = Folder::new();
            cases::$case(folder.name("deep/in/a folder/stolik.db")).await;
        }
    )* };
}
cases::with_every_case!(tests);

/// Does something to the database behind the store's back.
pub(crate) async fn execute(place: &str, statement: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(place).foreign_keys(false);
    let mut connection = options.connect().await.expect("it opens");
    sqlx::query(statement).execute(&mut connection).await.expect("it works");
    connection.close().await.expect("it closes");
}

#[tokio::test]
async fn a_backup_of_an_open_store_is_complete() {
    let folder = Folder::new();
    let store = open(&folder.name("stolik.db")).await;
    store.create(table("t"), change(0, "a")).await.expect("it is new");
    let (backup, taken) = (folder.join("backup.db"), folder.join("taken.db"));
    store.backup(&backup).await.expect("there is room");
    store.append("t", change(1, "a")).await.expect("games go on");
    let copy = open(backup.to_str().expect("a plain path")).await;
    assert_eq!(copy.changes_from("t", 0).await, Ok(vec![change(0, "a")]));
    assert!(copy.load("t").await.expect("it answers").expect("it is there").table == table("t"));
    fs::write(&taken, "mine").expect("a file can be written");
    let refused = store.backup(&taken).await;
    assert!(
        matches!(&refused, Err(StoreError::Broken(why)) if why.contains("taken.db is there already")),
        "{refused:?}"
    );
    assert_eq!(fs::read_to_string(&taken).expect("it is there"), "mine");
    // A backup that was broken off stands in nobody's way.
    fs::write(folder.join("second.db.partial"), "half of one").expect("a file can be written");
    store.backup(&folder.join("second.db")).await.expect("there is room");
    assert!(!folder.join("second.db.partial").exists());
    assert!(store.backup(&folder.join("stolik.db/below.db")).await.is_err());
    assert!(store.moved().is_none());
}

#[cfg(unix)]
#[tokio::test]
async fn what_has_seeds_in_it_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let store = open(&folder.name("stolik.db")).await;
    store.create(table("t"), change(0, "a")).await.expect("it is new");
    store.backup(&folder.join("backup.db")).await.expect("there is room");
    for name in ["stolik.db", "stolik.db-wal", "stolik.db-shm", "backup.db"] {
        let mode = fs::metadata(folder.join(name)).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

/// What a killed process leaves behind is the file and its log, as they are at that moment.
#[tokio::test]
async fn a_process_may_be_killed_at_any_moment() {
    let folder = Folder::new();
    let store = open(&folder.name("stolik.db")).await;
    store.create(table("t"), change(0, "a")).await.expect("it is new");
    let file = |name: &str| folder.join(name);
    // Checkpoints copy no more of the log into the file than somebody who reads has seen. So from here on the file stands still, and is
    // never newer than a beginning of the log that is cut off behind here.
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file("stolik.db"));
    let mut reader = options.connect().await.expect("it can be read");
    for statement in ["BEGIN", "SELECT count(*) FROM changes"] {
        sqlx::query(statement).execute(&mut reader).await.expect("it can be read");
    }
    let before = fs::metadata(file("stolik.db-wal")).expect("it is there").len() as usize;
    let copy = |wal: &[u8]| {
        let _ = fs::remove_file(file("copy.db-shm"));
        fs::copy(file("stolik.db"), file("copy.db")).expect("it can be copied");
        fs::write(file("copy.db-wal"), wal).expect("it can be written");
    };
    let read = async || {
        let copy = open(&folder.name("copy.db")).await;
        let changes = copy.changes_from("t", 0).await.expect("it answers");
        copy.close().await;
        changes
    };
    let written: Vec<_> = (0..=20).map(|number| change(number, "a")).collect();
    for next in &written[1..] {
        store.append("t", next.clone()).await.expect("it is the next");
        copy(&fs::read(file("stolik.db-wal")).expect("it is there"));
        assert_eq!(read().await, written[..=next.number as usize], "what was acknowledged is there");
    }
    // A log that was being written when the power went has any length: what is read is a beginning, without gaps.
    let wal = fs::read(file("stolik.db-wal")).expect("it is there");
    let mut last = 0;
    for part in 0..=40 {
        copy(&wal[..before + (wal.len() - before) * part / 40]);
        if let Ok(copy) = Sqlite::open(&file("copy.db")).await {
            let changes = copy.changes_from("t", 0).await.expect("it answers");
            copy.close().await;
            assert_eq!(changes, written[..changes.len()]);
            assert!(changes.len() >= last);
            last = changes.len();
        }
    }
    assert_eq!(last, written.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_new_file_may_be_opened_by_many_at_once() {
    let folder = Folder::new();
    let mut opening = tokio::task::JoinSet::new();
    for number in 0..40 {
        let place = folder.name(&format!("{}.db", number / 8));
        opening.spawn(async move { open(&place).await.ping().await });
    }
    assert!(opening.join_all().await.into_iter().all(|answer| answer == Ok(())));
}

#[tokio::test]
async fn what_this_program_did_not_write_is_broken() {
    let folder = Folder::new();
    let why = async |path: &Path| match Sqlite::open(path).await {
        Err(StoreError::Broken(why)) => why,
        Err(other) => panic!("{other:?}"),
        Ok(_) => panic!("{} opens", path.display()),
    };
    fs::write(folder.join("letter.db"), "Dear Ola, ".repeat(500)).expect("a file can be written");
    assert!(why(&folder.join("letter.db")).await.contains("not a database"));
    let place = folder.name("stolik.db");
    let store = open(&place).await;
    store.create(table("t"), change(0, "a")).await.expect("it is new");
    for number in 1..=3 {
        store.append("t", change(number, "a")).await.expect("it is the next");
    }
    execute(&place, "DELETE FROM changes WHERE number = 2").await;
    for gap in [store.load("t").await.map(drop), store.changes_from("t", 1).await.map(drop)] {
        assert_eq!(gap, Err(StoreError::Broken("table t has no change 2, but later ones".to_owned())));
    }
    assert_eq!(store.changes_from("t", 3).await.expect("the rest is there").len(), 1);
    execute(&place, "UPDATE tables SET rules = -1").await;
    assert!(
        matches!(store.load("t").await, Err(StoreError::Broken(why)) if why.contains("rules of version -1"))
    );
    store.close().await;
    execute(&place, "INSERT INTO _sqlx_migrations VALUES (99, 'later', 0, 1, x'00', 0)").await;
    assert!(why(Path::new(&place)).await.contains("made by a newer version of this program"));
    let unknown = stolik_server::store::open("mysql://root:secret@host/db").await.map(drop);
    assert!(
        matches!(unknown, Err(StoreError::Broken(why)) if why.contains("\"mysql\"") && !why.contains("secret"))
    );
}

#[tokio::test]
async fn a_file_that_is_lost_is_an_error_and_comes_back() {
    let folder = Folder::new();
    let place = folder.name("stolik.db");
    let store = open(&place).await;
    store.create(table("t"), change(0, "a")).await.expect("it is new");
    execute(&place, "ALTER TABLE changes RENAME TO hidden").await;
    let failed = store.append("t", change(1, "a")).await;
    assert!(matches!(&failed, Err(StoreError::Broken(why)) if why.contains("no such table")), "{failed:?}");
    execute(&place, "ALTER TABLE hidden RENAME TO changes").await;
    store.append("t", change(1, "a")).await.expect("the store recovers by itself");
    assert_eq!(store.changes_from("t", 0).await.expect("it answers").len(), 2);
}

#[test]
fn nothing_secret_is_printed() {
    let printed = format!("{:?} {:?}", table("t"), change(0, "hidden"));
    assert!(!printed.contains("5eed") && !printed.contains("draw 0"), "{printed}");
}
