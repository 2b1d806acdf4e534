//! Gambit as a room needs it.

mod event;
mod options;
mod setups;
mod view;

use bots::Kind;
use gambit::{Action, Gambit};
use table::{ParseErrors, Table, Viewer};

pub use self::event::GambitEvent;
pub use self::options::{GambitInfo, GambitOptions, card};
pub use self::setups::{
    ChessPosition, SetupCard, SetupCheck, SetupError, SetupErrorCode, SetupNote, SetupNoteAbout,
    builtin_setups, check_setup,
};
pub use self::view::{GambitSeat, GambitView, Hand, LastMove, Slot};
use super::RoomGame;
use crate::daily::DailyGame;
use crate::settings::Settings;

impl RoomGame for Gambit {
    type Options = GambitOptions;
    type Seen = GambitView;
    type Happening = GambitEvent;
    type Info = GambitInfo;

    fn agree(options: GambitOptions, clock: Option<u32>) -> Result<(Self, Settings), ParseErrors> {
        Ok((options.try_into()?, Settings::new(clock)?))
    }

    fn options(&self, _settings: &Settings) -> GambitOptions {
        self.into()
    }

    fn seen(table: &Table<Self>, viewer: Viewer, _settings: &Settings) -> GambitView {
        GambitView::new(table, viewer)
    }

    fn happening(event: gambit::Event) -> GambitEvent {
        event.into()
    }

    fn info() -> GambitInfo {
        GambitInfo::default()
    }

    /// Who places first moves on by a seat (G4).
    fn rotated(self) -> Self {
        let mut options = *self.options();
        options.oldest = options.oldest.next(options.seats);
        Self::new(self.setup().clone(), options).expect("another seat of the same table")
    }

    fn daily() -> Option<DailyGame<Self>> {
        Some(DailyGame { game: Self::usual(2), others: &[Kind::Strong] })
    }

    fn take_back() -> Option<Action> {
        Some(Action::Unplan)
    }
}
