//! Exact values: a solver goes through every line and every chance from what a seat knows, as far as its game says.
//!
//! Nothing here depends on how well computer players play: what is certified stays certified when they change.

pub(crate) mod gambit;
pub(crate) mod skakanie;

/// How many positions a solver may look at, so that it ends in time anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Positions {
    most: u64,
    seen: u64,
}

impl Positions {
    /// At most so many.
    pub const fn at_most(most: u64) -> Self {
        Self { most, seen: 0 }
    }

    /// How many were looked at.
    pub const fn seen(&self) -> u64 {
        self.seen
    }

    /// One more; `None` if that is too many.
    #[inline]
    pub(crate) const fn look(&mut self) -> Option<()> {
        self.seen += 1;
        if self.seen > self.most { None } else { Some(()) }
    }
}

/// An option and its exact values, one for each of the game's two measures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exact<A> {
    /// The option.
    pub action: A,
    /// Its values.
    pub values: [f64; 2],
}

/// Values closer than this are the same: sums of fractions differ in their last digits.
const SAME: f64 = 1e-6;

/// What is best among options, and by how much.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<A> {
    /// The options that are best by both measures, all equally good.
    pub best: Vec<A>,
    /// How much the best of the others is behind, by each measure; infinite if there are no others.
    pub clear: [f64; 2],
}

/// Compares options. `None` if what is best by one measure is not by the other.
pub fn verdict<A: Copy>(options: &[Exact<A>]) -> Option<Verdict<A>> {
    let most: [f64; 2] = std::array::from_fn(|measure| {
        options.iter().map(|option| option.values[measure]).fold(f64::NEG_INFINITY, f64::max)
    });
    let is_best = |option: &&Exact<A>| (0..2).all(|measure| option.values[measure] >= most[measure] - SAME);
    let best: Vec<A> = options.iter().filter(is_best).map(|option| option.action).collect();
    if best.is_empty() {
        return None;
    }
    let clear = std::array::from_fn(|measure| {
        let others = options.iter().filter(|option| !is_best(option));
        most[measure] - others.map(|option| option.values[measure]).fold(f64::NEG_INFINITY, f64::max)
    });
    Some(Verdict { best, clear })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verdict_needs_both_measures() {
        let option = |action: char, values| Exact { action, values };
        let clear = verdict(&[option('a', [3.0, 1.0]), option('b', [1.0, 0.5]), option('c', [0.0, 0.75])]);
        assert_eq!(clear, Some(Verdict { best: vec!['a'], clear: [2.0, 0.25] }));
        assert_eq!(verdict(&[option('a', [3.0, 0.0]), option('b', [1.0, 0.5])]), None);
        let both = verdict(&[option('a', [3.0, 1.0]), option('b', [3.0 - 1e-9, 1.0])]).unwrap();
        assert_eq!((both.best.len(), both.clear), (2, [f64::INFINITY; 2]));
    }

    #[test]
    fn positions_are_counted() {
        let mut positions = Positions::at_most(2);
        assert!(positions.look().is_some() && positions.look().is_some() && positions.look().is_none());
    }
}
