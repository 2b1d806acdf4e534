//! The options of a table: from a request to the games' own text, and back for everybody to see.

use std::collections::BTreeMap;

use gambit::{Gambit, Setup};
use skakanie::Skakanie;
use table::{Problems, Seat, SeatSet};

use crate::wire::SeatName;
use crate::wire::http::{ARTS, GambitOptions, Options, SkakanieOptions, Trouble};

/// What a table agrees on besides the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Extras {
    /// Seconds for a decision.
    pub(crate) clock: Option<u32>,
    /// Which picture Skakanie's pieces come from.
    pub(crate) art: String,
    /// Are pieces that would join one's own pointed out?
    pub(crate) hints: bool,
}

impl Extras {
    /// The shortest and the longest clock: there must be time to think, and an end to it.
    const CLOCK: std::ops::RangeInclusive<u32> = 5..=86_400;

    /// What the request asks for.
    pub(crate) fn of(options: &Options, clock: Option<u32>) -> Result<Self, Vec<Trouble>> {
        if clock.is_some_and(|seconds| !Self::CLOCK.contains(&seconds)) {
            return Err(vec![trouble("the clock gives 5 to 86400 seconds for a decision")]);
        }
        let (art, hints) = match options {
            Options::Gambit(_) => (ARTS[0].to_owned(), true),
            Options::Skakanie(options) => (options.art.clone(), options.hints),
        };
        if !ARTS.contains(&art.as_str()) {
            return Err(vec![trouble(&format!(
                "there is no picture {art:?}: {} are there",
                ARTS.join(", ")
            ))]);
        }
        Ok(Self { clock, art, hints })
    }

    /// As words.
    pub(crate) fn write(&self) -> String {
        let clock = self.clock.map_or("-".to_owned(), |seconds| seconds.to_string());
        format!("clock={clock} art={} hints={}", self.art, if self.hints { "yes" } else { "no" })
    }

    /// From words; what is not there is as usual, so that later versions can add to them.
    pub(crate) fn read(words: &str) -> Self {
        let mut extras = Self { clock: None, art: ARTS[0].to_owned(), hints: true };
        for (key, value) in words.split_whitespace().filter_map(|word| word.split_once('=')) {
            match key {
                "clock" => extras.clock = value.parse().ok(),
                "art" => value.clone_into(&mut extras.art),
                "hints" => extras.hints = value == "yes",
                _ => {}
            }
        }
        extras
    }
}

/// The game's name and its block of a log, checked by the rules.
pub(crate) fn block(options: &Options) -> Result<(&'static str, String), Vec<Trouble>> {
    match options {
        Options::Gambit(options) => gambit_block(options).map(|block| ("gambit", block)),
        Options::Skakanie(options) => skakanie_block(options).map(|block| ("skakanie", block)),
    }
}

fn gambit_block(options: &GambitOptions) -> Result<String, Vec<Trouble>> {
    let setup = card(&options.setup)?;
    let peek: SeatSet = options.peek.iter().map(|seat| seat.0).collect();
    let GambitOptions { seats, oldest, edition, calm, deck, .. } = options;
    let words = [edition.as_str(), deck.as_str()];
    one_word_each(&words)?;
    let line = format!(
        "options seats={seats} oldest={oldest} edition={edition} calm={calm} peek={peek} deck={deck}"
    );
    let game: Gambit = format!("{line}\n{setup}").parse().map_err(|problems| troubles(&problems, true))?;
    Ok(game.to_string())
}

/// A setup card by its name or as a text.
pub(crate) fn card(text: &str) -> Result<Setup, Vec<Trouble>> {
    if let Some(setup) = Setup::named(text) {
        return Ok(setup);
    }
    if !text.contains('\n') {
        return Err(vec![trouble("this is neither the name of a built-in setup card nor a card")]);
    }
    text.parse().map_err(|problems| troubles(&problems, false))
}

fn skakanie_block(options: &SkakanieOptions) -> Result<String, Vec<Trouble>> {
    let SkakanieOptions { seats, youngest, picture, actions, singles, target, dragon, .. } = options;
    one_word_each(&[picture, target, dragon])?;
    let usual =
        skakanie::Options { joint: options.joint, ..skakanie::Options::new((*seats).clamp(1, 6).into()) };
    let or_usual = |given: &str, usual: String| if given.is_empty() { usual } else { given.to_owned() };
    let picture = or_usual(picture, usual.picture.to_string());
    let target = or_usual(target, usual.suggested_target().to_string());
    let yes_no = |on: bool| if on { "yes" } else { "no" };
    let extra: Vec<String> = options.extra.iter().map(|(seat, more)| format!("{seat}{more}")).collect();
    let extra = or_usual(&extra.join(","), "-".to_owned());
    one_word_each(&[extra.as_str()])?;
    let [push, joint, fierce] = [options.push, options.joint, options.fierce].map(yes_no);
    let line = format!(
        "options seats={seats} youngest={youngest} picture={picture} actions={actions} extra={extra} singles={singles} \
         push={push} joint={joint} fierce={fierce} target={target} dragon={dragon}\n"
    );
    let game: Skakanie = line.parse().map_err(|problems| troubles(&problems, true))?;
    Ok(game.to_string())
}

