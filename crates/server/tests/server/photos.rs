//! A table with a photo of one's own: who is given it, what becomes of it, and what is no photo.

use crate::support;

use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use room::games::skakanie::{Art, SkakanieOptions};
use room::wire::http::{CreateTable, Created, HttpError};
use room::wire::{Code, Command, Json, Options};
use serde_json::{Value, json};
use stolik_server::store::{self, Prune, Sqlite, Store};
use stolik_server::{Config, Rate};
use support::Folder;
use support::client::{Client, TestServer, bot, person, quick, seat, skakanie};
use support::postgres::Cluster;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What could be a key.
const FAKE: &str = "AAAAAAAAAAAAAAAAAAAAAA";
const JPEG: &[u8] = include_bytes!("../fixtures/photos/small.jpg");
const WEBP: &[u8] = include_bytes!("../fixtures/photos/lossy.webp");
const WITH_PROFILE: &[u8] = include_bytes!("../fixtures/photos/profile.jpg");

async fn start(config: Config) -> (Folder, Arc<dyn Store>, TestServer) {
    let folder = Folder::new();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.join("stolik.db")).await.unwrap());
    let server = TestServer::start(config, store.clone()).await;
    (folder, store, server)
}

/// A table for one person and a bot with this photo.
fn wish(photo: &[u8]) -> CreateTable {
    let mut table = skakanie(vec![person("Ola"), bot("beginner")]);
    let Options::Skakanie(options) = table.options.read().unwrap() else { panic!("it is Skakanie") };
    let options = SkakanieOptions { art: Art::Own, picture: "6x6".to_owned(), ..options };
    table.options = Json::of(&Options::Skakanie(options));
    table.photo = Some(STANDARD.encode(photo));
    table
}

