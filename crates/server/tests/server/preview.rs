//! Links that look like something: what is said of each address, in three languages, and what is not; pictures; hostile requests.

use crate::support;

use std::net::SocketAddr;
use std::sync::Arc;

use resvg::tiny_skia::Pixmap;
use room::wire::http::{CreateTable, Created};
use serde_json::json;
use stolik_server::store::{Prune, Sqlite, Store};
use stolik_server::{Config, Rate};
use support::Folder;
use support::client::{Client, TestServer, bot, gambit, person, quick, seat, skakanie};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn start(config: Config) -> (Folder, Arc<dyn Store>, TestServer) {
    let folder = Folder::new();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.join("stolik.db")).await.unwrap());
    let server = TestServer::start(config, Arc::clone(&store)).await;
    (folder, store, server)
}

/// The head and the body of an answer to a request that is sent as it stands here.
async fn ask(address: SocketAddr, path: &str, headers: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(format!("GET {path} HTTP/1.0\r\n{headers}\r\n").as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").unwrap();
    (String::from_utf8(answer[..end].to_vec()).unwrap(), answer[end + 4..].to_vec())
}

async fn page(address: SocketAddr, path: &str, headers: &str) -> String {
    String::from_utf8(ask(address, path, &format!("Host: table.example\r\n{headers}")).await.1).unwrap()
}

/// The content of a tag.
fn tag<'a>(page: &'a str, name: &str) -> &'a str {
    let found = page.split_once(&format!("property=\"{name}\" content=\"")).map(|(_, rest)| rest);
    found.and_then(|rest| rest.split_once("\" />")).map_or("", |(content, _)| content)
}

fn said(page: &str) -> [&str; 3] {
    let [title, sentence, picture] = ["og:title", "og:description", "og:image"].map(|name| tag(page, name));
    [title, sentence, picture.strip_prefix("http://table.example").unwrap_or(picture)]
}

/// The status of a picture, and the picture if it is one.
async fn picture(address: SocketAddr, path: &str) -> (String, Option<Vec<u8>>) {
    let (head, body) = ask(address, path, "Host: x\r\n").await;
    let status = head.split(' ').nth(1).unwrap().to_owned();
    let read = head.contains("image/png").then(|| Pixmap::decode_png(&body).unwrap());
    if let Some(read) = &read {
        assert_eq!((read.width(), read.height()), (1200, 630), "{path}");
    }
    (status, read.map(|_| body))
}

const ANY: &str = "/preview/game/gambit.png";

#[tokio::test(flavor = "multi_thread")]
async fn every_page_says_what_it_is_in_the_reader_s_language() {
    let (_folder, _store, server) = start(quick()).await;
    let cases = [
        ("/", "", "Stolik: two games at one small table", "Gambit and Skakanie: play with", ANY),
        ("/", "pl", "Stolik: ", "Gambit i Skakanie: graj", ANY),
        ("/", "it-IT,en;q=0.5", "Stolik: ", "Gambit e Skakanie: gioca", ANY),
        ("/rules/gambit", "", "Gambit: the rules", "Plan three chess moves", ANY),
        ("/rules/skakanie/", "pl", "Skakanie: ", "", "/preview/game/skakanie.png"),
        ("/learn/gambit", "", "First game: Gambit", "Plan three", ANY),
        ("/make/gambit", "it", "Gambit: crea una carta preparazione", "", ANY),
        ("/?new=skakanie", "", "Skakanie: a new table", "Together", "/preview/game/skakanie.png"),
        ("/daily", "", "Daily deal", "One deal a day", ANY),
        ("/daily/2026-11-17", "", "The daily deal of 2026-11-17", "One deal a day", ANY),
        ("/daily/2026-99-99", "", "Daily deal", "One deal a day", ANY),
        ("/replay", "", "Recorded games", "See a game again", ANY),
        // What there is not is no reason to say anything else than at home.
        ("/rules/chess", "", "Stolik: two games", "", ANY),
        ("/?new=%3Cb%3E", "", "Stolik: two games", "", ANY),
        ("/t/nothing-here", "", "Stolik: two games", "", ANY),
        ("/t/a/b/c", "", "Stolik: two games", "", ANY),
        ("/replay/nothing-here", "", "Recorded games", "", ANY),
        ("/%22%3E%3Cscript%3E", "", "Stolik: two games", "", ANY),
    ];
    for (path, language, title, sentence, picture) in cases {
        let page = page(server.address, path, &format!("Accept-Language: {language}\r\n")).await;
        let [found, about, shown] = said(&page);
        assert!(found.starts_with(title), "{path} {language}: {found}");
        assert!(about.starts_with(sentence) && !about.is_empty(), "{path} {language}: {about}");
        assert_eq!(shown, picture, "{path}");
    }
    // Who browses gets the page as it was built.
    let (_, plain) = ask(server.address, "/", "Host: table.example\r\nSec-Fetch-Mode: navigate\r\n").await;
    assert!(!String::from_utf8(plain).unwrap().contains("table.example"));
    server.stop().await;
}

