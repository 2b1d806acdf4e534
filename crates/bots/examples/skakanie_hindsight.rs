//! How near a team of masters comes to a team that knows every stack: both play the same deals.
//!
//! `cargo run --release -p stolik-bots --example skakanie_hindsight -- PLAYERS PIECES DEALS MS WIDTH [PLAYER …] [OPTION=VALUE …]`
//!
//! MS is the time of a whole turn, bites included. WIDTH is the beam's, 0 leaves it out. PLAYERs (such as `family master`)
//! take the seats instead of masters, turning round from deal to deal; options are those of a game's text form. With
//! `time=cpu` a turn's time is that of the processor and not the clock's, for machines that are busy with other things.
//! `from=100` begins with another deal than the first, so that nothing is chosen by the deals it is measured with; with
//! `scores=each` every deal's points are printed, for comparisons deal by deal.
#![allow(clippy::disallowed_methods, clippy::print_stdout)] // a measuring program has a clock and a terminal

use std::time::{Duration, Instant};

use bots::generic::settle;
use bots::skakanie::{Digger, hindsight, share_of_turn};
use bots::{Budget, Kind, Playable, Player};
use skakanie::{Options, Picture, Skakanie, StackId, State, Waiting};
use stolik_bots as bots;
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Dealer, Seed};
use table::{Game, Seat};

/// What is measured.
struct Plan {
    game: Skakanie,
    deals: u64,
    turn: Duration,
    cpu: bool,
    from: u64,
    each: bool,
    width: usize,
    players: Vec<String>,
}

/// The time turns took, and what they left to whoever came next.
#[derive(Default)]
struct Times {
    turns: u32,
    sum: Duration,
    longest: Duration,
    /// Turns before which a piece lay in reach of the next player that would raise their score, and those of them after
    /// which the best such piece brought less.
    awaited: u32,
    worse: u32,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let plan = read(&arguments).expect("PLAYERS PIECES DEALS MS WIDTH [PLAYER …] [OPTION=VALUE …]");
    let (mut scores, mut beams, mut wins) = (Vec::new(), Vec::new(), 0);
    let mut times = Times::default();
    for deal in plan.from..plan.from + plan.deals {
        let mut dealer = Dealer::new(&Seed::from_phrase(&format!("hindsight {deal}")), &[]);
        let mut state = plan.game.start();
        settle(&plan.game, &mut state, &mut dealer);
        if plan.width > 0 {
            beams.push(f64::from(hindsight(&plan.game, &state, plan.width)));
        }
        let score = play(&plan, deal, state, &mut dealer, &mut times);
        wins += u64::from(score >= plan.game.target());
        scores.push(f64::from(score));
    }
    if plan.each {
        println!("points {scores:?}, of the beam {beams:?}");
    }
    let (mean, spread) = mean(&scores);
    let name = if plan.players.is_empty() { "master".to_owned() } else { plan.players.join(" ") };
    println!("{name}: mean {mean:.2} ± {spread:.2} over {} deals, {wins} won", plan.deals);
    let average = times.sum / times.turns.max(1);
    println!("turns: {average:.1?} on average, {:.1?} at most", times.longest);
    let (worse, awaited) = (times.worse, times.awaited);
    println!(
        "the next player had a piece to wait for in {awaited} turns; after {worse} of them the best was worse"
    );
    if plan.width > 0 {
        let (beam, spread) = self::mean(&beams);
        println!("hindsight, width {}: mean {beam:.2} ± {spread:.2}; ratio {:.3}", plan.width, mean / beam);
    }
}

fn read(arguments: &[String]) -> Option<Plan> {
    let number = |at: usize| arguments.get(at)?.parse::<u64>().ok();
    let (seats, pieces) = (number(0)? as usize, number(1)? as usize);
    let picture = Picture::STANDARD.into_iter().find(|picture| picture.pieces() == pieces)?;
    let more = arguments.get(5..).unwrap_or_default();
    let is_own = |word: &str| ["time=", "from=", "scores="].iter().any(|name| word.starts_with(name));
    let options: Vec<&str> =
        more.iter().map(String::as_str).filter(|word| word.contains('=') && !is_own(word)).collect();
    let line = Options { picture, ..Options::new(seats) };
    let game = match options.as_slice() {
        [] => Skakanie::new(line).ok()?,
        some => format!("options seats={seats} picture={picture} {}\n", some.join(" ")).parse().ok()?,
    };
    Some(Plan {
        game,
        deals: number(2)?,
        turn: Duration::from_millis(number(3)?),
        cpu: more.iter().any(|word| word == "time=cpu"),
        from: more.iter().find_map(|word| word.strip_prefix("from=")?.parse().ok()).unwrap_or(0),
        each: more.iter().any(|word| word == "scores=each"),
        width: number(4)? as usize,
        players: more.iter().filter(|word| !word.contains('=')).cloned().collect(),
    })
}

