//! The part of the suite that is about notices.

use std::collections::BTreeSet;

use stolik_server::store::{DueNotice, Lane, Prune, Question, Standing, Store, StoreError, Subscription};
use tokio::task::JoinSet;

use crate::{change, end, open, table};

fn subscription(table: &str, id: &str, device: &str) -> Subscription {
    let [table, id, device] = [table, id, device].map(ToOwned::to_owned);
    let (keys, target, language) = ("k1 k2".to_owned(), "there".to_owned(), "pl".to_owned());
    let (lane, standing) = (Lane::Web, Standing::On);
    Subscription { id, table, keys, device, target, language, question: 3, lane, standing, expires: None }
}

#[allow(clippy::unnecessary_wraps, reason = "this is what is written")]
fn question(number: u64, call: i64, warning: Option<(i64, i64)>) -> Option<Question> {
    Some(Question { number, about: format!("question {number}"), call, warning })
}

/// What is due by this time, by the ids of the subscriptions and whether it is a warning; taken until 50 later.
async fn taken(store: &dyn Store, now: i64) -> Vec<(String, u64, bool)> {
    let taken = store.take_notices(Lane::Web, now, now, now + 50, 100).await.expect("it answers");
    let mut taken: Vec<_> = taken.into_iter().map(|one| (one.to.id, one.to.question, one.warns)).collect();
    taken.sort();
    taken
}

fn at(id: &str, question: u64, warns: bool) -> (String, u64, bool) {
    (id.to_owned(), question, warns)
}

pub(crate) async fn subscriptions_are_kept_and_go_with_their_table(place: String) {
    let (one, other) = (open(&place).await, open(&place).await);
    one.create(table("t"), change(0, "a")).await.expect("it answers");
    one.create(table("u"), change(0, "a")).await.expect("it answers");
    assert_eq!(one.subscribe(&subscription("nowhere", "x", "d"), None).await, Err(StoreError::NoTable));
    one.subscribe(&subscription("t", "a", "phone"), None).await.expect("it answers");
    one.subscribe(&subscription("u", "b", "phone"), None).await.expect("it answers");
    // The same once more is the same one.
    let again = Subscription { language: "it".to_owned(), ..subscription("t", "z", "phone") };
    other.subscribe(&again, None).await.expect("it answers");
    assert_eq!(other.subscriptions("t").await, Ok(vec![Subscription { id: "a".to_owned(), ..again }]));
    let asked = ["t", "u", "nowhere"].map(ToOwned::to_owned);
    let mut counted = one.subscribed(&asked).await.expect("it answers");
    counted.sort();
    assert_eq!(counted, [("t".to_owned(), 1), ("u".to_owned(), 1)]);
    // What a device is to get soon is taken with what is due.
    one.ask("a", 11, question(11, 300, None)).await.expect("it answers");
    one.ask("b", 11, question(11, 305, None)).await.expect("it answers");
    assert_eq!(other.take_notices(Lane::Web, 300, 305, 400, 1).await.expect("it answers").len(), 2);
    // Tables take theirs with them, devices and people theirs.
    one.append("t", end(1, 5)).await.expect("it answers");
    one.prune(Prune::FinishedBefore(i64::MAX), 9).await.expect("it answers");
    assert_eq!(taken(&*one, 500).await, [at("b", 11, false)]);
    one.forget_device("phone").await.expect("it answers");
    assert_eq!(one.subscriptions("u").await, Ok(vec![]));
    one.subscribe(&subscription("u", "c", "laptop"), None).await.expect("it answers");
    one.unsubscribe("c").await.expect("it answers");
    assert_eq!(one.subscriptions("u").await, Ok(vec![]));
    // All have the secret of the first.
    assert_eq!(one.secret("s", "first").await, Ok("first".to_owned()));
    assert_eq!(other.secret("s", "second").await, Ok("first".to_owned()));
}

