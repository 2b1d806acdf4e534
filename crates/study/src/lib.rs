//! What can be learned from a game: [`odds`](Studied::odds) of what a seat cannot see, a [`Review`] of a game that was
//! played, by what each seat knew when it decided, [`Hint`]s and [`Remark`]s while it is, [`puzzle`]s with one right answer, and the
//! [`fairness`] of setup cards.
//!
//! Nothing here has a clock, a thread or a file: a [`Reviewer`] is stepped by its caller, who may stop after any step, and
//! thinks as long as its [`Effort`] says. The same log and effort give the same review on every platform.
#![deny(clippy::disallowed_methods)]

mod advice;
mod appraisal;
mod curve;
mod estimate;
mod fact;
pub mod fairness;
mod gambit;
mod grade;
pub mod interval;
mod luck;
mod moment;
mod odds;
pub mod puzzle;
mod review;
mod reviewer;
mod skakanie;
mod solve;
mod story;
mod studied;

pub use advice::{Asked, Hint, Remark};
pub use appraisal::{Appraisal, Effort, Question, Sight, Valued, appraise};
pub use curve::Point;
pub use estimate::Estimate;
pub use fact::{Fact, Value};
pub use grade::{Grade, Thresholds};
pub use luck::Draw;
pub use moment::{Moment, MomentKind};
pub use odds::{Chance, Likely, Unknown};
pub use review::{Decision, Line, OpenLook, Review, Section, Summary};
pub use reviewer::Reviewer;
pub use solve::skakanie::{Aim, Reached, after as reached};
pub use solve::{Exact, Positions, Verdict, verdict};
pub use story::{Story, Turn};
pub use studied::Studied;
