//! PostgreSQL: the suite, and what only a server has.

use lab::testkit::Cluster;
use sqlx::{Connection, PgConnection};
use stolik_server::store::{Moved, StoreError};
use tokio::sync::broadcast::Receiver;

use crate::{cases, change, open, table};

macro_rules! all_cases {
    ($($case:ident,)*) => {
        /// One server for all of them, a database for each.
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn the_suite() {
            let cluster = Cluster::new();
            $(
                let case = tokio::spawn(cases::$case(cluster.database()));
                assert!(case.await.is_ok(), "{} failed", stringify!($case));
            )*
        }
    };
}
cases::with_every_case!(all_cases);

/// Does something to the database behind the store's back.
pub(crate) async fn execute(url: &str, statement: &'static str) {
    let mut connection = PgConnection::connect(url).await.expect("it answers");
    sqlx::query(statement).execute(&mut connection).await.expect("it works");
    connection.close().await.expect("it closes");
}

/// Cuts all connections of stores.
pub(crate) const CUT: &str =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'stolik'";

/// What is announced next.
async fn next(moved: &mut Receiver<Moved>) -> Moved {
    moved.recv().await.expect("the store is open")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_process_hears_of_the_changes_of_others() {
    let cluster = Cluster::new();
    let url = cluster.database();
    let (one, two, three) = (open(&url).await, open(&url).await, open(&url).await);
    let [mut by_one, mut by_two, mut by_three] =
        [&one, &two, &three].map(|store| store.moved().expect("it can tell"));
    let to = |number| Moved::To { table: "t".to_owned(), number };
    one.create(table("t"), change(0, "one")).await.expect("it is new");
    one.append("t", change(1, "one")).await.expect("it is the next");
    for moved in [&mut by_two, &mut by_three] {
        assert_eq!([next(moved).await, next(moved).await], [to(0), to(1)]);
    }
    assert_eq!(two.append("t", change(1, "two")).await, Err(StoreError::Conflict));
    two.append("t", change(2, "two")).await.expect("it is the next");
    execute(&url, "SELECT pg_notify('stolik', 'something else')").await;
    for moved in [&mut by_one, &mut by_three] {
        assert_eq!(next(moved).await, to(2), "what was not written is not announced");
    }
    // What is not kept is heard by all the same, in order, be it twice the same.
    let told = [("t", "hello"), ("t", "hello"), ("t", "{\"a\": 1} hello"), ("u", "")];
    two.tell("t", &"x".repeat(10_000));
    two.tell("t", "two\nlines");
    for (table, text) in told {
        two.tell(table, text);
    }
    for moved in [&mut by_one, &mut by_three] {
        for wanted in told {
            let Moved::Said { table, text, .. } = next(moved).await else { panic!("only this was said") };
            assert_eq!((table.as_str(), text.as_str()), wanted);
        }
    }
    one.append("t", change(3, "one")).await.expect("it is the next");
    assert_eq!(next(&mut by_two).await, to(3), "nobody hears of what they did or said themselves");
    assert_eq!(next(&mut by_three).await, to(3));
    // Who was not listening for a moment is told so, and listens again.
    execute(&url, CUT).await;
    for moved in [&mut by_one, &mut by_two, &mut by_three] {
        assert_eq!(next(moved).await, Moved::Missed);
    }
    let number = loop {
        let number = one.changes_from("t", 0).await.expect("it answers").len() as u64;
        if one.append("t", change(number, "one")).await.is_ok() {
            break number;
        }
    };
    // The answer to the attempt before may have been lost after it was written, and so may the announcement: then that is said.
    for moved in [&mut by_two, &mut by_three] {
        assert!([to(number), to(number - 1), Moved::Missed].contains(&next(moved).await));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_work_says_why_and_nothing_secret() {
    let cluster = Cluster::new();
    let url = cluster.database();
    let store = open(&url).await;
    let backup = store.backup(std::path::Path::new("backup.db")).await;
    assert!(matches!(backup, Err(StoreError::Broken(why)) if why.contains("pg_dump")));
    execute(&url, "ALTER TABLE tables ADD CHECK (extras <> 'clock=60 art=plain')").await;
    let refused = store.create(table("t"), change(0, "hidden")).await;
    assert_eq!(refused, Err(StoreError::Broken("the database refused a statement (code 23514)".to_owned())));
    let fails = async |url: &str| {
        let error = stolik_server::store::open(url).await.map(drop).expect_err("this does not work");
        let said = format!("{error} {error:?}");
        assert!(!said.contains("secret"), "{said}");
        said
    };
    let with_password = url.replace("test@", "test:secret@");
    assert!(fails(&with_password.replace("/test0", "/nowhere")).await.contains("\"nowhere\" does not exist"));
    assert!(fails("postgres://me:secret@127.0.0.1:port/x").await.contains("not the address of a database"));
    let mut connection = PgConnection::connect(&url).await.expect("it answers");
    let make = "CREATE DATABASE ascii ENCODING 'SQL_ASCII' TEMPLATE template0";
    sqlx::query(make).execute(&mut connection).await.expect("it works");
    assert!(fails(&url.replace("/test0", "/ascii")).await.contains("encoding is SQL_ASCII"));
    execute(&url, "INSERT INTO _sqlx_migrations VALUES (99, 'later', now(), true, '', 0)").await;
    assert!(fails(&with_password).await.contains("made by a newer version of this program"));
}
