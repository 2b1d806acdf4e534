//! Clocks for days: whose time runs, until when, and what happens then; the same after a restart as before it.

use table::Seat;
use table::shuffle::Seed;

use crate::games::gambit::GambitOptions;
use crate::tests::legal;
use crate::wire::http::NewSeat;
use crate::wire::{Code, Command, DayClock, Deadline, Json, News, Night, Options, SeatName, Stage, TimeUp};
use crate::*;

const HOUR: i64 = 3_600_000;
const START: i64 = 1000 * HOUR;
const A: SeatName = SeatName(Seat::new(0));
const B: SeatName = SeatName(Seat::new(1));
const HOST: usize = 90;

/// Ten hours for a decision, and a reserve of five.
const CLOCK: DayClock = DayClock { turn: 600, reserve: 300, then: TimeUp::Turn };

fn key(number: usize) -> Key {
    Key::parse(&format!("{number:0>22}")).unwrap()
}

/// A table with what is kept of it.
struct Played {
    room: Room,
    stored: Stored,
}

impl Played {
    /// Two people who are ready at the start; seat n has the key n.
    fn new(days: Option<DayClock>) -> Self {
        let catalogue = Catalogue::standard();
        let options = Options::Gambit(GambitOptions { seats: 2, ..GambitOptions::default() });
        let Draft { game, rules, block, settings } = catalogue.draft(&Json::of(&options), None).unwrap();
        let new = NewTable {
            id: "t".to_owned(),
            game: game.to_owned(),
            rules,
            block,
            extras: settings.with_days(days).unwrap().to_string(),
            seed: Seed::from_phrase("days").to_string(),
            created: START,
        };
        let room = Room::new(&catalogue, &new).unwrap();
        let [host, watch, invite] = [HOST, 91, 92].map(key);
        let new_keys = NewKeys { host: &host, watch: &watch, invite: &invite, seats: &[key(0), key(1)] };
        let people = ["Ola", "Jan"].map(|name| NewSeat::Person { name: name.to_owned() });
        let first = room.first_change(&new, &people, &new_keys, Vec::new()).unwrap();
        let mut played = Self { room, stored: Stored { table: new, changes: Vec::new() } };
        played.apply(first);
        for (number, seat) in [A, B].into_iter().enumerate() {
            let ready = Command::Ready { seat, entropy: Some("00ff".to_owned()) };
            played.by(number, START, &ready).unwrap();
        }
        played
    }

    /// A room that is opened anew says the same about everybody's time.
    fn apply(&mut self, change: Change) -> Vec<News> {
        let news = self.room.apply(&change).unwrap().news;
        self.stored.changes.push(change);
        let again = Room::load(&Catalogue::standard(), &self.stored).unwrap();
        assert_eq!(again.deadlines(), self.room.deadlines());
        assert_eq!(again.info(), self.room.info());
        news
    }

    fn input(&mut self, at: i64, input: &Input<'_>) -> Result<Vec<News>, Code> {
        let change = self.room.decide(at, input, None).map_err(|refusal| refusal.code)?;
        Ok(self.apply(change))
    }

    fn by(&mut self, number: usize, at: i64, command: &Command) -> Result<Vec<News>, Code> {
        let grants = self.room.grants(&[key(number).hash()]);
        self.input(at, &Input::Client { grants, command })
    }

    /// A seat decides something, whatever.
    fn act(&mut self, seat: SeatName, at: i64) {
        let action = legal(&self.room, seat.0).swap_remove(0);
        let question = self.room.question(seat.0);
        self.by(seat.0.index(), at, &Command::Act { seat, question, action }).unwrap();
    }

    fn time_up(&mut self, seat: SeatName, at: i64) -> Result<Vec<News>, Code> {
        let question = self.room.question(seat.0);
        self.input(at, &Input::TimeUp { seat: seat.0, question })
    }

    /// A bot decides something, whatever.
    fn bot_acts(&mut self, seat: SeatName, at: i64) -> Vec<News> {
        let action = legal(&self.room, seat.0).swap_remove(0);
        let question = self.room.question(seat.0);
        self.input(at, &Input::BotActs { seat: seat.0, question, action: &action }).unwrap()
    }

    /// Who is waited for first, and the other one.
    fn first(&self) -> (SeatName, SeatName) {
        let first = self.room.waiting().iter().next().map(SeatName).unwrap();
        (first, if first == A { B } else { A })
    }

