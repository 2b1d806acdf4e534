//! What each viewer is told about a room.

use std::collections::BTreeMap;

use table::{Player, PlayerKind, Seat, SeatSet, Viewer};

use crate::catalogue::Catalogue;
use crate::chair::{Chair, Holder};
use crate::change::{Change, Stored};
use crate::grants::Grants;
use crate::guest::Guest;
use crate::line;
use crate::play::{Begun, Play};
use crate::room::{Applied, Room};
use crate::wire::http::Summary;
use crate::wire::{
    self, Branch, Happened, Json, Message, News, Outcome, Own, PastChange, Role, SeatInfo, SeatName, Stage,
    State, Status, TableInfo, View, ViewChange, You, YouChange,
};

/// A page of the past ends when it has about so many bytes. One change may be longer.
pub const PAST_PAGE: usize = 64 * 1024;

impl Room {
    /// Everything a guest may know.
    pub fn synced(&self, guest: &mut Guest, time_left: Option<u32>) -> Message {
        let (role, _) = guest.tell();
        let state = State {
            info: self.info().clone(),
            status: self.status(time_left),
            you: You { seats: self.own_seats(guest), role },
            view: self.play().map(|play| play.view(viewer(guest.looking()))),
        };
        Message::Synced { table: self.id().to_owned(), version: self.version(), state: Box::new(state) }
    }

    /// The last change, for each viewer. What is the same for several is written once.
    pub fn announce(&mut self, applied: &Applied, time_left: Option<u32>) -> Announcement<'_> {
        Announcement {
            news: (!applied.news.is_empty()).then(|| Json::of(&applied.news)),
            info: applied.info_changed.then(|| self.info().clone()),
            status: self.status(time_left),
            seen: BTreeMap::new(),
            room: self,
        }
    }

    /// What a viewer sees of the last change.
    fn seen(&mut self, looking: Option<Seat>) -> Seen {
        let (version, viewer) = (self.version(), viewer(looking));
        let Some(play) = self.play() else { return Seen::default() };
        let (happened, view) = (play.happened(viewer), play.view(viewer));
        let before = self.told.insert(looking, (version, view.clone()));
        // Whoever looks as this viewer was told the view of the version before, then or when they came.
        let before = before.filter(|(told, _)| told + 1 == version);
        let change = before.map(|(_, before)| view.since(&before));
        Seen { happened, change, view: Some(view) }
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
            days: self.settings().days,
            outcome: play.and_then(Play::outcome).map(Outcome::from),
            rematch: self.rematch_id().cloned(),
            daily: self.settings().daily.map(|day| day.to_string()),
            branch: self
                .begun()
                .branches
                .last()
                .map(|branch| Branch { step: self.begun().steps, draws: branch.draws.into() }),
        }
    }

    fn status(&self, time_left: Option<u32>) -> Status {
        let play = self.play();
        Status {
            waiting: names(self.waiting()),
            may_agree: play.is_some_and(Play::may_agree),
            votes: play.map_or(Vec::new(), |play| names(play.votes())),
            time_left,
            deadlines: self.settings().days.map(|_| self.deadlines()),
        }
    }

    /// What a guest may do with each of its seats.
    fn own_seats(&self, guest: &Guest) -> Vec<Own> {
        let own = |seat: Seat| Own {
            seat: SeatName(seat),
            question: self.play().filter(|play| play.may_act(seat)).map(|_| self.question(seat)),
            undo: self.undo(seat),
            unseen: self.seats[seat.index()].unseen,
        };
        guest.grants().seats.iter().map(own).collect()
    }

    fn seat_infos(&self) -> impl Iterator<Item = SeatInfo> {
        Seat::all(self.seats.len()).zip(&self.seats).map(|(seat, chair)| seat_info(seat, chair))
    }

    /// What happened at a table after the change `since`, or from its beginning, as somebody saw it: as much as fits into a
    /// [page](PAST_PAGE). The next one is what happened after the version of this one.
    pub fn past(
        catalogue: &Catalogue,
        stored: &Stored,
        since: Option<u64>,
        viewer: Viewer,
    ) -> Result<Message, String> {
        let mut room = Self::new(catalogue, &stored.table)?;
        let (mut changes, mut start, mut length) = (Vec::new(), None, 0);
        for change in &stored.changes {
            if length >= PAST_PAGE {
                break;
            }
            let Applied { news, .. } = room.apply(change)?;
            if since.is_some_and(|since| change.number <= since) {
                start = room.play().map(|play| play.view(viewer));
                continue;
            }
            let undone = news.iter().any(|one| matches!(one, News::Undone { .. }));
            let play = room.play();
            let mut happened = play.and_then(|play| play.happened(viewer));
            if news.contains(&News::Started) {
                start = Some(room.open(room.entropy(), &Begun::default())?.view(viewer));
                happened = room.told_start(change, viewer)?;
            }
            let view = play.filter(|_| undone).map(|play| play.view(viewer));
            // Keys and punctuation; then what is in it.
            length += 64 * (1 + news.len());
            length += happened.as_ref().map_or(0, |happened| happened.text().len());
            length += view.as_ref().map_or(0, |view| view.text().len());
            changes.push(PastChange { news, happened, view });
        }
        Ok(Message::Past { table: room.id().to_owned(), version: room.version(), since, start, changes })
    }

    /// What somebody saw of the game up to the change it began with, with all that was recorded elsewhere.
    fn told_start(&self, change: &Change, viewer: Viewer) -> Result<Option<Json<Happened>>, String> {
        let mut play = self.open(self.entropy(), self.begun())?;
        for line in change.lines.iter().filter(|line| !line.starts_with(line::MARK)) {
            play.apply(line)?;
        }
        Ok(play.happened(viewer))
    }

    /// The log of a finished game as a file.
    pub fn log(&self) -> Option<String> {
        self.play().filter(|play| play.outcome().is_some())?;
        self.log_so_far()
    }

    /// The log of a game under way and its seed, for another host where it is to go on; nobody else may have them.
    pub fn handed_over(&self) -> Option<(String, String)> {
        self.play().filter(|play| play.outcome().is_none())?;
        Some((self.log_so_far()?, self.seed().to_string()))
    }

    fn log_so_far(&self) -> Option<String> {
        let play = self.play()?;
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
            holders: self.seat_infos().map(|info| info.holder).collect(),
            seats: names(grants.seats),
            host: grants.host,
            waiting: names(self.waiting()),
            updated: self.updated(),
            since: self.waiting().iter().map(|seat| self.asked_at(seat)).min(),
            deadline: self.first_deadline(grants.seats),
            outcome: self.play().and_then(Play::outcome).map(Outcome::from),
            sketch: self.play().map(Play::sketch).unwrap_or_default(),
        }
    }
}

