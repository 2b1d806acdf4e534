//! The host of rooms, with a test standing where the browser stands.
#![allow(clippy::unwrap_used)] // a test that cannot go on should say where

mod world;

use gambit::Gambit;
use room::Catalogue;
use room::wire::http::{AskBranch, Created, NewSeat, Source};
use room::wire::{Code, Draws, Message, Stage, State};
use serde_json::{Value, json};
use skakanie::Skakanie;
use table::rand::rngs::SmallRng;
use table::rand::{RngExt, SeedableRng};
use table::{Log, Shuffles};
use world::{Disk, Tab, bot, legal, person, wish};

const ENTROPY: &str = "00112233445566778899aabbccddeeff";

/// The keys a browser that made a table keeps: the host's and those of its people.
fn keys(created: &Created) -> Vec<&str> {
    let seats = created.seats.iter().flatten().map(String::as_str);
    std::iter::once(created.host.as_str()).chain(seats).collect()
}

fn stage(state: &State) -> Stage {
    state.info.read().unwrap().stage
}

/// Comes to the table and looks as whoever is waited for, if that is somebody here.
fn look(tab: &mut Tab, disk: &mut Disk, table: &str, keys: &[&str]) -> (u64, State) {
    tab.join(table, keys);
    tab.settle(disk);
    let (_, state) = tab.seen().unwrap();
    if let Some(own) = state.you.seats.iter().find(|own| state.status.waiting.contains(&own.seat)) {
        tab.say(&json!({"table": table, "query": {"type": "look", "seat": own.seat}}));
        tab.settle(disk);
    }
    tab.seen().unwrap()
}

fn sync(tab: &mut Tab, disk: &mut Disk, table: &str) -> State {
    tab.say(&json!({"table": table, "query": {"type": "sync"}}));
    tab.settle(disk);
    tab.seen().unwrap().1
}

fn ready(tab: &mut Tab, table: &str, state: &State) {
    for own in &state.you.seats {
        let command = json!({"type": "ready", "seat": own.seat, "entropy": ENTROPY});
        tab.command(table, &format!("ready-{}", own.seat), &command);
    }
}

/// A whole game of people at one device and bots. The tab dies at any moment, also before, while and after something is written.
fn whole_game(game: &str, seats: &[Value], seed: u64) -> (Disk, String) {
    let mut rng = SmallRng::seed_from_u64(seed ^ 0xff);
    let (mut disk, mut tab) = (Disk::default(), Tab::new(seed as u8));
    let created = tab.create(&mut disk, &wish(game, seats));
    play_on(&mut disk, tab, &created, seed, |actions| rng.random_range(0..actions.len()));
    (disk, created.table)
}

/// Plays a table to its end. The seed says when the tab dies.
fn play_on(
    disk: &mut Disk,
    mut tab: Tab,
    created: &Created,
    seed: u64,
    mut choose: impl FnMut(&[String]) -> usize,
) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let (table, keys) = (created.table.clone(), keys(created));
    for turn in 0..3_000 {
        let (version, state) = look(&mut tab, disk, &table, &keys);
        match stage(&state) {
            Stage::Over => {
                return tab.kill(disk);
            }
            Stage::Lobby => ready(&mut tab, &table, &state),
            Stage::Playing => {
                let waited = |own: &&room::wire::Own| state.status.waiting.contains(&own.seat);
                let Some(own) = state.you.seats.iter().find(waited) else { continue };
                let actions = legal(&state.view.unwrap().read().unwrap());
                let action = &actions[choose(&actions)];
                let act =
                    json!({"type": "act", "seat": own.seat, "question": own.question, "action": action});
                tab.command(&table, &format!("act-{turn}"), &act);
            }
        }
        // Some of what is to be done is done; then the tab may die.
        let dies = rng.random_bool(0.3);
        for _ in 0..if dies { rng.random_range(0..12) } else { usize::MAX } {
            if !tab.step(disk) {
                break;
            }
        }
        if dies {
            tab.kill(disk);
            tab = Tab::new(rng.random());
            let (back, _) = look(&mut tab, disk, &table, &keys);
            assert!(back >= version, "seen up to change {version}, and back at {back}");
        }
    }
    panic!("seed {seed}: a game comes to an end");
}

