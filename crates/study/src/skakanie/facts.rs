//! What an action of Skakanie brings at once, and what it risks.

use skakanie::{Action, Knowledge, Skakanie, StackId, Waiting};
use table::{Game, Seat};

use crate::fact::Fact;
use crate::story::{Story, Turn};

/// What an action that was played, or could have been, changed in the team's points at once.
pub(super) fn change_by(game: &Skakanie, turn: &Turn<Skakanie>, action: Action) -> i64 {
    change(game, &game.knowledge(&turn.before, turn.seat), turn.seat, action)
}

/// What an action changes in the team's points at once.
fn change(game: &Skakanie, known: &Knowledge, seat: Seat, action: Action) -> i64 {
    let pool = known.pool(seat);
    let after = match action {
        Action::Take => {
            let top = known.pawn(seat).and_then(|pawn| known.top(pawn));
            top.map_or(pool, |piece| pool.with(piece))
        }
        Action::Give(piece, _) => pool.without(piece),
        _ => pool,
    };
    i64::from(game.score(after) - game.score(pool))
}

/// The stacks the Dragon comes to before the seat's next turn.
pub(super) fn dragons_way(game: &Skakanie, known: &Knowledge, seat: Seat) -> Vec<StackId> {
    let Some(dragon) = known.dragon() else { return Vec::new() };
    let seats = game.seats();
    // One step after the turn under way, and one after each turn before the seat's own.
    let steps = match (seat.index() + seats - known.turn().index()) % seats {
        0 => seats,
        turns => turns,
    };
    std::iter::successors(Some(dragon.clockwise()), |at| Some(at.clockwise())).take(steps).collect()
}

/// What an option does.
pub(super) fn facts(game: &Skakanie, known: &Knowledge, seat: Seat, action: Action) -> Vec<Fact> {
    let mut facts = Vec::new();
    let pawn = known.pawn(seat);
    match action {
        Action::Take => {
            let Some((stack, piece)) = pawn.and_then(|stack| Some((stack, known.top(stack)?))) else {
                return facts;
            };
            let gain = change(game, known, seat, action);
            facts.push(gain_fact(gain).with("piece", piece.to_string()).with("points", gain.abs()));
            if known.unknown_count(stack) > 0 {
                facts.push(Fact::new("skakanie-turns-up"));
            }
        }
        Action::Move(stack) => {
            let code = match fits(game, known, seat, stack) {
                Some(gain) if gain > 0 => "skakanie-moves-to-fit",
                Some(_) => "skakanie-moves-to",
                None => "skakanie-moves-to-empty",
            };
            facts.push(Fact::new(code).with("stack", stack.to_string()));
        }
        Action::Push(who, stack) => {
            facts.push(Fact::new("skakanie-pushes").with("who", who).with("stack", stack.to_string()));
        }
        Action::End => {
            facts.push(Fact::new("skakanie-ends").with("left", i64::from(known.actions_left())));
        }
        Action::Give(piece, stack) => {
            let lost = change(game, known, seat, action);
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
        matches!(known.waiting(), Waiting::Turn(_)) && (known.actions_left() <= 1 || action == Action::End);
    let stands = if let Action::Move(stack) = action { Some(stack) } else { pawn };
    if last && stands.is_some_and(|stack| dragons_way(game, known, seat).contains(&stack)) {
        facts.push(Fact::new("skakanie-bite-ahead"));
    }
    facts
}

/// What the top piece of a stack would add to a seat's points.
fn fits(game: &Skakanie, known: &Knowledge, seat: Seat, stack: StackId) -> Option<i64> {
    let (pool, piece) = (known.pool(seat), known.top(stack)?);
    Some(i64::from(game.score(pool.with(piece)) - game.score(pool)))
}

/// Dangers and chances of a seat's own: what it might see by itself, and nothing about what others should do.
pub(super) fn ideas(game: &Skakanie, known: &Knowledge, seat: Seat) -> Vec<Fact> {
    if let Waiting::Give(_, drawn) = known.waiting() {
        let pool = known.pool(seat);
        let cost = |piece| i64::from(game.score(pool) - game.score(pool.without(piece)));
        let spare = pool
            .iter()
            .filter(|piece| drawn.is_none_or(|drawn| drawn == *piece))
            .min_by_key(|piece| cost(*piece));
        let told = |piece: skakanie::Piece| {
            let code = if cost(piece) > 0 { "skakanie-idea-give" } else { "skakanie-idea-spare" };
            Fact::new(code).with("piece", piece.to_string()).with("points", cost(piece).abs())
        };
        return spare.map(told).into_iter().collect();
    }
    let mut ideas = Vec::new();
    let way = dragons_way(game, known, seat);
    if let Some(steps) = known.pawn(seat).and_then(|pawn| way.iter().position(|stack| *stack == pawn)) {
        ideas.push(Fact::new("skakanie-idea-dragon").with("steps", steps + 1));
    }
    let fitting = StackId::all().filter_map(|stack| Some((fits(game, known, seat, stack)?, stack)));
    // Of equal ones the first.
    let best = fitting
        .filter(|(gain, _)| *gain > 0)
        .max_by_key(|(gain, stack)| (*gain, std::cmp::Reverse(stack.to_string())));
    ideas.push(match best {
        Some((gain, stack)) if known.pawn(seat) == Some(stack) => {
            Fact::new("skakanie-idea-here").with("points", gain)
        }
        Some((gain, stack)) => {
            Fact::new("skakanie-idea-fits").with("stack", stack.to_string()).with("points", gain)
        }
        None => Fact::new("skakanie-idea-dig").with("count", known.unknown().len()),
    });
    ideas
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
    let change = change_by(&story.game, turn, turn.action);
    match turn.action {
        Action::Take | Action::Give(..) if change != 0 => {
            let code = if change > 0 { "skakanie-gained" } else { "skakanie-lost" };
            vec![Fact::new(code).with("who", turn.seat).with("points", change.abs())]
        }
        Action::Take => vec![Fact::new("skakanie-dug").with("who", turn.seat)],
        _ => Vec::new(),
    }
}
