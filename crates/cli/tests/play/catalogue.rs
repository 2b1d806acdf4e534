//! The catalogues have a text for all that the rules can say.

use std::path::Path;

use table::Reason;

use crate::driver::message;

const LANGUAGES: [&str; 3] = ["en", "pl", "it"];

#[test]
fn every_refusal_has_a_text_in_every_language() {
    let gambit = gambit::Illegal::ALL.iter().map(Reason::code);
    let skakanie = skakanie::Illegal::ALL.iter().map(Reason::code);
    let refused: [table::Illegal<gambit::Gambit>; 5] = [
        table::Illegal::Ended,
        table::Illegal::NoSuchSeat,
        table::Illegal::NoAgreementYet,
        table::Illegal::AlreadyAgreed,
        table::Illegal::NotAgreed,
    ];
    let table = refused.iter().map(Reason::code);
    let codes: Vec<&str> = gambit.chain(skakanie).chain(table).collect();
    for lang in LANGUAGES {
        for code in &codes {
            let text = message(lang, &format!("refusal-{code}"));
            assert!(!text.ends_with('.') && !text.contains('('), "{lang}: {text}: the frame adds these");
        }
    }
}

#[test]
fn every_kind_of_player_and_every_rule_has_a_text() {
    for lang in LANGUAGES {
        for kind in bots::Kind::ALL {
            message(lang, &format!("bot-kind-{kind}"));
        }
        for rule in (1..=17).map(|n| format!("g{n}")).chain((1..=13).map(|n| format!("s{n}"))) {
            message(lang, &format!("rule-{rule}"));
        }
    }
}

/// The sources of the commands that speak all languages: `stolik play`, `stolik review` and those of the games.
fn sources() -> String {
    read_all(&["src/play", "src/review", "src/games"])
}

fn read_all(folders: &[&str]) -> String {
    fn read(folder: &Path) -> String {
        let text = |path: &Path| std::fs::read_to_string(path).expect("sources are text");
        let files = std::fs::read_dir(folder).expect("the sources are there");
        let paths = files.map(|file| file.expect("the folder can be read").path());
        paths.map(|path| if path.is_dir() { read(&path) } else { text(&path) }).collect()
    }
    folders.iter().map(|folder| read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder))).collect()
}

#[test]
fn every_text_is_used() {
    // A server speaks, too, to chats that show links and to people who are away.
    let sources = sources() + &read_all(&["../server/src/preview", "../server/src/notices"]);
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en.ftl");
    let english = std::fs::read_to_string(english).expect("the catalogue is there");
    // The page's own texts are looked for in the page, by `cargo xtask tidy`.
    let of_the_page = |line: &str| ["web-", "make-", "setup-"].iter().any(|family| line.starts_with(family));
    let keys = english.lines().filter(|line| line.starts_with(char::is_lowercase) && !of_the_page(line));
    for key in keys.filter_map(|line| Some(line.split_once(" =")?.0)) {
        // A key is asked for by its name, or by the beginning of its name: "refusal-{code}".
        let family = |at: usize| sources.contains(&format!("\"{}{{", &key[..=at]));
        let used =
            sources.contains(&format!("\"{key}\"")) || key.match_indices('-').any(|(at, _)| family(at));
        assert!(used, "{key} is used nowhere");
    }
}

#[test]
fn no_text_but_the_catalogues_is_shown() {
    // What players read goes through these; a literal there would not be translated.
    let sources = sources();
    for shown in [".say(\"", ".ask(\"", "Line::of(Ink::Alarm, \"", "Line::of(Ink::Bold, \"Y"] {
        assert!(!sources.contains(shown), "{shown}");
    }
}
