//! The answer played out: one way it may go, in the world of the recorded game.

use bots::{Kind, Playable};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::Quick;
use table::{Entry, Match, Pending, Seat, Step};

use super::{Puzzle, Puzzling};

/// A line is not longer than this, chance included.
const LONGEST: usize = 60;

/// Plays the answer, then what the game says or an ordinary player does, with draws of its own.
pub(super) fn play_out<G: Puzzling>(played: &Match<G>, seat: Seat, answer: &[G::Action]) -> Vec<Entry<G>> {
    let game = played.game();
    let mut line = Match::resumed(game.clone(), played.state().clone());
    let mut rng = SmallRng::seed_from_u64(played.entries().len() as u64);
    for action in answer {
        if line.play(seat, *action).is_err() {
            return Vec::new();
        }
    }
    let mut players: Vec<_> = Seat::all(game.seats())
        .filter_map(|who| <G as Playable>::player(Kind::Casual, SmallRng::seed_from_u64(who.index() as u64)))
        .collect();
    let mut legal = Vec::new();
    while line.entries().len() < LONGEST {
        line.settle(&mut Quick(&mut rng));
        let Pending::Seats(seats) = line.pending() else { break };
        if game.is_played_out(line.entries()) {
            break;
        }
        let Some(who) = seats.iter().next() else { break };
        game.legal(line.state(), who, &mut legal);
        let known = game.knowledge(line.state(), who);
        let action = game
            .follow(&known, who, seat, &legal)
            .unwrap_or_else(|| players[who.index()].choose(game, &known, &legal));
        if line.play(who, action).is_err() {
            break;
        }
    }
    line.entries().to_vec()
}

/// Is the line by the rules, and does it begin with an answer?
pub(super) fn check<G: Puzzling>(puzzle: &Puzzle<G>) -> Result<(), String> {
    let mut played = puzzle.log.played.clone();
    let mut own = Vec::new();
    for entry in &puzzle.line {
        if let Entry::Step(Step::Action(seat, action)) = entry
            && *seat == puzzle.seat
        {
            own.push(*action);
        }
        played.apply(entry.clone()).map_err(|error| format!("the line has “{entry}”: {error}"))?;
    }
    let begins = puzzle.certificate.answers.iter().any(|answer| own.starts_with(answer));
    if begins { Ok(()) } else { Err("the line does not begin with the answer".to_owned()) }
}
