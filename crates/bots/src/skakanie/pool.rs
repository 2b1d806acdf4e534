//! What a pool looks like to somebody who plans: its largest fragment, the stray ones, how far they are from joining,
//! and what all that is worth.

use skakanie::{Grid, Piece, Pieces};

use super::weights::Weights;

/// The most stray fragments of two and more pieces that are looked at one by one.
const MOST: usize = 12;

/// What everybody can see of the table that matters to one pool.
#[derive(Clone, Copy)]
pub(super) struct Around<'a> {
    pub(super) grid: &'a Grid,
    pub(super) weights: &'a Weights,
    /// The pieces in the stacks.
    pub(super) stacked: Pieces,
    /// Those of them nobody has seen.
    pub(super) unknown: Pieces,
    /// What a single piece costs.
    pub(super) single: f32,
    /// How much of a credit is left, from 1 (early) to 0 (the end).
    pub(super) fade: f32,
}

/// A pool, taken apart.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    pub(super) pool: Pieces,
    main: Pieces,
    /// What fits the largest fragment.
    edge: Pieces,
    /// What fits anything.
    pub(super) any_edge: Pieces,
    singles: Pieces,
    strays: [Pieces; MOST],
    stray_count: usize,
    single: f32,
    pub(super) score: f32,
    /// The score and what is expected to come.
    pub(super) value: f32,
    /// What an unseen piece is expected to change.
    pub(super) blind: f32,
    /// What giving the best piece away would change.
    pub(super) relief: f32,
    /// The chance that an unseen piece fits the largest fragment.
    pub(super) fits: f32,
}

impl Sight {
    pub(super) fn new(pool: Pieces, around: &Around<'_>) -> Self {
        let mut sight = Self::apart(pool, around.grid, around.single);
        sight.expect(around);
        sight
    }

    /// A pool taken apart without what is expected to come.
    pub(super) fn apart(pool: Pieces, grid: &Grid, single: f32) -> Self {
        let any_edge = grid.neighbours(pool);
        let mut singles = pool - any_edge;
        let mut strays = [Pieces::EMPTY; MOST];
        let (mut main, mut stray_count, mut others) = (Pieces::EMPTY, 0, 0);
        for fragment in grid.fragments(pool & any_edge) {
            let stray =
                if fragment.len() > main.len() { std::mem::replace(&mut main, fragment) } else { fragment };
            if !stray.is_empty() {
                others += 1;
                if stray_count < MOST {
                    strays[stray_count] = stray;
                    stray_count += 1;
                }
            }
        }
        if let (true, Some(piece)) = (main.is_empty(), singles.lowest()) {
            main = Pieces::only(piece);
            singles = singles.without(piece);
        }
        let score = main.len() as f32 - others as f32 - singles.len() as f32 * single;
        Self {
            pool,
            main,
            edge: grid.neighbours(main) - main,
            any_edge: any_edge - pool,
            singles,
            strays,
            stray_count,
            single,
            score,
            value: score,
            blind: 0.0,
            relief: 0.0,
            fits: 0.0,
        }
    }

    /// Adds what is expected to come.
    fn expect(&mut self, around: &Around<'_>) {
        let (weights, cost) = (around.weights, self.single);
        let of_single = |credit: f32| around.fade * credit * (weights.credit_size + cost);
        let mut odds =
            Odds { singles: self.singles, strays: self.strays, credits: 0.0, least: f32::INFINITY };
        let unknown = around.unknown;
        let mut layer = self.edge & around.stacked;
        let mut seen = layer;
        let fitting = (unknown & layer).len() as f32;
        let mut blind = fitting * weights.blind_fit;
        for level in 0..3 {
            let touched = around.grid.neighbours(layer);
            let twice = if level == 0 && !(odds.singles & touched).is_empty() {
                twice_touched(around.grid, layer)
            } else {
                Pieces::EMPTY
            };
            let joined = odds.join(weights, cost, self.stray_count, level, touched, twice);
            layer = (touched | around.grid.neighbours(joined)) & (around.stacked - seen);
            seen |= layer;
            blind += (unknown & layer).len() as f32 * (of_single(weights.credit[level]) - cost);
        }
        odds.join(weights, cost, self.stray_count, 3, !Pieces::EMPTY, Pieces::EMPTY);
        blind += (unknown - seen).len() as f32 * (of_single(weights.credit[3]) - cost);
        let all = unknown.len().max(1) as f32;
        self.fits = fitting / all;
        self.blind = blind / all;
        self.value = self.score + around.fade * (odds.credits + weights.front * fitting);
        let relief = cost - of_single(odds.least);
        self.relief = match self.pool.len() {
            0 => 0.0,
            _ if self.stray_count > 0 => relief.max(-0.3),
            _ => relief.max(-1.2),
        };
    }

