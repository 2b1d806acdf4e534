//! Inputs of every kind against tables in every stage: what is decided applies, here as after a restart.

use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use table::shuffle::Seed;
use table::{Seat, Viewer};

use crate::games::gambit::GambitOptions;
use crate::games::skakanie::SkakanieOptions;
use crate::wire::http::NewSeat;
use crate::wire::{Command, Json, Message, Options, SeatName, Stage, View};
use crate::*;

fn pick<'a, T>(rng: &mut SmallRng, from: &'a [T]) -> &'a T {
    &from[rng.next_u32() as usize % from.len()]
}

fn empty(options: &Options) -> (Room, NewTable) {
    let catalogue = Catalogue::standard();
    let Draft { game, rules, block, settings } = catalogue.draft(&Json::of(options), Some(60)).unwrap();
    let new = NewTable {
        id: "t".to_owned(),
        game: game.to_owned(),
        rules,
        block,
        extras: settings.to_string(),
        seed: Seed::from_phrase("decide").to_string(),
        created: 0,
    };
    (Room::new(&catalogue, &new).unwrap(), new)
}

fn key(number: usize) -> Key {
    Key::parse(&format!("{number:0>22}")).unwrap()
}

/// The legal actions of a seat, as a client of it reads them.
pub(crate) fn legal(room: &Room, seat: Seat) -> Vec<String> {
    let Message::Synced { state, .. } = room.synced(&mut Guest::with(Grants::default(), Some(seat)), None)
    else {
        unreachable!("a client is synced")
    };
    state.view.map_or_else(Vec::new, |view| view.read().unwrap().legal())
}

/// A command with likely and unlikely parts.
fn any_command(rng: &mut SmallRng, room: &Room) -> Command {
    let text = |words: &[&str], rng: &mut SmallRng| (*pick(rng, words)).to_owned();
    let at = Seat::new(rng.next_u32() as usize % 4);
    let (seat, there) = (SeatName(at), at.index() < room.seat_count());
    let keys: Vec<String> = (0..6).map(|number| key(number).reveal().to_owned()).collect();
    let mut actions =
        vec![text(&["unplan", "plan QQQ", "move a1", "stay", "lay N", "end", "x", "give 1 to 1"], rng)];
    actions.extend(if there { legal(room, at) } else { Vec::new() });
    let question = if there { room.question(at) } else { 0 };
    match rng.next_u32() % 19 {
        0 => Command::Sit {
            key: pick(rng, &keys).clone(),
            name: text(&["Ola", "", "J\n"], rng),
            new_key: pick(rng, &keys).clone(),
        },
        1 => Command::Rename { seat, name: text(&["Ewa", "\t"], rng) },
        2 | 3 => {
            let entropy = pick(rng, &[Some("00ff"), Some("zz"), None]).map(ToOwned::to_owned);
            Command::Ready { seat, entropy }
        }
        4 => Command::Undo {
            seat,
            change: Some(at).filter(|_| there).and_then(|at| room.undo(at)).unwrap_or(9),
        },
        5 => Command::Vote { seat, agree: rng.next_u32().is_multiple_of(2) },
        6 => Command::Offer { seat, new_key: pick(rng, &keys).clone() },
        7 => Command::StandIn {
            seat,
            level: pick(rng, &[Some("casual"), Some("god"), None]).map(ToOwned::to_owned),
        },
        8 => Command::Free { seat, new_key: pick(rng, &keys).clone() },
        9 => Command::PlaceBot { seat, level: text(&["master", "?"], rng) },
        10 => Command::NewWatchLink { new_key: pick(rng, &keys).clone() },
        11 => Command::ChangeSeat { seat, to: SeatName(Seat::new(rng.next_u32() as usize % 4)) },
        12 => Command::NewInvite { new_key: pick(rng, &keys).clone() },
        14 => {
            let night = pick(rng, &[Some("1320-480 60"), Some("0-1 -840 9:0"), None]);
            Command::Night { seat, night: night.map(|night| night.parse().unwrap()) }
        }
        13 => Command::AnswerClaim { seat, accept: rng.next_u32().is_multiple_of(2) },
        _ => Command::Act { seat, question, action: pick(rng, &actions).clone() },
    }
}

/// The change by which somebody first asked for a freed seat; 0 if nobody does.
fn first_claim(room: &Room) -> u64 {
    room.claims().next().map_or(0, |(_, claim)| claim)
}

/// What everybody would be told now.
fn told(room: &Room) -> Vec<Message> {
    let all: Vec<KeyHash> = (0..6).map(|number| key(number).hash()).collect();
    let grants = room.grants(&all);
    [None, Some(Seat::new(0)), Some(Seat::new(2))]
        .map(|seat| room.synced(&mut Guest::with(grants, seat), None))
        .into()
}

