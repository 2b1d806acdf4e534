//! The daily deal: one person at the first seat, the same bots and the same draws for everybody. `docs/daily.md` says it to
//! strangers.

use bots::{Budget, Kind};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::{Day, Game, Outcome, ParseErrors, Place, Seat, Table};

use crate::catalogue::Catalogue;
use crate::draft::{Draft, DraftError};
use crate::games::RoomGame;
use crate::settings::Settings;
use crate::wire::http::Par;

/// How long computer players think about a decision: iterations, and no time, so that all machines play the same game.
const ITERATIONS: u64 = 1_000;

/// What everybody plays on a day.
pub struct DailyGame<G> {
    /// The game.
    pub game: G,
    /// Who plays the seats after the first.
    pub others: &'static [Kind],
}

/// A decision of a computer player. It begins anew with each, from a seed of the deal's: what it does follows from the game so far.
pub(crate) struct Thought<G: Game> {
    game: G,
    known: G::Knowledge,
    legal: Vec<G::Action>,
    kind: Kind,
    seed: u64,
}

impl<G: RoomGame> Thought<G> {
    /// What a seat is asked now; `None` if that is nothing.
    pub(crate) fn of(table: &Table<G>, day: Day, seat: Seat, kind: Kind) -> Option<Self> {
        let legal = table.legal(seat);
        let decision = table.played().entries().iter().filter(|entry| entry.seat() == Some(seat)).count();
        (!legal.is_empty()).then(|| Self {
            game: table.game().clone(),
            known: table.game().knowledge(table.state(), seat),
            legal,
            kind,
            seed: day.player_seed(G::NAME, seat, decision),
        })
    }

    pub(crate) fn decide(&self) -> G::Action {
        let player = G::player(self.kind, SmallRng::seed_from_u64(self.seed));
        let mut player = player.expect("the game has this kind of player");
        player.decide(&self.game, &self.known, &self.legal, Budget::iterations(ITERATIONS)).action
    }
}

/// The table of a day, and the levels of the seats after the first; `None` if the game has none.
pub(crate) fn draft<G: RoomGame>(day: Day) -> Option<(Draft, &'static [Kind])> {
    let DailyGame { game, others } = G::daily()?;
    let settings = Settings::of_day(day);
    Some((Draft { game: G::NAME, rules: game.rules(), block: game.to_string(), settings }, others))
}

/// What master reaches at the first seat.
pub(crate) fn par<G: RoomGame>(day: Day) -> Option<Outcome> {
    let DailyGame { game, others } = G::daily()?;
    let mut table = Table::daily(game, day);
    table.settle();
    // As at a room's table the person decides before the others do.
    while let Some(seat) = table.waiting().iter().next() {
        let kind = seat.index().checked_sub(1).map_or(Kind::Master, |other| others[other]);
        let action = Thought::of(&table, day, seat, kind)?.decide();
        table.play(seat, action).ok()?;
    }
    table.played().outcome()
}

impl Catalogue {
    /// The table of a day's deal, and the levels of the seats after the first. `now` is in milliseconds since 1970.
    pub fn daily(&self, game: &str, day: &str, now: i64) -> Result<(Draft, &'static [Kind]), DraftError> {
        let (game, day) = (self.named(game)?, come(day, now)?);
        (game.daily)(day).ok_or_else(|| no_deal(game.name))
    }

    /// What master reaches in a day's deal. It takes about a second.
    pub fn par(&self, game: &str, day: &str, now: i64) -> Result<Par, DraftError> {
        let (game, day) = (self.named(game)?, come(day, now)?);
        let outcome = (game.par)(day).ok_or_else(|| no_deal(game.name))?;
        Ok(Par {
            game: game.name.to_owned(),
            day: day.to_string(),
            seed: day.seed(game.name).to_string(),
            points: outcome.team.map_or(outcome.scores[Seat::new(0)], |team| team.score),
            scores: outcome.scores.as_slice().to_vec(),
        })
    }
}

/// A day whose deal can be played.
fn come(day: &str, now: i64) -> Result<Day, DraftError> {
    let today = Day::at(now);
    let day: Day =
        day.parse().map_err(|error| ParseErrors::one(Place::default(), format!("day: {error}")))?;
    if day < Day::FIRST {
        return Err(DraftError::bad_options(&format!("the first daily deal is that of {}", Day::FIRST)));
    }
    if day > today {
        let what = format!("the daily deal of {day} has not come yet: by UTC it is {today}");
        return Err(DraftError::bad_options(&what));
    }
    Ok(day)
}

