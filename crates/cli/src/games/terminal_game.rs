//! What a game must say and understand to be played, replayed and drawn here.

use anyhow::Result;
use study::puzzle::Puzzling;
use table::{Match, Seat};

use crate::play::paint::Line;
use crate::play::scene::Scene;

/// A game that the terminal knows. Drawing reads views, never states: what a viewer may not see is not there.
pub(crate) trait TerminalGame: Puzzling {
    /// What it is like, and how many play it.
    const SUMMARY: &'static str;
    /// The ids of its rules.
    const RULE_IDS: &'static [&'static str];
    /// So many computer players join somebody who sits down alone.
    const COMPANY: usize;
    /// Its options on the command line.
    type Flags: clap::Args;

    /// The game these flags describe, for so many seats; the error names all that is wrong.
    fn from_flags(flags: &Self::Flags, seats: usize) -> Result<Self>;

    /// Does this view show what other players must not see?
    fn is_secret(view: &Self::View) -> bool;

    /// What the game is about, for the first screen, and what was agreed.
    fn introduction(&self, scene: &Scene<'_>) -> String;

    /// The table as the viewer sees it.
    fn table(&self, scene: &Scene<'_>, view: &Self::View) -> Vec<Line>;

    /// What the viewer has to decide and what helps to; stands right above the prompt.
    fn question(&self, scene: &Scene<'_>, view: &Self::View) -> Vec<Line>;

    /// The prompt: a few words.
    fn prompt(&self, scene: &Scene<'_>, view: &Self::View) -> String;

    /// Adds a step, in sentences, to the earlier news. `before` is the viewer's view before it.
    fn add_news(&self, scene: &Scene<'_>, before: &Self::View, events: &[Self::Event], news: &mut Vec<Line>);

    /// What typed words mean, whether it is legal or not; `None` if they mean nothing.
    fn read(&self, scene: &Scene<'_>, view: &Self::View, line: &str) -> Option<Self::Action>;

    /// How an action is typed; the reverse of [`TerminalGame::read`].
    fn typed(&self, scene: &Scene<'_>, action: Self::Action) -> String;

    /// What an empty line means.
    fn on_enter(_view: &Self::View) -> Option<Self::Action> {
        None
    }

    /// What should be minded before the action is done.
    fn caution(&self, _scene: &Scene<'_>, _view: &Self::View, _action: Self::Action) -> Option<String> {
        None
    }

    /// Answers to commands of this game that only look something up.
    fn look_up(&self, scene: &Scene<'_>, view: &Self::View, line: &str) -> Option<Vec<Line>>;

    /// The help for this game.
    fn help(&self, scene: &Scene<'_>) -> String;

    /// The end: everything open, the ranking, how it ended.
    fn finale(&self, scene: &Scene<'_>, played: &Match<Self>) -> Vec<Line>;

    /// A position of a replay in text.
    fn diagram(&self, view: &Self::View, names: &[String]) -> String;

    /// What a seat knows beyond what it sees now.
    fn memory(&self, _state: &Self::State, _seat: Seat) -> Option<String> {
        None
    }

    /// A position as an SVG picture.
    fn picture(&self, view: &Self::View, names: &[String]) -> String;
}
