//! A whole game as a text: each entry, what everybody saw of it, and everybody's view now and then.

use std::fmt::Write;
use std::iter::repeat;

use rand::SeedableRng;

use crate::game::{Game, Pending, Step, Viewer};
use crate::matches::{Entry, Match};
use crate::rand::rngs::SmallRng;
use crate::seat::Seat;
use crate::shuffle::{Dealer, Seed, below};

/// Plays a random game from a phrase and writes it down. Views stand after each of the first `views` entries and at the
/// end, events under every entry: what a watcher sees, then what seats see differently.
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
        let _ = writeln!(text, "> {}", Entry::Step(step.clone()));
        write_events(&mut text, &played, &step);
        played.apply(Entry::Step(step)).expect("a listed step is legal");
        if played.entries().len() <= views || played.pending() == Pending::Over {
            write_views(&mut text, &played);
        }
    }
    let _ = writeln!(text, "result {}", played.outcome().expect("the game is over"));
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

fn seats<G: Game>(game: &G) -> impl Iterator<Item = (Seat, Viewer)> {
    Seat::all(game.seats()).map(|seat| (seat, Viewer::Seat(seat)))
}

/// What a watcher saw, and each seat that saw something else.
fn write_events<G: Game>(text: &mut String, played: &Match<G>, step: &Step<G>) {
    let seen = |viewer| -> String {
        let events = played.game().events(played.state(), step, viewer);
        events.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    let public = seen(Viewer::Watcher);
    let _ = writeln!(text, "  all: {public}");
    for (name, viewer) in seats(played.game()) {
        let own = seen(viewer);
        if own != public {
            let _ = writeln!(text, "  {name}: {own}");
        }
    }
}

/// What a watcher sees, and of each seat the lines in which it sees something else.
fn write_views<G: Game>(text: &mut String, played: &Match<G>) {
    let seen = |viewer| played.game().view(played.state(), viewer).to_string();
    let public = seen(Viewer::Watcher);
    for line in public.lines() {
        let _ = writeln!(text, "  -| {line}");
    }
    for (name, viewer) in seats(played.game()) {
        let own = seen(viewer);
        let count = own.lines().count().max(public.lines().count());
        // A line that only the watcher has is an empty one of the seat's.
        let lines = own.lines().chain(repeat("")).zip(public.lines().chain(repeat(""))).take(count);
        for (line, _) in lines.filter(|(own, public)| own != public) {
            let _ = writeln!(text, "  {name}| {line}");
        }
    }
}
