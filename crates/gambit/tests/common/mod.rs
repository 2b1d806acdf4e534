//! Random games over all options, for tests.

use stolik_gambit::{BUILTIN, Card, Cards, Edition, Gambit, Options, Setup, Square, Token};
use table::rand::rngs::SmallRng;
use table::shuffle::below;
use table::{Seat, SeatSet};

/// A game with random options and a built-in or random card.
pub(crate) fn random_game(rng: &mut SmallRng) -> Gambit {
    let seats = 2 + below(rng, 3) as usize;
    let mut options = Options::new(seats);
    options.oldest = Seat::new(below(rng, seats as u32) as usize);
    options.edition = Edition::ALL[below(rng, 3) as usize];
    options.calm = [0, 1, 11, 40, 250][below(rng, 5) as usize];
    options.peek = SeatSet::from_bits(below(rng, 1 << seats) as u8);
    if below(rng, 2) == 0 {
        options.deck = (0..12).map(|_| Card::ALL[below(rng, 4) as usize]).collect::<Cards>();
    }
    let setup = match below(rng, 2) {
        0 => Setup::builtin().nth(below(rng, BUILTIN.len() as u32) as usize).expect("one of them"),
        _ => random_setup(rng),
    };
    Gambit::new(setup, options).expect("these options fit")
}

/// A card with random tokens of all kinds; sometimes so full that gambits are blocked.
pub(crate) fn random_setup(rng: &mut SmallRng) -> Setup {
    let chance = [4, 24, 56][below(rng, 3) as usize];
    let mut squares: Vec<Square> = Square::all().collect();
    let mut spots = Vec::new();
    for _ in 0..4 {
        spots.push(squares.swap_remove(below(rng, squares.len() as u32) as usize));
    }
    let mut cells = vec!['.'; 64];
    for square in squares {
        if below(rng, 60) < chance {
            cells[square.index()] = Token::ALL[below(rng, 6) as usize].letter();
        }
    }
    let free = Square::all().find(|square| !spots.contains(square)).expect("most squares are free");
    cells[free.index()] = 'P';
    for (number, spot) in ('1'..).zip(&spots) {
        cells[spot.index()] = number;
    }
    let rows: Vec<String> = cells.chunks(8).rev().map(|row| row.iter().collect()).collect();
    let text = format!("setup Random\npoints P=1 N=3 B=2 R=5 Q=9 K=0\n{}\n", rows.join("\n"));
    text.parse().unwrap_or_else(|errors| panic!("{errors}\n{text}"))
}
