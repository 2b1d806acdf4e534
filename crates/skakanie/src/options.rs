//! What is agreed before the start: players, picture, variants (S13), the Dragon's place, what it takes to win.

use std::error::Error;
use std::fmt;

use table::{BySeat, MAX_SEATS, Points, Seat};

use crate::board::StackId;
use crate::picture::{Difficulty, Picture};

/// The options of a game. [`Skakanie::new`](crate::Skakanie::new) checks them.
///
/// The text form is one line; keys that are left out have the values of [`Options::new`]:
///
/// ```text
/// options seats=3 youngest=A picture=12x7 actions=3 extra=- singles=1 push=no joint=no fierce=no target=5 dragon=random
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The number of players, 1 to 6.
    pub seats: usize,
    /// Who begins (S4).
    pub youngest: Seat,
    /// The size of the picture (S1).
    pub picture: Picture,
    /// Actions in a turn: three, or more (S5, S13 a).
    pub actions: u8,
    /// Further actions for chosen seats (S13 b), for all six seats a table can have.
    pub extra: BySeat<u8>,
    /// What a fragment of one piece costs (S13 c).
    pub singles: SingleCost,
    /// May a turn's actions move other players' pawns (S13 d)?
    pub push: bool,
    /// Is there one common pool (S13 e)?
    pub joint: bool,
    /// Does the Dragon take a random piece (house option of S8)?
    pub fierce: bool,
    /// What the team needs (S12, S13).
    pub target: Target,
    /// Where the Dragon starts (S3).
    pub dragon: DragonStart,
}

impl Options {
    /// The most actions one seat may have in a turn.
    pub const MAX_ACTIONS: u8 = 9;

    /// The target we suggest where a pool could win by sweeping the table: alone, and for joint play (S13).
    pub const FAIRER_TARGET: Target = Target::Share(60);

    /// What a new game of so many players usually is: the sheet's, with a picture that is a fair challenge for them (S1), and alone,
    /// which the sheet does not know, with a share of the pieces as its target (S13).
    pub fn usual(seats: usize) -> Self {
        let picture = Picture::for_players(seats, Difficulty::Normal);
        let options = Self { picture, ..Self::new(seats) };
        Self { target: options.usual_target(), ..options }
    }

    /// What a line of options that only says how many play stands for.
    pub fn new(seats: usize) -> Self {
        Self {
            seats,
            youngest: Seat::new(0),
            picture: Picture::unwritten(seats),
            actions: 3,
            extra: BySeat::from_fn(MAX_SEATS, |_| 0),
            singles: SingleCost::One,
            push: false,
            joint: false,
            fierce: false,
            target: Target::PerPlayer(5),
            dragon: DragonStart::Random,
        }
    }

    /// The target of a new game: the sheet's, also for joint play; alone a share of the pieces (S13).
    pub const fn usual_target(&self) -> Target {
        if self.seats == 1 { Self::FAIRER_TARGET } else { Target::PerPlayer(5) }
    }

    /// All that is wrong with them; empty if they can be played.
    pub fn errors(&self) -> Vec<OptionsError> {
        let mut errors = Vec::new();
        let mut check = |fine: bool, setting, what: String| {
            if !fine {
                errors.push(OptionsError { setting, what });
            }
        };
        check((1..=MAX_SEATS).contains(&self.seats), Setting::Seats, "there are 1 to 6 players".to_owned());
        check(
            self.youngest.index() < self.seats.max(1),
            Setting::Youngest,
            format!("seat {} is not at the table", self.youngest),
        );
        let most = Self::MAX_ACTIONS;
        check(
            (1..=most).contains(&self.actions),
            Setting::Actions,
            format!("a turn has 1 to {most} actions"),
        );
        for (seat, &extra) in self.extra.iter().filter(|(_, extra)| **extra > 0) {
            check(seat.index() < self.seats, Setting::Extra, format!("seat {seat} is not at the table"));
            let total = self.actions.saturating_add(extra);
            let what = format!("seat {seat} would have {total} actions in a turn, {most} is the most");
            check(total <= most || self.actions > most, Setting::Extra, what);
        }
        check(self.target.in_range(), Setting::Target, Target::RANGE.to_owned());
        let outer = !matches!(self.dragon, DragonStart::At(stack) if !stack.is_outer());
        check(outer, Setting::Dragon, "the Dragon starts on an outer stack, not on 6 or 7 (S3)".to_owned());
        errors
    }
}

/// The sheet's game for two.
impl Default for Options {
    fn default() -> Self {
        Self::new(2)
    }
}

