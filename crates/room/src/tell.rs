//! What each viewer is told about a room.

use std::collections::BTreeMap;

use table::{Player, PlayerKind, Seat, SeatSet, Viewer};

use crate::catalogue::Catalogue;
use crate::change::Stored;
use crate::grants::Grants;
use crate::play::Play;
use crate::room::{Applied, Chair, Holder, Room};
use crate::wire::http::Summary;
use crate::wire::{
    self, Happened, Json, Message, News, Outcome, Own, PastChange, SeatInfo, SeatName, Stage, State, Status,
    TableInfo, View, You,
};

impl Room {
    /// Everything a client may know that views as this seat, by what its keys open.
    pub fn synced(&self, grants: Grants, looking: Option<Seat>, time_left: Option<u32>) -> Message {
        let state = State {
            info: self.info().clone(),
            status: self.status(time_left),
            you: self.you(grants, looking),
            view: self.play().map(|play| play.view(viewer(looking))),
        };
        Message::Synced { table: self.id().to_owned(), version: self.version(), state: Box::new(state) }
    }

    /// The last change, for each viewer. What is the same for several is written once.
    pub fn announce(&self, applied: &Applied, time_left: Option<u32>) -> Announcement<'_> {
        Announcement {
            room: self,
            news: Json::of(&applied.news),
            info: applied.info_changed.then(|| self.info().clone()),
            status: self.status(time_left),
            seen: BTreeMap::new(),
        }
    }

    /// The table as everybody sees it now.
    pub(crate) fn describe(&self) -> TableInfo {
        let play = self.play();
        let over = self.stage() == Stage::Over;
        TableInfo {
            options: self.options().clone(),
            rules: self.rules(),
            stage: self.stage(),
            seats: self.seat_infos().collect(),
            commitment: self.seed().commitment().to_string(),
            seed: over.then(|| self.seed().to_string()),
            entropy: play.map_or(Vec::new(), |_| self.entropy().iter().map(ToString::to_string).collect()),
            ended_by_agreement: play.is_some_and(Play::ended_by_agreement),
            clock: self.settings().clock,
            outcome: play.and_then(Play::outcome).map(Outcome::from),
            rematch: self.rematch_id().cloned(),
        }
    }

    fn status(&self, time_left: Option<u32>) -> Status {
        let play = self.play();
        Status {
            waiting: names(self.waiting()),
            may_agree: play.is_some_and(Play::may_agree),
            votes: play.map_or(Vec::new(), |play| names(play.votes())),
            time_left,
        }
    }

    /// What a client is and may do.
    fn you(&self, grants: Grants, looking: Option<Seat>) -> You {
        let own = |seat: Seat| Own {
            seat: SeatName(seat),
            question: self.play().filter(|play| play.may_act(seat)).map(|_| self.question(seat)),
            undo: self.undo(seat),
        };
        You {
            seats: grants.seats.iter().map(own).collect(),
            invited: names(grants.invited),
            host: grants.host,
            looking: looking.map(SeatName),
        }
    }

    fn seat_infos(&self) -> impl Iterator<Item = SeatInfo> {
        Seat::all(self.seats.len()).zip(&self.seats).map(|(seat, chair)| seat_info(seat, chair))
    }

    /// What happened at a table after the change `since`, or all of it, as somebody saw it.
    pub fn past(
        catalogue: &Catalogue,
        stored: &Stored,
        since: Option<u64>,
        viewer: Viewer,
    ) -> Result<Message, String> {
        let mut room = Self::new(catalogue, &stored.table)?;
        let (mut changes, mut start) = (Vec::new(), None);
        for change in &stored.changes {
            let Applied { news, .. } = room.apply(change)?;
            if since.is_some_and(|since| change.number <= since) {
                start = room.play().map(|play| play.view(viewer));
                continue;
            }
            let undone = news.iter().any(|one| matches!(one, News::Undone { .. }));
            if news.contains(&News::Started) {
                start = Some(room.open(room.entropy())?.view(viewer));
            }
            let play = room.play();
            changes.push(PastChange {
                happened: play.and_then(|play| play.happened(viewer)),
                view: play.filter(|_| undone).map(|play| play.view(viewer)),
                news,
            });
        }
        Ok(Message::Past { table: room.id().to_owned(), version: room.version(), since, start, changes })
    }

    /// The log of a finished game as a file.
    pub fn log(&self) -> Option<String> {
        let play = self.play().filter(|play| play.outcome().is_some())?;
        let player = |chair: &Chair| match &chair.holder {
            Holder::Person(_, name) => Player { kind: PlayerKind::Person, name: name.clone() },
            Holder::Bot(kind) => Player { kind: PlayerKind::Bot, name: kind.to_string() },
            Holder::Open(_) => Player { kind: PlayerKind::Person, name: "-".to_owned() },
        };
        Some(play.log(self.seats.iter().map(player).collect()))
    }

    /// A line in the list of one's own tables.
    pub fn summary(&self, grants: Grants) -> Summary {
        Summary {
            table: self.id().to_owned(),
            game: self.game().to_owned(),
            stage: self.stage(),
            names: self.seat_infos().map(|info| info.name).collect(),
            seats: names(grants.seats),
            waiting: names(self.waiting()),
            updated: self.updated(),
        }
    }
}

/// What viewers of the same seat see of a change: what happened, and the game after it.
type Seen = (Option<Json<Happened>>, Option<Json<View>>);

/// A change, to be told to everybody.
pub struct Announcement<'a> {
    room: &'a Room,
    news: Json<Vec<News>>,
    info: Option<Json<TableInfo>>,
    status: Status,
    seen: BTreeMap<Option<Seat>, Seen>,
}

impl Announcement<'_> {
    /// What a client is told that views as this seat, by what its keys open.
    pub fn message(&mut self, grants: Grants, looking: Option<Seat>) -> Message {
        let (happened, view) = self.seen.entry(looking).or_insert_with(|| {
            let (play, viewer) = (self.room.play(), viewer(looking));
            (play.and_then(|play| play.happened(viewer)), play.map(|play| play.view(viewer)))
        });
        Message::Changed {
            table: self.room.id().to_owned(),
            version: self.room.version(),
            news: self.news.clone(),
            happened: happened.clone(),
            info: self.info.clone(),
            status: self.status.clone(),
            you: self.room.you(grants, looking),
            view: view.clone(),
        }
    }
}

/// The viewer that a client is.
fn viewer(looking: Option<Seat>) -> Viewer {
    looking.map_or(Viewer::Watcher, Viewer::Seat)
}

pub(crate) fn names(seats: SeatSet) -> Vec<SeatName> {
    seats.iter().map(SeatName).collect()
}

fn seat_info(seat: Seat, chair: &Chair) -> SeatInfo {
    let (holder, name) = match &chair.holder {
        Holder::Open(_) => (wire::Holder::Open, String::new()),
        Holder::Person(_, name) => (wire::Holder::Person, name.clone()),
        Holder::Bot(kind) => (wire::Holder::Bot, kind.to_string()),
    };
    let stand_in = chair.stand_in.map(|kind| kind.to_string());
    let wish = chair.wish.map(SeatName);
    SeatInfo { seat: SeatName(seat), holder, name, ready: chair.is_ready(), stand_in, wish }
}
