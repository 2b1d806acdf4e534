//! Pictures of positions: SVG text that needs no font file, script or other file, every shape drawn by us. A folder for each game.
// Pictures are put together once for a reader, not in a loop: what reads best is best.
#![allow(clippy::format_push_string, clippy::format_collect)]

pub mod canvas;
pub mod gambit;
#[cfg(feature = "png")]
pub mod png;
pub mod seats;
pub mod skakanie;
