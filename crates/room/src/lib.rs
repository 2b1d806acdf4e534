//! One table without a world around it. A host (a server, a browser's worker, a simulation) brings time, storage, threads and wires.
//!
//! * [`wire`] is the protocol: every value that travels between a client and a host.
//! * [`Room`] is a table: [`Room::decide`] says which change a command would lead to, [`Room::apply`] is the only way it moves, and
//!   [`Room::announce`] tells each viewer what it may know of it.
//! * [`games`] has what a room must know of each game, and [`Catalogue`] which games there are.
//! * [`replay`] tells recorded games again.
//!
//! No clock (time comes in), thread, async or IO lives here, so that it runs in a browser as well.
#![deny(clippy::disallowed_methods)]

mod advice;
#[cfg(test)]
mod advice_tests;
mod calls;
mod catalogue;
mod chair;
mod change;
mod daily;
mod days;
#[cfg(test)]
mod days_tests;
mod decide;
mod draft;
pub mod games;
mod grants;
mod guest;
mod key;
mod line;
mod making;
mod names;
mod part;
mod photo;
mod play;
mod puzzle;
#[cfg(test)]
mod puzzle_tests;
mod random;
pub mod replay;
mod review;
mod room;
mod seating;
#[cfg(test)]
mod seating_tests;
mod seen;
mod settings;
mod stored;
mod tell;
#[cfg(test)]
mod tests;
pub mod wire;

pub use advice::{AdviceAsked, AdviceKind, Advise};
pub use calls::{About, Call};
pub use catalogue::Catalogue;
pub use chair::{Holder, OBJECTION_SECONDS};
pub use change::{Change, NewTable, Stored, is_table_id};
pub use daily::DailyGame;
pub use decide::{Input, is_ack};
pub use draft::{Draft, DraftError, NewKeys};
pub use games::RoomGame;
pub use grants::Grants;
pub use guest::{Guest, Reviewed};
pub use key::{Key, KeyHash};
pub use making::{Made, Maker, PhotoSource};
pub use photo::{Photo, PhotoError, PhotoFormat};
pub use play::{BotJob, Refusal, Think, view};
pub use random::Random;
pub use replay::Continued;
pub use review::Reviewing;
pub use room::{Applied, Room};
pub use seen::Sightings;
pub use settings::Settings;
pub use stored::Exported;
pub use tell::{Announcement, PAST_PAGE};
