//! Notices: who is away is called once a turn, by receivers that fail, hang, lie and are slow, over restarts and over several servers.

use crate::support;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use axum::http::header;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use lab::client::{metric, post};
use room::wire::http::{CreateTable, Created, Notices};
use room::wire::{Command, DayClock, Message, Night, Query, TimeUp};
use serde_json::{Value, json};
use stolik_server::store::{self, Lane, Prune};
use stolik_server::{Clock, Config, NoticeConfig};
use support::Folder;
use support::client::{Client, TestServer, bot, gambit, key, person, quick, seat};
use support::postgres::Cluster;
use support::receiver::{Receiver, liar, liar_without_end};

pub(crate) const HOUR: i64 = 3_600_000;
/// 2027-01-15, eight in the morning in UTC.
const START: i64 = 1_800_000_000_000;

/// As quick as it can be; addresses are on this machine.
pub(crate) fn impatient() -> NoticeConfig {
    NoticeConfig {
        anywhere: true,
        every: Duration::from_millis(5),
        gather: Duration::from_millis(1),
        patience: Duration::from_millis(500),
        retry: Duration::from_millis(5),
        away: Duration::from_millis(50),
        ..NoticeConfig::default()
    }
}

/// Writes what is due, and sends nothing.
pub(crate) fn silent() -> NoticeConfig {
    NoticeConfig { every: Duration::from_hours(1), ..impatient() }
}

/// A server so many hours later.
pub(crate) async fn server(place: &str, hours: i64, notices: NoticeConfig) -> TestServer {
    let clock = Clock::starting_at(START + hours * HOUR);
    let addresses = vec!["https://table.example".to_owned()];
    let due_every = Duration::from_millis(5);
    let config = Config { clock, notices: Some(notices), addresses, due_every, ..quick() };
    TestServer::start(config, store::open(place).await.unwrap()).await
}

/// A table whose game has begun, with Ola and Jan; it is Jan's turn. `setting` is done first.
pub(crate) struct Begun {
    pub(crate) created: Created,
    pub(crate) jan: Client,
}

impl Begun {
    pub(crate) async fn new(server: &TestServer, request: &CreateTable, setting: Option<Command>) -> Self {
        let created = server.create(request).await;
        let [a, b] = [0, 1].map(|at| created.seats[at].clone().unwrap());
        let mut ola = Client::join(server.address, &created.table, &[&a, &created.host], "ola").await;
        let mut jan = Client::join(server.address, &created.table, &[&b], "jan").await;
        if let Some(command) = setting {
            ola.command(command).await.unwrap();
        }
        ola.ready(seat("A")).await;
        jan.ready(seat("B")).await;
        // Ola plays until Jan is asked and she is not.
        loop {
            match (ola.question(), jan.question()) {
                (Some(_), _) => act(&mut ola).await,
                (None, Some(_)) => break,
                (None, None) => {}
            }
            catch_up(&mut ola).await;
            catch_up(&mut jan).await;
        }
        Self { created, jan }
    }

    pub(crate) fn key(&self) -> &str {
        self.created.seats[0].as_ref().unwrap()
    }

    pub(crate) async fn subscribe(&self, server: &TestServer, to: Value) -> (u16, Value) {
        let body = json!({ "table": self.created.table, "keys": [self.key()], "language": "en", "to": to });
        ask(server, "/api/v1/notices", &body).await
    }

