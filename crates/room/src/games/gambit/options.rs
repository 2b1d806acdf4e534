//! The options of Gambit: as clients write them, and what forms have to know of them.

use gambit::{Edition, Gambit, Options, Setup, Token, TokenPoints};
use serde::{Deserialize, Serialize};
use table::{ParseErrors, Place, SeatSet};

use crate::games::{self, Limits, TableLimits};
use crate::wire::SeatName;

/// The options of Gambit.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct GambitOptions {
    /// 2 to 4.
    pub seats: u8,
    /// Places first (G4).
    pub oldest: SeatName,
    /// Whose rule sheet is followed (G7).
    pub edition: EditionName,
    /// Turns without a capture that end the game, 0 to 250, 0 is never (G17).
    pub calm: u8,
    /// Who may look at their own face-down cards (G14).
    pub peek: Vec<SeatName>,
    /// The 12 cards of every deck (G3).
    pub deck: String,
    /// The setup card: a built-in one's name, or a whole card as text (G2). The server always sends the text.
    pub setup: String,
    /// May everybody ask for hints?
    pub hints: bool,
    /// May everybody see the odds of face-down cards?
    pub odds: bool,
}

/// An edition of the rule sheet, by its language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the letters of the languages
pub enum EditionName {
    En,
    Pl,
    It,
}

impl From<Edition> for EditionName {
    fn from(edition: Edition) -> Self {
        match edition {
            Edition::English => Self::En,
            Edition::Polish => Self::Pl,
            Edition::Italian => Self::It,
        }
    }
}

impl From<EditionName> for Edition {
    fn from(name: EditionName) -> Self {
        match name {
            EditionName::En => Self::English,
            EditionName::Pl => Self::Polish,
            EditionName::It => Self::Italian,
        }
    }
}

impl Default for GambitOptions {
    fn default() -> Self {
        Self { setup: Setup::default().name().to_owned(), ..Self::from(&Gambit::usual(2)) }
    }
}

impl TryFrom<GambitOptions> for Gambit {
    type Error = ParseErrors;

    fn try_from(asked: GambitOptions) -> Result<Self, ParseErrors> {
        let GambitOptions { seats, oldest, edition, calm, peek, deck, setup, hints: _, odds: _ } = asked;
        let deck =
            deck.parse().map_err(|error| ParseErrors::one(Place::default(), format!("deck: {error}")))?;
        let options = Options {
            seats: seats.into(),
            oldest: oldest.0,
            edition: edition.into(),
            calm,
            peek: peek.iter().map(|seat| seat.0).collect::<SeatSet>(),
            deck,
        };
        Self::new(card(&setup)?, options)
    }
}

impl From<&Gambit> for GambitOptions {
    fn from(game: &Gambit) -> Self {
        let Options { seats, oldest, edition, calm, peek, deck } = *game.options();
        Self {
            seats: seats as u8,
            oldest: SeatName(oldest),
            edition: edition.into(),
            calm,
            peek: peek.iter().map(SeatName).collect(),
            deck: deck.to_string(),
            setup: game.setup().to_string(),
            hints: false,
            odds: false,
        }
    }
}

/// A setup card by its name or as a text.
pub fn card(text: &str) -> Result<Setup, ParseErrors> {
    if let Some(setup) = Setup::named(text) {
        return Ok(setup);
    }
    if !text.contains('\n') {
        let what = "this is neither the name of a built-in setup card nor a card";
        return Err(ParseErrors::one(Place::default(), what));
    }
    text.parse()
}

/// What is usual in Gambit, and what is possible.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct GambitInfo {
    /// Seats, levels, clock.
    #[serde(flatten)]
    pub table: TableLimits,
    /// The usual options for each number of seats, the least first; a new table can be asked for with them as they are.
    pub usual: Vec<games::Options>,
    /// The limits of the options.
    pub limits: GambitLimits,
}

/// The limits of Gambit's options.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct GambitLimits {
    /// Turns without a capture (G17).
    pub calm: Limits,
    /// The editions (G7).
    pub editions: Vec<EditionName>,
    /// Cards of a deck (G3).
    pub deck: u32,
    /// Their kinds.
    pub kinds: String,
    /// The kinds of tokens a setup card can have (G2).
    pub tokens: Vec<TokenKind>,
}

/// A kind of tokens as the box has it (G2).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct TokenKind {
    /// Its letter.
    pub token: String,
    /// How many there are.
    pub count: u32,
    /// What one is worth unless the card says otherwise; null if the card has to say it.
    pub points: Option<u8>,
}

impl From<Token> for TokenKind {
    fn from(token: Token) -> Self {
        let points = (token != Token::King).then(|| TokenPoints::USUAL.get(token));
        Self { token: token.to_string(), count: token.usual_count(), points }
    }
}

impl Default for GambitInfo {
    fn default() -> Self {
        let setup = Setup::default().name().to_owned();
        let usual =
            |seats| GambitOptions { setup: setup.clone(), ..GambitOptions::from(&Gambit::usual(seats)) };
        Self {
            table: TableLimits::of::<Gambit>(2, 4),
            usual: (2..=4).map(usual).map(games::Options::Gambit).collect(),
            limits: GambitLimits {
                calm: Limits::new(0, 250),
                editions: Edition::ALL.map(EditionName::from).to_vec(),
                deck: gambit::Cards::STANDARD_DECK.len(),
                kinds: gambit::Card::ALL.map(gambit::Card::letter).iter().collect(),
                tokens: Token::ALL.map(TokenKind::from).to_vec(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_may_be_a_name_or_a_text_and_a_wrong_one_says_where() {
        let named = GambitOptions { setup: "carousel".to_owned(), ..GambitOptions::default() };
        let game = Gambit::try_from(named).unwrap();
        let shown = GambitOptions::from(&game);
        assert!(shown.setup.starts_with("setup Carousel\n"), "{}", shown.setup);
        assert_eq!(Gambit::try_from(shown), Ok(game));
        let found = card("setup X\npoints P=1\nP P x . . . . .\n").unwrap_err();
        assert!(found.0.iter().any(|error| error.place.line == 3), "{found:?}");
        let injected = GambitOptions { deck: "BBB x=1".to_owned(), ..GambitOptions::default() };
        assert!(Gambit::try_from(injected).is_err());
    }

    #[test]
    fn every_limit_is_the_games_own() {
        let info = GambitInfo::default();
        let calm = |calm| Gambit::try_from(GambitOptions { calm, ..GambitOptions::default() }).is_ok();
        assert!(calm(info.limits.calm.most as u8) && !calm(info.limits.calm.most as u8 + 1));
        let seats = |seats| Gambit::try_from(GambitOptions { seats, ..GambitOptions::default() }).is_ok();
        assert_eq!((0..=9).filter(|count| seats(*count)).collect::<Vec<_>>(), [2, 3, 4]);
        for TokenKind { token, points, .. } in info.limits.tokens {
            let card = format!("setup T\n{token}1234...\n{}", "........\n".repeat(7));
            assert_eq!(card.parse::<Setup>().is_ok(), points.is_some(), "{token}");
        }
        for usual in info.usual {
            let games::Options::Gambit(usual) = usual else { panic!("{usual:?} is another game's") };
            assert!(Gambit::try_from(usual).is_ok());
        }
    }
}
