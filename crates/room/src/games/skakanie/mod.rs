//! Skakanie as a room needs it.

mod event;
mod options;
mod view;

use skakanie::{Skakanie, StackId};
use table::{ParseErrors, Seat, Table, Viewer};

pub use self::event::SkakanieEvent;
pub use self::options::{Art, SkakanieInfo, SkakanieOptions};
pub use self::view::{Gives, IfEnded, SkakaniePool, SkakanieStack, SkakanieView, Wait};
use super::{Help, RoomGame};
use crate::daily::DailyGame;
use crate::settings::Settings;

impl RoomGame for Skakanie {
    type Options = SkakanieOptions;
    type Seen = SkakanieView;
    type Happening = SkakanieEvent;
    type Info = SkakanieInfo;

    fn agree(options: SkakanieOptions, clock: Option<u32>) -> Result<(Self, Settings), ParseErrors> {
        // At a silent table there is no help at all.
        let spoken = !options.silent;
        let settings = Settings::new(clock)?
            .with("art", options.art.name())
            .with_switch("hints", options.hints && spoken)
            .with_switch("odds", options.odds && spoken)
            .with_switch("silent", options.silent);
        Ok((options.try_into()?, settings))
    }

    /// A word for each stack: how many pieces it has, the seats of pawns on it, `*` for the Dragon.
    fn sketch(table: &Table<Self>) -> String {
        let view = SkakanieView::new(table, Viewer::Watcher, false);
        let stack = |(number, stack): (u8, &SkakanieStack)| {
            let height = usize::from(stack.top.is_some()) + usize::from(stack.unknown) + stack.known.len();
            let pawns = Seat::all(view.pawns.len()).zip(&view.pawns).filter(|(_, at)| **at == Some(number));
            let pawns: String = pawns.map(|(seat, _)| seat.to_string()).collect();
            format!("{height}{pawns}{}", if view.dragon == Some(number) { "*" } else { "" })
        };
        (1..).zip(&view.stacks).map(stack).collect::<Vec<_>>().join(" ")
    }

    fn options(&self, settings: &Settings) -> SkakanieOptions {
        let Help { hints, odds, silent } = Self::help(settings);
        SkakanieOptions { art: art(settings), hints, odds, silent, ..self.into() }
    }

    fn seen(table: &Table<Self>, viewer: Viewer, settings: &Settings) -> SkakanieView {
        SkakanieView::new(table, viewer, Self::help(settings).hints)
    }

    fn happening(event: skakanie::Event) -> SkakanieEvent {
        event.into()
    }

    fn info() -> SkakanieInfo {
        SkakanieInfo::default()
    }

    /// Who begins moves on by a seat (S4).
    fn rotated(self) -> Self {
        let mut options = *Self::options(&self);
        options.youngest = options.youngest.next(options.seats);
        Self::new(options).expect("another seat of the same table")
    }

    /// Alone, since what a team reaches depends on all of it; with three actions master would get every piece on every day.
    fn daily() -> Option<DailyGame<Self>> {
        let options = skakanie::Options { actions: 2, ..skakanie::Options::usual(1) };
        Some(DailyGame { game: Self::new(options).expect("these options fit"), others: &[] })
    }

    fn help(settings: &Settings) -> Help {
        Help {
            hints: settings.switch("hints", true),
            odds: settings.switch("odds", false),
            silent: settings.switch("silent", false),
        }
    }

    fn can_point_at(place: u8) -> bool {
        (1..=StackId::COUNT).contains(&usize::from(place))
    }
}

/// Which picture the pieces come from.
fn art(settings: &Settings) -> Art {
    settings.get("art").and_then(Art::named).unwrap_or_default()
}
