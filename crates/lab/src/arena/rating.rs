//! A list of ratings from all pairings: the Bradley–Terry model, fitted to most likelihood, with intervals by bootstrap.
//!
//! A bot of strength θ has the weight e^θ at each of its seats, and a side wins as often as its share of all the weight at
//! the table: the usual logistic Elo for two players, and for more its natural continuation (the choice model of Luce).

use std::f64::consts::LN_10;

use table::rand::rngs::SmallRng;
use table::shuffle::below;

use crate::stats::Interval;

/// How often the deals are drawn anew for the intervals, unless there are very many.
const RESAMPLES: usize = 1000;
/// The most deals that are drawn in all resamples together.
const MOST_DRAWS: usize = 200_000_000;
/// So many wins and losses are added to every pairing, which keeps ratings finite where somebody won everything.
const PRIOR: f64 = 0.5;
/// Elo points for one unit of θ.
const ELO: f64 = 400.0 / LN_10;
/// The fit stops when no θ changes by more than this in a round.
const PRECISION: f64 = 1e-7;
const MOST_ROUNDS: usize = 10_000;

/// A pairing as the fit sees it.
pub(crate) struct Score {
    pub(crate) first: usize,
    pub(crate) second: usize,
    /// The games of one deal.
    pub(crate) games: usize,
    /// Games won by the first bot, in each deal.
    pub(crate) wins: Vec<u32>,
    /// The win rate of the first bot if both are equal.
    pub(crate) even: f64,
}

/// The rating of each bot, the weakest 0, with 95 % intervals of the difference from the weakest.
pub(crate) fn ratings(bots: usize, scores: &[Score], rng: &mut SmallRng) -> Vec<Interval> {
    let count = |score: &Score| {
        let wins: u64 = score.wins.iter().map(|wins| u64::from(*wins)).sum();
        let games = score.wins.len() * score.games;
        Count { wins: wins as f64 + PRIOR, losses: (games as u64 - wins) as f64 + PRIOR }
    };
    let best = fit(bots, scores, &scores.iter().map(count).collect::<Vec<_>>());
    let weakest = (0..bots).min_by(|a, b| best[*a].total_cmp(&best[*b])).unwrap_or(0);
    let mut samples = resampled(bots, scores, rng);
    let elo = |ratings: &[f64], bot: usize| (ratings[bot] - ratings[weakest]) * ELO;
    let interval = |bot: usize| {
        samples.sort_by(|a, b| elo(a, bot).total_cmp(&elo(b, bot)));
        let at = |share: f64| elo(&samples[(share * (samples.len() - 1) as f64).round() as usize], bot);
        Interval { value: elo(&best, bot), low: at(0.025), high: at(0.975) }
    };
    (0..bots).map(interval).collect()
}

/// Games of a pairing, real and added ones.
#[derive(Clone, Copy)]
struct Count {
    wins: f64,
    losses: f64,
}

/// Ratings from deals drawn with replacement. Pairings share their deals, so a deal is drawn for all that played it. What is
/// added to a pairing is drawn too, so that the interval is Jeffreys' where all games went one way and not a point.
fn resampled(bots: usize, scores: &[Score], rng: &mut SmallRng) -> Vec<Vec<f64>> {
    let deals = scores.iter().map(|score| score.wins.len()).max().unwrap_or(0);
    let resamples = (MOST_DRAWS / (deals * scores.len()).max(1)).clamp(100, RESAMPLES);
    let mut sample = || {
        let mut counts: Vec<Count> =
            scores.iter().map(|_| Count { wins: gamma_half(rng), losses: gamma_half(rng) }).collect();
        for _ in 0..deals {
            let deal = below(rng, deals as u32) as usize;
            for (count, score) in counts.iter_mut().zip(scores) {
                if let Some(wins) = score.wins.get(deal) {
                    count.wins += f64::from(*wins);
                    count.losses += score.games as f64 - f64::from(*wins);
                }
            }
        }
        fit(bots, scores, &counts)
    };
    (0..resamples).map(|_| sample()).collect()
}

