//! Trying options out: what a strongest player's search comes to in one world, option by option.
//!
//! A player compares options as quickly as it can and drops what looks bad. Who wants to know what *each* option is worth, and
//! how sure that is, tries them all in the same worlds with the same luck: that is what trials are for.

use table::{BySeat, Game};

/// What a trial came to for a seat or its team.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Worth {
    /// The chance to win.
    pub win: f64,
    /// The points the seat leads by, or its team has.
    pub score: f64,
}

/// Tries the options of one decision. What is learned in earlier trials serves later ones, so the order of trials matters;
/// the same trials in the same order give the same results, on every platform.
pub trait Trials<G: Game> {
    /// The options worth comparing, out of all that is legal.
    fn options(&self) -> Vec<G::Action>;

    /// Plays an option in a world, and on from there; all chance comes from `luck`. Nobody in the world knows more than it
    /// would at the table.
    fn try_option(&mut self, world: &G::State, option: G::Action, luck: u64) -> Worth;

    /// The same with all cards open: the seat that decides knows the world.
    fn try_open(&mut self, world: &G::State, option: G::Action, luck: u64) -> Worth {
        self.try_option(world, option, luck)
    }

    /// How good a result is, in one number: by this the best option is chosen.
    fn merit(&self, worth: Worth) -> f64;
}

/// What a position promises each seat if everybody plays on sensibly, in one world.
pub trait Outlook<G: Game> {
    /// Plays on from a world; all chance comes from `luck`.
    fn look(&mut self, world: &G::State, luck: u64) -> BySeat<Worth>;
}
