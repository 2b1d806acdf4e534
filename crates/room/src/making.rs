//! Makes tables: new ones, rematches, and those where a recorded game goes on. The host stores what comes out.

use crate::catalogue::Catalogue;
use crate::change::{Change, NewTable};
use crate::draft::{Draft, DraftError, NewKeys};
use crate::key::Key;
use crate::photo::Photo;
use crate::random::Random;
use crate::replay::Continued;
use crate::room::Room;
use crate::settings::Settings;
use crate::wire::http::{AskDaily, CreateTable, Created, NewSeat};

/// A table that is to be stored.
#[derive(Debug)]
pub struct Made {
    /// The table.
    pub table: NewTable,
    /// Its first change.
    pub first: Change,
    /// Its photo, if it has one: kept with the table or not at all.
    pub photo: Option<PhotoSource>,
}

/// Where the photo of a new table comes from.
#[derive(Debug)]
pub enum PhotoSource {
    /// It came with the wish for the table.
    New(Photo),
    /// It is that of this table.
    Of(String),
}

/// What a table is made with.
pub struct Maker<'a> {
    /// The games there are.
    pub catalogue: &'a Catalogue,
    /// Where ids, keys and seeds come from.
    pub random: &'a mut Random,
    /// The time, in milliseconds since 1970.
    pub now: i64,
}

impl Maker<'_> {
    /// A new table.
    pub fn make(&mut self, request: &CreateTable) -> Result<(Made, Created), DraftError> {
        let mut draft = self.catalogue.draft(&request.options, request.clock)?;
        draft.settings = draft.settings.with_days(request.days)?;
        let photo = request.photo.as_deref().map(Photo::from_text).transpose()?;
        match (&photo, draft.settings.has_photo()) {
            (None, true) => return Err(DraftError::bad_options("art: `own` needs a photo with it")),
            (Some(_), false) => {
                return Err(DraftError::bad_options("a photo is for tables whose art is `own`"));
            }
            _ => {}
        }
        let seed = self.random.seed().to_string();
        let (made, created) = self.make_for(draft, seed, &request.seats, Vec::new())?;
        Ok((Made { photo: photo.map(PhotoSource::New), ..made }, created))
    }

    /// A table for the deal of a day; the game begins at once.
    pub fn make_daily(&mut self, asked: &AskDaily) -> Result<(Made, Created), DraftError> {
        let AskDaily { game, day, name } = asked;
        let (draft, others) = self.catalogue.daily(game, day, self.now)?;
        let seed = draft.settings.daily.expect("the deal of a day").seed(draft.game).to_string();
        let bots = others.iter().map(|kind| NewSeat::Bot { level: kind.to_string() });
        let seats: Vec<NewSeat> = [NewSeat::Person { name: name.clone() }].into_iter().chain(bots).collect();
        self.make_for(draft, seed, &seats, Vec::new())
    }

    /// A table where a recorded game goes on; with the photo of this table, if it has one.
    pub fn make_branch(
        &mut self,
        branch: Continued,
        settings: &Settings,
        seats: &[NewSeat],
        photo_of: Option<&str>,
    ) -> Result<(Made, Created), DraftError> {
        let Continued { game, rules, block, seed, lines } = branch;
        let seed = seed.unwrap_or_else(|| self.random.seed().to_string());
        // Whoever tries something out should not be hurried by the clock of the game that was.
        let settings = settings.clone().without_clock().without_daily();
        let photo = photo_of.filter(|_| settings.has_photo()).map(|table| PhotoSource::Of(table.to_owned()));
        let settings = settings.with_photo(photo.is_some());
        let draft = Draft { game, rules, block, settings };
        let (made, created) = self.make_for(draft, seed, seats, lines)?;
        Ok((Made { photo, ..made }, created))
    }

    /// The table of a rematch.
    pub fn make_rematch(&mut self, old: &Room) -> Result<Made, DraftError> {
        let (block, rules) = old.rematch_block().map_err(|what| DraftError::bad_options(&what))?;
        let settings = old.settings().clone().without_daily();
        let draft = Draft { game: old.game(), rules, block, settings };
        let seed = self.random.seed().to_string();
        let table = self.new_table(draft, seed);
        let first = self.empty(&table)?.first_of_rematch(&table, old)?;
        let photo = old.settings().has_photo().then(|| PhotoSource::Of(old.id().to_owned()));
        Ok(Made { table, first, photo })
    }

    /// A table with keys for these seats; `begun` are the lines of a recorded game that goes on there.
    fn make_for(
        &mut self,
        draft: Draft,
        seed: String,
        seats: &[NewSeat],
        begun: Vec<String>,
    ) -> Result<(Made, Created), DraftError> {
        let [host, watch, invite] = [(); 3].map(|()| self.random.key());
        let keys: Vec<Key> = seats.iter().map(|_| self.random.key()).collect();
        let table = self.new_table(draft, seed);
        let mut room = self.empty(&table)?;
        let new_keys = NewKeys { host: &host, watch: &watch, invite: &invite, seats: &keys };
        let recorded = !begun.is_empty();
        let first = room.first_change(&table, seats, &new_keys, begun)?;
        // What was recorded elsewhere must lead to the same here.
        room.apply(&first).map_err(|what| {
            if recorded { DraftError::bad_log(&what) } else { DraftError::bad_options(&what) }
        })?;
        let shown = |(seat, key): (&NewSeat, &Key)| {
            (!matches!(seat, NewSeat::Bot { .. })).then(|| key.reveal().to_owned())
        };
        let created = Created {
            table: table.id.clone(),
            host: host.reveal().to_owned(),
            watch: watch.reveal().to_owned(),
            invite: invite.reveal().to_owned(),
            seats: seats.iter().zip(&keys).map(shown).collect(),
        };
        Ok((Made { table, first, photo: None }, created))
    }

    fn new_table(&mut self, draft: Draft, seed: String) -> NewTable {
        let Draft { game, rules, block, settings } = draft;
        NewTable {
            id: self.random.table_id(),
            game: game.to_owned(),
            rules,
            block,
            extras: settings.to_string(),
            seed,
            created: self.now,
        }
    }

    fn empty(&self, new: &NewTable) -> Result<Room, DraftError> {
        Room::new(self.catalogue, new).map_err(|what| DraftError::bad_options(&what))
    }
}
