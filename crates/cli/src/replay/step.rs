//! Stepping through a game by keys; the keys may come from a file, too.

use std::io::{self, BufRead, IsTerminal};

use anyhow::Result;

use super::recording::Recording;
use crate::games::TerminalGame;
use crate::output::print;

/// Shows positions until the keys end.
/// The first of them has this remark.
pub(super) fn run<G: TerminalGame>(game: &Recording<'_, G>, start: usize, remark: &str) -> Result<()> {
    let mut ply = start;
    let mut keys = io::stdin().lock().lines();
    let clear = if io::stdout().is_terminal() { "\x1b[2J\x1b[H" } else { "" };
    let mut remark = remark.to_owned();
    loop {
        print(&format!(
            "{clear}{}\n{}\n{remark}{ply} of {}, Enter b number q > ",
            game.lines(ply),
            game.position(ply),
            game.last()
        ))?;
        let Some(key) = keys.next().transpose()? else { return print("\n") };
        match next(key.trim(), ply, game.last()) {
            Key::Go(to) => (ply, remark) = (to, String::new()),
            Key::Stay(why) => remark = why + "\n",
            Key::Quit => return Ok(()),
        }
    }
}

enum Key {
    Go(usize),
    Stay(String),
    Quit,
}

fn next(key: &str, ply: usize, last: usize) -> Key {
    match key {
        "q" => Key::Quit,
        "" if ply < last => Key::Go(ply + 1),
        "" => Key::Stay("this is the end".to_owned()),
        "b" if ply > 0 => Key::Go(ply - 1),
        "b" => Key::Stay("this is the beginning".to_owned()),
        number => match number.parse() {
            Ok(to) if to <= last => Key::Go(to),
            Ok(_) => Key::Stay(format!("the game has {last} plies")),
            Err(_) => Key::Stay(format!("{number:?} is neither Enter, b, q nor a number")),
        },
    }
}
