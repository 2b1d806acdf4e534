//! Bots think in workers of their own, so that the table answers while they do. A worker follows the tables by their stored changes.

use std::collections::BTreeMap;

use room::games::gambit::{AskFairness, Fairness, Measuring};
use room::wire::{AskPuzzle, Review, SeatName};
use room::{AdviceAsked, Catalogue, Change, DraftError, NewTable, Reviewing, Room};
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::api::failure;
use crate::clients::text;
use crate::messages::Input;

/// Something to think about.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Job {
    /// A question to a bot.
    Bot(BotJob),
    /// Advice for a seat.
    Advice {
        /// The table's id.
        table: String,
        /// The connection that asked.
        client: u32,
        /// What it asked.
        asked: AdviceAsked,
        /// What this thinker does not know.
        unknown: Unknown,
    },
    /// The odds of what a seat cannot see.
    Odds {
        /// The table's id.
        table: String,
        /// The connection that asked.
        client: u32,
        /// Whose.
        seat: SeatName,
        /// What this thinker does not know.
        unknown: Unknown,
    },
    /// How bots vote.
    Vote {
        /// The table's id.
        table: String,
        /// What this thinker does not know.
        unknown: Unknown,
    },
    /// The review of a recorded game, as far as it gets; asked again, it goes on.
    Review {
        /// The number of the question.
        ask: u32,
        /// The game.
        log: String,
        /// Whose decisions.
        seat: SeatName,
    },
    /// How fair a setup card is, as far as it gets; asked again, it goes on.
    Fairness {
        /// The number of the question.
        ask: u32,
        /// What is asked.
        asked: AskFairness,
    },
    /// A puzzle, and what became of a try.
    Puzzle {
        /// The number of the question.
        ask: u32,
        /// What is asked.
        asked: AskPuzzle,
    },
    /// What master reaches in a day's deal.
    Par {
        /// The number of the question.
        ask: u32,
        /// The game.
        game: String,
        /// The day.
        day: String,
        /// The time, in milliseconds since 1970.
        now: i64,
    },
}

/// A question to a bot.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct BotJob {
    /// The table's id.
    pub table: String,
    /// Whose bot.
    pub seat: SeatName,
    /// The question.
    pub question: u64,
    /// The seed of a bot that has not thought here before.
    pub seed: u64,
    /// What this thinker does not know.
    pub unknown: Unknown,
}

/// What a thinker does not know of a table.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Unknown {
    /// The table, if it knows nothing of it.
    pub new: Option<NewTable>,
    /// The changes it does not know.
    pub changes: Vec<Change>,
}

/// Reviews that are kept, finished or not.
const REVIEWS: usize = 8;
/// Measurements of cards that are kept, finished or not.
const MEASUREMENTS: usize = 8;
/// So many games are played with a card before it is told how fair it is: a bot that is asked meanwhile does not wait for more.
const GAMES_AT_ONCE: usize = 4;

/// A worker of bots.
pub struct Thinker {
    catalogue: Catalogue,
    rooms: BTreeMap<String, Room>,
    /// The reviews that were asked for, the last one last.
    reviews: Vec<(String, Seat, Box<dyn Reviewing>)>,
    /// The cards whose fairness was asked for, the last one last.
    measured: Vec<(AskFairness, Measuring)>,
}

impl Default for Thinker {
    fn default() -> Self {
        Self {
            catalogue: Catalogue::for_thinking(),
            rooms: BTreeMap::new(),
            reviews: Vec::new(),
            measured: Vec::new(),
        }
    }
}

