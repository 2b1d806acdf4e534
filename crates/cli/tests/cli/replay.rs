//! `stolik replay`: who sees what, stepping, positions, pictures.

use crate::common;

use common::{log, stolik, stolik_with, temporary};
use gambit::Gambit;
use skakanie::Skakanie;

const GAMBIT: &str = "docs/examples/gambit.log";
const SKAKANIE: &str = "docs/examples/skakanie.log";

#[test]
fn with_everything_open_every_entry_is_printed() {
    for file in [GAMBIT, SKAKANIE] {
        let text = std::fs::read_to_string(common::root().join(file)).expect("the example is there");
        let run = stolik(&["replay", file]).fine();
        let entries =
            text.lines().skip_while(|line| *line != "log").skip(1).take_while(|line| *line != "end");
        let mut last = None;
        for entry in entries {
            // What chance does belongs to the decision before it; before the first one it is ply 0.
            let ply = if entry.starts_with('*') { last.unwrap_or(0) } else { last.unwrap_or(0) + 1 };
            let number = if last == Some(ply) { String::new() } else { ply.to_string() };
            let start: String = entry.chars().take(20).collect();
            let line = format!("\n{number:>5}  {start}");
            assert!(run.stdout.contains(&line), "{line}");
            last = Some(ply);
        }
        assert!(run.stdout.contains("result: A "), "{}", run.stdout);
    }
}

#[test]
fn g14_a_seat_sees_its_own_hand_and_remembers_its_row_and_a_watcher_sees_neither() {
    let game = log(Gambit::usual(2), "eyes").sealed();
    let file = temporary("eyes.log", &game);
    let file = file.to_str().expect("a plain path");
    let seen = |who: &str| stolik(&["replay", file, "--as", who]).fine().stdout;
    let (all, a, b, watcher) = (seen("all"), seen("A"), seen("B"), seen("watcher"));
    let has = |text: &str, part: &str| text.contains(part);
    assert!(has(&all, "A is dealt ") && has(&all, "B lays ") && !has(&all, "B lays a card"));
    assert!(has(&a, "B is dealt five cards") && !has(&a, "A is dealt five cards"));
    assert!(has(&b, "A is dealt five cards") && !has(&b, "B is dealt five cards"));
    assert!(has(&watcher, "A is dealt five cards") && has(&watcher, "B is dealt five cards"));
    for closed in [&a, &b, &watcher] {
        assert!(has(closed, "A lays a card") && has(closed, "B lays a card"), "nobody sees face-down cards");
        assert!(!has(closed, " plan ") && !has(closed, "* draw"), "entries tell hidden cards");
    }
    assert!(has(&a, "A may remember its row: ") && !has(&watcher, "may remember"));
}

#[test]
fn a_game_with_a_photo_says_that_it_cannot_be_shown_and_goes_on_with_letters() {
    let mut game = log(Skakanie::new(skakanie::Options::usual(2)).expect("the usual"), "photo");
    game.header.photo = true;
    let text = game.sealed();
    assert!(text.contains("\nphoto\nlog\n"), "{text}");
    assert_eq!(text.parse(), Ok(game));
    let words = "The players' own photo is not in the log";
    let run = stolik_with(&["replay", "-"], &text).fine();
    assert!(run.stdout.contains(words) && run.stdout.contains("result: A "), "{}", run.stdout);
    assert_eq!(stolik_with(&["replay", "-", "--format", "json"], &text).fine().json()["photo"], true);
    let file = temporary("photo.log", &text);
    let file = file.to_str().expect("a plain path");
    assert!(stolik_with(&["replay", file, "--step"], "q\n").fine().stdout.contains(words));
    stolik(&["verify", file]).fine();
    assert!(!stolik(&["replay", SKAKANIE]).fine().stdout.contains(words));
}

#[test]
fn a_running_game_stays_closed_unless_asked() {
    let game = log(Gambit::usual(2), "running").to_string();
    let running = &game[..game.find("\nend\n").expect("it ends") - 200];
    let running = &running[..=running.rfind('\n').expect("it has lines")];
    let run = stolik_with(&["replay", "-"], running).fine();
    assert!(run.stdout.contains("A is dealt five cards") && !run.stdout.contains("* deal"));
    assert!(stolik_with(&["replay", "-", "--as", "all"], running).fine().stdout.contains("* deal A"));
}

#[test]
fn stepping_goes_on_back_and_anywhere() {
    let run = stolik_with(&["replay", GAMBIT, "--step"], "\n\nb\n40\n9999\nx\nb\n0\nb\n77\n\nq\n").fine();
    let prompts: Vec<&str> =
        run.stdout.lines().filter_map(|line| line.split_once(" of 77, Enter").map(|(ply, _)| ply)).collect();
    assert_eq!(prompts, ["0", "1", "2", "1", "40", "40", "40", "39", "0", "0", "77", "77"]);
    for remark in ["the game has 77 plies", "\"x\" is neither", "this is the beginning", "this is the end"] {
        assert!(run.stdout.contains(remark), "{remark}");
    }
    stolik_with(&["replay", SKAKANIE, "--step", "--ply", "7"], "").fine();
}

#[test]
fn json_has_the_documented_keys() {
    let report = stolik(&["replay", GAMBIT, "--ply", "5", "--format", "json", "--as", "A"]).fine().json();
    let keys: Vec<&String> = report.as_object().expect("an object").keys().collect();
    assert_eq!(
        keys,
        ["game", "players", "options", "photo", "viewer", "entries", "ply", "position", "memory", "result"]
    );
    // Four placings with the four deals they lead to, and a plan.
    assert_eq!(report["entries"].as_array().map(Vec::len), Some(9));
    assert_eq!(report["entries"][7]["ply"], 4);
    assert_eq!(report["entries"][0]["line"], 23);
    assert_eq!(report["entries"][0]["entry"], serde_json::Value::Null, "only all may see entries");
    assert_eq!(report["result"], serde_json::Value::Null, "the game is not over at ply 5");
}

#[test]
fn every_position_of_a_game_is_a_picture() {
    let skakanie = |options: &str| log(options.parse::<Skakanie>().expect("in order"), "pictures").sealed();
    let logs = [
        log(Gambit::usual(3), "pictures").sealed(),
        skakanie("options seats=6 picture=8x6 push=yes"),
        skakanie("options seats=2 picture=128x1 joint=yes"),
    ];
    for (i, text) in logs.iter().enumerate() {
        let file = temporary(&format!("pictures-{i}.log"), text);
        let file = file.to_str().expect("a plain path");
        let plies =
            stolik(&["replay", file, "--format", "json"]).fine().json()["ply"].as_u64().expect("a number");
        for ply in (0..=plies).step_by(9) {
            let ply = ply.to_string();
            well_formed(&stolik(&["replay", file, "--ply", &ply, "--svg", "-"]).fine().stdout);
        }
    }
}

/// Every element is closed by itself or by its end, in order; and nothing is fetched from elsewhere.
fn well_formed(svg: &str) {
    let mut open = Vec::new();
    for tag in svg.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("a tag ends");
        let name = tag.trim_start_matches('/').split([' ', '\n', '/']).next().expect("a tag has a name");
        match () {
            () if tag.starts_with('/') => assert_eq!(open.pop(), Some(name)),
            () if tag.ends_with('/') => {}
            () => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?}");
    let outside = svg.replacen("http://www.w3.org/2000/svg", "", 1);
    for word in ["http", "<script", "@import", "<image", "NaN", "inf"] {
        assert!(!outside.contains(word), "{word}");
    }
}
