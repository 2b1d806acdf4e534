//! Who sits where, as people find it: the table's link, other seats before the start, and seats whose people are away.

use table::Seat;
use table::shuffle::Seed;

use crate::games::gambit::GambitOptions;
use crate::wire::http::NewSeat;
use crate::wire::{Code, Command, Json, Message, News, Options, SeatName, Stage};
use crate::*;

const A: SeatName = SeatName(Seat::new(0));
const B: SeatName = SeatName(Seat::new(1));
const C: SeatName = SeatName(Seat::new(2));

fn key(number: usize) -> Key {
    Key::parse(&format!("{number:0>22}")).unwrap()
}

fn secret(number: usize) -> String {
    key(number).reveal().to_owned()
}

const HOST: usize = 90;
const WATCH: usize = 91;
const INVITE: usize = 92;

/// A table of Gambit; whoever has seat n from the start has the key n.
fn table(seats: &[NewSeat]) -> Room {
    let catalogue = Catalogue::standard();
    let options = Options::Gambit(GambitOptions { seats: seats.len() as u8, ..GambitOptions::default() });
    let Draft { game, rules, block, settings } = catalogue.draft(&Json::of(&options), Some(60)).unwrap();
    let seed = Seed::from_phrase("seats").to_string();
    let (id, extras) = ("t".to_owned(), settings.to_string());
    let new = NewTable { id, game: game.to_owned(), rules, block, extras, seed, created: 0 };
    let mut room = Room::new(&catalogue, &new).unwrap();
    let keys: Vec<Key> = (0..seats.len()).map(key).collect();
    let [host, watch, invite] = [HOST, WATCH, INVITE].map(key);
    let new_keys = NewKeys { host: &host, watch: &watch, invite: &invite, seats: &keys };
    let first = room.first_change(&new, seats, &new_keys, Vec::new()).unwrap();
    room.apply(&first).unwrap();
    room
}

fn person(name: &str) -> NewSeat {
    NewSeat::Person { name: name.to_owned() }
}

/// Whoever has this key gives a command.
fn by(room: &mut Room, key_number: usize, command: &Command) -> Result<Vec<News>, Code> {
    let grants = room.grants(&[key(key_number).hash()]);
    input(room, &Input::Client { grants, command })
}

fn input(room: &mut Room, input: &Input<'_>) -> Result<Vec<News>, Code> {
    let change = room.decide(7, input, None).map_err(|refusal| refusal.code)?;
    Ok(room.apply(&change).unwrap().news)
}

fn sit(room: &mut Room, with: usize, name: &str, new_key: usize) -> Result<Vec<News>, Code> {
    let command = Command::Sit { key: secret(with), name: name.to_owned(), new_key: secret(new_key) };
    by(room, with, &command)
}

fn names(room: &Room) -> Vec<String> {
    room.info().read().unwrap().seats.into_iter().map(|seat| seat.name).collect()
}

fn ready(room: &mut Room, key_number: usize, seat: SeatName) {
    by(room, key_number, &Command::Ready { seat, entropy: Some("00ff".to_owned()) }).unwrap();
}

/// The first thing a seat may do.
fn first_legal(room: &Room, seat: SeatName) -> String {
    let Message::Synced { state, .. } = room.synced(&mut Guest::with(Grants::default(), Some(seat.0)), None)
    else {
        unreachable!("a client is synced")
    };
    state.view.unwrap().read().unwrap().legal().remove(0)
}

/// Whoever is waited for acts.
fn play_once(room: &mut Room) {
    let next = SeatName(room.waiting().iter().next().unwrap());
    let action = first_legal(room, next);
    let question = room.question(next.0);
    by(room, next.0.index(), &Command::Act { seat: next, question, action }).unwrap();
}

/// Whoever is waited for acts, until it is this seat's turn; a bot's answer counts as its seat's.
fn play_until_waited(room: &mut Room, seat: SeatName) {
    while !room.waiting().contains(seat.0) {
        play_once(room);
    }
}

