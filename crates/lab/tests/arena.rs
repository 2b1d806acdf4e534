//! `stolik arena`: contests of our bots and of programs, on the same deals from every seat.

mod common;

use std::collections::BTreeSet;
use std::process::Command;

use common::{Run, root, stolik, temporary};
use serde_json::Value;

/// The example bot, as a `--bot`; fails if there is no Python to run it.
fn example_bot() -> &'static str {
    let python = Command::new("python3").arg("--version").output();
    assert!(
        python.is_ok_and(|output| output.status.success()),
        "python3 is missing, which examples/bot.py and this test need: install it (Debian, Ubuntu: apt-get install python3)"
    );
    // More time than a busy machine takes: nothing here is about the clock.
    "cmd:python3 examples/bot.py@1m"
}

/// A contest of Gambit.
fn gambit(bots: &[&str], rest: &[&str]) -> Run {
    contest("gambit", bots, rest)
}

fn contest(game: &str, bots: &[&str], rest: &[&str]) -> Run {
    let mut args = vec!["arena", game];
    args.extend(bots.iter().flat_map(|bot| ["--bot", *bot]));
    args.extend(rest);
    stolik(&args)
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is not a number"))
}

/// The report without what depends on the machine.
fn timeless(run: Run) -> Value {
    let mut report = run.fine().json();
    for bot in report["bots"].as_array_mut().expect("bots are listed") {
        bot["behaviour"]["time"] = Value::Null;
    }
    report
}

/// The questions that a program got which writes them down and gives no proper answers.
fn questions(game: &str, name: &str, others: &[&str], rest: &[&str]) -> Vec<Value> {
    let file = temporary(name, "");
    let tee = format!("cmd:tee -a {}", file.display());
    let bots: Vec<&str> = std::iter::once(tee.as_str()).chain(others.iter().copied()).collect();
    contest(game, &bots, &[&["--threads", "1"], rest].concat()).fine();
    let text = std::fs::read_to_string(file).expect("tee writes what it reads");
    text.lines().map(|line| serde_json::from_str(line).expect("a question is a line of JSON")).collect()
}

#[test]
fn greedy_beats_random_from_every_seat() {
    let report =
        gambit(&["greedy", "random"], &["--games", "99", "--no-votes", "--format", "json"]).fine().json();
    let pairing = &report["pairings"][0];
    assert_eq!(
        (pairing["deals"].as_u64(), pairing["games"].as_u64()),
        (Some(50), Some(100)),
        "whole deals: {pairing}"
    );
    assert!(pairing["wins"].as_u64() >= Some(98), "{pairing}");
    assert!(number(&pairing["elo"]["low"]) > 300.0 && number(&pairing["points"]["low"]) > 20.0, "{pairing}");
    assert_eq!(report["bots"][1]["rating"]["value"], 0.0);
    assert!(number(&report["bots"][0]["rating"]["low"]) > 300.0, "{}", report["bots"]);
}

#[test]
fn the_report_for_people_has_all_tables() {
    let bots = ["greedy", "random", "beginner"];
    let text = gambit(&bots, &["--games", "8", "--setup", "all", "--until", "better"]).fine().stdout;
    for part in [
        "gambit, 2 players, Home Rows / Carousel / Two Armies / Crossroads / ",
        "each deal twice, with the seats swapped\n",
        "greedy – beginner",
        "random – beginner",
        "until it is known who is better (test of +10 against −10 elo)\n",
        "\nrating ",
        "overtime",
    ] {
        assert!(text.contains(part), "no {part:?} in\n{text}");
    }
    let some = gambit(&bots[..2], &["--games", "4", "--setup", "carousel, Two Armies"]).fine().stdout;
    assert!(some.contains("gambit, 2 players, Carousel / Two Armies, seed 1\n"), "{some}");
}