fn log_of(disk: &mut Disk, table: &str) -> String {
    let mut tab = Tab::new(0);
    let log = tab.answer(disk, &format!("tables/{table}/log"), &Value::Null).unwrap();
    log.as_str().unwrap().to_owned()
}

#[test]
fn whole_games_survive_tabs_that_die_at_any_moment_and_verify() {
    for seed in 0..12 {
        let seats = [person("Ola"), person("Jan"), bot("casual")];
        let (mut disk, table) = whole_game("gambit", &seats[..2 + seed as usize % 2], seed);
        let log: Log<Gambit> = log_of(&mut disk, &table).parse().unwrap();
        assert!(matches!(log.verify().unwrap().shuffles, Shuffles::Checked(_)));
        let (mut disk, table) = whole_game("skakanie", &[person("Ola"), bot("strong")], seed);
        let log: Log<Skakanie> = log_of(&mut disk, &table).parse().unwrap();
        assert!(matches!(log.verify().unwrap().shuffles, Shuffles::Checked(_)));
        assert_eq!(disk.list[&table].stage, Stage::Over, "the list knows that it is over");
    }
}

/// Whatever machine, however often a tab dies, and whoever is quicker: the same decisions give the same game.
#[test]
fn a_daily_deal_goes_the_same_way_for_everybody() {
    for game in ["gambit", "skakanie"] {
        let body = json!({"game": game, "day": "2026-07-04", "name": "Ola"});
        let log = |seed: u64| {
            let (mut disk, mut tab) = (Disk::default(), Tab::new(seed as u8));
            let created = tab.answer(&mut disk, "daily", &body).unwrap();
            let created: Created = serde_json::from_value(created).unwrap();
            assert_eq!(disk.list[&created.table].stage, Stage::Playing, "nobody has to be ready");
            // What is decided follows from what may be, and from nothing that a tab forgets.
            let choose = |actions: &[String]| actions.concat().len() * 7 % actions.len();
            play_on(&mut disk, tab, &created, seed, choose);
            log_of(&mut disk, &created.table)
        };
        let once = log(1);
        assert!(once.contains("\ndaily 2026-07-04\n"), "{once}");
        assert_eq!(once, log(2));
        assert_eq!(once, log(3));
    }
}

#[test]
fn nobody_else_plays_a_daily_deal_and_its_rematch_is_none() {
    let (mut disk, mut tab) = (Disk::default(), Tab::new(1));
    let body = json!({"game": "gambit", "day": "2026-07-04", "name": "Ola"});
    let created: Created = serde_json::from_value(tab.answer(&mut disk, "daily", &body).unwrap()).unwrap();
    let (_, state) = look(&mut tab, &mut disk, &created.table, &keys(&created));
    assert_eq!(state.info.read().unwrap().daily.as_deref(), Some("2026-07-04"));
    let new_key = "k".repeat(22);
    for command in [
        json!({"type": "stand_in", "seat": "A", "level": "master"}),
        json!({"type": "free", "seat": "B", "new_key": new_key}),
    ] {
        tab.command(&created.table, "x", &command);
        tab.settle(&mut disk);
        assert_eq!(tab.refused(), Some(Code::WrongStage), "{command}");
        tab.heard.clear();
    }
    play_on(&mut disk, tab, &created, 4, |_| 0);
    let mut tab = Tab::new(2);
    look(&mut tab, &mut disk, &created.table, &keys(&created));
    tab.command(&created.table, "again", &json!({"type": "rematch"}));
    tab.settle(&mut disk);
    let next = sync(&mut tab, &mut disk, &created.table).info.read().unwrap().rematch.unwrap();
    let (_, state) = look(&mut tab, &mut disk, &next, &keys(&created));
    assert_eq!((stage(&state), state.info.read().unwrap().daily), (Stage::Lobby, None));
}

