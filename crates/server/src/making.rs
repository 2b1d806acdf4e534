//! Makes tables and stores them: new ones, rematches, and those where a recorded game goes on.

use room::wire::Code;
use room::wire::http::{AskBranch, AskDaily, CreateTable, Created};
use room::{DraftError, Made, Maker, Room};
use tracing::error;

use crate::hall::Hall;

impl Hall {
    /// Makes a table.
    pub(crate) async fn make(&self, request: &CreateTable) -> Result<Created, DraftError> {
        let (made, created) = self.made(|mut maker| maker.make(request))?;
        self.write(made).await?;
        Ok(created)
    }

    /// Makes a table for the deal of a day.
    pub(crate) async fn make_daily(&self, asked: &AskDaily) -> Result<Created, DraftError> {
        let (made, created) = self.made(|mut maker| maker.make_daily(asked))?;
        self.write(made).await?;
        Ok(created)
    }

    /// Makes a table where a recorded game goes on.
    pub(crate) async fn make_branch(&self, asked: &AskBranch) -> Result<Created, DraftError> {
        let (log, settings) = self.recorded(&asked.source).await?;
        let branch = self.config().catalogue.branch(&log, asked)?;
        let (made, created) = self.made(|mut maker| maker.make_branch(branch, &settings, &asked.seats))?;
        self.write(made).await?;
        Ok(created)
    }

    /// Makes the table of a rematch.
    pub(crate) async fn make_rematch(&self, old: &Room) -> Result<String, Code> {
        let made = self.made(|mut maker| maker.make_rematch(old)).map_err(|error| error.code)?;
        self.write(made).await
    }

    fn made<T>(&self, make: impl FnOnce(Maker<'_>) -> Result<T, DraftError>) -> Result<T, DraftError> {
        self.random()
            .with(|random| make(Maker { catalogue: &self.config().catalogue, random, now: self.now() }))
    }

    async fn write(&self, Made { table, first }: Made) -> Result<String, Code> {
        let id = table.id.clone();
        self.store().create(table, first).await.map_err(|why| {
            self.metrics().store_errors.add();
            error!(%why, "a table could not be written");
            Code::Unavailable
        })?;
        self.metrics().tables_made.add();
        Ok(id)
    }
}
