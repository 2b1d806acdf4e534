//! Makes tables and stores them: new ones, rematches, and those where a recorded game goes on.

use room::wire::Code;
use room::wire::http::{AskBranch, AskDaily, CreateTable, Created, Source};
use room::{DraftError, Key, KeyHash, Made, Maker, Room};
use tracing::error;

use crate::hall::Hall;

impl Hall {
    /// Makes a table.
    pub(crate) async fn make(&self, request: &CreateTable) -> Result<Created, DraftError> {
        let made = async {
            let (made, created) = self.made(|mut maker| maker.make(request))?;
            self.write(made).await.map(|_| created)
        };
        made.await.inspect_err(|error: &DraftError| {
            if error.code == Code::BadPhoto {
                self.metrics().photos_refused.add();
            }
        })
    }

    /// Makes a table for the deal of a day.
    pub(crate) async fn make_daily(&self, asked: &AskDaily) -> Result<Created, DraftError> {
        let (made, created) = self.made(|mut maker| maker.make_daily(asked))?;
        self.write(made).await?;
        Ok(created)
    }

    /// Makes a table where a recorded game goes on; where a secret names it, once.
    pub(crate) async fn make_branch(&self, asked: &AskBranch) -> Result<Created, DraftError> {
        let (log, settings) = self.recorded(&asked.source).await?;
        let branch = self.config().catalogue.branch(&log, asked)?;
        // Anybody may go on with a game, but the photo is for who has a key.
        let photo_of = match &asked.source {
            Source::Table(table) if settings.has_photo() && self.opens(table, &asked.keys).await? => {
                Some(&**table)
            }
            _ => None,
        };
        let Some(secret) = &asked.once else {
            let (made, created) =
                self.made(|mut maker| maker.make_branch(branch, &settings, &asked.seats, photo_of))?;
            self.write(made).await?;
            return Ok(created);
        };
        if Key::parse(secret).is_none() {
            return Err(DraftError::bad_options("once: a secret has 16 to 64 letters, digits, - and _"));
        }
        let (made, created) = self.made(|Maker { catalogue, random, now }| {
            let mut random = random.named_by(secret);
            Maker { catalogue, random: &mut random, now }.make_branch(
                branch,
                &settings,
                &asked.seats,
                photo_of,
            )
        })?;
        if !self.is_made(&created).await? {
            self.write(made).await?;
        }
        Ok(created)
    }

    /// Was this table made already, by whoever has its host's key?
    async fn is_made(&self, created: &Created) -> Result<bool, DraftError> {
        let Some(room) = self.load(&created.table).await? else { return Ok(false) };
        let keys: Vec<KeyHash> = Key::parse(&created.host).iter().map(Key::hash).collect();
        if room.grants(&keys).host { Ok(true) } else { Err(Code::Unavailable.into()) }
    }

    /// Makes the table of a rematch.
    pub(crate) async fn make_rematch(&self, old: &Room) -> Result<String, Code> {
        let made = self.made(|mut maker| maker.make_rematch(old)).map_err(|error| error.code)?;
        self.write(made).await.map_err(|error| error.code)
    }

    fn made<T>(&self, make: impl FnOnce(Maker<'_>) -> Result<T, DraftError>) -> Result<T, DraftError> {
        self.random()
            .with(|random| make(Maker { catalogue: &self.config().catalogue, random, now: self.now() }))
    }

    /// Writes a table with its photo: all of it or nothing.
    async fn write(&self, Made { table, first, photo }: Made) -> Result<String, DraftError> {
        let id = table.id.clone();
        let photo = self.check_photo(photo).await?;
        let with_photo = photo.is_some();
        let written = match photo {
            Some(photo) => self.store().create_with_photo(table, first, photo.into_bytes()).await,
            None => self.store().create(table, first).await,
        };
        written.map_err(|why| {
            self.metrics().store_errors.add();
            error!(%why, "a table could not be written");
            Code::Unavailable
        })?;
        self.metrics().tables_made.add();
        if with_photo {
            self.metrics().photos_kept.add();
        }
        Ok(id)
    }
}
