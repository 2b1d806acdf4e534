//! Advice is given to who asks, by what they know, where it was agreed.

use table::Seat;
use table::shuffle::Seed;

use crate::games::gambit::GambitOptions;
use crate::games::skakanie::SkakanieOptions;
use crate::tests::legal;
use crate::wire::http::NewSeat;
use crate::wire::{Code, Command, Json, Message, Options, SeatName, Stage};
use crate::*;

const A: SeatName = SeatName(Seat::new(0));
const B: SeatName = SeatName(Seat::new(1));

fn gambit(hints: bool, odds: bool) -> Options {
    Options::Gambit(GambitOptions { hints, odds, ..GambitOptions::default() })
}

/// A table of two people whose game has begun.
fn playing(options: &Options) -> Room {
    let catalogue = Catalogue::standard();
    let draft = catalogue.draft(&Json::of(options), None).unwrap();
    begun(&catalogue, draft)
}

fn begun(catalogue: &Catalogue, Draft { game, rules, block, settings }: Draft) -> Room {
    let new = NewTable {
        id: "t".to_owned(),
        game: game.to_owned(),
        rules,
        block,
        extras: settings.to_string(),
        seed: Seed::from_phrase("advice").to_string(),
        created: 0,
    };
    let mut room = Room::new(catalogue, &new).unwrap();
    let person = |name: &str| NewSeat::Person { name: name.to_owned() };
    let seats: Vec<NewSeat> = ["Ola", "Jan"].into_iter().take(room.seat_count()).map(person).collect();
    let keys: Vec<Key> = (0..5).map(|number| Key::parse(&format!("{number:0>22}")).unwrap()).collect();
    let new_keys = NewKeys { host: &keys[2], watch: &keys[3], invite: &keys[4], seats: &keys[..seats.len()] };
    let first = room.first_change(&new, &seats, &new_keys, Vec::new()).unwrap();
    room.apply(&first).unwrap();
    // The deal of a day begins at once.
    for seat in [A, B].into_iter().take(seats.len()) {
        if room.stage() != Stage::Lobby {
            break;
        }
        let ready = Command::Ready { seat, entropy: Some("00ff".to_owned()) };
        command(&mut room, &ready);
    }
    room
}

fn grants() -> Grants {
    Grants { seats: [A.0, B.0].into_iter().collect(), ..Grants::default() }
}

fn command(room: &mut Room, command: &Command) -> u64 {
    let change = room.decide(0, &Input::Client { grants: grants(), command }, None).unwrap();
    room.apply(&change).unwrap();
    change.number
}

fn act(room: &mut Room, seat: SeatName, action: &str) -> u64 {
    let question = room.question(seat.0);
    command(room, &Command::Act { seat, question, action: action.to_owned() });
    question
}

/// Somebody with both seats who views as one of them, or as none.
fn viewing(seat: Option<SeatName>) -> Guest {
    Guest::with(grants(), seat.map(|seat| seat.0))
}

fn hint(seat: SeatName, question: u64) -> AdviceAsked {
    AdviceAsked { kind: AdviceKind::Hint, seat, question }
}

fn refused(room: &Room, guest: &Guest, asked: AdviceAsked) -> Code {
    room.check_advice(guest, asked).unwrap_err().code
}

#[test]
fn a_hint_is_for_the_seat_that_is_asked_and_looks() {
    let mut room = playing(&gambit(true, false));
    let first = room.waiting().iter().next().map(SeatName).unwrap();
    let other = if first == A { B } else { A };
    let asked = hint(first, room.question(first.0));
    assert_eq!(room.check_advice(&viewing(Some(first)), asked), Ok(()));
    let Message::Hint { seat, question, ideas, best, .. } = room.advice(asked).unwrap()() else {
        panic!("a hint is answered with a hint")
    };
    assert_eq!((seat, question, ideas.len()), (first, asked.question, 1));
    assert!(legal(&room, first.0).contains(&best.unwrap().action));
    // A watcher, a curtain between two people at one device, the other of them, a seat that is not asked.
    assert_eq!(refused(&room, &Guest::with(Grants::default(), None), asked), Code::NotYourSeat);
    assert_eq!(refused(&room, &viewing(None), asked), Code::NotYourSeat);
    assert_eq!(refused(&room, &viewing(Some(other)), asked), Code::NotYourSeat);
    let unasked = hint(other, room.question(other.0));
    assert_eq!(refused(&room, &viewing(Some(other)), unasked), Code::StaleQuestion);
    // The question changes while somebody thinks about it.
    let action = legal(&room, first.0)[0].clone();
    act(&mut room, first, &action);
    assert_eq!(refused(&room, &viewing(Some(first)), asked), Code::StaleQuestion);
    assert_eq!(room.odds(&viewing(Some(first)), first).unwrap_err().code, Code::NotAgreed);
}