#[test]
fn by_the_table_s_link_everybody_takes_the_next_free_seat_and_then_watches() {
    let mut room = table(&[person("Ola"), NewSeat::Open {}, NewSeat::Open {}]);
    let grants = room.grants(&[key(INVITE).hash()]);
    assert!(grants.watch && !grants.host && grants.seats.is_empty());
    assert_eq!(grants.invited.iter().map(SeatName).collect::<Vec<_>>(), [B, C]);
    sit(&mut room, INVITE, "Jan", 11).unwrap();
    sit(&mut room, INVITE, "Ewa", 12).unwrap();
    assert_eq!(names(&room), ["Ola", "Jan", "Ewa"]);
    let grants = room.grants(&[key(INVITE).hash()]);
    assert!(grants.watch && grants.invited.is_empty(), "who comes late can watch");
    assert_eq!(sit(&mut room, INVITE, "Adam", 13), Err(Code::NoSuchKey));
    // Links for single seats stay: Jan's goes, and comes back by one of its own.
    by(&mut room, HOST, &Command::Free { seat: B, new_key: secret(14) }).unwrap();
    sit(&mut room, 14, "Ida", 15).unwrap();
    assert_eq!(names(&room), ["Ola", "Ida", "Ewa"]);
    // A new link for the table makes the old one void.
    let renew = Command::NewInvite { new_key: secret(16) };
    assert_eq!(by(&mut room, 0, &renew), Err(Code::NotHost));
    assert_eq!(by(&mut room, HOST, &renew), Ok(vec![News::NewInvite]));
    assert!(!room.grants(&[key(INVITE).hash()]).any() && room.grants(&[key(16).hash()]).watch);
}

#[test]
fn before_the_start_people_choose_their_seats() {
    let mut room = table(&[person("Ola"), person("Jan"), NewSeat::Open {}]);
    let change = |seat, to| Command::ChangeSeat { seat, to };
    ready(&mut room, 1, B);
    // A free seat is had at once, and its link leads to the seat that is free now.
    by(&mut room, 0, &change(A, C)).unwrap();
    assert_eq!(names(&room), ["", "Jan", "Ola"]);
    assert_eq!(room.grants(&[key(2).hash()]).invited.iter().next(), Some(A.0));
    assert_eq!(room.grants(&[key(0).hash()]).seats.iter().next(), Some(C.0));
    assert!(room.info().read().unwrap().seats[1].ready, "who stays where they are stays ready");
    // With a person one changes when both want it.
    assert_eq!(by(&mut room, 0, &change(C, B)), Ok(vec![News::Wished { seat: C, to: Some(B) }]));
    assert_eq!(names(&room), ["", "Jan", "Ola"]);
    assert_eq!(by(&mut room, 0, &change(C, B)), Err(Code::WrongSeat), "it is said already");
    assert_eq!(by(&mut room, 0, &change(C, C)), Ok(vec![News::Wished { seat: C, to: None }]));
    by(&mut room, 0, &change(C, B)).unwrap();
    assert_eq!(by(&mut room, 0, &change(B, C)), Err(Code::NotYourSeat), "nobody agrees for others");
    by(&mut room, 1, &change(B, C)).unwrap();
    assert_eq!(names(&room), ["", "Ola", "Jan"]);
    let seats = room.info().read().unwrap().seats;
    assert!(seats.iter().all(|seat| !seat.ready && seat.wish.is_none()), "who sits elsewhere says so anew");
    // With a bot as well as with a free seat.
    by(&mut room, HOST, &Command::PlaceBot { seat: A, level: "casual".to_owned() }).unwrap();
    by(&mut room, 1, &change(C, A)).unwrap();
    assert_eq!(names(&room), ["Jan", "Ola", "casual"]);
    ready(&mut room, 0, B);
    ready(&mut room, 1, A);
    assert_eq!(room.stage(), Stage::Playing);
    assert_eq!(by(&mut room, 0, &change(B, C)), Err(Code::WrongStage));
}

#[test]
fn lots_give_everybody_every_seat() {
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let mut room = table(&[person("Ola"), person("Jan"), NewSeat::Open {}]);
        let anybody = room.grants(&[key(0).hash()]);
        assert_eq!(input(&mut room, &Input::Lots { grants: anybody, seed }), Err(Code::NotHost));
        let host = room.grants(&[key(HOST).hash()]);
        let news = input(&mut room, &Input::Lots { grants: host, seed }).unwrap();
        assert!(matches!(&news[..], [News::Reseated { lots: true, .. }]));
        orders.insert(names(&room));
    }
    assert_eq!(orders.len(), 6);
}

#[test]
fn who_moves_has_the_seat_again_and_the_whole_time() {
    let mut room = table(&[person("Ola"), person("Jan")]);
    ready(&mut room, 0, A);
    ready(&mut room, 1, B);
    play_until_waited(&mut room, A);
    let question = room.question(A.0);
    input(&mut room, &Input::TimeUp { seat: A.0, question }).unwrap();
    assert!(room.info().read().unwrap().seats[0].stand_in.is_some());
    // Back by saying so: the time begins anew, as the question does.
    by(&mut room, 0, &Command::StandIn { seat: A, level: None }).unwrap();
    assert_ne!(room.question(A.0), question);
    assert_eq!(room.question(A.0), room.version());
    // Back by moving.
    let question = room.question(A.0);
    input(&mut room, &Input::TimeUp { seat: A.0, question }).unwrap();
    let (question, action) = (room.question(A.0), first_legal(&room, A));
    let news = by(&mut room, 0, &Command::Act { seat: A, question, action }).unwrap();
    assert_eq!(news, [News::Returned { seat: A }]);
    assert_eq!(room.info().read().unwrap().seats[0].stand_in, None);
}

