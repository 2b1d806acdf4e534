//! The curtain: between two people with secrets the screen is wiped, and nothing is shown until the next one is there.

use anyhow::Result;
use table::Seat;

use super::commands::Command;
use super::console::Console;
use super::paint::{Ink, Line};
use texts::Texts;

/// Somebody looking at their screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Glance {
    /// Who.
    pub(crate) seat: Seat,
    /// Does it show what others must not see?
    pub(crate) secret: bool,
}

/// Does the curtain fall between two looks at the screen? Not while everything is for all eyes, nor while the same person
/// stays with their own secrets.
pub(crate) fn is_needed(last: Option<Glance>, next: Glance) -> bool {
    let secrets_now_or_before = next.secret || last.is_some_and(|last| last.secret);
    let stays = last.is_some_and(|last| last.secret && last.seat == next.seat);
    secrets_now_or_before && !stays
}

/// Is the next person at the keyboard?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Curtain {
    /// Yes: it may be lifted.
    Up,
    /// Somebody leaves, or the input ended.
    Left,
}

/// Wipes the screen, asks for the next person, and wipes again, so that nothing stands above their secrets.
pub(crate) fn lower(console: &Console, texts: &Texts, mark: &Line, name: &str) -> Result<Curtain> {
    console.wipe()?;
    let ask = texts.with("curtain-hand-over", &[("name", name.into())]);
    console.show(&[
        Line::new(),
        Line::of(Ink::Plain, "  ").then(mark.clone()).text("  ").with(Ink::Bold, ask),
    ])?;
    console.show(&[Line::new()])?;
    let prompt = Line::of(Ink::Plain, texts.get("curtain-press-enter")).with(Ink::Dim, " >");
    match console.ask(&prompt)? {
        Some(line) if Command::read(texts, &line) != Some(Command::Quit) => {
            console.wipe().map(|()| Curtain::Up)
        }
        _ => Ok(Curtain::Left),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curtain_falls_between_people_with_secrets() {
        let glance = |seat, secret| Glance { seat: Seat::new(seat), secret };
        for (last, next, needed) in [
            (None, glance(0, false), false),
            (None, glance(0, true), true),
            (Some(glance(0, false)), glance(1, false), false),
            // All were looking at the screen: now they turn away.
            (Some(glance(0, false)), glance(0, true), true),
            (Some(glance(0, false)), glance(1, true), true),
            (Some(glance(0, true)), glance(1, true), true),
            (Some(glance(0, true)), glance(1, false), true),
            (Some(glance(0, true)), glance(0, true), false),
        ] {
            assert_eq!(is_needed(last, next), needed, "{last:?} {next:?}");
        }
    }
}
