//! What the command-line tests share: running the binary, and making logs without it.

use bots::{Kind, Playable, Player};
pub(crate) use lab::testkit::{Run, root, temporary};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Dealer, Entropy, Seed};
use table::{Header, Log, Match, Pending, PlayerKind};

/// Runs `stolik` with these arguments and nothing on standard input.
pub(crate) fn stolik(args: &[&str]) -> Run {
    stolik_with(args, "")
}

/// Runs `stolik` with these arguments and this on standard input.
pub(crate) fn stolik_with(args: &[&str], input: &str) -> Run {
    Run::of(env!("CARGO_BIN_EXE_stolik"), args, input)
}

/// A finished game between greedy players; the deal follows from the phrase.
pub(crate) fn log<G: Playable>(game: G, phrase: &str) -> Log<G> {
    let seats = game.seats();
    let seed = Seed::from_phrase(phrase);
    let entropy: Vec<Entropy> = (0..seats).map(|seat| Entropy::new(&[seat as u8; 3])).collect();
    let names = ["Ola", "Zoë", "Piotr", "Giulia", "Ada", "Ben"];
    let sitter = |name: &&str| table::Player { kind: PlayerKind::Bot, name: (*name).to_owned() };
    let header = Header {
        players: names.iter().take(seats).map(sitter).collect(),
        commitment: Some(seed.commitment()),
        entropy: entropy.clone(),
        daily: None,
        photo: false,
        branches: Vec::new(),
    };
    let mut dealer = Dealer::new(&seed, &entropy);
    let mut players: Vec<Box<dyn Player<G>>> =
        (0..seats).filter_map(|seat| G::player(Kind::Greedy, SmallRng::seed_from_u64(seat as u64))).collect();
    let mut played = Match::new(game);
    played.settle(&mut dealer);
    let mut legal = Vec::new();
    while let Pending::Seats(waiting) = played.pending() {
        let seat = waiting.iter().next().expect("somebody has to decide");
        played.game().legal(played.state(), seat, &mut legal);
        let knowledge = played.game().knowledge(played.state(), seat);
        let action = players[seat.index()].choose(played.game(), &knowledge, &legal);
        played.play(seat, action).expect("players choose legal actions");
        played.settle(&mut dealer);
    }
    Log::new(header, played, Some(seed))
}