#[test]
fn any_input_is_refused_or_leads_to_a_change_that_applies_and_alters_something() {
    let gambit = Options::Gambit(GambitOptions { seats: 3, ..GambitOptions::default() });
    let skakanie = Options::Skakanie(SkakanieOptions {
        seats: 3,
        picture: "6x4".to_owned(),
        push: true,
        fierce: true,
        ..SkakanieOptions::default()
    });
    let seats = [
        NewSeat::Person { name: "Ola".to_owned() },
        NewSeat::Open {},
        NewSeat::Bot { level: "casual".to_owned() },
    ];
    let keys: Vec<Key> = (0..3).map(key).collect();
    let mut over = 0;
    for (round, options) in [gambit, skakanie].iter().cycle().take(40).enumerate() {
        let mut rng = SmallRng::seed_from_u64(round as u64);
        let (mut room, new) = empty(options);
        let (host, watch, invite) = (key(4), key(5), key(6));
        let new_keys = NewKeys { host: &host, watch: &watch, invite: &invite, seats: &keys };
        let mut changes = vec![room.first_change(&new, &seats, &new_keys, Vec::new()).unwrap()];
        room.apply(&changes[0]).unwrap();
        for _ in 0..5_000 {
            if room.stage() == Stage::Over {
                break;
            }
            let held = [key(0), key(1), key(4)].map(|key| key.hash());
            let command = any_command(&mut rng, &room);
            let seat = Seat::new(rng.next_u32() as usize % 4);
            let actions = if seat.index() < room.seat_count() { legal(&room, seat) } else { Vec::new() };
            let action =
                actions.get(rng.next_u32() as usize % actions.len().max(1)).map_or("x", String::as_str);
            let question = if seat.index() < room.seat_count() { room.question(seat) } else { 0 };
            let input = match rng.next_u32() % 16 {
                0 => Input::TimeUp { seat, question },
                1 if first_claim(&room) > 0 => Input::ClaimStands { seat, claim: first_claim(&room) },
                8 if rng.next_u32().is_multiple_of(8) => {
                    Input::Lots { grants: room.grants(&held), seed: rng.next_u64() }
                }
                1 => Input::BotVotes { seat, agree: rng.next_u32().is_multiple_of(2) },
                2..8 => Input::BotActs { seat, question, action },
                _ => Input::Client { grants: room.grants(&held), command: &command },
            };
            let Ok(change) = room.decide(7, &input, None) else { continue };
            assert_eq!(change.number, changes.len() as u64);
            let before = (room.info().clone(), told(&room), room.grants(&held));
            let applied = room.apply(&change).unwrap_or_else(|why| panic!("{input:?}: {why}"));
            changes.push(change);
            assert_eq!(applied.info_changed, before.0 != *room.info(), "{input:?}");
            assert!(before.1 != told(&room) || !applied.news.is_empty(), "{input:?} altered nothing");
        }
        over += usize::from(room.stage() == Stage::Over);
        let stored = Stored { table: new, changes };
        let again = Room::load(&Catalogue::standard(), &stored).unwrap();
        assert_eq!(told(&again), told(&room), "a restart leads to the same table");
        past_is_told_from_anywhere(&stored);
    }
    assert!(over > 5, "some games reach their end: {over}");
}

/// What is told since a change is the end of what is told of all.
fn past_is_told_from_anywhere(stored: &Stored) {
    let catalogue = Catalogue::standard();
    for viewer in [Viewer::Watcher, Viewer::Seat(Seat::new(0))] {
        let page = |since| match Room::past(&catalogue, stored, since, viewer).unwrap() {
            Message::Past { changes, start, version, .. } => (changes, start, version),
            other => panic!("not the past: {other:?}"),
        };
        let past = |since| {
            let (mut all, mut start, mut told) = page(since);
            while told < stored.changes.len() as u64 - 1 {
                let (changes, starts, version) = page(Some(told));
                start = start.or(starts);
                assert!(Json::<()>::of(&changes).text().len() < 2 * PAST_PAGE);
                all.extend(changes);
                told = version;
            }
            (all, start)
        };
        let (all, _) = past(None);
        assert_eq!(all.len(), stored.changes.len());
        for since in [0, stored.changes.len() / 2, stored.changes.len() - 1] {
            let (rest, start) = past(Some(since as u64));
            assert_eq!(rest, all[since + 1..]);
            let mut room = Room::new(&catalogue, &stored.table).unwrap();
            stored.changes[..=since].iter().for_each(|change| drop(room.apply(change).unwrap()));
            let begun = room.stage() != Stage::Lobby
                || all[since + 1..].iter().any(|one| one.news.contains(&wire::News::Started));
            assert_eq!(start.is_some(), begun);
        }
    }
}

