//! A card that is being designed: what lies on each square, changed so that its symmetry and its counts stay.

use anyhow::{Result, bail};
use gambit::{Setup, Square, Token, TokenPoints};
use table::rand::rngs::SmallRng;
use table::shuffle::below;

use super::symmetry::Symmetry;

/// What lies on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Empty,
    Token(Token),
    /// A start spot, from 1.
    Spot(usize),
}

impl Cell {
    /// May both be images of each other? Start spots are, whatever their numbers.
    fn is_like(self, other: Self) -> bool {
        self == other || matches!((self, other), (Self::Spot(_), Self::Spot(_)))
    }
}

/// A card under work.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Draft {
    cells: [Cell; 64],
    points: TokenPoints,
    symmetry: Symmetry,
    /// Do only start spots move?
    tokens_stay: bool,
}

impl Draft {
    /// The tokens of the box (G2) and four start spots, anywhere.
    pub(super) fn random(symmetry: Symmetry, rng: &mut SmallRng) -> Self {
        let mut orbits = symmetry.orbits();
        for at in (1..orbits.len()).rev() {
            orbits.swap(at, below(rng, at as u32 + 1) as usize);
        }
        let mut draft =
            Self { cells: [Cell::Empty; 64], points: TokenPoints::USUAL, symmetry, tokens_stay: false };
        let mut free = orbits.into_iter();
        for token in Token::ALL {
            let mut left = token.usual_count() as usize;
            while left > 0 {
                let orbit = free.next().expect("the box has fewer tokens than the board has squares");
                left -= orbit.len();
                for square in orbit {
                    draft.cells[square.index()] = Cell::Token(token);
                }
            }
        }
        let spots = free.flatten().take(4);
        (1..).zip(spots).for_each(|(number, square)| draft.cells[square.index()] = Cell::Spot(number));
        draft
    }

    /// A card that is there, if it has the symmetry.
    pub(super) fn from_setup(setup: &Setup, symmetry: Symmetry) -> Result<Self> {
        let mut cells = [Cell::Empty; 64];
        for square in Square::all() {
            let spot = setup.spots().iter().position(|spot| *spot == square);
            cells[square.index()] = match (setup.tokens().get(square), spot) {
                (Some(token), _) => Cell::Token(token),
                (None, Some(spot)) => Cell::Spot(spot + 1),
                (None, None) => Cell::Empty,
            };
        }
        let draft = Self { cells, points: setup.points(), symmetry, tokens_stay: false };
        let uneven = symmetry.orbits().into_iter().find_map(|orbit| {
            let odd = orbit.iter().find(|square| !draft.cell(**square).is_like(draft.cell(orbit[0])))?;
            Some((orbit[0], *odd))
        });
        if let Some((one, other)) = uneven {
            bail!(
                "“{}” changes by {}: {one} and {other} differ; --symmetry says what should stay",
                setup.name(),
                symmetry.words()
            );
        }
        Ok(draft)
    }

    /// The same, of which only the start spots will move.
    pub(super) fn with_tokens_fixed(self) -> Self {
        Self { tokens_stay: true, ..self }
    }

    fn cell(&self, square: Square) -> Cell {
        self.cells[square.index()]
    }

    /// The same with what lies on some squares exchanged: one to three times, with all their images.
    pub(super) fn changed(&self, rng: &mut SmallRng) -> Self {
        let mut changed = self.clone();
        let orbits = self.symmetry.orbits();
        let is_fixed = |cell| self.tokens_stay && matches!(cell, Cell::Token(_));
        for _ in 0..=below(rng, 3) {
            let moves = |cell| cell != Cell::Empty && !is_fixed(cell);
            let used: Vec<usize> =
                (0..orbits.len()).filter(|at| moves(changed.cell(orbits[*at][0]))).collect();
            let one = &orbits[used[below(rng, used.len() as u32) as usize]];
            let differs = |orbit: &&Vec<Square>| {
                let cell = changed.cell(orbit[0]);
                !cell.is_like(changed.cell(one[0])) && !is_fixed(cell)
            };
            let others: Vec<&Vec<Square>> = orbits.iter().filter(differs).collect();
            let other = others[below(rng, others.len() as u32) as usize];
            for (here, there) in one.iter().zip(other) {
                changed.cells.swap(here.index(), there.index());
            }
        }
        changed
    }

    /// The card, with a name.
    pub(super) fn setup(&self, name: &str) -> Setup {
        let mut text = format!("setup {name}\npoints");
        for token in Token::ALL {
            text += &format!(" {token}={}", self.points.get(token));
        }
        for rank in (0..8).rev() {
            text.push('\n');
            for file in 0..8 {
                match self.cell(Square::at(file, rank)) {
                    Cell::Empty => text.push('.'),
                    Cell::Token(token) => text.push(token.letter()),
                    Cell::Spot(number) => text += &number.to_string(),
                }
            }
        }
        text.parse().expect("it has a name, points, tokens and four spots, as the card it comes from")
    }
}