/// A number of the gamma distribution with mean [`PRIOR`]: half the square of a normal one (Box and Muller).
fn gamma_half(rng: &mut SmallRng) -> f64 {
    let mut uniform = || (f64::from(below(rng, u32::MAX)) + 0.5) / f64::from(u32::MAX);
    let normal = (-2.0 * uniform().ln()).sqrt() * (std::f64::consts::TAU * uniform()).cos();
    // Not zero, or somebody would be infinitely better.
    (normal * normal / 2.0).max(1e-9)
}

/// The most likely θ of each bot, given the wins and losses of each pairing. Newton's method for one bot
/// at a time; each step is at most 1, so that it cannot run away.
fn fit(bots: usize, scores: &[Score], counts: &[Count]) -> Vec<f64> {
    let mut theta = vec![0.0_f64; bots];
    for _ in 0..MOST_ROUNDS {
        let mut change: f64 = 0.0;
        for bot in 1..bots {
            let (mut slope, mut bend) = (0.0, 0.0);
            for (score, count) in scores.iter().zip(counts) {
                let sign = match bot {
                    bot if bot == score.first => 1.0,
                    bot if bot == score.second => -1.0,
                    _ => continue,
                };
                let games = count.wins + count.losses;
                let odds = (theta[score.first] - theta[score.second]).exp() * score.even / (1.0 - score.even);
                let rate = odds / (1.0 + odds);
                slope += sign * (count.wins - games * rate);
                bend += games * rate * (1.0 - rate);
            }
            let step = (slope / bend.max(1e-12)).clamp(-1.0, 1.0);
            theta[bot] += step;
            change = change.max(step.abs());
        }
        if change < PRECISION {
            break;
        }
    }
    theta
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generator;

    fn score(first: usize, second: usize, wins: &[u32], games: usize, even: f64) -> Score {
        Score { first, second, games, wins: wins.to_vec(), even }
    }

    #[test]
    fn two_bots_are_rated_by_their_odds() {
        // 150 of 200: odds of 3, so 400 log10 3 = 190.8, a little less for the game that is added.
        let wins: Vec<u32> = (0..100).map(|deal| 1 + deal % 2).collect();
        let ratings = ratings(2, &[score(0, 1, &wins, 2, 0.5)], &mut generator(1, 1));
        assert!((ratings[0].value - 190.8).abs() < 2.0 && ratings[1].value.abs() < 1e-6, "{ratings:?}");
        assert!(ratings[0].low < 175.0 && ratings[0].high > 205.0 && ratings[0].half() < 60.0, "{ratings:?}");
    }

    #[test]
    fn ratings_of_a_circle_of_pairings_agree_with_all_of_them() {
        // True strengths 0, 200, 400; rates by the model, one alone against three in the last pairing.
        let rate = |elo: f64, even: f64| super::super::estimate::rate(elo, even);
        let wins = |rate: f64, games: f64| -> Vec<u32> {
            (0..1000)
                .map(|deal| ((deal as f64 + 1.0) * rate * games) as u32 - (deal as f64 * rate * games) as u32)
                .collect()
        };
        let scores = [
            score(1, 0, &wins(rate(200.0, 0.5), 2.0), 2, 0.5),
            score(1, 2, &wins(rate(-200.0, 0.5), 2.0), 2, 0.5),
            score(2, 0, &wins(rate(400.0, 0.25), 4.0), 4, 0.25),
        ];
        let ratings = ratings(3, &scores, &mut generator(1, 1));
        for (found, expected) in ratings.iter().zip([0.0, 200.0, 400.0]) {
            assert!((found.value - expected).abs() < 3.0, "{ratings:?}");
        }
    }

    #[test]
    fn who_won_everything_has_a_finite_rating() {
        let ratings = ratings(2, &[score(0, 1, &[2; 50], 2, 0.5)], &mut generator(1, 1));
        // Jeffreys' interval for 100 of 100 begins at 97.5 %: 638 Elo.
        assert!((ratings[0].low - 638.0).abs() < 40.0 && ratings[0].high > 1500.0, "{ratings:?}");
        assert!(ratings[0].value > 900.0 && ratings[0].high.is_finite(), "{ratings:?}");
    }
}
