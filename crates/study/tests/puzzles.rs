//! The built-in puzzles: every one reads back as itself, there are enough of each step, and they are certified anew: a sample on
//! each run, all with `cargo xtask test --long`.
// Helpers of tests fail as tests do.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use gambit::Gambit;
use skakanie::Skakanie;
use stolik_study::puzzle::{BUILTIN, Judged, Puzzle, Puzzling, Step, Texts, id_of, split};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::below;

/// Of each file, so many are certified anew on every run.
const SAMPLE: usize = 3;

fn each(mut see: impl FnMut(&Texts, &str)) {
    for file in &BUILTIN {
        for text in split(file.text) {
            see(file, text);
        }
    }
}

fn read<G: Puzzling>(text: &str) -> Puzzle<G> {
    text.parse().unwrap_or_else(|errors| panic!("{}: {errors}", id_of(text).unwrap_or_default()))
}

/// What can be said without solving it again.
fn check_text<G: Puzzling>(file: &Texts, text: &str) -> Step {
    let puzzle: Puzzle<G> = read(text);
    assert_eq!(puzzle.to_string().trim_end(), text, "it reads back as itself");
    assert_eq!(puzzle.asks, file.asks, "{}", puzzle.id);
    assert!(puzzle.id.starts_with(&format!("{}-{}-", file.game, file.asks)), "{}", puzzle.id);
    for (clear, margin) in puzzle.certificate.clear.iter().zip(G::MARGINS) {
        assert!(*clear >= margin, "{} is clear by {clear} only", puzzle.id);
    }
    for answer in &puzzle.certificate.answers {
        assert_eq!(puzzle.judge(answer), Judged::Right);
        assert!((1..answer.len()).all(|part| puzzle.judge(&answer[..part]) == Judged::Going));
    }
    assert!(!puzzle.line.is_empty(), "{} is not played out", puzzle.id);
    puzzle.rating.step()
}

#[test]
fn there_are_enough_of_each_step_and_every_one_reads_back_as_itself() {
    let mut names = BTreeSet::new();
    let mut counts: BTreeMap<(&str, Step), usize> = BTreeMap::new();
    each(|file, text| {
        let step = match file.game {
            "gambit" => check_text::<Gambit>(file, text),
            _ => check_text::<Skakanie>(file, text),
        };
        assert!(names.insert(id_of(text).unwrap().to_owned()), "two puzzles are called {:?}", id_of(text));
        *counts.entry((file.game, step)).or_default() += 1;
    });
    for game in ["gambit", "skakanie"] {
        for step in Step::ALL {
            let count = counts.get(&(game, step)).copied().unwrap_or_default();
            assert!(count >= 15, "{game} has only {count} puzzles of step {step}: {counts:?}");
        }
    }
    assert!(names.len() >= 120);
}

#[test]
fn certificates_hold() {
    let all = std::env::var_os("STOLIK_LONG").is_some();
    let mut rng = SmallRng::seed_from_u64(18);
    let mut wrong = Vec::new();
    for file in &BUILTIN {
        let mut texts = split(file.text);
        while !all && texts.len() > SAMPLE {
            texts.swap_remove(below(&mut rng, texts.len() as u32) as usize);
        }
        for text in texts {
            let checked = match file.game {
                "gambit" => read::<Gambit>(text).check(),
                _ => read::<Skakanie>(text).check(),
            };
            wrong.extend(checked.err().map(|what| format!("{}: {what}", id_of(text).unwrap_or_default())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The same with the rating it has today.
fn rated_anew<G: Puzzling>(text: &str) -> String {
    let puzzle: Puzzle<G> = read(text);
    Puzzle { rating: puzzle.rated(), ..puzzle }.to_string().trim_end().to_owned()
}

/// Players change. `UPDATE=1` writes the files anew.
#[test]
fn ratings_are_those_of_todays_players() {
    let update = std::env::var_os("UPDATE").is_some();
    let of_each = if update || std::env::var_os("STOLIK_LONG").is_some() { 1 } else { 8 };
    for file in &BUILTIN {
        let mut text = file.text.to_owned();
        for puzzle in split(file.text).into_iter().step_by(of_each) {
            let anew = match file.game {
                "gambit" => rated_anew::<Gambit>(puzzle),
                _ => rated_anew::<Skakanie>(puzzle),
            };
            text = text.replacen(puzzle, &anew, 1);
        }
        if update {
            let path =
                format!("{}/../../puzzles/{}/{}.txt", env!("CARGO_MANIFEST_DIR"), file.game, file.asks);
            std::fs::write(path, text).unwrap();
        } else {
            assert!(text == file.text, "{} {}: UPDATE=1 cargo test -p stolik-study", file.game, file.asks);
        }
    }
}

/// Another answer, another seat, another position: a check that finds nothing would find nothing here either.
#[test]
fn what_is_changed_is_found_out() {
    let text = split(BUILTIN[1].text)[0];
    let puzzle: Puzzle<Gambit> = read(text);
    let right = puzzle.certificate.answers[0][0];
    let mut legal = Vec::new();
    table::Game::legal(puzzle.log.played.game(), puzzle.log.played.state(), puzzle.seat, &mut legal);
    let other = legal.iter().find(|action| **action != right).unwrap();
    let changed = text.replacen(&format!("answer {right}"), &format!("answer {other}"), 1);
    let why = read::<Gambit>(&changed).check().unwrap_err();
    assert!(why.contains("the answer is"), "{why}");
    let clear = text.lines().find(|line| line.starts_with("clear")).unwrap();
    let why = read::<Gambit>(&text.replacen(clear, "clear 40.00 40.00", 1)).check().unwrap_err();
    assert!(why.contains("the answer is"), "{why}");
    let seat = text.lines().find(|line| line.starts_with("seat")).unwrap();
    let other = if seat == "seat A" { "seat B" } else { "seat A" };
    assert!(read::<Gambit>(&text.replacen(seat, other, 1)).check().is_err());
    for (from, to, what) in [
        ("asks move", "asks turn", "asks for cards or move"),
        (seat, "seat F", "not at this table"),
        (clear, "clear much", "two numbers"),
        ("log\n", "lug\n", "lug"),
        ("found ", "found x ", "expected “found"),
        ("asks move\n", "", "needs a question"),
    ] {
        let error = text.replacen(from, to, 1).parse::<Puzzle<Gambit>>().unwrap_err().to_string();
        assert!(error.contains(what), "{from} → {to}: {error}");
    }
}