pub(crate) async fn notices_are_taken_by_one_until_they_are_sent(place: String) {
    let (one, other) = (open(&place).await, open(&place).await);
    one.create(table("t"), change(0, "a")).await.expect("it answers");
    one.subscribe(&subscription("t", "a", "phone"), None).await.expect("it answers");
    // Questions from before the subscription need no call, but a warning.
    one.ask("a", 3, question(3, 10, None)).await.expect("it answers");
    one.ask("a", 3, question(2, 10, None)).await.expect("it answers");
    assert_eq!(taken(&*one, 1000).await, []);
    one.ask("a", 3, question(3, 10, Some((20, 30)))).await.expect("it answers");
    assert_eq!(taken(&*one, 20).await, [at("a", 3, true)]);
    // A new question, with a call and a warning; who is behind changes nothing.
    one.ask("a", 5, question(5, 100, Some((200, 300)))).await.expect("it answers");
    other.ask("a", 4, None).await.expect("it answers");
    other.ask("a", 4, question(4, 90, None)).await.expect("it answers");
    assert_eq!(taken(&*other, 99).await, []);
    let notice = one.take_notices(Lane::Web, 100, 100, 150, 9).await.expect("it answers").remove(0);
    let to = Subscription { question: 5, ..subscription("t", "a", "phone") };
    let about = "question 5".to_owned();
    assert_eq!(notice, DueNotice { to, about, warns: false, deadline: Some(300), tries: 0 });
    assert_eq!(taken(&*other, 149).await, [], "it is the first one's affair");
    // Which dies: it is due again, and then put off once.
    let again = other.take_notices(Lane::Web, 150, 150, 999, 9).await.expect("it answers").remove(0);
    assert_eq!(again, notice);
    other.send_again(&again, 160, 1).await.expect("it answers");
    let again = other.take_notices(Lane::Web, 160, 160, 199, 9).await.expect("it answers").remove(0);
    assert_eq!(again.tries, 1);
    other.sent(&again, 170).await.expect("it answers");
    one.sent(&notice, 171).await.expect("it answers");
    assert_eq!(taken(&*one, 199).await, []);
    assert_eq!(taken(&*one, 200).await, [at("a", 5, true)], "then comes the warning");
    // A call that goes out after the time for the warning needs none.
    one.ask("a", 6, question(6, 400, Some((420, 500)))).await.expect("it answers");
    let late = one.take_notices(Lane::Web, 430, 430, 999, 9).await.expect("it answers").remove(0);
    one.sent(&late, 430).await.expect("it answers");
    assert_eq!(taken(&*one, 5000).await, []);
}

pub(crate) async fn who_is_there_is_not_called(place: String) {
    let (one, other) = (open(&place).await, open(&place).await);
    one.create(table("t"), change(0, "a")).await.expect("it answers");
    one.subscribe(&subscription("t", "a", "phone"), None).await.expect("it answers");
    one.ask("a", 7, question(7, 600, Some((900, 999)))).await.expect("it answers");
    other.postpone("a", 7, 650).await.expect("it answers");
    other.postpone("a", 6, 999).await.expect("it answers");
    assert_eq!(taken(&*one, 649).await, []);
    // Who has seen it is warned all the same.
    other.seen("a", 7, 660).await.expect("it answers");
    assert_eq!(taken(&*one, 899).await, []);
    assert_eq!(taken(&*one, 900).await, [at("a", 7, true)]);
    // A deadline that moves takes its warning with it; when nothing is asked any more nothing is due.
    one.ask("a", 8, question(8, 1000, Some((1100, 1200)))).await.expect("it answers");
    let called = one.take_notices(Lane::Web, 1000, 1000, 1050, 9).await.expect("it answers").remove(0);
    one.sent(&called, 1000).await.expect("it answers");
    one.ask("a", 9, question(8, 1000, Some((1300, 1400)))).await.expect("it answers");
    assert_eq!(taken(&*one, 1299).await, []);
    let warning = one.take_notices(Lane::Web, 1300, 1300, 1350, 9).await.expect("it answers").remove(0);
    one.ask("a", 10, None).await.expect("it answers");
    // One that was taken when it was cancelled does not come back.
    one.sent(&warning, 1310).await.expect("it answers");
    one.send_again(&warning, 1320, 1).await.expect("it answers");
    assert_eq!(taken(&*one, 20_000).await, []);
}

pub(crate) async fn of_many_notices_each_is_taken_once(place: String) {
    let (one, other) = (open(&place).await, open(&place).await);
    for number in 0..40 {
        let (id, device) = (format!("many-{number}"), format!("device {}", number / 2));
        one.create(table(&id), change(0, "a")).await.expect("it answers");
        one.subscribe(&subscription(&id, &id, &device), None).await.expect("it answers");
        one.ask(&id, 4, question(4, 300, None)).await.expect("it answers");
    }
    let mut takers = JoinSet::new();
    for number in 0..16 {
        let store = if number % 2 == 0 { one.clone() } else { other.clone() };
        takers
            .spawn(async move { store.take_notices(Lane::Web, 300, 300, 400, 7).await.expect("it answers") });
    }
    let all: Vec<String> = takers.join_all().await.into_iter().flatten().map(|one| one.to.id).collect();
    assert_eq!((all.len(), all.iter().collect::<BTreeSet<_>>().len()), (40, 40));
}

