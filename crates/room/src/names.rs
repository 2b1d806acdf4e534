//! Names people can read: one line, nothing in it that is not seen, not wider than its place.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::play::Refusal;
use crate::wire::Code;

/// The widest name, in columns: a letter of most scripts takes one, of Chinese or an emoji two.
const WIDEST: usize = 24;
/// The most characters: an emoji may be made of a dozen.
const LONGEST: usize = 80;
/// The most marks over and under one letter.
const MARKS: usize = 4;

/// The name as it is kept, with single blanks.
pub(crate) fn check_name(name: &str) -> Result<String, Refusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let letters: Vec<char> = name.chars().collect();
    let fits = (1..=WIDEST).contains(&name.width()) && letters.len() <= LONGEST;
    let begins = letters.first().is_some_and(|first| !is_mark(*first));
    let marks = letters.split(|letter| !is_mark(*letter)).all(|marks| marks.len() <= MARKS);
    if fits && begins && marks && (0..letters.len()).all(|at| is_seen(&letters, at)) {
        Ok(name)
    } else {
        Err(Code::BadName.into())
    }
}

fn is_mark(letter: char) -> bool {
    letter.width() == Some(0)
}

/// Is a character seen, or does it change how its neighbours look? What joins letters or emoji is fine between such.
fn is_seen(letters: &[char], at: usize) -> bool {
    let neighbour = |at: Option<usize>| at.and_then(|at| letters.get(at)).copied().unwrap_or(' ');
    let (before, after) = (neighbour(at.checked_sub(1)), neighbour(Some(at + 1)));
    match letters[at] {
        '\u{200c}' => is_cursive(before) && is_cursive(after),
        '\u{200d}' => {
            let emoji = (is_emoji(before) || before == '\u{fe0f}') && is_emoji(after);
            emoji || (is_cursive(before) && is_cursive(after))
        }
        '\u{fe0e}' | '\u{fe0f}' => is_emoji(before) || after == '\u{20e3}',
        letter => !is_invisible(letter),
    }
}

/// Control characters, fillers and blanks that look like nothing, tags, marks that turn the direction of text, and what else is
/// ignored where it is drawn (Unicode: `Default_Ignorable_Code_Point`).
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Letters of Arabic and Indic scripts, which look different when they are joined or kept apart.
fn is_cursive(c: char) -> bool {
    matches!(c, '\u{620}'..='\u{dff}' | '\u{fb50}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
}

/// Pictures and their colours of skin.
fn is_emoji(c: char) -> bool {
    matches!(c, '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2190}'..='\u{27ff}'
        | '\u{2900}'..='\u{2bff}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}' | '\u{1f000}'..='\u{1faff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_one_sees() {
        for (name, kept) in [
            (" Ola  z\u{a0}Jasła ", "Ola z Jasła"),
            ("Nguyê\u{303}n", "Nguyê\u{303}n"),
            ("علی\u{200c}رضا", "علی\u{200c}رضا"),
            ("ක්\u{200d}ෂ", "ක්\u{200d}ෂ"),
            ("👩\u{200d}👩\u{200d}👧 Kot", "👩\u{200d}👩\u{200d}👧 Kot"),
            (
                "👩🏽\u{200d}🚀❤\u{fe0f}\u{200d}🔥1\u{fe0f}\u{20e3}",
                "👩🏽\u{200d}🚀❤\u{fe0f}\u{200d}🔥1\u{fe0f}\u{20e3}",
            ),
            ("王小明王小明王小明王小明", "王小明王小明王小明王小明"),
            ("김철수", "김철수"),
            ("abcdefghijklmnopqrstuvwx", "abcdefghijklmnopqrstuvwx"),
        ] {
            assert_eq!(check_name(name).ok().as_deref(), Some(kept), "{name:?}");
        }
    }

    #[test]
    fn what_is_not_seen_or_too_wide_is_no_name() {
        let flag = "🏴\u{e0067}\u{e0062}\u{e007f}";
        let stacked = format!("O{}", "\u{301}".repeat(5));
        let many = "e\u{301}\u{302}\u{303}\u{304}".repeat(20);
        for name in [
            "",
            " ",
            "\u{a0}",
            "\u{3164}",
            "\u{115f}\u{1160}",
            "\u{ffa0}",
            "\u{2800}",
            "Ola\u{2800}",
            "O\u{ad}la",
            "Ola\u{3164}",
            "O\u{200b}la",
            "O\u{200c}la",
            "O\u{200d}la",
            "👩\u{200d}",
            "\u{200d}👩",
            "👩\u{200d}x",
            "O\u{202e}la",
            "\u{feff}Ola",
            "Ola\u{e0041}",
            flag,
            "O\tl\u{7}a",
            "O\u{0}la",
            "Ola\u{fe0f}",
            "1\u{fe0f}",
            "\u{301}Ola",
            &stacked,
            &many,
            "abcdefghijklmnopqrstuvwxy",
            "王小明王小明王小明王小明王",
        ] {
            assert!(check_name(name).is_err(), "{name:?}");
        }
    }
}
