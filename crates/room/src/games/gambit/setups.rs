//! Setup cards for clients: those built in, and what is to be said of one that somebody draws. A pure question, so that every
//! host of rooms answers it alike.

use gambit::{Certificate, Evenness, Position, Setup, SetupErrorKind as Kind};
use serde::{Deserialize, Serialize};
use table::Place;

/// More is not told at once, however long the text: nobody reads it.
const MOST_ERRORS: usize = 100;

/// A setup card without fault.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct SetupCard {
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// A card that comes with the program (`GET /api/v1/setups`).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct BuiltinSetup {
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: String,
    /// How fair it is, as it was measured: once for each number of players.
    pub fairness: Vec<SetupFairness>,
}

/// How often each place in turn order won in many games between equals, who chose their starting squares themselves.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct SetupFairness {
    /// How many played.
    pub players: u8,
    /// Who played at all seats, with a budget: `master@100it`.
    pub level: String,
    /// How many games.
    pub games: u32,
    /// The games that each place won; who moves first stands first.
    pub wins: Vec<u32>,
    /// How even they are, as far as these games can tell.
    pub evenness: SetupEvenness,
}

/// How even the places of a card are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
pub enum SetupEvenness {
    /// The 95 % interval of every place lies within 2 % of all games around even, 2.5 % with three players.
    Even,
    /// No place was seen farther from even than twice that.
    Nearly,
    /// Somebody has an edge: such a card is for handicap games.
    Uneven,
}

/// What is to be said of a card somebody draws (`POST /api/v1/setups/check`).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct SetupCheck {
    /// The card as it is read; null if something is wrong with it.
    pub card: Option<SetupCard>,
    /// Everything that is wrong with it, in reading order.
    pub errors: Vec<SetupError>,
    /// What is unlike the box, but allowed (G2).
    pub notes: Vec<SetupNote>,
    /// If the text is a chess position (FEN): the card it makes, to which all else here refers.
    pub position: Option<ChessPosition>,
}

/// A chess position as a card that has no name and no starting squares yet.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct ChessPosition {
    /// The card's text.
    pub text: String,
    /// How many kings were left out: nobody knows what they are worth (G2).
    pub kings: u32,
}

/// One thing that is wrong with a card, and where.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct SetupError {
    /// What.
    pub code: SetupErrorCode,
    /// What the sentence about it has to name: a number, a letter, a word.
    pub value: Option<String>,
    /// The line, from 1; 0 if it is about the whole.
    pub line: u32,
    /// The column, from 1; 0 if it is about the whole line.
    pub column: u32,
    /// The square it is about.
    pub square: Option<String>,
}

/// What can be wrong with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // those of `gambit::SetupErrorKind`, and a FEN that is none
pub enum SetupErrorCode {
    NoName,
    NameEmpty,
    NameTwice,
    NameLong,
    NameControl,
    PointsTwice,
    PointsUnknown,
    PointsOfTwice,
    KingPoints,
    PointsMany,
    RowsMissing,
    RowsMany,
    RowShort,
    RowLong,
    CellUnknown,
    SpotTwice,
    SpotMissing,
    NoToken,
    BadFen,
}

/// Something that is unlike the box, but allowed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct SetupNote {
    /// Is it the number of tokens, or what one is worth?
    pub about: SetupNoteAbout,
    /// The letter of the kind.
    pub token: String,
    /// What it is here.
    pub found: u32,
    /// What it is in the box.
    pub usual: u32,
}

/// What a note is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names say it
pub enum SetupNoteAbout {
    Count,
    Points,
}

/// The built-in cards; the first is the default.
pub fn builtin_setups() -> Vec<BuiltinSetup> {
    let card = |setup: Setup| {
        let SetupCard { name, text } = SetupCard::from(&setup);
        let fairness = setup.certificates().iter().map(SetupFairness::from).collect();
        BuiltinSetup { name, text, fairness }
    };
    Setup::builtin().map(card).collect()
}

/// What is to be said of a card, or of a chess position (FEN) that is to become one.
pub fn check_setup(text: &str) -> SetupCheck {
    if !Position::is_meant(text) {
        return checked(text, None);
    }
    match text.parse::<Position>() {
        Ok(position) => {
            let (text, kings) = (position.card(""), position.kings());
            checked(&text.clone(), Some(ChessPosition { text, kings }))
        }
        Err(error) => {
            let square = error.square.map(|square| square.to_string());
            let error = setup_error(SetupErrorCode::BadFen, None, error.place, square);
            SetupCheck { card: None, errors: vec![error], notes: Vec::new(), position: None }
        }
    }
}

fn checked(text: &str, position: Option<ChessPosition>) -> SetupCheck {
    match Setup::read(text) {
        Ok(setup) => SetupCheck {
            card: Some(SetupCard::from(&setup)),
            errors: Vec::new(),
            notes: setup.notes().into_iter().map(SetupNote::from).collect(),
            position,
        },
        Err(errors) => SetupCheck {
            card: None,
            errors: errors.iter().take(MOST_ERRORS).map(SetupError::from).collect(),
            notes: Vec::new(),
            position,
        },
    }
}

fn setup_error(
    code: SetupErrorCode,
    value: Option<String>,
    place: Place,
    square: Option<String>,
) -> SetupError {
    SetupError { code, value, line: place.line, column: place.column, square }
}

impl From<&Setup> for SetupCard {
    fn from(setup: &Setup) -> Self {
        Self { name: setup.name().to_owned(), text: setup.to_string() }
    }
}

