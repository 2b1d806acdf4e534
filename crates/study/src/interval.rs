//! Shares of games, and how sure they are: what fairness, contests and simulations say from counts.
//!
//! The games of one deal are not independent: the same cards from another seat. So the unit is the deal, whose score is the share of
//! its games that were won, and the intervals of win rates come from the spread of these scores.

/// The 97.5 % point of the normal distribution.
pub const Z: f64 = 1.959_963_984_540_054;
/// How many deals' worth of ordinary spread (that of independent games) are mixed into the measured one, so that a few
/// deals that happen to agree do not look like certainty.
pub const PRIOR_DEALS: f64 = 10.0;

/// A value with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The value itself.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Half of its width.
    pub fn half(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// All three of them changed alike.
    #[must_use]
    pub fn map(self, f: impl Fn(f64) -> f64) -> Self {
        Self { value: f(self.value), low: f(self.low), high: f(self.high) }
    }
}

/// Wilson's interval for a share of so many independent cases, which need not be a whole number.
pub fn wilson(share: f64, cases: f64) -> Interval {
    let (p, n) = (share, cases);
    let middle = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    // At the ends rounding may leave the interval a hair inside the share itself.
    Interval { value: p, low: (middle - half).clamp(0.0, p), high: (middle + half).clamp(p, 1.0) }
}

/// A quotient, or 0 where there is nothing to divide by.
pub fn ratio(a: f64, b: f64) -> f64 {
    if b > 0.0 { a / b } else { 0.0 }
}

/// By a multiplication, whose last bits are the same on every platform.
pub(crate) fn square(x: f64) -> f64 {
    x * x
}

/// How often one side won, over deals of equally many games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WinRate {
    /// The games won.
    pub wins: u64,
    /// All games.
    pub games: u64,
    /// The deals.
    pub deals: f64,
    /// The variance of a deal's score.
    pub variance: f64,
}

impl WinRate {
    /// From the wins in each deal of so many games.
    pub fn new(wins: &[u32], games: usize) -> Self {
        let (deals, per_deal) = (wins.len() as f64, games as f64);
        let all: u64 = wins.iter().map(|wins| u64::from(*wins)).sum();
        let rate = ratio(all as f64, deals * per_deal);
        let independent = rate * (1.0 - rate) / per_deal;
        let spread: f64 = wins.iter().map(|wins| square(f64::from(*wins) / per_deal - rate)).sum();
        let variance = (spread + PRIOR_DEALS * independent) / (deals - 1.0 + PRIOR_DEALS).max(1.0);
        Self { wins: all, games: (wins.len() * games) as u64, deals, variance }
    }

    /// The share of games won.
    pub fn rate(&self) -> f64 {
        ratio(self.wins as f64, self.games as f64)
    }

    /// Wilson's interval for as many independent games as would have the variance that was measured over deals.
    pub fn interval(&self) -> Interval {
        let p = self.rate();
        let alike =
            if self.variance > 0.0 { p * (1.0 - p) * self.deals / self.variance } else { self.games as f64 };
        wilson(p, alike.max(1e-9))
    }
}