    fn deadline(&self, seat: SeatName) -> Option<Deadline> {
        self.room.deadlines().into_iter().find(|deadline| deadline.seat == seat)
    }

    fn until(&self, seat: SeatName) -> Option<i64> {
        self.deadline(seat).map(|deadline| deadline.at)
    }

    /// Plays on, a minute for each decision, until this holds; returns when.
    fn until_it(&mut self, holds: impl Fn(&Room) -> bool) -> i64 {
        let mut at = START;
        while !holds(&self.room) {
            at += 60_000;
            let (first, _) = self.first();
            self.act(first, at);
        }
        at
    }
}

#[test]
fn a_bot_plays_one_turn_for_who_has_no_time_left() {
    let mut played = Played::new(Some(CLOCK));
    let (first, _) = played.first();
    let end = START + 15 * HOUR;
    let Deadline { at, warn, reserve, .. } = played.deadline(first).unwrap();
    assert_eq!((at, warn, reserve), (end, end - 150 * 60_000, 5 * HOUR));
    assert_eq!(played.room.due(), Some(end));
    assert_eq!(played.time_up(first, end - 1), Err(Code::WrongSeat));
    let level = "casual".to_owned();
    let stood_in = News::StoodIn { seat: first, level, clock: true, single_turn: true };
    assert_eq!(played.time_up(first, end), Ok(vec![stood_in]));
    assert_eq!((played.until(first), played.time_up(first, end)), (None, Err(Code::WrongSeat)));
    let mut news = Vec::new();
    while played.room.waiting().contains(first.0) {
        assert!(news.is_empty(), "it plays the whole turn");
        news = played.bot_acts(first, end);
    }
    assert_eq!(news, [News::Returned { seat: first }]);
    // The next time there is no reserve.
    while !played.room.waiting().contains(first.0) {
        let (other, _) = played.first();
        played.act(other, end + HOUR);
    }
    let asked = played.room.asked_at(first.0);
    assert_eq!(played.deadline(first).map(|next| (next.at, next.reserve)), Some((asked + 10 * HOUR, 0)));
}

#[test]
fn a_bot_stands_in_or_the_table_waits() {
    let mut played = Played::new(Some(DayClock { then: TimeUp::StandIn, ..CLOCK }));
    let (first, _) = played.first();
    let end = START + 15 * HOUR;
    played.time_up(first, end).unwrap();
    while played.room.waiting().contains(first.0) {
        assert_eq!(played.bot_acts(first, end), []);
    }
    let stands_in =
        |played: &Played| played.room.info().read().unwrap().seats[first.0.index()].stand_in.clone();
    assert!(stands_in(&played).is_some(), "until the person is back");
    played.by(first.0.index(), end, &Command::StandIn { seat: first, level: None }).unwrap();
    assert_eq!(stands_in(&played), None);

    let mut played = Played::new(Some(DayClock { then: TimeUp::Wait, ..CLOCK }));
    let (first, _) = played.first();
    assert_eq!((played.until(first), played.room.due()), (Some(end), None));
    assert_eq!(played.time_up(first, end + 100 * HOUR), Err(Code::WrongStage));
    played.act(first, end + 100 * HOUR);
}

#[test]
fn what_is_over_a_turn_comes_out_of_the_reserve() {
    let mut played = Played::new(Some(CLOCK));
    let (first, other) = played.first();
    played.act(first, START + 12 * HOUR);
    // Who answers after a clock was set back has used no time.
    while !played.room.waiting().contains(first.0) {
        played.act(other, START + 11 * HOUR);
    }
    let asked = played.room.asked_at(first.0);
    assert_eq!(
        played.deadline(first).map(|next| (next.at, next.reserve)),
        Some((asked + 13 * HOUR, 3 * HOUR))
    );
}

#[test]
fn who_takes_a_plan_back_has_the_time_that_was_left() {
    let mut played = Played::new(Some(CLOCK));
    let both = |room: &Room| room.waiting().len() == 2;
    let asked = played.until_it(both);
    played.act(A, asked + 11 * HOUR);
    assert_eq!((played.until(A), played.until(B)), (None, Some(asked + 15 * HOUR)));
    let change = played.room.undo(A.0).unwrap();
    played.by(0, asked + 13 * HOUR, &Command::Undo { seat: A, change }).unwrap();
    assert_eq!((played.until(A), played.until(B)), (Some(asked + 17 * HOUR), Some(asked + 15 * HOUR)));
    // And it comes out of the reserve once.
    played.act(A, asked + 14 * HOUR);
    played.act(B, asked + 14 * HOUR);
    while !played.room.waiting().contains(A.0) {
        played.act(B, asked + 14 * HOUR);
    }
    assert_eq!(played.deadline(A).map(|next| next.reserve), Some(3 * HOUR));
}

