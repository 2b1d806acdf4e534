//! `stolik verify`: what is right passes, every changed byte is found and named.

#![allow(clippy::format_collect)] // texts are small here

use crate::common;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use common::{Run, log, root, stolik, stolik_with, temporary};
use gambit::Gambit;
use lab::testkit::Folder;
use skakanie::Skakanie;
use table::shuffle::Seed;
use table::{Branch, Draws, Game, Log, Table, seal};

const SMALL_GAMBIT: &str = "options seats=2 calm=4 deck=QQQQQQQQQQQQ
setup Two Pawns
1..P...2
........
........
........
........
........
........
4..P...3
";
const SMALL_SKAKANIE: &str = "options seats=2 picture=6x2 actions=1 fierce=yes";

fn small_gambit() -> Log<Gambit> {
    log(SMALL_GAMBIT.parse().expect("the card is in order"), "small")
}

fn small_skakanie() -> Log<Skakanie> {
    log(SMALL_SKAKANIE.parse().expect("the options are in order"), "small")
}

fn verify(text: &str) -> Run {
    stolik_with(&["verify", "-"], text)
}

#[test]
fn a_whole_log_is_right_in_every_respect() {
    for text in [small_gambit().sealed(), small_skakanie().sealed()] {
        let run = verify(&text).fine();
        for sentence in [
            "nothing is wrong",
            "no byte was changed",
            "entries are legal",
            "as the log states it",
            "follow from the seed",
        ] {
            assert!(run.stdout.contains(sentence), "{sentence}: {run:?}");
        }
    }
}

#[test]
fn what_cannot_be_checked_is_said() {
    let whole = small_gambit().to_string();
    let lines = |keep: &dyn Fn(&str) -> bool| -> String {
        whole.lines().filter(|line| keep(line)).map(|line| format!("{line}\n")).collect()
    };
    let running = whole[..whole.find("A move").expect("somebody moves")].to_owned();
    let cases = [
        (whole.clone(), "there is none, so changes"),
        (lines(&|line| !line.starts_with("seed")), "the log does not show the seed"),
        (
            lines(&|line| !["commit", "entropy"].iter().any(|key| line.starts_with(key))),
            "no seed was committed",
        ),
        (
            whole.replacen("\nlog\n", "\nbranch 4 same\nlog\n", 1),
            "NOT SECRET: this continues a recorded game after 4 entries",
        ),
        (running.clone(), "the seed is shown when the game is over"),
        (running, "the game is not over"),
        (whole[..whole.find("end\n").expect("it ends")].to_owned(), "the log does not state it"),
    ];
    for (text, sentence) in cases {
        let run = verify(&text).fine();
        assert!(run.stdout.contains(sentence), "{sentence}: {run:?}");
    }
}

#[test]
fn forgeries_that_are_sealed_anew_are_found_by_rules_result_and_seed() {
    let whole = small_gambit().to_string();
    let line_of =
        |text: &str, start: &str| text.lines().position(|line| line.starts_with(start)).unwrap_or(0) + 1;
    let replaced = |start: &str, new: &str| -> String {
        let at = line_of(&whole, start) - 1;
        let lines = whole.lines().enumerate().map(|(i, line)| if i == at { new } else { line });
        lines.map(|line| format!("{line}\n")).collect()
    };
    let result = whole.lines().find(|line| line.starts_with("result")).expect("it has a result");
    let other_result = result.replace("wins A", "wins B").replace("wins B", "wins AB");
    let cases = [
        (replaced("result", &other_result), "result", "the result says"),
        (replaced("seed", &format!("seed {}", "0".repeat(64))), "seed", "not the one that was committed"),
        (replaced("entropy A", "entropy A 00"), "* deal A", "nothing"),
        (replaced("A place", "A place 9"), "A place", "a start spot"),
        (replaced("B plan", "B plan NNN"), "B plan", "not in the hand"),
    ];
    for (text, start, sentence) in cases {
        // All cards are queens here, so another key gives the same deal: that entropy is only seen by the seal.
        let expected = i32::from(sentence != "nothing");
        let run = verify(&seal::seal(&text));
        assert_eq!(run.code, Some(expected), "{run:?}");
        if expected == 1 {
            let place = format!("-:{}: ", line_of(&text, start));
            assert!(
                run.stdout.contains(sentence) && run.stdout.contains(&place),
                "{place}{sentence}: {run:?}"
            );
        }
    }
    let skakanie = small_skakanie().to_string();
    let forged: String =
        skakanie
            .lines()
            .map(|line| {
                if line.starts_with("entropy A") { "entropy A 00\n".to_owned() } else { format!("{line}\n") }
            })
            .collect();
    let run = verify(&seal::seal(&forged));
    let place = format!("-:{}: the log says", line_of(&forged, "* deal"));
    assert!(run.code == Some(1) && run.stdout.contains(&place), "{place}: {run:?}");
}

/// The unit test next to the code changes every byte in several ways; this shows that what it finds comes out.
#[test]
fn a_changed_byte_is_found_and_named() {
    for (name, text) in [("gambit", small_gambit().sealed()), ("skakanie", small_skakanie().sealed())] {
        let files = (0..text.len()).step_by(37).map(|at| {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = if at % 2 == 0 { bytes[at] ^ 1 } else { 0xff };
            let path = temporary(&format!("{name}-{at}.log"), "");
            std::fs::write(&path, bytes).expect("a file can be written");
            (path, text.as_bytes()[..at].split(|byte| *byte == b'\n').count())
        });
        check_batch(&files.collect::<Vec<_>>());
    }
}

