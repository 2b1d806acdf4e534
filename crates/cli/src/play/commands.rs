//! Words that work in every game: help, rules, hint, leaving, agreeing to end.

use texts::Texts;

/// Something typed that is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// How to play.
    Help,
    /// The rules in short, or the one with this id.
    Rules(Option<String>),
    /// A suggestion.
    Hint,
    /// Draw the screen again.
    Redraw,
    /// Save and leave.
    Quit,
    /// Agree to end the game now (G17).
    Agree,
    /// Take that back (G17).
    Withdraw,
}

impl Command {
    /// The command a line begins with. The catalogue lists the words of the language; English ones always work.
    pub(crate) fn read(texts: &Texts, line: &str) -> Option<Self> {
        let line = fold(line);
        let mut words = line.split_whitespace();
        let first = words.next()?;
        let rest = words.next();
        let is = |key: &str, english: &[&str]| english.contains(&first) || is_word(texts, key, first);
        match () {
            () if is("command-help", &["?", "help"]) => Some(Self::Help),
            () if is("command-rules", &["rules", "rule"]) => Some(Self::Rules(rest.map(str::to_uppercase))),
            () if rest.is_some() => None,
            () if is("command-hint", &["hint"]) => Some(Self::Hint),
            () if is("command-redraw", &["board"]) => Some(Self::Redraw),
            () if is("command-quit", &["quit", "exit"]) => Some(Self::Quit),
            () if is("command-agree", &["agree"]) => Some(Self::Agree),
            () if is("command-withdraw", &["withdraw"]) => Some(Self::Withdraw),
            () => None,
        }
    }
}

/// Small letters without accents and strokes, so that `Wieza` is understood for `wieża`.
pub(crate) fn fold(text: &str) -> String {
    let plain = |c: char| match c {
        'ą' | 'à' | 'á' => 'a',
        'ć' => 'c',
        'ę' | 'è' | 'é' => 'e',
        'ì' | 'í' => 'i',
        'ł' => 'l',
        'ń' => 'n',
        'ó' | 'ò' => 'o',
        'ś' => 's',
        'ù' | 'ú' => 'u',
        'ź' | 'ż' => 'z',
        other => other,
    };
    text.trim().to_lowercase().chars().map(plain).collect()
}

/// Is this folded word one of those the catalogue lists?
pub(crate) fn is_word(texts: &Texts, key: &str, word: &str) -> bool {
    texts.words(key).iter().any(|other| fold(other) == word)
}

/// The verb a line begins with, and its other words, folded and without those that only connect. A verb's key in the
/// catalogue is `verb-` and the English word, which is always understood.
pub(crate) fn parse<V: Copy>(texts: &Texts, verbs: &[(V, &str)], line: &str) -> (Option<V>, Vec<String>) {
    let line = fold(line).replace(|c: char| !c.is_alphanumeric(), " ");
    let mut words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
    let is_verb =
        |key: &str, word: &str| key.strip_prefix("verb-") == Some(word) || is_word(texts, key, word);
    let first = words.first();
    let verb = first.and_then(|word| verbs.iter().find(|(_, key)| is_verb(key, word))).map(|(verb, _)| *verb);
    if verb.is_some() {
        words.remove(0);
    }
    words.retain(|word| word != "to" && !is_word(texts, "word-between", word));
    (verb, words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use texts::Lang;

    #[test]
    fn commands_work_in_the_language_and_in_english() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let read = |line: &str| Command::read(&texts, line);
            for line in ["?", "help", " HELP ", &texts.words("command-help")[0]] {
                assert_eq!(read(line), Some(Command::Help), "{line}");
            }
            for (key, command) in [
                ("command-hint", Command::Hint),
                ("command-redraw", Command::Redraw),
                ("command-quit", Command::Quit),
                ("command-agree", Command::Agree),
                ("command-withdraw", Command::Withdraw),
                ("command-rules", Command::Rules(None)),
            ] {
                for word in texts.words(key) {
                    assert_eq!(read(&word), Some(command.clone()), "{word}");
                    assert_eq!(read(&fold(&word)), Some(command.clone()), "{word}");
                }
            }
            assert_eq!(read("rules g9"), Some(Command::Rules(Some("G9".to_owned()))));
            assert_eq!((read("e4"), read(""), read("quit now")), (None, None, None));
        }
    }
}