#[test]
fn who_votes_or_hands_the_seat_to_another_device_has_no_more_time() {
    let mut played = Played::new(Some(CLOCK));
    let at = played.until_it(|room| {
        let mut guest = Guest::with(Grants::default(), None);
        let wire::Message::Synced { state, .. } = room.synced(&mut guest, None) else {
            unreachable!("a client is synced")
        };
        state.status.may_agree && room.waiting().contains(A.0)
    });
    let end = played.until(A).unwrap();
    played.by(0, at + HOUR, &Command::Vote { seat: A, agree: true }).unwrap();
    played.by(0, at + HOUR, &Command::Vote { seat: A, agree: false }).unwrap();
    assert_eq!(played.until(A), Some(end));
    let new_key = key(5).reveal().to_owned();
    played.by(0, at + HOUR, &Command::Offer { seat: A, new_key: new_key.clone() }).unwrap();
    let sit = Command::Sit { key: new_key, name: "Ola".to_owned(), new_key: key(6).reveal().to_owned() };
    played.by(5, at + HOUR, &sit).unwrap();
    assert_eq!(played.until(A), Some(end));
}

#[test]
fn time_stops_while_a_bot_plays_or_nobody_has_the_seat() {
    let mut played = Played::new(Some(CLOCK));
    let (first, _) = played.first();
    let own = first.0.index();
    let bot = |level: Option<&str>| Command::StandIn { seat: first, level: level.map(ToOwned::to_owned) };
    played.by(own, START + 4 * HOUR, &bot(Some("casual"))).unwrap();
    assert_eq!((played.until(first), played.room.due()), (None, None));
    played.by(own, START + 50 * HOUR, &bot(None)).unwrap();
    assert_eq!(played.until(first), Some(START + 61 * HOUR));
    let free = Command::Free { seat: first, new_key: key(7).reveal().to_owned() };
    played.by(HOST, START + 60 * HOUR, &free).unwrap();
    assert_eq!(played.until(first), None);
    let name = "Ewa".to_owned();
    let sit = Command::Sit { key: key(7).reveal().to_owned(), name, new_key: key(8).reveal().to_owned() };
    played.by(7, START + 70 * HOUR, &sit).unwrap();
    assert_eq!(played.until(first), None, "the seat is asked for");
    let claim = played.room.claims().next().unwrap().1;
    played.input(START + 71 * HOUR, &Input::ClaimStands { seat: first.0, claim }).unwrap();
    assert_eq!(played.until(first), Some(START + 86 * HOUR));
}

#[test]
fn a_night_holds_from_the_next_question_on() {
    let night = |from, to| Night { from, to, offset: 0, shift: None };
    let set = |seat, night| Command::Night { seat, night };
    let mut played = Played::new(Some(CLOCK));
    let (first, other) = played.first();
    let own = first.0.index();
    // 1000 hours after 1970 it is 16 o'clock.
    let late = night(22 * 60, 8 * 60);
    assert_eq!(played.by(own, START, &set(first, Some(night(0, 0)))), Err(Code::BadNight));
    assert_eq!(played.by(own, START, &set(other, Some(late))), Err(Code::NotYourSeat));
    assert_eq!(played.by(own, START, &set(first, Some(late))), Ok(vec![News::Night { seat: first }]));
    assert_eq!(played.by(own, START, &set(first, Some(late))), Err(Code::WrongStage));
    assert_eq!(played.room.info().read().unwrap().seats[own].night, Some(late));
    assert_eq!(played.until(first), Some(START + 15 * HOUR));
    played.act(first, START);
    while !played.room.waiting().contains(first.0) {
        played.act(other, START);
    }
    // Six hours of this evening, nine of the next day: until 17 o'clock.
    assert_eq!(played.until(first), Some(START + 25 * HOUR));
    let mut plain = Played::new(None);
    assert_eq!(plain.by(0, START, &set(A, Some(late))), Err(Code::WrongStage));
    assert_eq!((plain.room.stage(), plain.room.deadlines()), (Stage::Playing, Vec::new()));
}
