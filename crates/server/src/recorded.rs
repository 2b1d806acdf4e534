//! Tells recorded games: those of finished tables, those people bring as logs, and the first games of those who learn.

use room::wire::http::Source;
use room::wire::{Code, Replay};
use room::{DraftError, Settings};
use rust_embed::RustEmbed;
use table::{Seat, Viewer};

use crate::hall::Hall;

/// The first games of those who learn: logs, built into the binary.
#[derive(RustEmbed)]
#[folder = "../../lessons"]
struct Lessons;

impl Hall {
    /// A recorded game as somebody saw it: `watcher`, `all`, or a seat.
    pub(crate) async fn replay(&self, source: &Source, viewer: &str) -> Result<Replay, DraftError> {
        let (log, settings) = self.recorded(source).await?;
        let viewer: Viewer =
            viewer.parse().map_err(|error| DraftError::bad_log(&format!("viewer: {error}")))?;
        self.config().catalogue.replay(&log, viewer, &settings)
    }

    /// The first game of somebody who learns a game: a recorded one, viewed as the first seat.
    pub(crate) fn lesson(&self, game: &str) -> Result<Replay, DraftError> {
        let log = lesson(game).ok_or(Code::NoSuchTable)?;
        self.config().catalogue.replay(&log, Viewer::Seat(Seat::new(0)), &Settings::default())
    }

    /// The log of a recorded game, and what a log does not have.
    pub(crate) async fn recorded(&self, source: &Source) -> Result<(String, Settings), DraftError> {
        match source {
            Source::Log(log) => Ok((log.clone(), Settings::default())),
            Source::Table(id) => {
                let room = self.load(id).await?.ok_or(Code::NoSuchTable)?;
                let log = room.log().ok_or(Code::StillRunning)?;
                Ok((log, room.settings().clone()))
            }
        }
    }
}

/// The log of the game by which a game is learned.
pub(crate) fn lesson(game: &str) -> Option<String> {
    let file = Lessons::get(&format!("{game}.log"))?;
    Some(String::from_utf8_lossy(&file.data).into_owned())
}
