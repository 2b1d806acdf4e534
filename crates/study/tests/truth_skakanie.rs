//! Small positions of Skakanie, solved exhaustively from what everybody knows: the review's values agree with them.
//!
//! The last turn of a game with few pieces: every order of the unseen ones is gone through, every action and every answer to
//! the last bite, and the team does what is best on what it has seen.
// Helpers of tests fail as tests do.
#![allow(clippy::unwrap_used)]

use bots::Playable;
use skakanie::{Action, Knowledge, Options, Picture, Skakanie, StackId, State, Waiting};
use stolik_study::{Aim, Positions, Question, Sight, Studied, appraise, reached};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Quick, below};
use table::{Game, Match, Pending, Seat};

const POSITIONS: usize = 250;
const TRIALS: u32 = 1_200;
/// What winning counts besides the points.
const WIN: f64 = 6.0;

#[test]
fn values_agree_with_an_exhaustive_solution() {
    let (mut positions, mut options, mut outside, mut surprises) = (0, 0, 0, 0);
    let mut seed = 0;
    while positions < POSITIONS {
        seed += 1;
        let Some((game, state)) = position(seed) else { continue };
        positions += 1;
        let seat = state.waiting().seat().unwrap();
        let known = game.knowledge(&state, seat);
        let worlds = all_worlds(&known);
        surprises += usize::from(worlds.len() > 1);
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        let mut trials = game.trials(seat, &known, &legal);
        let question = Question { played: legal[0], trials: TRIALS, seed, sight: Sight::Own };
        let found = appraise(trials.as_mut(), question, |rng| game.sample(&known, rng));
        for option in &found.options {
            let exact = after(&game, &worlds, seat, option.action);
            // The solver of puzzles goes through what may turn up one piece at a time, and comes to the same.
            let (aim, mut most) = (Aim { point: 1.0, win: WIN }, Positions::at_most(10_000_000));
            let solved = reached(&game, &state, seat, option.action, aim, &mut most).unwrap();
            let same = (solved.score - exact.score).abs() + (solved.win - exact.win).abs() < 1e-9;
            assert!(same, "deal {seed}, {}: {solved:?}, by all worlds {exact:?}", option.action);
            let (allowed_win, allowed) = Skakanie::THRESHOLDS.allowance;
            let (off, off_win) =
                ((option.score.mean - exact.score).abs(), (option.win.mean - exact.win).abs());
            options += 1;
            let is_off =
                off > 2.0 * option.score.error + allowed || off_win > 2.0 * option.win.error + allowed_win;
            outside += usize::from(is_off);
            assert!(
                off <= 4.0 * option.score.error + 4.0 * allowed,
                "deal {seed}, {}: {:?} {:?}, exactly {exact:?}\n{}",
                option.action,
                option.score,
                option.win,
                game.view(&state, table::Viewer::All),
            );
        }
    }
    assert!(surprises * 2 > POSITIONS, "only {surprises} positions hide anything");
    assert!(outside * 20 <= options, "{outside} of {options} values are off by more than they say");
}

/// A decision in the last turn of a game, somewhat sensibly played till then.
fn position(seed: u64) -> Option<(Skakanie, State)> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let (width, height) = [(7, 2), (5, 3), (4, 4)][below(&mut rng, 3) as usize];
    let seats = 1 + below(&mut rng, 3) as usize;
    let picture = Picture::new(width, height).unwrap();
    let game = Skakanie::new(Options { picture, ..Options::new(seats) }).ok()?;
    let mut played = Match::new(game);
    let mut legal = Vec::new();
    let stop_at = 1 + below(&mut rng, 3) as u8;
    loop {
        played.settle(&mut Quick(&mut rng));
        let Pending::Seats(asked) = played.pending() else { return None };
        let state = *played.state();
        let seat = asked.iter().next().unwrap();
        if is_last_turn(&state) && state.actions_left() <= stop_at {
            return (state.unknown().len() <= 4).then_some((game, state));
        }
        game.legal(&state, seat, &mut legal);
        // Few takes, so that something is left to find at the end.
        let takes = below(&mut rng, 24) == 0;
        let fitting: Vec<Action> =
            legal.iter().copied().filter(|action| takes || *action != Action::Take).collect();
        let from = if fitting.is_empty() { &legal } else { &fitting };
        played.play(seat, from[below(&mut rng, from.len() as u32) as usize]).unwrap();
    }
}

fn is_last_turn(state: &State) -> bool {
    let home = state.dragon().map(StackId::clockwise) == state.home();
    matches!(state.waiting(), Waiting::Turn(_)) && state.tokens() == 1 && home
}

/// Every order of the unseen pieces.
fn all_worlds(known: &Knowledge) -> Vec<State> {
    let count: usize = (1..=known.unknown().len()).product();
    let mut rng = SmallRng::seed_from_u64(1);
    let mut worlds: Vec<State> = Vec::new();
    while worlds.len() < count {
        let world = known.sample(&mut rng);
        if !worlds.contains(&world) {
            worlds.push(world);
        }
    }
    worlds
}

#[derive(Clone, Copy, Debug, Default)]
struct Exact {
    score: f64,
    win: f64,
}

/// What an action is worth in worlds nobody can tell apart.
fn after(game: &Skakanie, worlds: &[State], seat: Seat, action: Action) -> Exact {
    let mut groups: Vec<(Knowledge, Vec<State>)> = Vec::new();
    for world in worlds {
        let mut next = *world;
        game.play(&mut next, seat, action).unwrap();
        let known = game.knowledge(&next, seat);
        match groups.iter_mut().find(|(group, _)| *group == known) {
            Some((_, same)) => same.push(next),
            None => groups.push((known, vec![next])),
        }
    }
    let mut sum = Exact::default();
    for (_, group) in groups {
        let (part, value) = (group.len() as f64 / worlds.len() as f64, best(game, &group));
        sum = Exact { score: sum.score + part * value.score, win: sum.win + part * value.win };
    }
    sum
}

/// What the team reaches from worlds nobody can tell apart.
fn best(game: &Skakanie, worlds: &[State]) -> Exact {
    let Some(seat) = worlds[0].waiting().seat() else {
        let score = game.team_score(&worlds[0]);
        return Exact { score: score.into(), win: f64::from(u8::from(score >= game.target())) };
    };
    let mut legal = Vec::new();
    game.legal(&worlds[0], seat, &mut legal);
    // After the last bite it does not matter where the piece went.
    legal.retain(|action| !matches!(action, Action::Give(_, stack) if stack.index() > 0));
    let merit = |exact: &Exact| exact.score + WIN * exact.win;
    let values = legal.iter().map(|action| after(game, worlds, seat, *action));
    values
        .fold(None, |best: Option<Exact>, next| match best {
            Some(best) if merit(&best) >= merit(&next) => Some(best),
            _ => Some(next),
        })
        .unwrap_or_default()
}
