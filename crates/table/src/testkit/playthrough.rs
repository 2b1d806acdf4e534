//! A whole game as a text: each entry, what everybody saw of it, and everybody's view now and then.

use std::fmt::Write;

use rand::SeedableRng;

use crate::game::{Game, Pending, Step, Viewer};
use crate::matches::{Entry, Match};
use crate::rand::rngs::SmallRng;
use crate::seat::Seat;
use crate::shuffle::{Dealer, Seed, below};

/// Plays a random game from a phrase and writes it down. Views stand after each of the first `views` entries and at the
/// end; events stand under every entry, one line for each viewer who saw something of their own.
pub fn playthrough<G: Game>(game: &G, phrase: &str, views: usize) -> String {
    let mut rng = SmallRng::seed_from_u64(0);
    let mut dealer = Dealer::new(&Seed::from_phrase(phrase), &[]);
    let mut played = Match::new(game.clone());
    let mut text = format!("# {phrase}\n{game}");
    if !text.ends_with('\n') {
        text.push('\n');
    }
    while played.pending() != Pending::Over {
        let step = choose(&played, &mut dealer, &mut rng);
        let _ = writeln!(text, "\n> {}", Entry::Step(step.clone()));
        write_events(&mut text, &played, &step);
        played.apply(Entry::Step(step)).expect("a listed step is legal");
        if played.entries().len() <= views || played.pending() == Pending::Over {
            write_views(&mut text, &played);
        }
    }
    let _ = writeln!(text, "\nresult {}", played.outcome().expect("the game is over"));
    text
}

fn choose<G: Game>(played: &Match<G>, dealer: &mut Dealer, rng: &mut SmallRng) -> Step<G> {
    let Pending::Seats(awaited) = played.pending() else {
        return Step::Chance(played.game().draw(played.state(), dealer));
    };
    let seat = awaited.iter().next().expect("somebody is waited for");
    let mut actions = Vec::new();
    played.game().legal(played.state(), seat, &mut actions);
    Step::Action(seat, actions[below(rng, actions.len() as u32) as usize])
}

fn viewers<G: Game>(game: &G) -> impl Iterator<Item = (String, Viewer)> {
    let seats = Seat::all(game.seats()).map(|seat| (seat.to_string(), Viewer::Seat(seat)));
    seats.chain([("-".to_owned(), Viewer::Watcher)])
}

/// What a watcher saw, and each seat that saw something else.
fn write_events<G: Game>(text: &mut String, played: &Match<G>, step: &Step<G>) {
    let seen = |viewer| -> String {
        let events = played.game().events(played.state(), step, viewer);
        events.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    let public = seen(Viewer::Watcher);
    let _ = writeln!(text, "  all: {public}");
    for (name, viewer) in viewers(played.game()) {
        let own = seen(viewer);
        if own != public {
            let _ = writeln!(text, "  {name}: {own}");
        }
    }
}

fn write_views<G: Game>(text: &mut String, played: &Match<G>) {
    for (name, viewer) in viewers(played.game()) {
        let view = played.game().view(played.state(), viewer).to_string();
        for line in view.lines() {
            let _ = writeln!(text, "  {name}| {line}");
        }
    }
}
