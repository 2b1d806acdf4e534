//! The games there are, each with every version of its rules that a table may still play by.

use bots::Kind;
use serde::Deserialize;
use table::shuffle::{Entropy, Seed};
use table::{Day, Outcome, ParseErrors, Place, Seat, Title, Viewer};

use crate::daily;
use crate::draft::{Draft, DraftError};
use crate::games::{RoomGame, Tagged};
use crate::part::{Everything, Hosting, Part, Thinking};
use crate::play::{self, Begun, Play};
use crate::puzzle;
use crate::replay::{self, Continued, Leave};
use crate::review::{self, Reviewing};
use crate::settings::Settings;
use crate::wire::http::{AskBranch, NewSeat};
use crate::wire::{self, AskPuzzle, GameInfo, Json, Options, Puzzle, Replay, Unknown};

/// One game behind functions that do not name its types.
#[derive(Clone, Copy)]
#[allow(clippy::type_complexity, reason = "each function stands here once, with its meaning")]
pub(crate) struct GameEntry {
    /// The game's name.
    pub(crate) name: &'static str,
    /// The game and settings that options ask for.
    draft: fn(&str, Option<u32>) -> Result<Draft, ParseErrors>,
    /// Opens a game: its block of a log, the version of its rules, the seed, what seats added to the shuffle, and what was recorded of
    /// it elsewhere.
    pub(crate) open: fn(&str, u32, &Seed, Vec<Entropy>, &Settings, &Begun) -> Result<Box<dyn Play>, String>,
    /// What was agreed, from a block of a log, and for how many seats.
    pub(crate) options: fn(&str, u32, &Settings) -> Result<(Json<Options>, usize), String>,
    /// The block of a rematch, by the newest rules.
    pub(crate) rotated: fn(&str, u32) -> Result<(String, u32), String>,
    /// The table of a day's deal, and who plays the seats after the first.
    pub(crate) daily: fn(Day) -> Option<(Draft, &'static [Kind])>,
    /// What master reaches in a day's deal.
    pub(crate) par: fn(Day) -> Option<Outcome>,
    /// A recorded game, as somebody saw it.
    replay: fn(&str, Viewer, &Settings) -> Result<Replay, ParseErrors>,
    /// A recorded game up to one of its plies.
    branch: fn(&str, &Leave) -> Result<Continued, ParseErrors>,
    /// A puzzle, and what became of a try.
    puzzle: fn(&AskPuzzle) -> Result<Puzzle, ParseErrors>,
    /// Begins the review of a recorded game for a seat, with so many trials for each decision.
    review: fn(&str, Seat, Option<u32>) -> Result<Box<dyn Reviewing>, ParseErrors>,
    /// The odds for a seat after one of the plies of a recorded game.
    odds: fn(&str, Seat, Option<usize>) -> Result<Vec<Unknown>, ParseErrors>,
    /// What is usual, and what is possible.
    info: fn() -> Json<GameInfo>,
}

impl GameEntry {
    /// That part of a game which somebody needs.
    fn of<G: RoomGame, P: Part>() -> Self {
        Self {
            name: G::NAME,
            draft: |options, clock| {
                if !P::HOSTS {
                    return Err(elsewhere());
                }
                let options = serde_json::from_str(options)
                    .map_err(|error| ParseErrors::one(Place::default(), complaint(&error)))?;
                let (game, settings) = G::agree(options, clock)?;
                Ok(Draft { game: G::NAME, rules: game.rules(), block: game.to_string(), settings })
            },
            open: |block, rules, seed, entropy, settings, begun| {
                play::open::<G, P>(parse::<G>(block, rules)?, seed, entropy, settings, begun)
            },
            options: |block, rules, settings| {
                let game: G = parse(block, rules)?;
                let agreed = || Json::of(&Tagged { game: G::NAME, value: G::options(&game, settings) });
                Ok((if P::HOSTS { agreed() } else { Json::of(&()) }, game.seats()))
            },
            rotated: |block, rules| {
                let game = parse::<G>(block, rules)?.rotated();
                Ok((game.to_string(), G::RULES))
            },
            daily: daily::draft::<G>,
            par: |day| if P::THINKS { daily::par::<G>(day) } else { None },
            replay: |log, viewer, settings| {
                if P::HOSTS { replay::tell::<G>(log, viewer, settings) } else { Err(elsewhere()) }
            },
            branch: |log, leave| {
                if P::HOSTS { replay::branch::<G>(log, leave) } else { Err(elsewhere()) }
            },
            puzzle: |asked| if P::THINKS { puzzle::tell::<G>(asked) } else { Err(elsewhere()) },
            review: |log, seat, trials| {
                if P::THINKS { review::begin::<G>(log, seat, trials) } else { Err(elsewhere()) }
            },
            odds: |log, seat, ply| {
                if P::THINKS { review::odds::<G>(log, seat, ply) } else { Err(elsewhere()) }
            },
            info: || {
                if P::HOSTS { Json::of(&Tagged { game: G::NAME, value: G::info() }) } else { Json::of(&()) }
            },
        }
    }
}

/// What is wrong, without where: options are read as we wrote them anew, and nobody knows that text.
fn complaint(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split_once(" at line ").map_or(text.as_str(), |(what, _)| what).to_owned()
}

fn elsewhere() -> ParseErrors {
    ParseErrors::one(Place::default(), "another part of the program does this")
}

/// A game from its block of a log.
fn parse<G: RoomGame>(block: &str, rules: u32) -> Result<G, String> {
    let game: G = block.parse().map_err(|errors: ParseErrors| errors.to_string())?;
    game.with_rules(rules).ok_or_else(|| format!("rules {rules} of {} cannot be played here", G::NAME))
}

/// All games.
#[derive(Clone, Default)]
pub struct Catalogue(Vec<GameEntry>);

impl Catalogue {
    /// The games of this house.
    pub fn standard() -> Self {
        Self::default().with::<gambit::Gambit>().with::<skakanie::Skakanie>()
    }