#[test]
fn with_iterations_the_seed_decides_everything_whatever_the_threads() {
    let bots = ["strong@30it", "casual@30it", "greedy"];
    let run = |threads: &str, seed: &str| {
        let rest =
            ["--games", "60", "--until", "150elo", "--threads", threads, "--seed", seed, "--format", "json"];
        timeless(gambit(&bots, &rest))
    };
    let alone = run("1", "5");
    assert_eq!(alone, run("3", "5"));
    assert_ne!(alone["pairings"], run("3", "6")["pairings"]);
    let teams = |threads: &str| {
        let rest =
            ["--games", "12", "--team", "greedy,strong@20it", "--threads", threads, "--format", "json"];
        timeless(contest("skakanie", &["greedy", "random"], &rest))
    };
    assert_eq!(teams("1"), teams("3"));
}

#[test]
fn a_contest_stops_when_the_answer_is_known() {
    let games = |until: &str| {
        let rest = ["--games", "4000", "--no-votes", "--until", until, "--format", "json"];
        let report = gambit(&["greedy", "random"], &rest).fine().json();
        let pairing = report["pairings"][0].clone();
        (pairing["games"].as_u64().unwrap_or(0), pairing["known"].as_bool())
    };
    let (few, known) = games("better");
    assert!(few < 200 && known == Some(true), "{few}");
    // Who wins everything has no finite Elo, so no width is ever reached.
    assert_eq!(games("5elo"), (4000, Some(false)));
}

#[test]
fn three_and_four_players_sit_in_every_way() {
    for (players, mix, games, even) in
        [("3", "one", 3, 1.0 / 3.0), ("4", "one", 4, 0.25), ("4", "half", 6, 0.5)]
    {
        let rest = ["--players", players, "--mix", mix, "--games", "1", "--no-votes", "--format", "json"];
        let pairing = gambit(&["greedy", "random"], &rest).fine().json()["pairings"][0].clone();
        assert_eq!((pairing["deals"].as_u64(), pairing["games"].as_u64()), (Some(1), Some(games)));
        assert!((number(&pairing["even_rate"]) - even).abs() < 1e-9);
    }
}

#[test]
fn who_wins_where_a_bot_loses_is_reported_for_each_seat_after_it() {
    for (players, others) in [("2", 0), ("3", 2), ("4", 3)] {
        let rest = ["--players", players, "--games", "40", "--no-votes"];
        let json = gambit(&["random", "greedy"], &[&rest[..], &["--format", "json"]].concat()).fine().json();
        let shares = json["pairings"][0]["lost_to"].as_array().expect("a list").clone();
        let sum: f64 = shares.iter().map(|share| number(&share["value"])).sum();
        assert_eq!(shares.len(), others);
        assert!(others == 0 || (sum - 1.0).abs() < 1e-9, "{shares:?}");
        let text = gambit(&["random", "greedy"], &rest).fine().stdout;
        assert_eq!(text.contains("\nlost to, %"), others > 0, "{text}");
        assert_eq!(text.contains(&format!("{others} after")), others > 0, "{text}");
    }
}

#[test]
fn g17_bots_may_agree_to_end_a_game() {
    let pairing = |votes: &[&str]| {
        let rest = [&["--games", "20", "--format", "json"], votes].concat();
        gambit(&["greedy", "greedy"], &rest).fine().json()["pairings"][0].clone()
    };
    let asked = pairing(&[]);
    assert!(asked["ended"]["agreed"].as_u64() > Some(0), "{asked}");
    // Every such game was played on, and nobody lost by having agreed.
    assert_eq!(asked["played_on"]["same_winner"], asked["ended"]["agreed"]);
    assert_eq!(asked["played_on"]["other_winner"], 0);
    let unasked = pairing(&["--no-votes"]);
    assert_eq!(unasked["ended"]["agreed"], 0);
    assert_eq!(asked["wins"], unasked["wins"], "who wins does not depend on the votes");
    let twice = gambit(&["greedy", "greedy"], &["--games", "20"]).fine().stdout;
    assert!(twice.contains("greedy – greedy #2"), "who is named twice gets a number:\n{twice}");
    assert!(twice.contains("were played on: 0 had another winner then\n"), "{twice}");
}

