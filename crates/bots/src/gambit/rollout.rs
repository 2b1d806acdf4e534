//! Playing on for a few rounds and judging what came of it.

use gambit::{Action, Card, Cards, Gambit, Phase, Square, Squares, State, destinations};
use table::rand::Rng;
use table::rand::rngs::SmallRng;
use table::{BySeat, Game, Seat};

use super::search::Style;
use super::tactics::Tactics;
use super::worlds::good_plan;

/// The turns a rollout gets to reach the end when few tokens are left; more than the usual calm limit (G17).
const LONG_END: usize = 60;
/// Leads are measured by this many points: half of it either way is as good or bad as can be.
const CLEAR_LEAD: f32 = 30.0;

/// How a position that is not decided is judged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judgement {
    /// How uncertain a lead is while points are left: multiplied by the root of these points.
    pub(super) spread: f32,
    /// What the next capture of a seat counts.
    pub(super) prospect: f32,
    /// How often the others are taken to play greedily rather than with their next card in mind, out of 256 turns: at a
    /// table for two, and at a larger one. People and programs do both, and a search that expects only one is surprised.
    pub(super) careless: [u8; 2],
    /// At a table for two with two tokens left, where whoever takes one leaves the other the first try at the last: does
    /// everybody wait for a good moment?
    pub(super) waits: bool,
    /// With so few turns of its own left, who loses at the calm limit (G17) takes any moment.
    pub(super) hurry: u8,
    /// How much the lead over the best other seat counts, from 0, where only the chance to win does, to 1.
    pub(super) lead: f32,
}

/// What a rollout is worth to a seat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Worth {
    /// The chance to win.
    pub(super) win: f32,
    /// Points.
    pub(super) score: f32,
}

/// What a rollout came to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcome {
    /// For the seat that searches.
    pub(super) worth: Worth,
    /// What each seat makes the most of, from 0 to 1.
    pub(super) merits: [f32; 4],
}

/// Plays turns by the two-card policy.
pub(super) struct Rollout<'a> {
    pub(super) game: &'a Gambit,
    pub(super) tactics: Tactics,
    pub(super) judgement: Judgement,
    /// Who searches.
    pub(super) seat: Seat,
}

