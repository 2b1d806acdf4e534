//! Rounds of games during which something goes wrong again and again, and what must hold afterwards.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;

use lab::client::wire::http::{CreateTable, Created};
use lab::client::{self, Response, post};
use lab::testkit::Run;
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use tokio::sync::watch;

use crate::history::Actions;
use crate::player::{Shared, players};

/// How many faults there are: so many, or very many.
pub(crate) fn faults(normal: u64) -> u64 {
    if std::env::var_os("STOLIK_LONG").is_some() { 200 } else { normal }
}

/// A round of games under way.
pub(crate) struct Round {
    pub(crate) shared: Shared,
    /// Clients that have finished, of so many.
    over: watch::Receiver<usize>,
    count: usize,
}

impl Round {
    /// Resolves when clients have received so many messages more, or have all finished.
    pub(crate) async fn progress(&mut self, messages: u64) {
        let mut traffic = self.shared.traffic.subscribe();
        let wanted = *traffic.borrow() + messages;
        let count = self.count;
        tokio::select! {
            _ = traffic.wait_for(|received| *received >= wanted) => {}
            _ = self.over.wait_for(|over| *over == count) => {}
        }
    }

    fn is_over(&self) -> bool {
        *self.over.borrow() == self.count
    }
}

/// Lets so many faults happen while tables play, round after round; `fault` is told the number of each.
pub(crate) async fn survive(shared: Shared, faults: u64, mut fault: impl AsyncFnMut(&mut Round, u64)) {
    let mut rng = SmallRng::seed_from_u64(faults);
    let mut done = 0;
    let mut number = 0;
    while done < faults {
        number += 1;
        let players = players(&shared, number).await;
        let (over, is_over) = watch::channel(0);
        let mut round = Round { shared: shared.clone(), over: is_over, count: players.len() };
        let playing: Vec<_> = players
            .into_iter()
            .map(|player| {
                let over = over.clone();
                tokio::spawn(async move {
                    let table = player.play().await;
                    over.send_modify(|finished| *finished += 1);
                    table
                })
            })
            .collect();
        while !round.is_over() && done < faults {
            // A random moment: after so many messages, and some turns of the scheduler more.
            round.progress(u64::from(rng.next_u32() % 60)).await;
            for _ in 0..rng.next_u32() % 500 {
                tokio::task::yield_now().await;
            }
            fault(&mut round, done).await;
            done += 1;
        }
        let mut tables = BTreeSet::new();
        for player in playing {
            tables.insert(player.await.unwrap());
        }
        check(&shared, &tables).await;
    }
}

/// Every server has the same log of every table, every log verifies, and together they explain what clients sent and saw.
async fn check(shared: &Shared, tables: &BTreeSet<String>) {
    let mut logs = BTreeMap::new();
    for table in tables {
        let path = format!("/api/v1/tables/{table}/log");
        let log = get(shared.addresses[0], &path).await;
        for address in &shared.addresses[1..] {
            assert_eq!(get(*address, &path).await, log, "{table}");
        }
        let verified = Run::of(env!("CARGO_BIN_EXE_stolik"), &["verify", "-"], &log);
        assert_eq!(verified.code, Some(0), "{verified:?}");
        logs.insert(table.clone(), actions(&log));
    }
    let found = shared.history.faults(&logs);
    assert!(found.is_empty(), "{} faults, the first: {:#?}", found.len(), found[0]);
}

/// The actions of a log, each with its seat.
fn actions(log: &str) -> Actions {
    let entries = log.lines().skip_while(|line| *line != "log").take_while(|line| *line != "end");
    let action = |line: &str| {
        let (seat, action) = line.split("  ").next()?.split_once(' ')?;
        seat.parse::<table::Seat>().is_ok().then(|| (seat.to_owned(), action.to_owned()))
    };
    entries.filter_map(action).collect()
}

/// Makes a table, at this server or, if it is down, when it is back. A proxy answers for servers that are down.
pub(crate) async fn create(shared: &Shared, server: usize, request: &CreateTable) -> Created {
    let body = serde_json::to_string(request).unwrap();
    loop {
        let ups = shared.ups();
        match post(shared.addresses[server], "/api/v1/tables", &body).await {
            Ok(Response { status: ..500, body, .. }) => {
                return serde_json::from_str(&body).unwrap_or_else(|_| panic!("{body}"));
            }
            // It is up, but its database is only just coming back.
            Ok(_) => tokio::task::yield_now().await,
            Err(_) => shared.another_up(ups).await,
        }
    }
}

/// What a server that is up answers.
pub(crate) async fn get(address: SocketAddr, path: &str) -> String {
    let answer = client::get(address, path).await.expect("the server is up");
    assert!(answer.status < 500, "{answer:?}");
    answer.body
}

/// The status of an answer.
pub(crate) async fn status(address: SocketAddr, path: &str) -> u16 {
    client::get(address, path).await.expect("the server is up").status
}