pub(crate) async fn who_is_asked_first_is_called_when_they_said_yes(place: String) {
    let (one, other) = (open(&place).await, open(&place).await);
    let mail = |table: &str, id: &str| Subscription {
        lane: Lane::Mail,
        standing: Standing::Asked,
        expires: Some(100),
        ..subscription(table, id, "ola")
    };
    for id in ["t", "u"] {
        one.create(table(id), change(0, "a")).await.expect("it answers");
    }
    one.subscribe(&mail("t", "a"), Some(10)).await.expect("it answers");
    one.subscribe(&mail("u", "b"), None).await.expect("it answers");
    // What is asked at the table is nobody's affair yet, and no table counts it.
    one.ask("a", 5, question(5, 1, Some((2, 3)))).await.expect("it answers");
    assert_eq!(one.subscribed(&["t".to_owned()]).await, Ok(vec![]));
    // The question to the owner is due, in a lane of its own, and cancelled by nobody who looks at the table.
    one.ask("a", 9, None).await.expect("it answers");
    one.seen("a", 3, 50).await.expect("it answers");
    one.postpone("a", 3, 50).await.expect("it answers");
    assert_eq!(one.take_notices(Lane::Web, 99, 99, 99, 9).await, Ok(vec![]));
    let asked = other.take_notices(Lane::Mail, 10, 10, 60, 9).await.expect("it answers").remove(0);
    assert_eq!((&asked.to, asked.tries), (&mail("t", "a"), 0));
    assert_eq!(one.take_notices(Lane::Mail, 59, 59, 99, 9).await, Ok(vec![]), "it is the other one's affair");
    other.sent(&asked, 20).await.expect("it answers");
    assert_eq!(one.take_notices(Lane::Mail, 99, 99, 99, 9).await, Ok(vec![]));
    // Too late it cannot be confirmed, in time it can; then it stays as it is, whoever asks again.
    one.confirm("a", 100).await.expect("it answers");
    assert_eq!(one.subscription("a").await, Ok(Some(mail("t", "a"))));
    one.confirm("a", 99).await.expect("it answers");
    let on = Subscription { standing: Standing::On, expires: None, ..mail("t", "a") };
    let thief = Subscription { target: "thief".to_owned(), ..mail("t", "z") };
    other.subscribe(&thief, Some(0)).await.expect("it answers");
    assert_eq!(one.subscriptions_of("ola").await, Ok(vec![on, mail("u", "b")]));
    assert_eq!(one.subscribed(&["t".to_owned(), "u".to_owned()]).await, Ok(vec![("t".to_owned(), 1)]));
    // Before the next question there is still the warning about this one.
    one.ask("a", 3, question(3, 1, Some((25, 29)))).await.expect("it answers");
    let warning = one.take_notices(Lane::Mail, 25, 25, 99, 9).await.expect("it answers").remove(0);
    assert!(warning.warns);
    one.ask("a", 5, question(5, 30, None)).await.expect("it answers");
    assert_eq!(one.take_notices(Lane::Mail, 30, 30, 99, 9).await.expect("it answers").len(), 1);
    // What nobody confirmed goes; so does, for a while, what takes no mail.
    one.forget_expired(100, 0).await.expect("it answers");
    assert_eq!(one.subscription("b").await, Ok(None));
    one.refuse_device("ola", "o…", 200).await.expect("it answers");
    let refused = one.subscription("a").await.expect("it answers").expect("it is there");
    assert_eq!(
        (refused.standing, refused.target.as_str(), refused.expires),
        (Standing::Refused, "o…", Some(200))
    );
    one.ask("a", 6, question(6, 40, None)).await.expect("it answers");
    assert_eq!(one.take_notices(Lane::Mail, 999, 999, 999, 9).await, Ok(vec![]));
    one.forget_expired(200, 0).await.expect("it answers");
    assert_eq!(one.subscription("a").await, Ok(None));
}

pub(crate) async fn mails_to_an_address_are_counted(place: String) {
    let (one, other) = (open(&place).await, open(&place).await);
    let mut counted = Vec::new();
    for (store, now) in [(&one, 1), (&other, 2), (&one, 3), (&other, 60), (&one, 102), (&one, 103)] {
        counted.push(store.count_mail("ola", now, now - 100, 2).await.expect("it answers"));
    }
    assert_eq!(counted, [true, true, false, false, true, true]);
    assert_eq!(one.count_mail("jan", 3, -97, 2).await, Ok(true));
    // Of several at once as many are counted as may be.
    let mut all = JoinSet::new();
    for number in 0..8 {
        let store = if number % 2 == 0 { one.clone() } else { other.clone() };
        all.spawn(async move { store.count_mail("eva", 1, 0, 3).await.expect("it answers") });
    }
    assert_eq!(all.join_all().await.into_iter().filter(|counts| *counts).count(), 3);
    one.block_mail("ola").await.expect("it answers");
    one.forget_expired(0, 1_000_000).await.expect("it answers");
    assert_eq!(other.count_mail("ola", 1_000_000, 999_900, 2).await, Ok(false), "never again");
    assert_eq!(other.count_mail("jan", 4, -96, 1).await, Ok(true), "what is long ago is forgotten");
}
