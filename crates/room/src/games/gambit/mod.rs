//! Gambit as a room needs it.

mod event;
mod fairness;
mod options;
mod setups;
mod view;

use bots::Kind;
use gambit::{Action, Gambit};
use table::{ParseErrors, Seat, Table, Viewer};

pub use self::event::GambitEvent;
pub use self::fairness::{AskFairness, Fairness, Measuring, SpotShare, WinShare};
pub use self::options::{GambitInfo, GambitOptions, card};
pub use self::setups::{
    BuiltinSetup, ChessPosition, SetupCard, SetupCheck, SetupError, SetupErrorCode, SetupEvenness,
    SetupFairness, SetupNote, SetupNoteAbout, builtin_setups, check_setup,
};
pub use self::view::{GambitSeat, GambitView, Hand, LastMove, Slot};
use super::{Help, RoomGame};
use crate::daily::DailyGame;
use crate::settings::Settings;

impl RoomGame for Gambit {
    type Options = GambitOptions;
    type Seen = GambitView;
    type Happening = GambitEvent;
    type Info = GambitInfo;

    fn agree(options: GambitOptions, clock: Option<u32>) -> Result<(Self, Settings), ParseErrors> {
        let settings =
            Settings::new(clock)?.with_switch("hints", options.hints).with_switch("odds", options.odds);
        Ok((options.try_into()?, settings))
    }

    /// Eight letters a rank, from h1's opposite corner on: tokens as in a FEN but small, the seats of gambits, dots.
    fn sketch(table: &Table<Self>) -> String {
        let view = GambitView::new(table, Viewer::Watcher);
        let gambits = Seat::all(view.seats.len()).zip(&view.seats);
        let gambits: Vec<_> = gambits.filter_map(|(seat, one)| Some((one.square.clone()?, seat))).collect();
        let square = |rank: char, file: char| {
            let name = format!("{file}{rank}");
            match gambits.iter().find(|(at, _)| *at == name) {
                Some((_, seat)) => seat.to_string(),
                None => view.tokens.get(&name).unwrap_or(&'.').to_ascii_lowercase().to_string(),
            }
        };
        ('1'..='8')
            .rev()
            .flat_map(|rank| ('a'..='h').map(move |file| (rank, file)))
            .map(|(rank, file)| square(rank, file))
            .collect()
    }

    fn options(&self, settings: &Settings) -> GambitOptions {
        let Help { hints, odds, .. } = Self::help(settings);
        GambitOptions { hints, odds, ..self.into() }
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

    fn help(settings: &Settings) -> Help {
        Help { hints: settings.switch("hints", false), odds: settings.switch("odds", false), silent: false }
    }

    fn take_back() -> Option<Action> {
        Some(Action::Unplan)
    }
}
