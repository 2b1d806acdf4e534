//! Skakanie at the terminal: which part draws, reads or tells what.

mod diagram;
mod end;
mod input;
mod news;
mod picture;
mod screen;
mod stacks;

use anyhow::Result;
use skakanie::{Action, Event, Skakanie, StackId, View, Waiting};
use table::{Match, Viewer};

use super::TerminalGame;
use crate::play::paint::Line;
use crate::play::scene::Scene;
use lab::skakanie::SkakanieFlags;

impl TerminalGame for Skakanie {
    const SUMMARY: &'static str =
        "Hop over stacks of jigsaw pieces together, away from the Dragon; 1 to 6 players";
    const RULE_IDS: &'static [&'static str] =
        &["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11", "S12", "S13"];
    const COMPANY: usize = 1;
    type Flags = SkakanieFlags;

    fn from_flags(flags: &SkakanieFlags, seats: usize) -> Result<Self> {
        flags.game(seats)
    }

    /// Nobody has secrets.
    fn is_secret(_view: &View) -> bool {
        false
    }

    fn introduction(&self, scene: &Scene<'_>) -> String {
        let options = self.options();
        let pieces = self.picture().pieces();
        let goal =
            scene.with("skakanie-goal", &[("target", self.target().into()), ("pieces", pieces.into())]);
        let youngest = scene.about("skakanie-youngest", options.youngest, &[]);
        let mut text = format!("{}\n\n{goal} {youngest}", scene.get("skakanie-introduction"));
        let variants = [
            (options.push, "skakanie-push"),
            (options.joint, "skakanie-joint"),
            (options.fierce, "skakanie-fierce"),
            (options.singles.points() > 1, "skakanie-singles"),
        ];
        for (_, key) in variants.into_iter().filter(|(agreed, _)| *agreed) {
            text += &format!(" {}", scene.get(key));
        }
        text
    }

    fn table(&self, scene: &Scene<'_>, view: &View) -> Vec<Line> {
        screen::table(scene, view)
    }

    fn question(&self, scene: &Scene<'_>, view: &View) -> Vec<Line> {
        screen::question(self, scene, view)
    }

    fn prompt(&self, scene: &Scene<'_>, view: &View) -> String {
        match view.waiting {
            Waiting::Corner(_) => scene.get("prompt-corner"),
            Waiting::Give(_, None) => scene.get("prompt-give"),
            Waiting::Give(_, Some(_)) => scene.get("prompt-give-drawn"),
            _ => scene.with("prompt-turn", &[("actions", view.actions_left.into())]),
        }
    }

    fn add_news(&self, scene: &Scene<'_>, before: &View, events: &[Event], news: &mut Vec<Line>) {
        news::tell(self, scene, before, events, news);
    }

    fn read(&self, scene: &Scene<'_>, view: &View, line: &str) -> Option<Action> {
        input::read(scene.texts, view, line)
    }

    fn typed(&self, scene: &Scene<'_>, action: Action) -> String {
        input::typed(scene.texts, self.picture(), action)
    }

    /// The turn would end where the Dragon comes to (S8).
    fn caution(&self, scene: &Scene<'_>, view: &View, action: Action) -> Option<String> {
        let Viewer::Seat(seat) = scene.viewer else { return None };
        let ends = action == Action::End || view.actions_left == 1;
        let stands = match action {
            Action::Take | Action::End | Action::Push(..) => view.pawns[seat]?,
            Action::Move(to) => to,
            Action::Corner(_) | Action::Give(..) => return None,
        };
        let next = view.dragon.map(StackId::clockwise)?;
        let pool = view.pools.iter().find(|pool| pool.owners.contains(seat))?;
        let has_something = !pool.pieces.is_empty() || action == Action::Take;
        let comes = ends && stands == next && has_something && view.legal.contains(&action);
        comes.then(|| scene.with("caution-bite", &[("stack", next.to_string().into())]))
    }

    fn look_up(&self, scene: &Scene<'_>, view: &View, line: &str) -> Option<Vec<Line>> {
        input::asked_for(scene.texts, line).map(|asked| screen::answer(scene, view, asked))
    }

    fn help(&self, scene: &Scene<'_>) -> String {
        let help = scene.get("help-skakanie");
        if self.options().push { format!("{help}\n{}", scene.get("help-push")) } else { help }
    }

    fn finale(&self, scene: &Scene<'_>, played: &Match<Self>) -> Vec<Line> {
        end::finale(self, scene, played)
    }

    fn diagram(&self, view: &View, names: &[String]) -> String {
        diagram::diagram(view, names)
    }

    fn picture(&self, view: &View, names: &[String]) -> String {
        drawing::skakanie::position(self, view, names)
    }
}