#[test]
fn a_worker_that_breaks_while_it_looks_for_par_is_said() {
    let (mut disk, mut tab) = (Disk::default(), Tab::new(3));
    let ask = tab.ask("daily/gambit/2026-07-04", &Value::Null);
    tab.break_thinker(1);
    tab.settle(&mut disk);
    assert_eq!(tab.answers.remove(&ask).unwrap().unwrap_err()["code"], "unavailable");
    let par = tab.answer(&mut disk, "daily/gambit/2026-07-04", &Value::Null).unwrap();
    assert_eq!(par["scores"].as_array().unwrap().len(), 2);
}

#[test]
fn a_table_is_listed_before_anybody_is_at_it() {
    let (mut disk, mut tab) = (Disk::default(), Tab::new(1));
    let created = tab.create(&mut disk, &wish("gambit", &[person("Ola"), bot("casual")]));
    assert!(created.table.starts_with("here-"));
    let listed = &disk.list[&created.table];
    assert_eq!((listed.stage, listed.seats.len()), (Stage::Lobby, 1));
    assert_eq!(created.seats[1], None, "a bot's key is nobody's business");
}

/// A table for one person and a bot, joined and begun.
fn begun(tab: &mut Tab, disk: &mut Disk, seats: &[Value]) -> Created {
    let created = tab.create(disk, &wish("gambit", seats));
    let (_, state) = look(tab, disk, &created.table, &keys(&created));
    ready(tab, &created.table, &state);
    tab.settle(disk);
    created
}

#[test]
fn two_tabs_do_not_both_play_a_game() {
    let mut disk = Disk::default();
    let (mut one, mut two) = (Tab::new(1), Tab::new(2));
    let created = begun(&mut one, &mut disk, &[person("Ola"), person("Jan")]);
    two.join(&created.table, &keys(&created));
    two.settle(&mut disk);
    assert_eq!(two.refused(), Some(Code::OpenElsewhere));
    // The second takes it over, as the browser's locks allow: the first is told.
    disk.taken.remove(&created.table);
    two.join(&created.table, &keys(&created));
    one.tell(stolik_browser::Input::Elsewhere { table: created.table.clone() });
    one.settle(&mut disk);
    two.settle(&mut disk);
    assert_eq!(one.refused(), Some(Code::OpenElsewhere));
    assert_eq!(stage(&two.seen().unwrap().1), Stage::Playing);
    one.command(&created.table, "late", &json!({"type": "rematch"}));
    one.settle(&mut disk);
    assert_eq!(one.refused(), Some(Code::NotJoined));
    // Who leaves lets another tab have it.
    two.tell(stolik_browser::Input::Gone { client: world::CLIENT });
    two.settle(&mut disk);
    assert!(disk.taken.is_empty());
    one.join(&created.table, &keys(&created));
    one.settle(&mut disk);
    assert_eq!(stage(&one.seen().unwrap().1), Stage::Playing);
}