impl Thinker {
    /// Thinks; a bot does so until told to stop. The answer is for the host.
    pub fn think(&mut self, job: Job, stop: &dyn Fn() -> bool) -> Result<Input, String> {
        match job {
            Job::Bot(job) => self.decide(job, stop),
            Job::Advice { table, client, asked, unknown } => {
                let advice = self.room(&table, unknown)?.advice(asked);
                let told = advice.map(|advise| text(&advise())).map_err(|refusal| refusal.code);
                Ok(Input::Advised { table, client, asked, told })
            }
            Job::Odds { table, client, seat, unknown } => {
                let odds = self.room(&table, unknown)?.odds_of(seat);
                let told = odds.map(|odds| text(&odds)).map_err(|refusal| refusal.code);
                Ok(Input::Odds { table, client, seat, told })
            }
            Job::Vote { table, unknown } => {
                let room = self.room(&table, unknown)?;
                let vote = room.bot_vote().map(|(seat, agree)| (SeatName(seat), agree));
                Ok(Input::Voted { version: room.version(), table, vote })
            }
            Job::Review { ask, log, seat } => {
                let review = self.review(log, seat.0, stop);
                Ok(Input::Thought { ask, answer: review.map(|told| text(&told)).map_err(failure) })
            }
            Job::Fairness { ask, asked } => {
                let fairness = self.fairness(&asked, stop);
                Ok(Input::Thought { ask, answer: fairness.map(|told| text(&told)).map_err(failure) })
            }
            Job::Puzzle { ask, asked } => {
                let told = self.catalogue.puzzle(&asked);
                Ok(Input::Thought { ask, answer: told.map(|told| text(&told)).map_err(failure) })
            }
            Job::Par { ask, game, day, now } => {
                let par = self.catalogue.par(&game, &day, now);
                Ok(Input::Thought { ask, answer: par.map(|par| text(&par)).map_err(failure) })
            }
        }
    }

    fn decide(&mut self, job: BotJob, stop: &dyn Fn() -> bool) -> Result<Input, String> {
        let BotJob { table, seat, question, seed, unknown } = job;
        let job = self.room(&table, unknown)?.bot_job(seat.0, seed).filter(|job| job.question == question);
        let action = job.map(|job| (job.think)(stop));
        Ok(Input::Decided { table, seat, question, action })
    }

    /// Goes on with a review until told to stop.
    fn review(&mut self, log: String, seat: Seat, stop: &dyn Fn() -> bool) -> Result<Review, DraftError> {
        let kept = self.reviews.iter().position(|(known, of, _)| *known == log && *of == seat);
        let mut review = if let Some(at) = kept {
            self.reviews.remove(at)
        } else {
            let begun = self.catalogue.review(&log, seat, None)?;
            (log, seat, begun)
        };
        while review.2.step() && !stop() {}
        let told = review.2.told();
        self.reviews.push(review);
        if self.reviews.len() > REVIEWS {
            self.reviews.remove(0);
        }
        Ok(told)
    }

    /// Goes on with the measurement of a card, a few games, or until told to stop.
    fn fairness(&mut self, asked: &AskFairness, stop: &dyn Fn() -> bool) -> Result<Fairness, DraftError> {
        let asked = asked.canonical()?;
        let kept = self.measured.iter().position(|(known, _)| *known == asked);
        let mut measured = if let Some(at) = kept {
            self.measured.remove(at)
        } else {
            let begun = Measuring::begin(&asked, None)?;
            (asked, begun)
        };
        for _ in 0..GAMES_AT_ONCE {
            if !measured.1.step() || stop() {
                break;
            }
        }
        let told = measured.1.told();
        self.measured.push(measured);
        if self.measured.len() > MEASUREMENTS {
            self.measured.remove(0);
        }
        Ok(told)
    }

    /// A table as it is now.
    fn room(&mut self, table: &str, Unknown { new, changes }: Unknown) -> Result<&mut Room, String> {
        if let Some(new) = new {
            self.rooms.insert(table.to_owned(), Room::new(&self.catalogue, &new)?);
        }
        let room = self.rooms.get_mut(table).ok_or_else(|| format!("table {table:?} is not known here"))?;
        for change in changes {
            room.apply(&change)?;
        }
        Ok(room)
    }

    /// A table that is open no more.
    pub fn forget(&mut self, table: &str) {
        self.rooms.remove(table);
    }
}
