//! Styled lines and how they become text for a terminal. Nothing here knows a game.

use table::Seat;
use unicode_width::UnicodeWidthStr;

/// What a piece of text looks like. Colour never says anything alone: shapes, letters and brackets say it too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Ink {
    /// As the terminal writes.
    #[default]
    Plain,
    /// Of less weight.
    Dim,
    /// Of more weight.
    Bold,
    /// A heading.
    Title,
    /// Something good to have.
    Good,
    /// Something to beware of.
    Alarm,
    /// In the colour of a seat.
    Seat(Seat),
    /// On the colour of a seat.
    OnSeat(Seat),
    /// A light square.
    Light,
    /// A dark square.
    Dark,
    /// The dot of an empty light square.
    LightDot,
    /// The dot of an empty dark square.
    DarkDot,
    /// A square or place one may go to.
    Open,
    /// A square or place with something to win.
    Prize,
    /// The Dragon.
    Dragon,
}

impl Ink {
    /// The codes that switch it on (Select Graphic Rendition); colours are of the 256 every terminal has.
    fn codes(self) -> String {
        const STRONG: [u8; 6] = [160, 26, 28, 91, 130, 30];
        const BRIGHT: [u8; 6] = [203, 75, 77, 177, 215, 80];
        match self {
            Self::Plain => String::new(),
            Self::Dim => "2".to_owned(),
            Self::Bold => "1".to_owned(),
            Self::Title => "1;38;5;179".to_owned(),
            Self::Good => "1;38;5;77".to_owned(),
            Self::Alarm => "1;38;5;203".to_owned(),
            Self::Seat(seat) => format!("1;38;5;{}", BRIGHT[seat.index()]),
            Self::OnSeat(seat) => format!("1;38;5;231;48;5;{}", STRONG[seat.index()]),
            Self::Light => "1;38;5;16;48;5;223".to_owned(),
            Self::Dark => "1;38;5;16;48;5;137".to_owned(),
            Self::LightDot => "38;5;180;48;5;223".to_owned(),
            Self::DarkDot => "38;5;180;48;5;137".to_owned(),
            Self::Open => "1;38;5;22;48;5;150".to_owned(),
            Self::Prize => "1;38;5;16;48;5;220".to_owned(),
            Self::Dragon => "1;38;5;220;48;5;52".to_owned(),
        }
    }
}

/// Sentences that go on in the next line are indented so far, to stand beside the mark of a seat.
const INDENT: usize = 3;

/// A line of styled text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Line {
    spans: Vec<(Ink, String)>,
}

impl Line {
    /// An empty line.
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// A line in one ink.
    pub(crate) fn of(ink: Ink, text: impl Into<String>) -> Self {
        Self::new().with(ink, text)
    }

    /// With more text.
    #[must_use]
    pub(crate) fn with(mut self, ink: Ink, text: impl Into<String>) -> Self {
        self.spans.push((ink, text.into()));
        self
    }

    /// With more plain text.
    #[must_use]
    pub(crate) fn text(self, text: impl Into<String>) -> Self {
        self.with(Ink::Plain, text)
    }

    /// With another line's text.
    #[must_use]
    pub(crate) fn then(mut self, other: Self) -> Self {
        self.spans.extend(other.spans);
        self
    }

    /// How many columns it takes.
    pub(crate) fn width(&self) -> usize {
        self.spans.iter().map(|(_, text)| text.width()).sum()
    }

    /// With blanks up to a width.
    #[must_use]
    pub(crate) fn padded(self, width: usize) -> Self {
        let missing = width.saturating_sub(self.width());
        self.text(" ".repeat(missing))
    }

