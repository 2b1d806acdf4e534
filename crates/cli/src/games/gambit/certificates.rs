//! The certificates of setup cards, repeated: `stolik setups check --fairness`.

use std::path::Path;

use anyhow::Result;
use gambit::{Gambit, Setup};
use lab::gambit::fairness::Certificate;
use serde_json::{Value, json};
use table::Game;

use crate::files;

/// What repeating the certificates of a file found.
pub(super) struct Found {
    /// For people.
    pub(super) text: String,
    /// For programs.
    pub(super) json: Vec<Value>,
    /// Do all certificates repeat? A card without one has not been found wrong.
    pub(super) repeats: bool,
}

/// Plays the games of every certificate in a card's file again.
pub(super) fn check(path: &Path, file: &str, setup: &Setup) -> Result<Found> {
    let certificates = Certificate::read(file).map_err(|errors| files::errors(path, &errors))?;
    let mut found = Found { text: String::new(), json: Vec::new(), repeats: true };
    if certificates.is_empty() {
        found.text = format!("{}: no certificate of fairness\n", path.display());
    }
    for certificate in certificates {
        let wins = certificate.repeat(setup, 0)?;
        let repeats = wins == certificate.wins;
        let said = if repeats {
            "repeats".to_owned()
        } else {
            format!("does not repeat: {}", why(&certificate, &wins))
        };
        let Certificate { players, level, games, .. } = &certificate;
        found.text += &format!("{}: {players} players, {level}, {games} games: {said}\n", path.display());
        found.json.push(json!({
            "players": players,
            "level": level,
            "games": games,
            "wins": certificate.wins,
            "found": wins,
            "repeats": repeats,
        }));
        found.repeats &= repeats;
    }
    Ok(found)
}

/// Other rules or computer players play other games.
fn why(certificate: &Certificate, wins: &[u64]) -> String {
    let version = env!("CARGO_PKG_VERSION");
    if certificate.rules != Gambit::RULES || certificate.stolik != version {
        let (rules, stolik) = (certificate.rules, &certificate.stolik);
        return format!(
            "it is of rules {rules} and version {stolik}; these are {} and {version}",
            Gambit::RULES
        );
    }
    format!("the wins are {wins:?}, not {:?}", certificate.wins)
}
