//! Nothing is allocated per action: not by a playout, not by `play`, `legal`, `sample` or the score.

use stolik_skakanie::{Options, Skakanie};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Quick, below};
use table::{Game, Pending};

fn games() -> impl Iterator<Item = Skakanie> {
    [(false, false, false), (true, false, true), (true, true, false)].into_iter().map(
        |(push, joint, fierce)| {
            Skakanie::new(Options { push, joint, fierce, ..Options::new(4) })
                .expect("these options go together")
        },
    )
}

#[test]
fn a_playout_allocates_nothing() {
    for game in games() {
        let mut rng = SmallRng::seed_from_u64(1);
        let measured = allocation_counter::measure(|| {
            let mut state = game.start();
            game.playout(&mut state, &mut rng);
            game.team_score(&state);
        });
        assert_eq!(measured.count_total, 0);
    }
}

#[test]
fn legal_play_resolve_and_sample_allocate_nothing() {
    for game in games() {
        let mut rng = SmallRng::seed_from_u64(2);
        let mut legal = Vec::with_capacity(game.picture().pieces() * 12);
        let measured = allocation_counter::measure(|| {
            let mut state = game.start();
            loop {
                match game.pending(&state) {
                    Pending::Over => return,
                    Pending::Chance => {
                        let chance = game.draw(&state, &mut Quick(&mut rng));
                        game.resolve(&mut state, &chance).expect("what was drawn is accepted");
                    }
                    Pending::Seats(seats) => {
                        let seat = seats.iter().next().expect("somebody is waited for");
                        game.legal(&state, seat, &mut legal);
                        let action = legal[below(&mut rng, legal.len() as u32) as usize];
                        game.play(&mut state, seat, action).expect("what was listed is accepted");
                        state = game.sample(&game.knowledge(&state, seat), &mut rng);
                    }
                }
            }
        });
        assert_eq!(measured.count_total, 0);
    }
}
