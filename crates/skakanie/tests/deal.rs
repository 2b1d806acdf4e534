//! The deal of a known seed, recomputed elsewhere from `docs/rules-skakanie.md` and `table::shuffle` alone (S1, S3, S8).

use stolik_skakanie::{Options, Skakanie};
use table::shuffle::{Dealer, Entropy, Seed, Source, Stream};
use table::testkit::position;
use table::{Game, Match, Viewer};

const DEALS: u32 = 24_000;

/// The dealer of a table of two who added no entropy.
fn dealer() -> Dealer {
    Dealer::new(&Seed::from_phrase("deal 1"), &[Entropy::default(), Entropy::default()])
}

fn settled(size: &str) -> Match<Skakanie> {
    let picture = size.parse().expect("the size is in order");
    let game = Skakanie::new(Options { picture, ..Options::new(2) }).expect("the options are in order");
    let mut played = Match::new(game);
    played.settle(&mut dealer());
    played
}

/// A has taken seven pieces when the fierce Dragon comes.
const BITTEN: &str = "options seats=1 picture=6x4 fierce=yes actions=9 dragon=9
log
* deal 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
A corner 1
A take
A take
A move 2
A take
A take
A move 6
A take
A take
A move 7
A take
A move 6
A move 2
A move 1
A end
";

#[test]
fn s1_s3_a_stranger_can_recompute_the_deal() {
    let entries: Vec<String> = settled("6x2").entries().iter().map(ToString::to_string).collect();
    assert_eq!(entries, ["* deal 8 1 9 6 7 2 12 11 5 3 10 4", "* dragon 11"]);
    let large = settled("12x8").entries()[0].to_string();
    assert!(large.starts_with("* deal 22 45 28 89 38 91 64 51 80 40 33 46 85 9 57 47"), "{large}");
    assert!(large.ends_with(" 77 37 44 78 5 50 4 19 23 39 32 52"), "{large}");
}

#[test]
fn s8_bites_have_a_stream_of_their_own() {
    let played: Match<Skakanie> = position(BITTEN).unwrap();
    let mut dealer = dealer();
    for _ in 0..100 {
        dealer.below(Stream(0), 96);
    }
    // However much was drawn from the deal's stream, that of the bites begins with 0 below 7: the lowest piece.
    assert_eq!(played.game().draw(played.state(), &mut dealer).to_string(), "bite 1");
}

#[test]
fn s1_every_piece_is_dealt_everywhere_equally_often() {
    let game: Skakanie = "options seats=1 picture=6x2 dragon=2".parse().unwrap();
    let mut counts = [[0u32; 12]; 12];
    for number in 0..DEALS {
        let mut dealer = Dealer::new(&Seed::from_phrase(&number.to_string()), &[]);
        let mut state = game.start();
        game.resolve(&mut state, &game.draw(&game.start(), &mut dealer)).unwrap();
        for (stack, view) in game.view(&state, Viewer::Watcher).stacks.iter().enumerate() {
            counts[stack][view.top.unwrap().index()] += 1;
        }
    }
    let expected = f64::from(DEALS) / 12.0;
    let chi: f64 =
        counts.iter().flatten().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    assert!(chi < 181.0, "beyond 0.1 % at 121 degrees of freedom: {chi}");
}
