//! Random games of Skakanie: any options, any picture that fits.

use skakanie::{DragonStart, Options, Picture, SingleCost, Skakanie, StackId, State, Target};
use table::rand::rngs::SmallRng;
use table::shuffle::below;
use table::{BySeat, Game, MAX_SEATS, Seat};

/// Four laps of ten stacks, a step after each turn (S7, S9, S10).
pub(super) const TURNS: u64 = 40;

/// A game with random options, all of them possible.
pub(super) fn game(rng: &mut SmallRng) -> Skakanie {
    let seats = 1 + below(rng, MAX_SEATS as u32) as usize;
    let actions = 1 + below(rng, u32::from(Options::MAX_ACTIONS)) as u8;
    let more = |seat: Seat| match () {
        () if seat.index() < seats => below(rng, u32::from(Options::MAX_ACTIONS - actions) + 1) as u8,
        () => 0,
    };
    let extra = BySeat::from_fn(MAX_SEATS, more);
    let mut coin = || below(rng, 2) == 0;
    let (singles, push, joint, fierce, share) = (coin(), coin(), coin(), coin(), coin());
    let options = Options {
        seats,
        youngest: Seat::new(below(rng, seats as u32) as usize),
        picture: picture(rng),
        actions,
        extra,
        singles: if singles { SingleCost::Two } else { SingleCost::One },
        push,
        joint,
        fierce,
        target: if share {
            Target::Share(1 + below(rng, 100) as u8)
        } else {
            Target::PerPlayer(1 + below(rng, 99) as u8)
        },
        dragon: match below(rng, 11) as usize {
            10 => DragonStart::Random,
            place => DragonStart::At(StackId::ring().nth(place).expect("ten stacks are outer ones")),
        },
    };
    Skakanie::new(options).expect("only possible options are made up")
}

/// Checks the end of a game.
pub(super) fn check_end(game: &Skakanie, state: &State, turns: u64) -> Result<(), String> {
    let outcome = game.standing(state);
    let team = outcome.team.ok_or("a team has no result")?;
    let won = outcome.winners().len();
    match () {
        () if turns != TURNS => Err(format!("the game had {turns} turns instead of {TURNS} (S10)")),
        () if team.target != game.target() => Err("the target changed (S12)".to_owned()),
        () if (won == game.seats()) != (team.score >= team.target) => {
            Err("the team shares victory and defeat (S12)".to_owned())
        }
        () => Ok(()),
    }
}

/// Any size from 12 to 128 pieces; the standard ones as often as all others.
fn picture(rng: &mut SmallRng) -> Picture {
    if below(rng, 2) == 0 {
        return Picture::STANDARD[below(rng, Picture::STANDARD.len() as u32) as usize];
    }
    loop {
        let (width, height) = (1 + below(rng, 128) as usize, 1 + below(rng, 128) as usize);
        if let Ok(picture) = Picture::new(width, height) {
            return picture;
        }
    }
}
