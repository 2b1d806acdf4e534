//! How fair a setup card is, for clients: measured game by game, by whoever hosts their rooms.

use gambit::{Setup, Spot};
use serde::{Deserialize, Serialize};
use study::fairness::{Measurement, Question, Tally};
use study::interval::Interval;
use table::ParseErrors;

use crate::draft::DraftError;

/// So many games are played with a card, as `stolik fairness` does.
const GAMES: usize = 2_000;
/// What they follow from: that of `stolik fairness`, too.
const SEED: u64 = 1;

/// `POST /api/v1/fairness`: how fair a setup card is for so many players, as far as it is measured. Asked again, it knows more; it is
/// whole when `games` is `most`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct AskFairness {
    /// The card.
    pub text: String,
    /// How many play, 2 to 4.
    pub players: u8,
}

/// How fair a card is, as far as it is measured: games between strong computer players who choose their starting squares themselves,
/// each deal once from every place in turn order.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Fairness {
    /// Games that were played.
    pub games: u32,
    /// All games.
    pub most: u32,
    /// The share of the games that each place in turn order won: who moves first stands first.
    pub places: Vec<WinShare>,
    /// The starting squares, the first of the card first.
    pub spots: Vec<SpotShare>,
}

/// A share with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct WinShare {
    /// The share, 0 to 1.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// What became of who started at a square.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct SpotShare {
    /// The square.
    pub square: String,
    /// The share of the games in which somebody chose it.
    pub chosen: f64,
    /// How often who started there won; null if nobody did.
    pub wins: Option<WinShare>,
}

/// A card that is being measured. Whoever has it steps it, as long as it likes.
pub struct Measuring(Measurement);

impl Measuring {
    /// Nothing is measured yet; without a number of games there are as many as is usual.
    pub fn begin(asked: &AskFairness, games: Option<u32>) -> Result<Self, DraftError> {
        let games = games.map_or(GAMES, |games| games as usize);
        Ok(Self(Measurement::new(asked.read()?, games, SEED)?))
    }

    /// Plays a game; says whether there are more.
    pub fn step(&mut self) -> bool {
        self.0.step()
    }

    /// As far as it is.
    pub fn told(&self) -> Fairness {
        let (tally, setup) = (self.0.tally(), &self.0.question().setup);
        Fairness {
            games: tally.games() as u32,
            most: self.0.most() as u32,
            places: (0..tally.players()).map(|place| tally.share(place).into()).collect(),
            spots: Spot::ALL.iter().map(|spot| told_of_spot(setup, tally, *spot)).collect(),
        }
    }
}

impl AskFairness {
    /// The same question with the card as it is written by us, so that equal cards are equal questions.
    pub fn canonical(&self) -> Result<Self, DraftError> {
        let Question { setup, .. } = self.read()?;
        Ok(Self { text: setup.to_string(), players: self.players })
    }

    fn read(&self) -> Result<Question, ParseErrors> {
        Ok(Question { setup: self.text.parse()?, players: self.players.into() })
    }
}

fn told_of_spot(setup: &Setup, tally: &Tally, spot: Spot) -> SpotShare {
    SpotShare {
        square: setup.spots()[spot.index()].to_string(),
        chosen: round(tally.starts(spot) as f64 / tally.games().max(1) as f64),
        wins: tally.at_spot(spot).map(WinShare::from),
    }
}

impl From<Interval> for WinShare {
    fn from(Interval { value, low, high }: Interval) -> Self {
        Self { share: round(value), low: round(low), high: round(high) }
    }
}

/// Four digits are more than any share here is sure of.
fn round(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::Code;

    fn ask(text: &str, players: u8) -> AskFairness {
        AskFairness { text: text.to_owned(), players }
    }

    #[test]
    fn a_card_is_measured_game_by_game() {
        let card = Setup::default().to_string();
        let mut measuring = Measuring::begin(&ask(&card, 3), Some(7)).unwrap();
        let none = measuring.told();
        assert_eq!((none.games, none.most, none.places.len()), (0, 9, 3));
        assert!(none.places.iter().all(|one| (one.low, one.high) == (0.0, 1.0)), "nothing is known yet");
        assert!(none.spots.iter().all(|spot| spot.wins.is_none()));
        while measuring.step() {}
        let told = measuring.told();
        assert_eq!((told.games, told.spots.len()), (9, 4));
        let sum = |shares: &mut dyn Iterator<Item = f64>| shares.sum::<f64>();
        assert!((sum(&mut told.places.iter().map(|one| one.share)) - 1.0).abs() < 1e-3);
        assert!((sum(&mut told.spots.iter().map(|spot| spot.chosen)) - 3.0).abs() < 1e-3);
        assert_eq!(told.spots[0].square, Setup::default().spots()[0].to_string());
    }

    #[test]
    fn the_same_card_is_the_same_however_it_is_written() {
        let card = ask(&Setup::default().to_string(), 2);
        let commented = ask(&format!("# a comment\n{}", card.text), 2);
        assert_eq!(commented.canonical(), Ok(card.clone()));
        assert_eq!(Measuring::begin(&commented, None).unwrap().told().most, 2_000);
    }

    #[test]
    fn what_cannot_be_played_cannot_be_measured() {
        let card = Setup::default().to_string();
        for (asked, why) in [
            (ask(&card, 1), "2 to 4 people can play"),
            (ask(&card, 5), "2 to 4 people can play"),
            (ask("setup None\n", 2), "line"),
        ] {
            let error = Measuring::begin(&asked, None).err().expect("it is refused");
            assert_eq!(error.code, Code::BadOptions);
            assert!(error.errors.to_string().contains(why), "{}", error.errors);
        }
    }
}