fn check_batch(batch: &[(PathBuf, usize)]) {
    let paths: Vec<&str> = batch.iter().map(|(path, _)| path.to_str().expect("a plain path")).collect();
    let run = stolik(&[&["verify", "--format", "json"], paths.as_slice()].concat());
    let reports = run.json();
    for (report, (path, line)) in reports.as_array().expect("one report a file").iter().zip(batch) {
        assert_eq!(report["ok"], false, "{report}");
        let named = match report["error"].as_str() {
            // What is no text is named with its line, too.
            Some(error) => error.contains(&format!(":{line}: this is not text")),
            None => report["errors"][0]["line"] == *line,
        };
        assert!(named, "line {line} was changed: {report}");
        std::fs::remove_file(path).expect("our own file");
    }
}

#[test]
fn lines_added_swapped_and_removed_are_found() {
    let text = small_gambit().sealed();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let body = lines.iter().position(|line| *line == "seal\n").expect("it is sealed");
    for at in 0..body {
        let mut without = lines.clone();
        without.remove(at);
        let mut twice = lines.clone();
        twice.insert(at, "# a remark\n");
        for changed in [without.concat(), twice.concat()] {
            let run = verify(&changed);
            // Of two equal lines nobody can say which one is missing; the first line that differs is named.
            let same =
                changed.lines().zip(text.lines()).take_while(|(changed, line)| changed == line).count();
            assert!(run.code == Some(1) && run.stdout.contains(&format!("-:{}: ", same + 1)), "{run:?}");
        }
    }
    let cut: String = text[..text.len() - 40].to_owned();
    assert_eq!(verify(&cut).code, Some(1));
}

#[test]
fn reports_for_programs_have_these_keys() {
    let report =
        &stolik_with(&["verify", "-", "--format", "json"], &small_skakanie().sealed()).fine().json()[0];
    let keys: Vec<&String> = report.as_object().expect("an object").keys().collect();
    let expected =
        ["file", "ok", "game", "seal", "entries", "result", "shuffles", "shuffles_checked", "errors"];
    assert_eq!(keys, expected);
    assert_eq!(report["game"], "skakanie");
    assert_eq!(report["shuffles"], "checked");
}

#[test]
fn the_worst_file_decides_the_exit_code() {
    let good = temporary("good.log", &small_gambit().sealed());
    let bad = temporary("bad.log", &small_gambit().sealed().replace("seat B bot Zoë", "seat B bot Zoe"));
    let none = temporary("none.log", "a shopping list\n");
    let paths =
        |files: &[&PathBuf]| -> Vec<String> { files.iter().map(|path| path.display().to_string()).collect() };
    for (files, code) in
        [(vec![&good], 0), (vec![&bad, &good], 1), (vec![&none, &bad], 2), (vec![&good, &none], 2)]
    {
        let files = paths(&files);
        let args: Vec<&str> = std::iter::once("verify").chain(files.iter().map(String::as_str)).collect();
        assert_eq!(stolik(&args).code, Some(code), "{args:?}");
    }
    assert!(root().join("docs/examples/gambit.log").exists());
    stolik(&["verify", "docs/examples/gambit.log", "docs/examples/skakanie.log"]).fine();
}

/// A recorded game that goes on at another table with new draws, to its end.
fn continued<G: Game>(log: &Log<G>) -> Log<G> {
    let (game, entries) = (log.played.game(), log.played.entries());
    let recorded = &entries[..entries.len() / 2];
    let branches = vec![Branch { entries: recorded.len(), draws: Draws::New }];
    let (seed, entropy) = (Seed::from_phrase("another"), log.header.entropy.clone());
    let mut table = Table::branched(game.clone(), seed, entropy, recorded, branches).unwrap();
    table.settle();
    while let Some(seat) = table.waiting().iter().next() {
        let legal = table.legal(seat);
        table.play(seat, legal[table.played().entries().len() % legal.len()]).unwrap();
    }
    table.log(log.header.players.clone())
}

/// `stolik verify` and the second implementation say the same of games that went on elsewhere: what is drawn there follows from the new
/// seed alone.
#[test]
fn games_that_went_on_elsewhere_are_checked_from_there_on() {
    let folder = Folder::new();
    let skakanie: Skakanie =
        "options seats=2 picture=6x4 fierce=yes".parse().expect("the options are in order");
    for text in [
        continued(&log(Gambit::usual(2), "usual")).to_string(),
        continued(&log(skakanie, "fierce")).to_string(),
    ] {
        let run = verify(&text).fine();
        assert!(run.stdout.contains("which was committed to before it went on"), "{run:?}");
        let file = folder.join("game.log");
        let again = |text: &str| {
            fs::write(&file, text).unwrap();
            let script = root().join("docs/recompute.mjs");
            let node =
                Command::new("node").arg(script).arg(&file).output().expect("Node.js is needed (`node`)");
            (node.status.success(), String::from_utf8(node.stdout).unwrap())
        };
        let (right, said) = again(&text);
        assert!(right, "{said}");
        let forged = text.replacen("entropy A 000000", "entropy A 00", 1);
        assert_ne!(forged, text);
        assert_eq!((verify(&forged).code, again(&forged).0), (Some(1), false), "{forged}");
    }
}