/// A value with a blank or a line break in it would be read as several.
fn one_word_each(words: &[&str]) -> Result<(), Vec<Trouble>> {
    match words.iter().find(|word| word.contains(char::is_whitespace)) {
        Some(word) => Err(vec![trouble(&format!("{word:?} is not one word"))]),
        None => Ok(()),
    }
}

/// What was agreed, for everybody to see.
pub(crate) fn gambit_options(game: &Gambit) -> Options {
    let options = game.options();
    Options::Gambit(GambitOptions {
        seats: options.seats as u8,
        oldest: SeatName(options.oldest),
        edition: options.edition.to_string(),
        calm: options.calm,
        peek: options.peek.iter().map(SeatName).collect(),
        deck: options.deck.to_string(),
        setup: game.setup().to_string(),
    })
}

/// What was agreed, for everybody to see.
pub(crate) fn skakanie_options(game: &Skakanie, extras: &Extras) -> Options {
    let options = game.options();
    let extra = options.extra.iter().filter(|(_, more)| **more > 0);
    Options::Skakanie(SkakanieOptions {
        seats: options.seats as u8,
        youngest: SeatName(options.youngest),
        picture: options.picture.to_string(),
        actions: options.actions,
        extra: extra.map(|(seat, more)| (seat.to_string(), *more)).collect::<BTreeMap<_, _>>(),
        singles: options.singles.points() as u8,
        push: options.push,
        joint: options.joint,
        fierce: options.fierce,
        target: options.target.to_string(),
        dragon: options.dragon.to_string(),
        art: extras.art.clone(),
        hints: extras.hints,
    })
}

/// The same game for a rematch: who places first (G4) or begins (S4) moves on by a seat.
pub(crate) fn rotated(options: &Options) -> Options {
    let mut options = options.clone();
    match &mut options {
        Options::Gambit(gambit) => gambit.oldest = next(gambit.oldest, gambit.seats),
        Options::Skakanie(skakanie) => skakanie.youngest = next(skakanie.youngest, skakanie.seats),
    }
    options
}

fn next(seat: SeatName, seats: u8) -> SeatName {
    SeatName(Seat::next(seat.0, usize::from(seats)))
}

/// One thing that is wrong with the whole.
pub(crate) fn trouble(what: &str) -> Trouble {
    Trouble { line: 0, column: 0, what: what.to_owned() }
}

/// Problems for a client; those of a line we put together have no place the client would know.
pub(crate) fn troubles(problems: &Problems, ours: bool) -> Vec<Trouble> {
    let place = |number| if ours { 0 } else { number };
    let trouble = |problem: &table::Problem| Trouble {
        line: place(problem.place.line),
        column: place(problem.place.column),
        what: problem.what.clone(),
    };
    problems.0.iter().map(trouble).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_come_back_as_they_were_asked_for() {
        let asked = Options::Skakanie(SkakanieOptions {
            seats: 3,
            picture: "9x8".to_owned(),
            extra: [("B".to_owned(), 2)].into(),
            push: true,
            target: "7".to_owned(),
            art: "forest".to_owned(),
            hints: false,
            ..SkakanieOptions::default()
        });
        let extras = Extras::of(&asked, Some(30)).unwrap();
        assert_eq!(Extras::read(&extras.write()), extras);
        let (game, block) = block(&asked).unwrap();
        assert_eq!((game, skakanie_options(&block.parse().unwrap(), &extras)), ("skakanie", asked));
    }

    #[test]
    fn a_card_may_be_a_name_or_a_text_and_a_wrong_one_says_where() {
        let named =
            Options::Gambit(GambitOptions { setup: "carousel".to_owned(), ..GambitOptions::default() });
        let (_, text) = block(&named).unwrap();
        let Options::Gambit(shown) = gambit_options(&text.parse().unwrap()) else { panic!("Gambit") };
        assert!(shown.setup.starts_with("setup Carousel\n"), "{}", shown.setup);
        let again = Options::Gambit(GambitOptions { setup: shown.setup, ..GambitOptions::default() });
        assert_eq!(block(&again).unwrap().1, text);
        let found = card("setup X\npoints P=1\nP P x . . . . .\n").unwrap_err();
        assert!(found.iter().any(|trouble| trouble.line == 3), "{found:?}");
        let injected = GambitOptions { deck: "BBB x=1".to_owned(), ..GambitOptions::default() };
        assert!(block(&Options::Gambit(injected)).is_err());
    }
}
