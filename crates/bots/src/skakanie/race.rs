//! A race between candidates in common worlds: those that are clearly worse than the best drop out, the rest go on.
//!
//! Its memory is two sums for each pair of candidates, however long it runs.

/// The most candidates in a race.
pub(super) const MOST: usize = 16;

/// Worlds before anybody drops out, and between two looks at the standings.
const FIRST: u32 = 8;
const EVERY: u32 = 4;

/// How the candidates stand.
pub(super) struct Race {
    count: usize,
    alive: u16,
    worlds: u32,
    visits: [u32; MOST],
    sums: [f64; MOST],
    wins: [f64; MOST],
    /// Sums of the differences of each pair, and of their squares.
    gaps: [[f64; MOST]; MOST],
    squares: [[f64; MOST]; MOST],
    /// What the candidates were thought to be worth before the race, and how many worlds that opinion stands for.
    opinions: [f64; MOST],
    weight: f64,
    /// How many standard errors behind the best one is out.
    strictness: f64,
}

impl Race {
    /// A race of as many candidates as there are opinions, at least one.
    pub(super) fn new(opinions: &[f32], weight: f64, strictness: f64) -> Self {
        let count = opinions.len().min(MOST);
        let mut all = [0.0; MOST];
        for (slot, opinion) in all.iter_mut().zip(opinions) {
            *slot = f64::from(*opinion);
        }
        Self {
            count,
            opinions: all,
            weight,
            alive: ((1u32 << count) - 1) as u16,
            worlds: 0,
            visits: [0; MOST],
            sums: [0.0; MOST],
            wins: [0.0; MOST],
            gaps: [[0.0; MOST]; MOST],
            squares: [[0.0; MOST]; MOST],
            strictness,
        }
    }

    /// Is the candidate still in?
    pub(super) const fn is_alive(&self, candidate: usize) -> bool {
        self.alive >> candidate & 1 == 1
    }

    /// Is only one left?
    pub(super) const fn is_over(&self) -> bool {
        self.alive.count_ones() <= 1
    }

    /// Takes note of a world: what each candidate that is still in reached there, and its chance to win.
    pub(super) fn note(&mut self, results: &[(f64, f64); MOST]) {
        self.worlds += 1;
        for one in (0..self.count).filter(|one| self.alive >> one & 1 == 1) {
            self.visits[one] += 1;
            self.sums[one] += results[one].0;
            self.wins[one] += results[one].1;
            for two in 0..one {
                let gap = results[one].0 - results[two].0;
                self.gaps[one][two] += gap;
                self.squares[one][two] += gap * gap;
            }
        }
        if self.worlds >= FIRST && self.worlds.is_multiple_of(EVERY) {
            self.drop_out();
        }
    }

    fn drop_out(&mut self) {
        let best = self.best();
        let n = f64::from(self.worlds);
        for other in (0..self.count).filter(|other| *other != best) {
            if !self.is_alive(other) {
                continue;
            }
            let (one, two) = (best.max(other), best.min(other));
            let mean = self.gaps[one][two] / n;
            let variance = (self.squares[one][two] / n - mean * mean).max(0.01);
            let thought = self.weight * (self.opinions[one] - self.opinions[two]);
            let gap = (self.gaps[one][two] + thought) / (n + self.weight);
            if gap.abs() > self.strictness * (variance / n).sqrt() {
                self.alive &= !(1 << other);
            }
        }
    }

    /// The best of those still in.
    pub(super) fn best(&self) -> usize {
        let alive = (0..self.count).filter(|one| self.is_alive(*one));
        alive
            .fold(None, |best: Option<usize>, one| match best {
                Some(best) if self.merit(best) >= self.merit(one) => Some(best),
                _ => Some(one),
            })
            .unwrap_or(0)
    }

    /// What it reached and what was thought of it, together.
    pub(super) fn merit(&self, candidate: usize) -> f64 {
        let visits = f64::from(self.visits[candidate]);
        (self.sums[candidate] + self.weight * self.opinions[candidate]) / (visits + self.weight).max(1.0)
    }

    /// What a candidate reached on average, as far as it came; what was thought of it if it never started.
    pub(super) fn mean(&self, candidate: usize) -> f64 {
        match self.visits[candidate] {
            0 => self.opinions[candidate],
            visits => self.sums[candidate] / f64::from(visits),
        }
    }

    /// Its chance to win.
    pub(super) fn win(&self, candidate: usize) -> f64 {
        self.wins[candidate] / f64::from(self.visits[candidate].max(1))
    }

    /// In how many worlds it was tried.
    pub(super) const fn visits(&self, candidate: usize) -> u32 {
        self.visits[candidate]
    }
}
