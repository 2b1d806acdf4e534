//! Notices by e-mail: nobody is written to who did not say yes, nobody is flooded, and mail servers that fail, hang, lie and are slow lose
//! nothing and hold nobody up.

use crate::notices::{Begun, act, ask, catch_up, impatient, sent, server, silent, two, until_asked};
use crate::support;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use lab::client::post;
use room::wire::http::NoticeState;
use serde_json::{Value, json};
use stolik_server::store;
use stolik_server::{MailAddress, MailConfig, NoticeConfig, Rate, Smtp};
use support::Folder;
use support::client::{Client, TestServer};
use support::mail_server::{Heard, MailServer};
use support::postgres::Cluster;
use support::receiver::Receiver;

/// The secrets of two devices.
const PASS: &str = "AAAAAAAAAAAAAAAAAAAAAA";
const OTHER_PASS: &str = "AAAAAAAAAAAAAAAAAAAAAQ";

/// Mails by this server, as quick as it can be.
fn mailing(mails: &MailServer, notices: NoticeConfig) -> NoticeConfig {
    let smtp = Smtp::read(&format!("smtp://{}", mails.address), None).unwrap();
    let from = MailAddress::read("stolik@table.example").unwrap();
    let (patience, asks) = (Duration::from_millis(500), Rate { burst: 1e9, per_second: 1.0 });
    NoticeConfig { mail: Some(MailConfig { patience, asks, ..MailConfig::new(smtp, from) }), ..notices }
}

fn to(address: &str, pass: &str) -> Value {
    json!({ "email": { "address": address, "pass": pass } })
}

async fn wish(table: &Begun, server: &TestServer, address: &str) {
    let (status, answer) = table.subscribe(server, to(address, PASS)).await;
    assert_eq!(status, 201, "{answer}");
}

async fn follow(server: &TestServer, token: &str, answer: Option<&str>) -> Value {
    let (status, said) = ask(server, "/api/v1/mail", &json!({ "token": token, "answer": answer })).await;
    assert_eq!(status, 200, "{said}");
    said
}

async fn states(table: &Begun, server: &TestServer) -> Vec<(NoticeState, String)> {
    table.list(server).await.on.into_iter().map(|one| (one.state, one.shown)).collect()
}

/// Somebody at a table who has said yes to mails, and whose turn it is not.
async fn confirmed(server: &TestServer, mails: &mut MailServer, address: &str) -> Begun {
    let table = Begun::new(server, &two(), None).await;
    wish(&table, server, address).await;
    if states(&table, server).await[0].0 == NoticeState::Asked {
        let question = mails.next().await;
        assert_eq!(question.to, address);
        assert_eq!(follow(server, &question.token(), Some("yes")).await["state"], "on");
    }
    table
}

/// Ola's next turn comes, after she was there for this one.
async fn another_turn(table: &mut Begun, server: &TestServer) {
    let mut ola = Client::join(server.address, &table.created.table, &[table.key()], "ola").await;
    while ola.question().is_some() {
        act(&mut ola).await;
    }
    drop(ola);
    until_asked(&mut table.jan).await;
    table.hand_over().await;
}

/// By a mail program that has no key; a second one changes nothing.
async fn one_click_ends_it(server: &TestServer, table: &Begun, mail: &Heard) {
    assert_eq!(mail.head("List-Unsubscribe-Post").unwrap(), "List-Unsubscribe=One-Click");
    let stop = mail.head("List-Unsubscribe").unwrap();
    let path = stop.strip_prefix("<https://table.example").unwrap().strip_suffix('>').unwrap();
    assert!(mail.part("text/plain").contains(path) && mail.part("text/html").contains(path));
    let stopping = path.rsplit('/').next().unwrap();
    assert_eq!(
        follow(server, stopping, None).await,
        json!({ "asks": false, "state": "on", "shown": "O…@example.org" })
    );
    for _ in 0..2 {
        assert_eq!(post(server.address, path, "List-Unsubscribe=One-Click").await.unwrap().status, 200);
    }
    assert_eq!(states(table, server).await, []);
    assert_eq!(follow(server, stopping, None).await["state"], "off");
    assert_eq!(post(server.address, "/mail/none", "List-Unsubscribe=One-Click").await.unwrap().status, 404);
}

