//! Whom a bot that sits alone makes win by losing: of the games it lost, the share that each of the seats after it won.
//!
//! Every deal is played with the bot at each seat. So among equals each of the others wins the same share by symmetry, whatever
//! a deal or moving first is worth, and what differs is of the bot's making.

use super::play::Played;
use super::schedule::Deal;
use crate::stats::{Interval, PRIOR_DEALS, ratio, wilson};

/// For each seat after the one who sits alone, in order, its share of the games which that one lost. Nobody's, if nobody sits alone
/// among several or no game was lost. `seatings` has `true` where the first bot sits.
pub(crate) fn lost_to(deals: &[Deal<Played>], seatings: &[Vec<bool>]) -> Vec<Interval> {
    let sits_alone = |seating: &Vec<bool>| seating.iter().filter(|first| **first).count() == 1;
    let Some(others) = seatings.first().map(|seating| seating.len() - 1) else { return Vec::new() };
    if others < 2 || !seatings.iter().all(sits_alone) {
        return Vec::new();
    }
    let won_by = |deal: &Deal<Played>| {
        let mut won = vec![0.0; others];
        for (played, seating) in deal.iter().zip(seatings) {
            let winners = played.outcome.winners();
            let own = seating.iter().position(|first| *first).unwrap_or_default();
            let after = |seat: usize| (seat + seating.len() - own) % seating.len();
            if winners.iter().all(|seat| after(seat.index()) > 0) {
                for seat in winners.iter() {
                    won[after(seat.index()) - 1] += 1.0 / winners.len() as f64;
                }
            }
        }
        won
    };
    let won: Vec<Vec<f64>> = deals.iter().map(won_by).collect();
    let lost: f64 = won.iter().flatten().sum();
    let all = if lost > 0.0 { others } else { 0 };
    (0..all).map(|after| share(&won, after)).collect()
}

/// The share of one seat, with Wilson's interval for as many independent games as would have the variance of the deals.
fn share(won: &[Vec<f64>], at: usize) -> Interval {
    let lost = |deal: &Vec<f64>| deal.iter().sum::<f64>();
    let (deals, all) = (won.len() as f64, won.iter().map(lost).sum::<f64>());
    let p = won.iter().map(|deal| deal[at]).sum::<f64>() / all;
    let independent = p * (1.0 - p) * all / deals;
    let spread: f64 = won.iter().map(|deal| (deal[at] - p * lost(deal)).powi(2)).sum();
    let variance = (spread + PRIOR_DEALS * independent) / (deals - 1.0 + PRIOR_DEALS);
    let alike = if variance > 0.0 { ratio(p * (1.0 - p) * all * all, deals * variance) } else { all };
    wilson(p, alike)
}

#[cfg(test)]
mod tests {
    use table::rand::rngs::SmallRng;
    use table::shuffle::below;
    use table::{BySeat, Outcome};

    use super::super::play::End;
    use super::*;
    use crate::generator;

    const SEATS: usize = 3;

    fn seatings() -> Vec<Vec<bool>> {
        (0..SEATS).map(|own| (0..SEATS).map(|seat| seat == own).collect()).collect()
    }

    fn won_by(winner: usize) -> Played {
        let places = BySeat::from_fn(SEATS, |seat| if seat.index() == winner { 1 } else { 2 });
        let outcome = Outcome { scores: BySeat::from_fn(SEATS, |_| 0), places, team: None };
        Played { outcome, turns: 1, end: End::Rules, behaviour: Vec::new(), agreement: None }
    }

    /// A deal in which the seat so far after the lone one wins; 0 is that seat itself.
    fn deal(mut after: impl FnMut() -> usize) -> Deal<Played> {
        (0..SEATS).map(|own| won_by((own + after()) % SEATS)).collect()
    }

    #[test]
    fn whoever_hands_all_games_to_the_next_seat_is_seen() {
        let shares = lost_to(&vec![deal(|| 1); 30], &seatings());
        assert!(shares.len() == 2 && shares[0].value > 0.999 && shares[0].low > 0.9, "{shares:?}");
        assert!(shares[1].value < 0.001 && shares[1].high < 0.1);
    }

    #[test]
    fn among_equals_all_others_win_the_same_share_whoever_the_cards_favour() {
        // Equal players play a deal alike wherever the lone one sits: here the first seat always wins.
        let shares = lost_to(&vec![(0..SEATS).map(|_| won_by(0)).collect(); 30], &seatings());
        assert!(shares.iter().all(|share| (share.value - 0.5).abs() < 1e-9), "{shares:?}");
        assert!(shares.iter().all(|share| share.half() < 0.1), "the deals agree: {shares:?}");
    }

    #[test]
    fn nobody_is_made_king_without_a_lost_game_or_without_a_lone_seat() {
        assert!(lost_to(&vec![deal(|| 0); 5], &seatings()).is_empty());
        assert!(lost_to(&[], &seatings()).is_empty());
        let halves = vec![vec![true, true, false, false]];
        assert!(lost_to(&[vec![won_by(2)]], &halves).is_empty());
        let two = vec![vec![true, false], vec![false, true]];
        assert!(lost_to(&[vec![won_by(1), won_by(0)]], &two).is_empty());
    }

    #[test]
    fn intervals_hold_the_truth_nineteen_times_out_of_twenty() {
        // The lone seat wins a quarter; of the rest the next one has three fifths.
        let after = |rng: &mut SmallRng| match below(rng, 20) {
            0..5 => 0,
            5..14 => 1,
            _ => 2,
        };
        let held = |number: u64| {
            let mut rng = generator(20, number);
            let deals: Vec<Deal<Played>> = (0..60).map(|_| deal(|| after(&mut rng))).collect();
            let Interval { low, high, .. } = lost_to(&deals, &seatings())[0];
            low <= 0.6 && 0.6 <= high
        };
        let share = (0..2000).filter(|number| held(*number)).count() as f64 / 2000.0;
        assert!((0.93..0.975).contains(&share), "{share}");
    }
}
