//! The games the server knows, in every version of their rules that a running table may still play by.

use table::shuffle::{Entropy, Seed};

use crate::options::Extras;
use crate::play::{self, Play, Spoken};
use crate::replay::{self, Branch, Told};
use crate::wire;
use crate::wire::http::Options;

type Open = fn(&str, &Seed, &[Entropy], bool) -> Result<Box<dyn Play>, String>;

/// One version of one game's rules.
#[derive(Clone, Copy)]
pub(crate) struct Edition {
    /// The game's name.
    pub(crate) game: &'static str,
    /// The version of its rules.
    pub(crate) rules: u32,
    /// Opens a game: its block of a log, the seed, what seats added to the shuffle, whether hints are given.
    pub(crate) open: Open,
    /// What was agreed, from a block of a log.
    pub(crate) options: fn(&str, &Extras) -> Result<Options, String>,
    /// A recorded game, as somebody saw it.
    pub(crate) replay: fn(&str, &str, &Extras) -> Told<wire::Replay>,
    /// A recorded game up to one of its plies.
    pub(crate) branch: fn(&str, usize) -> Told<Branch>,
}

impl Edition {
    fn of<G: Spoken>() -> Self
    where
        G::State: Send + Sync,
        G::Action: Send + Sync,
        G::Chance: Send + Sync,
        G::Knowledge: Send + Sync,
    {
        Self {
            game: G::NAME,
            rules: G::RULES,
            open: play::open::<G>,
            options: play::agreed::<G>,
            replay: replay::told::<G>,
            branch: replay::branch::<G>,
        }
    }
}

/// All versions of all games; new tables get the newest.
#[derive(Clone)]
pub struct Catalogue(Vec<Edition>);

impl Catalogue {
    /// The games as they are now.
    pub fn standard() -> Self {
        Self(vec![Edition::of::<gambit::Gambit>(), Edition::of::<skakanie::Skakanie>()])
    }

    /// With a newer version of Gambit's rules, as after an update: tests see that running games keep to their own.
    #[doc(hidden)]
    #[must_use]
    pub fn with_newer_gambit(mut self) -> Self {
        use table::Game;
        let newer = Edition { rules: gambit::Gambit::RULES + 1, ..self.0[0] };
        self.0.push(newer);
        self
    }

    /// The newest rules of a game.
    pub(crate) fn newest(&self, game: &str) -> Option<Edition> {
        self.0.iter().filter(|edition| edition.game == game).max_by_key(|edition| edition.rules).copied()
    }

    /// These rules of a game.
    pub(crate) fn find(&self, game: &str, rules: u32) -> Option<Edition> {
        self.0.iter().find(|edition| edition.game == game && edition.rules == rules).copied()
    }
}
