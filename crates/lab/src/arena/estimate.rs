//! What can be said from games over deals: Elo from win rates, means, and when enough is known.

pub(crate) use study::interval::WinRate;

use crate::stats::{Interval, Z, ratio};

/// Elo points for a factor of ten in the odds.
const PER_TEN: f64 = 400.0;
/// The sequential test may be wrong this often, either way.
const ERROR: f64 = 0.05;

/// What a win rate says of strength.
pub(crate) trait Strength {
    /// The Elo difference, where `even` is the rate between equals.
    fn elo(&self, even: f64) -> Interval;
    /// The log-likelihood ratio of "better by so many Elo" against "worse by so many".
    fn likelihood_ratio(&self, even: f64, difference: f64) -> f64;
}

impl Strength for WinRate {
    fn elo(&self, even: f64) -> Interval {
        self.interval().map(|rate| elo(rate, even))
    }

    fn likelihood_ratio(&self, even: f64, difference: f64) -> f64 {
        // Where nobody or everybody won nothing spreads; the doubt about half a game keeps the ratio finite.
        let games = self.games.max(1) as f64;
        let doubt = 0.5 / games * (1.0 - 0.5 / games) * self.deals / games;
        let (worse, better) = (rate(-difference, even), rate(difference, even));
        likelihood_ratio(self.deals, self.rate(), self.variance.max(doubt), (worse, better))
    }
}

/// The log-likelihood ratio of the second mean against the first, given so many values with this mean and variance; they are
/// taken to be normal, which sums over deals nearly are.
pub(crate) fn likelihood_ratio(count: f64, mean: f64, variance: f64, (worse, better): (f64, f64)) -> f64 {
    count * (better - worse) * (2.0 * mean - better - worse) / (2.0 * variance)
}

/// The mean of one value per deal.
pub(crate) fn mean(values: &[f64]) -> Interval {
    let n = values.len() as f64;
    let mean = ratio(values.iter().sum(), n);
    let half = Z * standard_error(values);
    Interval { value: mean, low: mean - half, high: mean + half }
}

/// The standard error of the mean; infinite for fewer than two values.
pub(crate) fn standard_error(values: &[f64]) -> f64 {
    let n = values.len() as f64;
    if n < 2.0 {
        return f64::INFINITY;
    }
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (squares / (n - 1.0) / n).sqrt()
}

/// By how much one share exceeds another of the same cases, of which so many speak for one alone and so many for the other
/// alone. The interval is that of Agresti and Min (2005): half a case is added to each of the four kinds.
pub(crate) fn difference_of_shares(one: usize, other: usize, cases: usize) -> Interval {
    let (a, b, n) = (one as f64 + 0.5, other as f64 + 0.5, cases as f64 + 2.0);
    let middle = (a - b) / n;
    let half = Z * ((a + b - (a - b).powi(2) / n) / (n * n)).sqrt();
    let value = ratio(one as f64 - other as f64, cases as f64);
    Interval { value, low: (middle - half).max(-1.0).min(value), high: (middle + half).min(1.0).max(value) }
}

/// The Elo difference that gives this win rate where equals win at the rate `even`.
pub(crate) fn elo(rate: f64, even: f64) -> f64 {
    PER_TEN * (rate / (1.0 - rate) * (1.0 - even) / even).log10()
}

/// The win rate of somebody better by so many Elo.
pub(crate) fn rate(elo: f64, even: f64) -> f64 {
    let odds = 10f64.powf(elo / PER_TEN) * even / (1.0 - even);
    odds / (1.0 + odds)
}

