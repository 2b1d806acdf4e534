//! A log unrolled: the position after every entry, as one viewer sees it.

use std::fmt::Write;

use anyhow::Result;
use serde_json::{Value, json};
use table::{Entry, Log, Match, Seat, SeatSet, Step, Viewer};

use crate::games::TerminalGame;

/// All positions of a game. Ply 0 is the start, ply n the position after n entries.
pub(super) struct Reel<'a, G: TerminalGame> {
    log: &'a Log<G>,
    viewer: Viewer,
    names: Vec<String>,
    frames: Vec<Frame<G>>,
}

struct Frame<G: TerminalGame> {
    state: G::State,
    votes: SeatSet,
}

impl<'a, G: TerminalGame> Reel<'a, G> {
    pub(super) fn new(log: &'a Log<G>, viewer: Viewer) -> Self {
        let mut again = Match::new(log.played.game().clone());
        let frame = |again: &Match<G>| Frame { state: again.state().clone(), votes: again.votes() };
        let mut frames = vec![frame(&again)];
        for entry in log.played.entries() {
            again.apply(entry.clone()).expect("a log has only legal entries");
            frames.push(frame(&again));
        }
        let names = log.header.players.iter().map(|player| player.name.clone()).collect();
        Self { log, viewer, names, frames }
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The last ply.
    pub(super) fn last(&self) -> usize {
        self.frames.len() - 1
    }

    pub(super) fn view(&self, ply: usize) -> G::View {
        self.log.played.game().view(&self.frames[ply].state, self.viewer)
    }

    pub(super) fn picture(&self, ply: usize) -> String {
        self.log.played.game().picture(&self.view(ply), &self.names)
    }

    /// What the seat whose eyes we have may remember.
    pub(super) fn memory(&self, ply: usize) -> Option<String> {
        match self.viewer {
            Viewer::Seat(seat) => self.log.played.game().memory(&self.frames[ply].state, seat),
            Viewer::Watcher | Viewer::All => None,
        }
    }

    /// What the entry that led to this ply did, as the viewer saw it.
    fn events(&self, ply: usize) -> Vec<String> {
        match &self.log.played.entries()[ply - 1] {
            Entry::Step(step) => {
                let before = &self.frames[ply - 1].state;
                let events = self.log.played.game().events(before, step, self.viewer);
                events.iter().map(ToString::to_string).collect()
            }
            Entry::Agree(seat) => vec![format!("{seat} agrees to end the game")],
            Entry::Withdraw(seat) => vec![format!("{seat} no longer agrees to end the game")],
        }
    }

    /// `  17  A move e4       A moves d6 to e4; A captures P for 1`. Entries tell hidden cards, so only those who may see
    /// everything see them.
    pub(super) fn line(&self, ply: usize) -> Result<String> {
        let mut line = format!("{ply:5}  ");
        if self.viewer == Viewer::All {
            let entry: String = self.log.played.entries()[ply - 1].to_string();
            let short: String = entry.chars().take(20).collect();
            let dots = if short.len() < entry.len() { "…" } else { "" };
            write!(line, "{:22}", short + dots)?;
        }
        writeln!(line, "{}", self.events(ply).join("; "))?;
        Ok(line)
    }

    /// The position for people, with votes and result.
    pub(super) fn position(&self, ply: usize) -> String {
        let mut text = self.log.played.game().diagram(&self.view(ply), &self.names);
        if let Some(memory) = self.memory(ply) {
            text += &format!("{memory}\n");
        }
        let votes = self.frames[ply].votes;
        if !votes.is_empty() {
            text += &format!("{votes} would end the game now (G17)\n");
        }
        if let Some(outcome) = self.log.played.outcome().filter(|_| ply == self.last()) {
            let how = if self.log.played.ended_by_agreement() { "ended by agreement: " } else { "result: " };
            text += &format!("{how}{outcome}\n");
        }
        text
    }

    pub(super) fn json(&self, ply: usize) -> Value {
        let entry = &self.log.played.entries()[ply - 1];
        let by: Option<Seat> = match entry {
            Entry::Step(Step::Action(seat, _)) | Entry::Agree(seat) | Entry::Withdraw(seat) => Some(*seat),
            Entry::Step(Step::Chance(_)) => None,
        };
        json!({
            "ply": ply,
            "line": self.log.line_of(ply - 1),
            "by": by.map_or("*".to_owned(), |seat| seat.to_string()),
            "entry": (self.viewer == Viewer::All).then(|| entry.to_string()),
            "events": self.events(ply),
        })
    }
}