    /// By how much a piece would raise the score; 0 if it does not.
    pub(super) fn gain(&self, grid: &Grid, piece: Piece) -> f32 {
        if !self.any_edge.contains(piece) {
            return 0.0;
        }
        let others = self.pool - self.main;
        let beside = grid.neighbours(Pieces::only(piece)) & others;
        let fits = self.edge.contains(piece);
        if beside.is_empty() {
            return if fits { 1.0 } else { 0.0 };
        }
        let joined = grid.fragment(others, beside);
        let size = joined.len() as f32;
        let strays = self.strays.iter().take(self.stray_count).filter(|stray| !(**stray & joined).is_empty());
        let costs = strays.count() as f32 + (self.singles & joined).len() as f32 * self.single;
        let main = self.main.len() as f32;
        match () {
            () if fits => 1.0 + size + costs,
            () if size + 1.0 > main => size + 1.0 - main + costs - if main > 1.0 { 1.0 } else { self.single },
            () => (costs - 1.0).max(0.0),
        }
    }

    /// The pieces that are not in the largest fragment.
    pub(super) fn strays(&self) -> Pieces {
        self.pool - self.main
    }
}

/// The strays that were not given their credit yet, and the credits so far.
struct Odds {
    singles: Pieces,
    strays: [Pieces; MOST],
    credits: f32,
    /// The least credit of a single piece.
    least: f32,
}

impl Odds {
    /// Gives the strays that are touched their credit; those touched twice have one of their own. Returns them.
    fn join(
        &mut self,
        weights: &Weights,
        cost: f32,
        count: usize,
        level: usize,
        touched: Pieces,
        twice: Pieces,
    ) -> Pieces {
        let credit = weights.credit[level];
        let here = self.singles & touched;
        let mut joined = here;
        if !here.is_empty() {
            let surer = (here & twice).len() as f32;
            let others = (here - twice).len() as f32;
            self.credits += (credit * others + weights.credit_twice * surer) * (weights.credit_size + cost);
            self.least = self.least.min(if others > 0.0 { credit } else { weights.credit_twice });
            self.singles = self.singles - here;
        }
        for stray in self.strays.iter_mut().take(count).filter(|stray| !(**stray & touched).is_empty()) {
            joined |= *stray;
            self.credits += credit * (weights.credit_size * stray.len() as f32 + 1.0);
            *stray = Pieces::EMPTY;
        }
        joined
    }
}

/// The pieces that touch at least two of these.
fn twice_touched(grid: &Grid, pieces: Pieces) -> Pieces {
    let (mut once, mut twice) = (Pieces::EMPTY, Pieces::EMPTY);
    for piece in pieces.iter() {
        let touched = grid.neighbours(Pieces::only(piece));
        twice |= once & touched;
        once |= touched;
    }
    twice
}

#[cfg(test)]
mod tests {
    use skakanie::{Options, SingleCost, Skakanie};
    use table::rand::SeedableRng;
    use table::rand::rngs::SmallRng;
    use table::shuffle::below;

    use super::*;

    #[test]
    fn s11_scores_and_gains_are_those_of_the_rules() {
        let mut rng = SmallRng::seed_from_u64(1);
        for singles in [SingleCost::One, SingleCost::Two] {
            let game = Skakanie::new(Options { singles, ..Options::new(4) }).unwrap();
            let weights = Weights::of(&game);
            for round in 0..2000 {
                let (all, most) = (game.grid().all(), 10 + round % 60);
                let pool: Pieces = all.iter().filter(|_| below(&mut rng, 100) < most).collect();
                let single = singles.points() as f32;
                let around = Around {
                    grid: game.grid(),
                    weights: &weights,
                    stacked: all - pool,
                    unknown: all - pool,
                    single,
                    fade: 1.0,
                };
                let sight = Sight::new(pool, &around);
                assert_eq!(sight.score as i32, game.score(pool));
                for piece in (all - pool).iter().filter(|_| !pool.is_empty() && sight.stray_count < MOST) {
                    let change = game.score(pool.with(piece)) - game.score(pool);
                    assert_eq!(sight.gain(game.grid(), piece) as i32, change.max(0), "{piece} to {pool}");
                }
            }
        }
    }
}
