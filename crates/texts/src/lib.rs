//! Texts in the player's language, from the Fluent catalogues in `locales/`, which are built into the program.

// The one that threads may share.
pub use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::{LanguageIdentifier, langid};

/// A language the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
pub enum Lang {
    /// English
    #[cfg_attr(feature = "clap", value(name = "en"))]
    English,
    /// Polski
    #[cfg_attr(feature = "clap", value(name = "pl"))]
    Polish,
    /// Italiano
    #[cfg_attr(feature = "clap", value(name = "it"))]
    Italian,
}

impl Lang {
    /// All languages; the first is spoken to those whose own is missing.
    pub const ALL: [Self; 3] = [Self::English, Self::Polish, Self::Italian];

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
            Self::Italian => "it",
        }
    }

    /// The language of the environment: of `LC_ALL`, `LC_MESSAGES` and `LANG` the first that says anything decides.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
        let locale = said.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
        let code = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|lang| lang.code() == code.to_lowercase()).unwrap_or(Self::English)
    }

    /// The language that `Accept-Language` likes best; among equals the first one counts.
    pub fn of_header(accepted: &str) -> Self {
        let mut best = (0.0, Self::English);
        for word in accepted.split(',') {
            let mut parts = word.split(';').map(str::trim);
            let code = parts.next().unwrap_or_default().split('-').next().unwrap_or_default();
            let quality =
                parts.find_map(|part| part.strip_prefix("q=")).map_or(1.0, |q| q.parse().unwrap_or(0.0));
            let lang = Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code));
            if let Some(lang) = lang.filter(|_| quality > best.0) {
                best = (quality, lang);
            }
        }
        best.1
    }

    const fn catalogue(self) -> &'static str {
        match self {
            Self::English => include_str!("../../../locales/en.ftl"),
            Self::Polish => include_str!("../../../locales/pl.ftl"),
            Self::Italian => include_str!("../../../locales/it.ftl"),
        }
    }

    const fn id(self) -> LanguageIdentifier {
        match self {
            Self::English => langid!("en"),
            Self::Polish => langid!("pl"),
            Self::Italian => langid!("it"),
        }
    }
}

/// All texts in one language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The texts in a language.
    pub fn new(lang: Lang) -> Self {
        let resource = FluentResource::try_new(lang.catalogue().to_owned());
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        // Marks that isolate inserted words from text in the other direction: none of our languages needs them, and
        // terminals show them as boxes.
        bundle.set_use_isolating(false);
        bundle
            .add_resource(resource.unwrap_or_else(|(readable, _)| readable))
            .expect("a test reads every catalogue; no message stands twice");
        Self { bundle }
    }

    /// A text without variables.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A text with values for its variables. An unknown key gives itself: ugly, but the game goes on.
    pub fn with(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        debug_assert!(pattern.is_some(), "no text {key}");
        let Some(pattern) = pattern else { return key.to_owned() };
        let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text
    }

    /// The words of a text that is a list of words: letters and commands that may be typed.
    pub fn words(&self, key: &str) -> Vec<String> {
        self.get(key).split_whitespace().map(str::to_owned).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// The variables of every message of a catalogue. A card's bare name (`card-name`) and the card as it stands in a sentence
    /// (`card`) are one: languages differ in where they need which.
    fn variables(lang: Lang) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
        let mut found: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
        let mut key = "";
        for line in lang.catalogue().lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once('=').filter(|_| line.starts_with(char::is_alphabetic)) {
                key = name.trim_end();
                assert!(!found.contains_key(key), "{} has {key} twice", lang.code());
            }
            if line.trim().is_empty() {
                continue;
            }
            let end = |c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_';
            let names = line.split('$').skip(1).map(|rest| rest.split(end).next().unwrap_or_default());
            found.entry(key).or_default().extend(names.map(|name| name.trim_end_matches("-name")));
        }
        found
    }

    #[test]
    fn every_catalogue_can_be_read() {
        for lang in Lang::ALL {
            let resource = FluentResource::try_new(lang.catalogue().to_owned());
            assert!(resource.is_ok(), "{}: {:?}", lang.code(), resource.err().map(|(_, errors)| errors));
            Texts::new(lang);
        }
    }

    #[test]
    fn all_languages_have_the_same_messages_and_variables() {
        let english = variables(Lang::English);
        assert!(english.len() > 100);
        for lang in [Lang::Polish, Lang::Italian] {
            let other = variables(lang);
            for key in english.keys().chain(other.keys()) {
                assert_eq!(english.get(key), other.get(key), "{}: {key}", lang.code());
            }
        }
    }

    #[test]
    fn polish_counts_as_poles_do() {
        let texts = Texts::new(Lang::Polish);
        let said = |count: u32| texts.with("points-count", &[("count", count.into())]);
        let counted = [0, 1, 2, 4, 5, 12, 21, 22, 25].map(said);
        let expected = [
            "0 punktów",
            "1 punkt",
            "2 punkty",
            "4 punkty",
            "5 punktów",
            "12 punktów",
            "21 punktów",
            "22 punkty",
            "25 punktów",
        ];
        assert_eq!(counted, expected);
    }

    #[test]
    fn the_environment_chooses_the_language() {
        let choose = |all: &str, messages: &str, lang: &str| {
            Lang::of_environment(|name| {
                let value = match name {
                    "LC_ALL" => all,
                    "LC_MESSAGES" => messages,
                    _ => lang,
                };
                Some(value.to_owned())
            })
        };
        assert_eq!(choose("", "", "pl_PL.UTF-8"), Lang::Polish);
        assert_eq!(choose("", "it_IT@euro", "pl_PL"), Lang::Italian);
        assert_eq!(choose("C.UTF-8", "it_IT", "pl_PL"), Lang::English);
        assert_eq!(choose("", "", "de_DE.UTF-8"), Lang::English);
        assert_eq!(Lang::of_environment(|_| None), Lang::English);
    }

    #[test]
    fn a_header_chooses_the_language() {
        let cases = [
            ("pl", Lang::Polish),
            ("it-IT,it;q=0.9,en;q=0.8", Lang::Italian),
            ("de, pl;q=0.5, en;q=0.7", Lang::English),
            ("en;q=0.2, PL-pl ; q=0.3", Lang::Polish),
            ("pl;q=0, it;q=x", Lang::English),
            ("", Lang::English),
            (";;,,q=1;*", Lang::English),
        ];
        for (accepted, lang) in cases {
            assert_eq!(Lang::of_header(accepted), lang, "{accepted}");
        }
    }

    #[test]
    fn no_invisible_marks_and_no_gaps() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let text = texts.with("curtain-hand-over", &[("name", "Ola".into())]);
            assert!(text.contains("Ola") && !text.contains('\u{2068}'), "{text:?}");
            assert_eq!(texts.words("card-bishop-letters").len(), 1);
        }
    }
}
