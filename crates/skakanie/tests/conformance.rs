//! Random games over all options (S1–S13): the suite that every game must pass.

use stolik_skakanie::{DragonStart, Options, Picture, SingleCost, Skakanie, StackId, Target};
use table::rand::rngs::SmallRng;
use table::shuffle::below;
use table::testkit::conformance;
use table::{MAX_SEATS, Seat};

/// Any game at all: every number of seats, every variant, pictures from 12 to 128 pieces of any shape.
fn any_game(rng: &mut SmallRng) -> Skakanie {
    let mut pick = |n: usize| below(rng, n as u32) as usize;
    let seats = 1 + pick(MAX_SEATS);
    let mut options = Options::new(seats);
    options.youngest = Seat::new(pick(seats));
    options.picture = any_picture(&mut pick);
    options.actions = 1 + pick(5) as u8;
    if pick(3) == 0 {
        options.extra[Seat::new(pick(seats))] = pick(4) as u8;
    }
    options.singles = [SingleCost::One, SingleCost::Two][pick(2)];
    (options.push, options.joint, options.fierce) = (pick(2) == 0, pick(3) == 0, pick(2) == 0);
    options.target = [Target::PerPlayer(1 + pick(9) as u8), Target::Share(1 + pick(100) as u8)][pick(2)];
    let at = StackId::new(pick(12)).filter(|stack| stack.is_outer());
    options.dragon = at.filter(|_| pick(2) == 0).map_or(DragonStart::Random, DragonStart::At);
    Skakanie::new(options).expect("these options go together")
}

fn any_picture(pick: &mut impl FnMut(usize) -> usize) -> Picture {
    loop {
        let (width, height) =
            if pick(8) == 0 { (1 + pick(128), 1 + pick(128)) } else { (2 + pick(11), 2 + pick(9)) };
        if let Ok(picture) = Picture::new(width, height) {
            return picture;
        }
    }
}

#[test]
fn s1_to_s13_random_games_over_all_options_conform() {
    conformance(any_game, 300, 2);
}
