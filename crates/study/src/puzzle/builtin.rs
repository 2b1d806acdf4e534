//! The puzzles that are built in: a file for each question of each game, in `puzzles/`.

/// A file of puzzles.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// The game.
    pub game: &'static str,
    /// What they ask.
    pub asks: &'static str,
    /// The puzzles one after the other.
    pub text: &'static str,
}

/// All of them.
pub const BUILTIN: [Texts; 4] = [
    Texts { game: "gambit", asks: "cards", text: include_str!("../../../../puzzles/gambit/cards.txt") },
    Texts { game: "gambit", asks: "move", text: include_str!("../../../../puzzles/gambit/move.txt") },
    Texts { game: "skakanie", asks: "turn", text: include_str!("../../../../puzzles/skakanie/turn.txt") },
    Texts { game: "skakanie", asks: "give", text: include_str!("../../../../puzzles/skakanie/give.txt") },
];
