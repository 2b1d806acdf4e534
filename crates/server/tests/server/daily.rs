//! The daily deal over HTTP: its table begins at once, par is found out once, and what is no deal is refused.

use crate::support;

use std::sync::Arc;

use room::Catalogue;
use room::wire::Code;
use room::wire::http::{Created, HttpError, Par};
use serde_json::json;
use stolik_server::store::{Sqlite, Store};
use support::Folder;
use support::client::{TestServer, quick};

async fn start() -> (Folder, TestServer) {
    let folder = Folder::new();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.join("stolik.db")).await.unwrap());
    (folder, TestServer::start(quick(), store).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_daily_deal_has_a_table_and_a_par() {
    let (_folder, server) = start().await;
    let body = json!({ "game": "gambit", "day": "2026-07-04", "name": "Ola" });
    let (status, answer) = server.post("/api/v1/daily", &body.to_string()).await;
    assert_eq!(status, 201, "{answer}");
    let created: Created = serde_json::from_str(&answer).unwrap();
    assert_eq!(created.seats.iter().map(Option::is_some).collect::<Vec<_>>(), [true, false]);
    // Several who ask at once are told the same.
    let ask = || server.get("/api/v1/daily/gambit/2026-07-04");
    let (first, second) = tokio::join!(ask(), ask());
    assert_eq!((first.0, &first.1), (200, &second.1));
    let par: Par = serde_json::from_str(&first.1).unwrap();
    assert_eq!(par, Catalogue::standard().par("gambit", "2026-07-04", i64::MAX).unwrap());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_daily_deal_is_refused() {
    let (_folder, server) = start().await;
    for (body, code) in [
        (json!({ "game": "gambit", "day": "9999-12-31", "name": "Ola" }), Code::BadOptions),
        (json!({ "game": "gambit", "day": "2026-02-30", "name": "Ola" }), Code::BadOptions),
        (json!({ "game": "chess", "day": "2026-07-04", "name": "Ola" }), Code::BadOptions),
        (json!({ "game": "gambit", "day": "2026-07-04", "name": "" }), Code::BadName),
        (json!({ "game": "gambit", "day": "2026-07-04" }), Code::Malformed),
    ] {
        let (status, answer) = server.post("/api/v1/daily", &body.to_string()).await;
        let error: HttpError = serde_json::from_str(&answer).unwrap();
        assert_eq!((status, error.code), (400, code), "{body}");
    }
    let (status, answer) = server.get("/api/v1/daily/gambit/9999-12-31").await;
    assert!(status == 400 && answer.contains("has not come yet"), "{answer}");
    server.stop().await;
}
