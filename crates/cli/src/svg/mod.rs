//! Pictures: SVG text that needs no font file, script or other file, every shape drawn by us. What a game looks like is in
//! its folder of `games`.

pub(crate) mod canvas;
pub(crate) mod seats;