#[test]
fn a_command_that_was_written_but_not_told_is_done_once() {
    let mut disk = Disk::default();
    let mut tab = Tab::new(1);
    let created = begun(&mut tab, &mut disk, &[person("Ola"), person("Jan")]);
    let (table, keys) = (created.table.as_str(), keys(&created));
    let (_, state) = look(&mut tab, &mut disk, table, &keys);
    let own = state.you.seats.iter().find(|own| own.question.is_some()).unwrap().clone();
    let action = legal(&state.view.unwrap().read().unwrap()).remove(0);
    let act = json!({"type": "act", "seat": own.seat, "question": own.question, "action": action});
    let before = disk.tables[table].changes.len();
    tab.command(table, "once", &act);
    while disk.tables[table].changes.len() == before {
        assert!(tab.step(&mut disk));
    }
    tab.kill(&mut disk);
    let mut tab = Tab::new(2);
    look(&mut tab, &mut disk, table, &keys);
    tab.command(table, "once", &act);
    tab.settle(&mut disk);
    let acknowledged = |message: &Message| matches!(message, Message::Ack { ack, version, .. } if ack == "once" && *version == before as u64);
    assert!(tab.heard.iter().any(acknowledged));
    assert_eq!(disk.tables[table].changes.len(), before + 1);
}

#[test]
fn a_worker_of_bots_that_breaks_is_replaced() {
    let (mut disk, mut tab) = (Disk::default(), Tab::new(3));
    let created = tab.create(&mut disk, &wish("gambit", &[bot("strong"), bot("casual"), bot("casual")]));
    tab.join(&created.table, &[&created.host]);
    // Bots are asked for their plans; one worker dies before it thought.
    while !tab.pending.iter().any(|effect| matches!(effect, stolik_browser::Effect::Think { thinker: 1, .. }))
    {
        assert!(tab.step(&mut disk), "a bot is asked");
    }
    tab.break_thinker(1);
    tab.settle(&mut disk);
    assert_eq!(stage(&sync(&mut tab, &mut disk, &created.table)), Stage::Over, "the bots played on");
}

#[test]
fn a_clock_lets_a_bot_stand_in() {
    let (mut disk, mut tab) = (Disk::default(), Tab::new(4));
    let mut wish = wish("gambit", &[person("Ola"), person("Jan")]);
    wish["clock"] = json!(30);
    let created = tab.create(&mut disk, &wish);
    let (_, state) = look(&mut tab, &mut disk, &created.table, &keys(&created));
    assert_eq!(tab.alarm, None, "no time runs before the start");
    ready(&mut tab, &created.table, &state);
    tab.settle(&mut disk);
    let at = tab.alarm.expect("time runs");
    assert!((29_000..=30_000).contains(&(at - tab.now)), "{}", at - tab.now);
    tab.now = at;
    tab.tell(stolik_browser::Input::Alarm {});
    tab.settle(&mut disk);
    let info = sync(&mut tab, &mut disk, &created.table).info.read().unwrap();
    assert!(info.seats.iter().any(|seat| seat.stand_in.is_some()));
}

#[test]
fn who_asks_for_a_freed_seat_has_it_after_a_minute() {
    let (mut disk, mut tab) = (Disk::default(), Tab::new(4));
    let created = begun(&mut tab, &mut disk, &[person("Ola"), person("Jan")]);
    let (table, ola) = (created.table.as_str(), created.seats[0].as_deref().unwrap());
    let (invitation, new_key) = ("i".repeat(22), "n".repeat(22));
    // Jan's device is not here, and somebody else wants to play on.
    tab.join(table, &[&created.host, ola]);
    tab.command(table, "free", &json!({"type": "free", "seat": "B", "new_key": invitation}));
    tab.settle(&mut disk);
    assert_eq!(tab.alarm, None, "a seat nobody asks for stays free");
    let sit = json!({"type": "sit", "key": invitation, "name": "Ewa", "new_key": new_key});
    tab.command(table, "sit", &sit);
    tab.settle(&mut disk);
    let second =
        |tab: &mut Tab, disk: &mut Disk| sync(tab, disk, table).info.read().unwrap().seats[1].clone();
    assert_eq!(second(&mut tab, &mut disk).claim.as_deref(), Some("Ewa"));
    let at = tab.alarm.expect("the minute runs");
    assert!((59_000..=60_000).contains(&(at - tab.now)), "{}", at - tab.now);
    tab.now = at;
    // While the change is being written, which may take its time, nothing rings again.
    let before = disk.tables[table].changes.len();
    tab.alarm = None;
    tab.tell(stolik_browser::Input::Alarm {});
    tab.tell(stolik_browser::Input::Alarm {});
    assert!(!tab.pending.iter().any(|effect| matches!(effect, stolik_browser::Effect::Alarm { .. })));
    tab.settle(&mut disk);
    let taken = second(&mut tab, &mut disk);
    assert_eq!((taken.name.as_str(), taken.claim, tab.alarm), ("Ewa", None, None));
    assert_eq!(disk.tables[table].changes.len(), before + 1);
}

