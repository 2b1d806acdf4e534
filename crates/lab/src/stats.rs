//! Counting, and what can be said from counts: distributions, shares, intervals. Only whole numbers are summed, so the order of the
//! games does not matter.

use std::collections::BTreeMap;

use serde_json::{Value, json};
pub use study::interval::Interval;
pub(crate) use study::interval::{PRIOR_DEALS, Z, ratio, wilson};

/// How often each value was seen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Histogram {
    counts: BTreeMap<i64, u64>,
}

impl Histogram {
    /// The column heads for [`row`](Self::row).
    pub const HEAD: &str =
        "     mean       sd      min     1 %    10 %    50 %    90 %    99 %  99.9 %     max";

    /// One more value.
    pub fn add(&mut self, value: impl Into<i64>) {
        *self.counts.entry(value.into()).or_default() += 1;
    }

    /// All values of another one too.
    pub fn merge(&mut self, other: &Self) {
        for (value, count) in &other.counts {
            *self.counts.entry(*value).or_default() += count;
        }
    }

    /// How many values were seen.
    pub fn total(&self) -> u64 {
        self.counts.values().sum()
    }

    /// All values together.
    pub fn sum(&self) -> i128 {
        self.counts.iter().map(|(value, count)| i128::from(*value) * i128::from(*count)).sum()
    }

    /// The arithmetic mean; 0 if nothing was seen.
    pub fn mean(&self) -> f64 {
        ratio(self.sum() as f64, self.total() as f64)
    }

    /// The standard deviation of a sample.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 =
            self.counts.iter().map(|(value, count)| (*value as f64 - mean).powi(2) * *count as f64).sum();
        ratio(squares, self.total() as f64 - 1.0).max(0.0).sqrt()
    }

    /// The least value that at least so many thousandths of all values do not exceed; 0 if nothing was seen.
    pub fn percentile(&self, permille: u64) -> i64 {
        let rank = (u128::from(self.total()) * u128::from(permille)).div_ceil(1000).max(1);
        let mut seen = 0;
        for (value, count) in &self.counts {
            seen += u128::from(*count);
            if seen >= rank {
                return *value;
            }
        }
        0
    }

    /// A line of a table under [`HEAD`](Self::HEAD).
    pub fn row(&self) -> String {
        let mut row = format!("{:9.2}{:9.2}{:9}", self.mean(), self.deviation(), self.percentile(0));
        for permille in [10, 100, 500, 900, 990, 999, 1000] {
            row += &format!("{:8}", self.percentile(permille));
        }
        row
    }

    /// The same for programs.
    pub fn json(&self) -> Value {
        json!({
            "mean": self.mean(),
            "sd": self.deviation(),
            "min": self.percentile(0),
            "p1": self.percentile(10),
            "p10": self.percentile(100),
            "p50": self.percentile(500),
            "p90": self.percentile(900),
            "p99": self.percentile(990),
            "p999": self.percentile(999),
            "max": self.percentile(1000),
        })
    }
}

/// How often something happened of how often it could have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// How often it happened.
    pub count: u64,
    /// How often it could have.
    pub of: u64,
}

impl Share {
    /// The share, 0 to 1.
    pub fn rate(self) -> f64 {
        ratio(self.count as f64, self.of as f64)
    }

    /// The share with Wilson's interval, which holds the true share with 95 % confidence.
    pub fn interval(self) -> Interval {
        if self.of == 0 {
            Interval { value: 0.0, low: 0.0, high: 1.0 }
        } else {
            wilson(self.rate(), self.of as f64)
        }
    }

    /// `2,541 of 10,000  25.4 %  [24.6, 26.3]`, aligned.
    pub fn row(self) -> String {
        let Interval { value: rate, low, high } = self.interval().map(|share| share * 100.0);
        let (count, of) = (thousands(self.count), thousands(self.of));
        format!("{count:>11} of {of:>11}  {rate:6.2} %  [{low:5.2}, {high:6.2}]")
    }

    /// The same for programs.
    pub fn json(self) -> Value {
        let Interval { low, high, .. } = self.interval();
        json!({ "count": self.count, "of": self.of, "share": self.rate(), "low": low, "high": high })
    }
}

/// An interval for programs; what is infinite is `null`.
pub(crate) fn interval_json(Interval { value, low, high }: Interval) -> Value {
    json!({ "value": value, "low": low, "high": high })
}

/// A number with commas between thousands.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_were_seen() {
        let mut seen = Histogram::default();
        (1..=1000).for_each(|value| seen.add(value));
        let found = [0, 10, 500, 990, 999, 1000].map(|permille| seen.percentile(permille));
        assert_eq!(found, [1, 10, 500, 990, 999, 1000]);
        assert!((seen.mean() - 500.5).abs() < 1e-9);
        assert!((seen.deviation() - 288.819).abs() < 1e-3);
        let mut twice = seen.clone();
        twice.merge(&seen);
        assert_eq!((twice.total(), twice.percentile(500)), (2000, 500));
        assert_eq!(Histogram::default().row().split_whitespace().next(), Some("0.00"));
    }

    #[test]
    fn wilson_intervals_are_the_textbook_ones() {
        // Brown, Cai, DasGupta (2001) and every calculator: 10 of 100 is 5.52 % to 17.44 %.
        for (count, of, low, high) in
            [(10, 100, 0.0552, 0.1744), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (0, 0, 0.0, 1.0)]
        {
            let found = Share { count, of }.interval();
            assert!(
                (found.low - low).abs() < 1e-4 && (found.high - high).abs() < 1e-4,
                "{count} of {of}: {found:?}"
            );
        }
    }

    #[test]
    fn large_numbers_have_commas() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (12_345_678, "12,345,678")] {
            assert_eq!(thousands(number), text);
        }
    }
}
