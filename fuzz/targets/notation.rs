//! Short texts: seats, entries, actions, chance values, options. Any is read or refused, and what was read can be written.
#![no_main]

use fuzz::{read, round_trip};
use gambit::Gambit;
use libfuzzer_sys::fuzz_target;
use skakanie::Skakanie;
use table::shuffle::{Commitment, Entropy, Seed};
use table::{Entry, Game, Seat, SeatSet};

fuzz_target!(|text: &str| {
    for line in text.split('\n') {
        round_trip::<Seat>(line);
        round_trip::<SeatSet>(line);
        round_trip::<Seed>(line);
        round_trip::<Commitment>(line);
        round_trip::<Entropy>(line);
        of_game::<Gambit>(line);
        of_game::<Skakanie>(line);
    }
});

fn of_game<G: Game>(line: &str) {
    round_trip::<Entry<G>>(line);
    round_trip::<G::Action>(line);
    round_trip::<G::Chance>(line);
    read::<G>(line);
}