#[test]
fn a_rematch_is_a_table_of_this_browser_with_the_same_keys() {
    let (mut disk, table) = whole_game("skakanie", &[person("Ola"), bot("casual")], 5);
    let mut tab = Tab::new(9);
    // The keys of the finished game are those of its maker, which the seed gives again.
    let created =
        Tab::new(5).create(&mut Disk::default(), &wish("skakanie", &[person("Ola"), bot("casual")]));
    assert_eq!(created.table, table);
    look(&mut tab, &mut disk, &table, &keys(&created));
    tab.command(&table, "again", &json!({"type": "rematch"}));
    tab.settle(&mut disk);
    let next = sync(&mut tab, &mut disk, &table).info.read().unwrap().rematch.expect("there is a rematch");
    assert!(next.starts_with("here-") && next != table);
    let (_, state) = look(&mut tab, &mut disk, &next, &keys(&created));
    assert_eq!((stage(&state), state.you.seats.len()), (Stage::Lobby, 1));
}

#[test]
fn a_photo_stays_with_its_table_and_goes_along() {
    const PHOTO: &[u8] = include_bytes!("../../server/tests/fixtures/photos/small.jpg");
    let photo = room::Photo::new(PHOTO.to_vec()).unwrap().to_text();
    let (mut disk, mut tab) = (Disk::default(), Tab::new(5));
    let mut wished = wish("skakanie", &[person("Ola"), bot("casual")]);
    wished["options"]["art"] = "own".into();
    for (bad, code) in [(Value::Null, "bad_options"), ("AAAA".into(), "bad_photo")] {
        wished["photo"] = bad;
        let refused = tab.answer(&mut disk, "tables", &wished).unwrap_err();
        assert_eq!(refused["code"], code);
    }
    wished["photo"] = photo.clone().into();
    let created = tab.create(&mut disk, &wished);
    assert_eq!(disk.photos[&created.table], photo);
    play_on(&mut disk, tab, &created, 5, |_| 0);
    let mut tab = Tab::new(9);
    look(&mut tab, &mut disk, &created.table, &keys(&created));
    tab.command(&created.table, "again", &json!({"type": "rematch"}));
    tab.settle(&mut disk);
    let branch =
        json!({"source": {"table": created.table}, "ply": 3, "seats": [person("Ola"), bot("casual")]});
    tab.answer(&mut disk, "branches", &branch).unwrap();
    assert_eq!(disk.photos.len(), 3, "the rematch and the branch have it");
    assert!(disk.photos.values().all(|one| *one == photo));
    assert!(log_of(&mut disk, &created.table).contains("\nphoto\nlog\n"));
}