/// What a fragment of a single piece costs, unless it is the largest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SingleCost {
    /// One point, like any other fragment.
    #[default]
    One,
    /// Two points (S13 c).
    Two,
}

impl SingleCost {
    /// The same as a number.
    pub const fn points(self) -> Points {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

/// What the team needs to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// So many points for each player, 5 by the sheet (S12).
    PerPlayer(u8),
    /// So many per cent of all pieces, compared exactly (S13).
    Share(u8),
}

impl Target {
    pub(crate) const RANGE: &str =
        "the target is 1 to 99 points for each player, or 1% to 100% of all pieces";

    /// The least number of points that wins.
    pub const fn points(self, seats: usize, picture: Picture) -> Points {
        match self {
            Self::PerPlayer(each) => each as Points * seats as Points,
            Self::Share(percent) => (percent as Points * picture.pieces() as Points + 99) / 100,
        }
    }

    const fn in_range(self) -> bool {
        match self {
            Self::PerPlayer(each) => each >= 1 && each <= 99,
            Self::Share(percent) => percent >= 1 && percent <= 100,
        }
    }
}

/// Where the Dragon starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DragonStart {
    /// On an outer stack drawn after the deal.
    #[default]
    Random,
    /// On this outer stack.
    At(StackId),
}

/// One of the options, by the key it has in the text form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)] // the fields of `Options` say what they are
pub enum Setting {
    Seats,
    Youngest,
    Picture,
    Actions,
    Extra,
    Singles,
    Push,
    Joint,
    Fierce,
    Target,
    Dragon,
}

impl Setting {
    /// All of them in the order of the text form.
    pub const ALL: [Self; 11] = [
        Self::Seats,
        Self::Youngest,
        Self::Picture,
        Self::Actions,
        Self::Extra,
        Self::Singles,
        Self::Push,
        Self::Joint,
        Self::Fierce,
        Self::Target,
        Self::Dragon,
    ];

    /// The key in the text form.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Seats => "seats",
            Self::Youngest => "youngest",
            Self::Picture => "picture",
            Self::Actions => "actions",
            Self::Extra => "extra",
            Self::Singles => "singles",
            Self::Push => "push",
            Self::Joint => "joint",
            Self::Fierce => "fierce",
            Self::Target => "target",
            Self::Dragon => "dragon",
        }
    }
}

/// One thing that is wrong with options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionsError {
    /// Which option it is about.
    pub setting: Setting,
    /// A sentence that says what.
    pub what: String,
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.setting.key(), self.what)
    }
}

impl Error for OptionsError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s12_s13_targets_are_exact() {
        let points = |target: Target, seats, size: &str| target.points(seats, size.parse().unwrap());
        assert_eq!(points(Target::PerPlayer(5), 2, "12x8"), 10);
        assert_eq!(points(Target::Share(60), 1, "12x7"), 51, "50.4 pieces need 51 points");
        assert_eq!(points(Target::Share(50), 1, "12x7"), 42, "a whole number is itself the target");
        assert_eq!(points(Target::Share(100), 1, "128x1"), 128);
    }

    #[test]
    fn defaults_are_playable_and_wrong_options_are_all_named() {
        for seats in 1..=MAX_SEATS {
            assert_eq!(Options::new(seats).errors(), []);
        }
        let mut wrong =
            Options { youngest: Seat::new(3), actions: 8, target: Target::Share(0), ..Options::new(2) };
        wrong.extra[Seat::new(0)] = 2;
        wrong.extra[Seat::new(5)] = 1;
        wrong.dragon = DragonStart::At(StackId::new(6).unwrap());
        let settings: Vec<Setting> = wrong.errors().into_iter().map(|error| error.setting).collect();
        let expected = [Setting::Youngest, Setting::Extra, Setting::Extra, Setting::Target, Setting::Dragon];
        assert_eq!(settings, expected);
        assert_eq!(Options { seats: 7, ..Options::default() }.errors().len(), 1);
        assert_eq!(Options { actions: 0, ..Options::default() }.errors().len(), 1);
    }

    #[test]
    fn s13_joint_play_has_the_sheets_target_and_solo_a_share() {
        assert_eq!(Options::usual(1).target, Target::Share(60));
        assert_eq!(Options { joint: true, ..Options::usual(4) }.usual_target(), Target::PerPlayer(5));
        assert_eq!(Options::usual(4).target, Target::PerPlayer(5));
        assert_eq!(Options::usual(2).picture.pieces(), 108);
        assert_eq!(Options::new(2).picture.pieces(), 96);
    }
}
