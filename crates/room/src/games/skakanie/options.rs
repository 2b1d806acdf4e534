//! The options of Skakanie: as clients write them, and what forms have to know of them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use skakanie::{Difficulty, DragonStart, Options, Picture, SingleCost, Skakanie, StackId};
use table::{BySeat, MAX_SEATS, ParseErrors, Place};

use crate::games::{self, Limits, TableLimits};
use crate::wire::SeatName;

/// The options of Skakanie.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[allow(clippy::struct_excessive_bools)] // each is one variant of the sheet
pub struct SkakanieOptions {
    /// 1 to 6.
    pub seats: u8,
    /// Begins (S4).
    pub youngest: SeatName,
    /// Columns x rows, such as `12x8`; empty for the usual size (S1).
    pub picture: String,
    /// Actions in a turn (S5, S13 a).
    pub actions: u8,
    /// More actions for some seats (S13 b).
    #[cfg_attr(test, ts(type = "{ [key in SeatName]?: number }"))]
    pub extra: BTreeMap<SeatName, u8>,
    /// What a single piece costs, 1 or 2 (S13 c).
    pub singles: u8,
    /// May players move each other's pawns (S13 d)?
    pub push: bool,
    /// One common pool (S13 e)?
    pub joint: bool,
    /// Does the Dragon take a random piece (S8)?
    pub fierce: bool,
    /// Points for each player, such as `5`, or a share of all pieces, such as `60%`; empty for the usual one (S12, S13).
    pub target: String,
    /// Where the Dragon starts: `random`, or an outer stack (S3).
    pub dragon: String,
    /// Which picture the pieces come from.
    pub art: Art,
    /// Are pieces that would join one's own pointed out, and may everybody ask for hints?
    pub hints: bool,
    /// May everybody see the odds of what lies under the stacks?
    pub odds: bool,
    /// A silent table: no hints, no odds, and nobody points.
    pub silent: bool,
}

/// A picture pieces can come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names say it
pub enum Art {
    #[default]
    Castle,
    Harbour,
    Forest,
    /// A photo that comes with the table.
    Own,
}

impl Art {
    /// Those that are there for everybody.
    pub const BUILT_IN: [Self; 3] = [Self::Castle, Self::Harbour, Self::Forest];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Castle => "castle",
            Self::Harbour => "harbour",
            Self::Forest => "forest",
            Self::Own => "own",
        }
    }

    /// The picture of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::BUILT_IN.into_iter().chain([Self::Own]).find(|art| art.name() == name)
    }
}

impl Default for SkakanieOptions {
    fn default() -> Self {
        let usual = Skakanie::new(Options::usual(2)).expect("the defaults are in order");
        Self { picture: String::new(), target: String::new(), ..Self::from(&usual) }
    }
}

impl TryFrom<SkakanieOptions> for Skakanie {
    type Error = ParseErrors;

    fn try_from(asked: SkakanieOptions) -> Result<Self, ParseErrors> {
        let mut errors = ParseErrors::default();
        let mut wrong = |key: &str, what: String| errors.add(Place::default(), format!("{key}: {what}"));
        let mut options = Options::usual(usize::from(asked.seats).clamp(1, MAX_SEATS));
        options.seats = asked.seats.into();
        options.youngest = asked.youngest.0;
        options.actions = asked.actions;
        options.extra =
            BySeat::from_fn(MAX_SEATS, |seat| asked.extra.get(&SeatName(seat)).copied().unwrap_or(0));
        options.push = asked.push;
        options.joint = asked.joint;
        options.fierce = asked.fierce;
        options.target = options.usual_target();
        match asked.singles {
            1 => options.singles = SingleCost::One,
            2 => options.singles = SingleCost::Two,
            other => wrong("singles", format!("expected 1 or 2, found {other}")),
        }
        if !asked.picture.is_empty() {
            match asked.picture.parse() {
                Ok(picture) => options.picture = picture,
                Err(error) => wrong("picture", format!("{error}")),
            }
        }
        if !asked.target.is_empty() {
            match asked.target.parse() {
                Ok(target) => options.target = target,
                Err(error) => wrong("target", error),
            }
        }
        match asked.dragon.parse() {
            Ok(dragon) => options.dragon = dragon,
            Err(error) => wrong("dragon", error),
        }
        options.errors().into_iter().for_each(|error| errors.add(Place::default(), error.to_string()));
        errors.or(())?;
        Ok(Self::new(options).expect("there are no issues"))
    }
}