#[test]
fn questions_are_answered_as_a_server_answers_them() {
    let (mut disk, table) = whole_game("gambit", &[person("Ola"), bot("beginner")], 8);
    let mut tab = Tab::new(1);
    let cards = include_str!("../../../puzzles/gambit/cards.txt");
    let puzzle = cards.split("\npuzzle ").next().expect("there is a first one");
    let fine = [
        ("about", Value::Null),
        ("games", Value::Null),
        ("setups", Value::Null),
        ("setups/check", json!({"text": "nonsense"})),
        ("lessons/gambit", Value::Null),
        ("lessons/skakanie", Value::Null),
        ("puzzles", json!({"text": puzzle, "tried": []})),
        ("puzzles", json!({"text": puzzle, "reveal": true})),
        ("replays", json!({"source": {"table": table}, "viewer": "all"})),
        ("replays", json!({"source": {"log": log_of(&mut disk, &table)}, "viewer": "A"})),
        ("branches", json!({"source": {"table": table}, "ply": 3, "seats": [person("Ola"), bot("casual")]})),
    ];
    for (path, body) in fine {
        assert!(tab.answer(&mut disk, path, &body).is_ok(), "{path} {body}");
    }
    let running = begun(&mut tab, &mut disk, &[person("Ola"), person("Jan")]).table;
    let wrong = [
        ("nothing", Value::Null, "no_such_table"),
        ("lessons/chess", Value::Null, "no_such_table"),
        ("tables", json!({"seats": 2}), "malformed"),
        ("tables", json!({"options": {"game": "chess"}, "seats": []}), "bad_options"),
        ("tables", wish("gambit", &[person("")]), "bad_options"),
        ("setups/check", json!({}), "malformed"),
        ("fairness", json!({}), "malformed"),
        ("fairness", json!({"text": "setup None", "players": 2}), "bad_options"),
        ("fairness", json!({"text": gambit::Setup::default().to_string(), "players": 5}), "bad_options"),
        ("puzzles", json!({}), "malformed"),
        ("puzzles", json!({"text": "nonsense"}), "bad_log"),
        ("puzzles", json!({"text": puzzle, "tried": ["move e4"]}), "bad_log"),
        ("replays", json!({"source": {"table": "here-none"}, "viewer": "all"}), "no_such_table"),
        ("replays", json!({"source": {"table": running}, "viewer": "all"}), "still_running"),
        ("replays", json!({"source": {"log": "nonsense"}, "viewer": "all"}), "bad_log"),
        ("replays", json!({"source": {"table": table}, "viewer": "F"}), "bad_log"),
        ("daily", json!({"game": "gambit", "day": "2027-01-01", "name": "Ola"}), "bad_options"),
        ("daily", json!({"game": "chess", "day": "2026-07-04", "name": "Ola"}), "bad_options"),
        ("daily", json!({"game": "gambit", "day": "2026-07-04", "name": ""}), "bad_name"),
        ("daily/gambit/yesterday", Value::Null, "bad_options"),
        ("branches", json!({"source": {"table": table}, "ply": 9999, "seats": []}), "bad_log"),
        ("branches", json!({"source": {"table": table}, "seats": [], "once": "a".repeat(22)}), "bad_options"),
        ("reviews", json!({"source": {"table": running}, "seat": "A"}), "still_running"),
        ("reviews", json!({"source": {"table": table}, "seat": "F"}), "bad_log"),
        ("tables/here-none/hand-over", Value::Null, "no_such_table"),
    ];
    for (path, body, code) in wrong {
        let error = tab.answer(&mut disk, path, &body).expect_err(path);
        assert_eq!(error["code"], code, "{path} {body}");
    }
}

#[test]
fn bad_requests_are_refused_and_change_nothing() {
    let (mut disk, mut tab) = (Disk::default(), Tab::new(6));
    let created = begun(&mut tab, &mut disk, &[person("Ola"), person("Jan")]);
    let before = disk.tables[&created.table].clone();
    let table = &created.table;
    let wrong = [
        (json!("nonsense"), Code::Malformed),
        (json!({"table": "here-none", "query": {"type": "sync"}}), Code::NotJoined),
        (json!({"table": "here-none", "query": {"type": "join", "keys": []}}), Code::NoSuchTable),
        (json!({"table": table, "query": {"type": "join", "keys": ["x"]}}), Code::NoSuchKey),
        (json!({"table": table, "query": {"type": "look", "seat": "C"}}), Code::NotYourSeat),
        (json!({"table": table, "ack": "ä", "command": {"type": "rematch"}}), Code::BadText),
        (json!({"table": table, "ack": "a", "command": {"type": "rematch"}}), Code::WrongStage),
        (json!({"table": table, "signal": {"type": "point", "seat": "A", "stack": 3}}), Code::WrongStage),
    ];
    for (request, code) in wrong {
        tab.say(&request);
        tab.settle(&mut disk);
        assert_eq!(tab.refused(), Some(code), "{request}");
        tab.heard.clear();
    }
    assert_eq!(disk.tables[table], before);
}

