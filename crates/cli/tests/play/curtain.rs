//! The curtain: what one person's screen shows is gone before the next one looks, and shows nothing of the others.

use std::collections::BTreeMap;

use gambit::{Cards, Gambit};
use table::{Entry, Game, Log, Match, Seat, Step, Viewer};

use crate::driver::{Table, folder, message};

/// Clears the screen and all that has scrolled off it.
const WIPE: &str = "\x1b[H\x1b[2J\x1b[3J";
const PEOPLE: [&str; 3] = ["Ola", "Jan", "Zosia"];

/// Plays with three people; what was written, and the log.
fn three_people(extra: &[&str]) -> (String, Log<Gambit>) {
    let file = folder().join("curtain.log");
    let mut args = vec!["gambit", "--seed", "curtain", "--save", file.to_str().expect("the path is text")];
    args.extend(PEOPLE.iter().flat_map(|name| ["--seat", name]));
    args.extend(extra);
    let seen = Table::start("en", &args).play_to_the_end();
    let log = std::fs::read_to_string(file).expect("saved").parse().expect("a log");
    (seen, log)
}

/// The person a stretch of the output belongs to: the one whose prompt stands in it.
fn reader(screen: &str) -> Option<usize> {
    let asked: Vec<usize> = (0..3)
        .filter(|at| screen.contains(&format!("{} {}: ", ["●A", "■B", "▲C"][*at], PEOPLE[*at])))
        .collect();
    assert!(asked.len() <= 1, "two people are asked on one screen:\n{screen}");
    asked.first().copied()
}

/// The row and the hand that a screen shows of somebody: they stand below the name, right of the board.
fn cards_of(screen: &str, name: &str) -> Option<(String, String)> {
    let seats = screen.lines().skip_while(|line| !line.contains("discards"));
    let cards = seats.skip_while(|line| !line.contains(name)).nth(1)?;
    let columns = |from: usize, to: usize| cards.chars().skip(from).take(to - from).collect::<String>();
    Some((columns(41, 51), columns(51, 58).trim().to_owned()))
}

#[test]
fn g6_g14_nobody_sees_what_belongs_to_another() {
    let (seen, log) = three_people(&[]);
    let hand_over = message("en", "curtain-hand-over");
    let hand_over = hand_over.split('{').next().expect("the message begins with words");
    let mut screens = 0;
    // Before the cards are dealt, nothing is secret; after the end nothing is.
    let (before_end, _) = seen.rsplit_once(WIPE).expect("the end begins with a clean screen");
    let secret = before_end.split_once(WIPE).expect("there is a curtain").1;
    for screen in secret.split(WIPE) {
        if screen.contains(hand_over) {
            assert!(
                !screen.contains("Hand:") && !screen.contains('['),
                "the curtain shows something:\n{screen}"
            );
            continue;
        }
        let Some(person) = reader(screen) else { panic!("nobody is asked on this screen:\n{screen}") };
        screens += 1;
        for (at, name) in PEOPLE.iter().enumerate() {
            let (row, hand) =
                cards_of(screen, name).unwrap_or_else(|| panic!("{name} is missing:\n{screen}"));
            let hidden = |card: &str| card == "▒▒" || card.starts_with('[') && card.ends_with(']');
            assert!(row.split_whitespace().all(hidden), "{name}'s row is open:\n{screen}");
            let counted = hand.chars().all(|c| c.is_ascii_digit());
            assert_eq!(counted, at != person, "{name}'s hand:\n{screen}");
        }
    }
    assert!(screens > 30, "{screens}");
    assert!(log.played.outcome().is_some());
}

/// Every card a person may see on a screen is one they have, and drawn cards are told to their owner only.
#[test]
fn g14_hands_are_named_to_their_owners_only() {
    let (seen, log) = three_people(&["--bots", "1"]);
    let secret = seen.split_once(WIPE).expect("there is a curtain").1;
    let mut hands: BTreeMap<usize, Vec<Cards>> = BTreeMap::new();
    let mut again = Match::new(log.played.game().clone());
    for entry in log.played.entries() {
        again.apply(entry.clone()).expect("the log is legal");
        for at in 0..3 {
            let view = again.game().view(again.state(), Viewer::Seat(Seat::new(at)));
            if let gambit::Hand::Cards(cards) = view.seats[at].hand {
                hands.entry(at).or_default().push(cards);
            }
        }
    }
    for screen in secret.split(WIPE).filter(|screen| screen.contains("Hand:")) {
        let person = reader(screen).expect("somebody is asked");
        for line in screen.lines().filter_map(|line| line.strip_prefix("Hand:")) {
            let letters: String = line.split('[').skip(1).filter_map(|rest| rest.chars().next()).collect();
            let cards: Cards = letters.parse().expect("letters of cards");
            assert!(hands[&person].contains(&cards), "{line}");
        }
    }
}

/// A plan is typed once and never shown again, not even to who made it.
#[test]
fn g14_a_plan_is_on_no_later_screen() {
    let (seen, log) = three_people(&[]);
    let plans = log.played.entries().iter().filter_map(|entry| match entry {
        Entry::Step(Step::Action(_, gambit::Action::Plan(cards))) => Some(cards.map(gambit::Card::letter)),
        _ => None,
    });
    let plans: Vec<String> = plans.map(|letters| letters.iter().collect()).collect();
    assert_eq!(plans.len(), 3);
    for plan in &plans {
        let with_plan: Vec<&str> =
            seen.split(WIPE).filter(|screen| screen.contains(&format!("> {plan}\n"))).collect();
        // Two people may have planned the same.
        let times = plans.iter().filter(|other| *other == plan).count();
        assert_eq!(with_plan.len(), times, "{plan}");
    }
}

#[test]
fn one_person_needs_no_curtain_and_skakanie_none_at_all() {
    let alone = Table::start("en", &["gambit", "--seed", "x"]).play_to_the_end();
    let together = Table::start("en", &["skakanie", "--seat", "Ola", "--seat", "Jan"]).play_to_the_end();
    for seen in [alone, together] {
        assert!(!seen.contains("\x1b[3J") && !seen.contains("Hand the keyboard"));
    }
}
