//! What a connection is told about a table.

use table::{Seat, SeatSet, Viewer};

use super::{Chair, Grants, Held, Table};
use crate::catalogue::Catalogue;
use crate::store::Stored;
use crate::wire::http::Summary;
use crate::wire::{
    Holder, Message, News, Outcome, Own, PastChange, SeatInfo, SeatName, Stage, State, TableInfo, You,
};

impl Table {
    /// Everything a connection may know: as `looking`, by what its keys open.
    pub(crate) fn state(&self, grants: Grants, looking: Option<Seat>, time_left: Option<u32>) -> State {
        State {
            info: self.info(time_left),
            you: self.you(grants, looking),
            view: self.play.as_ref().map(|play| play.view(viewer(looking))),
        }
    }

    /// What everybody sees.
    pub(crate) fn info(&self, time_left: Option<u32>) -> TableInfo {
        let play = self.play.as_ref();
        let over = self.stage() == Stage::Over;
        TableInfo {
            options: self.options.clone(),
            rules: self.edition.rules,
            stage: self.stage(),
            seats: Seat::all(self.seats.len())
                .zip(&self.seats)
                .map(|(seat, chair)| seat_info(seat, chair))
                .collect(),
            commitment: self.seed.commitment().to_string(),
            seed: over.then(|| self.seed.to_string()),
            entropy: play.map_or(Vec::new(), |_| self.entropy().iter().map(ToString::to_string).collect()),
            waiting: names(self.waiting()),
            may_agree: play.is_some_and(|play| play.may_agree()),
            votes: play.map_or(Vec::new(), |play| names(play.votes())),
            ended_by_agreement: play.is_some_and(|play| play.ended_by_agreement()),
            clock: self.extras.clock,
            time_left,
            outcome: play.and_then(|play| play.outcome()).map(Outcome::from),
            rematch: self.rematch.clone(),
        }
    }

    /// What a connection is and may do.
    pub(crate) fn you(&self, grants: Grants, looking: Option<Seat>) -> You {
        let own = |seat: Seat| Own {
            seat: SeatName(seat),
            question: self
                .play
                .as_ref()
                .filter(|play| play.may_act(seat))
                .map(|_| self.seats[seat.index()].asked.0),
            undo: self.undo(seat),
        };
        You {
            seats: grants.seats.iter().map(own).collect(),
            invited: names(grants.invited),
            host: grants.host,
            looking: looking.map(SeatName),
        }
    }

    /// All that happened at a stored table, as somebody saw it.
    pub(crate) fn past(catalogue: &Catalogue, stored: &Stored, eyes: Viewer) -> Result<Message, String> {
        let mut table = Self::new(catalogue, &stored.table)?;
        let mut changes = Vec::new();
        for change in &stored.changes {
            let news = table.apply(change)?;
            let play = table.play.as_ref();
            let taken_back = news.iter().any(|one| matches!(one, News::Undone { .. }));
            changes.push(PastChange {
                events: play.map_or_else(Vec::new, |play| play.events(eyes)),
                view: play.filter(|_| taken_back).map(|play| play.view(eyes)),
                news,
            });
        }
        let start = table.play.is_some().then(|| table.open()).transpose()?.map(|play| play.view(eyes));
        Ok(Message::Past { table: table.id, version: table.version, start, changes })
    }

    /// A line in the list of one's own tables.
    pub(crate) fn summary(&self, grants: Grants) -> Summary {
        Summary {
            table: self.id.clone(),
            game: self.game().to_owned(),
            stage: self.stage(),
            names: Seat::all(self.seats.len())
                .zip(&self.seats)
                .map(|(seat, chair)| seat_info(seat, chair).name)
                .collect(),
            seats: names(grants.seats),
            waiting: names(self.waiting()),
            updated: self.updated,
        }
    }
}

/// With whose eyes.
pub(crate) fn viewer(looking: Option<Seat>) -> Viewer {
    looking.map_or(Viewer::Watcher, Viewer::Seat)
}

pub(crate) fn names(seats: SeatSet) -> Vec<SeatName> {
    seats.iter().map(SeatName).collect()
}

fn seat_info(seat: Seat, chair: &Chair) -> SeatInfo {
    let (holder, name) = match &chair.holder {
        Held::Open(_) => (Holder::Open, String::new()),
        Held::Person(_, name) => (Holder::Person, name.clone()),
        Held::Bot(kind) => (Holder::Bot, kind.to_string()),
    };
    let stand_in = chair.stand_in.map(|kind| kind.to_string());
    SeatInfo { seat: SeatName(seat), holder, name, ready: chair.is_ready(), stand_in }
}
