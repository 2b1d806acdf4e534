//! Makes tables: new ones, rematches, and those where a recorded game goes on.

use tracing::error;

use crate::clock::now;
use crate::hall::Hall;
use crate::key::Key;
use crate::options::{Extras, block, rotated, trouble};
use crate::play::Refused;
use crate::replay::Branch;
use crate::store::{Change, NewTable};
use crate::table::{Line, Table, first_lines};
use crate::wire::Code;
use crate::wire::http::{AskBranch, CreateTable, Created, NewSeat, Trouble};

/// Why a table was not made.
pub(crate) struct NotMade {
    pub(crate) code: Code,
    pub(crate) troubles: Vec<Trouble>,
}

/// A table to be made.
struct Fresh {
    game: &'static str,
    block: String,
    seed: String,
    extras: Extras,
    /// The lines of a recorded game that it goes on with.
    begun: Vec<String>,
}

impl From<Vec<Trouble>> for NotMade {
    fn from(troubles: Vec<Trouble>) -> Self {
        Self { code: Code::BadOptions, troubles }
    }
}

impl From<Refused> for NotMade {
    fn from(refused: Refused) -> Self {
        Self { code: refused.code, troubles: Vec::new() }
    }
}

/// A log that is not what is needed.
pub(crate) fn bad_log(troubles: Vec<Trouble>) -> NotMade {
    NotMade { code: Code::BadLog, troubles }
}

impl Hall {
    /// Makes a table.
    pub(crate) async fn make(&self, request: &CreateTable) -> Result<Created, NotMade> {
        let extras = Extras::of(&request.options, request.clock)?;
        let (game, block) = block(&request.options)?;
        let fresh = Fresh { game, block, seed: self.random().seed().to_string(), extras, begun: Vec::new() };
        self.make_for(fresh, &request.seats).await
    }

    /// Makes a table where a recorded game goes on.
    pub(crate) async fn make_branch(&self, asked: &AskBranch) -> Result<Created, NotMade> {
        let (log, extras) = self.recorded(&asked.source).await?;
        let edition = self.edition_of(&log)?;
        let branch = (edition.branch)(&log, asked.ply as usize).map_err(bad_log)?;
        let Branch { block, seed, lines } = branch;
        // Whoever tries something out should not be hurried by the clock of the game that was.
        let extras = Extras { clock: None, ..extras };
        let fresh = Fresh { game: edition.game, block, seed, extras, begun: lines };
        self.make_for(fresh, &asked.seats).await
    }

    /// Makes a table with keys for these seats.
    async fn make_for(&self, fresh: Fresh, seats: &[NewSeat]) -> Result<Created, NotMade> {
        let (host, watch) = (self.random().key(), self.random().key());
        let keys: Vec<Key> = seats.iter().map(|_| self.random().key()).collect();
        let lines = first_lines(host.hash(), watch.hash(), seats, &keys)?;
        let table = self.write(fresh, lines).await?;
        let shown = |(seat, key): (&NewSeat, &Key)| {
            (!matches!(seat, NewSeat::Bot { .. })).then(|| key.reveal().to_owned())
        };
        Ok(Created {
            table,
            host: host.reveal().to_owned(),
            watch: watch.reveal().to_owned(),
            seats: seats.iter().zip(&keys).map(shown).collect(),
        })
    }

    /// Makes the table of a rematch.
    pub(crate) async fn make_rematch(&self, table: &Table, lines: Vec<Line>) -> Result<String, Refused> {
        let options = rotated(table.options());
        let (game, block) = block(&options).map_err(|_| Refused::from(Code::BadOptions))?;
        let seed = self.random().seed().to_string();
        let fresh = Fresh { game, block, seed, extras: table.extras.clone(), begun: Vec::new() };
        let made = self.write(fresh, lines).await;
        made.map_err(|not| not.code.into())
    }

    async fn write(&self, fresh: Fresh, lines: Vec<Line>) -> Result<String, NotMade> {
        let Fresh { game, block, seed, extras, begun } = fresh;
        let edition = self.config().catalogue.newest(game).ok_or(Refused::from(Code::BadOptions))?;
        let new = NewTable {
            id: self.random().table_id(),
            game: game.to_owned(),
            rules: edition.rules,
            block,
            extras: extras.write(),
            seed,
            created: now(),
        };
        let mut empty = Table::new(&self.config().catalogue, &new).map_err(|what| vec![trouble(&what)])?;
        let (asked, seats) = (lines.iter().filter(|line| line.is_holder()).count(), empty.seats.len());
        if asked != seats {
            return Err(vec![trouble(&format!("{asked} seats are described, the game has {seats}"))].into());
        }
        let proposal = empty.begin(&lines, begun)?;
        let first =
            Change { number: 0, at: new.created, ack: None, lines: proposal.lines, result: proposal.result };
        // What was recorded elsewhere must lead to the same here.
        empty.apply(&first).map_err(|what| bad_log(vec![trouble(&what)]))?;
        let id = new.id.clone();
        self.store().create(new, first).await.map_err(|why| {
            self.metrics().store_errors.add();
            error!(%why, "a table could not be written");
            Refused::from(Code::Unavailable)
        })?;
        self.metrics().tables_made.add();
        Ok(id)
    }
}
