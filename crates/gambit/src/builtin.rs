//! The cards that come with the program. Their files lie in `setups/` at the root of the repository.

use crate::certificate::Certificate;
use crate::setup::Setup;

/// The texts of the built-in cards; the first is the default.
pub const BUILTIN: [&str; 9] = [
    include_str!("../../../setups/home-rows.setup"),
    include_str!("../../../setups/carousel.setup"),
    include_str!("../../../setups/two-armies.setup"),
    include_str!("../../../setups/crossroads.setup"),
    include_str!("../../../setups/two-islands.setup"),
    include_str!("../../../setups/open-field.setup"),
    include_str!("../../../setups/market-square.setup"),
    include_str!("../../../setups/four-corners.setup"),
    include_str!("../../../setups/immortal-game.setup"),
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

impl Setup {
    /// How fair it was measured to be, if it is a built-in card: once for each number of players.
    pub fn certificates(&self) -> Vec<Certificate> {
        let is_this = |text: &&str| text.parse().as_ref() == Ok(self);
        let read =
            |text| Certificate::read(text).expect("a test reads the certificates of every built-in card");
        BUILTIN.into_iter().find(is_this).map(read).unwrap_or_default()
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
    use crate::token::TokenPoints;
    use table::ParseErrors;

    /// The final position of a famous game has the tokens that were left.
    const FAMOUS: &str = "Immortal Game";

    #[test]
    fn g2_built_in_cards_are_as_the_box_has_them() {
        for text in BUILTIN {
            let setup: Setup = text.parse().unwrap_or_else(|errors: ParseErrors| panic!("{errors}"));
            if setup.name() != FAMOUS {
                assert_eq!(setup.notes(), [], "{}", setup.name());
            }
            assert_eq!(setup.points(), TokenPoints::USUAL, "{}", setup.name());
            assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
            assert_eq!(Setup::named(&setup.name().to_uppercase()), Some(setup));
        }
        assert_eq!(Setup::default().name(), "Home Rows");
    }

    /// Two players, three and four: measured once each, by a level that chooses its starting square with care.
    #[test]
    fn every_built_in_card_says_how_fair_it_is() {
        for setup in Setup::builtin() {
            let certificates = setup.certificates();
            let players: Vec<usize> = certificates.iter().map(|one| one.players).collect();
            assert_eq!(players, [2, 3, 4], "{}", setup.name());
            for certificate in certificates {
                assert!(certificate.level.starts_with("master@"), "{}: {certificate}", setup.name());
            }
        }
        let drawn = BUILTIN[0].replace("Home Rows", "Mine").parse::<Setup>().unwrap();
        assert_eq!(drawn.certificates(), []);
    }
}
