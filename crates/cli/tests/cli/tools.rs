//! Setup cards, the daily deal, perft, bench, completions and help.

use crate::common;

use common::{log, stolik, stolik_with, temporary};
use gambit::{BUILTIN, Gambit, Setup};
use skakanie::Skakanie;

#[test]
fn setups_are_listed_shown_and_drawn() {
    let list = stolik(&["setups", "list"]).fine().stdout;
    assert_eq!(list.lines().count(), BUILTIN.len());
    assert!(list.starts_with("Home Rows      28 tokens,  60 points, start spots d6 h5 e3 a4; "), "{list}");
    assert!(
        list.lines().all(|line| line.contains("even for ") || line.ends_with("for handicap games")),
        "{list}"
    );
    let json = stolik(&["setups", "list", "--format", "json"]).fine().json();
    assert_eq!(json[1]["name"], "Carousel");
    let players: Vec<_> = (0..3).map(|at| json[1]["fairness"][at]["players"].as_u64()).collect();
    assert_eq!(players, [Some(2), Some(3), Some(4)]);
    let shown = stolik(&["setups", "show", "crossroads"]).fine().stdout;
    for part in [
        "  8  R . . 1 P . . R\n",
        "a b c d e f g h",
        "rook    R   4 ×  5 =   20",
        "start spot 4: a4",
        "  4 players, master@",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let out = temporary("card.svg", "");
    stolik(&["setups", "show", "Home Rows", "--svg", out.to_str().expect("a plain path")]).fine();
    let svg = std::fs::read_to_string(out).expect("the picture is there");
    assert!(
        svg.starts_with("<svg ") && svg.contains("<title>Home Rows</title>") && svg.ends_with("</svg>\n")
    );
}

/// The words that are printed give the seed.
#[test]
fn the_daily_deal_has_words_a_seed_and_a_par() {
    let text = stolik(&["daily", "2026-11-17", "--game", "gambit"]).fine().stdout;
    let seed = "f0c297213bb75913f211ce6bad3db2fb4f98da09b7598bbcc9fff11d59829ce9";
    assert!(text.contains(seed) && text.contains("  par   "), "{text}");
    let phrase = "Stolik, the daily deal of gambit, 2026-11-17";
    assert!(text.contains(&format!("  words {phrase}\n")), "{text}");
    assert_eq!(table::shuffle::Seed::from_phrase(phrase).to_string(), seed);
    let json = stolik(&["daily", "2026-11-17", "--format", "json"]).fine().json();
    assert_eq!((&json["deals"][0]["seed"], json["deals"].as_array().map(Vec::len)), (&seed.into(), Some(2)));
    assert!(json["deals"][1]["par"]["points"].is_number());
}

#[test]
fn a_certificate_of_fairness_is_repeated() {
    let question = ["fairness", "carousel", "--players", "2,3", "--games", "30", "--level", "greedy"];
    let report = stolik(&[&question[..], &["--format", "json"]].concat()).fine().json();
    assert_eq!(report["setup"], "Carousel");
    assert_eq!(report["measured"][1]["seats"].as_array().map(Vec::len), Some(3));
    let lines = stolik(&[&question[..], &["--certificate"]].concat()).fine().stdout;
    assert_eq!(lines.lines().count(), 2, "{lines}");
    let carousel = Setup::named("Carousel").expect("a built-in card");
    let card = temporary("certified.setup", &format!("{lines}{carousel}"));
    let check = ["setups", "check", "--fairness", card.to_str().expect("a plain path")];
    let said = stolik(&check).fine().stdout;
    assert_eq!(said.matches(": repeats\n").count(), 2, "{said}");
    let other = lines.replace("seed=1", "seed=2");
    let card = temporary("other.setup", &format!("{other}{carousel}"));
    let run = stolik(&["setups", "check", "--fairness", card.to_str().expect("a plain path")]);
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(run.stdout.contains("does not repeat: the wins are ["), "{}", run.stdout);
}

/// A search can be cut short. Here what the first round found cannot be written, so no second one begins.
#[test]
fn what_a_round_of_a_search_found_is_written_when_it_ends() {
    let folder = temporary("designs", "").with_extension("folder");
    std::fs::create_dir_all(folder.join("design-1.setup")).expect("a folder where a card should be");
    let search = "setups design --players 2 --level greedy --rounds 2 --cards 3 --games 4 --keep 1 --out";
    let words = search.split(' ').chain([folder.to_str().expect("a plain path")]).collect::<Vec<_>>();
    let run = stolik(&words);
    assert!(run.stderr.contains("round 1 of 2") && run.stderr.contains("design-1.setup"), "{run:?}");
    assert!(run.code != Some(0) && !run.stderr.contains("round 2 of 2"), "{run:?}");
}

#[test]
fn g2_a_check_reports_all_problems_with_line_and_column_and_waives_the_unusual() {
    let wrong = "setup\npoints P=x R=5 R=6\nRNB..BNRR\nPPPPPPP\n...1....\n....x..2\n4...1...\n....3...\nPPPPPPPP\nRNBK.BNR\n";
    let run = stolik_with(&["setups", "check", "-"], wrong);
    assert_eq!(run.code, Some(2), "{run:?}");
    for place in ["-:1:6: ", "-:2:8: ", "-:2:16: ", "-:3:9: ", "-:4:8: ", "-:6:5: ", "-:7:5: ", "-:10:4: "] {
        assert!(run.stdout.contains(place), "{place}{}", run.stdout);
    }
    let unusual = BUILTIN[0].replace("P=1", "P=2").replacen("\nR", "\nQ", 1);
    let run = stolik_with(&["setups", "check", "-"], &unusual).fine();
    for part in [
        "can be played",
        "remark: 3 tokens R instead of 4",
        "remark: a token P is worth 2 points instead of 1",
    ] {
        assert!(run.stdout.contains(part), "{part}: {run:?}");
    }
    let report = stolik_with(&["setups", "check", "-", "--format", "json"], wrong).json();
    assert_eq!(report[0]["ok"], false);
    assert_eq!(
        report[0]["errors"][0],
        serde_json::json!({ "line": 1, "column": 6, "what": "the card's name is missing" })
    );
}

#[test]
fn perft_counts_from_the_start_and_from_a_log() {
    for (args, nodes) in [
        ("gambit 0", "1"),
        ("gambit 1", "4"),
        ("gambit 2", "12"),
        ("gambit 3", "480"),
        ("gambit 3 --players 3", "24"),
    ] {
        let args: Vec<&str> = ["perft"].into_iter().chain(args.split(' ')).collect();
        assert_eq!(stolik(&args).fine().stdout.trim(), nodes, "{args:?}");
    }
    let text = log(Skakanie::new(skakanie::Options::new(2)).expect("in order"), "perft").to_string();
    let dealt: String = text.split_inclusive('\n').take_while(|line| !line.starts_with("A corner")).collect();
    let run = stolik_with(&["perft", "skakanie", "3", "--log", "-", "--divide"], &dealt).fine();
    let counts: Vec<u64> =
        run.stdout.lines().filter_map(|line| line.split_whitespace().last()?.parse().ok()).collect();
    assert_eq!(counts.iter().rev().skip(1).sum::<u64>(), counts[counts.len() - 1]);
    assert!(run.stdout.starts_with("A corner 1 "), "{run:?}");
    let json = stolik(&["perft", "gambit", "2", "--divide", "--format", "json"]).fine().json();
    assert_eq!(
        (&json["nodes"], &json["divide"][0]),
        (&12.into(), &serde_json::json!({ "step": "A place 1", "nodes": 3 }))
    );
    let over = log(Gambit::usual(2), "over").to_string();
    assert_eq!(stolik_with(&["perft", "gambit", "5", "--log", "-"], &over).fine().stdout, "0\n");
}

#[test]
fn the_engine_is_measured() {
    let run = stolik(&["bench", "engine", "--seconds", "1", "--format", "json"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let report = run.json();
    let keys: Vec<&String> = report.as_object().expect("an object").keys().collect();
    let expected = "ns_per_turn ns_per_turn_floor ratio ns_per_action action_ratio median_ratio median_action_ratio \
                    games_per_second turns_per_game gambit_state_bytes skakanie_state_bytes players rounds";
    assert_eq!(keys, expected.split_whitespace().collect::<Vec<_>>());
    assert!(
        report.as_object().expect("an object").values().all(|value| value.as_f64() > Some(0.0)),
        "{report}"
    );
    assert!(report["gambit_state_bytes"].as_u64() <= Some(64));
}

#[test]
fn the_searches_are_measured() {
    let run = stolik(&["bench", "bots", "--seconds", "1", "--format", "json"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let report = run.json();
    assert!(report["floor_ns"].as_f64() > Some(0.0) && report["rounds"].as_u64() > Some(0), "{report}");
    let searches = report["searches"].as_array().expect("a list");
    assert!(searches.iter().any(|search| search["name"] == "gambit master1, 4 players"), "{report}");
    for search in searches {
        for key in ["ns_per_iteration", "iterations_per_second", "ratio", "us_shortest", "share_of_shortest"]
        {
            assert!(search[key].as_f64() > Some(0.0), "{key} of {search}");
        }
    }
    let parts = report["parts"].as_array().expect("a list");
    assert_eq!(parts.len(), 2, "{report}");
    for part in parts {
        for key in ["us_worlds", "ns_iteration", "ns_rollout", "share_of_rollout", "share_of_judging"] {
            assert!(part[key].as_f64() > Some(0.0), "{key} of {part}");
        }
    }
}

#[test]
fn random_games_over_all_options_hold() {
    for game in ["gambit", "skakanie"] {
        let soak = |args: &[&str]| stolik(&[&["bench", "soak", game], args].concat()).fine();
        assert!(
            soak(&["--games", "300"]).stdout.starts_with(&format!("300 games of {game} from seed 1 held"))
        );
        let mut report = soak(&["--games", "100", "--first", "17", "--seed", "5", "--format", "json"]).json();
        let mut again = soak(&["--games", "100", "--first", "17", "--seed", "5", "--format", "json"]).json();
        (report["seconds"], again["seconds"]) = (0.into(), 0.into());
        assert_eq!(report, again);
        assert_eq!(report["games"], 100);
    }
}

#[test]
fn every_shell_is_completed() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = stolik(&["completions", shell]).fine().stdout;
        assert!(script.contains("stolik") && script.contains("difficulty"), "{shell}");
    }
}

#[test]
fn every_command_has_a_man_page_and_the_licences_are_there() {
    let folder = temporary("man", "").with_file_name("manual/man1");
    stolik(&["manual", folder.to_str().expect("a plain path")]).fine();
    for page in ["stolik.1", "stolik-serve.1", "stolik-admin-backup.1", "stolik-simulate-gambit.1"] {
        let text = std::fs::read_to_string(folder.join(page)).expect("there is such a page");
        assert!(text.contains(".SH SYNOPSIS"), "{page}: {text}");
    }
    let nowhere = stolik(&["manual", "/dev/null/man"]);
    assert!(nowhere.code == Some(2) && nowhere.stderr.contains("/dev/null/man"), "{nowhere:?}");
    let licences = stolik(&["licences"]).fine().stdout;
    for part in ["\naxum ", "\nsvelte ", "Permission is hereby granted", "SQLite (public domain)"] {
        assert!(licences.contains(part), "{part}");
    }
}

#[test]
fn every_command_explains_itself_with_examples() {
    for command in [
        "serve",
        "admin",
        "simulate",
        "simulate gambit",
        "simulate skakanie",
        "replay",
        "verify",
        "setups",
        "perft",
        "bench engine",
        "bench bots",
        "bench soak",
        "bench server",
        "health",
        "completions",
        "manual",
    ] {
        let args: Vec<&str> = command.split(' ').chain(["--help"]).collect();
        let help = stolik(&args).fine().stdout;
        assert!(help.contains("Examples:\n  stolik "), "{command}: {help}");
    }
    let plain = stolik(&["--help"]).fine().stdout;
    for word in [
        "Usage: stolik",
        "serve",
        "admin",
        "play",
        "simulate",
        "replay",
        "verify",
        "setups",
        "perft",
        "bench",
        "completions",
    ] {
        assert!(plain.contains(word), "{word}: {plain}");
    }
    let play = stolik(&["play", "--help"]).fine().stdout;
    assert!(play.contains("gambit    Plan chess moves") && play.contains("skakanie  Hop over"), "{play}");
    assert!(stolik(&["--version"]).fine().stdout.starts_with("stolik 0."));
}
