//! Which answers are right, from what the seat knows: every line and every chance is gone through.

use std::fmt;

use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::{Game, Seat};

use super::{Judged, Puzzling};
use crate::solve::{Positions, verdict};

/// More ways to do the same than this are no one answer.
const WAYS: usize = 12;

/// What is right for certain.
#[derive(Clone, Debug, PartialEq)]
pub struct Certificate<A> {
    /// The right actions in a row; where there are several ways, they are equally good.
    pub answers: Vec<Vec<A>>,
    /// How much everything else is worse at least, by each measure.
    pub clear: [f64; 2],
}

impl<A: Copy + PartialEq> Certificate<A> {
    /// What these actions in a row are.
    pub fn judge(&self, tried: &[A]) -> Judged {
        if self.answers.iter().any(|answer| answer == tried) {
            Judged::Right
        } else if self.answers.iter().any(|answer| answer.starts_with(tried)) {
            Judged::Going
        } else {
            Judged::Wrong
        }
    }

    /// Do both say the same, as far as it is written down?
    pub(super) fn agrees(&self, other: &Self) -> bool {
        let near = |a: f64, b: f64| (a - b).abs() < 0.006;
        self.answers == other.answers
            && near(self.clear[0], other.clear[0])
            && near(self.clear[1], other.clear[1])
    }
}

/// `move e4 (clear by 2.25 and 1.50)`
impl<A: fmt::Display> fmt::Display for Certificate<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let way = |way: &Vec<A>| way.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let ways: Vec<String> = self.answers.iter().map(way).collect();
        write!(f, "{} (clear by {:.2} and {:.2})", ways.join(" or "), self.clear[0], self.clear[1])
    }
}

/// Certifies the decision of a seat: `None` if no answer is clear of the others by the game's margins, or there are too many
/// positions to go through.
pub fn certificate<G: Puzzling>(game: &G, state: &G::State, seat: Seat) -> Option<Certificate<G::Action>> {
    let mut proof = Proof {
        game,
        seat,
        positions: Positions::at_most(G::POSITIONS),
        certificate: Certificate { answers: Vec::new(), clear: [f64::INFINITY; 2] },
    };
    proof.extend(state, &mut Vec::new())?;
    proof.certificate.answers.sort();
    Some(proof.certificate)
}

struct Proof<'a, G: Puzzling> {
    game: &'a G,
    seat: Seat,
    positions: Positions,
    certificate: Certificate<G::Action>,
}

impl<G: Puzzling> Proof<'_, G> {
    /// Adds all right ways to go on from here.
    fn extend(&mut self, state: &G::State, way: &mut Vec<G::Action>) -> Option<()> {
        let known = self.game.knowledge(state, self.seat);
        let mut legal = Vec::new();
        self.game.legal(state, self.seat, &mut legal);
        let options = self.game.solve(&known, self.seat, &legal, &mut self.positions)?;
        let verdict = verdict(&options)?;
        if verdict.best.len() == options.len() {
            // Whatever comes now is as good as anything else: the answer is complete.
            return if way.is_empty() { None } else { self.note(way) };
        }
        let clear = (0..2).all(|measure| verdict.clear[measure] >= G::MARGINS[measure]);
        if !clear || (way.is_empty() && !G::is_one_answer(&verdict.best)) {
            return None;
        }
        for (least, clear) in self.certificate.clear.iter_mut().zip(verdict.clear) {
            *least = least.min(clear);
        }
        for action in verdict.best {
            let mut next = state.clone();
            self.game.play(&mut next, self.seat, action).ok()?;
            way.push(action);
            if self.game.goes_on(&next, self.seat) {
                self.extend(&next, way)?;
            } else {
                self.note(way)?;
            }
            way.pop();
        }
        Some(())
    }

    fn note(&mut self, way: &[G::Action]) -> Option<()> {
        self.certificate.answers.push(way.to_vec());
        (self.certificate.answers.len() <= WAYS).then_some(())
    }
}

/// A world that fits what is known, always the same: solvers that go through worlds begin with one.
pub(crate) fn some_world<G: Game>(game: &G, known: &G::Knowledge) -> G::State {
    game.sample(known, &mut SmallRng::seed_from_u64(0))
}
