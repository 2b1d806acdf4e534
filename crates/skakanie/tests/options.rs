//! The line of options: defaults, round trips, and every error named with its place (S1, S3, S13).

use stolik_skakanie::{Options, Skakanie};
use table::ParseErrors;

/// All errors of a text, as they are shown.
fn errors(text: &str) -> Vec<String> {
    let ParseErrors(all) = text.parse::<Skakanie>().expect_err("something is wrong with it");
    all.iter().map(ToString::to_string).collect()
}

#[test]
fn s1_missing_keys_have_defaults() {
    let line = |text: &str| text.parse::<Skakanie>().unwrap().to_string();
    assert_eq!(
        line("options"),
        "options seats=2 youngest=A picture=12x8 actions=3 extra=- singles=1 push=no joint=no fierce=no target=5 dragon=random\n"
    );
    assert!(line("options seats=1").contains("picture=12x7"));
    assert!(line("options seats=4").contains("picture=9x8"));
    assert!(line("options picture=6x6 seats=6").contains("picture=6x6"));
}

#[test]
fn s13_every_option_round_trips() {
    let full = "options seats=6 youngest=F picture=16x8 actions=4 extra=A2,C5 singles=2 push=yes joint=yes fierce=yes target=60% dragon=12";
    let options: Options = full.parse().unwrap();
    assert_eq!(options.to_string(), full);
    let shuffled = "\n  options dragon=12 target=60% fierce=yes joint=yes push=yes singles=2 extra=C5,A2 actions=4 picture=16x8 youngest=F seats=6 ";
    assert_eq!(shuffled.parse::<Options>(), Ok(options));
}

#[test]
fn all_problems_are_named_with_their_places() {
    let found = errors(
        "options seats=2 colour=red youngest=C actions=x push=maybe extra=B9 seats=3 dragon=6 target=0\n\nmore\n",
    );
    let expected = [
        "line 1, column 17: no option \"colour\"; the options are seats, youngest, picture, actions, extra, singles, push, joint, fierce, target, dragon",
        "line 1, column 28: youngest: seat C is not at the table",
        "line 1, column 39: actions: expected a number of actions, 1 to 9, found \"x\"",
        "line 1, column 49: push: expected yes or no, found \"maybe\"",
        "line 1, column 60: extra: seat B would have 12 actions in a turn, 9 is the most",
        "line 1, column 69: seats was given before, in column 9",
        "line 1, column 77: dragon: the Dragon starts on an outer stack, not on 6 or 7 (S3)",
        "line 1, column 86: target: the target is 1 to 99 points for each player, or 1% to 100% of all pieces",
        "line 3: nothing may follow the line of options",
    ];
    assert_eq!(found, expected);
}

#[test]
fn s1_the_limits_of_a_picture_are_said() {
    for size in ["11x1", "13x10", "12", "0x0", "axb"] {
        let found = errors(&format!("options picture={size}"));
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("12 to 128 pieces"), "{found:?}");
    }
}

#[test]
fn nonsense_is_refused_with_a_sentence() {
    for (text, said) in [
        ("", "expected a line"),
        ("setup x", "expected a line"),
        ("options seats", "expected key=value"),
        ("options seats=0", "1 to 6 players"),
        ("options seats=7", "1 to 6 players"),
        ("options seats=x youngest=F extra=F1", "a number of players"),
        ("options actions=10", "1 to 9 actions"),
        ("options actions=0", "1 to 9 actions"),
        ("options actions=+3", "a number of actions"),
        ("options extra=", "such as A2,C1"),
        ("options extra=A", "such as A2,C1"),
        ("options extra=A0", "such as A2,C1"),
        ("options extra=ą1", "such as A2,C1"),
        ("options extra=A1,A2", "named twice"),
        ("options extra=C1", "seat C is not at the table"),
        ("options singles=3", "expected 1 or 2"),
        ("options target=101%", "1% to 100%"),
        ("options target=300", "1 to 99"),
        ("options dragon=13", "an outer stack or “random”"),
        ("options dragon=", "an outer stack or “random”"),
    ] {
        let found = errors(text);
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        assert!(found[0].contains(said), "{text}: {found:?}");
    }
}
