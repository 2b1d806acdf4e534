//! The terminal: lines in, lines out, clearing. Works line by line, so that pipes, screen readers and `tmux` do as well.

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::Result;

use super::paint::{Line, Paint, wrap};
use super::scene::Size;

/// Home, clear the screen, then what has scrolled off it. In this order: some terminals push what they clear into the
/// part that has scrolled off.
const WIPE: &str = "\x1b[H\x1b[2J\x1b[3J";
/// Sentences are not longer than this, however wide the terminal is.
const WIDEST: usize = 100;
/// The fewest lines of news on a screen, however small it is.
const LEAST_NEWS: usize = 3;
/// The width of a terminal that does not tell, and the least for two things side by side.
const USUAL_WIDTH: usize = 80;
/// From this size on there is room for a large board.
const LARGE_WIDTH: usize = 108;
const LARGE_HEIGHT: usize = 40;

/// Where a game is played.
pub(crate) struct Console {
    paint: Paint,
    clears: bool,
    width: usize,
    size: Size,
    /// The lines that can be seen at once; `None` where nothing is ever out of sight, as in a file.
    height: Option<usize>,
    /// Is what is typed invisible unless we write it, because it comes from a pipe?
    echoes: bool,
}

impl Console {
    /// The process's own terminal.
    pub(crate) fn new(paint: Paint, clears: bool) -> Self {
        let size = terminal_size::terminal_size().filter(|_| io::stdout().is_terminal());
        let width = size.map_or(USUAL_WIDTH, |(width, _)| usize::from(width.0));
        let height = size.map(|(_, height)| usize::from(height.0));
        Self {
            size: match (width, height) {
                (..USUAL_WIDTH, _) => Size::Narrow,
                (LARGE_WIDTH.., Some(LARGE_HEIGHT..)) => Size::Large,
                _ => Size::Usual,
            },
            paint,
            clears: clears && io::stdout().is_terminal(),
            width: width.min(WIDEST),
            height,
            echoes: !io::stdin().is_terminal(),
        }
    }

    /// The width of sentences.
    pub(crate) const fn width(&self) -> usize {
        self.width
    }

    /// How much room there is to draw.
    pub(crate) const fn size(&self) -> Size {
        self.size
    }

    /// How many lines of news a screen has room for beside so many other lines; a few always.
    pub(crate) fn room(&self, others: usize) -> usize {
        self.height.map_or(usize::MAX, |height| height.saturating_sub(others).max(LEAST_NEWS))
    }

    /// Begins a new screen. Lines are emptied one by one: many terminals keep what is cleared at once for scrolling back,
    /// and a plan that was typed is not to be looked at again (G14).
    pub(crate) fn fresh(&self) -> Result<()> {
        match self.height.filter(|_| self.clears) {
            Some(height) => {
                let rows: String = (1..=height).map(|row| format!("\x1b[{row}H\x1b[2K")).collect();
                write(&format!("{rows}\x1b[H"))
            }
            None => write("\n"),
        }
    }

    /// Makes all that was written unreadable, also further up; wherever the output goes.
    #[allow(clippy::unused_self)] // only somebody who has the console may wipe it
    pub(crate) fn wipe(&self) -> Result<()> {
        write(WIPE)
    }

    /// Writes lines.
    pub(crate) fn show(&self, lines: &[Line]) -> Result<()> {
        let text: String = lines.iter().map(|line| self.paint.line(line) + "\n").collect();
        write(&text)
    }

    /// Writes sentences, broken into lines.
    pub(crate) fn say(&self, text: &str) -> Result<()> {
        let lines: Vec<Line> = wrap(text, self.width).into_iter().map(Line::from).collect();
        self.show(&lines)
    }

    /// Asks for a line; `None` is the end of the input.
    pub(crate) fn ask(&self, prompt: &Line) -> Result<Option<String>> {
        write(&format!("{} ", self.paint.line(prompt)))?;
        let mut bytes = Vec::new();
        let read = io::stdin().lock().read_until(b'\n', &mut bytes)?;
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echoes {
            write(&format!("{line}\n"))?;
        } else if read == 0 {
            write("\n")?;
        }
        Ok((read > 0).then_some(line))
    }
}

fn write(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}
