//! Where a piece one needs may lie, by counting: every order of the unseen pieces is equally likely.

use skakanie::{Knowledge, Pieces, Skakanie, StackId};
use table::Seat;

use crate::fact::Fact;
use crate::odds::{Chance, Likely, Unknown, choose};

/// For each stack with unseen pieces: is the next one of use, and is any of them?
pub(super) fn under_stacks(game: &Skakanie, known: &Knowledge, seat: Seat) -> Vec<Unknown> {
    let needed = needed(game, known, seat);
    let all = known.unknown().len() as u128;
    let odds = |(stack, count): (StackId, u128)| {
        let useless = all - needed.len() as u128;
        let none = Chance::new(choose(useless, count), choose(all, count));
        let likely = vec![
            Likely { what: Fact::new("skakanie-next-fits"), chance: Chance::new(needed.len() as u128, all) },
            Likely {
                what: Fact::new("skakanie-any-fits"),
                chance: Chance::new(none.of - none.cases, none.of),
            },
        ];
        let about = Fact::new("skakanie-under").with("stack", stack.to_string()).with("count", count as i64);
        Unknown { about, likely }
    };
    stacks(known).map(odds).collect()
}

/// For each unseen piece that is of use: where it may lie.
pub(super) fn of_pieces(game: &Skakanie, known: &Knowledge, seat: Seat) -> Vec<Unknown> {
    let all = known.unknown().len() as u128;
    let likely = |(stack, count): (StackId, u128)| Likely {
        what: Fact::new("skakanie-stack").with("stack", stack.to_string()),
        chance: Chance::new(count, all),
    };
    let odds = |piece: skakanie::Piece| Unknown {
        about: Fact::new("skakanie-piece").with("piece", piece.to_string()),
        likely: stacks(known).map(likely).collect(),
    };
    needed(game, known, seat).iter().map(odds).collect()
}

/// The stacks with unseen pieces, and how many those are.
fn stacks(known: &Knowledge) -> impl Iterator<Item = (StackId, u128)> {
    let counted = StackId::all().map(|stack| (stack, known.unknown_count(stack) as u128));
    counted.filter(|(_, count)| *count > 0)
}

/// The unseen pieces that would add to the seat's points at once.
fn needed(game: &Skakanie, known: &Knowledge, seat: Seat) -> Pieces {
    let pool = known.pool(seat);
    let score = game.score(pool);
    known.unknown().iter().filter(|piece| game.score(pool.with(*piece)) > score).collect()
}
