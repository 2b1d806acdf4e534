//! The Dragon and the dig: how the points kept pace with its steps, bites that could have been avoided, what digging paid.

use skakanie::{Action, Skakanie, State, Waiting};
use table::{Game, Seat};

use super::facts::{change_by, dragons_way};
use crate::fact::Fact;
use crate::review::{Line, Section};
use crate::solve::skakanie::steps_left;
use crate::story::{Story, Turn};

/// Within so many rounds a piece that was dug up counts as found by digging.
const ROUNDS: usize = 2;

/// All three.
pub(super) fn lessons(story: &Story<Skakanie>, seat: Seat) -> Vec<Section> {
    let sections = [
        Section { code: "skakanie-pace", lines: pace(story) },
        Section { code: "skakanie-bites", lines: bites(story, seat) },
        Section { code: "skakanie-digs", lines: digs(story, seat) },
    ];
    sections.into_iter().filter(|section| !section.lines.is_empty()).collect()
}

/// After each lap of the Dragon: the team's points, and what it can still do.
fn pace(story: &Story<Skakanie>) -> Vec<Line> {
    let game = &story.game;
    let mut tokens = None;
    let mut lines = Vec::new();
    for (ply, state) in story.positions.iter().enumerate() {
        if tokens.replace(state.tokens()) == Some(state.tokens()) || state.dragon().is_none() {
            continue;
        }
        let steps = steps_left(state);
        let actions: u32 = actions_left(game, state, steps);
        let pieces = skakanie::StackId::all().map(|stack| state.stack(stack).count()).sum::<usize>();
        let fact = Fact::new("skakanie-lap")
            .with("score", i64::from(game.team_score(state)))
            .with("target", i64::from(game.target()))
            .with("steps", steps)
            .with("reach", pieces.min(actions as usize));
        lines.push(Line { ply: Some(ply), fact });
    }
    lines
}

/// How many actions the team has in so many turns.
fn actions_left(game: &Skakanie, state: &State, steps: usize) -> u32 {
    let seats = game.seats();
    let turn = |later: usize| u32::from(game.actions(Seat::new((state.turn().index() + later) % seats)));
    (0..steps).map(turn).sum()
}

/// Pieces given to the Dragon, and whether a step aside would have saved them.
fn bites(story: &Story<Skakanie>, seat: Seat) -> Vec<Line> {
    let mut lines = Vec::new();
    let (mut count, mut avoidable, mut cost) = (0i64, 0i64, 0i64);
    for (at, turn) in story.turns.iter().enumerate().filter(|(_, turn)| turn.seat == seat) {
        let Action::Give(piece, _) = turn.action else { continue };
        let lost = -change_by(&story.game, turn, turn.action);
        let could = could_step_aside(story, at);
        (count, cost) = (count + 1, cost + lost);
        // A bite may clean a stray piece away: nobody needs to run from that.
        let code = match could {
            _ if lost <= 0 => "skakanie-bite-harmless",
            true => "skakanie-bite-avoidable",
            false => "skakanie-bite-due",
        };
        avoidable += i64::from(could && lost > 0);
        let fact = Fact::new(code).with("piece", piece.to_string()).with("points", -lost);
        lines.push(Line { ply: Some(turn.ply), fact });
    }
    if count > 0 {
        let sum = Fact::new("skakanie-bites-sum")
            .with("count", count)
            .with("avoidable", avoidable)
            .with("points", -cost);
        lines.insert(0, Line { ply: None, fact: sum });
    }
    lines
}

/// Was there, at the last action of the bitten seat's turn, a step to a stack the Dragon did not come to?
fn could_step_aside(story: &Story<Skakanie>, bite: usize) -> bool {
    let seat = story.turns[bite].seat;
    let own_turn =
        |turn: &&Turn<Skakanie>| turn.seat == seat && matches!(turn.before.waiting(), Waiting::Turn(_));
    let Some(last) = story.turns[..bite].iter().rev().find(own_turn) else { return false };
    let way = dragons_way(&story.game, &story.game.knowledge(&last.before, seat), seat);
    let mut legal = Vec::new();
    story.game.legal(&last.before, seat, &mut legal);
    legal.iter().any(|action| matches!(action, Action::Move(stack) if !way.contains(stack)))
}

/// Pieces taken only to see what is below, and what that brought.
fn digs(story: &Story<Skakanie>, seat: Seat) -> Vec<Line> {
    let (mut count, mut cost, mut paid) = (0i64, 0i64, 0i64);
    for (at, turn) in story.turns.iter().enumerate().filter(|(_, turn)| turn.seat == seat) {
        let stack = turn.before.pawn(seat).filter(|stack| turn.before.unknown_count(*stack) > 0);
        let gain = change_by(&story.game, turn, turn.action);
        let Some(stack) = stack.filter(|_| turn.action == Action::Take && gain <= 0) else { continue };
        count += 1;
        cost -= gain;
        let found = turn.after.top(stack);
        let soon = story.game.seats() * ROUNDS * usize::from(story.game.actions(seat));
        let taken = story.later(at).take(soon).find(|later| {
            later.action == Action::Take
                && later.before.pawn(later.seat).and_then(|at| later.before.top(at)) == found
        });
        paid += taken.map_or(0, |later| change_by(&story.game, later, Action::Take).max(0));
    }
    if count == 0 {
        return Vec::new();
    }
    let fact = Fact::new("skakanie-digs-sum").with("count", count).with("cost", cost).with("paid", paid);
    vec![Line { ply: None, fact }]
}