impl From<&Certificate> for SetupFairness {
    fn from(certificate: &Certificate) -> Self {
        Self {
            players: certificate.players as u8,
            level: certificate.level.clone(),
            games: certificate.games as u32,
            wins: certificate.wins.iter().map(|wins| *wins as u32).collect(),
            evenness: match certificate.evenness() {
                Evenness::Even => SetupEvenness::Even,
                Evenness::Nearly => SetupEvenness::Nearly,
                Evenness::Uneven => SetupEvenness::Uneven,
            },
        }
    }
}

impl From<&gambit::SetupError> for SetupError {
    fn from(error: &gambit::SetupError) -> Self {
        use SetupErrorCode as Code;
        let some = |value: &dyn ToString| Some(value.to_string());
        let (code, value) = match &error.kind {
            Kind::NoName => (Code::NoName, None),
            Kind::NameEmpty => (Code::NameEmpty, None),
            Kind::NameTwice => (Code::NameTwice, None),
            Kind::NameLong => (Code::NameLong, some(&gambit::LONGEST_NAME)),
            Kind::NameControl => (Code::NameControl, None),
            Kind::PointsTwice => (Code::PointsTwice, None),
            Kind::PointsUnknown(word) => (Code::PointsUnknown, Some(word.chars().take(40).collect())),
            Kind::PointsOfTwice(token) => (Code::PointsOfTwice, some(token)),
            Kind::KingPoints => (Code::KingPoints, None),
            Kind::PointsMany(total) => (Code::PointsMany, some(total)),
            Kind::RowsMissing(rows) => (Code::RowsMissing, some(rows)),
            Kind::RowsMany => (Code::RowsMany, None),
            Kind::RowShort(squares) => (Code::RowShort, some(squares)),
            Kind::RowLong => (Code::RowLong, None),
            Kind::CellUnknown(cell) => (Code::CellUnknown, some(cell)),
            Kind::SpotTwice(spot) => (Code::SpotTwice, some(spot)),
            Kind::SpotMissing(spot) => (Code::SpotMissing, some(spot)),
            Kind::NoToken => (Code::NoToken, None),
        };
        setup_error(code, value, error.place, error.square.map(|square| square.to_string()))
    }
}

impl From<gambit::SetupNote> for SetupNote {
    fn from(note: gambit::SetupNote) -> Self {
        match note {
            gambit::SetupNote::Count { token, found, usual } => {
                Self { about: SetupNoteAbout::Count, token: token.to_string(), found, usual }
            }
            gambit::SetupNote::Points { token, found, usual } => Self {
                about: SetupNoteAbout::Points,
                token: token.to_string(),
                found: found.into(),
                usual: usual.into(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(check: &SetupCheck) -> Vec<(SetupErrorCode, Option<&str>, Option<&str>)> {
        let errors = check.errors.iter();
        errors.map(|one| (one.code, one.value.as_deref(), one.square.as_deref())).collect()
    }

    #[test]
    fn what_is_wrong_is_told_by_code_value_and_square() {
        use SetupErrorCode as Code;
        let check = check_setup(
            "setup\npoints P=1 x\nK.......\n.1....1.\n...?....\n........\n........\n........\n........\n........\n",
        );
        assert_eq!(check.card, None);
        assert_eq!(
            codes(&check),
            [
                (Code::SpotMissing, Some("2"), None),
                (Code::SpotMissing, Some("3"), None),
                (Code::SpotMissing, Some("4"), None),
                (Code::NameEmpty, None, None),
                (Code::PointsUnknown, Some("x"), None),
                (Code::KingPoints, None, Some("a8")),
                (Code::SpotTwice, Some("1"), Some("g7")),
                (Code::CellUnknown, Some("?"), Some("d6")),
            ]
        );
    }

    #[test]
    fn a_card_is_written_as_it_is_read_and_remarked() {
        let odd = "setup Odd\npoints P=2\nPQ......\n.1....2.\n........\n........\n........\n........\n.3....4.\n........\n";
        let check = check_setup(odd);
        let card = check.card.unwrap();
        assert_eq!(card.name, "Odd");
        assert_eq!(check_setup(&card.text).card, Some(card));
        assert_eq!(check.notes.len(), 4 + 1 + 1);
        assert!(check.errors.is_empty() && check.position.is_none());
        for BuiltinSetup { name, text, fairness } in builtin_setups() {
            assert_eq!(fairness.iter().map(|one| one.players).collect::<Vec<_>>(), [2, 3, 4], "{name}");
            assert_eq!(check_setup(&text).card, Some(SetupCard { name, text }));
        }
    }

    #[test]
    fn a_chess_position_becomes_the_card_all_else_is_said_of() {
        use SetupErrorCode as Code;
        let check = check_setup("3qk3/8/8/8/8/8/8/4K3 w - - 0 1");
        let position = check.position.as_ref().unwrap();
        assert_eq!(position.kings, 2);
        assert!(position.text.contains(". . . Q . . . ."));
        let wanted =
            [Code::SpotMissing, Code::SpotMissing, Code::SpotMissing, Code::SpotMissing, Code::NameEmpty];
        assert_eq!(check.errors.iter().map(|one| one.code).collect::<Vec<_>>(), wanted);
        let bad = check_setup("8/8/8/9/8/8/8/8");
        assert_eq!(codes(&bad), [(Code::BadFen, None, Some("a5"))]);
        assert_eq!((bad.errors[0].column, bad.position), (7, None));
    }
}
