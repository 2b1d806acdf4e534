//! Puzzles as clients are told them.
#![allow(clippy::unwrap_used)]

use study::puzzle::{BUILTIN, id_of, split};

use crate::catalogue::Catalogue;
use crate::games::gambit::Slot;
use crate::wire::{AskPuzzle, Puzzle, PuzzleVerdict, View};

fn ask(text: &str, tried: &[&str], reveal: bool) -> Puzzle {
    let tried = tried.iter().map(ToString::to_string).collect();
    let asked = AskPuzzle { text: text.to_owned(), tried, reveal };
    Catalogue::standard().puzzle(&asked).unwrap_or_else(|error| panic!("{:?}: {error:?}", id_of(text)))
}

fn refused(text: &str, tried: &[&str]) -> String {
    let tried = tried.iter().map(ToString::to_string).collect();
    let asked = AskPuzzle { text: text.to_owned(), tried, reveal: false };
    Catalogue::standard().puzzle(&asked).expect_err("it is refused").errors.to_string()
}

fn last_view(puzzle: &Puzzle) -> View {
    serde_json::from_str(puzzle.replay.plies.last().unwrap().view.text()).unwrap()
}

/// One of each file.
fn samples() -> impl Iterator<Item = &'static str> {
    BUILTIN.iter().map(|file| split(file.text)[0])
}

#[test]
fn every_puzzle_is_shown_and_its_answer_is_right() {
    for text in samples() {
        let open = ask(text, &[], false);
        assert_eq!((open.verdict, open.answer.is_none()), (PuzzleVerdict::Open, true), "{}", open.id);
        assert_eq!(open.asked as usize + 1, open.replay.plies.len());
        assert!(last_view(&open).legal().len() > 1, "{} asks for something", open.id);
        let answer = ask(text, &[], true).answer.unwrap();
        assert!(!answer.line.is_empty() && answer.clear > 0.0 && !answer.actions.is_empty());
        let actions: Vec<&str> = answer.actions.iter().map(String::as_str).collect();
        for part in 1..=actions.len() {
            let told = ask(text, &actions[..part], false);
            let whole = part == actions.len();
            assert_eq!(told.verdict == PuzzleVerdict::Right, whole, "{} {actions:?}", told.id);
            assert_eq!(told.answer.is_some(), whole, "the answer is told when it is found");
            assert_eq!(told.replay.plies.len(), open.replay.plies.len() + part);
        }
    }
}

#[test]
fn everything_else_that_is_legal_is_wrong() {
    for text in samples() {
        let open = ask(text, &[], false);
        let answers: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("answer ")).collect();
        for action in last_view(&open).legal() {
            let right = answers.iter().any(|answer| answer.split("; ").next() == Some(&action));
            let told = ask(text, &[&action], false);
            assert_eq!(told.verdict == PuzzleVerdict::Wrong, !right, "{} {action}", told.id);
        }
    }
}

/// What has to be remembered is not shown where it is asked; where nothing has to be, it is.
#[test]
fn a_face_down_row_is_open_only_where_memory_is_not_asked() {
    let texts = split(BUILTIN[1].text);
    let told: Vec<Puzzle> = texts.iter().map(|text| ask(text, &[], false)).collect();
    let [with, without]: [Vec<&Puzzle>; 2] =
        [true, false].map(|memory| told.iter().filter(|puzzle| puzzle.memory == memory).collect());
    assert!(with.len() > 5 && without.len() > 5, "{} and {}", with.len(), without.len());
    for puzzle in &told {
        let View::Gambit(view) = last_view(puzzle) else { panic!("a view of Gambit") };
        let row = &view.seats[puzzle.seat.0.index()].row;
        let hidden = row.iter().skip(1).all(|slot| matches!(slot, Slot::Down));
        assert_eq!(hidden, puzzle.memory, "{}", puzzle.id);
        // The turns in which both cards were laid are shown before.
        assert!(!puzzle.memory || puzzle.asked >= 2, "{}", puzzle.id);
    }
}

#[test]
fn what_makes_no_sense_is_refused_with_a_sentence() {
    let text = samples().nth(1).unwrap();
    assert!(refused("hello", &[]).contains("not a puzzle"));
    assert!(refused(&text.replace("stolik 1 gambit", "stolik 1 chess"), &[]).contains("not a puzzle"));
    assert!(refused(text, &["fly"]).contains("fly"));
    assert!(refused(text, &["place 1"]).contains("place 1"));
    assert!(refused(text, &["stay"; 10]).contains("at most 9"));
    let answer = ask(text, &[], true).answer.unwrap().actions.remove(0);
    assert!(refused(text, &[&answer, &answer]).contains("over before"));
}
