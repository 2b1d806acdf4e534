//! A view as a few lines of text, for transcripts, terminals without graphics and bug reports.
//!
//! ```text
//! picture 9x8
//! waits turn A, 2 actions left
//! dragon 8, home 5, tokens 4, next 12 11 10 9 5
//! pawns A 1, B 12
//! stacks 1: 23 +5 / 4 7; …     each row: top, unknown pieces, then those put underneath; an empty stack is -
//! pool A 2: 9 10 11 | 30       points: fragments, the largest first
//! pool B 0: -
//! team 2 of 10
//! legal take, move 2, move 5, end
//! order 1: 23 9 61 …           only for those who may see everything
//! ```

use std::fmt;

use crate::action::Action;
use crate::pieces::{Pieces, write_list};
use crate::state::Waiting;
use crate::view::{PoolView, StackView, View};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "picture {}", self.picture)?;
        match self.waiting {
            Waiting::Turn(_) => writeln!(f, "waits {}, {} actions left", self.waiting, self.actions_left)?,
            _ => writeln!(f, "waits {}", self.waiting)?,
        }
        self.write_dragon(f)?;
        f.write_str("pawns ")?;
        separated(f, self.pawns.iter(), ", ", |f, (seat, pawn)| match pawn {
            Some(stack) => write!(f, "{seat} {stack}"),
            None => write!(f, "{seat} -"),
        })?;
        for (row, stacks) in self.stacks.chunks(4).enumerate() {
            f.write_str("stacks ")?;
            let numbered = stacks.iter().enumerate().map(|(column, stack)| (4 * row + column + 1, stack));
            separated(f, numbered, "; ", |f, (number, stack)| write!(f, "{number}: {stack}"))?;
        }
        self.pools.iter().try_for_each(|pool| writeln!(f, "{pool}"))?;
        writeln!(f, "team {} of {}", self.team.score, self.team.target)?;
        self.write_legal(f)?;
        for (at, pieces) in self.order.iter().flatten().enumerate() {
            write!(f, "order {}: ", at + 1)?;
            write_list(f, pieces.iter().copied())?;
            writeln!(f)?;
        }
        Ok(())
    }
}

impl View {
    fn write_dragon(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Some(dragon), Some(home)) = (self.dragon, self.home) else {
            return writeln!(f, "dragon -, tokens {}", self.tokens);
        };
        write!(f, "dragon {dragon}, home {home}, tokens {}, next ", self.tokens)?;
        separated(f, self.coming.iter(), " ", |f, stack| write!(f, "{stack}"))
    }

    /// Gives are many: every piece to every stack. They are written as one.
    fn write_legal(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piece = |action: &Action| match action {
            Action::Give(piece, _) => Some(*piece),
            _ => None,
        };
        let gives: Pieces = self.legal.iter().filter_map(piece).collect();
        match (self.legal.is_empty(), gives.is_empty()) {
            (true, _) => writeln!(f, "legal -"),
            (false, false) => writeln!(f, "legal give {gives} to any"),
            (false, true) => {
                f.write_str("legal ")?;
                separated(f, self.legal.iter(), ", ", |f, action| write!(f, "{action}"))
            }
        }
    }
}

/// `turn A`, `give B 23`.
impl fmt::Display for Waiting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal => f.write_str("deal"),
            Self::Dragon => f.write_str("dragon"),
            Self::Corner(seat) => write!(f, "corner {seat}"),
            Self::Turn(seat) => write!(f, "turn {seat}"),
            Self::Draw(seat) => write!(f, "draw {seat}"),
            Self::Give(seat, None) => write!(f, "give {seat}"),
            Self::Give(seat, Some(piece)) => write!(f, "give {seat} {piece}"),
            Self::Over => f.write_str("over"),
        }
    }
}

/// `23 +5 / 4 7`.
impl fmt::Display for StackView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(top) = self.top else { return f.write_str("-") };
        write!(f, "{top}")?;
        if self.unknown > 0 {
            write!(f, " +{}", self.unknown)?;
        }
        if !self.known.is_empty() {
            f.write_str(" / ")?;
            write_list(f, self.known.iter().copied())?;
        }
        Ok(())
    }
}

/// `pool A 2: 9 10 11 | 30`.
impl fmt::Display for PoolView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pool {} {}: ", self.owners, self.score)?;
        if self.fragments.is_empty() {
            return f.write_str("-");
        }
        for (i, fragment) in self.fragments.iter().enumerate() {
            write!(f, "{}{fragment}", if i == 0 { "" } else { " | " })?;
        }
        Ok(())
    }
}

/// Items with a separator between them, then a line break.
fn separated<T>(
    f: &mut fmt::Formatter<'_>,
    items: impl Iterator<Item = T>,
    separator: &str,
    write: impl Fn(&mut fmt::Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    for (i, item) in items.enumerate() {
        if i > 0 {
            f.write_str(separator)?;
        }
        write(f, item)?;
    }
    writeln!(f)
}
