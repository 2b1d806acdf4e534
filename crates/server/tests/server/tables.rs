//! Tables as people use them: making, joining, playing, taking back, handing over, ending.

use crate::support;

use std::sync::Arc;
use std::time::Duration;

use room::wire::http::{CreateTable, NewSeat};
use room::wire::{Code, Command, Message, News, Options, Query, Signal, Stage};
use stolik_server::store::{Sqlite, Store};
use stolik_server::{Clock, Config};
use support::Folder;
use support::client::{Client, TestServer, bot, gambit, key, person, quick, seat, skakanie};
use table::shuffle::Seed;

async fn store() -> (Folder, Arc<dyn Store>) {
    let folder = Folder::new();
    let store = Sqlite::open(&folder.join("db")).await.unwrap();
    (folder, Arc::new(store))
}

fn first(legal: &[String]) -> String {
    legal[0].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_both_games_against_bots_to_the_end_and_the_log_verifies() {
    let (_folder, store) = store().await;
    let server = TestServer::start(quick(), store).await;
    for table in [gambit(vec![person("Ola"), bot("casual")]), skakanie(vec![bot("strong"), person("Ola")])] {
        let created = server.create(&table).await;
        let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
        let mut ola = Client::join(server.address, &created.table, &keys, "ola").await;
        assert_eq!(ola.state().info.stage, Stage::Lobby);
        assert!(ola.state().view.is_none(), "nobody sees a card before the start");
        let own = ola.state().you.seats[0].seat;
        let log = format!("/api/v1/tables/{}/log", created.table);
        ola.ready(own).await;
        assert_eq!(server.get(&log).await.0, 409, "a running game has no log to show");
        ola.play(first).await;
        assert!(ola.state().info.seed.is_some() && ola.state().info.outcome.is_some());
        let (status, text) = server.get(&log).await;
        assert_eq!(status, 200, "{text}");
        verify(&text);
        told_again(&mut ola).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_rehearsal_the_same_doings_give_the_same_game() {
    let (_folder, store) = store().await;
    let rehearsal = Some(Seed::from_phrase("rehearsal"));
    let server = TestServer::start(Config { rehearsal, ..quick() }, store).await;
    for table in [gambit(vec![person("Ola"), bot("master")]), skakanie(vec![bot("master"), person("Ola")])] {
        let mut logs = Vec::new();
        for _ in 0..2 {
            let created = server.create(&table).await;
            let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
            let mut ola = Client::join(server.address, &created.table, &keys, "ola").await;
            let own = ola.state().you.seats[0].seat;
            ola.ready(own).await;
            ola.play(first).await;
            let log = server.get(&format!("/api/v1/tables/{}/log", created.table)).await.1;
            // Who of two that plan at once is first is chance, and changes nothing but the order of lines.
            let done =
                |line: &&str| ["A ", "B ", "* ", "result "].iter().any(|start| line.starts_with(start));
            let mut lines: Vec<String> = log.lines().filter(done).map(str::to_owned).collect();
            assert!(lines.len() > 20, "{log}");
            lines.sort();
            logs.push(lines);
        }
        assert_eq!(logs[0], logs[1]);
    }
    server.stop().await;
}

/// What happened is told again as it was told.
async fn told_again(client: &mut Client) {
    client.query(Query::Past { since: None }).await;
    client.until(|message| matches!(message, Message::Past { .. })).await;
    let heard = client.heard.iter().map(|text| serde_json::from_str(text).unwrap());
    let (mut told, mut again) = (Vec::new(), None);
    for message in heard {
        match message {
            Message::Changed { version, news, happened, .. } => told.push((version, news, happened)),
            Message::Past { version, changes, start, .. } => again = Some((version, changes, start)),
            _ => {}
        }
    }
    let (version, changes, start) = again.unwrap();
    assert!(start.is_some() && version == client.version);
    assert_eq!(changes.len() as u64, version + 1);
    assert!(told.len() > 20);
    for (version, news, happened) in told {
        let (change, news) =
            (&changes[version as usize], news.map_or_else(Vec::new, |news| news.read().unwrap()));
        assert_eq!((&change.news, &change.happened), (&news, &happened), "change {version}");
        let taken_back = news.iter().any(|one| matches!(one, News::Undone { .. }));
        assert_eq!(change.view.is_some(), taken_back, "change {version}");
    }
}

fn verify(text: &str) {
    let shuffles = if text.starts_with("stolik 1 gambit") {
        text.parse::<table::Log<gambit::Gambit>>().unwrap().verify().unwrap().shuffles
    } else {
        text.parse::<table::Log<skakanie::Skakanie>>().unwrap().verify().unwrap().shuffles
    };
    assert!(matches!(shuffles, table::Shuffles::Checked(_)), "{shuffles:?}");
}

/// Two people, each on a device of their own, in a game of Gambit that has begun.
async fn two(server: &TestServer) -> (String, Client, Client) {
    let created = server.create(&gambit(vec![person("Ola"), person("Jan")])).await;
    let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
    let mut ola = Client::join(server.address, &created.table, &keys[..1], "ola").await;
    let mut jan = Client::join(server.address, &created.table, &keys[1..], "jan").await;
    ola.ready(seat("A")).await;
    assert!(ola.state().view.is_none(), "nothing is dealt while somebody is not ready");
    jan.ready(seat("B")).await;
    ola.until(|message| message.news().contains(&News::Started)).await;
    (created.table, ola, jan)
}

/// Does what a seat is asked, by the first legal action that begins so; then both have heard of it.
async fn act(who: &mut Client, other: &mut Client, begins: &str) -> String {
    let (seat, question, legal) = who.question().unwrap_or_else(|| panic!("{begins}: not asked"));
    let action = legal.iter().find(|action| action.starts_with(begins)).unwrap().clone();
    let request = who.act(seat, question, &action);
    let version = who.ask(&request).await.unwrap();
    catch_up(other, version).await;
    action
}

async fn catch_up(client: &mut Client, version: u64) {
    while client.version < version {
        client.next().await.expect("the connection ended");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_seats_one_device_and_is_void_then() {
    let (_folder, store) = store().await;
    let server = TestServer::start(quick(), store).await;
    let created = server.create(&gambit(vec![person("Ola"), NewSeat::Open {}])).await;
    let (table, invitation) = (created.table.as_str(), created.seats[1].clone().unwrap());
    let mut host = Client::join(server.address, table, &[&created.host], "host").await;
    assert!(host.state().you.role.host && host.state().you.seats.is_empty());
    let mut jan = Client::join(server.address, table, &[&invitation], "jan").await;
    assert_eq!(jan.state().you.role.invited, [seat("B")]);
    for bad in ["", "  ", "a\u{202e}b", "much too long a name for anybody"] {
        assert_eq!(jan.sit(&invitation, bad, &key(1)).await, Err((Code::BadName, None)), "{bad:?}");
    }
    assert_eq!(jan.sit(&invitation, "Jan", "short").await, Err((Code::BadText, None)));
    jan.sit(&invitation, " Jan  Kowalski ", &key(1)).await.unwrap();
    assert_eq!(jan.state().you.role.looking, Some(seat("B")));
    assert_eq!(jan.state().info.seats[1].name, "Jan Kowalski");
    // The invitation was used: nobody else comes in by it.
    let mut late = Client::connect(server.address).await;
    table.clone_into(&mut late.table);
    late.query(Query::Join { keys: vec![invitation.clone()] }).await;
    assert!(matches!(late.next().await, Some(Message::Refused { code: Code::NoSuchKey, .. })));
    // The host frees the seat: Jan's device is told, and a new link is valid.
    host.command(Command::Free { seat: seat("B"), new_key: key(2) }).await.unwrap();
    let left = jan.until(|message| matches!(message, Message::Left { .. })).await;
    assert!(matches!(left, Message::Left { code: Code::SeatFreed, .. }));
    let again = Client::join(server.address, table, &[&key(2)], "again").await;
    assert_eq!(again.state().you.role.invited, [seat("B")]);
    // Without the host's key nobody frees or fills seats.
    let mut ola = Client::join(server.address, table, &[created.seats[0].as_deref().unwrap()], "ola").await;
    let place = ola.request(Command::PlaceBot { seat: seat("B"), level: "casual".to_owned() });
    assert_eq!(ola.ask(&place).await, Err((Code::NotHost, None)));
    assert!(host.ask(&place).await.is_ok());
    assert_eq!(host.state().info.seats[1].name, "casual");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn g6_both_plan_at_once_and_a_late_click_is_refused() {
    let (_folder, store) = store().await;
    let server = TestServer::start(quick(), store).await;
    let (_, mut ola, mut jan) = two(&server).await;
    act(&mut ola, &mut jan, "place 1").await;
    act(&mut jan, &mut ola, "place 2").await;
    // Both are asked at the same time; who plans first does not make the other's question old.
    let (ola_seat, ola_question, ola_legal) = ola.question().unwrap();
    let (jan_seat, jan_question, jan_legal) = jan.question().unwrap();
    let first = ola.act(ola_seat, ola_question, &ola_legal[0]);
    ola.ask(&first).await.unwrap();
    // The same request again is done once and acknowledged again.
    assert_eq!(ola.ask(&first).await, Ok(ola.version));
    let change = ola.state().you.seats[0].undo.unwrap();
    ola.command(Command::Undo { seat: ola_seat, change }).await.unwrap();
    let second = jan.act(jan_seat, jan_question, &jan_legal[0]);
    jan.ask(&second).await.unwrap();
    // An answer to the question before the take-back comes too late.
    let late = ola.act(ola_seat, ola_question, &ola_legal[0]);
    assert_eq!(ola.ask(&late).await, Err((Code::StaleQuestion, None)));
    catch_up(&mut ola, jan.version).await;
    act(&mut ola, &mut jan, "plan").await;
    // Planned by both: nobody takes anything back any more.
    assert_eq!(ola.state().you.seats[0].undo, None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_until_the_next_card_is_planned() {
    let (_folder, store) = store().await;
    let server = TestServer::start(quick(), store).await;
    let (_, mut ola, mut jan) = two(&server).await;
    act(&mut ola, &mut jan, "place 1").await;
    act(&mut jan, &mut ola, "place 2").await;
    act(&mut ola, &mut jan, "plan").await;
    act(&mut jan, &mut ola, "plan").await;
    // Jan, the last to place, moves first (G4).
    let before = jan.state().view.clone();
    act(&mut jan, &mut ola, "move").await;
    let change = jan.state().you.seats[0].undo.expect("a move can be taken back");
    let undo = |seat| Command::Undo { seat, change };
    assert_eq!(ola.command(undo(seat("A"))).await, Err((Code::NoUndo, None)), "not by the other");
    jan.command(undo(seat("B"))).await.unwrap();
    assert_eq!(jan.state().view, before, "as if it had not been");
    catch_up(&mut ola, jan.version).await;
    act(&mut jan, &mut ola, "move").await;
    act(&mut jan, &mut ola, "lay").await;
    assert_eq!(jan.state().you.seats[0].undo, None, "a card was drawn");
    for _ in 0..8 {
        act(&mut ola, &mut jan, "").await;
        act(&mut ola, &mut jan, "lay").await;
        act(&mut jan, &mut ola, "").await;
        act(&mut jan, &mut ola, "lay").await;
    }
    told_again(&mut ola).await;
    told_again(&mut jan).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_moves_to_another_device_to_a_bot_and_back() {
    let (_folder, store) = store().await;
    let server = TestServer::start(quick(), store).await;
    let (table, mut ola, mut jan) = two(&server).await;
    ola.command(Command::Offer { seat: seat("A"), new_key: key(7) }).await.unwrap();
    assert_eq!(ola.state().you.role.looking, Some(seat("A")), "an offer alone takes nothing away");
    let mut phone = Client::join(server.address, &table, &[&key(7)], "phone").await;
    let hidden = serde_json::to_string(phone.state()).unwrap();
    assert!(
        phone.state().you.seats.is_empty() && !hidden.contains("\"cards\":\""),
        "not before it sits: {hidden}"
    );
    phone.sit(&key(7), "Ola", &key(8)).await.unwrap();
    assert_eq!(phone.state().you.role.looking, Some(seat("A")));
    assert!(matches!(
        ola.until(|message| matches!(message, Message::Left { .. })).await,
        Message::Left { code: Code::SeatMoved, .. }
    ));
    catch_up(&mut jan, phone.version).await;
    // A bot plays for Ola until she comes back.
    let stand_in =
        |level: Option<&str>| Command::StandIn { seat: seat("A"), level: level.map(ToOwned::to_owned) };
    phone.command(stand_in(Some("beginner"))).await.unwrap();
    while phone.state().status.waiting.contains(&seat("A")) {
        phone.next().await.unwrap();
    }
    assert_eq!(jan.command(stand_in(None)).await, Err((Code::NotYourSeat, None)));
    phone.command(stand_in(None)).await.unwrap();
    assert_eq!(phone.state().info.seats[0].stand_in, None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_who_is_away_and_lots_are_drawn_by_the_server() {
    let (_folder, store) = store().await;
    let server = TestServer::start(quick(), store).await;
    let created = server.create(&gambit(vec![person("Ola"), person("Jan")])).await;
    let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
    let mut host = Client::join(server.address, &created.table, &[&created.host], "host").await;
    host.command(Command::DrawLots {}).await.unwrap();
    let mut ola = Client::join(server.address, &created.table, &keys[..1], "ola").await;
    let mut jan = Client::join(server.address, &created.table, &keys[1..], "jan").await;
    let [hers, his] = [&ola, &jan].map(|client| client.state().you.seats[0].seat);
    ola.ready(hers).await;
    jan.ready(his).await;
    let bot = Command::StandIn { seat: hers, level: Some("casual".to_owned()) };
    assert_eq!(jan.command(bot.clone()).await, Err((Code::NotYourSeat, None)), "Ola is there");
    ola.leave().await.unwrap();
    jan.until(|message| matches!(message, Message::Present { online, .. } if !online.contains(&hers))).await;
    jan.command(bot).await.unwrap();
    assert!(jan.state().info.seats.iter().any(|info| info.seat == hers && info.stand_in.is_some()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_device_holds_all_seats_and_looks_with_one_pair_of_eyes() {
    let (_folder, store) = store().await;
    let server = TestServer::start(quick(), store).await;
    let created = server.create(&gambit(vec![person("Ola"), person("Jan"), person("Ewa")])).await;
    let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
    let mut device = Client::join(server.address, &created.table, &keys, "device").await;
    for letter in ["A", "B", "C"] {
        device.ready(seat(letter)).await;
    }
    while !device.is_over() {
        let state = device.state();
        let Some(asked) = state.status.waiting.first().copied() else { panic!("nobody is asked") };
        if state.you.role.looking != Some(asked) {
            let seen = serde_json::to_string(&state.view).unwrap();
            let own = state.you.role.looking.map_or(0, |_| 1);
            assert_eq!(seen.matches("\"cards\":\"").count(), own, "only one hand at a time: {seen}");
            device.query(Query::Look { seat: Some(asked) }).await;
            device.until(|message| matches!(message, Message::Synced { .. })).await;
        }
        let (seat, question, legal) = device.question().unwrap();
        let request = device.act(seat, question, &legal[legal.len() / 2]);
        device.ask(&request).await.unwrap();
    }
    // In the end everything is open to everybody.
    let seen = serde_json::to_string(&device.state().view).unwrap();
    assert_eq!(seen.matches("\"cards\":\"").count(), 3, "{seen}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn g17_all_agree_to_end_bots_too_and_a_rematch_rotates_who_places_first() {
    let (_folder, store) = store().await;
    let server = TestServer::start(quick(), store).await;
    let (_, mut ola, mut jan) = two(&server).await;
    let vote = |seat| Command::Vote { seat, agree: true };
    assert_eq!(ola.command(vote(seat("A"))).await, Err((Code::Rule, Some("G17".to_owned()))));
    act(&mut ola, &mut jan, "place 1").await;
    act(&mut jan, &mut ola, "place 2").await;
    act(&mut ola, &mut jan, "plan").await;
    act(&mut jan, &mut ola, "plan").await;
    while !ola.state().status.may_agree {
        let (who, other) = if ola.question().is_some() { (&mut ola, &mut jan) } else { (&mut jan, &mut ola) };
        act(who, other, "").await;
    }
    ola.command(vote(seat("A"))).await.unwrap();
    assert_eq!(ola.state().status.votes, [seat("A")]);
    jan.command(vote(seat("B"))).await.unwrap();
    catch_up(&mut ola, jan.version).await;
    assert!(ola.is_over() && ola.state().info.ended_by_agreement);
    // Both ask for a rematch at the same time: there is one, and nobody is refused.
    let mut found = Vec::new();
    for client in [&mut ola, &mut jan] {
        client.command(Command::Rematch {}).await.unwrap();
        found.push(client.state().info.rematch.clone().unwrap());
    }
    assert_eq!(found[0], found[1]);
    let Options::Gambit(options) = ola.state().info.options.read().unwrap() else { panic!() };
    assert_eq!(options.oldest, seat("A"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn s5_moves_are_taken_back_to_the_last_piece_turned_up_and_pointing_is_for_skakanie() {
    let (_folder, store) = store().await;
    let server = TestServer::start(quick(), store).await;
    let created = server.create(&skakanie(vec![person("Ola")])).await;
    let table = created.table.clone();
    let mut ola = Client::join(server.address, &table, &[created.seats[0].as_deref().unwrap()], "ola").await;
    ola.ready(seat("A")).await;
    let step = async |ola: &mut Client, begins: &str| {
        let (seat, question, legal) = ola.question().unwrap();
        let action = legal.iter().find(|action| action.starts_with(begins)).unwrap().clone();
        let request = ola.act(seat, question, &action);
        ola.ask(&request).await.unwrap();
    };
    step(&mut ola, "corner").await;
    let start = ola.state().view.clone();
    step(&mut ola, "move").await;
    step(&mut ola, "move").await;
    for _ in 0..2 {
        let change = ola.state().you.seats[0].undo.expect("walking shows nothing");
        ola.command(Command::Undo { seat: seat("A"), change }).await.unwrap();
    }
    assert_eq!(ola.state().view, start);
    step(&mut ola, "take").await;
    assert_eq!(ola.state().you.seats[0].undo, None, "a piece was turned up");
    ola.signal(Signal::Point { seat: seat("A"), stack: 7 }).await;
    let pointed = ola.until(|message| matches!(message, Message::Pointed { .. })).await;
    assert!(matches!(pointed, Message::Pointed { stack: 7, .. }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_when_the_time_is_up() {
    let (_folder, store) = store().await;
    let server = TestServer::start(quick(), store).await;
    let mut table = gambit(vec![person("Ola"), bot("beginner")]);
    table.clock = Some(5);
    let created = server.create(&table).await;
    let mut ola =
        Client::join(server.address, &created.table, &[created.seats[0].as_deref().unwrap()], "ola").await;
    ola.ready(seat("A")).await;
    assert!(ola.state().status.time_left.is_some_and(|left| left <= 5000));
    ola.until(stood_in).await;
    // The bot plays on for her to the end.
    while !ola.is_over() {
        ola.next().await.unwrap();
    }
    server.stop().await;
}

/// The time of a question that is stored is that of the clock its server had then, which may have been hours off.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_set_anew_moves_nobodys_time() {
    let folder = Folder::new();
    let server = async |hours: i64| {
        let clock = Clock::starting_at(1_800_000_000_000 + hours * 3_600_000);
        let store = Sqlite::open(&folder.join("db")).await.unwrap();
        TestServer::start(Config { clock, ..quick() }, Arc::new(store)).await
    };
    let first = server(0).await;
    let table = CreateTable { clock: Some(600), ..gambit(vec![person("Ola"), person("Jan")]) };
    let created = first.create(&table).await;
    let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
    let mut both = Client::join(first.address, &created.table, &keys, "both").await;
    both.ready(seat("A")).await;
    both.ready(seat("B")).await;
    first.stop().await;
    for hours in [2, -2] {
        let server = server(hours).await;
        let both = Client::join(server.address, &created.table, &keys, "both").await;
        assert!(both.state().status.time_left.is_some_and(|left| left <= 600_000), "nobody has more time");
        // Clocks that ring ring before anybody is answered again.
        let mut again = Client::join(server.address, &created.table, &keys, "both").await;
        again.query(Query::Sync {}).await;
        again.until(|message| matches!(message, Message::Synced { .. })).await;
        let seats = &again.state().info.seats;
        assert!(seats.iter().all(|seat| seat.stand_in.is_none()), "or less: {hours} hours");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_time_runs_at_a_free_seat_and_who_sits_down_has_all_of_it() {
    let (_folder, store) = store().await;
    let server = TestServer::start(quick(), store).await;
    let timed = |seats| CreateTable { clock: Some(5), ..gambit(seats) };
    let created = server.create(&timed(vec![person("Ola"), person("Jan")])).await;
    let table = created.table.as_str();
    let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
    let mut jan = Client::join(server.address, table, &[keys[0], keys[1], &created.host], "jan").await;
    jan.ready(seat("A")).await;
    jan.ready(seat("B")).await;
    assert_eq!(jan.state().status.waiting, [seat("A")]);
    let freed = jan.command(Command::Free { seat: seat("A"), new_key: key(1) }).await.unwrap();
    assert_eq!(jan.state().status.time_left, None, "the table waits for somebody to sit down");
    // A clock that began later has rung: this one would have, too.
    let other = server.create(&timed(vec![person("Ewa"), bot("beginner")])).await;
    let own = other.seats[0].as_deref().unwrap();
    let mut ewa = Client::join(server.address, &other.table, &[own], "ewa").await;
    ewa.ready(seat("A")).await;
    ewa.until(stood_in).await;
    jan.query(Query::Sync {}).await;
    jan.until(|message| matches!(message, Message::Synced { .. })).await;
    assert_eq!(jan.version, freed, "nothing was written");
    let mut new = Client::join(server.address, table, &[&key(1)], "new").await;
    new.sit(&key(1), "Nowa", &key(2)).await.unwrap();
    assert_eq!(new.state().status.time_left, None, "she asks for a seat that was freed in mid-game");
    jan.command(Command::AnswerClaim { seat: seat("A"), accept: true }).await.unwrap();
    new.until(|message| message.news().iter().any(|one| matches!(one, News::Sat { .. }))).await;
    assert!(new.state().status.time_left.is_some_and(|left| left > 0), "her time begins now");
    new.until(stood_in).await;
    server.stop().await;
}

/// A freed seat goes to who asks for it when nobody says no in time; whoever had it is told, and can until then.
#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_a_freed_seat_waits_for_a_no() {
    let (_folder, store) = store().await;
    let config = Config { objection: Duration::from_millis(200), ..quick() };
    let server = TestServer::start(config, store).await;
    let created = server.create(&gambit(vec![person("Ola"), person("Jan")])).await;
    let table = created.table.as_str();
    let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
    let mut ola = Client::join(server.address, table, &[keys[0]], "ola").await;
    let mut host = Client::join(server.address, table, &[keys[1], &created.host], "host").await;
    ola.ready(seat("A")).await;
    host.ready(seat("B")).await;
    let a = seat("A");
    for (number, says_no) in [(1, true), (3, false)] {
        host.command(Command::Free { seat: a, new_key: key(number) }).await.unwrap();
        let mut eve = Client::join(server.address, table, &[&key(number)], "eve").await;
        if says_no {
            ola.command(Command::AnswerClaim { seat: a, accept: false }).await.unwrap();
            // Her invitation opens nothing any more, so she was sent away.
            assert_eq!(eve.sit(&key(number), "Eve", &key(number + 1)).await, Err((Code::NotJoined, None)));
            assert_eq!(ola.state().you.seats.len(), 1, "she has it again");
            continue;
        }
        eve.sit(&key(number), "Eve", &key(number + 1)).await.unwrap();
        assert!(eve.state().you.seats.is_empty() && eve.state().you.role.claimed == [a]);
        let asked =
            |message: &Message| message.news().contains(&News::Claimed { seat: a, name: "Eve".to_owned() });
        ola.until(asked).await;
        let sat = |message: &Message| message.news().contains(&News::Sat { seat: a, name: "Eve".to_owned() });
        host.until(sat).await;
        eve.until(sat).await;
        assert_eq!(eve.state().you.role.looking, Some(a));
        let left = |message: &Message| matches!(message, Message::Left { code: Code::SeatMoved, .. });
        ola.until(left).await;
    }
    server.stop().await;
}

fn stood_in(message: &Message) -> bool {
    message.news().iter().any(|news| matches!(news, News::StoodIn { clock: true, .. }))
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_leave_memory_and_come_back_as_they_were() {
    let (_folder, store) = store().await;
    let config = stolik_server::Config { idle: std::time::Duration::from_millis(1), ..quick() };
    let server = TestServer::start(config, store).await;
    let created = server.create(&gambit(vec![person("Ola"), bot("casual")])).await;
    let own = created.seats[0].clone().unwrap();
    let mut before = None;
    let mut joins = 0;
    loop {
        let mut ola = Client::join(server.address, &created.table, &[&own], &format!("ola{joins}")).await;
        joins += 1;
        if before.is_none() {
            ola.ready(seat("A")).await;
        }
        if ola.is_over() {
            break;
        }
        while ola.question().is_none() && !ola.is_over() {
            ola.next().await.unwrap();
        }
        if let Some((at, question, legal)) = ola.question() {
            let request = ola.act(at, question, &legal[0]);
            ola.ask(&request).await.unwrap();
        }
        before = Some(ola.version);
        drop(ola);
        // Gone when the last one has left; the gauge says so.
        while !server.get("/metrics").await.1.contains("\nstolik_rooms 0\n") {
            tokio::task::yield_now().await;
        }
    }
    let mine = format!(r#"{{"tables":[{{"table":"{}","keys":["{own}"]}}]}}"#, created.table);
    let (status, body) = server.post("/api/v1/mine", &mine).await;
    assert!(status == 200 && body.contains(r#""stage":"over""#), "{body}");
    server.stop().await;
}
