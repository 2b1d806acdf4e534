//! Requests for new tables.

use room::games::gambit::GambitOptions;
use room::games::skakanie::SkakanieOptions;

use super::wire::http::{CreateTable, NewSeat};
use super::wire::{Json, Options};

/// A table of Gambit with these seats.
pub fn gambit(seats: Vec<NewSeat>) -> CreateTable {
    gambit_by(GambitOptions::default(), seats)
}

/// The same where everybody may ask for hints.
pub fn gambit_with_hints(seats: Vec<NewSeat>) -> CreateTable {
    gambit_by(GambitOptions { hints: true, ..GambitOptions::default() }, seats)
}

fn gambit_by(options: GambitOptions, seats: Vec<NewSeat>) -> CreateTable {
    let options = GambitOptions { seats: seats.len() as u8, ..options };
    CreateTable { options: Json::of(&Options::Gambit(options)), seats, clock: None, days: None, photo: None }
}

/// A table of Skakanie with these seats and a small picture.
pub fn skakanie(seats: Vec<NewSeat>) -> CreateTable {
    let options =
        SkakanieOptions { seats: seats.len() as u8, picture: "6x4".to_owned(), ..SkakanieOptions::default() };
    CreateTable {
        options: Json::of(&Options::Skakanie(options)),
        seats,
        clock: None,
        days: None,
        photo: None,
    }
}

/// A seat for a person.
pub fn person(name: &str) -> NewSeat {
    NewSeat::Person { name: name.to_owned() }
}

/// A seat for a bot.
pub fn bot(level: &str) -> NewSeat {
    NewSeat::Bot { level: level.to_owned() }
}
