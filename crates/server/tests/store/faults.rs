//! PostgreSQL goes away and comes back.

use std::sync::Arc;

use lab::testkit::Cluster;
use stolik_server::store::{Store, StoreError};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use crate::postgres::{CUT, execute};
use crate::{change, open, table, writer};

const TABLES: usize = 30;
const CHANGES: u64 = 60;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_was_away_is_used_again() {
    let cluster = Cluster::new();
    let store = open(&cluster.database()).await;
    store.create(table("t"), change(0, "a")).await.expect("it is new");
    cluster.stop();
    for answer in [store.append("t", change(1, "a")).await, store.ping().await] {
        assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{answer:?}");
    }
    cluster.start();
    store.append("t", change(1, "a")).await.expect("it is back");
    let changes = store.load("t").await.expect("it is back").expect("it is there").changes;
    assert_eq!(changes, [change(0, "a"), change(1, "a")]);
}

/// Players of many tables at two servers go on through crashes of the database and cut connections. Whoever gets no answer looks
/// whether it was written. In the end nothing that was acknowledged is missing, and nothing is there twice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_when_the_database_is_cut_off() {
    let cluster = Cluster::new();
    let url = cluster.database();
    let stores = [open(&url).await, open(&url).await];
    let (progress, mut seen) = mpsc::unbounded_channel();
    let mut players = JoinSet::new();
    for i in 0..TABLES {
        let (store, progress) = (stores[i % 2].clone(), progress.clone());
        players.spawn(async move { play(store, format!("t{i}"), progress).await });
    }
    drop(progress);
    let mut count = 0;
    while seen.recv().await.is_some() {
        count += 1;
        match count {
            200 | 900 | 1500 => {
                cluster.stop();
                cluster.start();
            }
            500 | 1200 => execute(&url, CUT).await,
            _ => {}
        }
    }
    assert!(players.join_all().await.into_iter().sum::<usize>() > 0, "nobody was cut off");
    for i in 0..TABLES {
        let changes = stores[0].changes_from(&format!("t{i}"), 0).await.expect("it answers");
        assert_eq!(changes.len() as u64, CHANGES);
        // Each has its own number in it: one that was written twice would show.
        assert!(changes.iter().all(|change| writer(change) == change.number.to_string()), "{changes:?}");
    }
}

/// Writes a table, change by change; returns how often there was no answer.
async fn play(store: Arc<dyn Store>, id: String, progress: mpsc::UnboundedSender<()>) -> usize {
    let mut unanswered = 0;
    let mut number = 0;
    while number < CHANGES {
        let next = change(number, &number.to_string());
        let answer =
            if number == 0 { store.create(table(&id), next).await } else { store.append(&id, next).await };
        match answer {
            Ok(()) => number += 1,
            Err(StoreError::Unavailable(_)) => {
                unanswered += 1;
                let there = written(&*store, &id).await;
                assert!([number, number + 1].contains(&there), "{id}: {there} changes instead of {number}");
                number = there;
            }
            // The one without an answer was under way for longer than it took us to look.
            Err(StoreError::Conflict) if unanswered > 0 => number = written(&*store, &id).await,
            Err(other) => panic!("{id}, {number}: {other:?}"),
        }
        let _ = progress.send(());
    }
    unanswered
}

/// How many changes are there, as soon as the database answers.
async fn written(store: &dyn Store, id: &str) -> u64 {
    loop {
        if let Ok(changes) = store.changes_from(id, 0).await {
            return changes.len() as u64;
        }
    }
}