    /// The same in lines of at most `width` columns, broken at blanks; what goes on is indented under the sentence.
    pub(crate) fn fitted(self, width: usize) -> Vec<Self> {
        if self.width() <= width {
            return vec![self];
        }
        let mut lines = vec![Self::new()];
        for (ink, text) in self.spans {
            for word in text.split_inclusive(' ') {
                let last = lines.len() - 1;
                if lines[last].width() + word.trim_end().width() > width {
                    lines.push(Self::of(Ink::Plain, " ".repeat(INDENT)));
                }
                if let Some(line) = lines.pop() {
                    lines.push(line.with(ink, word));
                }
            }
        }
        lines
    }

    /// The text alone.
    #[cfg(test)]
    pub(crate) fn plain(&self) -> String {
        self.spans.iter().map(|(_, text)| text.as_str()).collect()
    }
}

impl From<String> for Line {
    fn from(text: String) -> Self {
        Self::of(Ink::Plain, text)
    }
}

/// Does the terminal get colours?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paint {
    /// Yes.
    Colours,
    /// Only the text.
    Plain,
}

impl Paint {
    /// The line as it is sent to the terminal, without blanks at its end.
    pub(crate) fn line(self, line: &Line) -> String {
        let mut text = String::new();
        for (ink, span) in &line.spans {
            match self {
                Self::Colours if *ink != Ink::Plain => {
                    text.push_str(&format!("\x1b[{}m{span}\x1b[0m", ink.codes()));
                }
                _ => text.push_str(span),
            }
        }
        text.trim_end_matches(' ').to_owned()
    }
}

/// Two blocks side by side, the right one `column` columns from the left edge.
pub(crate) fn beside(left: Vec<Line>, column: usize, right: Vec<Line>) -> Vec<Line> {
    let height = left.len().max(right.len());
    let (mut left, mut right) = (left.into_iter(), right.into_iter());
    let row = |_| {
        let start = left.next().unwrap_or_default();
        match right.next() {
            Some(end) => start.padded(column).then(end),
            None => start,
        }
    };
    (0..height).map(row).collect()
}

/// The text in lines of at most `width` columns, broken at blanks; its own line breaks stay.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let indent = paragraph.len() - paragraph.trim_start().len();
        let mut line = " ".repeat(indent);
        for word in paragraph.split_whitespace() {
            let begun = line.width() > indent;
            if begun && line.width() + 1 + word.width() > width {
                lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            } else if begun {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

/// The text cut to a width, with a mark where something is missing.
pub(crate) fn clip(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut kept = String::new();
    for c in text.chars() {
        if kept.width() + c.to_string().width() + 1 > width {
            break;
        }
        kept.push(c);
    }
    kept.push('…');
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_whatever_the_letters() {
        let left = vec![Line::from("Żółw".to_owned()), Line::of(Ink::Bold, "猫")];
        let both = beside(left, 6, vec![Line::from("a".to_owned()), Line::from("b".to_owned()), Line::new()]);
        let plain: Vec<String> = both.iter().map(Line::plain).collect();
        assert_eq!(plain, ["Żółw  a", "猫    b", "      "]);
    }

    #[test]
    fn paint_is_only_put_on_where_wanted() {
        let line = Line::of(Ink::Bold, "a").text(" b  ");
        assert_eq!(Paint::Plain.line(&line), "a b");
        assert_eq!(Paint::Colours.line(&line), "\x1b[1ma\x1b[0m b");
    }

    #[test]
    fn long_texts_are_broken_and_cut() {
        assert_eq!(wrap("  one two three\nfour", 9), ["  one two", "  three", "four"]);
        assert_eq!(wrap("incomprehensibilities", 5), ["incomprehensibilities"]);
        let line = Line::of(Ink::Bold, "●A").text(" one two").with(Ink::Dim, " three");
        let fitted: Vec<String> = line.clone().fitted(9).iter().map(|line| Paint::Plain.line(line)).collect();
        assert_eq!(fitted, ["●A one", "   two", "   three"]);
        assert_eq!(line.clone().fitted(20), [line]);
        assert_eq!((clip("Grzegorz", 8), clip("Grzegorz", 6)), ("Grzegorz".to_owned(), "Grzeg…".to_owned()));
    }
}