#[test]
fn a_table_does_not_grow_for_ever() {
    let (mut room, new) = empty(&Options::Gambit(GambitOptions::default()));
    let (host, watch, invite, keys) = (key(4), key(5), key(6), [key(0), key(1)]);
    let new_keys = NewKeys { host: &host, watch: &watch, invite: &invite, seats: &keys };
    let seats = [NewSeat::Bot { level: "casual".to_owned() }, NewSeat::Bot { level: "casual".to_owned() }];
    let first = room.first_change(&new, &seats, &new_keys, Vec::new()).unwrap();
    room.apply(&first).unwrap();
    let command = Command::NewWatchLink { new_key: key(7).reveal().to_owned() };
    let input = Input::Client { grants: room.grants(&[key(4).hash()]), command: &command };
    let change = room.decide(7, &input, None).unwrap();
    assert!(room.asked_bots().count() > 0);
    room.apply(&Change { number: 20_000, ..change }).unwrap();
    assert_eq!(room.decide(7, &input, None).map_err(|refusal| refusal.code), Err(wire::Code::TableLong));
    assert_eq!(room.asked_bots().count(), 0, "nobody thinks about what cannot be written");
}

/// A table for two people in mid-game; whoever has key 4 is the host.
fn two_people() -> Room {
    let (mut room, new) = empty(&Options::Gambit(GambitOptions::default()));
    let (host, watch, keys) = (key(4), key(5), [key(0), key(1)]);
    let new_keys = NewKeys { host: &host, watch: &watch, invite: &key(10), seats: &keys };
    let seats = ["Ola", "Jan"].map(|name| NewSeat::Person { name: name.to_owned() });
    let first = room.first_change(&new, &seats, &new_keys, Vec::new()).unwrap();
    room.apply(&first).unwrap();
    for (at, letter) in ["A", "B"].iter().enumerate() {
        let seat = SeatName(letter.parse().unwrap());
        by(&mut room, at, Command::Ready { seat, entropy: Some("00ff".to_owned()) }).unwrap();
    }
    while room.waiting().len() == 1 {
        let seat = room.waiting().iter().next().unwrap();
        let (question, action) = (room.question(seat), legal(&room, seat)[0].clone());
        by(&mut room, seat.index(), Command::Act { seat: SeatName(seat), question, action }).unwrap();
    }
    room
}

/// Who has this key gives a command.
#[allow(clippy::needless_pass_by_value)] // callers make the command in place
fn by(room: &mut Room, holder: usize, command: Command) -> Result<Applied, wire::Code> {
    let input = Input::Client { grants: room.grants(&[key(holder).hash()]), command: &command };
    let change = room.decide(7, &input, None).map_err(|refusal| refusal.code)?;
    Ok(room.apply(&change).unwrap())
}

/// Does whoever has this key see the cards of seat B?
fn sees_hand(room: &Room, holder: usize) -> bool {
    let grants = room.grants(&[key(holder).hash()]);
    let looking = grants.seats.iter().next();
    let Message::Synced { state, .. } = room.synced(&mut Guest::with(grants, looking), None) else {
        unreachable!()
    };
    match state.view.map(|view| view.read().unwrap()) {
        Some(View::Gambit(view)) => view.seats[1].hand.cards.is_some(),
        other => panic!("not the game: {other:?}"),
    }
}

