//! Finds puzzles in games of strong players. The same seed finds the same ones.

use bots::{Kind, Playable};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Quick, below};
use table::{Header, Log, Match, Pending, Player, PlayerKind, Seat};

use super::line::play_out;
use super::rate::rate;
use super::{Puzzle, Puzzling, certificate};

/// How many decisions of a game are tried for each question.
const CANDIDATES: usize = 8;
/// A game that goes on for longer is broken off.
const LONGEST: usize = 400;

/// Where to look.
#[derive(Clone, Copy, Debug)]
pub struct Search<'a> {
    /// The seed of all games.
    pub seed: u64,
    /// The game's number.
    pub game: u64,
    /// The questions that are wanted.
    pub questions: &'a [&'static str],
}

/// A decision that may be a puzzle.
struct Candidate<G: Puzzling> {
    played: Match<G>,
    seat: Seat,
    asks: &'static str,
}

/// Plays a game and looks for puzzles in it: at most one of each question. Their names are for the caller to give.
pub fn find<G: Puzzling>(search: Search<'_>) -> Vec<Puzzle<G>> {
    let mut rng = SmallRng::seed_from_u64(search.seed.wrapping_mul(1_000_003).wrapping_add(search.game));
    // What anybody sees at once is wanted in some games only: there is much of it.
    let wants_obvious = search.game.is_multiple_of(4);
    let mut candidates = play::<G>(&mut rng, search.questions, wants_obvious);
    shuffle(&mut candidates, &mut rng);
    let mut found: Vec<Puzzle<G>> = Vec::new();
    for question in search.questions {
        let of_question = candidates.iter().filter(|candidate| candidate.asks == *question);
        let odd = search.game / 4 % 2 == 1;
        found.extend(of_question.take(CANDIDATES).find_map(|candidate| puzzle(candidate, odd)));
    }
    found
}

/// A game of strong players, and its decisions that may be puzzles.
fn play<G: Puzzling>(rng: &mut SmallRng, questions: &[&'static str], obvious: bool) -> Vec<Candidate<G>> {
    let Some(game) = G::table(rng) else { return Vec::new() };
    let mut players: Vec<_> = Seat::all(game.seats())
        .filter_map(|_| <G as Playable>::player(Kind::Strong, SmallRng::from_rng(rng)))
        .collect();
    let mut greedy = <G as Playable>::player(Kind::Greedy, SmallRng::from_rng(rng));
    let mut played = Match::new(game.clone());
    let mut candidates = Vec::new();
    let mut legal = Vec::new();
    loop {
        played.settle(&mut Quick(&mut *rng));
        let Pending::Seats(seats) = played.pending() else { break };
        if played.entries().len() > LONGEST {
            break;
        }
        let Some(seat) = seats.iter().next() else { break };
        game.legal(played.state(), seat, &mut legal);
        let known = game.knowledge(played.state(), seat);
        let action = players[seat.index()].choose(&game, &known, &legal);
        if legal.len() > 1
            && let Some(asks) = game.question(played.state(), seat)
            && questions.contains(&asks)
            && (obvious
                || greedy.as_mut().is_some_and(|greedy| greedy.choose(&game, &known, &legal) != action))
        {
            candidates.push(Candidate { played: played.clone(), seat, asks });
        }
        if played.play(seat, action).is_err() {
            break;
        }
    }
    candidates
}

fn puzzle<G: Puzzling>(candidate: &Candidate<G>, odd: bool) -> Option<Puzzle<G>> {
    let Candidate { played, seat, asks } = candidate;
    let (game, state) = (played.game(), played.state());
    let certificate = certificate(game, state, *seat)?;
    let rating = rate(game, state, *seat, &certificate);
    if !rating.is_found() {
        return None;
    }
    let line = play_out(played, *seat, certificate.answers.first()?);
    let (shown, watch) = game.shown(played, *seat, odd);
    let mut again = Match::new(shown);
    for entry in played.entries() {
        again.apply(entry.clone()).ok()?;
    }
    let player = Player { kind: PlayerKind::Bot, name: Kind::Strong.to_string() };
    let header = Header {
        players: vec![player; game.seats()],
        commitment: None,
        entropy: Vec::new(),
        daily: None,
        branches: Vec::new(),
    };
    let log = Log::new(header, again, None);
    Some(Puzzle { id: String::new(), asks, seat: *seat, rating, certificate, watch, line, log })
}

fn shuffle<T>(list: &mut [T], rng: &mut SmallRng) {
    for last in (1..list.len()).rev() {
        list.swap(last, below(rng, last as u32 + 1) as usize);
    }
}