#[test]
fn a_vote_gives_nobody_more_time() {
    let mut room = table(&[person("Ola"), person("Jan")]);
    ready(&mut room, 0, A);
    ready(&mut room, 1, B);
    while !room.play().unwrap().may_agree() || !room.waiting().contains(A.0) {
        play_once(&mut room);
    }
    let asked = |room: &Room| [A, B].map(|seat| (room.question(seat.0), room.asked_at(seat.0)));
    let before = asked(&room);
    for agree in [true, false, true, false] {
        by(&mut room, 0, &Command::Vote { seat: A, agree }).unwrap();
        assert_eq!(asked(&room), before, "the question stays, and with it the time it is asked since");
    }
    let action = first_legal(&room, A);
    by(&mut room, 0, &Command::Act { seat: A, question: before[0].0, action }).unwrap();
}

#[test]
fn a_bot_plays_for_who_is_away_if_anybody_at_the_table_wants_it() {
    let mut room = table(&[person("Ola"), person("Jan")]);
    ready(&mut room, 0, A);
    ready(&mut room, 1, B);
    let command = Command::StandIn { seat: A, level: Some("casual".to_owned()) };
    let jan = room.grants(&[key(1).hash()]);
    let watcher = room.grants(&[key(WATCH).hash()]);
    let away = |grants| Grants { absent: [A.0].into_iter().collect(), ..grants };
    let refused =
        |room: &Room, grants| room.decide(7, &Input::Client { grants, command: &command }, None).is_err();
    assert!(refused(&room, jan), "not while Ola is there");
    assert!(refused(&room, away(watcher)), "not by who only watches");
    input(&mut room, &Input::Client { grants: away(jan), command: &command }).unwrap();
    let back = Command::StandIn { seat: A, level: None };
    let refusal = input(&mut room, &Input::Client { grants: away(jan), command: &back });
    assert_eq!(refusal, Err(Code::NotYourSeat), "only Ola comes back for Ola");
}

#[test]
fn a_seat_that_was_freed_in_mid_game_is_filled_or_stops_nobody() {
    let mut room = table(&[person("Ola"), person("Jan"), NewSeat::Bot { level: "casual".to_owned() }]);
    ready(&mut room, 0, A);
    ready(&mut room, 1, B);
    let free = |seat| Command::Free { seat, new_key: secret(14) };
    let bot = |seat| Command::PlaceBot { seat, level: "strong".to_owned() };
    assert_eq!(by(&mut room, HOST, &bot(B)), Err(Code::WrongSeat), "Jan sits there");
    by(&mut room, HOST, &free(B)).unwrap();
    assert!(room.is_open(B.0));
    assert_eq!(by(&mut room, 0, &bot(B)), Err(Code::NotHost));
    by(&mut room, HOST, &bot(B)).unwrap();
    assert_eq!(names(&room), ["Ola", "strong", "casual"]);
    // Where a person had a part in the shuffle, a person can come again; elsewhere the bot stays.
    by(&mut room, HOST, &free(B)).unwrap();
    assert_eq!(by(&mut room, HOST, &free(C)), Err(Code::WrongStage));
    // The people who are there can end the game without whoever is not.
    while room.info().read().unwrap().outcome.is_none() {
        if let Some((seat, agree)) = room.bot_vote() {
            assert!(seat == B.0 || seat == C.0);
            input(&mut room, &Input::BotVotes { seat, agree }).unwrap();
            continue;
        }
        if by(&mut room, 0, &Command::Vote { seat: A, agree: true }).is_ok() && room.bot_vote().is_some() {
            continue;
        }
        let next = SeatName(room.waiting().iter().next().unwrap());
        let (question, action) = (room.question(next.0), first_legal(&room, next));
        let input_of = Input::BotActs { seat: next.0, question, action: &action };
        if next == A {
            by(&mut room, 0, &Command::Act { seat: next, question, action: action.clone() }).unwrap();
        } else if next == B {
            by(&mut room, HOST, &bot(B)).unwrap();
            let question = room.question(B.0);
            input(&mut room, &Input::BotActs { seat: B.0, question, action: &action }).unwrap();
            by(&mut room, HOST, &free(B)).unwrap();
        } else {
            input(&mut room, &input_of).unwrap();
        }
    }
}