/// The head and the body of the answer to who asks for a table's photo with these keys.
async fn photo(server: &TestServer, table: &str, keys: &[&str]) -> (String, Vec<u8>) {
    let body = json!({ "keys": keys }).to_string();
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let length = body.len();
    let request = format!(
        "POST /api/v1/tables/{table}/photo HTTP/1.0\r\nHost: h\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    (String::from_utf8(answer[..end].to_vec()).unwrap().to_lowercase(), answer[end + 4..].to_vec())
}

async fn is_given(server: &TestServer, table: &str, keys: &[&str]) -> bool {
    let (head, body) = photo(server, table, keys).await;
    assert_eq!(head.starts_with("http/1.0 200"), body == JPEG, "{head}");
    body == JPEG
}

async fn refused(server: &TestServer, body: &Value) -> (u16, HttpError) {
    let (status, answer) = server.post("/api/v1/tables", &body.to_string()).await;
    (status, serde_json::from_str(&answer).unwrap_or_else(|_| panic!("{answer}")))
}

/// Plays a table's first seat to the end.
async fn played(server: &TestServer, created: &Created) -> Client {
    let key = created.seats[0].as_deref().unwrap();
    let mut ola = Client::join(server.address, &created.table, &[key], "ola").await;
    ola.ready(seat("A")).await;
    ola.play(|legal| legal[0].clone()).await;
    ola
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_a_key_is_given_the_photo_and_nobody_else() {
    let (_folder, store, server) = start(quick()).await;
    let created = server.create(&wish(JPEG)).await;
    let other = server.create(&wish(WEBP)).await;
    let table = &created.table;
    let own = created.seats[0].as_deref().unwrap();
    for key in [own, &created.host, &created.watch, &created.invite] {
        let (head, body) = photo(&server, table, &[FAKE, key]).await;
        assert!(head.starts_with("http/1.0 200") && body == JPEG, "{head}");
        for line in [
            "content-type: image/jpeg",
            "x-content-type-options: nosniff",
            "cache-control: private, no-store",
        ] {
            assert!(head.contains(line), "{line}: {head}");
        }
        assert!(!head.contains("content-encoding"), "{head}");
    }
    let (head, body) = photo(&server, &other.table, &[&other.watch]).await;
    assert!(head.contains("content-type: image/webp") && body == WEBP, "{head}");
    // Strangers, people of other tables, and those who only guess.
    for keys in [vec![], vec![other.host.as_str(), &other.watch], vec!["x"], vec![FAKE]] {
        let (head, body) = photo(&server, table, &keys).await;
        let said: HttpError = serde_json::from_slice(&body).unwrap();
        assert!(head.starts_with("http/1.0 403") && said.code == Code::NoSuchKey, "{keys:?}: {head}");
    }
    assert!(photo(&server, "nowhere", &[own]).await.0.starts_with("http/1.0 403"));
    let plain = server.create(&skakanie(vec![person("Ola"), bot("beginner")])).await;
    assert!(photo(&server, &plain.table, &[&plain.watch]).await.0.starts_with("http/1.0 404"));
    // Anybody may know that there is one, but link previews and logs do not have it.
    assert_eq!(server.get(&format!("/api/v1/tables/{table}/photo")).await.0, 405);
    assert_eq!(lab::client::metric(server.address, "stolik_photos_kept_total").await.unwrap(), 2);
    let stats = store.stats().await.unwrap();
    assert_eq!((stats.photos, stats.photo_bytes), (2, (JPEG.len() + WEBP.len()) as u64));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_photo_outlives_the_server_goes_along_and_is_gone_with_its_table() {
    let (folder, _closed, server) = start(quick()).await;
    let created = server.create(&wish(JPEG)).await;
    server.stop().await;
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.join("stolik.db")).await.unwrap());
    let server = TestServer::start(quick(), store.clone()).await;
    let own = created.seats[0].as_deref().unwrap();
    assert!(is_given(&server, &created.table, &[own]).await, "after a restart");
    let mut ola = played(&server, &created).await;
    // The log says that there was one, and so does the replay, whoever asks.
    let (_, log) = server.get(&format!("/api/v1/tables/{}/log", created.table)).await;
    assert!(log.contains("\nphoto\nlog\n"), "{log}");
    for source in [json!({ "table": created.table }), json!({ "log": log })] {
        let replay = server.replay(&source, "watcher").await;
        let Options::Skakanie(options) = replay.info.options.read().unwrap() else { panic!("Skakanie") };
        assert_eq!(options.art, Art::Own);
    }
    ola.command(Command::Rematch {}).await.unwrap();
    let rematch = ola.state().info.rematch.clone().unwrap();
    assert!(is_given(&server, &rematch, &[own]).await, "the rematch has it");
    // Who goes on from the recorded game takes it along with a key; who only knows the table's name does not.
    for (keys, art) in [(vec![own], Art::Own), (vec![], Art::Castle), (vec![FAKE], Art::Castle)] {
        let body = json!({ "source": { "table": created.table }, "ply": 2, "keys": keys,
            "seats": [{ "holder": "person", "name": "Eve" }, { "holder": "bot", "level": "casual" }] });
        let (status, answer) = server.post("/api/v1/branches", &body.to_string()).await;
        assert_eq!(status, 201, "{answer}");
        let branch: Created = serde_json::from_str(&answer).unwrap();
        assert_eq!(is_given(&server, &branch.table, &[&branch.host]).await, art == Art::Own);
        let eve = Client::join(server.address, &branch.table, &[&branch.host], "eve").await;
        let Options::Skakanie(options) = eve.state().info.options.read().unwrap() else { panic!("Skakanie") };
        assert_eq!(options.art, art);
    }
    store::prune(&*store, Prune::FinishedBefore(i64::MAX), |_| ()).await.unwrap();
    assert!(!is_given(&server, &created.table, &[own]).await, "gone with its table");
    assert_eq!(store.photo(&created.table).await, Ok(None));
    assert!(is_given(&server, &rematch, &[own]).await, "others have theirs");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_photo_makes_no_table() {
    let (_folder, store, server) = start(quick()).await;
    let good = serde_json::to_value(wish(JPEG)).unwrap();
    let with = |photo: &[u8]| {
        let mut body = good.clone();
        body["photo"] = STANDARD.encode(photo).into();
        body
    };
    for (photo, words) in [
        (WITH_PROFILE.to_vec(), "a colour profile"),
        (b"<svg><script>alert(1)</script></svg>".to_vec(), "neither a JPEG nor a WebP"),
        ([JPEG, b"PK\x03\x04"].concat(), "bytes after its end"),
        (JPEG[..JPEG.len() - 60].to_vec(), "damaged or incomplete"),
        (vec![0; 400_001], "400000 are the most"),
    ] {
        let (status, error) = refused(&server, &with(&photo)).await;
        assert_eq!((status, error.code), (400, Code::BadPhoto));
        assert!(error.errors[0].what.contains(words), "{words}: {error:?}");
    }
    let mut bodies = [good.clone(), good.clone(), good.clone()];
    bodies[0]["photo"] = Value::Null;
    bodies[1]["options"]["art"] = "castle".into();
    bodies[2]["photo"] = "!".into();
    for (body, code) in bodies.iter().zip([Code::BadOptions, Code::BadOptions, Code::BadPhoto]) {
        assert_eq!(refused(&server, body).await.1.code, code, "{body}");
    }
    let endless = json!({ "photo": "A".repeat(700_000) });
    assert_eq!(refused(&server, &endless).await, (413, HttpError { code: Code::TooLarge, errors: vec![] }));
    assert_eq!(store.stats().await.unwrap().tables, 0);
    assert!(lab::client::metric(server.address, "stolik_photos_refused_total").await.unwrap() > 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_may_take_none_and_nobody_sends_too_many() {
    let (_folder, _store, server) = start(Config { photos: false, ..quick() }).await;
    let (status, error) = refused(&server, &serde_json::to_value(wish(JPEG)).unwrap()).await;
    assert_eq!((status, error.code), (400, Code::BadPhoto));
    assert!(error.errors[0].what.contains("this server takes none"), "{error:?}");
    assert!(server.get("/api/v1/about").await.1.contains("\"photos\":false"));
    // Not even as many bytes are listened to.
    let long = json!({ "photo": "A".repeat(100_000) });
    assert_eq!(refused(&server, &long).await.0, 413);
    server.stop().await;

    let (_folder, _store, server) =
        start(Config { photo_rate: Rate { burst: 2.0, per_second: 0.0 }, ..quick() }).await;
    assert!(server.get("/api/v1/about").await.1.contains("\"photos\":true"));
    // Long enough to be one; that it is none shows later.
    let codes = [Code::BadOptions, Code::BadOptions, Code::TooFast];
    for code in codes {
        let mut body = serde_json::to_value(wish(JPEG)).unwrap();
        body["options"]["art"] = "castle".into();
        body["seats"] = json!(vec![json!({ "holder": "open" }); 6_000]);
        assert_eq!(refused(&server, &body).await.1.code, code);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_of_several_servers_has_it() {
    let cluster = Cluster::new();
    let url = cluster.database();
    let one = TestServer::start(quick(), store::open(&url).await.unwrap()).await;
    let other = TestServer::start(quick(), store::open(&url).await.unwrap()).await;
    let created = one.create(&wish(JPEG)).await;
    assert!(is_given(&other, &created.table, &[&created.watch]).await);
    let mut ola = played(&other, &created).await;
    ola.command(Command::Rematch {}).await.unwrap();
    let rematch = ola.state().info.rematch.clone().unwrap();
    assert!(is_given(&one, &rematch, &[created.seats[0].as_deref().unwrap()]).await);
    one.stop().await;
    other.stop().await;
}
