//! What people type: refusals name the rule and change nothing, help helps, commands work.

use std::process::{Command, Output};

use crate::driver::{Table, message};

fn gambit() -> Table {
    let mut table = Table::start("en", &["gambit", "--seed", "typing"]);
    table.type_line("");
    table
}

#[test]
fn refusals_name_the_rule_and_the_game_goes_on() {
    let mut table = gambit();
    for (line, answer) in [
        ("xyzzy", "do not understand “xyzzy”"),
        ("e4", "(G8)."),
        ("BRQ", "(G6)."),
        ("lay B", "(G8)."),
        ("unplan", "(G6)."),
        ("agree", "(G17)."),
        ("9", "do not understand"),
        ("\u{1b}[2J", "do not understand “[2J”"),
    ] {
        assert!(table.type_line(line).contains(answer), "{line}: {}", table.news);
        assert!(table.is_waiting());
    }
    assert!(table.type_line("1").contains("Plan your first three moves"));
    for (line, answer) in [("1", "(G4)."), ("BRQN", "do not understand"), ("stay", "(G8).")] {
        assert!(table.type_line(line).contains(answer), "{line}: {}", table.news);
    }
    table.play_to_the_end();
}

#[test]
fn help_rules_and_discards_can_be_asked_for() {
    let mut table = gambit();
    assert!(table.type_line("?").contains("discards"));
    assert!(table.type_line("rules G9").contains("G9: "));
    assert!(table.type_line("rules 16").contains("G16: "));
    assert!(table.type_line("rules S3").contains("G1 to G17"));
    assert!(table.type_line("rules").contains("G17: "));
    assert!(table.type_line("discards").contains("Magpie: –"));
    assert!(table.type_line("").contains("Home Rows"), "Enter shows the screen again");
    let mut table = Table::start("pl", &["skakanie", "--seed", "typing"]);
    table.type_line("");
    table.type_line("1");
    assert!(table.type_line("pomoc").contains("Smoka"));
    assert!(table.type_line("zasady 8").contains("S8: "));
    assert!(table.type_line("stos 3").contains("Stos 3: "));
    assert_eq!(table.type_line("stosy").matches("Stos ").count(), 12);
    assert!(table.type_line("elementy").contains("Sroka: "));
    assert!(table.type_line("zgoda").contains(&message("pl", "refusal-no-agreement-yet")));
}

#[test]
fn g6_a_plan_can_be_taken_back_before_others_have_planned() {
    let mut table = gambit();
    table.type_line("1");
    let plan = table.hint();
    table.type_line(&plan);
    assert!(table.is_asked("second-thoughts-prompt"));
    assert!(table.type_line("what").contains("do not understand"));
    table.type_line("unplan");
    assert!(table.is_asked("prompt-plan"), "{}", table.news);
    assert!(table.news.contains("undo your plan"));
    table.type_line(&plan);
    table.type_line("");
    assert!(table.is_asked("prompt-move"), "{}", table.news);
}

/// Four people start in a corner; who is in the very corner moves first.
#[test]
fn g9_a_blocked_gambit_stays() {
    let card = crate::driver::folder().join("corner.setup");
    let rows =
        ["RRRRRRRR", "........", "........", "........", "........", "........", "24......", "13......"];
    std::fs::write(&card, format!("setup Corner\n{}\n", rows.join("\n"))).expect("the card can be written");
    let card = card.to_str().expect("the path is text");
    let people = ["A", "B", "C", "D"].map(|name| ["--seat", name]).concat();
    let args = [&["gambit", "--setup", card, "--oldest", "D", "--seed", "corner"][..], &people].concat();
    let mut table = Table::start("en", &args);
    for spot in ["", "2", "3", "4", "1"] {
        table.type_line(spot);
    }
    while !table.is_asked("prompt-stay") {
        if table.is_asked("prompt-plan") {
            // Not a knight first: it would jump out.
            let hand =
                table.news.lines().find_map(|line| line.strip_prefix("Hand:")).expect("a hand is shown");
            let mut cards: Vec<&str> = hand.split('[').skip(1).map(|rest| &rest[..1]).collect();
            cards.sort_by_key(|card| *card == "N");
            let plan = cards[..3].concat();
            table.type_line(&plan);
        } else {
            table.answer();
        }
    }
    assert!(table.news.contains("Blocked: "), "{}", table.news);
    assert!(table.type_line("c3").contains("(G9)."), "{}", table.news);
    assert!(table.type_line("").contains("blocked and stay (G9)"), "{}", table.news);
    assert!(table.is_asked("prompt-lay"));
}

