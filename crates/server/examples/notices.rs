//! What notices cost: two thousand clocks for days that run out at once, ten thousand subscriptions, then four thousand mails at once, and people
//! who play meanwhile. Prints what `docs/scaling.md` says: `cargo run --release --package stolik-server --example notices`.
#![allow(clippy::unwrap_used, clippy::print_stdout, clippy::disallowed_methods, reason = "a measurement")]

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::http::StatusCode;
use futures_util::{StreamExt, stream};
use lab::client::{Client, create, gambit, metric, person, post};
use room::wire::http::{CreateTable, Created};
use room::wire::{DayClock, TimeUp};
use serde_json::json;
use stolik_server::store::{Lane, Question, Standing, Subscription};
use stolik_server::{Clock, Config, Hall, MailAddress, MailConfig, NoticeConfig, Rate, Smtp, serve, store};
use table::Seat;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

const TABLES: usize = 2000;
const SUBSCRIPTIONS: usize = 10_000;
/// Mails that are due at the same moment.
const MAILS: usize = 4000;
/// Tables that are played at meanwhile, and the pause after each action.
const PLAYED: usize = 50;
const PAUSE: Duration = Duration::from_millis(50);
/// How long is played, without notices and with them.
const PLAY: Duration = Duration::from_secs(20);
/// From the start of the server until the clocks have effect.
const GRACE: Duration = Duration::from_mins(1);
const AT_ONCE: usize = 32;
const START: i64 = 1_800_000_000_000;
const HOUR: i64 = 3_600_000;

type Arrived = Arc<Mutex<Vec<Instant>>>;

#[tokio::main]
async fn main() {
    let folder = std::env::temp_dir().join(format!("stolik-notices-{}", std::process::id()));
    let place = folder.join("stolik.db").display().to_string();
    let arrived = Arrived::default();
    let receiver = receive(&arrived).await;
    let (mailed, mails) = (Arrived::default(), TcpListener::bind("127.0.0.1:0").await.unwrap());
    let mail_server = mails.local_addr().unwrap();
    tokio::spawn(take_mails(mails, Arc::clone(&mailed)));
    let (first, stop) = server(&place, 0, mail_server).await;
    let began = Instant::now();
    let slow_tables = prepare(first, receiver).await;
    let took = began.elapsed().as_secs_f64();
    println!("prepared      {TABLES} tables, {SUBSCRIPTIONS} subscriptions in {took:.0} s");
    stop.send(()).unwrap();
    let bare = memory();
    let started = Instant::now();
    let (address, stop) = server(&place, 12, mail_server).await;
    println!("start-up      {:.1} ms", started.elapsed().as_secs_f64() * 1000.0);
    // All tables that are due are looked at when a server starts.
    tokio::time::sleep(Duration::from_secs(15)).await;
    let before = play(begin(address).await).await;
    println!("memory        {:.1} MiB more than before", (memory() - bare) / 1_048_576.0);
    let tables = begin(address).await;
    tokio::time::sleep_until((started + GRACE).into()).await;
    let told = metric(address, "stolik_notices_sent_total").await.unwrap();
    let during = play(tables).await;
    let mailable = write_mails(&place, &slow_tables).await;
    let tables = begin(address).await;
    let due = Instant::now();
    sqlx::query("UPDATE notices SET due = 0 WHERE by_mail AND due IS NOT NULL")
        .execute(&mailable)
        .await
        .unwrap();
    let mailing = play(tables).await;
    for (name, (mut times, processor)) in [("without", before), ("with", during), ("with mail", mailing)] {
        let (p50, p99) = (percentile(&mut times, 0.5), percentile(&mut times, 0.99));
        let (count, share) = (times.len(), 100.0 * processor / PLAY.as_secs_f64());
        println!("{name:<13} {count} actions, p50 {p50:.1} ms, p99 {p99:.1} ms; {share:.0} % of a processor");
    }
    let arrived = std::mem::take(&mut *arrived.lock().unwrap());
    let late = arrived.iter().filter(|at| **at >= started + GRACE);
    let mut late: Vec<f64> = late.map(|at| at.duration_since(started + GRACE).as_secs_f64()).collect();
    let sent = metric(address, "stolik_notices_sent_total").await.unwrap() - told;
    let (p50, p99) = (percentile(&mut late, 0.5), percentile(&mut late, 0.99));
    println!("notices       {sent} sent; p50 {p50:.1} s, p99 {p99:.1} s after the clocks ran out");
    let mailed = std::mem::take(&mut *mailed.lock().unwrap());
    let mut late: Vec<f64> = mailed.iter().map(|at| at.duration_since(due).as_secs_f64()).collect();
    let (p50, p99) = (percentile(&mut late, 0.5), percentile(&mut late, 0.99));
    println!("mails         {} taken; p50 {p50:.1} s, p99 {p99:.1} s after they were due", late.len());
    stop.send(()).unwrap();
    std::fs::remove_dir_all(folder).unwrap();
}

