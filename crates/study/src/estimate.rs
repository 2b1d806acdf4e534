//! Means of samples, and how sure they are.

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error: the mean is off by more than twice as much in one case of twenty.
    pub error: f64,
}

impl Estimate {
    /// The mean of samples. One sample says nothing of its error, which is then taken to be that of a coin's toss.
    pub(crate) fn of(samples: impl Iterator<Item = f64> + Clone) -> Self {
        let count = samples.clone().count() as f64;
        if count == 0.0 {
            return Self { mean: 0.0, error: 0.5 };
        }
        let mean = samples.clone().sum::<f64>() / count;
        if count < 2.0 {
            return Self { mean, error: 0.5 };
        }
        let squares: f64 = samples.map(|sample| (sample - mean) * (sample - mean)).sum();
        Self { mean, error: (squares / (count - 1.0) / count).sqrt() }
    }

    /// The sum of estimates that do not depend on each other.
    pub(crate) fn sum(all: impl Iterator<Item = Self>) -> Self {
        let (mean, squares) =
            all.fold((0.0, 0.0), |(mean, squares), one| (mean + one.mean, squares + one.error * one.error));
        Self { mean, error: squares.sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_knows_its_error() {
        let fair = Estimate::of([0.0, 1.0, 0.0, 1.0].into_iter());
        assert!((fair.mean - 0.5).abs() < 1e-12 && (fair.error - (1.0f64 / 12.0).sqrt()).abs() < 1e-12);
        assert_eq!(Estimate::of([2.0; 9].into_iter()), Estimate { mean: 2.0, error: 0.0 });
        assert!(
            Estimate::of(std::iter::once(1.0)).error > 0.4 && Estimate::of(std::iter::empty()).error > 0.4
        );
    }
}