/// The host frees a seat and asks for it, to see a hand. The person who had it may say no, and until then the hand is nobody's to see.
#[test]
fn a_freed_seat_is_no_way_to_see_a_hand() {
    let b = SeatName("B".parse().unwrap());
    let key_text = |number: usize| key(number).reveal().to_owned();
    let free = |number| Command::Free { seat: b, new_key: key_text(number) };
    let sit =
        |number, new| Command::Sit { key: key_text(number), name: "Eve".to_owned(), new_key: key_text(new) };
    let mut room = two_people();
    assert!(sees_hand(&room, 1) && !sees_hand(&room, 4));

    by(&mut room, 4, free(7)).unwrap();
    assert!(!sees_hand(&room, 1), "a seat that is free is nobody's");
    let news = by(&mut room, 4, sit(7, 8)).unwrap().news;
    assert_eq!(news, [wire::News::Claimed { seat: b, name: "Eve".to_owned() }], "everybody is told who");
    assert!(!sees_hand(&room, 8) && room.grants(&[key(8).hash()]).any());
    assert_eq!(by(&mut room, 4, sit(7, 9)).unwrap_err(), wire::Code::NoSuchKey, "one asks at a time");
    let answer = |accept| Command::AnswerClaim { seat: b, accept };
    for stranger in [0, 4, 5, 8] {
        assert_eq!(by(&mut room, stranger, answer(true)).unwrap_err(), wire::Code::NotYourSeat);
    }
    let news = by(&mut room, 1, answer(false)).unwrap().news;
    assert_eq!(news, [wire::News::Kept { seat: b, name: "Jan".to_owned() }]);
    assert!(sees_hand(&room, 1) && !room.grants(&[key(8).hash()]).any(), "it is Jan's again");

    // Without a no the seat is theirs, but only by the claim of which the time is up; and an old no is too late then.
    by(&mut room, 4, free(7)).unwrap();
    by(&mut room, 4, sit(7, 8)).unwrap();
    let (seat, claim) = room.claims().next().unwrap();
    let stands = |room: &Room, claim| room.decide(7, &Input::ClaimStands { seat, claim }, None);
    assert!(stands(&room, claim - 1).is_err());
    let change = stands(&room, claim).unwrap();
    let news = room.apply(&change).unwrap().news;
    assert_eq!(news, [wire::News::Sat { seat: b, name: "Eve".to_owned() }], "everybody is told who took it");
    assert!(sees_hand(&room, 8) && !sees_hand(&room, 1) && stands(&room, claim).is_err());
    assert_eq!(by(&mut room, 1, answer(false)).unwrap_err(), wire::Code::NotYourSeat);

    // Who hands the seat over, by a link or by a yes, is not waited for.
    by(&mut room, 8, Command::Offer { seat: b, new_key: key_text(9) }).unwrap();
    by(&mut room, 9, sit(9, 2)).unwrap();
    assert!(sees_hand(&room, 2) && !sees_hand(&room, 8));
    by(&mut room, 4, free(7)).unwrap();
    by(&mut room, 4, sit(7, 3)).unwrap();
    by(&mut room, 2, answer(true)).unwrap();
    assert!(sees_hand(&room, 3) && !sees_hand(&room, 2));
    // And whoever had it needs nobody's leave, with the new link as with the old one.
    by(&mut room, 4, free(7)).unwrap();
    let both = room.grants(&[key(3).hash(), key(7).hash()]);
    let change = room.decide(7, &Input::Client { grants: both, command: &sit(7, 8) }, None).unwrap();
    room.apply(&change).unwrap();
    assert!(sees_hand(&room, 8));
}

/// What a client puts together from the changes it is told is what it would be told anew.
#[test]
fn a_view_follows_from_its_changes() {
    for options in [
        Options::Gambit(GambitOptions::default()),
        Options::Skakanie(SkakanieOptions {
            seats: 2,
            picture: "6x4".to_owned(),
            ..SkakanieOptions::default()
        }),
    ] {
        let (mut room, new) = empty(&options);
        let (host, watch, keys) = (key(4), key(5), [key(0), key(1)]);
        let new_keys = NewKeys { host: &host, watch: &watch, invite: &key(10), seats: &keys };
        let seats =
            [NewSeat::Bot { level: "casual".to_owned() }, NewSeat::Bot { level: "casual".to_owned() }];
        let first = room.first_change(&new, &seats, &new_keys, Vec::new()).unwrap();
        room.apply(&first).unwrap();
        let viewers = [None, Some(Seat::new(0)), Some(Seat::new(1))];
        let mut guests = viewers.map(|viewer| Guest::with(Grants::default(), viewer));
        let mut known: Vec<Option<Json<View>>> = vec![None; viewers.len()];
        let (mut bytes, mut whole) = (0, 0);
        loop {
            let Some((seat, question)) = room.asked_bots().next() else { break };
            let action = legal(&room, seat)[0].clone();
            let input = Input::BotActs { seat, question, action: &action };
            let change = room.decide(7, &input, None).unwrap();
            let applied = room.apply(&change).unwrap();
            // Now and then everybody views as somebody else, and is told everything.
            if change.number % 7 == 0 {
                known.rotate_left(1);
                guests = viewers.map(|viewer| Guest::with(Grants::default(), viewer));
            }
            let mut announcement = room.announce(&applied, None);
            let told = guests.each_mut().map(|guest| announcement.message(guest));
            for ((viewer, known), message) in viewers.iter().zip(&mut known).zip(told) {
                let Message::Changed { view: Some(change), .. } = message else { panic!("no view") };
                bytes += change.text().len();
                *known = Some(Json::changed(known.as_ref(), &change));
                let mut late = Guest::with(Grants::default(), *viewer);
                let Message::Synced { state, .. } = room.synced(&mut late, None) else { unreachable!() };
                let now = state.view.unwrap();
                whole += now.text().len();
                assert_eq!(known.as_ref().unwrap().read().unwrap(), now.read().unwrap());
            }
            if room.version() > 400 {
                break;
            }
        }
        assert!(bytes * 4 < whole * 3, "{bytes} of {whole}");
    }
}