/// Plays a person's game to its end; a daily deal has begun already.
async fn play(server: &TestServer, created: &Created, begun: bool) {
    let key = created.seats[0].clone().unwrap();
    let mut client = Client::join(server.address, &created.table, &[&key], "ola").await;
    if !begun {
        client.ready(seat("A")).await;
    }
    client.play(|legal| legal[legal.len() / 2].clone()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_shows_what_was_agreed_and_free_seats_and_nothing_else() {
    let (_folder, _store, server) = start(quick()).await;
    let open = server.create(&gambit(vec![person("Zenobia"), open_seat(), open_seat()])).await;
    let begun = server.create(&gambit(vec![person("Zenobia"), bot("casual")])).await;
    let other = server.create(&gambit(vec![person("Other"), bot("casual")])).await;
    let hopping = server.create(&skakanie(vec![person("Zenobia"), open_seat()])).await;
    let cases = [
        (&open, "", "Gambit: a table", "Home Rows. 2 seats are free."),
        (&open, "pl", "Gambit: stół", "Home Rows. 2 wolne miejsca."),
        (&begun, "", "Gambit: a table", "Home Rows. All 2 seats are taken."),
        (&begun, "it", "Gambit: un tavolo", "Home Rows. Tutti i 2 posti sono occupati."),
        (&hopping, "", "Skakanie: a table", "A picture of 24 pieces. One seat is free."),
    ];
    for (created, language, title, sentence) in cases {
        let path = format!("/t/{}", created.table);
        let page = page(server.address, &path, &format!("Accept-Language: {language}\r\n")).await;
        assert_eq!(said(&page), [title, sentence, &format!("/preview{path}.png")]);
        assert!(!page.contains("Zenobia"), "{page}");
    }
    let of = |created: &Created| format!("/preview/t/{}.png", created.table);
    let before = picture(server.address, &of(&begun)).await;
    assert!(before.1.is_some());
    let key = begun.seats[0].clone().unwrap();
    let mut client = Client::join(server.address, &begun.table, &[&key], "ola").await;
    client.ready(seat("A")).await;
    let (asked, question, legal) = client.question().unwrap();
    let act = client.act(asked, question, &legal[0]);
    client.send(&act).await;
    client.next().await.unwrap();
    // Twins: whatever happens at a table, and whoever plays there, its link shows the same.
    let page_of = |created: &Created| {
        let path = format!("/t/{}", created.table);
        let (address, table) = (server.address, created.table.clone());
        async move { page(address, &path, "").await.replace(&table, "TABLE") }
    };
    assert_eq!(page_of(&begun).await, page_of(&other).await);
    assert_eq!(before, picture(server.address, &of(&begun)).await);
    assert_eq!(before, picture(server.address, &of(&other)).await);
    // A running game cannot be seen again, and neither does its link show it.
    let running = page(server.address, &format!("/replay/{}", begun.table), "").await;
    assert_eq!(said(&running)[0], "Recorded games");
    assert_eq!(picture(server.address, &format!("/preview/replay/{}.png", begun.table)).await.0, "404");
    server.stop().await;
}

fn open_seat() -> room::wire::http::NewSeat {
    room::wire::http::NewSeat::Open {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_shows_its_result_until_it_is_removed() {
    let (_folder, store, server) = start(quick()).await;
    let name = "<b>\"Ola\" & Co";
    let tables: [CreateTable; 2] =
        [gambit(vec![person(name), bot("beginner")]), skakanie(vec![person("Оля"), bot("beginner")])];
    for (at, request) in tables.iter().enumerate() {
        let created = server.create(request).await;
        play(&server, &created, false).await;
        let path = format!("/replay/{}", created.table);
        let page = page(server.address, &path, "").await;
        let [title, sentence, shown] = said(&page);
        assert_eq!(shown, format!("/preview{path}.png"));
        if at == 0 {
            assert!(title.starts_with("Gambit: ") && title.ends_with(" wins"), "{title}");
            assert!(sentence.starts_with("Points: &lt;b&gt;&quot;Ola&quot; &amp; Co "), "{sentence}");
        } else {
            assert!(title.starts_with("Skakanie: the ") && title.ends_with(" has won"), "{title}");
            assert!(sentence.contains(" of ") && !page.contains("Оля"), "{sentence}");
        }
        assert!(!page.contains("<b>"));
        let drawn = picture(server.address, shown).await;
        assert!(drawn.1.is_some());
        assert_eq!(picture(server.address, shown).await, drawn, "kept as it was drawn");
        assert_ne!(picture(server.address, &format!("/preview/t/{}.png", created.table)).await.1, drawn.1);
        // At the table's own address nothing is told of it.
        let table =
            said(&self::page(server.address, &format!("/t/{}", created.table), "").await)[1].to_owned();
        assert!(table.ends_with(". The game is over."), "{table}");
        assert_eq!(store.prune(Prune::FinishedBefore(i64::MAX), 10).await.unwrap(), 1);
        assert_eq!(picture(server.address, shown).await.0, "404");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_daily_deal_is_played_before_it_is_seen() {
    let (_folder, _store, server) = start(quick()).await;
    let asked = json!({ "game": "skakanie", "day": "2026-01-01", "name": "Ola" });
    let (status, made) = server.post("/api/v1/daily", &asked.to_string()).await;
    assert_eq!(status, 201, "{made}");
    let created: Created = serde_json::from_str(&made).unwrap();
    play(&server, &created, true).await;
    let page = page(server.address, &format!("/replay/{}", created.table), "").await;
    assert_eq!([said(&page)[0], said(&page)[2]], ["The daily deal of 2026-01-01", ANY]);
    assert_eq!(picture(server.address, &format!("/preview/replay/{}.png", created.table)).await.0, "404");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_requests_get_plain_answers() {
    let limited = Config { messages: Rate { burst: 30.0, per_second: 0.0 }, ..quick() };
    let (_folder, _store, server) = start(limited).await;
    let hosts = [
        ("evil\"><script>", ""),
        ("a b", ""),
        ("table.example/..", ""),
        ("[::1]:7070", "http://[::1]:7070"),
        ("table.example:8080", "http://table.example:8080"),
    ];
    for (host, origin) in hosts {
        let (head, body) = ask(server.address, "/rules/gambit", &format!("Host: {host}\r\n")).await;
        let page = String::from_utf8(body).unwrap();
        if head.contains(" 400 ") {
            continue;
        }
        assert_eq!(tag(&page, "og:url"), format!("{origin}/rules/gambit"), "{host}");
        assert!(!page.contains("<script>"), "{host}");
    }
    // Who claims TLS is believed only behind a proxy.
    let claimed = page(server.address, "/", "X-Forwarded-Proto: https\r\n").await;
    assert_eq!(tag(&claimed, "og:url"), "http://table.example/");
    let bad = [
        "/preview/t/..%2f..%2fetc.png",
        "/preview/t/%00.png",
        "/preview/t/%ff.png",
        "/preview/replay/'%20or%201.png",
        "/preview/game/chess.png",
        "/preview/game/gambit.svg",
        "/preview/other/gambit.png",
        "/preview/game/.png",
    ];
    for path in bad {
        let status = picture(server.address, path).await.0;
        assert!(["404", "400"].contains(&status.as_str()), "{path}: {status}");
    }
    // Too many questions: a page comes without them, a picture does not.
    let mut last = String::new();
    for _ in 0..30 {
        last = picture(server.address, ANY).await.0;
    }
    assert_eq!(last, "429");
    assert_ne!(page(server.address, "/", "").await, "");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_are_those_of_the_public_one() {
    let origins = vec!["https://table.example/".to_owned(), "https://stolik.example:8443".to_owned()];
    let (_folder, _store, server) = start(Config { origins, ..quick() }).await;
    for (host, origin) in [
        ("127.0.0.1", "https://table.example"),
        ("stolik.example:8443", "https://stolik.example:8443"),
        ("evil.example", "https://table.example"),
    ] {
        let body = ask(server.address, "/daily", &format!("Host: {host}\r\n")).await.1;
        let page = String::from_utf8(body).unwrap();
        assert_eq!(tag(&page, "og:url"), format!("{origin}/daily"));
        assert_eq!(tag(&page, "og:image"), format!("{origin}{ANY}"));
    }
    server.stop().await;
}
