//! The certificates of setup cards: in words, and repeated (`stolik setups check --fairness`).

use std::path::Path;

use anyhow::Result;
use gambit::{Certificate, Evenness, Gambit, Setup};
use lab::gambit::fairness::{repeat, share};
use serde_json::{Value, json};
use table::Game;

use crate::files;

/// For how many players a built-in card is even, or that it is for giving odds.
pub(super) fn line(setup: &Setup) -> String {
    let certificates = setup.certificates();
    let list = |wanted| {
        let so = certificates.iter().filter(|certificate| certificate.evenness() == wanted);
        so.map(|certificate| certificate.players.to_string()).collect::<Vec<_>>().join(", ")
    };
    match (list(Evenness::Even).as_str(), list(Evenness::Nearly).as_str()) {
        ("", "") => "for handicap games".to_owned(),
        (even, "") => format!("even for {even}"),
        ("", nearly) => format!("nearly even for {nearly}"),
        (even, nearly) => format!("even for {even}, nearly for {nearly}"),
    }
}

const fn word(evenness: Evenness) -> &'static str {
    match evenness {
        Evenness::Even => "even",
        Evenness::Nearly => "nearly even",
        Evenness::Uneven => "uneven",
    }
}

/// What was measured of a built-in card, a line for each number of players; nothing of another.
pub(super) fn shares(setup: &Setup) -> String {
    let said = |certificate: &Certificate| {
        let Certificate { players, level, games, .. } = certificate;
        let shares = (0..*players).map(|place| format!("{:.1}", share(certificate, place).value * 100.0));
        let shares: Vec<String> = shares.collect();
        let (shares, even) = (shares.join(" "), word(certificate.evenness()));
        format!("  {players} players, {level}, {games} games: wins in turn order {shares} %, {even}\n")
    };
    setup.certificates().iter().map(said).collect()
}

/// The same for programs.
pub(super) fn json(setup: &Setup) -> Vec<Value> {
    let said = |certificate: &Certificate| {
        let Certificate { players, level, games, wins, .. } = certificate;
        let even = word(certificate.evenness());
        json!({ "players": players, "level": level, "games": games, "wins": wins, "evenness": even })
    };
    setup.certificates().iter().map(said).collect()
}

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
        let wins = repeat(&certificate, setup, 0)?;
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
