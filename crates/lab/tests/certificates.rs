//! The built-in cards' certificates: the first deals of each are played again on every run and go as `certificates.txt` says, so that a
//! change of rules or computer players shows at once; with `STOLIK_LONG=1` all games are. When certificates were made anew,
//! `UPDATE=1` writes the file.

use std::fmt::Write;

use std::path::Path;

use gambit::{Certificate, Evenness, Setup};
use stolik_lab::gambit::fairness::{repeat, share};

/// Of each certificate so many deals.
const DEALS: usize = 2;

fn all() -> impl Iterator<Item = (Setup, Certificate)> {
    Setup::builtin().flat_map(|setup| {
        setup.certificates().into_iter().map(move |certificate| (setup.clone(), certificate))
    })
}

#[test]
fn their_first_games_go_as_they_did() {
    let mut found = String::new();
    for (setup, certificate) in all() {
        let mut first = Certificate { games: DEALS * certificate.players, ..certificate };
        first.wins = repeat(&first, &setup, 0).expect("its level can be played");
        writeln!(found, "{}\n{first}", setup.name()).expect("a text can be written to");
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/certificates.txt");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &found).expect("a file of the repository");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(found, kept, "the games of certificates go otherwise now: make them anew (docs/setups.md)");
}

#[test]
fn all_their_games_repeat() {
    if std::env::var_os("STOLIK_LONG").is_none() {
        return;
    }
    for (setup, certificate) in all() {
        let wins = repeat(&certificate, &setup, 0).expect("its level can be played");
        assert_eq!(wins, certificate.wins, "{}: {certificate}", setup.name());
    }
}

/// A card is called even just when Wilson's interval of every place lies within the tolerance.
#[test]
fn even_is_what_the_intervals_say() {
    let (mut even, mut uneven) = (0, 0);
    for games in [1_000, 2_000, 4_000, 20_000_usize] {
        for (players, shift) in
            [2, 3, 4].into_iter().flat_map(|players| (0..30).map(move |shift| (players, shift)))
        {
            let moved = (games * shift / 1_000) as u64;
            let mut wins = vec![(games / players) as u64; players];
            wins[0] += moved + (games % players) as u64;
            wins[1] -= moved;
            let certificate = Certificate {
                players,
                level: "master@100it".to_owned(),
                games,
                seed: 1,
                rules: 2,
                stolik: "0.1.0".to_owned(),
                wins,
            };
            let (fair, away) = (1.0 / players as f64, Certificate::tolerance(players));
            let within = (0..players).all(|place| {
                let share = share(&certificate, place);
                share.low >= fair - away && share.high <= fair + away
            });
            assert_eq!(certificate.evenness() == Evenness::Even, within, "{certificate}");
            *if within { &mut even } else { &mut uneven } += 1;
        }
    }
    assert!(even > 20 && uneven > 20, "{even} even and {uneven} not");
}
