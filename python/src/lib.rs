//! The module `stolik._engine`: the engine for Python. What users import is the package around it, `stolik/`; docs/python.md is the guide.
//!
//! Rules, players and logs are those of every other part of Stolik; what is here turns them into numbers and arrays.

mod arena;
mod batch;
mod bot;
mod errors;
mod game;
mod games;
mod learn;
mod numbers;
mod pixels;
mod position;
mod reward;
mod state;
mod vector;

use pyo3::prelude::*;

/// The engine of Stolik.
#[pymodule]
mod _engine {
    #[pymodule_export]
    use crate::arena::command;
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::game::{Gambit, Game, Skakanie, game, read, verify};
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::vector::Vector;
}
