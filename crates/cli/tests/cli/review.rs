//! `stolik review` and `stolik odds`: every format says the same, in sentences without gaps.

use crate::common;

use common::{root, stolik, temporary};
use serde_json::Value;

const GAMBIT: &str = "docs/examples/gambit.log";
const SKAKANIE: &str = "docs/examples/skakanie.log";

fn review(file: &str, seat: &str, format: &str) -> String {
    stolik(&["review", file, "--seat", seat, "--budget", "32", "--format", format]).fine().stdout
}

#[test]
fn every_format_tells_the_same_review() {
    for file in [GAMBIT, SKAKANIE] {
        let json: Value = serde_json::from_str(&review(file, "A", "json")).expect("it is JSON");
        let told = &json["reviews"][0];
        assert_eq!((&told["seat"], &told["done"]), (&Value::from("A"), &told["steps"]), "{file}");
        let decisions = told["decisions"].as_array().expect("a list");
        let moments = told["moments"].as_array().expect("a list");
        assert!(decisions.len() > 5 && moments.len() <= 5, "{file}");
        let (text, markdown) = (review(file, "A", "text"), review(file, "A", "markdown"));
        for decision in decisions {
            let (ply, played) = (&decision["ply"], decision["played"]["action"].as_str().expect("a text"));
            assert!(text.contains(&format!("{ply:>6}  {played}")), "{file}: {ply} {played}\n{text}");
            assert!(markdown.contains(&format!("| {ply} | {played} |")), "{file}: {ply} {played}");
        }
        for moment in moments {
            assert!(text.contains(&format!("step {}, ", moment["ply"])), "{file}");
        }
        for section in told["sections"].as_array().expect("a list") {
            assert!(!section["lines"].as_array().expect("a list").is_empty());
        }
        for gap in ["fact-", "review-section", "{ $", "NaN"] {
            assert!(!text.contains(gap) && !markdown.contains(gap), "{gap}\n{text}");
        }
        let svg = review(file, "A", "svg");
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n") && svg.contains("<title>"), "{file}");
        assert_eq!(svg.matches("<path").count(), 5 + 2, "{file}: five lines and two curves");
    }
}

#[test]
fn without_a_seat_everybody_is_reviewed_and_the_same_again_is_the_same() {
    let run = || stolik(&["review", GAMBIT, "--budget", "16"]).fine().stdout;
    let text = run();
    assert_eq!(text, run());
    let seats = text.lines().filter(|line| line.starts_with("gambit · ")).count();
    assert_eq!(seats, 4, "{text}");
}

#[test]
fn a_broken_seal_is_said_and_a_name_cannot_break_a_picture() {
    let text = std::fs::read_to_string(root().join(GAMBIT)).expect("the example is there");
    let name = text.lines().find(|line| line.starts_with("seat A ")).expect("a seat");
    let changed = text.replacen(name, "seat A person <b>&Ola", 1);
    let file = temporary("review-name.log", &changed);
    let file = file.to_str().expect("a plain path");
    let run = stolik(&["review", file, "--seat", "A", "--budget", "8", "--format", "svg"]);
    assert!(run.stderr.contains("warning") && run.stdout.contains("&lt;b&gt;&amp;Ola"), "{}", run.stderr);
}

#[test]
fn odds_are_counts_of_what_a_seat_cannot_see() {
    let text = stolik(&["odds", GAMBIT, "--seat", "A", "--ply", "40"]).fine().stdout;
    assert!(text.contains("Your next draw") && text.contains("face-down card 2"), "{text}");
    let json = stolik(&["odds", SKAKANIE, "--seat", "B", "--ply", "30", "--format", "json"]).fine().stdout;
    let json: Value = serde_json::from_str(&json).expect("it is JSON");
    let under =
        json["odds"].as_array().expect("a list").iter().find(|one| one["about"]["code"] == "skakanie-under");
    let chance = under.expect("a stack with unseen pieces")["likely"][0]["chance"].as_str().expect("a text");
    assert!(chance.split('/').all(|number| number.parse::<u32>().is_ok()), "{chance}");
    assert!(stolik(&["odds", GAMBIT, "--seat", "A", "--ply", "0"]).fine().stdout.contains("Nothing"));
}