    /// The same games for a host whose bots think elsewhere.
    pub fn without_bots() -> Self {
        Self::default().with_part::<gambit::Gambit, Hosting>().with_part::<skakanie::Skakanie, Hosting>()
    }

    /// The same games for who only thinks about tables that are hosted elsewhere.
    pub fn for_thinking() -> Self {
        Self::default().with_part::<gambit::Gambit, Thinking>().with_part::<skakanie::Skakanie, Thinking>()
    }

    /// With one more game.
    #[must_use]
    pub fn with<G: RoomGame>(self) -> Self {
        self.with_part::<G, Everything>()
    }

    fn with_part<G: RoomGame, P: Part>(mut self) -> Self {
        self.0.push(GameEntry::of::<G, P>());
        self
    }

    /// What is usual and possible in each game.
    pub fn info(&self) -> Vec<Json<GameInfo>> {
        self.0.iter().map(|game| (game.info)()).collect()
    }

    /// Is there a game of this name?
    pub fn has(&self, name: &str) -> bool {
        self.find(name).is_some()
    }

    /// The table that these options ask for.
    pub fn draft(&self, options: &Json<Options>, clock: Option<u32>) -> Result<Draft, DraftError> {
        #[derive(Deserialize)]
        struct Named {
            game: String,
        }
        let Named { game } = serde_json::from_str(options.text()).map_err(|_| self.unnamed())?;
        Ok((self.named(&game)?.draft)(&options.without("game"), clock)?)
    }

    /// A recorded game as somebody saw it.
    pub fn replay(&self, log: &str, viewer: Viewer, settings: &Settings) -> Result<Replay, DraftError> {
        (self.of_log(log)?.replay)(log, viewer, settings).map_err(DraftError::log)
    }

    /// A recorded game up to one of its plies, to go on for these seats. Where several people sit the draws are new: whoever made
    /// the table could know the recorded game's.
    pub fn branch(&self, log: &str, ask: &AskBranch) -> Result<Continued, DraftError> {
        let people = ask.seats.iter().filter(|seat| !matches!(seat, NewSeat::Bot { .. })).count();
        if ask.draws == wire::Draws::Same && people > 1 {
            return Err(DraftError::bad_options("with several people a game goes on with new draws"));
        }
        let seed = ask.seed.as_ref().map(|seed| seed.parse());
        let seed = seed.transpose().map_err(|error| DraftError::bad_log(&format!("seed: {error}")))?;
        let leave = Leave { ply: ask.ply.map(|ply| ply as usize), draws: ask.draws.into(), seed };
        (self.of_log(log)?.branch)(log, &leave).map_err(DraftError::log)
    }

    /// A puzzle as its seat sees it, and what became of a try.
    pub fn puzzle(&self, asked: &AskPuzzle) -> Result<Puzzle, DraftError> {
        let found = study::puzzle::game_of(&asked.text).and_then(|name| self.find(name));
        let what = "this is not a puzzle of a game that is known here";
        let game = found.ok_or_else(|| DraftError::bad_log(what))?;
        (game.puzzle)(asked).map_err(DraftError::log)
    }

    /// Begins the review of a recorded game for a seat; without a number of trials for each decision it is as thorough as is usual.
    pub fn review(
        &self,
        log: &str,
        seat: Seat,
        trials: Option<u32>,
    ) -> Result<Box<dyn Reviewing>, DraftError> {
        (self.of_log(log)?.review)(log, seat, trials).map_err(DraftError::log)
    }

    /// The odds for a seat after one of the plies of a recorded game, the last one if none is named.
    pub fn odds(&self, log: &str, seat: Seat, ply: Option<usize>) -> Result<Vec<Unknown>, DraftError> {
        (self.of_log(log)?.odds)(log, seat, ply).map_err(DraftError::log)
    }

    /// The game of this name, or which there are.
    pub(crate) fn named(&self, name: &str) -> Result<GameEntry, DraftError> {
        self.find(name).ok_or_else(|| self.unnamed())
    }

    fn unnamed(&self) -> DraftError {
        let all: Vec<&str> = self.0.iter().map(|game| game.name).collect();
        DraftError::bad_options(&format!("name one of the games: {}", all.join(", ")))
    }

    pub(crate) fn find(&self, name: &str) -> Option<GameEntry> {
        self.0.iter().find(|game| game.name == name).copied()
    }

    fn of_log(&self, log: &str) -> Result<GameEntry, DraftError> {
        let found = Title::of(log).and_then(|title| self.find(title.game));
        let what = "this is not the log of a game this server knows";
        found.ok_or_else(|| DraftError::log(ParseErrors::one(Place::default(), what)))
    }
}
