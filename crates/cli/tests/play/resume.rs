//! Leaving a game and coming back: nothing is lost, and the shuffle can still be checked.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use gambit::Gambit;
use skakanie::Skakanie;
use table::{Game, Log, Shuffles};

use crate::driver::{Table, folder, message};

/// A game that is left after some answers; its file.
fn left<G: Game>(answers: usize) -> PathBuf {
    let file = folder().join("left.log");
    let path = file.to_str().expect("the path is text");
    let mut table = Table::start("en", &[G::NAME, "--save", path]);
    for _ in 0..answers {
        table.answer();
    }
    let said = table.type_line("quit").to_owned();
    assert!(said.contains(path) && said.contains("--resume"), "{said}");
    table.finish();
    file
}

fn goes_on<G: Game>() {
    let file = left::<G>(12);
    let text = fs::read_to_string(&file).expect("the game is saved");
    let log: Log<G> = text.parse().expect("the log can be read");
    assert!(log.finish.is_none() && !text.contains("\nseed "), "a running game keeps its seed to itself");
    let before = log.played.entries().to_vec();
    let mut table = Table::start("en", &["--resume", file.to_str().expect("the path is text")]);
    assert!(table.news.contains(&message("en", "welcome-back")));
    table.answer();
    table.play_to_the_end();
    let text = fs::read_to_string(&file).expect("the game is saved");
    let log: Log<G> = text.parse().expect("the log can be read");
    assert_eq!(log.played.entries()[..before.len()], before);
    let verified = log.verify().expect("the log is right");
    assert!(matches!(verified.shuffles, Shuffles::Checked(_)), "{verified:?}");
}

#[test]
fn gambit_goes_on_where_it_was_left() {
    goes_on::<Gambit>();
}

#[test]
fn skakanie_goes_on_where_it_was_left() {
    goes_on::<Skakanie>();
}

#[test]
fn without_a_file_the_game_played_last_goes_on() {
    let data = folder();
    for game in ["gambit", "skakanie"] {
        let mut table = Table::start_in(&data, "en", &[game, "--seed", "a finished one"]);
        assert!(table.news.contains(data.to_str().expect("the path is text")), "{}", table.news);
        table.answer();
        table.finish();
    }
    let table = Table::start_in(&data, "en", &["--resume"]);
    assert!(table.news.contains("Skakanie"), "{}", table.news);
    table.play_to_the_end();
    let table = Table::start_in(&data, "en", &["--resume"]);
    assert!(table.news.contains("Gambit"), "a finished game does not go on:\n{}", table.news);
    table.play_to_the_end();
    assert_eq!(fs::read_dir(data.join("stolik/games")).expect("games are kept there").count(), 2);
}

#[test]
fn the_end_of_the_input_is_like_leaving() {
    let file = folder().join("cut.log");
    let mut table = Table::start("en", &["gambit", "--save", file.to_str().expect("the path is text")]);
    table.answer();
    table.answer();
    let seen = table.finish();
    assert!(seen.contains("--resume"));
    let log: Log<Gambit> = fs::read_to_string(&file).expect("saved").parse().expect("a log");
    assert!(!log.played.entries().is_empty());
}

#[test]
fn a_game_cannot_go_on_with_a_wrong_seed_or_a_changed_log() {
    let resume = |file: &PathBuf| {
        let output = Command::new(env!("CARGO_BIN_EXE_stolik")).args(["play", "--resume"]).arg(file).output();
        let output = output.expect("the program starts");
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).expect("errors are text")
    };
    let file = left::<Gambit>(8);
    let seed = PathBuf::from(format!("{}.seed", file.display()));
    let (good_log, good_seed) = (fs::read_to_string(&file).unwrap(), fs::read_to_string(&seed).unwrap());
    assert!(good_seed.starts_with("# "), "the file with the seed says what it is");

    fs::write(&seed, "00".repeat(32)).unwrap();
    assert!(resume(&file).contains("is not the seed of this game"));
    fs::write(&seed, "what").unwrap();
    assert!(resume(&file).contains("is damaged"));
    fs::remove_file(&seed).unwrap();
    assert!(resume(&file).contains("without its seed"));

    fs::write(&seed, &good_seed).unwrap();
    fs::write(&file, good_log.replacen("person", "pirate", 1)).unwrap();
    assert!(resume(&file).contains(":2: this line was changed"));
    let unsealed = table::seal::strip(&good_log);
    let drawn = unsealed.lines().find(|line| line.starts_with("* deal A")).expect("cards were dealt");
    let other = if drawn.contains("QQ") { "* deal A BBRRN" } else { "* deal A BRQQN" };
    let unsealed = unsealed.lines().take_while(|line| *line != drawn).collect::<Vec<_>>().join("\n");
    fs::write(&file, format!("{unsealed}\n{other}\n")).unwrap();
    assert!(resume(&file).contains("is not what the seed gives"));
    fs::write(&file, "not a log").unwrap();
    assert!(resume(&file).contains("no log"));
}

#[test]
fn a_game_never_overwrites_another() {
    let file = left::<Skakanie>(3);
    let before = fs::read_to_string(&file).unwrap();
    let output =
        Command::new(env!("CARGO_BIN_EXE_stolik")).args(["play", "gambit", "--save"]).arg(&file).output();
    let output = output.expect("the program starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("is there already"));
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
}