#[test]
fn what_was_not_agreed_is_refused() {
    let room = playing(&gambit(false, true));
    let first = room.waiting().iter().next().map(SeatName).unwrap();
    let asked = hint(first, room.question(first.0));
    assert_eq!(refused(&room, &viewing(Some(first)), asked), Code::NotAgreed);
    assert!(matches!(room.odds(&viewing(Some(first)), first), Ok(Message::Odds { .. })));
    assert_eq!(room.odds(&viewing(None), first).unwrap_err().code, Code::NotYourSeat);
    // Tables from before there was help have none, but for Skakanie's hints.
    for (game, words, expected) in [
        ("gambit", "clock=-", (false, false, false)),
        ("skakanie", "clock=- art=castle hints=yes", (true, false, false)),
        ("skakanie", "clock=-", (true, false, false)),
        ("skakanie", "hints=no silent=yes", (false, false, true)),
    ] {
        let settings = Settings::read(words);
        let help = match game {
            "gambit" => <::gambit::Gambit as RoomGame>::help(&settings),
            _ => <::skakanie::Skakanie as RoomGame>::help(&settings),
        };
        assert_eq!((help.hints, help.odds, help.silent), expected, "{game}: {words}");
    }
}

#[test]
fn a_bot_that_stands_in_needs_no_hint_and_gets_no_remark() {
    let mut room = playing(&gambit(true, true));
    let first = room.waiting().iter().next().map(SeatName).unwrap();
    let before = hint(first, room.question(first.0));
    command(&mut room, &Command::StandIn { seat: first, level: Some("casual".to_owned()) });
    assert_eq!(refused(&room, &viewing(Some(first)), before), Code::WrongSeat);
    let question = room.question(first.0);
    let action = legal(&room, first.0)[0].clone();
    let input = Input::BotActs { seat: first.0, question, action: &action };
    let change = room.decide(0, &input, None).unwrap();
    room.apply(&change).unwrap();
    command(&mut room, &Command::StandIn { seat: first, level: None });
    let remark = AdviceAsked { kind: AdviceKind::Remark, seat: first, question };
    assert_eq!(refused(&room, &viewing(Some(first)), remark), Code::StaleQuestion);
}

#[test]
fn a_remark_is_about_the_last_decision_until_it_is_taken_back() {
    let options = SkakanieOptions { picture: "6x4".to_owned(), ..SkakanieOptions::default() };
    let mut room = playing(&Options::Skakanie(options));
    let first = room.waiting().iter().next().map(SeatName).unwrap();
    while legal(&room, first.0).iter().all(|action| !action.starts_with("move")) {
        let seat = room.waiting().iter().next().map(SeatName).unwrap();
        let action = legal(&room, seat.0)[0].clone();
        act(&mut room, seat, &action);
    }
    let action = legal(&room, first.0).into_iter().find(|action| action.starts_with("move")).unwrap();
    let question = act(&mut room, first, &action);
    let asked = AdviceAsked { kind: AdviceKind::Remark, seat: first, question };
    assert_eq!(room.check_advice(&viewing(Some(first)), asked), Ok(()));
    assert!(matches!(room.advice(asked).unwrap()(), Message::Remark { .. }));
    let change = room.undo(first.0).unwrap();
    command(&mut room, &Command::Undo { seat: first, change });
    assert_eq!(refused(&room, &viewing(Some(first)), asked), Code::StaleQuestion);
}

#[test]
fn a_silent_table_has_no_help_and_nobody_points() {
    for (silent, expected) in [(false, Ok(())), (true, Err(Code::NotAgreed))] {
        let options = SkakanieOptions { silent, odds: true, ..SkakanieOptions::default() };
        let room = playing(&Options::Skakanie(options));
        assert_eq!(room.may_point_at(3).map_err(|refusal| refusal.code), expected);
        let Options::Skakanie(agreed) = room.options().read().unwrap() else { panic!("it is Skakanie") };
        assert_eq!((agreed.silent, agreed.hints, agreed.odds), (silent, !silent, !silent));
    }
}

#[test]
fn the_deal_of_a_day_has_no_help() {
    let catalogue = Catalogue::standard();
    for game in ["gambit", "skakanie"] {
        let (draft, _) = (catalogue.find(game).unwrap().daily)(table::Day::FIRST).unwrap();
        let room = begun(&catalogue, draft);
        let first = room.waiting().iter().next().map(SeatName).unwrap();
        let asked = hint(first, room.question(first.0));
        assert_eq!(refused(&room, &viewing(Some(first)), asked), Code::NotAgreed, "{game}");
        assert_eq!(room.odds(&viewing(Some(first)), first).unwrap_err().code, Code::NotAgreed, "{game}");
    }
}
