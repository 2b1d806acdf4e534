//! Tells recorded games: those of finished tables, those people bring as logs, and the first games of those who learn.

use rust_embed::RustEmbed;

use crate::catalogue::Edition;
use crate::hall::Hall;
use crate::making::{NotMade, bad_log};
use crate::options::{Extras, trouble};
use crate::play::Refused;
use crate::wire::http::Source;
use crate::wire::{Code, Replay};

/// The first games of those who learn: logs, built into the binary.
#[derive(RustEmbed)]
#[folder = "../../lessons"]
struct Lessons;

impl Hall {
    /// A recorded game as somebody saw it.
    pub(crate) async fn replay(&self, source: &Source, viewer: &str) -> Result<Replay, NotMade> {
        let (log, extras) = self.recorded(source).await?;
        (self.edition_of(&log)?.replay)(&log, viewer, &extras).map_err(bad_log)
    }

    /// The first game of somebody who learns a game: a recorded one, with the eyes of the first seat.
    pub(crate) fn lesson(&self, game: &str) -> Result<Replay, NotMade> {
        let edition = self.config().catalogue.newest(game);
        let file = Lessons::get(&format!("{game}.log"));
        let (Some(edition), Some(file)) = (edition, file) else {
            return Err(Refused::from(Code::NoSuchTable).into());
        };
        (edition.replay)(&String::from_utf8_lossy(&file.data), "A", &Extras::read("")).map_err(bad_log)
    }

    /// The log of a recorded game, and what a log does not have.
    pub(crate) async fn recorded(&self, source: &Source) -> Result<(String, Extras), NotMade> {
        match source {
            Source::Log(log) => Ok((log.clone(), Extras::read(""))),
            Source::Table(id) => {
                let found = self.load(id).await.and_then(|table| table.ok_or(Code::NoSuchTable));
                let table = found.map_err(Refused::from)?;
                let log = table.log().ok_or(Refused::from(Code::StillRunning))?;
                Ok((log, table.extras))
            }
        }
    }

    pub(crate) fn edition_of(&self, log: &str) -> Result<Edition, NotMade> {
        let game = table::Title::of(log).map(|title| title.game);
        let edition = game.and_then(|game| self.config().catalogue.newest(game));
        edition.ok_or_else(|| bad_log(vec![trouble("this is not the log of a game this server knows")]))
    }
}
