//! Checks recorded games, and records new ones between two simple players.
#![allow(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    reason = "recorded games are files, and a test that cannot go on says where"
)]

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::rand::SeedableRng;
use crate::rand::rngs::SmallRng;

use crate::game::{Game, Outcome, Pending, Points, Step};
use crate::log::{Header, Log, Player, PlayerKind, Shuffles};
use crate::matches::{Entry, Match};
use crate::seal;
use crate::seat::Seat;
use crate::shuffle::{Dealer, Entropy, Seed, below};

/// How well a seat stands, for the greedy player.
pub type Worth<G> = fn(&G, &<G as Game>::State, Seat) -> Points;

/// Replays every recorded game of `tests/corpus` and returns them all.
///
/// With `CORPUS=new` in the environment, games of `games.txt` that have no file yet are recorded first. A file that is
/// there is never written again: it has to replay to the same result for ever.
pub fn corpus<G: Game>(worth: Worth<G>) -> Vec<Log<G>> {
    let folder = Path::new("tests/corpus");
    for case in cases(&fs::read_to_string(folder.join("games.txt")).unwrap()) {
        let path = folder.join(&case.name).with_extension("log");
        if env::var("CORPUS").is_ok_and(|what| what == "new") && !path.exists() {
            fs::write(&path, record(&case, worth)).unwrap();
        }
        assert!(path.exists(), "{} is missing; recorded games are never removed", path.display());
    }
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "log"));
    files.sort();
    files.iter().map(|path| check(&fs::read_to_string(path).unwrap(), &path.display().to_string())).collect()
}

/// A recorded game is whole, legal, verified, has the result it had, and is written the way it was.
fn check<G: Game>(text: &str, path: &str) -> Log<G> {
    assert_eq!(seal::check(text), Ok(true), "{path}");
    let log: Log<G> = text.parse().unwrap_or_else(|errors| panic!("{path}: {errors}"));
    let verified = log.verify().unwrap_or_else(|errors| panic!("{path}: {errors}"));
    assert!(matches!(verified.shuffles, Shuffles::Checked(1..)), "{path}: {verified:?}");
    let stored = text.lines().find_map(|line| line.strip_prefix("result "));
    assert_eq!(verified.outcome.map(|outcome: Outcome| outcome.to_string()).as_deref(), stored, "{path}");
    assert!(log.sealed() == text, "{path}: the game is written differently now");
    log
}

/// A game to be recorded.
struct Case<'a> {
    /// The file's name without its ending; the deal follows from it.
    name: String,
    /// Who plays, seat by seat: `random` or `greedy`.
    players: Vec<&'a str>,
    /// Before an action in so many a seat agrees to end the game or withdraws; 0 is never.
    votes: u32,
    /// The game's block: options and, for Gambit, a setup card.
    block: String,
}

fn cases(text: &str) -> impl Iterator<Item = Case<'_>> {
    text.split("=== ").skip(1).map(|case| {
        let mut lines = case.lines();
        let name = lines.next().unwrap().to_owned();
        let mut case = Case { name, players: Vec::new(), votes: 0, block: String::new() };
        for line in lines {
            match line.split_once(' ') {
                Some(("players", names)) => case.players = names.split(' ').collect(),
                Some(("votes", number)) => case.votes = number.parse().unwrap(),
                _ => case.block.extend([line, "\n"]),
            }
        }
        case
    })
}

/// Plays a game and writes it down.
fn record<G: Game>(case: &Case<'_>, worth: Worth<G>) -> String {
    let game: G = case.block.parse().unwrap_or_else(|errors| panic!("{}: {errors}", case.name));
    assert_eq!(case.players.len(), game.seats(), "{}: one player for each seat", case.name);
    let seed = Seed::from_phrase(&case.name);
    // The first seat adds nothing, the others more and more.
    let added = |seat: Seat| -> Vec<u8> { case.name.bytes().cycle().take(seat.index() * 7).collect() };
    let entropy: Vec<Entropy> = Seat::all(game.seats()).map(|seat| Entropy::new(&added(seat))).collect();
    let mut dealer = Dealer::new(&seed, &entropy);
    let mut rng = SmallRng::seed_from_u64(case.name.bytes().map(u64::from).sum());
    let mut played = Match::new(game);
    while played.pending() != Pending::Over {
        played.settle(&mut dealer);
        if played.pending() != Pending::Over {
            played.apply(next(case, worth, &played, &mut rng)).unwrap();
        }
    }
    let bot = |name: &&str| Player { kind: PlayerKind::Bot, name: (*name).to_owned() };
    let players = case.players.iter().map(bot).collect();
    let header = Header {
        players,
        commitment: Some(seed.commitment()),
        entropy,
        daily: None,
        photo: false,
        branches: Vec::new(),
    };
    Log::new(header, played, Some(seed)).sealed()
}

/// A vote now and then, else an action. Seats that are not waited for but may do something do it now and then.
fn next<G: Game>(case: &Case<'_>, worth: Worth<G>, played: &Match<G>, rng: &mut SmallRng) -> Entry<G> {
    let (game, state) = (played.game(), played.state());
    if case.votes > 0 && game.may_agree(state) && below(rng, case.votes) == 0 {
        let seat = Seat::new(below(rng, game.seats() as u32) as usize);
        return if played.votes().contains(seat) { Entry::Withdraw(seat) } else { Entry::Agree(seat) };
    }
    let Pending::Seats(awaited) = played.pending() else {
        panic!("chance is settled, and the game not over")
    };
    let eager = below(rng, 6) == 0;
    let mut open: Vec<(Seat, Vec<G::Action>)> = Vec::new();
    for seat in Seat::all(game.seats()).filter(|seat| eager || awaited.contains(*seat)) {
        let mut actions = Vec::new();
        game.legal(state, seat, &mut actions);
        open.push((seat, actions));
    }
    open.retain(|(_, actions)| !actions.is_empty());
    let (seat, actions) = open.swap_remove(below(rng, open.len() as u32) as usize);
    let greedy = case.players[seat.index()] == "greedy";
    let best = if greedy { dearest(worth, played, seat, &actions) } else { actions };
    Entry::Step(Step::Action(seat, best[below(rng, best.len() as u32) as usize]))
}

/// The actions after which the seat stands best.
fn dearest<G: Game>(worth: Worth<G>, played: &Match<G>, seat: Seat, actions: &[G::Action]) -> Vec<G::Action> {
    let after = |action: &G::Action| {
        let mut next = played.state().clone();
        played.game().play(&mut next, seat, *action).unwrap();
        worth(played.game(), &next, seat)
    };
    let most = actions.iter().map(after).max();
    actions.iter().copied().filter(|action| Some(after(action)) == most).collect()
}
