//! What a computer player is: it is handed what its seat knows, what it may do, and a budget; it answers with an action and
//! its reasons.

use std::fmt;

use table::Game;

/// Somebody who decides for a seat.
///
/// A player never sees a state: that it cannot cheat is a matter of types. The same player with the same generator, asked
/// the same questions with budgets of iterations, gives the same answers, on every platform. It may be kept for as long as
/// its game lasts, and is asked about the position it is handed, whatever it was asked before: something may have been
/// taken back.
pub trait Player<G: Game>: Send {
    /// One of the legal actions, of which there is at least one, with the reasons for it.
    fn decide(
        &mut self,
        game: &G,
        knowledge: &G::Knowledge,
        legal: &[G::Action],
        budget: Budget<'_>,
    ) -> Decision<G>;

    /// Would this player agree to end the game now? Only if it loses nothing by it. Asked again after a change, a player that
    /// has agreed and now answers no withdraws (G17).
    fn agrees(&mut self, _game: &G, _knowledge: &G::Knowledge) -> bool {
        false
    }

    /// The action alone, with a budget that suits a quick game.
    fn choose(&mut self, game: &G, knowledge: &G::Knowledge, legal: &[G::Action]) -> G::Action {
        self.decide(game, knowledge, legal, Budget::iterations(Budget::QUICK)).action
    }
}

/// How long a player may think: so many iterations of its search, or until the caller's signal. Players have no clock.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    iterations: u64,
    stop: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Budget<'a> {
    /// The iterations of [`Player::choose`].
    pub const QUICK: u64 = 2_000;

    /// So many iterations.
    pub const fn iterations(iterations: u64) -> Self {
        Self { iterations, stop: None }
    }

    /// Until `stop` says so. It is asked every few microseconds, so it should be quick.
    pub const fn until(stop: &'a dyn Fn() -> bool) -> Self {
        Self { iterations: u64::MAX, stop: Some(stop) }
    }

    /// The same, but at most so many iterations.
    #[must_use]
    pub fn at_most(self, iterations: u64) -> Self {
        Self { iterations: self.iterations.min(iterations), ..self }
    }

    /// May it come to so many iterations? Where a signal ends it, nobody knows before.
    pub const fn may_reach(&self, iterations: u64) -> bool {
        self.iterations >= iterations
    }

    /// Is it used up after so many iterations?
    pub fn is_spent(&self, iterations: u64) -> bool {
        iterations >= self.iterations || self.stop.is_some_and(|stop| stop())
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget")
            .field("iterations", &self.iterations)
            .field("timed", &self.stop.is_some())
            .finish()
    }
}

/// What a player decided, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<G: Game> {
    /// The chosen action.
    pub action: G::Action,
    /// The actions that were considered, the best first; empty if there was nothing to consider.
    pub considered: Vec<Considered<G>>,
    /// How many iterations the search made.
    pub iterations: u64,
}

/// What a player thinks of one action.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered<G: Game> {
    /// The action.
    pub action: G::Action,
    /// How many iterations went into it.
    pub visits: u64,
    /// The points the seat (or its team) is expected to have in the end, or at the search's horizon.
    pub score: f64,
    /// The chance that the seat (or its team) wins.
    pub win: f64,
}

impl<G: Game> Decision<G> {
    /// A decision without reasons.
    pub const fn plain(action: G::Action) -> Self {
        Self { action, considered: Vec::new(), iterations: 0 }
    }
}
