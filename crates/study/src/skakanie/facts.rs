//! What an action of Skakanie brings at once, and what it risks.

use skakanie::{Action, Skakanie, StackId, State, Waiting};
use table::{Game, Seat};

use crate::fact::Fact;
use crate::story::{Story, Turn};

/// What an action changes in the team's points at once.
pub(super) fn change(game: &Skakanie, turn: &Turn<Skakanie>, action: Action) -> i64 {
    let pool = turn.before.pool(turn.seat);
    let after = match action {
        Action::Take => {
            let top = turn.before.pawn(turn.seat).and_then(|pawn| turn.before.top(pawn));
            top.map_or(pool, |piece| pool.with(piece))
        }
        Action::Give(piece, _) => pool.without(piece),
        _ => pool,
    };
    i64::from(game.score(after) - game.score(pool))
}

/// The stacks the Dragon comes to before the seat's next turn.
pub(super) fn dragons_way(game: &Skakanie, state: &State, seat: Seat) -> Vec<StackId> {
    let Some(dragon) = state.dragon() else { return Vec::new() };
    let seats = game.seats();
    // One step after the turn under way, and one after each turn before the seat's own.
    let steps = match (seat.index() + seats - state.turn().index()) % seats {
        0 => seats,
        turns => turns,
    };
    std::iter::successors(Some(dragon.clockwise()), |at| Some(at.clockwise())).take(steps).collect()
}

/// What an option does.
pub(super) fn facts(story: &Story<Skakanie>, at: usize, action: Action) -> Vec<Fact> {
    let (game, turn) = (&story.game, &story.turns[at]);
    let state = &turn.before;
    let mut facts = Vec::new();
    let pawn = state.pawn(turn.seat);
    match action {
        Action::Take => {
            let Some((stack, piece)) = pawn.and_then(|stack| Some((stack, state.top(stack)?))) else {
                return facts;
            };
            let gain = change(game, turn, action);
            facts.push(gain_fact(gain).with("piece", piece.to_string()).with("points", gain.abs()));
            if state.unknown_count(stack) > 0 {
                facts.push(Fact::new("skakanie-turns-up"));
            }
        }
        Action::Move(stack) => {
            let fits = state.top(stack).map(|piece| {
                let pool = state.pool(turn.seat);
                i64::from(game.score(pool.with(piece)) - game.score(pool))
            });
            let code = match fits {
                Some(gain) if gain > 0 => "skakanie-moves-to-fit",
                Some(_) => "skakanie-moves-to",
                None => "skakanie-moves-to-empty",
            };
            facts.push(Fact::new(code).with("stack", stack.to_string()));
        }
        Action::Push(seat, stack) => {
            facts.push(Fact::new("skakanie-pushes").with("who", seat).with("stack", stack.to_string()));
        }
        Action::End => {
            facts.push(Fact::new("skakanie-ends").with("left", i64::from(state.actions_left())));
        }
        Action::Give(piece, stack) => {
            let lost = change(game, turn, action);
            facts.push(
                give_fact(lost)
                    .with("piece", piece.to_string())
                    .with("stack", stack.to_string())
                    .with("points", lost.abs()),
            );
        }
        Action::Corner(stack) => {
            facts.push(Fact::new("skakanie-corner").with("stack", stack.to_string()));
        }
    }
    let last =
        matches!(state.waiting(), Waiting::Turn(_)) && (state.actions_left() <= 1 || action == Action::End);
    let stands = if let Action::Move(stack) = action { Some(stack) } else { pawn };
    if last && stands.is_some_and(|stack| dragons_way(game, state, turn.seat).contains(&stack)) {
        facts.push(Fact::new("skakanie-bite-ahead"));
    }
    facts
}

fn gain_fact(gain: i64) -> Fact {
    Fact::new(match gain {
        1.. => "skakanie-take-gains",
        0 => "skakanie-take-neutral",
        _ => "skakanie-take-costs",
    })
}

fn give_fact(change: i64) -> Fact {
    Fact::new(match change {
        1.. => "skakanie-give-gains",
        0 => "skakanie-give-neutral",
        _ => "skakanie-give-costs",
    })
}

/// What somebody did that changed the team's points.
pub(super) fn news(story: &Story<Skakanie>, at: usize) -> Vec<Fact> {
    let turn = &story.turns[at];
    let change = change(&story.game, turn, turn.action);
    match turn.action {
        Action::Take | Action::Give(..) if change != 0 => {
            let code = if change > 0 { "skakanie-gained" } else { "skakanie-lost" };
            vec![Fact::new(code).with("who", turn.seat).with("points", change.abs())]
        }
        Action::Take => vec![Fact::new("skakanie-dug").with("who", turn.seat)],
        _ => Vec::new(),
    }
}
