//! Ending by agreement (G17): a person proposes, computer players answer at once, other people when they are asked next.

use anyhow::Result;
use table::{Entry, Pending, Seat, Viewer};

use super::paint::{Ink, Line};
use super::scene::Scene;
use super::session::Session;
use crate::games::TerminalGame;

impl<G: TerminalGame> Session<G> {
    /// The person agrees to end the game now; computer players say whether they do.
    pub(super) fn agree(&mut self, seat: Seat) -> Result<()> {
        if !self.vote(seat, &Entry::Agree(seat))? {
            return Ok(());
        }
        for bot in
            Seat::all(self.bots.len()).filter(|bot| self.bots[bot.index()].is_some()).collect::<Vec<_>>()
        {
            self.ask_bot(bot, seat)?;
        }
        if self.played.pending() == Pending::Over {
            return Ok(());
        }
        self.terminal.console.show(&self.votes(&self.scene(Viewer::Seat(seat))))
    }

    /// The person takes that back.
    pub(super) fn withdraw(&mut self, seat: Seat) -> Result<()> {
        self.vote(seat, &Entry::Withdraw(seat)).map(|_| ())
    }

    /// Who has agreed, for those who have not; who has not, for those who have.
    pub(super) fn votes(&self, scene: &Scene<'_>) -> Vec<Line> {
        let votes = self.played.votes();
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
        if self.played.votes().contains(bot) || self.played.pending() == Pending::Over {
            return Ok(());
        }
        let game = self.played.game().clone();
        let knowledge = game.knowledge(self.played.state(), bot);
        let Some(player) = &mut self.bots[bot.index()] else { return Ok(()) };
        if player.agrees(&game, &knowledge) {
            return self.vote(person, &Entry::Agree(bot)).map(|_| ());
        }
        let line = self.scene(Viewer::Seat(person)).news("vote-declined", bot, &[]);
        self.terminal.console.show(&[line])
    }

    /// Applies a vote and tells the person at the keyboard; `false` if it was refused.
    fn vote(&mut self, person: Seat, entry: &Entry<G>) -> Result<bool> {
        let refused = self.apply(entry)?.err();
        let lines = match &refused {
            Some(refused) => {
                vec![Line::of(Ink::Alarm, self.scene(Viewer::Seat(person)).refusal(refused, G::RULE_IDS))]
            }
            None => std::mem::take(&mut self.news[person.index()]),
        };
        self.terminal.console.show(&lines)?;
        Ok(refused.is_none())
    }
}
