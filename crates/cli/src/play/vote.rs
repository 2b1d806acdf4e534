//! Ending by agreement (G17): a person proposes, computer players answer at once, other people when they are asked next.

use anyhow::Result;
use table::{Seat, Viewer};

use super::paint::{Ink, Line};
use super::scene::Scene;
use super::session::Session;
use crate::games::TerminalGame;

impl<G: TerminalGame> Session<G> {
    /// The person agrees to end the game now; computer players say whether they do.
    pub(super) fn agree(&mut self, seat: Seat) -> Result<()> {
        if !self.vote(seat, seat, true)? {
            return Ok(());
        }
        for bot in Seat::all(self.bots.len()) {
            self.ask_bot(bot, seat)?;
        }
        if self.table.waiting().is_empty() {
            return Ok(());
        }
        self.terminal.console.show(&self.votes(&self.scene(Viewer::Seat(seat))))
    }

    /// The person takes that back.
    pub(super) fn withdraw(&mut self, seat: Seat) -> Result<()> {
        self.vote(seat, seat, false).map(|_| ())
    }

    /// Who has agreed, for those who have not; who has not, for those who have.
    pub(super) fn votes(&self, scene: &Scene<'_>) -> Vec<Line> {
        let votes = self.table.played().votes();
        if votes.is_empty() {
            return Vec::new();
        }
        let text = if votes.iter().any(|seat| scene.viewer.is(seat)) {
            let missing = Seat::all(self.bots.len()).filter(|seat| !votes.contains(*seat));
            scene.with("vote-missing", &[("names", scene.list(missing).into())])
        } else {
            scene.with("vote-standing", &[("names", scene.list(votes.iter()).into())])
        };
        scene.lines(Ink::Title, &text)
    }

    fn ask_bot(&mut self, bot: Seat, person: Seat) -> Result<()> {
        let Some(player) = &mut self.bots[bot.index()] else { return Ok(()) };
        if self.table.played().votes().contains(bot) || self.table.waiting().is_empty() {
            return Ok(());
        }
        let game = self.table.game();
        if player.agrees(game, &game.knowledge(self.table.state(), bot)) {
            return self.vote(person, bot, true).map(|_| ());
        }
        let line = self.scene(Viewer::Seat(person)).news("vote-declined", bot, &[]);
        self.terminal.console.show(&[line])
    }

    /// Applies a seat's vote and tells the person at the keyboard; `false` if it was refused.
    fn vote(&mut self, person: Seat, seat: Seat, agree: bool) -> Result<bool> {
        match self.table.decide_vote(seat, agree) {
            Ok(decided) => {
                self.commit(&decided.entries)?;
                let lines = std::mem::take(&mut self.news[person.index()]);
                self.terminal.console.show(&lines).map(|()| true)
            }
            Err(illegal) => self.refuse(person, &illegal).map(|()| false),
        }
    }
}
