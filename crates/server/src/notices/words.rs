//! What a notice says, in its reader's language. No card and nothing hidden is known here.

use room::About;
use texts::{FluentValue, Lang};

use super::digest;
use crate::preview::TEXTS;
use crate::store::DueNotice;

/// In milliseconds.
const HOUR: i64 = 3_600_000;

/// Are notices written in this language?
pub(crate) fn is_spoken(language: &str) -> bool {
    Lang::ALL.iter().any(|lang| lang.code() == language)
}

/// A notice in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spoken {
    /// The same whenever the same is sent.
    pub(crate) id: String,
    /// Those of all that it gathers: a device that has shown them all shows it no more.
    pub(crate) ids: Vec<String>,
    /// `turn`, `warning` or `several`.
    pub(crate) kind: &'static str,
    /// The sentence.
    pub(crate) text: String,
    /// Whom it is for; nobody in particular if it is about several tables.
    pub(crate) names: Vec<String>,
    /// The tables it is about.
    pub(crate) tables: Vec<String>,
    /// When time is up, in milliseconds since 1970, if that is known.
    pub(crate) until: Option<i64>,
}

/// Puts notices for one device into words; there is at least one.
pub(crate) fn speak(notices: &[DueNotice], now: i64) -> Spoken {
    let mut ids: Vec<String> = notices.iter().map(id).collect();
    ids.sort_unstable();
    let mut tables: Vec<String> = notices.iter().map(|notice| notice.to.table.clone()).collect();
    tables.sort_unstable();
    tables.dedup();
    let until = notices.iter().filter_map(|notice| notice.deadline).min();
    let language = notices.first().map_or("en", |notice| notice.to.language.as_str());
    // Of several about one table the last says it.
    let (kind, text, names) = match notices.last() {
        Some(one) if tables.len() == 1 => {
            let warns = notices.iter().all(|notice| notice.warns);
            let about: About = serde_json::from_str(&one.about).unwrap_or_default();
            let text = sentence(language, &about, one.deadline.filter(|_| warns), now);
            (if warns { "warning" } else { "turn" }, text, about.you)
        }
        _ => ("several", say(language, "notice-several", &[("count", tables.len().into())]), Vec::new()),
    };
    let id = if let [one] = &*ids { one.clone() } else { digest(&ids.concat()) };
    Spoken { id, ids, kind, text, names, tables, until }
}

/// The id of one notice.
fn id(notice: &DueNotice) -> String {
    let DueNotice { to, warns, .. } = notice;
    digest(&format!("{} {} {warns}", to.id, to.question))
}

/// With a deadline it is a warning.
fn sentence(language: &str, about: &About, deadline: Option<i64>, now: i64) -> String {
    let game = say(language, &format!("game-{}", about.game), &[]);
    let hours = deadline.map_or(0, |deadline| (deadline - now + HOUR / 2) / HOUR).max(0);
    let alone = if about.others.is_empty() { "yes" } else { "no" };
    let values = [
        ("game", game.into()),
        ("alone", alone.into()),
        ("others", about.others.join(", ").into()),
        ("hours", hours.into()),
    ];
    say(language, if deadline.is_some() { "notice-warning" } else { "notice-turn" }, &values)
}

/// A text of ours in a language.
pub(crate) fn say(language: &str, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
    let place = Lang::ALL.iter().position(|lang| lang.code() == language).unwrap_or_default();
    TEXTS[place].with(key, values)
}
