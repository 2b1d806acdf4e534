//! The last turns of Skakanie to the end of the game: every action, everything that may turn up, and every answer to a bite.
//!
//! Nobody has secrets, so everybody plays as well as can be on what all have seen. The values are the team's points in the end and
//! its chance to reach the target, each for a team that plays for it.

use skakanie::{Action, Piece, Skakanie, StackId, State, Waiting};
use table::{Game, Seat};

use super::{Exact, Positions};

/// What a team plays for: how much a point counts, and how much winning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aim {
    /// A point.
    pub point: f64,
    /// Reaching the target.
    pub win: f64,
}

impl Aim {
    /// The most points.
    pub const POINTS: Self = Self { point: 1.0, win: 0.0 };
    /// The best chance to win.
    pub const WIN: Self = Self { point: 0.0, win: 1.0 };
}

/// What a team that plays for something reaches.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Reached {
    /// Expected points.
    pub score: f64,
    /// The chance to win.
    pub win: f64,
}

/// The Dragon's steps till the game is over (S9, S10): as many turns end before that.
pub(crate) fn steps_left(state: &State) -> usize {
    let (Some(dragon), Some(home)) = (state.dragon(), state.home()) else { return 0 };
    // While the bites of the step that brought it home are settled, that lap's token is still there.
    let settled = matches!(state.waiting(), Waiting::Give(..) | Waiting::Draw(_)) && dragon == home;
    let mut steps = 10 * usize::from(state.tokens() - u8::from(settled));
    let mut at = home;
    // As many steps of the present lap as lead from home to where it is are done.
    while at != dragon {
        at = at.clockwise();
        steps = steps.saturating_sub(1);
    }
    steps
}

/// The exact values of options, or `None` if there are too many positions. Only what everybody knows of the state counts.
pub(crate) fn solve(
    game: &Skakanie,
    state: &State,
    legal: &[Action],
    positions: &mut Positions,
) -> Option<Vec<Exact<Action>>> {
    let seat = state.waiting().seat()?;
    let mut known: Vec<Exact<Action>> = Vec::new();
    let mut options = Vec::new();
    for action in legal.iter().copied() {
        let same = representative(game, state, action);
        let values = match known.iter().find(|option| option.action == same) {
            Some(option) => option.values,
            None => [
                after(game, state, seat, same, Aim::POINTS, positions)?.score,
                after(game, state, seat, same, Aim::WIN, positions)?.win,
            ],
        };
        known.push(Exact { action: same, values });
        options.push(Exact { action, values });
    }
    Some(options)
}

/// Where a piece is given that nobody can reach again, it does not matter on which stack: the first such one stands for all.
fn representative(game: &Skakanie, state: &State, action: Action) -> Action {
    let Action::Give(piece, stack) = action else { return action };
    let lost = |stack: &StackId| !is_in_reach(game, state, *stack);
    let first = if lost(&stack) { StackId::all().find(lost) } else { None };
    Action::Give(piece, first.unwrap_or(stack))
}

/// Could somebody walk there and take everything above a piece that is put under this stack now, and the piece, if all the
/// actions that are left went into it?
fn is_in_reach(game: &Skakanie, state: &State, stack: StackId) -> bool {
    let turns = steps_left(state).min(game.seats() * Piece::MAX);
    let seats = game.seats();
    let turn = |later: usize| Seat::new((state.turn().index() + 1 + later) % seats);
    let actions: usize = (0..turns).map(|later| usize::from(game.actions(turn(later)))).sum();
    let above = state.stack(stack).count();
    let (row, column) = stack.row_column();
    (0..turns.min(seats)).filter_map(|later| state.pawn(turn(later))).any(|pawn| {
        let (from_row, from_column) = pawn.row_column();
        row.abs_diff(from_row) + column.abs_diff(from_column) + above < actions
    })
}

/// What the team reaches if a seat does this now; `None` if there are too many positions.
pub fn after(
    game: &Skakanie,
    state: &State,
    seat: Seat,
    action: Action,
    aim: Aim,
    positions: &mut Positions,
) -> Option<Reached> {
    positions.look()?;
    let stack = state.pawn(seat).filter(|stack| state.unknown_count(*stack) > 0);
    let Some(stack) = stack.filter(|_| action == Action::Take && matters(state)) else {
        let mut next = *state;
        game.play(&mut next, seat, action).ok()?;
        return best(game, &next, aim, positions);
    };
    // The piece below is turned up: any that nobody has seen, with equal chances.
    let unknown = state.unknown();
    let mut sum = Reached::default();
    for piece in unknown.iter() {
        let mut next = state.with_next(stack, piece);
        game.play(&mut next, seat, action).ok()?;
        let value = best(game, &next, aim, positions)?;
        sum = Reached { score: sum.score + value.score, win: sum.win + value.win };
    }
    let count = unknown.len() as f64;
    Some(Reached { score: sum.score / count, win: sum.win / count })
}

/// Can what is turned up now still be taken?
fn matters(state: &State) -> bool {
    state.actions_left() > 1 || steps_left(state) > 1
}

/// What the team reaches from here.
fn best(game: &Skakanie, state: &State, aim: Aim, positions: &mut Positions) -> Option<Reached> {
    let Some(seat) = state.waiting().seat() else {
        // A fierce Dragon draws: not solved here.
        let over = state.waiting() == Waiting::Over;
        let score = game.team_score(state);
        let win = f64::from(u8::from(score >= game.target()));
        return over.then_some(Reached { score: score.into(), win });
    };
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    legal.retain(|action| representative(game, state, *action) == *action);
    let mut found: Option<Reached> = None;
    let merit = |reached: Reached| aim.point * reached.score + aim.win * reached.win;
    for action in legal {
        let value = after(game, state, seat, action, aim, positions)?;
        if found.is_none_or(|best| merit(value) > merit(best)) {
            found = Some(value);
        }
    }
    found
}
