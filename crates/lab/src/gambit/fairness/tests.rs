//! What the measurement must hold: it agrees with the arena, repeats, and its intervals hold what they promise.
#![allow(clippy::unwrap_used)] // a test that cannot go on should say where

use gambit::{Certificate, Gambit, Options, Setup};
use study::fairness::{self, Measurement};

use super::measure::{Fairness, Question};
use super::{certify, level, repeat, report, share, svg};
use crate::arena::contest::{Contest, Settings};
use crate::arena::estimate::WinRate;
use crate::arena::play::Votes;
use crate::arena::stopwatch::ClockKind;
use crate::arena::versus::{Mix, Pairings, Pairs};

fn measured(players: usize, bots: &str, games: usize, seed: u64, threads: usize) -> Fairness {
    let setup = Setup::named("Carousel").unwrap();
    let question = Question { setup, players, level: bots.to_owned(), games, until: None, seed, threads };
    question.measure(&level(bots).unwrap()).unwrap()
}

#[test]
fn the_arena_plays_the_same_games() {
    let fairness = measured(2, "strong@8it", 24, 5, 0);
    let spec = level("strong@8it").unwrap();
    let settings = Settings {
        most_games: 24,
        seed: 5,
        threads: 0,
        until: None,
        votes: Votes::Asked,
        strict: false,
        clock: ClockKind::default(),
    };
    let game = Gambit::new(Setup::named("Carousel").unwrap(), Options::new(2)).unwrap();
    let tournament = Pairings::new(2, 2, Pairs::default(), Mix::default()).unwrap();
    let contest = Contest { games: vec![game], bots: vec![spec.clone(), spec], tournament, settings };
    let lanes = contest.run().unwrap();
    // The first game of each deal is that of the arena; in the second the arena changes the bots, and fairness who is the oldest.
    for (ours, theirs) in fairness.seen().iter().zip(&lanes[0]) {
        // A is the oldest, so B moves first.
        let scores = theirs[0].outcome.scores.as_slice();
        assert_eq!(ours[0].points, [scores[1], scores[0]]);
    }
    assert_eq!(fairness.seen().len(), lanes[0].len());
}

/// The editor of cards shows what this command would find.
#[test]
fn who_measures_game_by_game_plays_the_same_games() {
    let setup = Setup::named("Carousel").unwrap();
    for players in 2..=4 {
        let fairness = measured(players, "strong", 24, 1, 0);
        let asked = fairness::Question { setup: setup.clone(), players };
        let mut live = Measurement::new(asked, 24, 1).unwrap();
        while live.step() {}
        assert_eq!(live.tally(), &fairness.tally, "{players} players");
    }
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let (one, four) = (measured(3, "greedy", 60, 2, 1), measured(3, "greedy", 60, 2, 4));
    assert_eq!(one.seen(), four.seen());
    assert_ne!(one.seen(), measured(3, "greedy", 60, 3, 4).seen());
    let setup = Setup::named("Carousel").unwrap();
    assert_eq!(report::text(&setup, &[one]), report::text(&setup, &[four]));
}

/// A deal is played with each player as the oldest, so a *player* is even by construction, whatever the card does to places in turn
/// order: the interval of their share should hold 1/n in 95 of 100 measurements.
#[test]
fn intervals_hold_what_is_even_by_construction() {
    let mut held = 0;
    for seed in 0..60 {
        let fairness = measured(4, "greedy", 120, seed, 0);
        let wins: Vec<u32> = fairness
            .seen()
            .iter()
            .map(|deal| {
                let won =
                    |(oldest, game): (usize, &super::measure::Seen)| (oldest + 1 + game.game.winner) % 4 == 0;
                deal.iter().enumerate().filter(|game| won(*game)).count() as u32
            })
            .collect();
        let share = WinRate::new(&wins, 4).interval();
        held += u32::from(share.low <= 0.25 && 0.25 <= share.high);
    }
    // Fewer than 51 of 60 has a chance of one in a thousand where 95 % is true; the seeds are fixed, so it is no chance here.
    assert!(held >= 51, "{held} of 60 intervals hold");
}

#[test]
fn a_width_stops_the_games_and_is_kept() {
    let setup = Setup::named("Carousel").unwrap();
    let question = Question {
        setup: setup.clone(),
        players: 2,
        level: "greedy".to_owned(),
        games: 100_000,
        until: Some(0.05),
        seed: 1,
        threads: 0,
    };
    let fairness = question.measure(&level("greedy").unwrap()).unwrap();
    assert!(fairness.games < 2_000, "{} games", fairness.games);
    assert!((0..2).all(|place| fairness.share(place).half() <= 0.05));
    let shares: f64 = (0..2).map(|place| fairness.share(place).value).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    let picture = svg::picture(&setup, &[fairness]);
    assert!(picture.starts_with("<svg ") && picture.contains("Carousel"), "{picture}");
}

#[test]
fn a_certificate_reads_back_and_repeats() {
    let fairness = measured(3, "greedy", 60, 4, 0);
    let certificate = certify(&fairness);
    let setup = Setup::named("Carousel").unwrap();
    let file = format!("# A card.\n{certificate}\n{setup}");
    assert_eq!(file.parse::<Setup>().unwrap(), setup);
    assert_eq!(Certificate::read(&file).unwrap(), std::slice::from_ref(&certificate));
    assert_eq!(repeat(&certificate, &setup, 2).unwrap(), certificate.wins);
    assert!(certificate.level == "greedy@200it" && share(&certificate, 0).low > 0.0);
}
