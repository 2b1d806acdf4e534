//! A card's certificate: what was measured of its fairness, in comment lines of its file, so that anybody can repeat it.
//!
//! ```text
//! #= players=4 level=strong games=400 seed=1 rules=2 stolik=0.1.0 wins=101,96,104,99
//! ```
//!
//! Wins are counted by places in turn order: who moves first stands first. Whoever plays the games is elsewhere; here is what they say.

use std::fmt;

use table::{ParseErrors, Place, Words};

/// What marks a certificate; to a reader of cards it is a comment.
const MARK: &str = "#=";
/// So many standard errors to either side hold the true share in 95 cases of 100.
const Z: f64 = 1.959_963_984_540_054;

/// One measurement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// How many played.
    pub players: usize,
    /// Who played at all seats.
    pub level: String,
    /// How many games.
    pub games: usize,
    /// The seed they follow from.
    pub seed: u64,
    /// The version of the rules.
    pub rules: u32,
    /// The version of the program, and so of its computer players.
    pub stolik: String,
    /// The games each place in turn order won.
    pub wins: Vec<u64>,
}

/// How even the places of a card are, as far as the games of a certificate can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evenness {
    /// The 95 % interval of every place lies within the tolerance.
    Even,
    /// No place was seen farther from even than twice the tolerance.
    Nearly,
    /// Somebody has an edge: such a card is for handicap games.
    Uneven,
}

impl Certificate {
    /// The certificates in a card's file; the errors name their lines.
    pub fn read(text: &str) -> Result<Vec<Self>, ParseErrors> {
        let mut errors = ParseErrors::default();
        let mut found = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let Some(rest) = line.strip_prefix(MARK) else { continue };
            match Self::parse(rest) {
                Ok(certificate) => found.push(certificate),
                Err(what) => errors.add(Place::new(at + 1, 0), what),
            }
        }
        errors.or(found)
    }

    fn parse(line: &str) -> Result<Self, String> {
        let words: Vec<(&str, &str)> = Words::new(line).filter_map(|word| word.split_once('=')).collect();
        let word = |name: &str| {
            let found = words.iter().find(|(of, _)| *of == name);
            found.map(|(_, value)| *value).ok_or_else(|| format!("a certificate says {name}="))
        };
        let number = |name: &str| {
            let value = word(name)?;
            value.parse::<u64>().map_err(|_| format!("{name}= is a number, not {value:?}"))
        };
        let count = |value: &str| value.parse().map_err(|_| format!("wins= are numbers, not {value:?}"));
        let certificate = Self {
            players: number("players")? as usize,
            level: word("level")?.to_owned(),
            games: number("games")? as usize,
            seed: number("seed")?,
            rules: number("rules")? as u32,
            stolik: word("stolik")?.to_owned(),
            wins: word("wins")?.split(',').map(count).collect::<Result<_, String>>()?,
        };
        let (wins, players) = (certificate.wins.len(), certificate.players);
        if !(2..=4).contains(&players) || wins != players {
            return Err(format!("2 to 4 players, and as many wins: {wins} stand for {players} players"));
        }
        if certificate.wins.iter().sum::<u64>() != certificate.games as u64 || certificate.games == 0 {
            return Err("the wins are those of all games".to_owned());
        }
        Ok(certificate)
    }

    /// How far from even a place's true share may be on a card that is called even: 2 % of all games, 2.5 % with three players.
    pub const fn tolerance(players: usize) -> f64 {
        if players == 3 { 0.025 } else { 0.02 }
    }

    /// How even the places are.
    pub fn evenness(&self) -> Evenness {
        let (even, tolerance) = (1.0 / self.players as f64, Self::tolerance(self.players));
        let games = self.games as f64;
        let away = |wins: &u64| *wins as f64 / games - even;
        // Asked the other way round this comes to the same as Wilson's interval: could a place at either bound have won so often?
        let (low, high) = (even - tolerance, even + tolerance);
        let reach = |share: f64| Z * (share * (1.0 - share) / games).sqrt();
        let is_within = |wins| away(wins) + tolerance >= reach(low) && tolerance - away(wins) >= reach(high);
        if self.wins.iter().all(is_within) {
            return Evenness::Even;
        }
        let is_near = self.wins.iter().all(|wins| away(wins).abs() <= 2.0 * tolerance);
        if is_near { Evenness::Nearly } else { Evenness::Uneven }
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { players, level, games, seed, rules, stolik, wins } = self;
        let wins: Vec<String> = wins.iter().map(ToString::to_string).collect();
        write!(
            f,
            "{MARK} players={players} level={level} games={games} seed={seed} rules={rules} stolik={stolik} wins={}",
            wins.join(",")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_certificate_that_cannot_be_says_why() {
        let whole = "#= players=2 level=greedy games=4 seed=1 rules=2 stolik=0.1.0 wins=1,3";
        let read = Certificate::read(whole).unwrap();
        assert_eq!(read.iter().map(ToString::to_string).collect::<Vec<_>>(), [whole]);
        for (from, to, why) in [
            ("players=2", "", "a certificate says players="),
            ("players=2", "players=5", "2 to 4 players, and as many wins: 2 stand for 5 players"),
            ("seed=1", "seed=x", "seed= is a number, not \"x\""),
            ("wins=1,3", "wins=1,y", "wins= are numbers, not \"y\""),
            ("wins=1,3", "wins=1,4", "the wins are those of all games"),
            ("wins=1,3", "wins=4", "2 to 4 players, and as many wins: 1 stand for 2 players"),
        ] {
            let error = Certificate::read(&format!("\n{}", whole.replace(from, to))).unwrap_err();
            assert_eq!(error.to_string(), format!("line 2: {why}"));
        }
    }

    /// What is even is known well enough *and* near enough.
    #[test]
    fn even_is_what_many_games_show_to_be_even() {
        use Evenness::{Even, Nearly, Uneven};
        for (wins, wanted) in [
            (vec![1_000, 1_000], Nearly),
            (vec![1_500, 1_500], Even),
            (vec![1_470, 1_530], Nearly),
            (vec![14_850, 15_150], Even),
            (vec![5_410, 4_590], Uneven),
            (vec![450, 450, 450], Nearly),
            (vec![500, 500, 500], Even),
            (vec![480, 500, 520], Nearly),
            (vec![3_850, 3_150, 3_000], Uneven),
            (vec![1_000, 1_000, 1_000, 1_000], Even),
            (vec![460, 480, 500, 480], Nearly),
            (vec![5_000, 5_000, 5_000, 3_000], Uneven),
        ] {
            let games: u64 = wins.iter().sum();
            let certificate = Certificate {
                players: wins.len(),
                level: "master@100it".to_owned(),
                games: games as usize,
                seed: 1,
                rules: 2,
                stolik: "0.1.0".to_owned(),
                wins,
            };
            assert_eq!(certificate.evenness(), wanted, "{certificate}");
        }
    }
}
