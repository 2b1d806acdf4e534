//! `stolik play` through its standard input and output: whole games, bad input, leaving and coming back, the curtain.

mod catalogue;
mod curtain;
mod driver;
mod resume;
mod typing;
mod whole;