impl From<&Skakanie> for SkakanieOptions {
    fn from(game: &Skakanie) -> Self {
        let options = game.options();
        let extra = options.extra.iter().filter(|(_, more)| **more > 0);
        Self {
            seats: options.seats as u8,
            youngest: SeatName(options.youngest),
            picture: options.picture.to_string(),
            actions: options.actions,
            extra: extra.map(|(seat, more)| (SeatName(seat), *more)).collect(),
            singles: options.singles.points() as u8,
            push: options.push,
            joint: options.joint,
            fierce: options.fierce,
            target: options.target.to_string(),
            dragon: options.dragon.to_string(),
            art: Art::default(),
            hints: true,
            odds: false,
            silent: false,
        }
    }
}

/// What is usual in Skakanie, and what is possible.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct SkakanieInfo {
    /// Seats, levels, clock.
    #[serde(flatten)]
    pub table: TableLimits,
    /// The usual options for each number of seats, the least first; a new table can be asked for with them as they are.
    pub usual: Vec<games::Options>,
    /// The limits of the options.
    pub limits: SkakanieLimits,
}

/// The limits of Skakanie's options.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct SkakanieLimits {
    /// The sizes of pictures, the smallest first (S1).
    pub pictures: Vec<String>,
    /// The sizes for each number of seats, the least first.
    pub sizes: Vec<Sizes>,
    /// Actions in a turn (S13 a).
    pub actions: Limits,
    /// Further actions of a seat (S13 b); with the usual ones it has at most as many as `actions` allows.
    pub extra: Limits,
    /// What a single piece costs (S13 c).
    pub singles: Limits,
    /// The built-in pictures pieces can come from.
    pub arts: Vec<Art>,
    /// Where the Dragon can start (S3).
    pub dragons: Vec<String>,
    /// Points for each player that can be the target (S12).
    pub points: Limits,
    /// Shares of all pieces in per cent that can be the target (S13).
    pub share: Limits,
    /// The target we suggest for joint play, for each number of seats (S13 e).
    pub suggested: Vec<String>,
}

/// The sizes of pictures for so many players.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[allow(missing_docs)] // the names say it
pub struct Sizes {
    pub easy: String,
    pub fair: String,
    pub hard: String,
}

impl Default for SkakanieInfo {
    fn default() -> Self {
        let usual = |seats| {
            let usual = Skakanie::new(Options::usual(seats)).expect("the defaults are in order");
            SkakanieOptions::from(&usual)
        };
        let size = |seats, difficulty| Picture::for_players(seats, difficulty).to_string();
        let most = u32::from(Options::MAX_ACTIONS);
        let outer = StackId::all().filter(|stack| stack.is_outer()).map(DragonStart::At);
        Self {
            table: TableLimits::of::<Skakanie>(1, MAX_SEATS as u32),
            usual: (1..=MAX_SEATS).map(usual).map(games::Options::Skakanie).collect(),
            limits: SkakanieLimits {
                pictures: Picture::STANDARD.iter().map(ToString::to_string).collect(),
                sizes: (1..=MAX_SEATS)
                    .map(|seats| Sizes {
                        easy: size(seats, Difficulty::Easy),
                        fair: size(seats, Difficulty::Normal),
                        hard: size(seats, Difficulty::Hard),
                    })
                    .collect(),
                actions: Limits::new(1, most),
                extra: Limits::new(0, most - 1),
                singles: Limits::new(1, 2),
                arts: Art::BUILT_IN.to_vec(),
                dragons: [DragonStart::Random]
                    .into_iter()
                    .chain(outer)
                    .map(|start| start.to_string())
                    .collect(),
                points: Limits::new(1, 99),
                share: Limits::new(1, 100),
                suggested: vec![Options::FAIRER_TARGET.to_string(); MAX_SEATS],
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::RoomGame;
    use crate::settings::Settings;

    #[test]
    fn options_come_back_as_they_were_asked_for() {
        let asked = SkakanieOptions {
            seats: 3,
            picture: "9x8".to_owned(),
            extra: [(SeatName(table::Seat::new(1)), 2)].into(),
            push: true,
            target: "7".to_owned(),
            art: Art::Forest,
            hints: false,
            odds: true,
            ..SkakanieOptions::default()
        };
        let (game, settings) = Skakanie::agree(asked.clone(), Some(30)).unwrap();
        let settings = Settings::read(&settings.to_string());
        assert_eq!(RoomGame::options(&game, &settings), asked);
        assert_eq!(settings.clock, Some(30));
    }

    #[test]
    fn all_that_is_wrong_is_named_at_once() {
        let wrong = SkakanieOptions {
            seats: 9,
            picture: "1x1".to_owned(),
            singles: 3,
            dragon: "7".to_owned(),
            ..SkakanieOptions::default()
        };
        let found = Skakanie::try_from(wrong).unwrap_err().to_string();
        for key in ["seats", "picture", "singles", "dragon"] {
            assert!(found.contains(key), "{key} is not in {found}");
        }
    }
}
