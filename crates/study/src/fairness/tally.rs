//! What games with a setup card say of each place in turn order and of each start spot.

use gambit::{Gambit, Spot};
use table::{Game, Outcome, Seat};

use crate::interval::{Interval, WinRate, ratio, wilson};

/// The most that play.
const MOST: usize = 4;

/// One game, by places in turn order: 0 moves first, and has placed last (G4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Who won.
    pub winner: usize,
    /// Where each place started; of those that nobody has, nothing is said.
    spots: [Spot; MOST],
    players: usize,
}

impl Seen {
    /// A game that is over, where the seats started at these spots.
    pub fn of(game: &Gambit, outcome: &Outcome, spots: &[Spot]) -> Self {
        let order = || turn_order(game);
        let mut by_place = [Spot::ALL[0]; MOST];
        by_place.iter_mut().zip(order()).for_each(|(spot, seat)| *spot = spots[seat.index()]);
        let winner = order().position(|seat| outcome.winners().contains(seat));
        Self {
            winner: winner.expect("somebody wins, and nobody shares it (G16)"),
            spots: by_place,
            players: game.seats(),
        }
    }

    /// Where each place started.
    pub fn spots(&self) -> &[Spot] {
        &self.spots[..self.players]
    }
}

/// The seats, who moves first at the front (G4).
pub fn turn_order(game: &Gambit) -> impl Iterator<Item = Seat> + use<> {
    let (seats, first) = (game.seats(), game.options().first().index());
    (0..seats).map(move |place| Seat::new((first + place) % seats))
}

/// All that is counted: whole deals, each played once with every player as the oldest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    players: usize,
    deals: Vec<DealTally>,
    /// How often each place chose each spot.
    chosen: [[u32; 4]; MOST],
}

/// The games of one deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct DealTally {
    /// Wins of each place.
    wins: [u8; MOST],
    /// In how many games somebody started at each spot.
    starts: [u8; 4],
    /// How often the winner had started there.
    won: [u8; 4],
}

impl Tally {
    /// Nothing yet, for so many players.
    pub const fn new(players: usize) -> Self {
        Self { players, deals: Vec::new(), chosen: [[0; 4]; MOST] }
    }

    /// One more deal.
    pub fn add<'a>(&mut self, games: impl IntoIterator<Item = &'a Seen>) {
        let mut deal = DealTally::default();
        for game in games {
            deal.wins[game.winner] += 1;
            deal.won[game.spots[game.winner].index()] += 1;
            for (place, spot) in game.spots().iter().enumerate() {
                deal.starts[spot.index()] += 1;
                self.chosen[place][spot.index()] += 1;
            }
        }
        self.deals.push(deal);
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// How many games were counted.
    pub const fn games(&self) -> usize {
        self.deals.len() * self.players
    }

    /// What every place would have if the card were fair.
    pub fn even(&self) -> f64 {
        1.0 / self.players as f64
    }

    /// The games that a place in turn order won.
    pub fn wins(&self, place: usize) -> u64 {
        self.deals.iter().map(|deal| u64::from(deal.wins[place])).sum()
    }

    /// The share of the games that a place in turn order won: 0 moves first, and has placed last.
    pub fn share(&self, place: usize) -> Interval {
        let wins: Vec<u32> = self.deals.iter().map(|deal| u32::from(deal.wins[place])).collect();
        WinRate::new(&wins, self.players).interval()
    }

    /// In how many games a place chose a spot.
    pub fn chosen(&self, place: usize, spot: Spot) -> u64 {
        self.chosen[place][spot.index()].into()
    }

    /// In how many games somebody started at a spot.
    pub fn starts(&self, spot: Spot) -> u64 {
        (0..self.players).map(|place| self.chosen(place, spot)).sum()
    }

    /// How often who started at a spot won; `None` if nobody did. The games of a deal are not independent, so the interval comes
    /// from the spread over deals (that of a ratio).
    pub fn at_spot(&self, spot: Spot) -> Option<Interval> {
        let of_deal =
            |deal: &DealTally| (f64::from(deal.won[spot.index()]), f64::from(deal.starts[spot.index()]));
        let cases = || self.deals.iter().map(of_deal);
        let (wins, starts) = cases().fold((0.0, 0.0), |sum, case| (sum.0 + case.0, sum.1 + case.1));
        let rate = ratio(wins, starts);
        let away = |(wins, starts)| wins - rate * starts;
        let spread: f64 = cases().map(|case| away(case) * away(case)).sum();
        let variance = spread / (starts * starts).max(1.0);
        let alike = if variance > 0.0 { rate * (1.0 - rate) / variance } else { starts };
        (starts > 0.0).then(|| wilson(rate, alike.clamp(1.0, starts * self.players as f64)))
    }
}