fn play(plan: &Plan, deal: u64, mut state: State, dealer: &mut Dealer, times: &mut Times) -> i32 {
    let game = &plan.game;
    let mut players: Vec<Box<dyn Player<Skakanie>>> = (0..game.seats())
        .map(|seat| {
            player(&plan.players, seat + deal as usize, SmallRng::seed_from_u64(deal * 8 + seat as u64))
        })
        .collect();
    let mut legal = Vec::new();
    let (mut spent, mut before) = (Duration::ZERO, (Seat::new(0), 0));
    while let Some(seat) = state.waiting().seat() {
        if state.waiting() == Waiting::Turn(seat) && state.actions_left() == game.actions(seat) {
            let next = Seat::new((seat.index() + 1) % game.seats());
            before = (next, best_gain(game, &state, next));
        }
        game.legal(&state, seat, &mut legal);
        let known = game.knowledge(&state, seat);
        let start = now(plan.cpu);
        let end = start + plan.turn.saturating_sub(spent).mul_f64(share_of_turn(&known));
        let stop = || now(plan.cpu) >= end;
        let action = players[seat.index()].decide(game, &known, &legal, Budget::until(&stop)).action;
        spent += now(plan.cpu).saturating_sub(start);
        let dragon = state.dragon();
        game.play(&mut state, seat, action).expect("players act by the rules");
        settle(game, &mut state, dealer);
        let biting = matches!(state.waiting(), Waiting::Give(..));
        if !biting && (state.dragon() != dragon || matches!(action, skakanie::Action::Give(..))) {
            times.turns += 1;
            times.awaited += u32::from(before.1 > 0);
            times.worse += u32::from(best_gain(game, &state, before.0) < before.1);
            times.sum += spent;
            times.longest = times.longest.max(spent);
            spent = Duration::ZERO;
        }
    }
    game.team_score(&state)
}

/// By how much the best face-up piece would raise somebody's score whom it takes fewer steps than they have actions.
fn best_gain(game: &Skakanie, state: &State, seat: Seat) -> i32 {
    let (pool, Some((row, column))) = (state.pool(seat), state.pawn(seat).map(StackId::row_column)) else {
        return 0;
    };
    let near = |stack: &StackId| {
        let (other_row, other_column) = stack.row_column();
        row.abs_diff(other_row) + column.abs_diff(other_column) < usize::from(game.actions(seat))
    };
    let tops = StackId::all().filter(near).filter_map(|stack| state.top(stack));
    tops.map(|piece| game.score(pool.with(piece)) - game.score(pool)).max().unwrap_or(0).max(0)
}

fn player(names: &[String], seat: usize, rng: SmallRng) -> Box<dyn Player<Skakanie>> {
    let name = if names.is_empty() { "master" } else { names[seat % names.len()].as_str() };
    match name {
        "family" => return Box::new(Digger::family(rng)),
        "hinted" => return Box::new(Digger::hinted(rng)),
        "master1" => return bots::skakanie::master1(rng),
        _ => {}
    }
    let kind: Kind = name.parse().expect("a kind of player, family, hinted or master1");
    Skakanie::player(kind, rng).expect("Skakanie has such a player")
}

/// The time since some moment, by the clock or by what the processor spent on this thread (Linux).
fn now(cpu: bool) -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    if !cpu {
        return START.get_or_init(Instant::now).elapsed();
    }
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let spent = text.split(' ').next().and_then(|word| word.parse().ok());
    Duration::from_nanos(spent.expect("Linux counts what a thread spends"))
}

/// The mean and the half width of its 95 % interval.
fn mean(values: &[f64]) -> (f64, f64) {
    let n = values.iter().map(|_| 1.0).sum::<f64>().max(1.0);
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, 1.96 * (variance / n).sqrt())
}
