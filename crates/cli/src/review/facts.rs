//! What a review says, in English: the catalogue's sentences with their values filled in.

use room::wire::{Fact, FactValue};
use texts::{FluentValue, Lang, Texts};

use super::Player;

/// Speaks for a game's players.
pub(super) struct Speaker<'a> {
    texts: Texts,
    players: &'a [Player],
}

impl<'a> Speaker<'a> {
    pub(super) fn new(players: &'a [Player]) -> Self {
        Self { texts: Texts::new(Lang::English), players }
    }

    /// A fact as a sentence.
    pub(super) fn say(&self, fact: &Fact) -> String {
        let mut values: Vec<(String, FluentValue<'_>)> = Vec::new();
        for (name, value) in &fact.values {
            match (name.as_str(), value) {
                (_, FactValue::Number(number)) => values.push((name.clone(), (*number).into())),
                ("who", FactValue::Text(seat)) => values.push((name.clone(), self.who(seat).into())),
                ("card" | "other", FactValue::Text(kind)) => self.kind("card", name, kind, &mut values),
                ("token", FactValue::Text(kind)) => self.kind("token", name, kind, &mut values),
                (_, FactValue::Text(text)) => values.push((name.clone(), text.clone().into())),
            }
        }
        let values: Vec<(&str, FluentValue<'_>)> =
            values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        self.texts.with(&format!("fact-{}", fact.code), &values)
    }

    /// Facts one after the other.
    pub(super) fn say_all(&self, facts: &[Fact]) -> String {
        facts.iter().map(|fact| self.say(fact)).collect::<Vec<_>>().join(" ")
    }

    /// The heading of a section.
    pub(super) fn heading(&self, code: &str) -> String {
        self.texts.get(&format!("review-section-{code}"))
    }

    fn who(&self, seat: &str) -> String {
        let player = self.players.iter().find(|player| player.seat.to_string() == seat);
        player.map_or_else(|| seat.to_owned(), |player| player.name.clone())
    }

    /// A kind of card or token: its name, and how it is said as an object.
    fn kind(&self, of: &str, name: &str, letter: &str, values: &mut Vec<(String, FluentValue<'_>)>) {
        let word = match letter {
            "P" => "pawn",
            "N" => "knight",
            "B" => "bishop",
            "R" => "rook",
            "Q" => "queen",
            _ => "king",
        };
        let plain = if of == "card" { format!("card-{word}") } else { format!("web-token-{word}") };
        values.push((name.to_owned(), self.texts.get(&format!("{of}-{word}-object")).into()));
        values.push((format!("{name}-name"), self.texts.get(&plain).into()));
    }
}
