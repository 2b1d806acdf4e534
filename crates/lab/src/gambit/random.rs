//! Random games of Gambit: any options, built-in cards and drawn ones.

use gambit::{BUILTIN, Card, Cards, Edition, Gambit, MOST_POINTS, Options, Setup, State, Token};
use table::rand::rngs::SmallRng;
use table::shuffle::below;
use table::{Game, Seat, SeatSet};

use crate::TurnLimit;

/// Bishops never leave the squares of one colour, so that with a deck of them alone and no calm limit a game may have no
/// end. It is broken off after so many turns.
const BREAK_OFF: u64 = 5_000;
/// With any other deck even random players take the last token at some time; no game is known that took a tenth of this.
const LONGEST: u64 = 100_000;

/// A game with random options, all of them possible.
pub(super) fn game(rng: &mut SmallRng) -> Gambit {
    let seats = 2 + below(rng, 3) as usize;
    let options = Options {
        seats,
        oldest: Seat::new(below(rng, seats as u32) as usize),
        edition: Edition::ALL[below(rng, 3) as usize],
        calm: calm(rng),
        peek: SeatSet::from_bits(below(rng, 1 << seats) as u8),
        deck: deck(rng),
    };
    let setup = match below(rng, 2) {
        0 => Setup::builtin().nth(below(rng, BUILTIN.len() as u32) as usize).expect("one of them"),
        _ => drawn(rng),
    };
    Gambit::new(setup, options).expect("only possible options are made up")
}

/// Before each capture, and after the last one that is made, there are at most as many turns as the calm limit.
pub(super) fn turn_limit(game: &Gambit) -> TurnLimit {
    let bishops_alone = game.options().deck.count(Card::Bishop) == game.options().deck.len();
    match u64::from(game.options().calm) {
        0 if bishops_alone => TurnLimit::BreakOff(BREAK_OFF),
        0 => TurnLimit::Ends(LONGEST),
        calm => TurnLimit::Ends((u64::from(game.setup().tokens().squares().len()) + 1) * calm),
    }
}

/// Checks the end of a game.
pub(super) fn check_end(game: &Gambit, state: &State) -> Result<(), String> {
    let outcome = game.standing(state);
    let mut places: Vec<u8> = outcome.places.as_slice().to_vec();
    places.sort_unstable();
    if places.iter().copied().ne(1..=game.seats() as u8) {
        return Err(format!("the places are {places:?}, though there is never a shared win (G16)"));
    }
    Ok(())
}

fn calm(rng: &mut SmallRng) -> u8 {
    match below(rng, 8) {
        0 => 0,
        1 | 2 => 40,
        _ => 1 + below(rng, 250) as u8,
    }
}

/// The usual deck, any twelve cards, or twelve of a kind or two.
fn deck(rng: &mut SmallRng) -> Cards {
    let kinds = match below(rng, 4) {
        0 | 1 => return Cards::STANDARD_DECK,
        2 => 4,
        _ => 1 + below(rng, 2),
    };
    let first = below(rng, 4);
    (0..12).map(|_| Card::ALL[(first + below(rng, kinds)) as usize % 4]).collect()
}

/// A card drawn at random, from one token to a full board, with any points.
fn drawn(rng: &mut SmallRng) -> Setup {
    let mut cells = ['.'; 64];
    let mut squares: Vec<usize> = (0..64).collect();
    for last in (1..squares.len()).rev() {
        squares.swap(last, below(rng, last as u32 + 1) as usize);
    }
    for (square, spot) in squares.iter().zip('1'..='4') {
        cells[*square] = spot;
    }
    let count = 1 + below(rng, 60) as usize;
    for square in &squares[4..4 + count] {
        cells[*square] = Token::ALL[below(rng, 6) as usize].letter();
    }
    let most = (MOST_POINTS / count as u32).min(99);
    let mut text = "setup Random\npoints".to_owned();
    for token in Token::ALL {
        text += &format!(" {token}={}", below(rng, most + 1));
    }
    for row in cells.chunks(8) {
        text.push('\n');
        text.extend(row);
    }
    text.parse().expect("a card drawn like this has no fault")
}
