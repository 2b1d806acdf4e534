//! Cards' certificates: made from a measurement, and repeated by playing its games again.

use anyhow::Result;
use gambit::{Certificate, Gambit, Setup};
use table::Game;

use super::measure::{Fairness, Question};
use super::{level, with_budget};
use crate::stats::{Interval, Share};

/// What a measurement certifies.
pub(crate) fn certify(fairness: &Fairness) -> Certificate {
    let asked = &fairness.question;
    Certificate {
        players: asked.players,
        level: with_budget(&asked.level),
        games: fairness.games,
        seed: asked.seed,
        rules: Gambit::RULES,
        stolik: env!("CARGO_PKG_VERSION").to_owned(),
        wins: (0..asked.players).map(|place| fairness.wins(place)).collect(),
    }
}

/// Plays the games of a certificate again; the wins then.
pub fn repeat(certificate: &Certificate, setup: &Setup, threads: usize) -> Result<Vec<u64>> {
    let question = Question {
        setup: setup.clone(),
        players: certificate.players,
        level: certificate.level.clone(),
        games: certificate.games,
        until: None,
        seed: certificate.seed,
        threads,
    };
    let fairness = question.measure(&level(&certificate.level)?)?;
    Ok((0..certificate.players).map(|place| fairness.wins(place)).collect())
}

/// The share of a place, with its interval for independent games.
pub fn share(certificate: &Certificate, place: usize) -> Interval {
    Share { count: certificate.wins[place], of: certificate.games as u64 }.interval()
}
