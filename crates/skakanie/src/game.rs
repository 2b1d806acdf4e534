//! The game as agreed: its options and what follows from them. Its text form is the line of options.

use std::fmt;
use std::str::FromStr;

use table::{BySeat, ParseErrors, Points, Seat, SeatSet, Team};

use crate::options::{Options, OptionsError};
use crate::picture::Picture;
use crate::pieces::Pieces;
use crate::score::{Fragments, Grid};
use crate::state::State;

/// Skakanie as agreed before the start: checked options, and what follows from them.
///
/// Its text form is the line of options, see [`Options`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skakanie {
    options: Options,
    grid: Grid,
    /// How many actions each seat has in a turn.
    actions: BySeat<u8>,
    target: Points,
}

impl Skakanie {
    /// The game with these options, or all that is wrong with them.
    pub fn new(options: Options) -> Result<Self, Vec<OptionsError>> {
        let errors = options.errors();
        if !errors.is_empty() {
            return Err(errors);
        }
        Ok(Self {
            options,
            grid: Grid::new(options.picture),
            actions: BySeat::from_fn(options.seats, |seat| options.actions + options.extra[seat]),
            target: options.target.points(options.seats, options.picture),
        })
    }

    /// What was agreed.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The size of the picture.
    pub const fn picture(&self) -> Picture {
        self.options.picture
    }

    /// Who begins (S4).
    pub const fn youngest(&self) -> Seat {
        self.options.youngest
    }

    /// How many actions the seat has in a turn (S5, S13 a, b).
    #[inline]
    pub fn actions(&self, seat: Seat) -> u8 {
        self.actions[seat]
    }

    /// The least number of points that wins (S12, S13).
    pub const fn target(&self) -> Points {
        self.target
    }

    /// Which pieces fit together.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The fragments of a pool (S11).
    pub fn fragments(&self, pool: Pieces) -> Fragments {
        self.grid.fragments(pool)
    }

    /// The points of a pool (S11, S13 c).
    pub fn score(&self, pool: Pieces) -> Points {
        self.grid.score(pool, self.options.singles)
    }

    /// The pools there are: one for each seat, or a single one for all (S13 e).
    pub fn pools(&self, state: &State) -> impl Iterator<Item = (SeatSet, Pieces)> {
        let (joint, seats) = (self.options.joint, self.options.seats);
        let owners = move |seat| if joint { SeatSet::all(seats) } else { SeatSet::only(seat) };
        Seat::all(if joint { 1 } else { seats }).map(move |seat| (owners(seat), state.pool(seat)))
    }

    /// The team's points (S12); in joint play the common pool counts once (S13 e).
    pub fn team_score(&self, state: &State) -> Points {
        self.pools(state).map(|(_, pool)| self.score(pool)).sum()
    }

    /// What the team has and needs.
    pub(crate) fn team(&self, state: &State) -> Team {
        Team { score: self.team_score(state), target: self.target }
    }
}

impl fmt::Display for Skakanie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.options)
    }
}

impl FromStr for Skakanie {
    type Err = ParseErrors;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let options: Options = text.parse()?;
        Ok(Self::new(options).expect("options that were read have no issues"))
    }
}
