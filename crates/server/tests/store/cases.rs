//! The suite. A case is given a place where no database is yet, and may open it as often as it likes.

use std::collections::BTreeSet;

use stolik_server::store::{self, Change, Listed, NewTable, Prune, StoreError, Stored};
use tokio::task::JoinSet;

pub(crate) use crate::notices::{
    mails_to_an_address_are_counted, notices_are_taken_by_one_until_they_are_sent,
    of_many_notices_each_is_taken_once, subscriptions_are_kept_and_go_with_their_table,
    who_is_asked_first_is_called_when_they_said_yes, who_is_there_is_not_called,
};
pub(crate) use crate::photos::photos_come_and_go_with_their_table;
use crate::{change, end, execute, open, table, writer};

/// Runs the macro with all cases.
macro_rules! with_every_case {
    ($run:ident) => {
        $run! {
            what_is_written_is_read,
            what_no_database_could_keep_is_refused,
            only_the_next_number_is_taken,
            a_refusal_is_not_shared,
            many_tables_at_once,
            two_stores_and_one_winner,
            two_stores_in_opposite_order,
            changes_of_one_table_in_a_row,
            tables_are_listed,
            tables_are_pruned,
            due_tables_are_taken_by_one,
            parcels_are_taken_once,
            photos_come_and_go_with_their_table,
            subscriptions_are_kept_and_go_with_their_table,
            notices_are_taken_by_one_until_they_are_sent,
            who_is_asked_first_is_called_when_they_said_yes,
            mails_to_an_address_are_counted,
            who_is_there_is_not_called,
            of_many_notices_each_is_taken_once,
            closing_writes_what_waits,
            damage_is_found_and_named,
        }
    };
}
pub(crate) use with_every_case;

fn broken(result: Result<(), StoreError>) -> String {
    match result {
        Err(StoreError::Broken(why)) => why,
        other => panic!("{other:?}"),
    }
}

pub(crate) async fn what_is_written_is_read(place: String) {
    let store = open(&place).await;
    let odd = "Zoë żółw 🐉 \u{202e}abc\u{202c} \t'\"`\\%_$1?:x\u{1}\u{7f}\u{fffd}\r".to_owned();
    let made = NewTable {
        id: "Ża-🐉'%_\\".to_owned(),
        game: "ga'me".to_owned(),
        rules: u32::MAX,
        block: format!("\n\n{odd}\n \nend without a line feed"),
        extras: String::new(),
        seed: odd.clone(),
        created: i64::MIN,
    };
    let many = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
    let changes: Vec<Change> = [
        (None, vec![]),
        (Some(String::new()), many(&[""])),
        (Some(odd.clone()), many(&["", "", ""])),
        (Some(" ".to_owned()), many(&[&odd, "", &odd])),
        (None, vec!["long ".repeat(50_000)]),
    ]
    .into_iter()
    .zip(0..)
    .map(|((ack, lines), number)| Change { number, at: i64::MAX - number as i64, ack, lines, result: None })
    .chain([Change { result: Some(odd.clone()), ..end(5, -1) }, change(6, "after the end")])
    .collect();
    store.create(made.clone(), changes[0].clone()).await.expect("it is new");
    for change in &changes[1..] {
        store.append(&made.id, change.clone()).await.expect("it is the next");
    }
    let stored = store.load(&made.id).await.expect("it answers").expect("it is there");
    assert!(stored.table == made, "{:?}", stored.table);
    assert!(stored.changes == changes, "{:?}", stored.changes);
    assert!(store.changes_from(&made.id, 4).await.expect("it answers") == changes[4..]);
    assert_eq!(store.changes_from(&made.id, 7).await, Ok(vec![]));
    assert_eq!(store.changes_from("nowhere", 0).await, Ok(vec![]));
    let asked = [made.id.clone(), "nowhere".to_owned()];
    assert_eq!(store.versions(&asked).await, Ok(vec![(made.id.clone(), changes.len() as u64 - 1)]));
    assert_eq!(store.versions(&[]).await, Ok(vec![]));
    assert_eq!(store.load("nowhere").await, Ok(None));
    store.ping().await.expect("it answers");
    store.close().await;
    let again = open(&place).await;
    assert!(again.load(&made.id).await == Ok(Some(Stored { table: made, changes })));
    again.close().await;
}