#[test]
fn g17_people_and_computer_players_can_agree_to_end() {
    let at_olas_first_move = |seed: u32| {
        let seed = seed.to_string();
        let seats = ["--seat", "Ola", "--seat", "Jan", "--bots", "greedy"];
        let mut table = Table::start("en", &[&["gambit", "--seed", &seed][..], &seats].concat());
        while !(table.is_asked("prompt-move") && table.news.contains("Ola: ")) {
            table.answer();
        }
        table
    };
    // In some game Magpie has moved after Jan with as many points: it wins as things stand.
    let magpie_wins = |seed: &u32| {
        let mut table = at_olas_first_move(*seed);
        let agrees = table.type_line("agree").contains("Magpie agrees");
        table.finish();
        agrees
    };
    let mut table = at_olas_first_move((1..=30).find(magpie_wins).expect("a bot that wins agrees"));
    assert!(table.type_line("withdraw").contains("(G17)."));
    let news = table.type_line("agree");
    assert!(news.contains("You agree") && news.contains("Magpie agrees"), "{news}");
    assert!(table.type_line("agree").contains("already agreed (G17)."));
    assert!(table.type_line("withdraw").contains("would rather play on"));
    table.type_line("agree");
    // A capture makes votes lapse, and Magpie does not win any more as things stand.
    let screen = table.type_line("").to_owned();
    let capture =
        screen.lines().find_map(|line| line.strip_prefix("Captures: ")).expect("there is a capture");
    let news = table.type_line(&capture[..2]);
    assert!(news.contains(&message("en", "vote-lapsed")), "{news}");
    assert!(table.type_line("agree").contains("Magpie would rather play on"), "{}", table.news);
    table.finish();
    // Where nobody else has to be asked, the game is over when the computer player agrees.
    let mut table = Table::start("en", &["gambit", "--seed", "x", "--seat", "Ola", "--bots", "greedy"]);
    while !(table.is_asked("prompt-move") && table.news.contains("Magpie plays")) {
        table.answer();
    }
    let mut end = table.type_line("agree").to_owned();
    while !end.contains(&message("en", "end-agreement")) {
        assert!(end.contains("Magpie would rather play on"), "{end}");
        table.answer();
        while !table.is_asked("prompt-move") {
            table.answer();
        }
        end = table.type_line("agree").to_owned();
    }
    assert!(end.contains("wins!"), "{end}");
    table.finish();
}

#[test]
fn s8_the_dragon_is_announced_before_a_turn_ends_in_its_way() {
    let mut table = Table::start("en", &["skakanie", "--seed", "dragon", "--bots", "0", "--dragon", "3"]);
    table.type_line("");
    assert!(table.type_line("4").contains("the Dragon reaches your stack"), "{}", table.news);
    assert!(table.type_line("3").contains("(S6)."));
    assert!(table.type_line("7").contains("(S5)."));
    table.type_line("take");
    table.type_line("end");
    assert!(table.is_asked("caution-prompt"), "{}", table.news);
    table.type_line("no");
    assert!(!table.is_asked("caution-prompt"));
    let mut other = Table::start("en", &["skakanie", "--seed", "dragon", "--bots", "0", "--dragon", "3"]);
    assert!(other.type_line("?").contains("`take`"), "help helps at any time");
    for line in ["", "4", "take", "end"] {
        other.type_line(line);
    }
    assert!(other.is_asked("caution-prompt") && other.type_line("quit").contains("--resume"));
    other.finish();
    table.type_line("end");
    let news = table.type_line("").to_owned();
    assert!(news.contains("The Dragon bites you!") && news.contains("under any stack"), "{news}");
    let give = table.hint();
    assert!(table.type_line("Z9 1").contains("do not understand"));
    assert!(table.type_line(&give).contains("You put"), "{}", table.news);
}

#[test]
fn without_a_game_the_program_asks_which() {
    let mut table = Table::start("it", &[]);
    assert!(table.is_asked("choose-prompt"));
    assert!(table.type_line("tre").contains(&message("it", "choose-prompt")));
    assert!(table.type_line("2").contains("Drago"));
    assert!(table.is_asked("welcome-prompt"));
}

fn refused(args: &[&str]) -> String {
    let output: Output = Command::new(env!("CARGO_BIN_EXE_stolik"))
        .arg("play")
        .args(args)
        .env("XDG_DATA_HOME", crate::driver::folder())
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8(output.stderr).expect("errors are text")
}

#[test]
fn bad_flags_are_refused_with_a_sentence() {
    for (args, what) in [
        (&["gambit", "--seat", "Ola", "--seat", "Ola"][..], "called Ola"),
        (&["gambit", "--seat", "bot:clever"], "computer player"),
        (&["gambit", "--bots", "9"], "6 seats"),
        (&["gambit", "--bots", "0"], "2 to 4"),
        (&["gambit", "--bots", "4"], "2 to 4"),
        (&["gambit", "--oldest", "D"], "G4"),
        (&["gambit", "--setup", "nowhere"], "nowhere"),
        (&["skakanie", "--lang", "de"], "de"),
        (&["skakanie", "--picture", "3x3"], "S1"),
        (&["skakanie", "--save", "Cargo.toml/x.log"], "Cargo.toml"),
        (&["--resume", "nowhere.log"], "nowhere.log"),
        (&["--resume"], "no game is waiting"),
        (&["--resume", "x.log", "gambit"], "--resume"),
    ] {
        let said = refused(args);
        assert!(said.contains(what), "{args:?}: {said}");
    }
}
