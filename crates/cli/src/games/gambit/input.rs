//! What is typed in a game of Gambit, in the player's language or in that of the log.
//!
//! A square is a move, a card is laid, three cards are a plan, a number is a start spot; a verb may stand before each.

use gambit::{Action, Card, Gambit, Phase, Spot, Square};

use super::card_key;
use crate::play::commands::{fold, is_word, parse};
use texts::Texts;

/// Shorter beginnings of a card's name are not understood.
const SHORTEST: usize = 3;

/// What may stand before a square, a card or a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verb {
    Place,
    Plan,
    Unplan,
    Move,
    Stay,
    Lay,
}

const VERBS: [(Verb, &str); 6] = [
    (Verb::Place, "verb-place"),
    (Verb::Plan, "verb-plan"),
    (Verb::Unplan, "verb-unplan"),
    (Verb::Move, "verb-move"),
    (Verb::Stay, "verb-stay"),
    (Verb::Lay, "verb-lay"),
];

/// What a line means; whether it is legal is the rules' question.
pub(super) fn read(game: &Gambit, texts: &Texts, phase: Phase, line: &str) -> Option<Action> {
    let (verb, words) = parse(texts, &VERBS, line);
    let action = match (verb, words.as_slice()) {
        (Some(Verb::Unplan), []) => return Some(Action::Unplan),
        (Some(Verb::Stay), []) => return Some(Action::Stay),
        (_, [word]) => {
            square(game, phase, verb, word).or_else(|| spot(word)).or_else(|| by_cards(texts, &words))
        }
        _ => by_cards(texts, &words),
    };
    action.filter(|action| fits(verb, *action))
}

/// A square is where to move or, before the first card, a start spot.
fn square(game: &Gambit, phase: Phase, verb: Option<Verb>, word: &str) -> Option<Action> {
    let square: Square = word.parse().ok()?;
    let spot = Spot::ALL.into_iter().find(|spot| game.setup().spots()[spot.index()] == square);
    match spot {
        Some(spot) if verb == Some(Verb::Place) || verb.is_none() && phase == Phase::Placing => {
            Some(Action::Place(spot))
        }
        _ => Some(Action::Move(square)),
    }
}

fn spot(word: &str) -> Option<Action> {
    let number: usize = word.parse().ok()?;
    Spot::ALL.get(number.checked_sub(1)?).copied().map(Action::Place)
}

fn by_cards(texts: &Texts, words: &[String]) -> Option<Action> {
    let cards: Option<Vec<Vec<Card>>> = words.iter().map(|word| cards(texts, word)).collect();
    match cards?.concat().as_slice() {
        [card] => Some(Action::Lay(*card)),
        [first, second, third] => Some(Action::Plan([*first, *second, *third])),
        _ => None,
    }
}

/// A card's name, or letters of cards.
fn cards(texts: &Texts, word: &str) -> Option<Vec<Card>> {
    let named = |card: &Card| fold(&texts.get(&format!("card-{}", card_key(*card)))).starts_with(word);
    match Card::ALL.into_iter().find(|card| word.len() >= SHORTEST && named(card)) {
        Some(card) => Some(vec![card]),
        None => word.chars().map(|letter| card(texts, letter)).collect(),
    }
}

/// The language's letters go first: in Italian R is the queen.
fn card(texts: &Texts, letter: char) -> Option<Card> {
    let letter = letter.to_string();
    let ours = Card::ALL.into_iter().find(|card| letters(texts, *card).iter().any(|l| fold(l) == letter));
    ours.or_else(|| letter.parse().ok())
}

/// The letters of a card in the language; the first is shown.
pub(super) fn letters(texts: &Texts, card: Card) -> Vec<String> {
    texts.words(&format!("card-{}-letters", card_key(card)))
}

fn fits(verb: Option<Verb>, action: Action) -> bool {
    let own = match action {
        Action::Place(_) => Verb::Place,
        Action::Plan(_) => Verb::Plan,
        Action::Unplan => Verb::Unplan,
        Action::Move(_) => Verb::Move,
        Action::Stay => Verb::Stay,
        Action::Lay(_) => Verb::Lay,
    };
    verb.is_none_or(|verb| verb == own)
}