    pub(crate) async fn hook(&self, server: &TestServer, url: &str) -> String {
        let (status, answer) = self.subscribe(server, json!({ "webhook": { "url": url } })).await;
        assert_eq!(status, 201, "{answer}");
        answer["secret"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn list(&self, server: &TestServer) -> Notices {
        let body = json!({ "table": self.created.table, "keys": [self.key()] });
        serde_json::from_value(ask(server, "/api/v1/notices/list", &body).await.1).unwrap()
    }

    /// Jan plays until it is Ola's turn.
    pub(crate) async fn hand_over(&mut self) {
        while self.jan.question().is_some() {
            act(&mut self.jan).await;
        }
    }
}

pub(crate) async fn act(client: &mut Client) {
    let (at, question, legal) = client.question().unwrap();
    let request = client.act(at, question, &legal[0]);
    client.ask(&request).await.unwrap();
}

pub(crate) async fn catch_up(client: &mut Client) {
    client.query(Query::Sync {}).await;
    client.until(|message| matches!(message, Message::Synced { .. })).await;
}

pub(crate) async fn until_asked(client: &mut Client) {
    while client.question().is_none() {
        client.next().await.unwrap();
    }
}

/// Waits until it is written that these servers have sent so many.
pub(crate) async fn sent(servers: &[&TestServer], count: u64) {
    let mut every = tokio::time::interval(Duration::from_millis(5));
    loop {
        let mut sum = 0;
        for server in servers {
            sum += metric(server.address, "stolik_notices_sent_total").await.unwrap();
        }
        if sum >= count {
            return;
        }
        every.tick().await;
    }
}

pub(crate) async fn ask(server: &TestServer, path: &str, body: &Value) -> (u16, Value) {
    let response = post(server.address, path, &body.to_string()).await.unwrap();
    (response.status, serde_json::from_str(&response.body).unwrap())
}

pub(crate) fn two() -> CreateTable {
    gambit(vec![person("Ola"), person("Jan")])
}

async fn who_is_away_is_called_once_a_turn(place: &str) {
    let mut receiver = Receiver::start().await;
    let server = server(place, 0, impatient()).await;
    let mut table = Begun::new(&server, &two(), None).await;
    let secret = table.hook(&server, &receiver.url("/200x0/a")).await;
    table.hand_over().await;
    let first = receiver.next().await;
    let body = first.json();
    assert_eq!((&body["kind"], &body["tables"]), (&json!("turn"), &json!([table.created.table])));
    let link = format!("https://table.example/t/{}", table.created.table);
    assert_eq!(
        (&body["text"], &body["content"]),
        (&body["content"], &json!(format!("Ola: Gambit with Jan: it is your turn. {link}")))
    );
    assert_eq!((&body["url"], &body["until"]), (&json!(link), &Value::Null));
    let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, secret.as_bytes());
    let signature = first.headers["stolik-signature"].to_str().unwrap().strip_prefix("sha256=").unwrap();
    let bytes: Vec<u8> =
        (0..64).step_by(2).map(|at| u8::from_str_radix(&signature[at..at + 2], 16).unwrap()).collect();
    ring::hmac::verify(&key, &first.body, &bytes).unwrap();
    assert_eq!(first.headers["stolik-id"], first.id());
    // Ola plays and goes; nothing more was said about her first turn, and her second one is another.
    let mut ola = Client::join(server.address, &table.created.table, &[table.key()], "ola").await;
    while ola.question().is_some() {
        act(&mut ola).await;
    }
    drop(ola);
    until_asked(&mut table.jan).await;
    table.hand_over().await;
    let second = receiver.next().await;
    assert_ne!(first.id(), second.id());
    // One that is switched off is not called; Jan's key does not do it.
    let id = table.list(&server).await.on[0].id.clone();
    let jan = table.created.seats[1].clone().unwrap();
    let off = |key: &str| json!({ "table": table.created.table, "keys": [key], "off": id });
    assert_eq!(ask(&server, "/api/v1/notices/list", &off(&jan)).await.1, json!({ "on": [] }));
    assert_eq!(table.list(&server).await.on.len(), 1);
    assert_eq!(ask(&server, "/api/v1/notices/list", &off(table.key())).await.1, json!({ "on": [] }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_who_is_away_is_called_once_a_turn() {
    let folder = Folder::new();
    who_is_away_is_called_once_a_turn(&folder.name("stolik.db")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_who_is_away_is_called_once_a_turn() {
    let cluster = Cluster::new();
    who_is_away_is_called_once_a_turn(&cluster.database()).await;
}

/// At the same table by way of another server, too. What is asked elsewhere later is told first, so nothing was said before it.
#[tokio::test(flavor = "multi_thread")]
async fn who_sits_at_the_table_is_not_called() {
    let cluster = Cluster::new();
    let place = cluster.database();
    let mut receiver = Receiver::start().await;
    let seconds = Duration::from_secs(2);
    let attentive = NoticeConfig { away: seconds, gather: seconds, ..impatient() };
    let (one, other) = (server(&place, 0, attentive.clone()).await, server(&place, 0, attentive).await);
    let mut table = Begun::new(&one, &two(), None).await;
    table.hook(&one, &receiver.url("/ok/here")).await;
    let mut ola = Client::join(other.address, &table.created.table, &[table.key()], "ola").await;
    table.hand_over().await;
    until_asked(&mut ola).await;
    // It is written that she has seen it.
    let database = sqlx::PgPool::connect(&place).await.unwrap();
    let mut every = tokio::time::interval(Duration::from_millis(5));
    let due = "SELECT count(*) FROM notices WHERE due IS NOT NULL";
    while sqlx::query_scalar::<_, i64>(due).fetch_one(&database).await.unwrap() > 0 {
        every.tick().await;
    }
    let mut away = Begun::new(&one, &two(), None).await;
    away.hook(&one, &receiver.url("/ok/away")).await;
    away.hand_over().await;
    assert_eq!(receiver.next().await.path, "/ok/away");
    // When she has gone and it is her turn again, she is.
    while ola.question().is_some() {
        act(&mut ola).await;
    }
    drop(ola);
    until_asked(&mut table.jan).await;
    table.hand_over().await;
    assert_eq!(receiver.next().await.path, "/ok/here");
    one.stop().await;
    other.stop().await;
}

/// However a receiver behaves: what it did not take comes again, with the same id, and what it took does not.
#[tokio::test(flavor = "multi_thread")]
async fn receivers_that_fail_hang_and_lie_get_it_again() {
    let folder = Folder::new();
    let mut receiver = Receiver::start().await;
    let liar = liar(vec![&b"\x16\x03\x01 no HTTP at all\r\n\r\n"[..], b"HTTP/1.1 200 Fine\r\n\r\n"]).await;
    let endless = liar_without_end().await;
    let server = server(&folder.name("stolik.db"), 0, impatient()).await;
    let mut tables = Vec::new();
    let addresses = [
        receiver.url("/500x2/fails"),
        receiver.url("/429x1/busy"),
        receiver.url("/404x1/unknown"),
        receiver.url("/302x9/redirects"),
        receiver.url("/hang/for-ever"),
        format!("http://{liar}/lies"),
        format!("http://{endless}/endless"),
    ];
    for address in addresses {
        let table = Begun::new(&server, &two(), None).await;
        table.hook(&server, &address).await;
        tables.push(table);
    }
    for table in &mut tables {
        table.hand_over().await;
    }
    let mut heard: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let wanted = BTreeMap::from([
        ("/500x2/fails", 3),
        ("/429x1/busy", 2),
        ("/404x1/unknown", 2),
        ("/302x9/redirects", 1),
        ("/hang/for-ever", 2),
    ]);
    while wanted.iter().any(|(path, count)| heard.get(*path).map_or(0, Vec::len) < *count) {
        let one = receiver.next().await;
        heard.entry(one.path.clone()).or_default().push(one.id());
    }
    for (path, ids) in &heard {
        let known = wanted.get(path.as_str());
        assert!(known.is_some(), "{path} was not to be followed");
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), 1, "{path}");
        assert!(path == "/hang/for-ever" || known == Some(&ids.len()), "{path}: {ids:?}");
    }
    server.stop().await;
}

/// Two servers take what is due: each notice goes out once. One that died after taking, before it sent, is acted for by another.
#[tokio::test(flavor = "multi_thread")]
async fn of_several_servers_one_sends_and_a_dead_one_is_acted_for() {
    let cluster = Cluster::new();
    let place = cluster.database();
    let mut receiver = Receiver::start().await;
    let first = server(&place, 0, silent()).await;
    let mut tables = Vec::new();
    for number in 0..12 {
        let mut table = Begun::new(&first, &two(), None).await;
        table.hook(&first, &receiver.url(&format!("/ok/{number}"))).await;
        table.hand_over().await;
        tables.push(table);
    }
    let mut hanging = Begun::new(&first, &two(), None).await;
    hanging.hook(&first, &receiver.url("/hang/x")).await;
    hanging.hand_over().await;
    first.stop().await;
    let patient = NoticeConfig { patience: Duration::from_hours(1), ..impatient() };
    let (one, other) = tokio::join!(server(&place, 1, patient.clone()), server(&place, 1, patient));
    let (mut paths, mut hung) = (BTreeSet::new(), None);
    while paths.len() < 12 || hung.is_none() {
        let heard = receiver.next().await;
        if heard.path == "/hang/x" {
            assert!(hung.replace(heard.id()).is_none(), "one server has it");
        } else {
            assert!(paths.insert(heard.path.clone()), "{} was told twice", heard.path);
        }
    }
    sent(&[&one, &other], 12).await;
    // Whichever of them has it dies; later it is another one's affair.
    one.stop().await;
    other.stop().await;
    let last = server(&place, 2, impatient()).await;
    let again = receiver.next().await;
    assert_eq!((again.path.as_str(), Some(again.id())), ("/hang/x", hung));
    last.stop().await;
}

/// Keys of a browser, and a push service that knows it no more.
fn browser(endpoint: &str) -> Value {
    let random = ring::rand::SystemRandom::new();
    let own = ring::agreement::EphemeralPrivateKey::generate(&ring::agreement::ECDH_P256, &random).unwrap();
    let point = BASE64.encode(own.compute_public_key().unwrap());
    json!({ "push": { "endpoint": endpoint, "p256dh": point, "auth": BASE64.encode([7; 16]) } })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_gone_is_forgotten_at_all_tables() {
    let folder = Folder::new();
    let mut receiver = Receiver::start().await;
    let server = server(&folder.name("stolik.db"), 0, impatient()).await;
    for status in [404, 410, 403] {
        let to = browser(&receiver.url(&format!("/{status}/push")));
        let (mut asked, quiet) =
            (Begun::new(&server, &two(), None).await, Begun::new(&server, &two(), None).await);
        for table in [&asked, &quiet] {
            assert_eq!(table.subscribe(&server, to.clone()).await.0, 201);
            assert_eq!(table.list(&server).await.on.len(), 1);
        }
        asked.hand_over().await;
        let heard = receiver.next().await;
        assert_eq!(heard.headers[header::CONTENT_ENCODING], "aes128gcm");
        assert!(heard.headers[header::AUTHORIZATION].to_str().unwrap().starts_with("vapid t="));
        let mut every = tokio::time::interval(Duration::from_millis(5));
        while !(asked.list(&server).await.on.is_empty() && quiet.list(&server).await.on.is_empty()) {
            every.tick().await;
        }
    }
    server.stop().await;
}

/// Many tables call at once, at a server that starts later; and a clock for days warns once.
#[tokio::test(flavor = "multi_thread")]
async fn calls_are_gathered_and_a_warning_follows() {
    let folder = Folder::new();
    let place = folder.name("stolik.db");
    let mut receiver = Receiver::start().await;
    let first = server(&place, 0, silent()).await;
    let mut called = Vec::new();
    for _ in 0..3 {
        called.push(hooked(&first, &receiver, "/ok/gathered", &two()).await);
    }
    let days = Some(DayClock { turn: 600, reserve: 0, then: TimeUp::Wait });
    let warned = hooked(&first, &receiver, "/ok/warned", &CreateTable { days, ..two() }).await;
    first.stop().await;
    let second = server(&place, 1, impatient()).await;
    let mut heard = [receiver.next().await, receiver.next().await];
    heard.sort_by_key(|one| one.path.clone());
    let several = heard[0].json();
    assert_eq!((heard[0].path.as_str(), &several["kind"]), ("/ok/gathered", &json!("several")));
    let tables: BTreeSet<&str> = called.iter().map(|table| &*table.created.table).collect();
    let told = several["tables"].as_array().unwrap().iter().map(|one| one.as_str().unwrap());
    assert_eq!(told.collect::<BTreeSet<&str>>(), tables);
    assert_eq!(several["text"], "It is your turn at 3 tables. https://table.example/");
    assert_eq!((heard[1].path.as_str(), heard[1].json()["kind"].clone()), ("/ok/warned", json!("turn")));
    sent(&[&second], 2).await;
    second.stop().await;
    // Ten hours were given, and a quarter of them before the end there is a warning.
    let third = server(&place, 8, impatient()).await;
    let warning = receiver.next().await.json();
    assert_eq!(warning["kind"], "warning");
    let link = format!("https://table.example/t/{}", warned.created.table);
    assert_eq!(warning["text"], format!("Ola: Gambit: about 2 hours are left for your move. {link}"));
    third.stop().await;
}

/// A table where Ola is called by this path, and it is her turn.
async fn hooked(server: &TestServer, receiver: &Receiver, path: &str, request: &CreateTable) -> Begun {
    let mut table = Begun::new(server, request, None).await;
    table.hook(server, &receiver.url(path)).await;
    table.hand_over().await;
    table
}

/// What was due is not sent once nobody is asked any more.
#[tokio::test(flavor = "multi_thread")]
async fn calls_that_are_not_needed_any_more_are_not_made() {
    let folder = Folder::new();
    let place = folder.name("stolik.db");
    let mut receiver = Receiver::start().await;
    let first = server(&place, 0, silent()).await;
    let stood_in = hooked(&first, &receiver, "/ok/stood-in", &two()).await;
    let freed = hooked(&first, &receiver, "/ok/freed", &two()).await;
    let over = hooked(&first, &receiver, "/ok/over", &two()).await;
    let off = hooked(&first, &receiver, "/ok/off", &two()).await;
    let _called = hooked(&first, &receiver, "/ok/called", &two()).await;
    for (table, command) in [
        (&stood_in, Command::StandIn { seat: seat("A"), level: Some("casual".to_owned()) }),
        (&freed, Command::Free { seat: seat("A"), new_key: key(7) }),
    ] {
        let mut host =
            Client::join(first.address, &table.created.table, &[&table.created.host], "host").await;
        host.command(command).await.unwrap();
    }
    let Begun { created, mut jan } = over;
    let own = created.seats[0].as_ref().unwrap();
    let mut ola = Client::join(first.address, &created.table, &[own], "ola").await;
    tokio::join!(ola.play(|legal| legal[0].clone()), jan.play(|legal| legal[0].clone()));
    // Its rematch calls the same people.
    ola.command(Command::Rematch {}).await.unwrap();
    let rematch = ola.state().info.rematch.clone().unwrap();
    let listed = json!({ "table": rematch, "keys": [own] });
    assert_eq!(ask(&first, "/api/v1/notices/list", &listed).await.1["on"][0]["shown"], "127.0.0.1");
    let id = off.list(&first).await.on[0].id.clone();
    let switch = json!({ "table": off.created.table, "keys": [off.key()], "off": id });
    assert_eq!(ask(&first, "/api/v1/notices/list", &switch).await.1, json!({ "on": [] }));
    first.stop().await;
    let second = server(&place, 1, impatient()).await;
    assert_eq!(receiver.next().await.path, "/ok/called");
    sent(&[&second], 1).await;
    second.stop().await;
    // Nothing is left, however long one waits.
    let store = store::open(&place).await.unwrap();
    assert_eq!(store.take_notices(Lane::Web, i64::MAX, i64::MAX, i64::MAX, 99).await, Ok(vec![]));
    // What belongs to a table goes with it.
    store.prune(Prune::FinishedBefore(i64::MAX), 99).await.unwrap();
    assert_eq!(store.subscriptions(&created.table).await, Ok(vec![]));
}

/// It is night where Ola is, from ten in the evening to eight in the morning; there is no night for Jan's calls.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_woken_at_night() {
    let folder = Folder::new();
    let place = folder.name("stolik.db");
    let mut receiver = Receiver::start().await;
    // At eight in the morning in UTC it is three in the night there.
    let night = Night { from: 22 * 60, to: 8 * 60, offset: -300, shift: None };
    let asleep = Command::Night { seat: seat("A"), night: Some(night) };
    let days = Some(DayClock { turn: 2000, reserve: 0, then: TimeUp::Wait });
    let request = CreateTable { days, ..two() };
    let first = server(&place, 0, impatient()).await;
    let mut sleeps = Begun::new(&first, &request, Some(asleep)).await;
    sleeps.hook(&first, &receiver.url("/ok/sleeps")).await;
    sleeps.hand_over().await;
    first.stop().await;
    for hours in [0, 2, 4] {
        // Whoever is awake is called, and before that nobody was.
        let server = server(&place, hours, impatient()).await;
        let mut awake = Begun::new(&server, &request, None).await;
        awake.hook(&server, &receiver.url("/ok/awake")).await;
        awake.hand_over().await;
        assert_eq!(receiver.next().await.path, "/ok/awake", "after {hours} hours");
        sent(&[&server], 1).await;
        server.stop().await;
    }
    let morning = server(&place, 6, impatient()).await;
    assert_eq!(receiver.next().await.path, "/ok/sleeps");
    morning.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_called_is_refused() {
    let folder = Folder::new();
    let strict = NoticeConfig { anywhere: false, ..silent() };
    let server = server(&folder.name("stolik.db"), 0, strict).await;
    let table = Begun::new(&server, &two(), None).await;
    let (about, fine) = (server.get("/api/v1/about").await.1, "https://push.example/x");
    let about: Value = serde_json::from_str(&about).unwrap();
    let public = BASE64.decode(about["notices"]["push"].as_str().unwrap()).unwrap();
    assert_eq!((public.len(), public[0], &about["notices"]["webhook"]), (65, 4, &json!(true)));
    let mut bent = browser(fine);
    bent["push"]["p256dh"] = json!(BASE64.encode([[4; 1].as_slice(), &[9; 64]].concat()));
    let refused = [
        json!({ "webhook": { "url": "http://example.org/" } }),
        json!({ "webhook": { "url": "https://127.0.0.1/" } }),
        json!({ "webhook": { "url": "https://[::ffff:10.0.0.1]/" } }),
        json!({ "webhook": { "url": "https://example.org:8443/" } }),
        browser("https://192.168.0.1/push"),
        bent,
        json!({ "push": { "endpoint": fine, "p256dh": "", "auth": "" } }),
    ];
    for to in refused {
        let (status, answer) = table.subscribe(&server, to.clone()).await;
        assert_eq!((status, &answer["code"]), (400, &json!("bad_target")), "{to}");
        assert!(!answer["errors"][0]["what"].as_str().unwrap().is_empty());
    }
    assert_eq!(table.subscribe(&server, browser(fine)).await.0, 201);
    let wish = |table: &str, key: &str, language: &str| json!({ "table": table, "keys": [key], "language": language, "to": browser(fine) });
    let (id, own) = (&*table.created.table, table.key());
    let cases = [
        (wish(id, &table.created.watch, "en"), 400, "not_your_seat"),
        (wish(id, "short", "en"), 400, "no_such_key"),
        (wish(id, own, "de"), 400, "bad_text"),
        (wish("nowhere", own, "en"), 404, "no_such_table"),
        (json!({ "table": id }), 400, "malformed"),
    ];
    for (body, status, code) in cases {
        let answer = ask(&server, "/api/v1/notices", &body).await;
        assert_eq!((answer.0, &answer.1["code"]), (status, &json!(code)), "{body}");
    }
    server.stop().await;
    // A server that calls nobody offers nothing.
    let place = folder.name("other.db");
    let config = Config { notices: None, ..quick() };
    let server = TestServer::start(config, store::open(&place).await.unwrap()).await;
    let about: Value = serde_json::from_str(&server.get("/api/v1/about").await.1).unwrap();
    assert_eq!(about.get("notices"), None);
    let table = server.create(&gambit(vec![person("Ola"), bot("beginner")])).await;
    let body =
        json!({ "table": table.table, "keys": [table.seats[0]], "language": "en", "to": browser(fine) });
    assert_eq!(ask(&server, "/api/v1/notices", &body).await.1["code"], "bad_target");
    server.stop().await;
}