/// People who have confirmed an address, each at a table, and a question to each that is due some day; the database in which that can be changed.
async fn write_mails(place: &str, tables: &[String]) -> sqlx::SqlitePool {
    let store = store::open(place).await.unwrap();
    for number in 0..MAILS {
        let target =
            json!({ "email": { "address": format!("{number}@example.org"), "pass": "" } }).to_string();
        let (id, device) = (format!("mail-{number}"), format!("mail-device-{number}"));
        let (table, keys) = (tables[number % tables.len()].clone(), "none".to_owned());
        let (language, lane, standing) = ("en".to_owned(), Lane::Mail, Standing::On);
        let wish = Subscription {
            id,
            table,
            keys,
            device,
            target,
            language,
            question: 0,
            lane,
            standing,
            expires: None,
        };
        store.subscribe(&wish, None).await.unwrap();
    }
    let about = json!({ "game": "gambit", "you": ["Ola"], "others": ["Jan"] }).to_string();
    for number in 0..MAILS {
        let question =
            Question { number: 1_000_000, about: about.clone(), call: i64::MAX / 2, warning: None };
        store.ask(&format!("mail-{number}"), 1_000_000, Some(question)).await.unwrap();
    }
    sqlx::SqlitePool::connect(&format!("sqlite://{place}")).await.unwrap()
}

/// A mail server that takes every mail.
async fn take_mails(listener: TcpListener, mailed: Arrived) {
    while let Ok((stream, _)) = listener.accept().await {
        tokio::spawn(take_mail(stream, Arc::clone(&mailed)));
    }
}

async fn take_mail(stream: TcpStream, mailed: Arrived) -> std::io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 mail.example\r\n").await?;
    let mut is_content = false;
    while let Some(line) = lines.next_line().await? {
        let said: &[u8] = match (is_content, line.as_str()) {
            (true, ".") => {
                mailed.lock().unwrap().push(Instant::now());
                b"250 taken\r\n"
            }
            (true, _) => continue,
            (false, "DATA") => b"354 go on\r\n",
            (false, _) => b"250 fine\r\n",
        };
        is_content = line == "DATA";
        write.write_all(said).await?;
    }
    Ok(())
}

/// A server so many hours after the tables were made.
async fn server(place: &str, hours: i64, mail_server: SocketAddr) -> (SocketAddr, oneshot::Sender<()>) {
    let free = Rate { burst: 1e12, per_second: 1e12 };
    let smtp = Smtp::read(&format!("smtp://{mail_server}"), None).unwrap();
    let mail = Some(MailConfig::new(smtp, MailAddress::read("stolik@table.example").unwrap()));
    let config = Config {
        clock: Clock::starting_at(START + hours * HOUR),
        idle: Duration::from_secs(1),
        notices: Some(NoticeConfig { anywhere: true, mail, ..NoticeConfig::default() }),
        addresses: vec!["https://table.example".to_owned()],
        grace: GRACE,
        creations: free,
        messages: free,
        pause: Duration::ZERO,
        ..Config::default()
    };
    let hall = Hall::new(config, store::open(place).await.unwrap()).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    tokio::spawn(serve(hall, listener, async { drop(stopped.await) }));
    (address, stop)
}

