//! What a decision is called.

use std::fmt;

use crate::estimate::Estimate;

/// How many standard errors a loss has to be clear of.
const CLEAR: f64 = 2.0;

/// What a decision is called. It is called something bad only if that much was lost for certain, as far as sampling goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// There was no choice.
    Forced,
    /// Nothing better was found.
    Best,
    /// As good as the best, as far as can be told.
    Good,
    /// A little was lost.
    Inaccuracy,
    /// Much was lost.
    Mistake,
    /// Very much was lost.
    Blunder,
}

/// From which loss on a decision is an inaccuracy, a mistake, a blunder.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thresholds {
    /// Of the chance to win.
    pub win: [f64; 3],
    /// Of points; `None` where only winning counts.
    pub points: Option<[f64; 3]>,
    /// What the search itself may be wrong by, in chance to win and in points: a loss must be clear of that, too.
    pub allowance: (f64, f64),
}

impl Thresholds {
    /// What a decision with these losses is called.
    pub fn grade(&self, is_best: bool, loss: Estimate, points: Estimate) -> Grade {
        if is_best {
            return Grade::Best;
        }
        let sure = |loss: Estimate, allowance: f64| loss.mean - CLEAR * loss.error - allowance;
        let step = |sure: f64, limits: &[f64; 3]| limits.iter().filter(|limit| sure >= **limit).count();
        let by_win = step(sure(loss, self.allowance.0), &self.win);
        let by_points = self.points.map_or(0, |limits| step(sure(points, self.allowance.1), &limits));
        [Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder][by_win.max(by_points)]
    }
}

/// Its name for programs and translators.
impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Forced => "forced",
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_clear_of_its_error_is_called_bad() {
        let limits =
            Thresholds { win: [0.05, 0.1, 0.2], points: Some([1.0, 2.0, 4.0]), allowance: (0.01, 0.1) };
        let grade = |mean, error, points, points_error| {
            let estimate = |mean, error| Estimate { mean, error };
            limits.grade(false, estimate(mean, error), estimate(points, points_error)).to_string()
        };
        assert_eq!(grade(0.3, 0.0, 0.0, 0.0), "blunder");
        assert_eq!(grade(0.3, 0.05, 0.0, 0.0), "mistake");
        assert_eq!(grade(0.3, 0.11, 0.0, 0.0), "inaccuracy");
        assert_eq!(grade(0.3, 0.15, 0.0, 0.0), "good");
        assert_eq!(grade(0.059, 0.0, 0.0, 0.0), "good");
        assert_eq!(grade(0.0, 0.0, 2.5, 0.1), "mistake");
        assert_eq!(limits.grade(true, Estimate::default(), Estimate::default()), Grade::Best);
    }
}