pub(crate) async fn what_no_database_could_keep_is_refused(place: String) {
    let store = open(&place).await;
    store.create(table("t"), change(0, "a")).await.expect("it is new");
    let strange = |ack: &str| Change { ack: Some(ack.to_owned()), ..change(1, "a") };
    for (bad, why) in [
        (Change { lines: vec!["secret\nline".to_owned()], ..change(1, "a") }, "line break"),
        (Change { lines: vec!["secret\0".to_owned()], ..change(1, "a") }, "NUL"),
        (strange("secret\n"), "line break"),
        (strange("secret\0"), "NUL"),
        (Change { result: Some("secret\0".to_owned()), ..change(1, "a") }, "NUL"),
        (change(u64::MAX, "a"), "too large"),
    ] {
        let said = broken(store.append("t", bad).await);
        assert!(said.contains(why) && !said.contains("secret"), "{said}");
    }
    for id in ["", "a b", "a\nb", "a\0b", &"x".repeat(201)] {
        let said = broken(store.create(table(id), change(0, "a")).await);
        assert!(said.contains("a table's id has 1 to 200 bytes"), "{said}");
    }
    for bad in [
        NewTable { seed: "secret\n".to_owned(), ..table("u") },
        NewTable { game: "secret\0".to_owned(), ..table("u") },
        NewTable { extras: "secret\n".to_owned(), ..table("u") },
        NewTable { block: "secret\0".to_owned(), ..table("u") },
    ] {
        let said = broken(store.create(bad, change(0, "a")).await);
        assert!(said.contains("cannot be stored") && !said.contains("secret"), "{said}");
    }
    assert!(broken(store.create(table("u"), change(1, "a")).await).contains("begins with change 0"));
    assert_eq!(store.load("u").await, Ok(None));
    assert_eq!(store.load("t").await.expect("it answers").expect("it is there").changes, [change(0, "a")]);
}

pub(crate) async fn only_the_next_number_is_taken(place: String) {
    let store = open(&place).await;
    assert_eq!(store.append("t", change(0, "a")).await, Err(StoreError::NoTable));
    assert_eq!(store.append("t", change(1, "a")).await, Err(StoreError::NoTable));
    store.create(table("t"), change(0, "a")).await.expect("it is new");
    let other = NewTable { game: "skakanie".to_owned(), ..table("t") };
    assert_eq!(store.create(other, change(0, "b")).await, Err(StoreError::Conflict));
    assert!(broken(store.append("t", change(2, "b")).await).contains("would leave a gap"));
    store.append("t", change(1, "a")).await.expect("it is the next");
    assert_eq!(store.append("t", change(1, "b")).await, Err(StoreError::Conflict));
    assert_eq!(store.append("t", change(0, "b")).await, Err(StoreError::Conflict));
    assert!(broken(store.append("t", change(3, "b")).await).contains("would leave a gap"));
    store.append("t", change(2, "a")).await.expect("it is the next");
    let changes = [change(0, "a"), change(1, "a"), change(2, "a")].to_vec();
    assert!(store.load("t").await == Ok(Some(Stored { table: table("t"), changes })));
}