/// Takes every notice.
async fn receive(arrived: &Arrived) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let arrived = Arc::clone(arrived);
    let take = move || {
        arrived.lock().unwrap().push(Instant::now());
        async { StatusCode::CREATED }
    };
    tokio::spawn(async move { axum::serve(listener, Router::new().fallback(take)).await });
    address
}

/// Tables with clocks of ten hours whose game has begun, and who is called there; their ids.
async fn prepare(address: SocketAddr, receiver: SocketAddr) -> Vec<String> {
    let days = Some(DayClock { turn: 600, reserve: 0, then: TimeUp::Turn });
    let request = CreateTable { days, ..gambit(vec![person("Ola"), person("Jan")]) };
    let each = |number: usize| {
        let request = request.clone();
        async move {
            let (created, _client) = begun(address, &request).await;
            for at in 0..SUBSCRIPTIONS / TABLES {
                let to = json!({ "webhook": { "url": format!("http://{receiver}/{number}/{at}") } });
                let keys = [&created.seats[at % 2]];
                let wish = json!({ "table": created.table, "keys": keys, "language": "en", "to": to });
                let answer = post(address, "/api/v1/notices", &wish.to_string()).await.unwrap();
                assert_eq!(answer.status, 201, "{}", answer.body);
            }
            created.table
        }
    };
    stream::iter(0..TABLES).map(each).buffer_unordered(AT_ONCE).collect().await
}

/// A table whose game has begun, and both of its people in one connection.
async fn begun(address: SocketAddr, request: &CreateTable) -> (Created, Client) {
    let created = create(address, request).await.unwrap();
    let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
    let mut client = Client::join(address, &created.table, &keys, "both").await.unwrap();
    for seat in Seat::all(2) {
        client.ready(room::wire::SeatName(seat)).await.unwrap();
    }
    (created, client)
}

/// Tables to play at, with both people at each.
async fn begin(address: SocketAddr) -> Vec<[Client; 2]> {
    let request = gambit(vec![person("Ola"), person("Jan")]);
    let mut tables = Vec::new();
    for _ in 0..PLAYED {
        let (created, _both) = begun(address, &request).await;
        let [one, other] = [0, 1].map(|at| created.seats[at].clone().unwrap());
        let one = Client::join(address, &created.table, &[&one], "one").await.unwrap();
        tables.push([one, Client::join(address, &created.table, &[&other], "other").await.unwrap()]);
    }
    tables
}

/// Plays for a while; how long each action took until it was acknowledged, in milliseconds, and the processor's time in seconds.
async fn play(tables: Vec<[Client; 2]>) -> (Vec<f64>, f64) {
    let (end, before) = (Instant::now() + PLAY, processor());
    let playing: Vec<_> = tables.into_iter().map(|pair| tokio::spawn(play_at(pair, end))).collect();
    let mut times = Vec::new();
    for played in playing {
        times.extend(played.await.unwrap());
    }
    (times, processor() - before)
}

async fn play_at(mut pair: [Client; 2], end: Instant) -> Vec<f64> {
    let mut times = Vec::new();
    while Instant::now() < end {
        for client in &mut pair {
            let Some(question) = client.question() else {
                // The other one has moved, or will.
                let _ = tokio::time::timeout(PAUSE / 10, client.next()).await;
                continue;
            };
            let act = client.act_request(question.seat, question.number, &question.legal[0]);
            let start = Instant::now();
            if client.ask(&act).await.unwrap().is_ok() {
                times.push(start.elapsed().as_secs_f64() * 1000.0);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
    times
}

fn percentile(times: &mut [f64], share: f64) -> f64 {
    times.sort_by(f64::total_cmp);
    let place = (times.len() as f64 * share) as usize;
    times.get(place.min(times.len().saturating_sub(1))).copied().unwrap_or_default()
}

/// What this process, the load included, has used of the processors, in seconds.
fn processor() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace().skip(11).take(2);
    fields.filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
}

/// What it has in memory, in bytes.
fn memory() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<f64>().ok());
    kilobytes.unwrap_or_default() * 1024.0
}
