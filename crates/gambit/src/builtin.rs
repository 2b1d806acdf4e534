//! The four cards that come with the program. Their files lie in `setups/` at the root of the repository.

use crate::setup::Setup;

/// The texts of the built-in cards; the first is the default.
pub const BUILTIN: [&str; 4] = [
    include_str!("../../../setups/home-rows.setup"),
    include_str!("../../../setups/carousel.setup"),
    include_str!("../../../setups/two-armies.setup"),
    include_str!("../../../setups/crossroads.setup"),
];

impl Setup {
    /// The built-in cards; the first is the default.
    pub fn builtin() -> impl Iterator<Item = Self> {
        BUILTIN.into_iter().map(|text| text.parse().expect("a test reads every built-in card"))
    }

    /// The built-in card with this name, whatever its case and with or without blanks or hyphens.
    pub fn named(name: &str) -> Option<Self> {
        let plain = |name: &str| name.to_lowercase().replace([' ', '-', '_'], "");
        Self::builtin().find(|setup| plain(setup.name()) == plain(name))
    }
}

impl Default for Setup {
    fn default() -> Self {
        BUILTIN[0].parse().expect("a test reads every built-in card")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::ParseErrors;

    #[test]
    fn g2_built_in_cards_are_as_the_box_has_them() {
        for text in BUILTIN {
            let setup: Setup = text.parse().unwrap_or_else(|errors: ParseErrors| panic!("{errors}"));
            assert_eq!(setup.notes(), [], "{}", setup.name());
            assert_eq!(setup.points().total(setup.tokens()), 60, "{}", setup.name());
            assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
            assert_eq!(Setup::named(&setup.name().to_uppercase()), Some(setup));
        }
        assert_eq!(Setup::default().name(), "Home Rows");
    }
}
