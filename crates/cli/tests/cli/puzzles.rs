//! `stolik puzzles`: listed, shown, solved by letters, checked and found.

use crate::common;

use common::{stolik, stolik_with, temporary};

/// The first puzzle of the file of a question, and its answers.
fn first(file: &str) -> (String, String, Vec<String>) {
    let text = std::fs::read_to_string(common::root().join("puzzles").join(file)).unwrap();
    let text = text.split("\npuzzle ").next().unwrap().to_owned();
    let id = text.lines().next().unwrap().strip_prefix("puzzle ").unwrap().to_owned();
    let answers = text.lines().filter_map(|line| line.strip_prefix("answer ")).map(str::to_owned).collect();
    (id, text, answers)
}

#[test]
fn the_list_has_all_of_them() {
    let all = stolik(&["puzzles", "list", "--format", "json"]).fine().json();
    let all = all.as_array().unwrap();
    assert!(all.len() >= 120, "{}", all.len());
    let text = stolik(&["puzzles", "list", "--game", "skakanie"]).fine().stdout;
    assert!(text.lines().count() >= 60 && text.lines().all(|line| line.starts_with("skakanie-")), "{text}");
}

#[test]
fn puzzles_are_shown_and_solved() {
    for file in ["gambit/cards.txt", "gambit/move.txt", "skakanie/turn.txt", "skakanie/give.txt"] {
        let (id, _, answers) = first(file);
        let shown = stolik(&["puzzles", "show", &id]).fine().stdout;
        assert!(shown.starts_with(&id) && !shown.contains("Answer"), "{shown}");
        let told = stolik(&["puzzles", "show", &id, "--answer"]).fine().stdout;
        assert!(told.contains(&format!("Answer: {}", answers[0].split("; ").next().unwrap())), "{told}");
        assert!(!told.contains("fact-") && !told.contains("{ $"), "{told}");
        let solved =
            stolik_with(&["puzzles", "solve", &id], &format!("fly\n{}\n", answers[0].replace("; ", "\n")));
        let solved = solved.fine().stdout;
        assert!(solved.contains("“fly” is not possible here") && solved.contains("Right!"), "{solved}");
        // Nothing typed is giving up.
        assert!(stolik_with(&["puzzles", "solve", &id], "\n").fine().stdout.contains("Answer: "), "{id}");
    }
    // A letter is enough where there are not too many options.
    let (id, _, answers) = first("gambit/move.txt");
    let shown = stolik_with(&["puzzles", "solve", &id], "\n").fine().stdout;
    let wrong = |line: &&str| !answers.iter().any(|answer| line.ends_with(answer));
    let letters = shown.lines().filter(|line| line.contains("  move ")).filter(wrong);
    let letter = letters.map(str::trim).next().and_then(|line| line.split(' ').next()).unwrap();
    let tried = stolik_with(&["puzzles", "solve", &id], &format!("{letter}\n\n")).fine().stdout;
    assert!(tried.contains("Something else is better."), "{letter}: {tried}");
}

#[test]
fn checking_finds_what_was_changed() {
    let (_, text, answers) = first("gambit/move.txt");
    let path = temporary("puzzles.txt", &text);
    let file = path.to_str().unwrap();
    assert_eq!(stolik(&["puzzles", "check", file]).fine().stdout, "1 of 1 puzzles are certified\n");
    let seat = text.lines().find(|line| line.starts_with("seat ")).unwrap();
    let other = if seat == "seat A" { "seat B" } else { "seat A" };
    std::fs::write(&path, text.replacen(seat, other, 1)).unwrap();
    let wrong = stolik(&["puzzles", "check", file]);
    assert_eq!(wrong.code, Some(1), "{answers:?}");
    assert!(wrong.stdout.contains("0 of 1 puzzles are certified"), "{}", wrong.stdout);
}

#[test]
fn the_same_seed_finds_the_same_puzzles() {
    let find = || {
        let args = ["puzzles", "find", "skakanie", "--asks", "turn", "--games", "1", "--from", "4"];
        let run = stolik(&args);
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        run.stdout
    };
    let found = find();
    assert_eq!(found, find());
}