/// How an action is typed.
pub(super) fn typed(texts: &Texts, action: Action) -> String {
    let letter = |card: Card| letters(texts, card).into_iter().next().unwrap_or_default();
    let word = |key: &str| texts.words(key).into_iter().next().unwrap_or_default();
    match action {
        Action::Place(spot) => spot.to_string(),
        Action::Plan(cards) => cards.map(letter).concat(),
        Action::Unplan => word("verb-unplan"),
        Action::Move(to) => to.to_string(),
        Action::Stay => word("verb-stay"),
        Action::Lay(card) => letter(card),
    }
}

/// Does somebody want to look through the discards?
pub(super) fn asks_for_discards(texts: &Texts, line: &str) -> bool {
    let line = fold(line);
    line == "discards" || is_word(texts, "command-discards", &line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use texts::Lang;

    fn reads(lang: Lang, phase: Phase, line: &str) -> String {
        let action = read(&Gambit::usual(2), &Texts::new(lang), phase, line);
        action.map_or("-".to_owned(), |action| action.to_string())
    }

    #[test]
    fn lines_are_understood_in_every_language() {
        for (lang, phase, line, action) in [
            (Lang::English, Phase::Moving, "e4", "move e4"),
            (Lang::English, Phase::Moving, "Move to E4", "move e4"),
            (Lang::English, Phase::Laying, "n", "lay N"),
            (Lang::English, Phase::Laying, "knight", "lay N"),
            (Lang::English, Phase::Laying, "lay kni", "lay N"),
            (Lang::English, Phase::Planning, "brq", "plan BRQ"),
            (Lang::English, Phase::Planning, "bishop, rook, queen", "plan BRQ"),
            (Lang::English, Phase::Planning, "plan B-R-Q", "plan BRQ"),
            (Lang::English, Phase::Planning, "unplan", "unplan"),
            (Lang::English, Phase::Placing, "3", "place 3"),
            (Lang::English, Phase::Placing, "d6", "place 1"),
            (Lang::English, Phase::Placing, "e4", "move e4"),
            (Lang::English, Phase::Moving, "d6", "move d6"),
            (Lang::English, Phase::Moving, "place d6", "place 1"),
            (Lang::English, Phase::Moving, "stay", "stay"),
            (Lang::Polish, Phase::Laying, "W", "lay R"),
            (Lang::Polish, Phase::Laying, "wieza", "lay R"),
            (Lang::Polish, Phase::Laying, "Wieża", "lay R"),
            (Lang::Polish, Phase::Laying, "połóż hetman", "lay Q"),
            (Lang::Polish, Phase::Planning, "gsh", "plan BNQ"),
            (Lang::Polish, Phase::Laying, "Q", "lay Q"),
            (Lang::Polish, Phase::Moving, "ruch na e4", "move e4"),
            (Lang::Italian, Phase::Laying, "R", "lay Q"),
            (Lang::Italian, Phase::Laying, "T", "lay R"),
            (Lang::Italian, Phase::Planning, "a c t", "plan BNR"),
            (Lang::Italian, Phase::Laying, "cavallo", "lay N"),
        ] {
            assert_eq!(reads(lang, phase, line), action, "{line}");
        }
        for line in
            ["", "e9", "move", "move N", "lay e4", "5", "0", "BR", "BRQN", "xyzzy", "plan e4", "stay e4"]
        {
            assert_eq!(reads(Lang::English, Phase::Moving, line), "-", "{line}");
        }
    }

    #[test]
    fn what_is_suggested_can_be_typed() {
        let game = Gambit::usual(2);
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let all = [
                "place 2", "plan QQB", "plan RNB", "unplan", "move h1", "stay", "lay B", "lay R", "lay Q",
                "lay N",
            ];
            for action in all.map(|text| text.parse::<Action>().unwrap()) {
                let phase = if matches!(action, Action::Place(_)) { Phase::Placing } else { Phase::Moving };
                assert_eq!(read(&game, &texts, phase, &typed(&texts, action)), Some(action));
            }
        }
    }
}
