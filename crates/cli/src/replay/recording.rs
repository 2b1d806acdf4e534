//! A recorded game ply by ply, as one viewer saw it.

use serde_json::{Value, json};
use table::{Entry, Log, SeatSet, Table, Viewer};

use crate::games::TerminalGame;

/// All positions of a game. Ply 0 is what chance did before anybody, every other ply a decision with the chance it led to.
pub(super) struct Recording<'a, G: TerminalGame> {
    log: &'a Log<G>,
    viewer: Viewer,
    names: Vec<String>,
    plies: Vec<Ply<'a, G>>,
}

struct Ply<'a, G: TerminalGame> {
    entries: Vec<Seen<'a, G>>,
    /// The state after them.
    state: G::State,
    votes: SeatSet,
}

/// An entry of the log and what the viewer saw of it.
struct Seen<'a, G: TerminalGame> {
    entry: &'a Entry<G>,
    /// The line of the file it stands in.
    line: usize,
    events: Vec<String>,
}

impl<'a, G: TerminalGame> Recording<'a, G> {
    pub(super) fn new(log: &'a Log<G>, viewer: Viewer) -> Self {
        let mut table = Table::replaying(&log.played);
        let mut lines = (0..).map(|entry| log.line_of(entry));
        let mut see = |table: &mut Table<G>, entry: &'a Entry<G>| {
            table.begin_change();
            table.apply(entry.clone()).expect("a log has only legal entries");
            let events = match entry {
                Entry::Step(_) => table.events(viewer).iter().map(ToString::to_string).collect(),
                Entry::Agree(seat) => vec![format!("{seat} agrees to end the game")],
                Entry::Withdraw(seat) => vec![format!("{seat} no longer agrees to end the game")],
            };
            Seen { entry, line: lines.next().unwrap_or_default(), events }
        };
        let plies = log.played.plies().map(|entries| Ply {
            entries: entries.iter().map(|entry| see(&mut table, entry)).collect(),
            state: table.state().clone(),
            votes: table.played().votes(),
        });
        let plies = plies.collect();
        let names = log.header.players.iter().map(|player| player.name.clone()).collect();
        Self { log, viewer, names, plies }
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The last ply.
    pub(super) fn last(&self) -> usize {
        self.plies.len() - 1
    }

    pub(super) fn view(&self, ply: usize) -> G::View {
        self.log.played.game().view(&self.plies[ply].state, self.viewer)
    }

    pub(super) fn picture(&self, ply: usize) -> String {
        self.log.played.game().picture(&self.view(ply), &self.names)
    }

    /// What the viewer may remember of its own.
    pub(super) fn memory(&self, ply: usize) -> Option<String> {
        match self.viewer {
            Viewer::Seat(seat) => self.log.played.game().memory(&self.plies[ply].state, seat),
            Viewer::Watcher | Viewer::All => None,
        }
    }

    /// A line for each entry of a ply, the first with its number: `  17  A move e4       A moves d6 to e4; A captures P for 1`.
    /// Entries tell hidden cards, so only those who may see everything see them.
    pub(super) fn lines(&self, ply: usize) -> String {
        let line = |(at, seen): (usize, &Seen<'_, G>)| {
            let number = if at == 0 { ply.to_string() } else { String::new() };
            let entry =
                if self.viewer == Viewer::All { shortened(&seen.entry.to_string()) } else { String::new() };
            format!("{number:>5}  {entry}{}\n", seen.events.join("; "))
        };
        self.plies[ply].entries.iter().enumerate().map(line).collect()
    }

    /// The position for people, with votes and result.
    pub(super) fn position(&self, ply: usize) -> String {
        let mut text = self.log.played.game().diagram(&self.view(ply), &self.names);
        if let Some(memory) = self.memory(ply) {
            text += &format!("{memory}\n");
        }
        let votes = self.plies[ply].votes;
        if !votes.is_empty() {
            text += &format!("{votes} would end the game now (G17)\n");
        }
        if let Some(outcome) = self.log.played.outcome().filter(|_| ply == self.last()) {
            let how = if self.log.played.ended_by_agreement() { "ended by agreement: " } else { "result: " };
            text += &format!("{how}{outcome}\n");
        }
        text
    }

    /// The entries of a ply for programs.
    pub(super) fn json(&self, ply: usize) -> impl Iterator<Item = Value> {
        self.plies[ply].entries.iter().map(move |Seen { entry, line, events }| {
            json!({
                "ply": ply,
                "line": line,
                "by": entry.seat().map_or("*".to_owned(), |seat| seat.to_string()),
                "entry": (self.viewer == Viewer::All).then(|| entry.to_string()),
                "events": events,
            })
        })
    }
}

/// An entry in a column of its own.
fn shortened(entry: &str) -> String {
    let short: String = entry.chars().take(20).collect();
    let dots = if short.len() < entry.len() { "…" } else { "" };
    format!("{:22}", short + dots)
}