/// What viewers of the same seat see of a change: what happened, what that changed in their view, and the whole view.
#[derive(Clone, Default)]
struct Seen {
    happened: Option<Json<Happened>>,
    change: Option<Json<ViewChange>>,
    view: Option<Json<View>>,
}

/// A change, to be told to everybody.
pub struct Announcement<'a> {
    room: &'a mut Room,
    news: Option<Json<Vec<News>>>,
    info: Option<Json<TableInfo>>,
    status: Status,
    seen: BTreeMap<Option<Seat>, Seen>,
}

impl Announcement<'_> {
    /// What a guest is told: what is new to it.
    pub fn message(&mut self, guest: &mut Guest) -> Message {
        let Self { room, seen, .. } = self;
        let looking = guest.looking();
        let Seen { happened, change, view } =
            seen.entry(looking).or_insert_with(|| room.seen(looking)).clone();
        let (role, told) = guest.tell();
        let change = change.filter(|_| told.as_ref().is_some_and(|told| told.looking == role.looking));
        let role = (told.as_ref() != Some(&role)).then_some(role);
        Message::Changed {
            table: room.id().to_owned(),
            version: room.version(),
            news: self.news.clone(),
            happened,
            info: self.info.clone(),
            status: self.status.clone(),
            you: YouChange { seats: room.own_seats(guest), role },
            view: change.or_else(|| view.map(|view| view.whole())),
        }
    }
}

impl Role {
    /// What a guest is whose keys open this and who views as this seat.
    pub(crate) fn new(grants: Grants, looking: Option<Seat>) -> Self {
        Self {
            invited: names(grants.invited),
            freed: names(grants.freed),
            claimed: names(grants.claimed),
            host: grants.host,
            looking: looking.map(SeatName),
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
    let previous = chair.previous.as_ref().map(|(_, name)| name.clone());
    let claim = chair.claim.as_ref().map(|claim| claim.name.clone());
    let (seat, wish, ready) = (SeatName(seat), chair.wish.map(SeatName), chair.is_ready());
    let night = chair.timer.night;
    SeatInfo { seat, holder, name, ready, stand_in, night, wish, previous, claim }
}
