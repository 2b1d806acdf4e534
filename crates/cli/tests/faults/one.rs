//! One server, killed at random moments, on each database; the database cut off as well.

use lab::testkit::{Cluster, Folder};

use crate::player::Shared;
use crate::process::{Process, Up};
use crate::world::{faults, survive};

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_on_sqlite_loses_nothing() {
    let folder = Folder::new();
    let up = Up::new();
    let mut process = Process::start(&up, &["--data", folder.to_str().unwrap()]);
    let shared = Shared::new(vec![process.address], &up);
    survive(shared, faults(24), async |_, _| process.replace()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_and_a_database_that_is_cut_off_lose_nothing() {
    let cluster = Cluster::new();
    let up = Up::new();
    let mut process = Process::start(&up, &["--database-url", &cluster.database()]);
    let shared = Shared::new(vec![process.address], &up);
    survive(shared, faults(18), async |_, number| {
        if number % 3 == 2 {
            cluster.stop();
            cluster.start();
        } else {
            process.replace();
        }
    })
    .await;
}