async fn nothing_comes_but_a_question_until_its_answer(place: &str) {
    let mut mails = MailServer::start().await;
    let server = server(place, 0, mailing(&mails, impatient())).await;
    let mut table = Begun::new(&server, &two(), None).await;
    wish(&table, &server, "Ola@example.org").await;
    let question = mails.next().await;
    assert_eq!(question.head("From").unwrap(), "Stolik <stolik@table.example>");
    assert_eq!(question.head("To").unwrap(), "Ola@example.org");
    assert_eq!(question.head("Subject").unwrap(), "Confirm your address for table.example");
    assert_eq!(question.head("Auto-Submitted").unwrap(), "auto-generated");
    // Nothing that who asked for it has written is in it, and no secret of the table.
    for secret in ["Ola ", "Jan", &*table.created.table, table.key(), &*table.created.host] {
        assert!(!question.part("text/plain").contains(secret), "{secret}");
        assert!(!question.part("text/html").contains(secret), "{secret}");
    }
    let asked = vec![(NoticeState::Asked, "O…@example.org".to_owned())];
    assert_eq!(states(&table, &server).await, asked);
    // It is her turn, and whoever only looks at the link has not said yes: another one's mail is the next.
    table.hand_over().await;
    let token = question.token();
    server.get(&format!("/mail/{token}")).await;
    assert_eq!(
        follow(&server, &token, None).await,
        json!({ "asks": true, "state": "asked", "shown": "O…@example.org" })
    );
    let mut other = confirmed(&server, &mut mails, "eva@example.org").await;
    other.hand_over().await;
    assert_eq!(mails.next().await.to, "eva@example.org");
    // The yes, and then the call that could not be made.
    assert_eq!(follow(&server, &token, Some("yes")).await["state"], "on");
    assert_eq!(states(&table, &server).await[0].0, NoticeState::On);
    let call = mails.next().await;
    let link = format!("https://table.example/t/{}", table.created.table);
    assert_eq!(
        (call.to.as_str(), call.head("Subject").unwrap().as_str()),
        ("Ola@example.org", "Gambit with Jan: it is your turn.")
    );
    for part in ["text/plain", "text/html"] {
        assert!(
            call.part(part).contains(&link) && !call.part(part).contains(&format!("{link}#")),
            "{}",
            call.part(part)
        );
        assert!(!call.part(part).contains(table.key()));
    }
    another_turn(&mut table, &server).await;
    let second = mails.next().await;
    assert_ne!(call.head("Message-ID"), second.head("Message-ID"));
    one_click_ends_it(&server, &table, &second).await;
    another_turn(&mut table, &server).await;
    another_turn(&mut other, &server).await;
    assert_eq!(mails.next().await.to, "eva@example.org");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_nothing_comes_but_a_question_until_its_answer() {
    let folder = Folder::new();
    nothing_comes_but_a_question_until_its_answer(&folder.name("stolik.db")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_nothing_comes_but_a_question_until_its_answer() {
    let cluster = Cluster::new();
    nothing_comes_but_a_question_until_its_answer(&cluster.database()).await;
}

/// The device that had an address confirmed needs no second time at another table; another device does, and who holds the same seat gains nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_device_confirms_an_address_once() {
    let folder = Folder::new();
    let mut mails = MailServer::start().await;
    let server = server(&folder.name("stolik.db"), 0, mailing(&mails, impatient())).await;
    let waiting = Begun::new(&server, &two(), None).await;
    let table = Begun::new(&server, &two(), None).await;
    wish(&table, &server, "ola@example.org").await;
    let question = mails.next().await;
    // One question is for all tables, also those that come later.
    wish(&waiting, &server, "ola@example.org").await;
    assert_eq!(states(&waiting, &server).await[0].0, NoticeState::Asked);
    follow(&server, &question.token(), Some("yes")).await;
    for one in [&table, &waiting, &confirmed(&server, &mut mails, "OLA@example.org").await] {
        assert_eq!(states(one, &server).await[0].0, NoticeState::On);
    }
    let elsewhere = Begun::new(&server, &two(), None).await;
    for pass in [OTHER_PASS, PASS] {
        // With another pass at the same seat nothing changes there, and it does not become the pass of this address.
        assert_eq!(table.subscribe(&server, to("ola@example.org", OTHER_PASS)).await.0, 201);
        assert_eq!(elsewhere.subscribe(&server, to("ola@example.org", pass)).await.0, 201);
        let wanted = if pass == PASS { NoticeState::On } else { NoticeState::Asked };
        assert_eq!(states(&elsewhere, &server).await[0].0, wanted);
        if pass == OTHER_PASS {
            assert_eq!(mails.next().await.to, "ola@example.org");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_flooded() {
    let folder = Folder::new();
    let place = folder.name("stolik.db");
    let mut mails = MailServer::start().await;
    let config = mailing(&mails, impatient());
    let first = server(&place, 0, config.clone()).await;
    let table = Begun::new(&first, &two(), None).await;
    // Three in a day to one mailbox, whatever its owner's own mark; switching it off in between does not help.
    for number in 0..6 {
        let (status, answer) = table.subscribe(&first, to(&format!("ola+{number}@example.org"), PASS)).await;
        assert_eq!(status, if number < 3 { 201 } else { 429 }, "{answer}");
        for one in table.list(&first).await.on {
            let off = json!({ "table": table.created.table, "keys": [table.key()], "off": one.id });
            assert_eq!(ask(&first, "/api/v1/notices/list", &off).await.1, json!({ "on": [] }));
        }
    }
    // Who says no is not asked again, not even the next day.
    wish(&table, &first, "jan@example.org").await;
    let question = loop {
        let heard = mails.next().await;
        if heard.to == "jan@example.org" {
            break heard;
        }
    };
    let said = follow(&first, &question.token(), Some("no")).await;
    assert_eq!(said, json!({ "asks": true, "state": "off", "shown": "j…@example.org" }));
    assert_eq!(states(&table, &first).await, []);
    assert_eq!(follow(&first, &question.token(), Some("yes")).await["state"], "off");
    first.stop().await;
    // From one place on the network only so many can be asked for.
    let mut few = config;
    few.mail.as_mut().unwrap().asks = Rate { burst: 3.0, per_second: 1e-9 };
    let next_day = server(&place, 25, few).await;
    let asked = [
        ("jan+x@example.org", 429),
        ("ola@example.org", 201),
        ("eva@example.org", 201),
        ("ada@example.org", 429),
    ];
    for (address, status) in asked {
        assert_eq!(table.subscribe(&next_day, to(address, PASS)).await.0, status, "{address}");
    }
    next_day.stop().await;
}

/// What was not confirmed in time is nowhere any more.
#[tokio::test(flavor = "multi_thread")]
async fn questions_expire() {
    let folder = Folder::new();
    let place = folder.name("stolik.db");
    let mut mails = MailServer::start().await;
    let first = server(&place, 0, mailing(&mails, impatient())).await;
    let table = Begun::new(&first, &two(), None).await;
    wish(&table, &first, "ola@example.org").await;
    let question = mails.next().await;
    first.stop().await;
    let later = server(&place, 25, mailing(&mails, impatient())).await;
    let said = follow(&later, &question.token(), Some("yes")).await;
    assert_eq!(said, json!({ "asks": true, "state": "off", "shown": "" }));
    let mut every = tokio::time::interval(Duration::from_millis(5));
    while !table.list(&later).await.on.is_empty() {
        every.tick().await;
    }
    later.stop().await;
}

/// However the mail server behaves: what it did not take comes again, with the same id, and what it took does not.
#[tokio::test(flavor = "multi_thread")]
async fn mail_servers_that_fail_hang_and_lie_get_it_again() {
    let folder = Folder::new();
    let mut mails = MailServer::start().await;
    let server = server(&folder.name("stolik.db"), 0, mailing(&mails, impatient())).await;
    // How often each is heard of at least; the question whether mails may come is treated like any other.
    let wanted = BTreeMap::from([
        ("rcpt-450x2-busy@example.org", 3),
        ("data-451x2-full@example.org", 3),
        ("data-554x1-spam@example.org", 1),
        ("hangx1@example.org", 2),
        ("losex1@example.org", 2),
        ("nonsensex1@example.org", 2),
        ("closex2@example.org", 1),
        ("fine@example.org", 1),
    ]);
    let mut tables = Vec::new();
    for address in wanted.keys() {
        let table = Begun::new(&server, &two(), None).await;
        wish(&table, &server, address).await;
        tables.push(table);
    }
    let mut heard: BTreeMap<String, Vec<Heard>> = BTreeMap::new();
    while wanted.iter().any(|(to, count)| heard.get(*to).map_or(0, Vec::len) < *count) {
        let one = mails.next().await;
        heard.entry(one.to.clone()).or_default().push(one);
    }
    for (to, all) in &heard {
        let ids: BTreeSet<_> = all.iter().filter_map(|one| one.head("Message-ID")).collect();
        assert_eq!((ids.len(), all.len()), (1, wanted[to.as_str()]), "{to}");
    }
    // Nothing was lost or comes twice: each can be confirmed, and is called once.
    for table in &mut tables {
        let address = states(table, &server).await[0].1.clone();
        assert!(states(table, &server).await[0].0 == NoticeState::Asked, "{address}");
    }
    for all in heard.values().filter(|all| !all.last().unwrap().raw.is_empty()) {
        follow(&server, &all.last().unwrap().token(), Some("yes")).await;
    }
    for table in &mut tables {
        table.hand_over().await;
    }
    let mut called = BTreeSet::new();
    while called.len() < wanted.len() {
        let one = mails.next().await;
        assert!(called.insert(one.to.clone()), "{} was told twice", one.to);
    }
    server.stop().await;
}

/// No such recipient: the address is told nothing any more, at no table, and of it little is kept.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_takes_nothing_is_dropped() {
    let folder = Folder::new();
    let place = folder.name("stolik.db");
    let mut mails = MailServer::start().await;
    let server = server(&place, 0, mailing(&mails, impatient())).await;
    let never = Begun::new(&server, &two(), None).await;
    wish(&never, &server, "rcpt-550-never@example.org").await;
    let refused = vec![(NoticeState::Refused, "r…@example.org".to_owned())];
    let mut every = tokio::time::interval(Duration::from_millis(5));
    while states(&never, &server).await != refused {
        every.tick().await;
    }
    assert_eq!(mails.next().await.raw, "", "it was not said");
    // One that was confirmed and is gone later.
    let address = "gone@example.org";
    let (mut one, other) =
        (confirmed(&server, &mut mails, address).await, confirmed(&server, &mut mails, address).await);
    mails.refuse(address, 550);
    one.hand_over().await;
    let refused = vec![(NoticeState::Refused, "g…@example.org".to_owned())];
    while (states(&one, &server).await, states(&other, &server).await) != (refused.clone(), refused.clone()) {
        every.tick().await;
    }
    server.stop().await;
    let store = store::open(&place).await.unwrap();
    let kept = store.subscriptions(&one.created.table).await.unwrap();
    assert!(kept.iter().all(|one| !one.target.contains(address) && one.expires.is_some()), "{kept:?}");
}

/// Two servers take what is due: each mail goes out once. One that died after taking is acted for, by the same id.
#[tokio::test(flavor = "multi_thread")]
async fn of_several_servers_one_writes_and_a_dead_one_is_acted_for() {
    let cluster = Cluster::new();
    let place = cluster.database();
    let mut mails = MailServer::start().await;
    let making = server(&place, 0, mailing(&mails, impatient())).await;
    let mut tables = Vec::new();
    for number in 0..8 {
        let address =
            if number == 0 { "slow@example.org".to_owned() } else { format!("{number}@example.org") };
        let table = Begun::new(&making, &two(), None).await;
        wish(&table, &making, &address).await;
        let question = mails.next().await;
        mails.let_go();
        follow(&making, &question.token(), Some("yes")).await;
        tables.push(table);
    }
    making.stop().await;
    let writing = server(&place, 0, mailing(&mails, silent())).await;
    for table in &mut tables {
        let jan = table.created.seats[1].clone().unwrap();
        table.jan = Client::join(writing.address, &table.created.table, &[&jan], "jan").await;
        catch_up(&mut table.jan).await;
        table.hand_over().await;
    }
    writing.stop().await;
    let mut patient = mailing(&mails, impatient());
    patient.mail.as_mut().unwrap().patience = Duration::from_hours(1);
    let (one, other) = tokio::join!(server(&place, 1, patient.clone()), server(&place, 1, patient));
    let (mut called, mut slow) = (BTreeSet::new(), None);
    while called.len() < 7 || slow.is_none() {
        let heard = mails.next().await;
        if heard.to == "slow@example.org" {
            assert!(slow.replace(heard.head("Message-ID")).is_none(), "one server has it");
        } else {
            assert!(called.insert(heard.to.clone()), "{} was told twice", heard.to);
        }
    }
    sent(&[&one, &other], 7).await;
    one.stop().await;
    other.stop().await;
    let last = server(&place, 2, mailing(&mails, impatient())).await;
    let again = mails.next().await;
    assert_eq!((again.to.as_str(), Some(again.head("Message-ID"))), ("slow@example.org", slow));
    last.stop().await;
}

/// A mail server that does not come to an end holds up neither play nor what goes over the web.
#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_mail_holds_nobody_up() {
    let folder = Folder::new();
    let (mut mails, mut receiver) = (MailServer::start().await, Receiver::start().await);
    let mut config = mailing(&mails, impatient());
    config.mail.as_mut().unwrap().patience = Duration::from_hours(1);
    let server = server(&folder.name("stolik.db"), 0, config).await;
    let mut waiting = Vec::new();
    for number in 0..12 {
        let table = Begun::new(&server, &two(), None).await;
        wish(&table, &server, &format!("slow-{number}@example.org")).await;
        waiting.push(table);
    }
    // As many as go out at a time wait.
    for _ in 0..4 {
        mails.next().await;
    }
    for number in 0..3 {
        let mut table = Begun::new(&server, &two(), None).await;
        table.hook(&server, &receiver.url(&format!("/ok/{number}"))).await;
        table.hand_over().await;
        assert_eq!(receiver.next().await.path, format!("/ok/{number}"));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_address_is_refused() {
    let folder = Folder::new();
    let mails = MailServer::start().await;
    let mailing = server(&folder.name("stolik.db"), 0, mailing(&mails, silent())).await;
    let table = Begun::new(&mailing, &two(), None).await;
    for address in [
        "",
        "ola",
        "ola@example.org\r\nBcc: jan@example.org",
        "ola@localhost",
        "<ola@example.org>",
        "a b@c.de",
    ] {
        let (status, answer) = table.subscribe(&mailing, to(address, PASS)).await;
        assert_eq!((status, &answer["code"]), (400, &json!("bad_target")), "{address}");
    }
    let (status, answer) = table.subscribe(&mailing, to("ola@example.org", "short")).await;
    assert_eq!((status, &answer["code"]), (400, &json!("bad_text")));
    let about: Value = serde_json::from_str(&mailing.get("/api/v1/about").await.1).unwrap();
    assert_eq!(about["notices"]["email"], true);
    for token in ["", "none", &"c".repeat(66)] {
        assert_eq!(follow(&mailing, token, Some("yes")).await["state"], "off");
    }
    mailing.stop().await;
    // Without a mail server there is none of it.
    let bare = server(&folder.name("other.db"), 0, silent()).await;
    let table = Begun::new(&bare, &two(), None).await;
    assert_eq!(table.subscribe(&bare, to("ola@example.org", PASS)).await.1["code"], "bad_target");
    let about: Value = serde_json::from_str(&bare.get("/api/v1/about").await.1).unwrap();
    assert_eq!(about["notices"]["email"], false);
    bare.stop().await;
}