fn no_deal(game: &str) -> DraftError {
    DraftError::bad_options(&format!("{game} has no daily deal"))
}

#[cfg(test)]
mod tests {
    use gambit::Gambit;
    use skakanie::Skakanie;
    use table::{Log, Player, PlayerKind, Shuffles};

    use super::*;

    const NOW: i64 = 1_795_000_000_000;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    /// The first lines of a day's game.
    fn first<G: RoomGame>(date: &str, count: usize) -> Vec<String> {
        let mut table = Table::daily(G::daily().unwrap().game, day(date));
        table.settle();
        // Gambit deals when both have placed.
        while table.played().entries().len() < count {
            let Some(seat) = table.waiting().iter().next() else { break };
            let action = table.legal(seat)[0];
            table.play(seat, action).unwrap();
        }
        table.played().entries().iter().take(count).map(ToString::to_string).collect()
    }

    /// `docs/daily.md` has the same, so that a stranger can compare.
    #[test]
    fn the_first_deals_are_as_they_are_written_down() {
        let deals = |date| first::<Gambit>(date, 4).split_off(2);
        assert_eq!(deals("2026-11-17"), ["* deal A BBRRN", "* deal B BQNNN"]);
        assert_eq!(deals("2026-01-01"), ["* deal A BRQQN", "* deal B BRRQQ"]);
        assert!(first::<Skakanie>("2026-11-17", 1)[0].starts_with("* deal 13 72 47 12 62 20 "));
    }

    #[test]
    fn a_day_that_has_not_come_and_what_is_no_day_are_refused() {
        let catalogue = Catalogue::standard();
        let why = |game: &str, day: &str| {
            let error = catalogue.daily(game, day, NOW).expect_err("it is refused");
            error.errors.to_string()
        };
        assert!(catalogue.daily("gambit", "2026-11-18", NOW).is_ok(), "today");
        assert!(why("gambit", "2026-11-19").contains("has not come yet: by UTC it is 2026-11-18"));
        assert!(why("gambit", "2025-12-31").contains("the first daily deal is that of 2026-01-01"));
        assert!(why("gambit", "today").contains("a date such as 2026-11-17"));
        assert!(why("chess", "2026-11-17").contains("gambit, skakanie"));
        assert!(catalogue.par("gambit", "2026-11-19", NOW).is_err());
    }

    /// A game by the rules of the room: its log says which day it is, and is checked against it.
    fn check<G: RoomGame>(date: &str) {
        let DailyGame { game, others } = G::daily().unwrap();
        let mut table = Table::daily(game, day(date));
        table.settle();
        while let Some(seat) = table.waiting().iter().next() {
            let action = Thought::of(&table, day(date), seat, Kind::Greedy).unwrap().decide();
            table.play(seat, action).unwrap();
        }
        let player = |name: &str| Player { kind: PlayerKind::Bot, name: name.to_owned() };
        let text = table.log(vec![player("x"); others.len() + 1]).to_string();
        let log: Log<G> = text.parse().unwrap();
        assert_eq!(log.to_string(), text);
        let Shuffles::Daily { day: found, count } = log.verify().unwrap().shuffles else {
            panic!("the deal of a day");
        };
        assert!(found == day(date) && count > 0);
        for (from, to, why) in [
            (
                format!("daily {date}"),
                "daily 2026-02-02".to_owned(),
                "is not that of the daily deal of this date",
            ),
            (format!("daily {date}"), "daily 2026-02-30".to_owned(), "a date such as"),
            ("entropy A -".to_owned(), "entropy A 00".to_owned(), "the seed gives"),
        ] {
            let wrong: Result<Log<G>, _> = text.replacen(&from, &to, 1).parse();
            let error = wrong.and_then(|log| log.verify()).expect_err(&to);
            assert!(error.to_string().contains(why), "{error}");
        }
    }

    #[test]
    fn a_log_names_its_day_and_another_day_is_found_out() {
        check::<Gambit>("2026-11-17");
        check::<Skakanie>("2026-03-01");
    }

    #[test]
    fn par_is_the_same_every_time() {
        let catalogue = Catalogue::standard();
        let par = || catalogue.par("gambit", "2026-05-05", NOW).unwrap();
        assert_eq!(par(), par());
        assert_eq!((par().scores.len(), par().points), (2, par().scores[0]));
    }
}
