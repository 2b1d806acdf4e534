//! The moments that mattered: the decisions that cost most for certain, and where chance turned most.

use table::Seat;

use crate::curve::Point;
use crate::fact::Fact;
use crate::grade::Grade;
use crate::review::Decision;
use crate::story::Story;
use crate::studied::Studied;

/// At least so many moments if the game has them, and at most.
const LEAST: usize = 3;
const MOST: usize = 5;
/// A turn of the curve that is a moment.
const SWING: f64 = 0.12;

/// Why a moment matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// A decision that cost.
    Play,
    /// What somebody else did, or chance.
    Turn,
}

/// A moment that mattered.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment<A> {
    /// The ply.
    pub ply: usize,
    /// Who decided then.
    pub seat: Seat,
    /// Why it matters.
    pub kind: MomentKind,
    /// The reviewed seat's chance to win before and after: by what it knew for its own decisions, by what a watcher knew for
    /// the others'.
    pub chance: (f64, f64),
    /// The decision as it was called; `None` for what others did.
    pub grade: Option<Grade>,
    /// What was played, and what would have been better; the same if it is no decision of the reviewed seat.
    pub actions: (A, A),
    /// What was played does.
    pub played: Vec<Fact>,
    /// What the better option does.
    pub better: Vec<Fact>,
    /// What came of it.
    pub after: Vec<Fact>,
}

/// The moments of a game, in its order.
pub(crate) fn moments<G: Studied>(
    story: &Story<G>,
    seat: Seat,
    decisions: &[Decision<G::Action>],
    curve: &[Point],
) -> Vec<Moment<G::Action>> {
    let mut found: Vec<(f64, usize, Candidate<'_, G>)> = Vec::new();
    for decision in decisions.iter().filter(|decision| decision.best.action != decision.played.action) {
        // What is certain comes before what is only likely.
        let certain = if decision.grade > Grade::Good { 1.0 } else { 0.0 };
        let weight = certain + decision.loss.mean - decision.loss.error;
        if weight > 0.0 {
            found.push((weight, decision.ply, Candidate::Own(decision)));
        }
    }
    for turn in (0..story.turns.len()).filter(|turn| story.turns[*turn].seat != seat) {
        let ply = story.turns[turn].ply;
        let Some((before, after)) = chances(curve, ply, seat) else { continue };
        let weight = (after - before).abs();
        // What nobody saw, such as a card laid, is no moment: it would tell what the seat could not know.
        if weight >= SWING && !G::news(story, turn).is_empty() {
            found.push((weight, ply, Candidate::Others(turn, (before, after))));
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    let certain = found.iter().filter(|(weight, ..)| *weight >= SWING).count();
    found.truncate(certain.clamp(LEAST, MOST));
    found.sort_by_key(|(_, ply, _)| *ply);
    let told = |candidate: Candidate<'_, G>| match candidate {
        Candidate::Own(decision) => of_decision(story, decision),
        Candidate::Others(turn, chance) => of_turn(story, turn, chance),
    };
    found.into_iter().map(|(.., candidate)| told(candidate)).collect()
}

/// What may be a moment; its facts are looked up only if it is one.
enum Candidate<'a, G: Studied> {
    Own(&'a Decision<G::Action>),
    Others(usize, (f64, f64)),
}

fn of_decision<G: Studied>(story: &Story<G>, decision: &Decision<G::Action>) -> Moment<G::Action> {
    let turn = story.turns.iter().position(|turn| turn.ply == decision.ply);
    let turn = turn.expect("every decision is a turn of the story");
    let (played, better) = (decision.played.action, decision.best.action);
    let known = story.game.knowledge(&story.turns[turn].before, decision.seat);
    Moment {
        ply: decision.ply,
        seat: decision.seat,
        kind: MomentKind::Play,
        chance: (decision.played.win.mean + decision.loss.mean, decision.played.win.mean),
        grade: Some(decision.grade),
        actions: (played, better),
        played: story.game.facts(&known, decision.seat, played),
        better: story.game.facts(&known, decision.seat, better),
        after: G::aftermath(story, turn, better),
    }
}

fn of_turn<G: Studied>(story: &Story<G>, turn: usize, chance: (f64, f64)) -> Moment<G::Action> {
    let told = &story.turns[turn];
    Moment {
        ply: told.ply,
        seat: told.seat,
        kind: MomentKind::Turn,
        chance,
        grade: None,
        actions: (told.action, told.action),
        played: G::news(story, turn),
        better: Vec::new(),
        after: Vec::new(),
    }
}

/// A seat's chance before and after a ply.
fn chances(curve: &[Point], ply: usize, seat: Seat) -> Option<(f64, f64)> {
    let at = |ply: usize| curve.iter().find(|point| point.ply == ply).map(|point| point.watcher[seat]);
    Some((at(ply.checked_sub(1)?)?, at(ply)?))
}
