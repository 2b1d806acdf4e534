//! Bots think in workers of their own, so that the table answers while they do. A worker follows the tables by their stored changes.

use std::collections::BTreeMap;

use room::wire::SeatName;
use room::{AdviceAsked, Catalogue, Change, NewTable, Room};
use serde::{Deserialize, Serialize};

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

/// A worker of bots.
pub struct Thinker {
    catalogue: Catalogue,
    rooms: BTreeMap<String, Room>,
}

impl Default for Thinker {
    fn default() -> Self {
        Self { catalogue: Catalogue::standard(), rooms: BTreeMap::new() }
    }
}

impl Thinker {
    /// Thinks; a bot does so until told to stop. The answer is for the host.
    pub fn think(&mut self, job: Job, stop: &dyn Fn() -> bool) -> Result<Input, String> {
        match job {
            Job::Bot(job) => self.decide(job, stop),
            Job::Advice { table, client, asked, unknown } => {
                let advice = self.room(&table, unknown)?.advice(asked);
                let told = advice.map(|advise| advise()).map_err(|refusal| refusal.code);
                Ok(Input::Advised { table, client, asked, told })
            }
            Job::Par { ask, game, day, now } => {
                let par = self.catalogue.par(&game, &day, now);
                par.map(|par| Input::Par { ask, par }).map_err(|error| error.errors.to_string())
            }
        }
    }

    fn decide(&mut self, job: BotJob, stop: &dyn Fn() -> bool) -> Result<Input, String> {
        let BotJob { table, seat, question, seed, unknown } = job;
        let job = self.room(&table, unknown)?.bot_job(seat.0, seed).filter(|job| job.question == question);
        let action = job.map(|job| (job.think)(stop));
        Ok(Input::Decided { table, seat, question, action })
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
