//! The first screen and the last ones: what is played and with whom, where it is kept, how it ended.

use anyhow::Result;
use table::{Seat, Viewer};

use super::commands::Command;
use super::paint::{Ink, Line};
use super::session::{Flow, Session};
use crate::games::TerminalGame;

impl<G: TerminalGame> Session<G> {
    /// Shows the table before the first card: the game, the players, and the commitment to the shuffle.
    pub(super) fn open(&self) -> Result<Flow> {
        let (scene, console) = (self.common_scene(), &self.terminal.console);
        let begun = !self.table.played().entries().is_empty();
        console.fresh()?;
        console.show(&[Line::of(Ink::Title, scene.get(&format!("game-{}", G::NAME))), Line::new()])?;
        if begun {
            console.say(&scene.get("welcome-back"))?;
        } else {
            console.say(&self.table.game().introduction(&scene))?;
        }
        console.show(&[Line::new()])?;
        console.show(&self.players())?;
        console.show(&[Line::new()])?;
        if let Some(commitment) = &self.record().header().commitment {
            let text = scene.with("welcome-commitment", &[("commitment", commitment.to_string().into())]);
            console.show(&scene.lines(Ink::Dim, &text))?;
        }
        let path = self.record().path().display().to_string();
        self.unbroken(&scene.with("welcome-saved", &[("path", path.into())]))?;
        console.show(&[Line::new()])?;
        if self.persons().is_empty() {
            return Ok(Flow::On);
        }
        let prompt = Line::of(Ink::Bold, scene.get("welcome-prompt")).with(Ink::Dim, " >");
        loop {
            let Some(line) = console.ask(&prompt)? else { return Ok(Flow::Leave) };
            match Command::read(&self.terminal.texts, &line) {
                Some(Command::Help) => self.help()?,
                Some(Command::Quit) => return Ok(Flow::Leave),
                _ => return Ok(Flow::On),
            }
        }
    }

    fn players(&self) -> Vec<Line> {
        let scene = self.common_scene();
        let line = |seat: Seat| {
            let mark = Line::of(Ink::OnSeat(seat), format!(" {} ", super::scene::Scene::mark(seat)));
            let player = &self.record().header().players[seat.index()];
            let what = match self.bots[seat.index()] {
                Some(_) => scene.get(&format!("bot-kind-{}", player.name)),
                None => scene.get("player-person"),
            };
            mark.text(" ").with(Ink::Bold, scene.name(seat)).with(Ink::Dim, format!("  {what}"))
        };
        Seat::all(self.bots.len()).map(line).collect()
    }

    /// The game is over: all is open.
    pub(super) fn close(&self) -> Result<()> {
        let (scene, console) = (self.common_scene(), &self.terminal.console);
        let news = match scene.viewer {
            Viewer::Seat(seat) => &self.news[seat.index()],
            _ => &self.news[self.bots.len()],
        };
        let game = self.table.game();
        let table = game.table(&scene, &self.table.view(Viewer::All));
        let finale = game.finale(&scene, self.table.played());
        let news: Vec<Line> = news.iter().flat_map(|line| line.clone().fitted(scene.width)).collect();
        let skipped = news.len().saturating_sub(console.room(table.len() + finale.len() + 5));
        self.wipe_secrets()?;
        console.show(&table)?;
        console.show(&[Line::new()])?;
        console.show(&news[skipped..])?;
        console.show(&finale)?;
        console.show(&[Line::new()])?;
        let path = self.record().path().display().to_string();
        self.unbroken(&scene.with("end-saved", &[("path", path.into())]))
    }

    /// Somebody leaves: says where the game is and how to go on.
    pub(super) fn leave(&self) -> Result<()> {
        self.wipe_secrets()?;
        let path = self.record().path().display().to_string();
        self.unbroken(&self.terminal.texts.with("leave-saved", &[("path", path.into())]))
    }

    /// Lines with commands in them: where they are too long the terminal breaks them, so that they can be copied.
    fn unbroken(&self, text: &str) -> Result<()> {
        let lines: Vec<Line> = text.lines().map(|line| Line::of(Ink::Dim, line)).collect();
        self.terminal.console.show(&lines)
    }
}
