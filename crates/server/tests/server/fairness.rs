//! The fairness of setup cards over HTTP: it grows while it is asked for, ends as the same measurement made at once, refuses what is
//! no card, and is limited like other questions.

use crate::support;

use std::sync::Arc;

use gambit::Setup;
use room::games::gambit::{AskFairness, Fairness, Measuring};
use room::wire::Code;
use room::wire::http::HttpError;
use serde_json::{Value, json};
use stolik_server::store::{Sqlite, Store};
use stolik_server::{Config, Rate};
use support::Folder;
use support::client::{TestServer, quick};

const GAMES: u32 = 24;

async fn start(config: Config) -> (Folder, TestServer) {
    let folder = Folder::new();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.join("stolik.db")).await.unwrap());
    (folder, TestServer::start(config, store).await)
}

/// Asks until all games are played; every answer knows at least what the one before knew.
async fn whole(server: &TestServer, body: &Value) -> Fairness {
    let mut games = 0;
    loop {
        let (status, answer) = server.post("/api/v1/fairness", &body.to_string()).await;
        assert_eq!(status, 200, "{answer}");
        let told: Fairness = serde_json::from_str(&answer).unwrap();
        assert!(told.games >= games && told.games <= told.most);
        if told.games == told.most {
            return told;
        }
        games = told.games;
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_measured_while_it_is_asked_for_and_the_same_for_all() {
    let (_folder, server) = start(Config { fairness_games: Some(GAMES), ..quick() }).await;
    let text = Setup::named("Carousel").unwrap().to_string();
    for players in 2..=4 {
        let asked = AskFairness { text: text.clone(), players };
        let body = json!({ "text": text, "players": players });
        // However it is written, it is one card, and two who ask for it share the work.
        let other = json!({ "text": format!("# somebody's\n{text}"), "players": players });
        let (first, second) = tokio::join!(whole(&server, &body), whole(&server, &other));
        let mut alone = Measuring::begin(&asked, Some(GAMES)).unwrap();
        while alone.step() {}
        assert_eq!((&first, &second), (&alone.told(), &alone.told()), "{players} players");
        assert_eq!((first.games, first.places.len()), (GAMES, usize::from(players)));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_measured_is_refused_with_all_that_is_wrong() {
    let (_folder, server) = start(quick()).await;
    let text = Setup::default().to_string();
    let cases = [
        (json!({ "text": "setup None\n", "players": 2 }), 400, Code::BadOptions),
        (json!({ "text": text, "players": 1 }), 400, Code::BadOptions),
        (json!({ "text": text, "players": 5 }), 400, Code::BadOptions),
        (json!({ "text": text, "players": 300 }), 400, Code::Malformed),
        (json!({ "text": text }), 400, Code::Malformed),
        (json!({ "text": text, "players": 2, "games": 1_000_000 }), 400, Code::Malformed),
    ];
    for (body, status, code) in cases {
        let (found, answer) = server.post("/api/v1/fairness", &body.to_string()).await;
        let error: HttpError = serde_json::from_str(&answer).unwrap();
        assert_eq!((found, error.code, error.errors.is_empty()), (status, code, false), "{body}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_limited_like_other_questions() {
    let messages = Rate { burst: 20.0, per_second: 0.001 };
    let (_folder, server) = start(Config { messages, fairness_games: Some(1), ..quick() }).await;
    let body = json!({ "text": Setup::default().to_string(), "players": 2 }).to_string();
    let mut statuses = Vec::new();
    for _ in 0..21 {
        statuses.push(server.post("/api/v1/fairness", &body).await.0);
    }
    assert_eq!((statuses[19], statuses[20]), (200, 429));
    server.stop().await;
}