#[test]
fn a_worker_thinks_about_hints_and_who_asked_is_told_or_refused() {
    let (mut disk, mut tab) = (Disk::default(), Tab::new(5));
    let mut wished = wish("gambit", &[person("Ola"), person("Jan")]);
    wished["options"]["hints"] = json!(true);
    let created = tab.create(&mut disk, &wished);
    let (table, keys) = (created.table.clone(), keys(&created));
    let (_, state) = look(&mut tab, &mut disk, &table, &keys);
    ready(&mut tab, &table, &state);
    tab.settle(&mut disk);
    let (version, state) = look(&mut tab, &mut disk, &table, &keys);
    let own = state.you.seats.iter().find(|own| state.status.waiting.contains(&own.seat)).unwrap();
    let hint = json!({"table": table, "query": {"type": "hint", "seat": own.seat, "question": own.question}});
    let last = |tab: &Tab| tab.heard.last().cloned().unwrap();
    tab.say(&hint);
    tab.say(&hint);
    tab.settle(&mut disk);
    let refused = |message: &Message| matches!(message, Message::Refused { code: Code::TooFast, .. });
    assert!(tab.heard.iter().any(refused), "one at a time");
    let Message::Hint { best: Some(best), .. } = last(&tab) else { panic!("{:?} is no hint", last(&tab)) };
    assert!(legal(&state.view.unwrap().read().unwrap()).contains(&best.action));
    assert_eq!(tab.seen().unwrap().0, version, "nothing changed");
    // Odds were not agreed, and behind the curtain there is nothing to ask.
    tab.say(&json!({"table": table, "query": {"type": "odds", "seat": own.seat}}));
    tab.settle(&mut disk);
    assert!(matches!(last(&tab), Message::Refused { code: Code::NotAgreed, .. }));
    // The worker breaks while it thinks.
    tab.say(&hint);
    tab.break_thinker(1);
    tab.settle(&mut disk);
    assert!(matches!(last(&tab), Message::Refused { code: Code::Unavailable, .. }), "{:?}", last(&tab));
    tab.say(&hint);
    tab.settle(&mut disk);
    assert!(matches!(last(&tab), Message::Hint { .. }), "another worker knows the table");
    tab.say(&json!({"table": table, "query": {"type": "look", "seat": null}}));
    tab.say(&hint);
    tab.settle(&mut disk);
    assert!(matches!(last(&tab), Message::Refused { code: Code::NotYourSeat, .. }));
}

#[test]
fn a_review_grows_while_it_is_asked_for() {
    let (mut disk, table) = whole_game("gambit", &[person("Ola"), bot("beginner")], 8);
    let mut tab = Tab::new(1);
    tab.looks = 2;
    let asked = json!({"source": {"table": table}, "seat": "A"});
    let [first, second] = [(); 2].map(|()| tab.answer(&mut disk, "reviews", &asked).unwrap());
    assert_eq!(first["seat"], "A");
    assert_eq!(first["done"], 2, "as many steps as there is time for");
    assert_eq!((&second["done"], &second["steps"]), (&json!(4), &first["steps"]));
    // A worker that breaks begins anew.
    tab.break_thinker(1);
    tab.settle(&mut disk);
    assert_eq!(tab.answer(&mut disk, "reviews", &asked).unwrap(), first);
}

