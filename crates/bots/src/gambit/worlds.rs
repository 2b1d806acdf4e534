//! Worlds that fit what a seat knows, weighed by how sensible the others' plans are in them.

use gambit::{Card, Gambit, Knowledge, Phase, State};
use table::rand::Rng;
use table::rand::rngs::SmallRng;
use table::shuffle::below;
use table::{Game, Seat, SeatSet};

use super::history::Hints;
use super::tactics::Tactics;

/// How many worlds are drawn at most; fewer while plans have to be found for the others, which takes longer.
const POOL: usize = 192;
const PLANNED_POOL: usize = 32;

/// A pool of worlds to search in.
pub(super) struct Worlds {
    worlds: Vec<State>,
    /// Sums of weights up to and including each world.
    upto: Vec<f32>,
}

impl Worlds {
    /// `count` worlds at most; a small budget wants fewer. A world counts by `exp` of `belief` times the others' hauls in it.
    pub(super) fn new(
        game: &Gambit,
        tactics: &Tactics,
        known: &Knowledge,
        count: usize,
        belief: f32,
        hints: Option<&Hints>,
        rng: &mut SmallRng,
    ) -> Self {
        let most = if known.phase() == Phase::Planning { PLANNED_POOL } else { POOL };
        let count = count.clamp(1, most);
        let hints = hints.filter(|_| known.phase().is_turn());
        let odds = hints.map(|hints| Odds::new(tactics, known, belief, hints));
        let (mut worlds, mut upto, mut sum) = (Vec::with_capacity(count), Vec::with_capacity(count), 0.0);
        for _ in 0..count {
            let mut world = game.sample(known, rng);
            if world.phase() == Phase::Planning {
                plan_for_others(game, tactics, known, &mut world, rng);
            }
            sum += match &odds {
                Some(odds) => odds.redeal(known, &mut world, rng),
                None => weight(tactics, known.seat(), &world, belief),
            };
            worlds.push(world);
            upto.push(sum);
        }
        Self { worlds, upto }
    }

    /// A world, the likelier ones more often.
    #[inline]
    pub(super) fn pick(&self, rng: &mut SmallRng) -> State {
        let total = self.upto[self.upto.len() - 1];
        let mark = total * (rng.next_u32() >> 8) as f32 / 16_777_216.0;
        let at = self.upto.partition_point(|upto| *upto <= mark);
        self.worlds[at.min(self.worlds.len() - 1)]
    }
}

/// How likely it is that the others planned like that, up to a factor.
fn weight(tactics: &Tactics, seat: Seat, world: &State, belief: f32) -> f32 {
    if !world.phase().is_turn() {
        return 1.0;
    }
    let gambits = world.gambits(tactics.seats());
    let believed = |other: Seat| {
        let row = world.row(other);
        let haul = if row.len() == 3 {
            tactics.haul(world.square(other), world.tokens(), gambits, [row.get(0), row.get(1), row.get(2)])
        } else {
            0.0
        };
        belief * haul
    };
    libm::expf(Seat::all(tactics.seats()).filter(|other| *other != seat).map(believed).sum())
}

/// How often another seat's cards are dealt for a world, of which the likelier ones stay.
const DEALS: u32 = 8;

/// How likely each seat is to have each row of three cards, up to a factor.
struct Odds([[[[f32; 4]; 4]; 4]; 4]);

impl Odds {
    fn new(tactics: &Tactics, known: &Knowledge, belief: f32, hints: &Hints) -> Self {
        let mut odds = Self([[[[1.0; 4]; 4]; 4]; 4]);
        for other in Seat::all(known.seats()).filter(|other| *other != known.seat()) {
            for (a, b) in Card::ALL.into_iter().flat_map(|a| Card::ALL.map(|b| (a, b))) {
                let hint = hints.of(other, a, b);
                for c in Card::ALL {
                    let haul = tactics.haul(known.square(other), known.tokens(), known.gambits(), [a, b, c]);
                    odds.0[other.index()][a as usize][b as usize][c as usize] =
                        libm::expf(belief * haul + hint);
                }
            }
        }
        odds
    }

    fn of(&self, world: &State, seat: Seat) -> f32 {
        let row = world.row(seat);
        if row.len() < 3 {
            return 1.0;
        }
        self.0[seat.index()][row.get(0) as usize][row.get(1) as usize][row.get(2) as usize]
    }

    /// Deals each other seat's cards some times and keeps one deal, the likelier ones more often. Each seat is dealt to apart,
    /// so that a world in which all of them make sense need not be waited for. Returns what the world counts for.
    fn redeal(&self, known: &Knowledge, world: &mut State, rng: &mut SmallRng) -> f32 {
        let mut weight = 1.0;
        for other in Seat::all(known.seats()).filter(|other| *other != known.seat()) {
            let mut deal = *world;
            let mut sum = self.of(world, other);
            for _ in 1..DEALS {
                known.redeal(&mut deal, other, rng);
                let odds = self.of(&deal, other);
                sum += odds;
                if sum * ((rng.next_u32() >> 8) as f32) < odds * 16_777_216.0 {
                    *world = deal;
                }
            }
            weight *= sum / DEALS as f32;
        }
        weight
    }
}

/// The others have not planned yet, or their plans are unknown: each lays one of its better plans.
pub(super) fn plan_for_others(
    game: &Gambit,
    tactics: &Tactics,
    known: &Knowledge,
    world: &mut State,
    rng: &mut SmallRng,
) {
    let waiting = match game.pending(world) {
        table::Pending::Seats(seats) => seats,
        _ => SeatSet::EMPTY,
    };
    for other in waiting.iter().filter(|other| *other != known.seat()) {
        let plan = good_plan(tactics, world, other, rng);
        let planned = game.play(world, other, gambit::Action::Plan(plan));
        debug_assert!(planned.is_ok(), "a plan from the hand is legal");
    }
}

/// One of the best plans of a hand; of two picked at random the better, so that it is not always the very best.
pub(super) fn good_plan(
    tactics: &Tactics,
    world: &State,
    seat: Seat,
    rng: &mut SmallRng,
) -> [gambit::Card; 3] {
    let mut plans = tactics.plans(world, seat, world.hand(seat));
    plans.sort_by(|a, b| b.1.total_cmp(&a.1));
    let best = plans.len().min(4) as u32;
    let at = below(rng, best).min(below(rng, best));
    plans[at as usize].0
}
