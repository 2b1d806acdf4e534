//! A whole game among computer players, every decision checked.

use stolik_bots::generic::settle;
use stolik_bots::{Budget, Decision, Playable, Player};
use table::shuffle::Source;
use table::{Pending, Seat};

/// One for each seat.
pub(crate) type Players<G> = Vec<Box<dyn Player<G>>>;

/// Plays a game to its end, shows each decision with the state it was made in to `see`, and returns the last state.
pub(crate) fn play<G: Playable>(
    game: &G,
    mut players: Players<G>,
    source: &mut impl Source,
    iterations: u64,
    mut see: impl FnMut(&G::State, Seat, &Decision<G>),
) -> G::State {
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        settle(game, &mut state, source);
        let Pending::Seats(seats) = game.pending(&state) else { return state };
        let seat = seats.iter().next().expect("somebody is waited for");
        game.legal(&state, seat, &mut legal);
        let known = game.knowledge(&state, seat);
        let decision = players[seat.index()].decide(game, &known, &legal, Budget::iterations(iterations));
        assert!(legal.contains(&decision.action), "{} is not legal in {state:?}", decision.action);
        assert!(decision.considered.iter().all(|considered| legal.contains(&considered.action)));
        see(&state, seat, &decision);
        game.play(&mut state, seat, decision.action).expect("a listed action is legal");
    }
}