pub(crate) async fn a_refusal_is_not_shared(place: String) {
    let store = open(&place).await;
    for i in 0..60 {
        store.create(table(&format!("t{i}")), change(0, "a")).await.expect("it is new");
    }
    let mut asked = JoinSet::new();
    for i in 0..60 {
        let store = store.clone();
        asked.spawn(async move {
            let id = format!("t{i}");
            let got = match i % 5 {
                0 => store.append(&id, change(0, "b")).await,
                1 => store.append(&id, change(2, "b")).await,
                2 => store.create(table(&id), change(0, "b")).await,
                3 => store.append("nowhere", change(1, "b")).await,
                _ => store.append(&id, change(1, "b")).await,
            };
            (i % 5, got)
        });
    }
    while let Some(done) = asked.join_next().await {
        match done.expect("no panic") {
            (0 | 2, Err(StoreError::Conflict))
            | (1, Err(StoreError::Broken(_)))
            | (3, Err(StoreError::NoTable))
            | (4, Ok(())) => {}
            other => panic!("{other:?}"),
        }
    }
    for i in 0..60 {
        let changes = store.load(&format!("t{i}")).await.expect("it answers").expect("it is there").changes;
        assert_eq!(changes.len(), if i % 5 == 4 { 2 } else { 1 });
        assert_eq!(writer(&changes[0]), "a");
    }
}

pub(crate) async fn many_tables_at_once(place: String) {
    let store = open(&place).await;
    let mut players = JoinSet::new();
    for i in 0..200 {
        let store = store.clone();
        players.spawn(async move {
            let id = format!("t{i}");
            store.create(table(&id), change(0, &id)).await.expect("it is new");
            for number in 1..=5 {
                store.append(&id, change(number, &id)).await.expect("it is the next");
            }
        });
    }
    while let Some(done) = players.join_next().await {
        done.expect("no panic");
    }
    for i in 0..200 {
        let id = format!("t{i}");
        let changes = (0..=5).map(|number| change(number, &id)).collect();
        assert!(store.load(&id).await == Ok(Some(Stored { table: table(&id), changes })), "{id}");
    }
    assert_eq!(store.stats().await.expect("it answers").changes, 1200);
}

pub(crate) async fn two_stores_and_one_winner(place: String) {
    let (one, two) = (open(&place).await, open(&place).await);
    one.create(table("t"), change(0, "one")).await.expect("it is new");
    for number in 1..=40 {
        let (first, second) =
            tokio::join!(one.append("t", change(number, "one")), two.append("t", change(number, "two")));
        let winner = match (&first, &second) {
            (Ok(()), Err(StoreError::Conflict)) => "one",
            (Err(StoreError::Conflict), Ok(())) => "two",
            other => panic!("{other:?}"),
        };
        // The loser reads what came, and finds all of it.
        let loser = if winner == "one" { &two } else { &one };
        assert_eq!(loser.changes_from("t", number).await, Ok(vec![change(number, winner)]));
    }
    let (first, second) =
        tokio::join!(one.create(table("u"), change(0, "one")), two.create(table("u"), change(0, "two")));
    assert!(matches!(
        (&first, &second),
        (Ok(()), Err(StoreError::Conflict)) | (Err(StoreError::Conflict), Ok(()))
    ));
}

pub(crate) async fn two_stores_in_opposite_order(place: String) {
    let stores = [("one", open(&place).await), ("two", open(&place).await)];
    for i in 0..100 {
        stores[0].1.create(table(&format!("t{i:02}")), change(0, "one")).await.expect("it is new");
    }
    for number in 1..=3 {
        let mut asked = JoinSet::new();
        for i in 0..100 {
            for (name, store) in &stores {
                let id = format!("t{:02}", if *name == "one" { i } else { 99 - i });
                let (name, store) = (*name, store.clone());
                asked.spawn(async move { (id.clone(), name, store.append(&id, change(number, name)).await) });
            }
        }
        let mut won = BTreeSet::new();
        while let Some(done) = asked.join_next().await {
            match done.expect("no panic") {
                (id, name, Ok(())) => assert!(won.insert(id.clone()), "{id} was won twice, also by {name}"),
                (_, _, lost) => assert_eq!(lost, Err(StoreError::Conflict)),
            }
        }
        assert_eq!(won.len(), 100);
    }
}

