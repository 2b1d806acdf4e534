//! Recorded games: what a replay shows is what was seen live, and a branch goes on from there.

use crate::support;

use std::fs;
use std::path::Path;
use std::sync::Arc;

use room::games::gambit::GambitView;
use room::wire::http::{Created, HttpError};
use room::wire::{Branch, Code, Draws, Happened, Json, Message, Replay, Shuffle, Stage, View};
use serde_json::{Value, json};
use stolik_server::store::{Sqlite, Store};
use support::Folder;
use support::client::{Client, TestServer, bot, gambit, key, person, quick, seat, skakanie};

async fn start() -> (Folder, TestServer) {
    let folder = Folder::new();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.join("stolik.db")).await.unwrap());
    (folder, TestServer::start(quick(), store).await)
}

async fn refused(server: &TestServer, path: &str, body: &Value) -> (u16, HttpError) {
    let (status, answer) = server.post(path, &body.to_string()).await;
    (status, serde_json::from_str(&answer).unwrap())
}

/// The recorded games of both crates' tests.
fn corpus() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for game in ["gambit", "skakanie"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/tests/corpus"));
        for file in fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|end| end == "log") {
                found.push((path.display().to_string(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    found
}

/// A game of one person against a bot to its end: what the person saw, from the first change after the start.
async fn played(server: &TestServer, created: &Created) -> Vec<(View, Option<Json<Happened>>)> {
    let key = created.seats[0].clone().unwrap();
    let mut client = Client::join(server.address, &created.table, &[&key], "ola").await;
    let mut seen = Vec::new();
    client.ready(seat("A")).await;
    while !client.is_over() {
        if let Some((seat, question, legal)) = client.question() {
            let act = client.act(seat, question, &legal[legal.len() / 2]);
            client.send(&act).await;
        }
        // Whatever comes until the table is asked something new, or is over.
        loop {
            let message = client.next().await.unwrap();
            if let Message::Changed { happened, .. } = message {
                if let Some(view) = &client.state().view {
                    seen.push((view.clone(), happened));
                }
                break;
            }
        }
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shows_each_seat_what_it_saw() {
    let (_folder, server) = start().await;
    for request in [gambit(vec![person("Ola"), bot("casual")]), skakanie(vec![person("Ola"), bot("casual")])]
    {
        let created = server.create(&request).await;
        let seen = played(&server, &created).await;
        let source = json!({ "table": created.table });
        let again = server.replay(&source, "A").await;
        assert_eq!(again.shuffle, Shuffle::Checked);
        assert_eq!(again.plies.len(), 1 + seen.len(), "a ply for each change of the game");
        for (at, ((view, happened), ply)) in seen.iter().zip(&again.plies[1..]).enumerate() {
            assert_eq!(
                (happened, view),
                (&ply.happened, &ply.view.read().unwrap()),
                "ply {at}: {:?}",
                ply.line
            );
        }
        assert_eq!(again.plies[seen.len()].scores, again.info.outcome.unwrap().scores);
    }
    server.stop().await;
}

fn hidden(view: &GambitView) -> usize {
    view.seats.iter().filter(|seat| seat.hand.cards.is_none()).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn g14_recorded_games_are_told_with_everybodys_eyes() {
    let (_folder, server) = start().await;
    for (name, log) in corpus() {
        let source = json!({ "log": log });
        let watcher = server.replay(&source, "watcher").await;
        let all = server.replay(&source, "all").await;
        let lines = |told: &Replay| told.plies.iter().filter(|ply| ply.line.is_some()).count();
        assert_eq!(lines(&watcher), 0, "{name}: lines name cards");
        assert_eq!(lines(&all) + 1, all.plies.len(), "{name}: only the start has none");
        for letter in watcher.info.seats.iter().map(|one| one.seat) {
            let own = server.replay(&source, &letter.to_string()).await;
            for (at, ply) in own.plies.iter().enumerate() {
                // What was decided next was among what one could decide.
                let next = own.plies.get(at + 1).filter(|next| next.seat == Some(letter));
                let line = next.and_then(|next| next.line.clone()).unwrap_or_default();
                let action = line.split_once(' ').map_or("", |(_, action)| action);
                let vote = ["agree", "withdraw"].contains(&action);
                assert!(
                    action.is_empty()
                        || vote
                        || ply.view.read().unwrap().legal().iter().any(|one| one == action),
                    "{name}: {line}"
                );
                let views = [&watcher.plies[at].view, &ply.view, &all.plies[at].view]
                    .map(|view| view.read().unwrap());
                let over = own.info.outcome.is_some() && at + 1 == own.plies.len();
                if let ([View::Gambit(watcher), View::Gambit(own), View::Gambit(all)], false) = (&views, over)
                {
                    let seats = watcher.seats.len();
                    assert_eq!([hidden(watcher), hidden(own), hidden(all)], [seats, seats - 1, 0], "{name}");
                }
            }
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_branch_goes_on_from_any_ply_and_its_log_verifies() {
    let (_folder, server) = start().await;
    for request in [gambit(vec![bot("casual"), bot("casual")]), skakanie(vec![person("Ola"), bot("casual")])]
    {
        let created = server.create(&request).await;
        // Of two bots nobody plays; who watches lets them.
        let source = if created.seats[0].is_some() {
            played(&server, &created).await;
            json!({ "table": created.table })
        } else {
            let mut watcher = Client::join(server.address, &created.table, &[&created.watch], "eve").await;
            while !watcher.is_over() {
                watcher.next().await.unwrap();
            }
            let (_, log) = server.get(&format!("/api/v1/tables/{}/log", created.table)).await;
            json!({ "log": log })
        };
        let original = server.replay(&source, "all").await;
        for ply in [0, 1, original.plies.len() / 2, original.plies.len() - 2] {
            let seats =
                json!([{ "holder": "person", "name": "Jan" }, { "holder": "bot", "level": "beginner" }]);
            for draws in ["same", "new"] {
                let body = json!({ "source": source, "ply": ply, "seats": seats, "draws": draws });
                let branch = branch(&server, &body).await;
                let key = branch.seats[0].clone().unwrap();
                let mut jan = Client::join(server.address, &branch.table, &[&key], "jan").await;
                if draws == "new" {
                    jan.ready(seat("A")).await;
                }
                jan.play(|legal| legal[0].clone()).await;
                let again = server.replay(&json!({ "table": branch.table }), "all").await;
                let (shuffle, wire) = match draws {
                    "new" => (Shuffle::NewDraws, Draws::New),
                    _ => (Shuffle::SameDraws, Draws::Same),
                };
                assert_eq!(again.shuffle, shuffle);
                assert_eq!(again.info.branch, Some(Branch { step: ply as u32, draws: wire }));
                assert_eq!(jan.state().info.branch, again.info.branch);
                assert_eq!(again.plies[..ply], original.plies[..ply], "the beginning is the same");
                // What was recorded can be read at the new table, too.
                let told = jan.past().await;
                assert!(told.iter().any(|change| change.happened.is_some()), "{told:?}");
            }
        }
    }
    server.stop().await;
}

async fn branch(server: &TestServer, body: &Value) -> Created {
    let (status, answer) = server.post("/api/v1/branches", &body.to_string()).await;
    assert_eq!(status, 201, "{answer}");
    serde_json::from_str(&answer).unwrap()
}

/// What chance gave in a game, by its log.
fn draws(log: &str) -> Vec<&str> {
    log.lines().filter(|line| line.starts_with("* ")).collect()
}

/// Whoever makes a branch knows the recorded game. With other people at the table that must not help: what is drawn follows from another
/// seed, which is committed to before they are ready, and from what each of them adds.
#[tokio::test(flavor = "multi_thread")]
async fn a_branch_with_friends_is_no_marked_deck() {
    let (_folder, server) = start().await;
    for file in ["two-home-rows.log", "three-fierce.log"] {
        let (_, log) = corpus().into_iter().find(|(name, _)| name.ends_with(file)).unwrap();
        let original = server.replay(&json!({ "log": log }), "all").await;
        let mut seats = vec![json!({ "holder": "person", "name": "Jan" }), json!({ "holder": "open" })];
        seats.resize(original.info.seats.len(), json!({ "holder": "bot", "level": "casual" }));
        let ply = original.plies.len() / 2;
        let body = json!({ "source": { "log": log }, "ply": ply, "seats": seats });
        let mut same = body.clone();
        same["draws"] = json!("same");
        let (status, error) = refused(&server, "/api/v1/branches", &same).await;
        assert_eq!((status, error.code), (400, Code::BadOptions));

        let made = branch(&server, &body).await;
        let keys: Vec<String> = made.seats.iter().flatten().cloned().collect();
        let mut jan = Client::join(server.address, &made.table, &[&keys[0]], "jan").await;
        let info = jan.state().info.clone();
        assert_eq!((info.stage, info.branch.map(|branch| branch.draws)), (Stage::Lobby, Some(Draws::New)));
        assert_ne!(info.commitment, original.info.commitment, "it is another seed");
        let mut ola = Client::join(server.address, &made.table, &[&keys[1]], "ola").await;
        ola.sit(&keys[1], "Ola", &key(7)).await.unwrap();
        jan.ready(seat("A")).await;
        assert_eq!(jan.stage(), Some(Stage::Lobby), "nothing is drawn before everybody has added to it");
        ola.ready(seat("B")).await;
        tokio::join!(jan.play(|legal| legal[0].clone()), ola.play(|legal| legal[0].clone()));
        let (_, played) = server.get(&format!("/api/v1/tables/{}/log", made.table)).await;
        assert!(played.contains(&format!("commit {}", info.commitment)), "{played}");
        let again = server.replay(&json!({ "log": played }), "all").await;
        assert_eq!(again.shuffle, Shuffle::NewDraws);
        let (old, new) = (draws(&log), draws(&played));
        let shared = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
        assert!(shared < new.len(), "the draws are those of the recorded game");

        // And so on: a branch of a branch, with its own draws and with known ones.
        for wish in ["new", "same"] {
            let seats: Vec<Value> =
                (0..again.info.seats.len())
                    .map(|at| {
                        if at == 0 { seats[0].clone() } else { json!({ "holder": "bot", "level": "casual" }) }
                    })
                    .collect();
            let ply = again.plies.len() - 2;
            let body = json!({ "source": { "log": played }, "ply": ply, "seats": seats, "draws": wish });
            let made = branch(&server, &body).await;
            let key = made.seats[0].clone().unwrap();
            let mut jan = Client::join(server.address, &made.table, &[&key], "jan").await;
            if wish == "new" {
                jan.ready(seat("A")).await;
            }
            jan.play(|legal| legal[0].clone()).await;
            let third = server.replay(&json!({ "table": made.table }), "all").await;
            assert_eq!(third.shuffle, if wish == "new" { Shuffle::NewDraws } else { Shuffle::SameDraws });
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_told_or_continued_is_refused() {
    let (_folder, server) = start().await;
    let ask = |log: &str, viewer: &str| json!({ "source": { "log": log }, "viewer": viewer });
    let (_, good) = corpus().into_iter().find(|(name, _)| name.contains("one-token")).unwrap();
    let (status, error) = refused(&server, "/api/v1/replays", &ask("hello", "watcher")).await;
    assert_eq!((status, error.code, error.errors.len()), (422, Code::BadLog, 1));
    let (status, error) = refused(&server, "/api/v1/replays", &ask(&good, "Z")).await;
    assert_eq!((status, error.code), (422, Code::BadLog));
    let line = 1 + good.lines().position(|line| line.contains(" move ")).unwrap();
    let changed = good.replacen(" move ", " nove ", 1);
    let (_, error) = refused(&server, "/api/v1/replays", &ask(&changed, "A")).await;
    assert_eq!(error.errors[0].line as usize, line, "{error:?}");
    // A game that runs is nobody's to look at.
    let created = server.create(&gambit(vec![person("Ola"), bot("casual")])).await;
    let running = json!({ "source": { "table": created.table }, "viewer": "all" });
    assert_eq!(refused(&server, "/api/v1/replays", &running).await.0, 409);
    let nobody = json!({ "source": { "table": "nosuchtable" }, "viewer": "all" });
    assert_eq!(refused(&server, "/api/v1/replays", &nobody).await.0, 404);
    // A branch after the last ply, with too few seats, or without a seed.
    let two = json!([{ "holder": "person", "name": "Jan" }, { "holder": "bot", "level": "casual" }]);
    let branch = |log: &str, ply: usize, seats: &Value| json!({ "source": { "log": log }, "ply": ply, "seats": seats });
    for (log, ply, seats, code) in [
        (good.as_str(), 10_000, &two, Code::BadLog),
        (good.as_str(), 0, &json!([]), Code::BadOptions),
        (good.split("\nend\n").next().unwrap(), 0, &two, Code::BadLog),
    ] {
        let mut body = branch(log, ply, seats);
        body["draws"] = json!("same");
        let (status, error) = refused(&server, "/api/v1/branches", &body).await;
        assert!(error.code == code && (400..500).contains(&status), "{status} {error:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_first_games_can_be_learned() {
    let (_folder, server) = start().await;
    for game in ["gambit", "skakanie"] {
        let (status, answer) = server.get(&format!("/api/v1/lessons/{game}")).await;
        assert_eq!(status, 200, "{answer}");
        let lesson: Replay = serde_json::from_str(&answer).unwrap();
        assert!(lesson.info.outcome.is_some(), "it is played to its end");
        assert!(lesson.plies.iter().any(|ply| ply.seat == Some(seat("A"))));
    }
    assert_eq!(server.get("/api/v1/lessons/chess").await.0, 404);
    server.stop().await;
}

/// The log of a game as it was before its last decisions, without result and seed; and its seed.
fn running(log: &str) -> (String, String) {
    let body: Vec<&str> = log.lines().take_while(|line| *line != "end").collect();
    let decisions: Vec<usize> = (0..body.len()).filter(|at| body[*at].starts_with("A ")).collect();
    let seed = log.lines().find_map(|line| line.strip_prefix("seed ")).unwrap();
    (body[..decisions[decisions.len() * 2 / 3]].join("\n") + "\n", seed.to_owned())
}

/// A browser hands its game over. An answer may be lost, so the same is asked again; and nobody is believed.
#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_checked_and_goes_on_at_one_table() {
    let (_folder, server) = start().await;
    for file in ["two-home-rows.log", "three-fierce.log"] {
        let (_, whole) = corpus().into_iter().find(|(name, _)| name.ends_with(file)).unwrap();
        let original = server.replay(&json!({ "log": whole }), "all").await;
        let (log, seed) = running(&whole);
        let mut seats = vec![json!({ "holder": "person", "name": "Jan" }), json!({ "holder": "open" })];
        seats.resize(original.info.seats.len(), json!({ "holder": "bot", "level": "casual" }));
        let body = json!({ "source": { "log": log }, "seats": seats, "seed": seed, "once": key(3) });

        let made = branch(&server, &body).await;
        assert_eq!(branch(&server, &body).await, made, "asked again it is the same table");
        let mut other = body.clone();
        other["once"] = json!(key(4));
        assert_ne!(branch(&server, &other).await.table, made.table);

        let forged = {
            let at = log.rfind("\n* ").unwrap() + 3;
            let end = at + log[at..].find('\n').unwrap();
            let earlier = log.find("\n* ").unwrap() + 3;
            let first = &log[earlier..earlier + log[earlier..].find('\n').unwrap()];
            format!("{}{first}{}", &log[..at], &log[end..])
        };
        for (field, value, code) in [
            ("seed", json!("ab".repeat(32)), Code::BadLog),
            ("seed", json!("no seed"), Code::BadLog),
            ("source", json!({ "log": forged }), Code::BadLog),
            ("once", json!("short"), Code::BadOptions),
            ("draws", json!("same"), Code::BadOptions),
        ] {
            let mut wrong = other.clone();
            wrong[field] = value;
            assert_eq!(refused(&server, "/api/v1/branches", &wrong).await.1.code, code, "{field}");
        }

        let keys: Vec<String> = made.seats.iter().flatten().cloned().collect();
        let mut jan = Client::join(server.address, &made.table, &[&keys[0]], "jan").await;
        let info = jan.state().info.clone();
        assert_eq!((info.stage, info.branch.map(|branch| branch.draws)), (Stage::Lobby, Some(Draws::New)));
        assert_ne!(info.commitment, original.info.commitment, "the browser's seed decides nothing any more");
        let mut ola = Client::join(server.address, &made.table, &[&keys[1]], "ola").await;
        ola.sit(&keys[1], "Ola", &key(7)).await.unwrap();
        jan.ready(seat("A")).await;
        ola.ready(seat("B")).await;
        tokio::join!(jan.play(|legal| legal[0].clone()), ola.play(|legal| legal[0].clone()));
        let (_, played) = server.get(&format!("/api/v1/tables/{}/log", made.table)).await;
        let entries = log.split_once("\nlog\n").unwrap().1;
        assert!(played.contains(entries), "it goes on where it stood");
        assert_eq!(server.replay(&json!({ "log": played }), "all").await.shuffle, Shuffle::NewDraws);
    }
    server.stop().await;
}
