//! Requests of every kind against tables in every stage: nothing breaks, and a refused one has changed nothing.

use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};

use super::*;
use crate::options::block;
use crate::wire::Request;
use crate::wire::http::{GambitOptions, NewSeat, SkakanieOptions};

fn pick<'a, T>(rng: &mut SmallRng, from: &'a [T]) -> &'a T {
    &from[rng.next_u32() as usize % from.len()]
}

fn empty(options: &Options) -> (Table, NewTable) {
    let (game, block) = block(options).unwrap();
    let new = NewTable {
        id: "t".to_owned(),
        game: game.to_owned(),
        rules: 1,
        block,
        extras: Extras::of(options, None).unwrap().write(),
        seed: Seed::from_phrase("propose").to_string(),
        created: 0,
    };
    (Table::new(&Catalogue::standard(), &new).unwrap(), new)
}

fn key(number: usize) -> crate::key::Key {
    crate::key::Key::parse(&format!("{number:0>22}")).unwrap()
}

/// A request with likely and unlikely parts.
fn any_request(rng: &mut SmallRng, table: &Table) -> Request {
    let text = |words: &[&str], rng: &mut SmallRng| (*pick(rng, words)).to_owned();
    let seat = SeatName(Seat::new(rng.next_u32() as usize % 4));
    let keys: Vec<String> = (0..6).map(|number| key(number).reveal().to_owned()).collect();
    let ack = rng.next_u64().to_string();
    let id = "t".to_owned();
    let mut actions =
        vec![text(&["unplan", "plan QQQ", "move a1", "stay", "lay N", "end", "x", "give 1 to 1"], rng)];
    let view = table.play.as_ref().map(|play| play.view(viewer(Some(seat.0))));
    actions.extend(match view {
        Some(crate::wire::View::Gambit(view)) if seat.0.index() < table.seats.len() => view.legal,
        Some(crate::wire::View::Skakanie(view)) if seat.0.index() < table.seats.len() => view.legal,
        _ => Vec::new(),
    });
    let asked = table.seats.get(seat.0.index()).map_or(0, |place| place.asked.0);
    match rng.next_u32() % 16 {
        0 => Request::Sit {
            table: id,
            key: pick(rng, &keys).clone(),
            name: text(&["Ola", "", "J\n"], rng),
            new_key: pick(rng, &keys).clone(),
            ack,
        },
        1 => Request::Rename { table: id, seat, name: text(&["Ewa", "\t"], rng), ack },
        2 | 3 => {
            let entropy = pick(rng, &[Some("00ff"), Some("zz"), None]).map(ToOwned::to_owned);
            Request::Ready { table: id, seat, entropy, ack }
        }
        4 => Request::Undo {
            table: id,
            seat,
            change: table.undo(seat.0).filter(|_| seat.0.index() < table.seats.len()).unwrap_or(9),
            ack,
        },
        5 => Request::Vote { table: id, seat, agree: rng.next_u32().is_multiple_of(2), ack },
        6 => Request::Offer { table: id, seat, new_key: pick(rng, &keys).clone(), ack },
        7 => Request::StandIn {
            table: id,
            seat,
            level: pick(rng, &[Some("casual"), Some("god"), None]).map(ToOwned::to_owned),
            ack,
        },
        8 => Request::Free { table: id, seat, new_key: pick(rng, &keys).clone(), ack },
        9 => Request::PlaceBot { table: id, seat, level: text(&["master", "?"], rng), ack },
        10 => Request::NewWatchLink { table: id, new_key: pick(rng, &keys).clone(), ack },
        _ => Request::Act { table: id, seat, question: asked, action: pick(rng, &actions).clone(), ack },
    }
}

#[test]
fn any_request_is_refused_without_a_trace_or_leads_to_lines_that_apply() {
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
    let keys: Vec<crate::key::Key> = (0..3).map(key).collect();
    let mut over = 0;
    for (round, options) in [gambit, skakanie].iter().cycle().take(40).enumerate() {
        let mut rng = SmallRng::seed_from_u64(round as u64);
        let (mut table, new) = empty(options);
        let lines = first_lines(key(4).hash(), key(5).hash(), &seats, &keys).unwrap();
        let mut changes = vec![Change {
            number: 0,
            at: 0,
            ack: None,
            lines: table.begin(&lines, Vec::new()).unwrap().lines,
            result: None,
        }];
        table.apply(&changes[0]).unwrap();
        for number in 1.. {
            if table.stage() == Stage::Over || number > 3_000 {
                break;
            }
            let request = any_request(&mut rng, &table);
            let held = [key(0), key(1), key(4)].map(|key| key.hash());
            let grants = table.grants(&held);
            let before = serde_json::to_string(&table.state(grants, None, None)).unwrap();
            // The bot of the table answers too, or games would stand still.
            let asker = if rng.next_u32().is_multiple_of(2) { Asker::Bot } else { Asker::Connection(grants) };
            let Ok(proposal) = table.propose(asker, &request) else {
                assert_eq!(
                    serde_json::to_string(&table.state(grants, None, None)).unwrap(),
                    before,
                    "{request:?}"
                );
                continue;
            };
            let number = changes.len() as u64;
            changes.push(Change { number, at: 0, ack: None, lines: proposal.lines, result: proposal.result });
            table.apply(&changes[changes.len() - 1]).unwrap_or_else(|why| panic!("{request:?}: {why}"));
        }
        over += usize::from(table.stage() == Stage::Over);
        restarts_the_same(&table, &Stored { table: new, changes });
    }
    assert!(over > 5, "some games reach their end: {over}");
}

/// A restart leads to the same table.
fn restarts_the_same(table: &Table, stored: &Stored) {
    let again = Table::load(&Catalogue::standard(), stored).unwrap();
    let all = (0..6).map(|number| key(number).hash()).collect::<Vec<_>>();
    for looking in [None, Some(Seat::new(0)), Some(Seat::new(2))] {
        let [one, other] = [table, &again].map(|table| table.state(table.grants(&all), looking, None));
        assert_eq!(one, other);
    }
}
