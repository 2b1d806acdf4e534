//! `stolik simulate`: the same seed is the same games; every game is accounted for; the report has its keys.

mod common;

use common::stolik;
use serde_json::Value;

/// What depends on the clock.
fn without_time(mut report: Value) -> Value {
    for key in ["seconds", "turns_per_second"] {
        assert!(report[key].as_f64().is_some_and(|value| value > 0.0), "{key}");
        report[key] = Value::Null;
    }
    report
}

fn simulate(args: &str) -> Value {
    let args: Vec<&str> =
        ["simulate"].into_iter().chain(args.split(' ')).chain(["--format", "json"]).collect();
    without_time(stolik(&args).fine().json())
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for case in [
        "gambit --games 200 --players 4 --bots greedy --seed 7",
        "gambit --games 100 --bots random,greedy,random --seed 7 --edition pl --oldest C",
        "skakanie --games 100 --players 3 --bots greedy --seed 7",
        "skakanie --games 70 --players 2 --bots random --seed 18446744073709551615 --fierce --joint --push",
    ] {
        let one = simulate(&format!("{case} --threads 1"));
        for threads in [2, 5] {
            assert_eq!(one, simulate(&format!("{case} --threads {threads}")), "{case}");
        }
        let mut other = simulate(&case.replace("--seed 7", "--seed 8").replace("18446744073709551615", "3"));
        other["seed"] = one["seed"].clone();
        assert_ne!(one, other, "another seed is other games: {case}");
    }
}

#[test]
fn every_game_of_gambit_has_one_winner() {
    let report = simulate("gambit --games 300 --players 3 --bots greedy --calm 5");
    let count = |list: &str, key: &str| -> u64 {
        report[list].as_array().expect("a list").iter().filter_map(|row| row[key].as_u64()).sum()
    };
    assert_eq!(count("wins_by_seat", "count"), 300);
    assert_eq!(count("wins_by_spot", "count"), 300);
    assert_eq!(count("wins_by_spot", "of"), 900, "three spots are taken in every game");
    assert_eq!(count("wins_by_seat", "moves"), 6, "first, second and third");
    assert!(report["ended_calm"]["count"].as_u64() > Some(0), "five calm turns are soon over (G17)");
    assert_eq!(report["turn_limit"]["games"], 0);
    let mean = report["points"]["all"]["mean"].as_f64().expect("a number");
    assert!((0.0..=20.0).contains(&mean), "three share at most 60 points");
}

#[test]
fn a_limit_is_never_silent() {
    let report = simulate("gambit --games 50 --bots random --turn-limit 10");
    assert_eq!(report["turn_limit"], serde_json::json!({ "turns": 10, "games": 50 }));
    let run =
        stolik(&["simulate", "gambit", "--games", "50", "--bots", "random", "--turn-limit", "10"]).fine();
    assert!(run.stdout.contains("50 games hit the limit of 10 turns"), "{run:?}");
    let run = stolik(&["simulate", "skakanie", "--games", "5"]).fine();
    assert!(run.stdout.contains("0 games hit the limit of 100,000 turns"), "{run:?}");
}

#[test]
fn skakanie_has_forty_turns() {
    let report = simulate("skakanie --games 40 --players 5 --bots random --extra B2 --singles --target 1");
    let turns = &report["turns"];
    assert_eq!((&turns["min"], &turns["max"]), (&serde_json::json!(40), &serde_json::json!(40)));
    assert_eq!(report["target"], 5);
    assert!(report["wins"]["of"] == 40);
}

#[test]
fn options_reach_the_game() {
    for (args, part) in [
        (
            "gambit --players 3 --oldest c --edition it --calm 0 --peek AC --deck BBBBBBRRRRRR",
            "options seats=3 oldest=C edition=it calm=0 peek=AC deck=BBBBBBRRRRRR",
        ),
        ("gambit --setup two-armies", "options seats=2 oldest=A"),
        (
            "skakanie --players 3 --picture 5x4 --youngest B --actions 4 --extra A2,C1 --singles --push --joint --fierce --target 70% --dragon 8",
            "options seats=3 youngest=B picture=5x4 actions=4 extra=A2,C1 singles=2 push=yes joint=yes fierce=yes target=70% dragon=8",
        ),
        (
            "skakanie --players 1 --difficulty easy",
            "options seats=1 youngest=A picture=10x6 actions=3 extra=- singles=1 push=no joint=no fierce=no target=60%",
        ),
        ("skakanie --players 6 --difficulty hard", "picture=9x8"),
    ] {
        let report = simulate(&format!("{args} --games 2 --bots random"));
        assert!(
            report["options"].as_str().is_some_and(|line| line.contains(part)),
            "{args}: {}",
            report["options"]
        );
    }
}

/// All keys of a report, nested ones with a dot; of lists the first element's.
fn keys(value: &Value, before: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                found.push(format!("{before}{key}"));
                keys(value, &format!("{before}{key}."), found);
            }
        }
        Value::Array(items) => items.iter().take(1).for_each(|item| keys(item, before, found)),
        _ => {}
    }
}

const DISTRIBUTION: &str = "mean sd min p1 p10 p50 p90 p99 p999 max";
const SHARE: &str = "count of share low high";

#[test]
fn the_keys_are_the_documented_ones() {
    let head = "game games seed players bots options seconds turns_per_second";
    let cases = [
        (
            "gambit --games 3",
            format!(
                "{head} setup turns({DISTRIBUTION}) points all({DISTRIBUTION}) A({DISTRIBUTION}) B({DISTRIBUTION}) \
                 wins_by_seat({SHARE} seat bot moves) wins_by_spot({SHARE} spot square) blocked_turns({SHARE}) \
                 ties({SHARE}) ended_calm({SHARE}) turn_limit(turns games)"
            ),
        ),
        (
            "skakanie --games 3",
            format!(
                "{head} target wins({SHARE}) turns({DISTRIBUTION}) actions({DISTRIBUTION}) takes({DISTRIBUTION}) \
                 moves({DISTRIBUTION}) pushes({DISTRIBUTION}) early_ends({DISTRIBUTION}) bites({DISTRIBUTION}) \
                 team_score({DISTRIBUTION}) scores A({DISTRIBUTION}) B({DISTRIBUTION}) turn_limit(turns games)"
            ),
        ),
    ];
    let page = std::fs::read_to_string(common::root().join("docs/commands.md")).expect("the page is there");
    for (args, expected) in cases {
        let mut found = Vec::new();
        keys(&simulate(args), "", &mut found);
        let flat: Vec<&str> = found.iter().filter_map(|key| key.rsplit('.').next()).collect();
        let expected: Vec<&str> = expected.split([' ', '(', ')']).filter(|word| !word.is_empty()).collect();
        assert_eq!(flat, expected, "{args}");
        for key in flat.into_iter().filter(|key| key.len() > 1) {
            assert!(page.contains(&format!("`{key}`")), "docs/commands.md does not know `{key}`");
        }
    }
}