pub(crate) async fn changes_of_one_table_in_a_row(place: String) {
    let store = open(&place).await;
    store.create(table("t"), change(0, "a")).await.expect("it is new");
    // Nobody should, but who asks for the next one before the last is answered gets them in this order.
    let results = tokio::join!(
        biased;
        store.append("t", change(1, "a")),
        store.append("t", change(2, "a")),
        store.append("t", change(2, "b")),
        store.append("t", change(3, "a")),
    );
    assert_eq!(results, (Ok(()), Ok(()), Err(StoreError::Conflict), Ok(())));
    let changes: Vec<_> = (0..=3).map(|number| change(number, "a")).collect();
    assert_eq!(store.changes_from("t", 0).await, Ok(changes));
}

pub(crate) async fn tables_are_listed(place: String) {
    let store = open(&place).await;
    assert_eq!(store.list(None, 10).await, Ok(vec![]));
    for (id, created) in [("b", 20), ("a", 10), ("c", 30), ("d", 20)] {
        store.create(NewTable { created, ..table(id) }, change(0, id)).await.expect("it is new");
    }
    store.append("a", end(1, 77)).await.expect("it is the next");
    // How it ended is settled.
    let late = Change { result: Some("another".to_owned()), ..end(2, 78) };
    store.append("a", late).await.expect("it is the next");
    store.create(NewTable { created: 40, ..table("e") }, end(0, 41)).await.expect("it is new");
    let ids = |listed: Vec<Listed>| listed.into_iter().map(|one| one.id).collect::<String>();
    assert_eq!(ids(store.list(None, u32::MAX).await.expect("it answers")), "ecdba");
    assert_eq!(ids(store.list(None, 2).await.expect("it answers")), "ec");
    assert_eq!(ids(store.list(Some(30), 10).await.expect("it answers")), "dba");
    assert_eq!(ids(store.list(Some(10), 10).await.expect("it answers")), "");
    let oldest = store.list(Some(11), 1).await.expect("it answers").remove(0);
    assert_eq!((oldest.game.as_str(), oldest.created), ("gambit", 10));
    assert_eq!(oldest.finished, Some((77, "A 12 B 7".to_owned())));
    let newest = store.list(None, 1).await.expect("it answers").remove(0);
    assert_eq!(newest.finished, Some((41, "A 12 B 7".to_owned())));
    let stats = store.stats().await.expect("it answers");
    assert_eq!((stats.tables, stats.finished, stats.changes), (5, 2, 7));
    assert!(stats.bytes >= 4096);
}

pub(crate) async fn tables_are_pruned(place: String) {
    let store = open(&place).await;
    let at = |number, at| Change { at, ..change(number, "a") };
    for (id, changes) in [
        ("ended-at-50", [at(0, 10), end(1, 50)]),
        ("ended-at-60", [at(0, 10), end(1, 60)]),
        ("idle-at-50", [at(0, 10), at(1, 50)]),
        ("idle-at-60", [at(0, 70), at(1, 60)]),
    ] {
        let [first, second] = changes;
        store.create(table(id), first).await.expect("it is new");
        store.append(id, second).await.expect("it is the next");
    }
    let left = async || {
        let mut ids: Vec<_> =
            store.list(None, 10).await.expect("it answers").into_iter().map(|one| one.id).collect();
        ids.sort();
        ids.join(" ")
    };
    for (which, removed, stay) in [
        (Prune::FinishedBefore(50), 0, "ended-at-50 ended-at-60 idle-at-50 idle-at-60"),
        (Prune::FinishedBefore(51), 1, "ended-at-60 idle-at-50 idle-at-60"),
        (Prune::IdleSince(50), 0, "ended-at-60 idle-at-50 idle-at-60"),
        (Prune::IdleSince(60), 1, "ended-at-60 idle-at-60"),
        (Prune::IdleSince(i64::MAX), 1, "ended-at-60"),
        (Prune::FinishedBefore(i64::MAX), 1, ""),
    ] {
        assert_eq!(store.prunable(which).await, Ok(removed), "{which:?}");
        assert_eq!(store::prune(&*store, which, |_| ()).await, Ok(removed), "{which:?}");
        assert_eq!(left().await, stay, "{which:?}");
    }
    let stats = store.stats().await.expect("it answers");
    assert_eq!((stats.tables, stats.finished, stats.changes), (0, 0, 0));
    assert_eq!(store.load("idle-at-60").await, Ok(None));
    assert_eq!(store.append("idle-at-60", change(2, "a")).await, Err(StoreError::NoTable));
    // More than are removed in one transaction.
    let mut made = JoinSet::new();
    for i in 0..450 {
        let store = store.clone();
        made.spawn(async move { store.create(table(&format!("t{i}")), end(0, 5)).await });
    }
    assert!(made.join_all().await.into_iter().all(|done| done.is_ok()));
    assert_eq!(store::prune(&*store, Prune::FinishedBefore(6), |_| ()).await, Ok(450));
}

