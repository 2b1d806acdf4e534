//! What a game must say and understand to be played at a terminal.

use bots::Playable;
use table::Match;

use super::paint::Line;
use super::scene::Scene;

/// A game that can be played at a terminal. Drawing reads views, never states: what a viewer may not see is not there.
pub(crate) trait Face: Playable {
    /// The ids of its rules.
    const RULE_IDS: &'static [&'static str];

    /// Does this view show what other players must not see?
    fn is_secret(view: &Self::View) -> bool;

    /// What the game is about, for the first screen, and what was agreed.
    fn introduction(&self, scene: &Scene<'_>) -> Vec<Line>;

    /// The table as the viewer sees it.
    fn table(&self, scene: &Scene<'_>, view: &Self::View) -> Vec<Line>;

    /// What the viewer has to decide and what helps to; stands right above the prompt.
    fn question(&self, scene: &Scene<'_>, view: &Self::View) -> Vec<Line>;

    /// The prompt: a few words.
    fn prompt(&self, scene: &Scene<'_>, view: &Self::View) -> String;

    /// Adds a step, in sentences, to what was told already. `before` is the viewer's view before it.
    fn news(&self, scene: &Scene<'_>, before: &Self::View, events: &[Self::Event], told: &mut Vec<Line>);

    /// What typed words mean, whether it is legal or not; `None` if they mean nothing.
    fn read(&self, scene: &Scene<'_>, view: &Self::View, line: &str) -> Option<Self::Action>;

    /// How an action is typed; the reverse of [`Face::read`].
    fn typed(&self, scene: &Scene<'_>, action: Self::Action) -> String;

    /// What an empty line means.
    fn on_enter(view: &Self::View) -> Option<Self::Action>;

    /// What should be minded before the action is done.
    fn caution(&self, scene: &Scene<'_>, view: &Self::View, action: Self::Action) -> Option<String>;

    /// Answers to commands of this game that only look something up.
    fn look_up(&self, scene: &Scene<'_>, view: &Self::View, line: &str) -> Option<Vec<Line>>;

    /// The help for this game.
    fn help(&self, scene: &Scene<'_>) -> String;

    /// The end: everything open, the ranking, how it ended.
    fn finale(&self, scene: &Scene<'_>, played: &Match<Self>) -> Vec<Line>;
}
