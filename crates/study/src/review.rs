//! A review: what every decision of a seat was worth, the curve, the moments that mattered, and what else can be learned.

use table::Seat;

use crate::appraisal::Valued;
use crate::curve::Point;
use crate::estimate::Estimate;
use crate::fact::Fact;
use crate::grade::Grade;
use crate::moment::Moment;

/// A decision, valued by what the seat knew.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<A> {
    /// The ply it is.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// What it is called.
    pub grade: Grade,
    /// What was played.
    pub played: Valued<A>,
    /// What would have been best by what the seat knew.
    pub best: Valued<A>,
    /// The chance to win that was lost.
    pub loss: Estimate,
    /// The points that were lost.
    pub points: Estimate,
    /// How the chance to win went on from what was played to the seat's next decision, or to the end of the game: luck, and
    /// what the others did. `None` for the last decision of a game that is not over.
    pub swing: Option<f64>,
    /// What was compared, the best first.
    pub options: Vec<Valued<A>>,
    /// The same decision with all cards open.
    pub open: Option<OpenLook<A>>,
    /// Has it only had a first, quick look?
    pub quick: bool,
}

/// A decision with all cards open: what nobody could know.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OpenLook<A> {
    /// What would have been best.
    pub best: Valued<A>,
    /// What was played.
    pub played: Valued<A>,
    /// Luck: how much better for the seat what chance gave after this decision and before its next one is than what it might
    /// have given, everybody's draws together. Zero in the mean over many games, whatever anybody plays.
    pub luck: Estimate,
}

/// What a seat's decisions come to. `start + swing − loss` is the result, 1 for a win and 0 for none.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Summary {
    /// The chance to win before the seat's first decision.
    pub start: f64,
    /// What its decisions lost, with the error of the sum.
    pub loss: Estimate,
    /// What luck and the others gave or took.
    pub swing: f64,
    /// The part of that which is luck, with the error of the sum; seen with open cards only.
    pub luck: Estimate,
    /// 1 if it won, 0 if not; `None` if the game is not over.
    pub result: Option<f64>,
    /// How many decisions there were with a choice.
    pub decisions: usize,
    /// Inaccuracies, mistakes and blunders.
    pub graded: [usize; 3],
}

/// Lines of one kind that a game adds to a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What they are about; languages have a heading for it.
    pub code: &'static str,
    /// The lines.
    pub lines: Vec<Line>,
}

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The ply it is about, if it is about one.
    pub ply: Option<usize>,
    /// What it says.
    pub fact: Fact,
}

/// The review of a game for one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Review<A> {
    /// Whose decisions.
    pub seat: Seat,
    /// Its decisions in order; those that were not looked at yet are missing.
    pub decisions: Vec<Decision<A>>,
    /// The curve, as far as it is drawn.
    pub curve: Vec<Point>,
    /// Three to five moments that mattered, in the order of the game.
    pub moments: Vec<Moment<A>>,
    /// What it comes to.
    pub summary: Summary,
    /// What else there is to learn.
    pub sections: Vec<Section>,
    /// Steps of the reviewer that are done, and all of them.
    pub done: (usize, usize),
}