#[test]
fn a_card_is_measured_while_it_is_asked_for() {
    let (mut disk, mut tab) = (Disk::default(), Tab::new(2));
    let card = gambit::Setup::default().to_string();
    let asked = |players: u8| json!({"text": card, "players": players});
    let games = |tab: &mut Tab, disk: &mut Disk, players| {
        let told = tab.answer(disk, "fairness", &asked(players)).unwrap();
        (told["games"].as_u64().unwrap(), told["most"].as_u64().unwrap())
    };
    assert_eq!(games(&mut tab, &mut disk, 2), (4, 2_000), "a few games at once, however much time there is");
    assert_eq!(games(&mut tab, &mut disk, 3), (3, 2_001), "only whole deals are told");
    tab.looks = 2;
    assert_eq!(games(&mut tab, &mut disk, 2), (6, 2_000), "it goes on, as long as there is time");
    // A worker that breaks begins anew.
    tab.break_thinker(1);
    tab.settle(&mut disk);
    assert_eq!(games(&mut tab, &mut disk, 2), (2, 2_000));
}

#[test]
fn bots_agree_to_end_a_game_that_somebody_wants_to_end() {
    let (mut disk, mut tab) = (Disk::default(), Tab::new(9));
    let created = begun(&mut tab, &mut disk, &[person("Ola"), bot("beginner")]);
    let table = created.table.clone();
    // Until the rules allow a vote, the first thing that is legal is done.
    for turn in 0..500 {
        let (_, state) = look(&mut tab, &mut disk, &table, &keys(&created));
        if state.status.may_agree || stage(&state) == Stage::Over {
            break;
        }
        let own = &state.you.seats[0];
        let action = legal(&state.view.unwrap().read().unwrap())[0].clone();
        let command = json!({"type": "act", "seat": own.seat, "question": own.question, "action": action});
        tab.command(&table, &format!("turn-{turn}"), &command);
        tab.settle(&mut disk);
    }
    tab.command(&table, "vote", &json!({"type": "vote", "seat": "A", "agree": true}));
    tab.settle(&mut disk);
    let votes = |disk: &Disk| {
        let lines = disk.tables[&table].changes.iter().flat_map(|change| change.lines.clone());
        lines.filter(|line| line.contains("agree")).collect::<Vec<_>>()
    };
    let asked = tab.polls;
    assert!(votes(&disk).iter().any(|line| line.starts_with("A ")), "{:?}", votes(&disk));
    assert!(asked > 0, "the bots were asked");
    sync(&mut tab, &mut disk, &table);
    assert_eq!(tab.polls, asked, "once for each change");
}

#[test]
fn a_running_game_can_be_handed_to_a_server() {
    let (mut disk, mut tab) = (Disk::default(), Tab::new(4));
    let created = begun(&mut tab, &mut disk, &[person("Ola"), bot("beginner")]);
    let path = format!("tables/{}/hand-over", created.table);
    let handed = tab.answer(&mut disk, &path, &Value::Null).unwrap();
    let stored = &disk.tables[&created.table];
    assert_eq!(handed["seed"], stored.table.seed);
    let asked = |seed: &str| AskBranch {
        source: Source::Log(handed["log"].as_str().unwrap().to_owned()),
        ply: None,
        draws: Draws::New,
        seats: vec![NewSeat::Person { name: "Ola".to_owned() }, NewSeat::Open {}],
        keys: Vec::new(),
        seed: Some(seed.to_owned()),
        once: None,
    };
    let log = handed["log"].as_str().unwrap();
    let catalogue = Catalogue::standard();
    assert!(catalogue.branch(log, &asked(&stored.table.seed)).is_ok());
    assert!(catalogue.branch(log, &asked(&"00".repeat(32))).is_err(), "another seed");
    // From another tab, which has not opened it, it is the same.
    let other = Tab::new(5).answer(&mut disk, &path, &Value::Null).unwrap();
    assert_eq!(other, handed);
}