pub(crate) async fn closing_writes_what_waits(place: String) {
    let store = open(&place).await;
    let mut asked = JoinSet::new();
    for i in 0..100 {
        let store = store.clone();
        asked.spawn(async move {
            let id = format!("t{i}");
            store.create(table(&id), change(0, "a")).await.map(|()| id)
        });
    }
    let first = asked.join_next().await.expect("a hundred").expect("no panic").expect("it is new");
    store.close().await;
    let mut kept = vec![first];
    while let Some(done) = asked.join_next().await {
        match done.expect("no panic") {
            Ok(id) => kept.push(id),
            Err(error) => assert!(error.to_string().contains("the store is closed"), "{error}"),
        }
    }
    let late = store.append(&kept[0], change(1, "a")).await;
    assert!(matches!(late, Err(StoreError::Unavailable(_))), "{late:?}");
    assert!(matches!(store.load(&kept[0]).await, Err(StoreError::Unavailable(_))));
    store.close().await;
    let again = open(&place).await;
    for id in kept {
        assert!(again.load(&id).await.expect("it answers").is_some(), "{id} was acknowledged");
    }
}

/// A bit that is not what was written, in any column, is found when the table is read; changes of versions without checksums are read.
pub(crate) async fn damage_is_found_and_named(place: String) {
    let store = open(&place).await;
    store.create(table("t"), change(0, "a")).await.expect("it is new");
    store.create(table("u"), change(0, "a")).await.expect("it is new");
    for number in 1..=3 {
        store.append("t", change(number, "a")).await.expect("it is the next");
    }
    store.append("t", end(4, 5_000)).await.expect("it is the next");
    let whole = store.load("t").await.expect("it answers");
    for (number, damage, repair) in [
        (
            2,
            "UPDATE changes SET at = at + 1 WHERE number = 2",
            "UPDATE changes SET at = at - 1 WHERE number = 2",
        ),
        (0, "UPDATE changes SET lines = lines || 'x' WHERE number = 0 AND table_id = 't'", ""),
        (
            4,
            "UPDATE changes SET result = 'A 2' WHERE number = 4",
            "UPDATE changes SET result = 'A 12 B 7' WHERE number = 4",
        ),
    ] {
        execute(&place, damage).await;
        let why = format!("change {number} of table t is damaged: it is not as it was written");
        for read in [store.load("t").await.map(drop), store.changes_from("t", number).await.map(drop)] {
            assert_eq!(read, Err(StoreError::Broken(why.clone())), "{damage}");
        }
        assert!(store.load("u").await.is_ok(), "other tables are read");
        if repair.is_empty() {
            execute(&place, "UPDATE changes SET lines = substr(lines, 1, length(lines) - 1) WHERE number = 0 AND table_id = 't'")
                .await;
        } else {
            execute(&place, repair).await;
        }
        assert_eq!(store.load("t").await.expect("it answers"), whole);
    }
    execute(&place, "UPDATE changes SET checksum = NULL").await;
    assert_eq!(store.load("t").await.expect("it answers"), whole);
}