/// Beyond this, up or down, a log-likelihood ratio decides: Wald's bound for 5 % errors either way.
pub(crate) fn decisive() -> f64 {
    ((1.0 - ERROR) / ERROR).ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generator;
    use table::rand::rngs::SmallRng;
    use table::shuffle::below;

    /// Wins in so many deals of two games. A share of the deals is decided by the cards alone (one win for each side), as
    /// it is where moving first counts for much.
    fn deals(count: usize, rate: f64, by_cards: f64, rng: &mut SmallRng) -> Vec<u32> {
        let mut chance = |p: f64| f64::from(below(rng, 1 << 30)) < p * f64::from(1 << 30);
        (0..count)
            .map(|_| if chance(by_cards) { 1 } else { u32::from(chance(rate)) + u32::from(chance(rate)) })
            .collect()
    }

    #[test]
    fn elo_is_the_logistic_one() {
        for (rate, even, expected) in
            [(0.5, 0.5, 0.0), (0.75, 0.5, 190.85), (10.0 / 11.0, 0.5, 400.0), (0.25, 0.25, 0.0)]
        {
            assert!((elo(rate, even) - expected).abs() < 0.01, "{rate}");
            assert!((super::rate(expected, even) - rate).abs() < 1e-4);
        }
        assert!(elo(1.0, 0.5) == f64::INFINITY && elo(0.0, 0.5) == f64::NEG_INFINITY);
        // 88 % against three: odds of 7.33 where equals have a third.
        assert!((elo(0.88, 0.25) - 536.99).abs() < 0.1);
    }

    #[test]
    fn intervals_hold_the_truth_nineteen_times_out_of_twenty() {
        for (count, rate, by_cards) in [(30, 0.5, 0.0), (100, 0.6, 0.5), (500, 0.97, 0.0), (200, 0.98, 0.03)]
        {
            let truth = by_cards * 0.5 + (1.0 - by_cards) * rate;
            let held = |number: u64| {
                let wins = deals(count, rate, by_cards, &mut generator(7, number));
                let Interval { low, high, .. } = WinRate::new(&wins, 2).interval();
                low <= truth && truth <= high
            };
            let share = (0..4000).filter(|number| held(*number)).count() as f64 / 4000.0;
            assert!((0.935..0.975).contains(&share), "{count} deals at {rate}, {by_cards}: {share}");
        }
    }

    #[test]
    fn deals_that_the_cards_decide_narrow_the_interval() {
        let alike = WinRate::new(&[1; 200], 2).interval();
        let apart = WinRate::new(&[[0; 100], [2; 100]].concat(), 2).interval();
        let plain = WinRate::new(&[[0; 50], [1; 50], [1; 50], [2; 50]].concat(), 2).interval();
        assert!(alike.half() < plain.half() / 3.0 && apart.half() > plain.half() * 1.3);
        let few = WinRate::new(&[1; 3], 2).interval();
        assert!(few.half() > 0.2, "a few deals that agree are no certainty: {few:?}");
        let all = WinRate::new(&[2; 50], 2).interval();
        assert!(all.high >= 1.0 && (all.low - 0.963).abs() < 1e-3, "{all:?}");
    }

    #[test]
    fn the_sequential_test_is_seldom_wrong() {
        // Elo +10: the test of ±10 must find the better one in 95 % of runs.
        let verdict = |number: u64| {
            let mut rng = generator(11, number);
            let mut wins = Vec::new();
            loop {
                wins.extend(deals(50, super::rate(10.0, 0.5), 0.0, &mut rng));
                let ratio = WinRate::new(&wins, 2).likelihood_ratio(0.5, 10.0);
                if ratio.abs() >= decisive() {
                    return ratio > 0.0;
                }
            }
        };
        let right = (0..300).filter(|number| verdict(*number)).count();
        assert!(right > 275, "{right} of 300");
    }

    #[test]
    fn equal_shares_of_a_few_cases_are_no_certainty() {
        let none = difference_of_shares(0, 0, 10);
        assert!(none.value.abs() < 1e-12 && none.low < -0.1 && none.high > 0.1, "{none:?}");
        // By hand: (40.5 − 10.5) / 102 = 0.294, ± 1.96 · √(51 − 900/102) / 102 = 0.125.
        let some = difference_of_shares(40, 10, 100);
        assert!((some.value - 0.3).abs() < 1e-12 && (some.low - 0.169).abs() < 1e-3, "{some:?}");
        assert!(difference_of_shares(5, 0, 5).high <= 1.0);
    }

    #[test]
    fn means_have_normal_intervals() {
        let Interval { value, low, high } = mean(&[1.0, 2.0, 3.0, 4.0]);
        assert!((value - 2.5).abs() < 1e-12 && (high - low - 2.0 * Z * 0.645_497).abs() < 1e-5);
        assert!(mean(&[1.0]).half().is_infinite());
    }
}
