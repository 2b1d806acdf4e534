//! Clients that make mistakes, or mean harm: refused with a code, at nobody else's cost.

use crate::support;

use std::io;
use std::sync::{Arc, Mutex};

use room::wire::{Code, Message, Query};
use stolik_server::store::Sqlite;
use stolik_server::{Config, Rate};
use support::Folder;
use support::client::{Client, TestServer, bot, gambit, person, quick, seat};
use tokio::net::TcpSocket;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

async fn start(config: Config) -> (Folder, TestServer) {
    let folder = Folder::new();
    let store = Arc::new(Sqlite::open(&folder.join("db")).await.unwrap());
    let server = TestServer::start(config, store).await;
    (folder, server)
}

async fn refused(client: &mut Client, text: &str) -> Code {
    client.send_text(text).await;
    match client.until(|message| matches!(message, Message::Refused { .. })).await {
        Message::Refused { code, .. } => code,
        other => panic!("{other:?}"),
    }
}

/// Requests that are understood and refused, with the reason.
fn refused_requests(table: &str) -> Vec<(String, Code)> {
    vec![
        (format!(r#"{{"table":"{table}","query":{{"type":"join","keys":[]}}}}"#), Code::NoSuchKey),
        (format!(r#"{{"table":"{table}","query":{{"type":"join","keys":["x"]}}}}"#), Code::NoSuchKey),
        (
            r#"{"table":"nowhere","query":{"type":"join","keys":["0000000000000000000000"]}}"#.to_owned(),
            Code::NoSuchTable,
        ),
        (r#"{"table":"nowhere","query":{"type":"sync"}}"#.to_owned(), Code::NotJoined),
        (format!(r#"{{"table":"{table}","query":{{"type":"sync","extra":1}}}}"#), Code::Malformed),
        (
            format!(
                r#"{{"table":"{table}","ack":"1","command":{{"type":"ready","seat":"A","entropy":"zz"}}}}"#
            ),
            Code::BadText,
        ),
        (
            format!(
                r#"{{"table":"{table}","ack":"1","command":{{"type":"ready","seat":"A","entropy":"-"}}}}"#
            ),
            Code::BadText,
        ),
        (
            format!(
                r#"{{"table":"{table}","ack":"a b","command":{{"type":"ready","seat":"A","entropy":"00"}}}}"#
            ),
            Code::BadText,
        ),
        (
            format!(
                r#"{{"table":"{table}","ack":"1","command":{{"type":"ready","seat":"B","entropy":"00"}}}}"#
            ),
            Code::NotYourSeat,
        ),
        (
            format!(
                r#"{{"table":"{table}","ack":"1","command":{{"type":"ready","seat":"F","entropy":"00"}}}}"#
            ),
            Code::NotYourSeat,
        ),
        (
            format!(
                r#"{{"table":"{table}","ack":"1","command":{{"type":"act","seat":"A","question":0,"action":"place 1"}}}}"#
            ),
            Code::WrongStage,
        ),
        (
            format!(r#"{{"table":"{table}","signal":{{"type":"point","seat":"A","stack":3}}}}"#),
            Code::WrongStage,
        ),
        (
            format!(r#"{{"table":"{table}","signal":{{"type":"react","seat":"B","reaction":"hello"}}}}"#),
            Code::NotYourSeat,
        ),
        (format!(r#"{{"table":"{table}","ack":"1","command":{{"type":"rematch"}}}}"#), Code::WrongStage),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_refused_with_a_code_and_the_connection_goes_on() {
    let (_folder, server) = start(quick()).await;
    let created = server.create(&gambit(vec![person("Ola"), bot("casual")])).await;
    let key = created.seats[0].clone().unwrap();
    let mut ola = Client::join(server.address, &created.table, &[&key], "ola").await;
    let table = &created.table;
    let deep = format!("{}{}", "[".repeat(5_000), "]".repeat(5_000));
    for text in ["", "x", "{}", "[]", "null", r#"{"type":"fly"}"#, r#"{"ping":"1"}"#, r#"{"ping":-1}"#, &deep]
    {
        assert_eq!(refused(&mut ola, text).await, Code::Malformed, "{text:.40}");
    }
    for (text, code) in refused_requests(table) {
        assert_eq!(refused(&mut ola, &text).await, code, "{text}");
    }
    ola.ready(seat("A")).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn actions_that_are_not_legal_are_refused_with_their_rule() {
    let (_folder, server) = start(quick()).await;
    let created = server.create(&gambit(vec![person("Ola"), bot("casual")])).await;
    let key = created.seats[0].clone().unwrap();
    let mut ola = Client::join(server.address, &created.table, &[&key], "ola").await;
    ola.ready(seat("A")).await;
    let question = ola.question().unwrap().1;
    for (action, code, rule) in [
        ("", Code::BadAction, None),
        ("move z9", Code::BadAction, None),
        ("place 1\nA place 2", Code::BadAction, None),
        ("! start", Code::BadAction, None),
        ("move e4", Code::Rule, Some("G8")),
    ] {
        let act = ola.act(seat("A"), question, action);
        assert_eq!(ola.ask(&act).await, Err((code, rule.map(ToOwned::to_owned))), "{action:?}");
    }
    let act = ola.act(seat("A"), question, "place 1");
    assert!(ola.ask(&act).await.is_ok(), "none of it has done any harm");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_too_large_ends_the_connection_and_nothing_else() {
    let (_folder, server) = start(quick()).await;
    let created = server.create(&gambit(vec![person("Ola"), bot("casual")])).await;
    let key = created.seats[0].clone().unwrap();
    let mut ola = Client::join(server.address, &created.table, &[&key], "ola").await;
    let mut rude = Client::connect(server.address).await;
    rude.send_text(&"x".repeat(1 << 20)).await;
    let mut codes = Vec::new();
    while let Some(message) = rude.next().await {
        codes.push(message);
    }
    assert!(matches!(codes.as_slice(), [] | [Message::Refused { code: Code::TooLarge, .. }]), "{codes:?}");
    ola.ready(seat("A")).await;
    let (status, body) = server.post("/api/v1/setups/check", &"x".repeat(70_000)).await;
    assert!(status == 413 && body.contains(r#""code":"too_large""#), "{status} {body}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_limited_and_others_play_on() {
    let config = Config { messages: Rate { burst: 20.0, per_second: 5.0 }, ..quick() };
    let (_folder, server) = start(config).await;
    let created = server.create(&gambit(vec![person("Ola"), bot("casual")])).await;
    let key = created.seats[0].clone().unwrap();
    let mut flood = Client::connect(server.address).await;
    for n in 0..400 {
        flood.ping(n).await;
    }
    let (mut pongs, mut limited) = (0, 0);
    while let Some(message) = flood.next().await {
        match message {
            Message::Pong { .. } => pongs += 1,
            Message::Refused { code: Code::TooFast, .. } => limited += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!(
        pongs >= 20 && limited >= 1 && pongs + limited < 400,
        "{pongs} answered, {limited} limited, then closed"
    );
    let mut ola = Client::join(server.address, &created.table, &[&key], "ola").await;
    ola.ready(seat("A")).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn making_tables_is_limited_by_address() {
    let config = Config { creations: Rate { burst: 3.0, per_second: 0.001 }, ..quick() };
    let (_folder, server) = start(config).await;
    let body = serde_json::to_string(&gambit(vec![bot("casual"), bot("casual")])).unwrap();
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(server.post("/api/v1/tables", &body).await.0);
    }
    assert_eq!(statuses, [201, 201, 201, 429, 429]);
    server.stop().await;
}

/// Pages of the past are long: connections of one address share what they may ask for, others are not held back.
#[tokio::test(flavor = "multi_thread")]
async fn pages_of_the_past_are_limited_by_address() {
    let config = Config { pasts: Rate { burst: 5.0, per_second: 0.001 }, ..quick() };
    let (_folder, server) = start(config).await;
    let created = server.create(&gambit(vec![person("Ola"), bot("casual")])).await;
    let key = created.seats[0].clone().unwrap();
    let mut told = Vec::new();
    for last in [1, 1, 1, 2] {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(([127, 0, 0, last], 0).into()).unwrap();
        let stream = socket.connect(server.address).await.unwrap();
        let mut client = lab::client::Client::over(stream, server.address, &created.table).await.unwrap();
        client.join_as(&[&key], "a").await.unwrap();
        let mut pages = 0;
        for _ in 0..3 {
            client.query(Query::Past { since: None }).await.unwrap();
            let answers =
                |message: &Message| matches!(message, Message::Past { .. } | Message::Refused { .. });
            match client.until(answers).await.unwrap() {
                Message::Past { .. } => pages += 1,
                Message::Refused { code, .. } => assert_eq!(code, Code::TooFast),
                other => panic!("{other:?}"),
            }
        }
        told.push(pages);
    }
    assert_eq!(told, [3, 2, 0, 3]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_the_address_is_what_the_proxy_says_last() {
    let config = Config { creations: Rate { burst: 1.0, per_second: 0.001 }, proxied: true, ..quick() };
    let (_folder, server) = start(config).await;
    let body = serde_json::to_string(&gambit(vec![bot("casual"), bot("casual")])).unwrap();
    let mut statuses = Vec::new();
    for from in ["192.0.2.1", "192.0.2.2", "192.0.2.9, 192.0.2.1", "2001:db8::1", "nonsense", "nonsense"] {
        let header = format!("X-Forwarded-For: {from}\r\n");
        statuses.push(server.http("POST", "/api/v1/tables", &header, &body).await.0);
    }
    assert_eq!(statuses, [201, 201, 429, 201, 201, 429]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_refused_and_every_answer_has_its_headers() {
    let (_folder, server) = start(quick()).await;
    for (origin, fine) in [
        (format!("http://{}", server.address), true),
        ("https://evil.example".to_owned(), false),
        ("null".to_owned(), false),
        (format!("http://{}.evil.example", server.address), false),
    ] {
        let mut request = format!("ws://{}/api/v1/socket", server.address).into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        let opened = tokio_tungstenite::connect_async(request).await.is_ok();
        assert_eq!(opened, fine, "{origin}");
        let headers = format!("Origin: {origin}\r\n");
        let (status, _) = server.http("POST", "/api/v1/mine", &headers, r#"{"tables":[]}"#).await;
        assert_eq!(status == 200, fine, "{origin}: {status}");
    }
    for path in ["/", "/t/abc", "/api/v1/about", "/api/nothing", "/healthz", "/readyz", "/metrics"] {
        let head = lab::client::get(server.address, path).await.unwrap().head.to_lowercase();
        for wanted in [
            "content-security-policy: default-src 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
        ] {
            assert!(head.contains(wanted), "{path} lacks {wanted}:\n{head}");
        }
        assert!(!head.contains("'unsafe-eval'") && !head.contains("script-src 'self' 'unsafe-inline'"));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_bodies_get_a_status_a_code_and_a_place() {
    let (_folder, server) = start(quick()).await;
    let cases = [
        ("/api/v1/tables", "{", 400, "malformed"),
        ("/api/v1/tables", r#"{"options":{"game":"chess"},"seats":[]}"#, 400, "bad_options"),
        ("/api/v1/tables", r#"{"options":{"game":"gambit","seats":9},"seats":[]}"#, 400, "bad_options"),
        (
            "/api/v1/tables",
            r#"{"options":{"game":"gambit"},"seats":[{"holder":"bot","level":"casual"}]}"#,
            400,
            "bad_options",
        ),
        (
            "/api/v1/tables",
            r#"{"options":{"game":"gambit"},"seats":[{"holder":"bot","level":"god"},{"holder":"open"}]}"#,
            400,
            "no_such_level",
        ),
        (
            "/api/v1/tables",
            r#"{"options":{"game":"skakanie","art":"x"},"seats":[{"holder":"open"},{"holder":"open"}]}"#,
            400,
            "bad_options",
        ),
        ("/api/v1/setups/check", r#"{"text":"setup X\npoints P=1\nP P P"}"#, 200, "row_short"),
        ("/api/v1/puzzles", r#"{"text":"hello"}"#, 422, "bad_log"),
        ("/api/v1/puzzles", r#"{"tried":[]}"#, 400, "malformed"),
    ];
    for (path, body, wanted, code) in cases {
        let (status, answer) = server.post(path, body).await;
        assert_eq!(status, wanted, "{body}: {answer}");
        assert!(answer.contains(&format!(r#""code":"{code}""#)), "{body}: {answer}");
    }
    let cases = [
        ("/api/v1/tables/none/log", 404, "no_such_table"),
        ("/api/v1/tables/%FF/log", 400, "bad_text"),
        ("/api/v1/lessons/%FF", 400, "bad_text"),
        ("/api/v1/tables", 405, "malformed"),
        ("/api/v1/socket", 400, "malformed"),
        ("/api/v2/x", 404, "no_such_table"),
    ];
    for (path, wanted, code) in cases {
        let (status, answer) = server.get(path).await;
        assert_eq!((status, answer), (wanted, format!(r#"{{"code":"{code}","errors":[]}}"#)), "{path}");
    }
    assert_eq!(server.get("/nothing.js").await.0, 404);
    server.stop().await;
}

/// Collects what is logged.
#[derive(Clone, Default)]
struct Logs(Arc<Mutex<Vec<u8>>>);

impl io::Write for Logs {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_seeds_and_names_are_never_in_the_logs() {
    let logs = Logs::default();
    let writer = logs.clone();
    tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .init();
    let (_folder, server) = start(quick()).await;
    let created = server.create(&gambit(vec![person("Brzęczyszczykiewicz"), bot("casual")])).await;
    let own = created.seats[0].clone().unwrap();
    let mut ola = Client::join(server.address, &created.table, &[&own, &created.host], "ola").await;
    ola.ready(seat("A")).await;
    ola.play(|legal| legal[0].clone()).await;
    let mut rude = Client::connect(server.address).await;
    rude.send_text(&format!(r#"{{"table":"x","query":{{"type":"join","keys":["{own}"]}}}}"#)).await;
    rude.next().await;
    server.stop().await;
    let logged = String::from_utf8_lossy(&logs.0.lock().unwrap()).into_owned();
    assert!(!logged.is_empty(), "something is logged at this level");
    let seed = ola.state().info.seed.clone().unwrap();
    // The libraries below us log every frame at the level TRACE; what counts is what we and our levels say.
    let ours: String = logged.lines().filter(|line| !line.contains("TRACE")).collect::<Vec<_>>().join("\n");
    for secret in [&own, &created.host, &created.watch, &seed, "Brzęczyszczykiewicz"] {
        assert!(!ours.contains(secret), "{secret} is in the logs");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_listen_is_closed_and_has_everything_when_it_is_back() {
    let (_folder, server) = start(quick()).await;
    let created = server.create(&gambit(vec![person("Ola"), bot("casual")])).await;
    let key = created.seats[0].clone().unwrap();
    let mut deaf = Client::join(server.address, &created.table, &[&key], "deaf").await;
    // Far more answers than the buffers on the way can hold. The server may close before all are asked for.
    for _ in 0..20_000 {
        deaf.query(Query::Sync {}).await;
    }
    let mut heard = 0;
    while deaf.next().await.is_some() {
        heard += 1;
    }
    assert!(heard < 20_000, "it was closed before it had heard everything");
    let again = Client::join(server.address, &created.table, &[&key], "again").await;
    assert_eq!(again.state().you.role.looking, Some(seat("A")));
    server.stop().await;
}
