//! Makes tables: new ones, rematches, and those where a recorded game goes on.

use room::wire::Code;
use room::wire::http::{AskBranch, CreateTable, Created, NewSeat};
use room::{Change, Continued, Draft, DraftError, Key, NewKeys, NewTable, Room};
use tracing::error;

use crate::hall::Hall;

impl Hall {
    /// Makes a table.
    pub(crate) async fn make(&self, request: &CreateTable) -> Result<Created, DraftError> {
        let draft = self.config().catalogue.draft(&request.options, request.clock)?;
        let seed = self.random().seed().to_string();
        self.make_for(draft, seed, &request.seats, Vec::new()).await
    }

    /// Makes a table where a recorded game goes on.
    pub(crate) async fn make_branch(&self, asked: &AskBranch) -> Result<Created, DraftError> {
        let (log, settings) = self.recorded(&asked.source).await?;
        let Continued { game, rules, block, seed, lines } = self.config().catalogue.branch(&log, asked)?;
        let seed = seed.unwrap_or_else(|| self.random().seed().to_string());
        // Whoever tries something out should not be hurried by the clock of the game that was.
        let settings = settings.without_clock();
        self.make_for(Draft { game, rules, block, settings }, seed, &asked.seats, lines).await
    }

    /// Makes a table with keys for these seats; `begun` are the lines of a recorded game that goes on there.
    async fn make_for(
        &self,
        draft: Draft,
        seed: String,
        seats: &[NewSeat],
        begun: Vec<String>,
    ) -> Result<Created, DraftError> {
        let [host, watch, invite] = [(); 3].map(|()| self.random().key());
        let keys: Vec<Key> = seats.iter().map(|_| self.random().key()).collect();
        let new = self.new_table(draft, seed);
        let mut room = self.empty(&new)?;
        let new_keys = NewKeys { host: &host, watch: &watch, invite: &invite, seats: &keys };
        let recorded = !begun.is_empty();
        let first = room.first_change(&new, seats, &new_keys, begun)?;
        // What was recorded elsewhere must lead to the same here.
        room.apply(&first).map_err(|what| {
            if recorded { DraftError::bad_log(&what) } else { DraftError::bad_options(&what) }
        })?;
        let table = self.write(new, first).await?;
        let shown = |(seat, key): (&NewSeat, &Key)| {
            (!matches!(seat, NewSeat::Bot { .. })).then(|| key.reveal().to_owned())
        };
        Ok(Created {
            table,
            host: host.reveal().to_owned(),
            watch: watch.reveal().to_owned(),
            invite: invite.reveal().to_owned(),
            seats: seats.iter().zip(&keys).map(shown).collect(),
        })
    }

    /// Makes the table of a rematch.
    pub(crate) async fn make_rematch(&self, old: &Room) -> Result<String, Code> {
        let (block, rules) = old.rematch_block().map_err(|_| Code::BadOptions)?;
        let draft = Draft { game: old.game(), rules, block, settings: old.settings().clone() };
        let new = self.new_table(draft, self.random().seed().to_string());
        let made = self.empty(&new).and_then(|room| room.first_of_rematch(&new, old));
        let first = made.map_err(|error| error.code)?;
        self.write(new, first).await
    }

    fn new_table(&self, draft: Draft, seed: String) -> NewTable {
        let Draft { game, rules, block, settings } = draft;
        NewTable {
            id: self.random().table_id(),
            game: game.to_owned(),
            rules,
            block,
            extras: settings.to_string(),
            seed,
            created: self.now(),
        }
    }

    fn empty(&self, new: &NewTable) -> Result<Room, DraftError> {
        Room::new(&self.config().catalogue, new).map_err(|what| DraftError::bad_options(&what))
    }

    async fn write(&self, new: NewTable, first: Change) -> Result<String, Code> {
        let id = new.id.clone();
        self.store().create(new, first).await.map_err(|why| {
            self.metrics().store_errors.add();
            error!(%why, "a table could not be written");
            Code::Unavailable
        })?;
        self.metrics().tables_made.add();
        Ok(id)
    }
}