#[test]
fn s12_teams_are_compared_on_the_same_deals() {
    let picture = ["--picture", "12x7", "--players", "3"];
    let rest =
        [&picture[..], &["--games", "20", "--team", "greedy,greedy,family", "--format", "json"]].concat();
    let report = contest("skakanie", &["greedy", "random"], &rest).fine().json();
    assert_eq!(report["deals"], 20);
    assert_eq!(report["target"], 15);
    let names: Vec<&str> =
        report["teams"].as_array().into_iter().flatten().filter_map(|t| t["name"].as_str()).collect();
    assert_eq!(names, ["greedy", "random", "greedy,greedy,family"]);
    let first = &report["differences"][0];
    assert!(number(&first["points"]["low"]) > 5.0, "{first}");
    let text = contest("skakanie", &["greedy", "random"], &["--games", "5"]).fine().stdout;
    assert!(text.contains("a team needs 10 points to win\n") && text.contains("greedy – random"), "{text}");
}

#[test]
fn the_example_bot_plays_both_games_without_a_fault() {
    let bot = example_bot();
    let lines = std::fs::read_to_string(root().join("examples/bot.py")).expect("it is there").lines().count();
    assert!(lines <= 60, "examples/bot.py has {lines} lines");
    let rest = ["--games", "10", "--no-votes", "--strict", "--format", "json"];
    let report = gambit(&[bot, "random"], &rest).fine().json();
    assert!(report["pairings"][0]["wins"].as_u64() >= Some(8), "{report}");
    assert!(report["bots"][0]["behaviour"]["time"]["decisions"].as_u64() > Some(100), "{report}");
    gambit(&[bot, "greedy"], &["--players", "4", "--games", "4", "--strict"]).fine();
    let rest = ["--picture", "12x7", "--players", "3", "--games", "4", "--strict", "--format", "json"];
    let report = contest("skakanie", &[bot, "random"], &rest).fine().json();
    assert!(number(&report["differences"][0]["points"]["value"]) > 0.0, "{report}");
    for option in ["--fierce", "--joint", "--push"] {
        contest("skakanie", &[bot], &["--games", "1", "--strict", option]).fine();
    }
}

#[test]
fn g14_a_program_is_told_what_its_seat_sees_and_nothing_else() {
    let asked = questions("gambit", "seen", &["greedy"], &["--games", "2"]);
    let seats: BTreeSet<&str> = asked.iter().filter_map(|question| question["seat"].as_str()).collect();
    let kinds: BTreeSet<&str> = asked.iter().filter_map(|question| question["question"].as_str()).collect();
    assert_eq!((seats.len(), kinds.len()), (2, 2), "both seats, both kinds of questions");
    for question in &asked {
        let (view, own) = (&question["view"], question["seat"].as_str().expect("a seat"));
        for (seat, cards) in ["A", "B"].iter().zip(view["seats"].as_array().expect("seats in order")) {
            let row = cards["row"].as_array().expect("a row");
            let open = row.iter().filter(|slot| slot["lies"] != "down").count();
            let turned_up = view["turn"] == *seat && view["phase"] == "moving";
            assert_eq!(open, usize::from(turned_up), "only the card of the turn is open: {question}");
            assert_eq!(cards["hand"]["cards"].is_string(), *seat == own, "{question}");
        }
        assert!(question["knowledge"]["others"].get(own).is_none());
        assert_eq!(question["legal"].is_array(), question["question"] == "choose");
    }
}

#[test]
fn the_questions_in_the_documentation_are_real_ones() {
    let mut real = questions("gambit", "gambit", &["cmd:tee /dev/null"], &["--games", "2"]);
    real.extend(questions("skakanie", "skakanie", &[], &["--games", "1", "--picture", "6x6"]));
    let page = std::fs::read_to_string(root().join("docs/bots.md")).expect("docs/bots.md is there");
    let blocks = page.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    let shown: Vec<Value> = blocks
        .map(|block| serde_json::from_str(block).unwrap_or_else(|error| panic!("{error} in {block}")))
        .filter(|value: &Value| value.get("question").is_some())
        .collect();
    assert_eq!(shown.len(), 2, "a question of each game is shown");
    for question in &shown {
        let alike = |other: &&Value| other["seat"] == question["seat"] && other["legal"] == question["legal"];
        let near = real.iter().find(alike).unwrap_or(&Value::Null);
        assert!(real.contains(question), "docs/bots.md shows\n{question}\nbut a real question is\n{near}");
    }
}

