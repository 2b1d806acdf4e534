//! Where a piece one needs may lie, by counting: every order of the unseen pieces is equally likely.

use skakanie::{Knowledge, Pieces, Skakanie, StackId};
use table::Seat;

use crate::fact::Fact;
use crate::odds::{Chance, Likely, Unknown, choose};

/// For each stack with unseen pieces: is the next one of use, is any of them, and is a certain piece there?
pub(super) fn odds(game: &Skakanie, known: &Knowledge, seat: Seat) -> Vec<Unknown> {
    let unknown = known.unknown();
    let needed = needed(game, known, seat);
    let all = unknown.len() as u128;
    let stacks: Vec<(StackId, u128)> = StackId::all()
        .map(|stack| (stack, known.unknown_count(stack) as u128))
        .filter(|(_, count)| *count > 0)
        .collect();
    let mut odds = Vec::new();
    for (stack, count) in &stacks {
        let useless = all - needed.len() as u128;
        let none = Chance::new(choose(useless, *count), choose(all, *count));
        let likely = vec![
            Likely { what: Fact::new("skakanie-next-fits"), chance: Chance::new(needed.len() as u128, all) },
            Likely {
                what: Fact::new("skakanie-any-fits"),
                chance: Chance::new(none.of - none.cases, none.of),
            },
        ];
        let about = Fact::new("skakanie-under").with("stack", stack.to_string()).with("count", *count as i64);
        odds.push(Unknown { about, likely });
    }
    for piece in needed.iter() {
        let likely = stacks.iter().map(|(stack, count)| Likely {
            what: Fact::new("skakanie-stack").with("stack", stack.to_string()),
            chance: Chance::new(*count, all),
        });
        let about = Fact::new("skakanie-piece").with("piece", piece.to_string());
        odds.push(Unknown { about, likely: likely.collect() });
    }
    odds
}

/// The unseen pieces that would add to the seat's points at once.
fn needed(game: &Skakanie, known: &Knowledge, seat: Seat) -> Pieces {
    let pool = known.pool(seat);
    let score = game.score(pool);
    known.unknown().iter().filter(|piece| game.score(pool.with(*piece)) > score).collect()
}
