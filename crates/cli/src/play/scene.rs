//! Who is looking, in which language, and what the players are called: what drawing and telling need besides the view.

use table::{Reason, Seat, Viewer};
use texts::{FluentValue, Texts};

use super::paint::{Ink, Line, clip, wrap};

/// The shapes of the seats, so that they differ without colours too.
const SHAPES: [char; 6] = ['●', '■', '▲', '◆', '▼', '★'];

/// What drawing and telling need besides the view.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    /// The language.
    pub(crate) texts: &'a Texts,
    /// What the players are called, seat A first.
    pub(crate) names: &'a [String],
    /// Who is looking.
    pub(crate) viewer: Viewer,
    /// Is it pointed out what can be done and what should be minded?
    pub(crate) hints: bool,
    /// The width of sentences.
    pub(crate) width: usize,
    /// How much room there is to draw.
    pub(crate) size: Size,
}

/// How much room there is to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Size {
    /// Not enough for two things side by side.
    Narrow,
    /// The usual 80 columns.
    Usual,
    /// Enough for a large board.
    Large,
}

impl Scene<'_> {
    /// What a player is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The same, cut to a width.
    pub(crate) fn short_name(&self, seat: Seat, width: usize) -> String {
        clip(self.name(seat), width)
    }

    /// Several names with commas between them.
    pub(crate) fn list(&self, seats: impl Iterator<Item = Seat>) -> String {
        seats.map(|seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    /// The seat's shape and letter.
    pub(crate) fn mark(seat: Seat) -> String {
        format!("{}{seat}", SHAPES[seat.index()])
    }

    /// A text without variables.
    pub(crate) fn get(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// A text with variables.
    pub(crate) fn with(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.texts.with(key, values)
    }

    /// Sentences broken into lines.
    pub(crate) fn lines(&self, ink: Ink, text: &str) -> Vec<Line> {
        wrap(text, self.width).into_iter().map(|line| Line::of(ink, line)).collect()
    }

    /// A sentence about a seat: its name as `$who`, and whether it is the reader's own as `$you`.
    pub(crate) fn about(&self, key: &str, seat: Seat, more: &[(&str, FluentValue<'_>)]) -> String {
        let you = if self.viewer.is(seat) { "yes" } else { "no" };
        let mut values = vec![("who", FluentValue::from(self.name(seat))), ("you", you.into())];
        values.extend(more.iter().cloned());
        self.with(key, &values)
    }

    /// The same as a line that begins with the seat's mark.
    pub(crate) fn news(&self, key: &str, seat: Seat, more: &[(&str, FluentValue<'_>)]) -> Line {
        Line::of(Ink::Seat(seat), Self::mark(seat)).text(" ").text(self.about(key, seat, more))
    }

    /// A refusal in the player's language, with the id of the rule if it is one of the game's `rules`.
    pub(crate) fn refusal(&self, refusal: &impl Reason, rules: &[&str]) -> String {
        let text = self.get(&format!("refusal-{}", refusal.code()));
        let rule = refusal.rule();
        if rules.contains(&rule) {
            return self.with("refused", &[("text", text.into()), ("rule", rule.into())]);
        }
        self.with("refused-plain", &[("text", text.into())])
    }
}

/// Who `$you` is not: for texts that are the same whoever reads them.
pub(crate) const fn viewer_of(persons: &[Seat]) -> Viewer {
    match persons {
        [only] => Viewer::Seat(*only),
        _ => Viewer::Watcher,
    }
}
