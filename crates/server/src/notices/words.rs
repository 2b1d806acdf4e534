//! What a notice says, in its reader's language. No card and nothing hidden is known here.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use room::About;
use unic_langid::{LanguageIdentifier, langid};

use super::digest;
use crate::store::DueNotice;

/// The languages notices are written in, and their catalogues.
const CATALOGUES: [(&str, LanguageIdentifier, &str); 3] = [
    ("en", langid!("en"), include_str!("../../../../locales/en.ftl")),
    ("pl", langid!("pl"), include_str!("../../../../locales/pl.ftl")),
    ("it", langid!("it"), include_str!("../../../../locales/it.ftl")),
];

/// In milliseconds.
const HOUR: i64 = 3_600_000;

/// Are notices written in this language?
pub(crate) fn is_spoken(language: &str) -> bool {
    CATALOGUES.iter().any(|(code, _, _)| *code == language)
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

fn say(language: &str, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
    static SPEAKERS: OnceLock<Vec<FluentBundle<FluentResource>>> = OnceLock::new();
    let speakers =
        SPEAKERS.get_or_init(|| CATALOGUES.into_iter().map(|(_, id, text)| speaker(id, text)).collect());
    let place = CATALOGUES.iter().position(|(code, _, _)| *code == language).unwrap_or_default();
    let speaker = &speakers[place];
    let Some(pattern) = speaker.get_message(key).and_then(|message| message.value()) else {
        return key.to_owned();
    };
    let values: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
    speaker.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
}

fn speaker(id: LanguageIdentifier, text: &str) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(text.to_owned());
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    // A test reads every catalogue; no message stands twice.
    let _ = bundle.add_resource(resource.unwrap_or_else(|(readable, _)| readable));
    bundle
}