impl Rollout<'_> {
    /// Where the seat whose turn it is goes.
    #[inline]
    pub(super) fn policy(&self, state: &State, rng: &mut SmallRng) -> Square {
        let seat = state.turn();
        if self.judgement.waits && state.tokens().squares().len() == 2 && self.tactics.seats() == 2 {
            return self.wait_or_take(state, rng);
        }
        let mut bits = rng.next_u64();
        if seat != self.seat && self.is_careless((bits >> 56) as u8) {
            return self.greedy(state, bits as u32);
        }
        let jitter = || {
            bits = bits.rotate_left(7);
            (bits & 0xff) as f32 * (0.3 / 256.0)
        };
        let Some((to, _)) = self.tactics.best_move(state, seat, jitter) else { return state.square(seat) };
        let tokens = state.tokens().squares();
        if tokens.contains(to) && tokens.len() <= 2 && self.loses_by(state, to) {
            return self.instead(state, rng);
        }
        to
    }

    /// Is this turn of another one of the careless ones?
    #[inline]
    pub(super) fn is_careless(&self, random: u8) -> bool {
        random <= self.judgement.careless[usize::from(self.tactics.seats() > 2)]
    }

    /// Two tokens are left at a table for two. A capture that does not decide the game opens a race for the last token,
    /// where the other has the first try; so it is made only if the next card wins that race, or there is no more time.
    fn wait_or_take(&self, state: &State, rng: &mut SmallRng) -> Square {
        let seat = state.turn();
        let other = seat.next(2);
        let (tokens, row) = (state.tokens(), state.row(seat));
        let mut bits = rng.next_u64();
        let lead = |to: Square| {
            f32::from(state.points(seat)) + self.tactics.worth(tokens, to) - f32::from(state.points(other))
        };
        let (mut best, mut most) = (state.square(seat), f32::MIN);
        let gambits = state.gambits(2);
        self.tactics.two_cards(state.square(seat), tokens, gambits, [row.get(0), row.get(1)], |to, worth| {
            bits = bits.rotate_left(7);
            let jitter = (bits & 0xff) as f32 * (0.3 / 256.0);
            let after = tokens.without(to);
            let value = if tokens.squares().contains(to) {
                let last = self.tactics.points_left(after);
                match lead(to) {
                    lead if lead > last => 1000.0,
                    lead if lead < -last => -1000.0,
                    _ => self.race(state, to, after.squares()) + worth + jitter,
                }
            } else {
                worth + jitter
            };
            if value > most {
                (best, most) = (to, value);
            }
        });
        best
    }

    /// What opening the race for the last token by this capture is worth: a lot if the next card wins it, nothing good if
    /// the other's does; else it depends on who loses by waiting.
    fn race(&self, state: &State, to: Square, last: Squares) -> f32 {
        let (seat, other) = (state.turn(), state.turn().next(2));
        let gambits = Squares::only(to) | Squares::only(state.square(other));
        let taken = gambits | last;
        let reaches = |card, from| !(destinations(card, from, taken, gambits) & last).is_empty();
        if reaches(state.row(other).get(0), state.square(other)) {
            return -100.0;
        }
        if reaches(state.row(seat).get(1), to) {
            return 100.0;
        }
        let limit = self.game.options().calm;
        let left = limit.saturating_sub(state.calm());
        let (own, others) = (state.points(seat), state.points(other));
        // The turn at the limit is this seat's own if an odd number of turns is left.
        let wins_calm = own > others || own == others && left % 2 == 1;
        if limit > 0 && !wins_calm && left <= 2 * self.judgement.hurry { 50.0 } else { -50.0 }
    }

    /// The dearest capture now, else any move.
    fn greedy(&self, state: &State, random: u32) -> Square {
        let reach = self.game.reach(state);
        if reach.is_empty() {
            return state.square(state.turn());
        }
        let dearest = self.tactics.captures(&self.tactics.targets(state.tokens()), reach);
        (if dearest.is_empty() { reach } else { dearest }).pick(random)
    }

    /// Would this capture lose the game at once? The last token must win it; the last but one must not leave the last to
    /// somebody who wins by it before it is our turn again. (Whoever takes the last token wins ties, G16.)
    fn loses_by(&self, state: &State, to: Square) -> bool {
        let seat = state.turn();
        let seats = self.tactics.seats();
        let worth = |square| self.tactics.worth(state.tokens(), square) as u16;
        let after = |other: Seat| state.points(other) + if other == seat { worth(to) } else { 0 };
        let Some(last) = state.tokens().squares().into_iter().find(|square| *square != to) else {
            return Seat::all(seats).any(|other| after(other) > after(seat));
        };
        let gambits = (state.gambits(seats) & !Squares::only(state.square(seat))) | Squares::only(to);
        let taken = gambits | Squares::only(last);
        let mut other = seat.next(seats);
        while other != seat {
            let wins = Seat::all(seats).all(|third| after(third) <= after(other) + worth(last));
            let reach = destinations(state.row(other).get(0), state.square(other), taken, gambits);
            if wins && reach.contains(last) {
                return true;
            }
            other = other.next(seats);
        }
        false
    }

    /// A move that captures nothing, or else whatever there is.
    fn instead(&self, state: &State, rng: &mut SmallRng) -> Square {
        let reach = self.game.reach(state);
        let quiet = reach & !state.tokens().squares();
        (if quiet.is_empty() { reach } else { quiet }).pick(rng.next_u32())
    }

    /// How many turns are played on from here before what came of it is judged.
    pub(super) fn turns(&self, state: &State, style: Style) -> usize {
        let few = state.tokens().squares().len() <= style.endgame;
        if few { LONG_END } else { style.rounds * self.tactics.seats() + 2 }
    }

    /// The gambit whose turn it is goes to any start spot that is free.
    pub(super) fn place(&self, state: &mut State, rng: &mut SmallRng) {
        let mut spots = Vec::new();
        self.game.legal(state, state.turn(), &mut spots);
        let at = (u64::from(rng.next_u32()) * spots.len() as u64) >> 32;
        let placed = self.game.play(state, state.turn(), spots[at as usize]);
        debug_assert!(placed.is_ok(), "a listed spot is free");
    }

    /// Whoever has no plan yet lays a good one.
    pub(super) fn plan(&self, state: &mut State, rng: &mut SmallRng) {
        for seat in Seat::all(self.tactics.seats()) {
            if state.row(seat).is_empty() {
                let plan = good_plan(&self.tactics, state, seat, rng);
                let planned = self.game.play(state, seat, Action::Plan(plan));
                debug_assert!(planned.is_ok(), "a plan from the hand is legal");
            }
        }
    }

    /// The seat whose turn it is lays any card of its hand.
    pub(super) fn lay(&self, state: &mut State, rng: &mut SmallRng) {
        let card = any_card(state.hand(state.turn()), rng.next_u32());
        let laid = self.game.play(state, state.turn(), Action::Lay(card));
        debug_assert!(laid.is_ok(), "the card is in the hand");
    }

    /// Plays until `turns` turns have passed or the game is over, and judges it.
    #[inline]
    pub(super) fn play(&self, state: &mut State, turns: usize, rng: &mut SmallRng) -> Outcome {
        for _ in 0..turns {
            if state.phase() != Phase::Moving {
                break;
            }
            let to = self.policy(state, rng);
            let random = rng.next_u32();
            self.game.turn(state, to, |hand| any_card(hand, random), rng);
        }
        self.judge(state)
    }

    /// What the position is worth: who won, or else how likely each is to.
    pub(super) fn judge(&self, state: &State) -> Outcome {
        let score = f32::from(state.points(self.seat));
        if state.phase() == Phase::Over {
            let winners = self.game.standing(state).winners();
            let mut wins = [0.0; 4];
            winners.iter().for_each(|seat| wins[seat.index()] = 1.0);
            let worth = Worth { win: wins[self.seat.index()], score };
            return Outcome { worth, merits: self.merits(state, wins) };
        }
        let left = self.tactics.points_left(state.tokens());
        let (weights, sum) = self.weights(state, score, left);
        let wins = weights.map(|weight| weight / sum);
        let win = wins[self.seat.index()];
        Outcome { worth: Worth { win, score: score + left * win }, merits: self.merits(state, wins) }
    }

    /// The chances to win and the leads, as this search weighs them.
    fn merits(&self, state: &State, mut wins: [f32; 4]) -> [f32; 4] {
        if self.judgement.lead > 0.0 {
            let seats = self.tactics.seats();
            let points = |seat| f32::from(state.points(seat));
            for seat in Seat::all(seats) {
                let others = Seat::all(seats).filter(|other| *other != seat).map(points);
                let lead = points(seat) - others.fold(f32::MIN, f32::max);
                let win = &mut wins[seat.index()];
                *win += self.judgement.lead * ((0.5 + lead / CLEAR_LEAD).clamp(0.0, 1.0) - *win);
            }
        }
        wins
    }

    /// How each seat's chances compare, and their sum; `base` are points that keep the numbers small.
    fn weights(&self, state: &State, base: f32, left: f32) -> ([f32; 4], f32) {
        let scale = 1.0 / (self.judgement.spread * (left + 0.5).sqrt());
        let (mut weights, mut sum) = ([0.0; 4], 0.0);
        for other in Seat::all(self.tactics.seats()) {
            let prospect = self.judgement.prospect * self.prospect(state, other);
            let weight = libm::expf((f32::from(state.points(other)) - base + prospect) * scale);
            sum += weight;
            weights[other.index()] = weight;
        }
        (weights, sum)
    }

    /// The same for every seat: its chance to win, and the points it leads by in the end, or trails by.
    pub(super) fn judge_all(&self, state: &State) -> BySeat<Worth> {
        let seats = self.tactics.seats();
        let points = |seat: Seat| f32::from(state.points(seat));
        let over = state.phase() == Phase::Over;
        let winners = self.game.standing(state).winners();
        let left = self.tactics.points_left(state.tokens());
        let (weights, sum) = self.weights(state, points(self.seat), left);
        let win = |seat: Seat| {
            if over { f32::from(u8::from(winners.contains(seat))) } else { weights[seat.index()] / sum }
        };
        let expected = |seat: Seat| points(seat) + if over { 0.0 } else { left * win(seat) };
        BySeat::from_fn(seats, |seat| {
            let others = Seat::all(seats).filter(|other| *other != seat).map(expected);
            let score = expected(seat) - others.fold(f32::MIN, f32::max);
            Worth { win: win(seat), score }
        })
    }

    /// The dearest capture a seat's next card can make.
    fn prospect(&self, state: &State, seat: Seat) -> f32 {
        let gambits = state.gambits(self.tactics.seats());
        let taken = state.tokens().squares() | gambits;
        let reach = destinations(state.row(seat).get(0), state.square(seat), taken, gambits);
        self.tactics.dearest(&self.tactics.targets(state.tokens()), reach)
    }
}

/// A card of the hand, each equally likely.
#[inline]
pub(super) fn any_card(hand: Cards, random: u32) -> Card {
    hand.nth(((u64::from(random) * u64::from(hand.len())) >> 32) as u32)
}
