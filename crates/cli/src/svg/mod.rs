//! Positions as pictures: SVG text that needs no font file, script or other file, every shape drawn by us.

mod canvas;
mod chessmen;
mod dragon;
mod gambit;
mod jigsaw;
mod scene;
mod seats;
mod skakanie;
mod stacks;

pub(crate) use self::gambit::{position as gambit, setup};
pub(crate) use self::skakanie::position as skakanie;
