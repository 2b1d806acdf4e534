//! Whole games through the keyboard, in every language; what was saved verifies.

use bots::Playable;
use gambit::Gambit;
use skakanie::Skakanie;
use table::{Log, Shuffles};

use crate::driver::{Table, folder, message};

/// The languages.
const LANGUAGES: [&str; 3] = ["en", "pl", "it"];

/// Plays a game to its end with everything the game suggests; checks the saved log.
fn play<G: Playable>(lang: &str, args: &[&str]) -> (String, Log<G>) {
    let file = folder().join("game.log");
    let path = file.to_str().expect("the path is text").to_owned();
    let all: Vec<&str> = [G::NAME].into_iter().chain(args.iter().copied()).chain(["--save", &path]).collect();
    let seen = Table::start(lang, &all).play_to_the_end();
    let text = std::fs::read_to_string(&file).expect("the game is saved");
    assert_eq!(table::seal::check(&text), Ok(true));
    let log: Log<G> = text.parse().expect("the log can be read");
    let verified = log.verify().expect("the log is right");
    assert!(matches!(verified.shuffles, Shuffles::Checked(count) if count > 0));
    assert!(seen.contains(&path), "the path is told");
    assert!(!file.with_extension("log.seed").exists(), "the seed's own file is gone");
    assert!(!seen.contains('⟦') && !seen.contains("{ $"), "{seen}");
    let wiped = seen.replace("\x1b[H\x1b[2J\x1b[3J", "");
    for line in wiped.lines().filter(|line| !line.contains(&path)) {
        let width = unicode_width::UnicodeWidthStr::width(line);
        assert!(width <= 80, "{width} columns: {line}");
    }
    (seen, log)
}

#[test]
fn gambit_is_played_to_the_end_in_every_language() {
    for lang in LANGUAGES {
        let (seen, log) = play::<Gambit>(lang, &["--seed", "a rainy sunday"]);
        assert!(seen.contains("(G15)") || seen.contains("(G17)"), "{seen}");
        assert!(seen.contains(&log.header.commitment.expect("there is one").to_string()[..20]));
        assert!(seen.contains("stolik verify"));
    }
}

#[test]
fn skakanie_is_played_to_the_end_in_every_language() {
    for lang in LANGUAGES {
        let (seen, _) = play::<Skakanie>(lang, &["--seed", "a rainy sunday"]);
        assert!(seen.contains(&message(lang, "event-game-over")), "{seen}");
    }
}

#[test]
fn the_same_words_are_the_same_deal() {
    let args = ["--seed", "twice", "--bots", "1"];
    let (_, first) = play::<Gambit>("en", &args);
    let (_, second) = play::<Gambit>("it", &args);
    assert_eq!(first.played, second.played, "the deal and the computer players follow from the words");
    let (_, other) = play::<Gambit>("en", &["--seed", "thrice", "--bots", "1"]);
    assert_ne!(first.played.entries(), other.played.entries());
}

#[test]
fn people_share_a_keyboard_with_every_option_of_gambit() {
    let args = [
        "--seat",
        "Ola",
        "--seat",
        "Jan Maria",
        "--seat",
        "bot:random",
        "--seat",
        "Zoé",
        "--oldest",
        "D",
        "--peek",
        "AB",
        "--edition",
        "pl",
        "--calm",
        "12",
        "--deck",
        "BBBBRRQQQNNN",
        "--setup",
        "Carousel",
    ];
    let (seen, log) = play::<Gambit>("pl", &args);
    let names: Vec<&str> = log.header.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Ola", "Jan Maria", "random", "Zoé"]);
    assert!(seen.contains("Carousel") && seen.contains("G14"));
}

#[test]
fn people_share_a_keyboard_with_every_option_of_skakanie() {
    let all = [
        "--seat",
        "Ola",
        "--seat",
        "Jan",
        "--seat",
        "bot",
        "--youngest",
        "B",
        "--picture",
        "6x6",
        "--actions",
        "4",
        "--extra",
        "A1",
        "--singles",
        "--push",
        "--fierce",
        "--target",
        "40%",
        "--dragon",
        "5",
    ];
    let (seen, _) = play::<Skakanie>("en", &all);
    assert!(seen.contains("fierce") && seen.contains("push"));
    play::<Skakanie>("it", &["--seat", "Ola", "--seat", "Jan", "--joint", "--picture", "128x1"]);
    play::<Skakanie>("pl", &["--bots", "0", "--picture", "1x12", "--hints", "off"]);
    play::<Skakanie>("pl", &["--seat", "Konstantynopolitańczyk", "--bots", "5", "--joint"]);
    play::<Skakanie>("pl", &["--bots", "5", "--difficulty", "hard"]);
}

#[test]
fn g17_the_calm_limit_is_announced_ten_turns_ahead() {
    let args = ["--seat", "bot:random", "--seat", "bot:random", "--calm", "11", "--seed", "calm"];
    let (seen, _) = play::<Gambit>("en", &args);
    let (before, after) = seen.rsplit_once("10 more turns without a capture").expect("it is announced");
    assert!(!before.contains("11 turns in a row") && after.contains("11 turns in a row"), "{after}");
    assert_eq!(
        after.split("Home Rows").next().expect("there is some").matches(" plays ").count(),
        10,
        "{after}"
    );
}

#[test]
fn computer_players_can_be_watched() {
    let (seen, _) = play::<Gambit>("en", &["--seat", "bot:greedy", "--seat", "bot:random"]);
    assert!(seen.contains("Magpie") && seen.contains("wins!"));
    play::<Skakanie>("it", &["--seat", "bot", "--seat", "bot"]);
}
