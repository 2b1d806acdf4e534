//! Checks that nothing was lost or doubled; every random game of the tests is checked after every step.

use table::testkit::Audit;
use table::{Seat, SeatSet};

use crate::board::StackId;
use crate::game::Skakanie;
use crate::pieces::{Piece, Pieces};
use crate::state::{State, TOKENS, Waiting};

impl Audit for Skakanie {
    fn audit(&self, state: &State) -> Result<(), String> {
        require(state.links_are_sound(), "a stack's links are broken")?;
        pieces(self, state)?;
        pawns(self, state)?;
        clocks(self, state)
    }
}

/// Every piece is in one stack or one pool.
fn pieces(game: &Skakanie, state: &State) -> Result<(), String> {
    let in_pools = game.pools(state).flat_map(|(_, pool)| pool.iter().collect::<Vec<_>>());
    let found: Vec<Piece> = StackId::all().flat_map(|stack| state.stack(stack)).chain(in_pools).collect();
    let set: Pieces = found.iter().copied().collect();
    require(set.len() == found.len(), "a piece is in two places")?;
    let expected = if state.waiting() == Waiting::Deal { Pieces::EMPTY } else { game.grid().all() };
    require(set == expected, "a piece is missing, or not of this picture")
}

fn pawns(game: &Skakanie, state: &State) -> Result<(), String> {
    let all = SeatSet::all(game.options().seats);
    let placing = matches!(state.waiting(), Waiting::Deal | Waiting::Dragon | Waiting::Corner(_));
    require(placing || state.placed == all, "a pawn is not on the table")?;
    require(state.placed.bits() & !all.bits() == 0, "a pawn too many is on the table")?;
    let in_corner = |seat| state.pawn(seat).is_none_or(StackId::is_corner);
    require(
        !placing || Seat::all(game.options().seats).all(in_corner),
        "a pawn starts beside the corners (S2)",
    )?;
    let dragon = state.dragon().is_none_or(StackId::is_outer) && state.home().is_none_or(StackId::is_outer);
    require(dragon, "the Dragon is on an inner stack")
}

/// Tokens, actions and who is asked go together.
fn clocks(game: &Skakanie, state: &State) -> Result<(), String> {
    let over = state.waiting() == Waiting::Over;
    require(over == (state.tokens() == 0) && state.tokens() <= TOKENS, "the tokens are wrong (S9, S10)")?;
    let acting = matches!(state.waiting(), Waiting::Turn(seat) if seat == state.turn());
    require(acting == (state.actions_left() > 0), "the actions left are wrong (S5)")?;
    require(state.actions_left() <= game.actions(state.turn()), "there are too many actions left (S5)")?;
    let asked = match state.waiting() {
        Waiting::Draw(seat) | Waiting::Give(seat, None) => !state.pool(seat).is_empty(),
        Waiting::Give(seat, Some(piece)) => state.pool(seat).contains(piece),
        _ => state.bitten.is_empty(),
    };
    require(asked, "a bite asks the wrong seat (S8)")
}

fn require(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}
