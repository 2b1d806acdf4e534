//! What is typed in a game of Skakanie, in the player's language or in that of the log.
//!
//! A number is the stack to go to; `take`, `end`, `push B 7` are words; a bitten player types a piece and a stack, `D4 7`.

use skakanie::{Action, Picture, StackId, View, Waiting};
use table::Seat;

use super::picture::{piece, place};
use crate::play::commands::{fold, is_word, parse};
use texts::Texts;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verb {
    Corner,
    Take,
    Move,
    Push,
    End,
    Give,
}

const VERBS: [(Verb, &str); 6] = [
    (Verb::Corner, "verb-corner"),
    (Verb::Take, "verb-take"),
    (Verb::Move, "verb-move"),
    (Verb::Push, "verb-push"),
    (Verb::End, "verb-end"),
    (Verb::Give, "verb-give"),
];

/// What a line means; whether it is legal is the rules' question.
pub(super) fn read(texts: &Texts, view: &View, line: &str) -> Option<Action> {
    let (verb, words) = parse(texts, &VERBS, line);
    match (verb, words.as_slice()) {
        (Some(Verb::Take), []) => Some(Action::Take),
        (Some(Verb::End), []) => Some(Action::End),
        (Some(Verb::Corner), [number]) => stack(number).map(Action::Corner),
        (Some(Verb::Give) | None, _) if matches!(view.waiting, Waiting::Give(..)) => give(view, &words),
        (Some(Verb::Give), [what, number]) => Some(Action::Give(piece(view.picture, what)?, stack(number)?)),
        (Some(Verb::Push) | None, [who, number]) => Some(Action::Push(seat(who)?, stack(number)?)),
        (None, [number]) if matches!(view.waiting, Waiting::Corner(_)) => stack(number).map(Action::Corner),
        (Some(Verb::Move) | None, [number]) => stack(number).map(Action::Move),
        _ => None,
    }
}

/// A piece and a stack; where the Dragon drew the piece, the stack will do.
fn give(view: &View, words: &[String]) -> Option<Action> {
    match (view.waiting, words) {
        (_, [what, number]) => Some(Action::Give(piece(view.picture, what)?, stack(number)?)),
        (Waiting::Give(_, Some(drawn)), [number]) => Some(Action::Give(drawn, stack(number)?)),
        _ => None,
    }
}

fn stack(word: &str) -> Option<StackId> {
    word.parse().ok()
}

fn seat(word: &str) -> Option<Seat> {
    word.parse().ok()
}

/// How an action is typed.
pub(super) fn typed(texts: &Texts, picture: Picture, action: Action) -> String {
    let word = |key: &str| texts.words(key).into_iter().next().unwrap_or_default();
    match action {
        Action::Corner(stack) | Action::Move(stack) => stack.to_string(),
        Action::Take => word("verb-take"),
        Action::Push(seat, stack) => format!("{} {seat} {stack}", word("verb-push")),
        Action::End => word("verb-end"),
        Action::Give(piece, stack) => format!("{} {stack}", place(picture, piece)),
    }
}

/// Something to look up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// What is known of one stack.
    Stack(StackId),
    /// What is known of all.
    Stacks,
    /// Everybody's pieces.
    Pools,
}

/// What a line asks for, if it asks for something.
pub(super) fn asked_for(texts: &Texts, line: &str) -> Option<Asked> {
    let line = fold(line);
    let words: Vec<&str> = line.split_whitespace().collect();
    let stacks = |word: &str| matches!(word, "stack" | "stacks") || is_word(texts, "command-stacks", word);
    match words.as_slice() {
        [word] if stacks(word) => Some(Asked::Stacks),
        [word, number] if stacks(word) => stack(number).map(Asked::Stack),
        [word] if *word == "pieces" || is_word(texts, "command-pieces", word) => Some(Asked::Pools),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skakanie::{Options, Skakanie};
    use table::shuffle::{Dealer, Seed};
    use table::{Game, Match, Viewer};
    use texts::Lang;

    /// A table of two after the corners.
    fn begun(waiting: Option<Waiting>) -> View {
        let mut played = Match::new(Skakanie::new(Options { push: true, ..Options::new(2) }).unwrap());
        played.settle(&mut Dealer::new(&Seed::from_phrase("x"), &[]));
        for at in 0..2 {
            played.play(Seat::new(at), "corner 12".parse().unwrap()).unwrap();
        }
        let mut view = played.game().view(played.state(), Viewer::Seat(Seat::new(0)));
        view.waiting = waiting.unwrap_or(view.waiting);
        view
    }

    fn reads(lang: Lang, waiting: Option<Waiting>, line: &str) -> String {
        let action = read(&Texts::new(lang), &begun(waiting), line);
        action.map_or("-".to_owned(), |action| action.to_string())
    }

    #[test]
    fn lines_are_understood_in_every_language() {
        let corner = Some(Waiting::Corner(Seat::new(0)));
        let bite = Some(Waiting::Give(Seat::new(0), None));
        let drawn = Some(Waiting::Give(Seat::new(0), "40".parse().ok()));
        for (lang, waiting, line, action) in [
            (Lang::English, corner, "4", "corner 4"),
            (Lang::English, corner, "corner 4", "corner 4"),
            (Lang::English, None, "8", "move 8"),
            (Lang::English, None, "Move 8", "move 8"),
            (Lang::English, None, "t", "take"),
            (Lang::English, None, "b 11", "push B 11"),
            (Lang::English, None, "push B 11", "push B 11"),
            (Lang::English, None, "end", "end"),
            (Lang::English, bite, "d4 7", "give 40 to 7"),
            (Lang::English, bite, "give 40 to 7", "give 40 to 7"),
            (Lang::English, bite, "D4 under 7", "give 40 to 7"),
            (Lang::English, drawn, "7", "give 40 to 7"),
            (Lang::Polish, None, "bierz", "take"),
            (Lang::Polish, None, "weź", "take"),
            (Lang::Polish, None, "koniec", "end"),
            (Lang::Polish, bite, "D4 pod 7", "give 40 to 7"),
            (Lang::Italian, None, "prendi", "take"),
            (Lang::Italian, None, "fine", "end"),
            (Lang::Italian, bite, "D4 sotto 7", "give 40 to 7"),
        ] {
            assert_eq!(reads(lang, waiting, line), action, "{line}");
        }
        for line in ["", "13", "take 3", "push 7", "hop", "d4 7 8", "end now"] {
            assert_eq!(reads(Lang::English, None, line), "-", "{line}");
        }
        assert_eq!(reads(Lang::English, bite, "7"), "-");
    }

    #[test]
    fn what_is_suggested_can_be_typed() {
        let bite = Some(Waiting::Give(Seat::new(0), None));
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for (waiting, text) in
                [(None, "take"), (None, "move 8"), (None, "push B 11"), (None, "end"), (bite, "give 40 to 7")]
            {
                let (view, action) = (begun(waiting), text.parse().unwrap());
                assert_eq!(read(&texts, &view, &typed(&texts, view.picture, action)), Some(action));
            }
        }
    }

    #[test]
    fn what_is_known_can_be_looked_up() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            assert_eq!(asked_for(&texts, "stack 4"), Some(Asked::Stack("4".parse().unwrap())));
            assert_eq!(asked_for(&texts, &texts.words("command-stacks")[0]), Some(Asked::Stacks));
            assert_eq!(asked_for(&texts, &texts.words("command-pieces")[0]), Some(Asked::Pools));
            assert_eq!((asked_for(&texts, "stack 13"), asked_for(&texts, "4")), (None, None));
        }
    }
}