#[test]
fn faults_of_programs_are_reported_and_never_hold_a_game_up() {
    for (program, said) in [
        ("cmd:cat", "which names no action"),
        ("cmd:true", "ended (exit status: 0) without an answer"),
        ("cmd:echo hello", "said “hello”, which is not JSON"),
        ("cmd:yes", "said “y”, which is not JSON"),
        (
            "cmd:sh -c 'read x; echo \"{\\\"action\\\":\\\"move i9\\\"}\"; sleep 9'@10ms",
            "“move i9”, which is not a legal action",
        ),
        (
            "cmd:sh -c 'read x; echo \"{\\\"action\\\":\\\"place 1\\\"}\"; sleep 9'@10ms",
            "did not answer within 110 ms",
        ),
    ] {
        let text = gambit(&[program, "random"], &["--games", "2", "--calm", "5"]).fine().stdout;
        assert!(text.contains("for each of which the first legal action was played"), "{program}:\n{text}");
        let named = text.lines().any(|line| line.contains(said) && line.contains(program));
        assert!(named, "{program}: no “{said}” in\n{text}");
        let strict = gambit(&[program, "random"], &["--games", "2", "--calm", "5", "--strict"]);
        assert_eq!(strict.code, Some(1), "{strict:?}");
        assert!(strict.stderr.starts_with(&format!("error: {program}, seat ")), "{strict:?}");
    }
}

#[test]
fn bad_input_is_a_sentence_and_exit_code_2() {
    for (line, part) in [
        ("gambit", "a contest needs at least two bots"),
        ("gambit --bot greedy", "a contest needs at least two bots"),
        (
            "gambit --bot greedy --bot deepblue",
            "“deepblue” is no computer player of gambit: there are random, greedy",
        ),
        ("gambit --bot greedy --bot family", "“family” is no computer player of gambit"),
        ("skakanie --bot deepblue", "“deepblue” is no computer player of skakanie"),
        ("gambit --bot greedy --bot greedy@soon", "“soon” is not a budget; write a time (50ms"),
        ("gambit --bot greedy --bot cmd:./no-such-bot", "cmd:./no-such-bot cannot be started: No such file"),
        ("gambit --bot greedy --bot cmd:Cargo.toml", "write ./Cargo.toml"),
        ("gambit --bot greedy --bot cmd:./Cargo.toml", "make it executable"),
        ("gambit --bot greedy --bot cmd:cat@5it", "a program has no iterations"),
        ("gambit --bot greedy --bot random --players 5", "2 to 4 people can play"),
        ("gambit --bot greedy --bot random --players 3 --mix half", "--mix half needs an even number"),
        ("gambit --bot greedy --bot random --until soon", "write a width such as 5elo"),
        ("gambit --bot greedy --bot random --games 0", "0 is not in 1..=1000000"),
        ("gambit --bot greedy --bot random --time never", "“never” is not a time"),
        ("gambit --bot greedy --bot random --iterations 0", "--iterations"),
        ("gambit --bot greedy --bot random --setup nowhere", "no built-in card is called \"nowhere\""),
        ("skakanie", "a contest needs a team"),
        ("skakanie --players 3 --team greedy,random", "names 2 bots, but 3 play"),
        ("skakanie --players 7 --bot greedy", "there are 1 to 6 players"),
        ("skakanie --bot greedy --until 5elo", "write a width such as 5points"),
    ] {
        let args: Vec<&str> = std::iter::once("arena").chain(line.split(' ')).collect();
        let run = stolik(&args);
        assert!(run.code == Some(2) && run.stderr.contains(part) && run.stdout.is_empty(), "{line}: {run:?}");
    }
}
