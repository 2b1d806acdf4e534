//! Reviews over HTTP: they grow while they are asked for, end as the same review made at once, and refuse what is no game.

use crate::support;

use std::fs;
use std::path::Path;
use std::sync::Arc;

use room::Catalogue;
use room::wire::http::HttpError;
use room::wire::{Code, Review};
use serde_json::{Value, json};
use stolik_server::Config;
use stolik_server::store::{Sqlite, Store};
use support::Folder;
use support::client::{TestServer, bot, gambit, person, quick};
use table::Seat;

const TRIALS: u32 = 64;

async fn start() -> (Folder, TestServer) {
    let folder = Folder::new();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.join("stolik.db")).await.unwrap());
    let config = Config { review_trials: Some(TRIALS), ..quick() };
    (folder, TestServer::start(config, store).await)
}

fn recorded(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)).unwrap()
}

/// Asks until the review is whole; every answer knows at least what the one before knew.
async fn whole(server: &TestServer, body: &Value) -> Review {
    let mut done = 0;
    loop {
        let (status, answer) = server.post("/api/v1/reviews", &body.to_string()).await;
        assert_eq!(status, 200, "{answer}");
        let review: Review = serde_json::from_str(&answer).unwrap();
        assert!(review.done >= done && review.done <= review.steps);
        if review.done == review.steps {
            return review;
        }
        done = review.done;
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_arrives_step_by_step_and_is_the_same_for_all() {
    let (_folder, server) = start().await;
    for (name, seat) in
        [("gambit/tests/corpus/two-random-short.log", 1), ("skakanie/tests/corpus/four-one-action.log", 0)]
    {
        let (log, seat) = (recorded(name), Seat::new(seat));
        let body = json!({ "source": { "log": log }, "seat": seat.to_string() });
        // Two who ask at the same time share the work.
        let (first, second) = tokio::join!(whole(&server, &body), whole(&server, &body));
        let mut alone = Catalogue::standard().review(&log, seat, Some(TRIALS)).unwrap();
        while alone.step() {}
        assert_eq!((&first, &second), (&alone.told(), &alone.told()), "{name}");
        assert!(!first.decisions.is_empty() && !first.curve.is_empty(), "{name}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_reviewed_is_refused() {
    let (_folder, server) = start().await;
    let log = recorded("gambit/tests/corpus/one-token.log");
    let running = server.create(&gambit(vec![person("Ola"), bot("casual")])).await.table;
    let cases = [
        (json!({ "source": { "log": "hello" }, "seat": "A" }), 422, Code::BadLog),
        (json!({ "source": { "log": log }, "seat": "F" }), 422, Code::BadLog),
        (json!({ "source": { "log": log }, "seat": "Z" }), 400, Code::Malformed),
        (json!({ "source": { "log": log } }), 400, Code::Malformed),
        // A game that runs is nobody's to learn from.
        (json!({ "source": { "table": running }, "seat": "A" }), 409, Code::StillRunning),
        (json!({ "source": { "table": "nosuchtable" }, "seat": "A" }), 404, Code::NoSuchTable),
    ];
    for (body, status, code) in cases {
        let (found, answer) = server.post("/api/v1/reviews", &body.to_string()).await;
        let error: HttpError = serde_json::from_str(&answer).unwrap();
        assert_eq!((found, error.code), (status, code), "{body}");
    }
    server.stop().await;
}
