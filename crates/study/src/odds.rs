//! Exact chances: counts of arrangements, never samples.

use std::fmt;

use crate::fact::Fact;

/// So many of so many equally likely cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The cases in which it is so.
    pub cases: u128,
    /// All cases.
    pub of: u128,
}

impl Chance {
    /// In lowest terms.
    ///
    /// # Panics
    /// If there are no cases at all.
    pub fn new(cases: u128, of: u128) -> Self {
        assert!(of > 0, "there is at least one case");
        let divisor = divisor(cases, of);
        Self { cases: cases / divisor, of: of / divisor }
    }

    /// Either of two things that exclude each other.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        let shared = divisor(self.of, other.of);
        let (left, right) = (other.of / shared, self.of / shared);
        Self::new(self.cases * left + other.cases * right, self.of * left)
    }

    /// Both of two things that do not depend on each other.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self::new(self.cases * other.cases, self.of * other.of)
    }

    /// From 0 to 1.
    pub fn share(self) -> f64 {
        self.cases as f64 / self.of as f64
    }
}

/// `5/12`
impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.cases, self.of)
    }
}

fn divisor(mut a: u128, mut b: u128) -> u128 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

/// The number of ways to choose `k` of `n`: exact for every `n` up to 128.
pub(crate) fn choose(n: u128, k: u128) -> u128 {
    if k > n {
        return 0;
    }
    (0..k.min(n - k)).fold(1, |ways, i| {
        // Shortened before it is multiplied: the result fits, a product on the way might not.
        let shared = divisor(ways, i + 1);
        (ways / shared) * ((n - i) / ((i + 1) / shared))
    })
}

/// One thing it could be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Likely {
    /// What.
    pub what: Fact,
    /// How likely.
    pub chance: Chance,
}

/// Something a seat cannot see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// What is unknown.
    pub about: Fact,
    /// What it could be.
    pub likely: Vec<Likely>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_are_counted_exactly() {
        for n in 1..=128 {
            assert_eq!((choose(n, 0), choose(n, n), choose(n, n + 1)), (1, 1, 0));
            for k in 1..=n {
                assert_eq!(choose(n, k), choose(n - 1, k - 1) + choose(n - 1, k), "{k} of {n}");
            }
        }
    }

    #[test]
    fn chances_add_and_multiply() {
        let (third, half) = (Chance::new(2, 6), Chance::new(1, 2));
        assert_eq!(third.to_string(), "1/3");
        assert_eq!(third.or(half), Chance::new(5, 6));
        assert_eq!(third.and(half), Chance::new(1, 6));
        assert_eq!(Chance::new(0, 7).or(third), third);
        assert!((third.share() - 1.0 / 3.0).abs() < 1e-12);
    }
}