pub(crate) async fn due_tables_are_taken_by_one(place: String) {
    let (one, other) = (open(&place).await, open(&place).await);
    for id in ["a", "b", "c", "d"] {
        one.create(table(id), change(0, "a")).await.expect("it answers");
    }
    for (id, due) in [("a", 30), ("b", 10), ("c", 20), ("d", 99)] {
        one.set_due(id, 1, Some(due)).await.expect("it answers");
    }
    one.set_due("nowhere", 1, Some(1)).await.expect("it answers");
    assert_eq!(one.take_due(9, 50, 9).await.expect("it answers"), [""; 0]);
    let mut taken = one.take_due(30, 50, 2).await.expect("it answers");
    taken.sort();
    assert_eq!(taken, ["b", "c"], "those that wait longest come first");
    assert_eq!(other.take_due(30, 50, 9).await.expect("it answers"), ["a"], "each is taken once");
    assert_eq!(one.take_due(49, 60, 9).await.expect("it answers"), [""; 0]);
    // Who knows less does not change what was said.
    one.set_due("a", 2, Some(70)).await.expect("it answers");
    other.set_due("a", 1, Some(5)).await.expect("it answers");
    other.set_due("a", 1, None).await.expect("it answers");
    one.set_due("b", 1, None).await.expect("it answers");
    assert_eq!(other.take_due(69, 200, 9).await.expect("it answers"), ["c"]);
    assert_eq!(other.take_due(70, 200, 9).await.expect("it answers"), ["a"]);
    // What is removed is not due.
    one.append("d", end(1, 5)).await.expect("it answers");
    one.prune(Prune::FinishedBefore(i64::MAX), 9).await.expect("it answers");
    assert_eq!(one.take_due(150, 200, 9).await.expect("it answers"), [""; 0]);
    let (mut here, mut there) = (JoinSet::new(), JoinSet::new());
    for id in 0..40 {
        let id = format!("many {id}").replace(' ', "-");
        one.create(table(&id), change(0, "a")).await.expect("it answers");
        one.set_due(&id, 1, Some(300)).await.expect("it answers");
    }
    for _ in 0..8 {
        let (one, other) = (one.clone(), other.clone());
        here.spawn(async move { one.take_due(300, 400, 7).await.expect("it answers") });
        there.spawn(async move { other.take_due(300, 400, 7).await.expect("it answers") });
    }
    let all: Vec<String> =
        here.join_all().await.into_iter().chain(there.join_all().await).flatten().collect();
    let many: Vec<&String> = all.iter().filter(|id| id.starts_with("many")).collect();
    assert_eq!((many.len(), many.iter().collect::<BTreeSet<_>>().len()), (40, 40));
}

pub(crate) async fn parcels_are_taken_once(place: String) {
    let (one, other) = (open(&place).await, open(&place).await);
    one.put_parcel("p", "content", 100, 0).await.expect("it answers");
    one.put_parcel("old", "content", 50, 0).await.expect("it answers");
    assert_eq!(other.parcel_taken("p", 99).await.expect("it answers"), Some(false));
    assert_eq!(other.parcel_taken("old", 50).await.expect("it answers"), None, "its time is over");
    assert_eq!(other.take_parcel("old", 50).await.expect("it answers"), None);
    assert_eq!(other.take_parcel("none", 0).await.expect("it answers"), None);
    let mut takers = JoinSet::new();
    for at in 0..8 {
        let store = if at % 2 == 0 { one.clone() } else { other.clone() };
        takers.spawn(async move { store.take_parcel("p", 99).await.expect("it answers") });
    }
    let taken: Vec<String> = takers.join_all().await.into_iter().flatten().collect();
    assert_eq!(taken, ["content"], "one has it");
    assert_eq!(one.parcel_taken("p", 99).await.expect("it answers"), Some(true));
    assert_eq!(one.parcel_taken("p", 100).await.expect("it answers"), None);
    // Whoever sends the next one clears away what is over.
    one.put_parcel("next", "content", 200, 60).await.expect("it answers");
    assert_eq!(one.take_parcel("old", 0).await.expect("it answers"), None);
}
