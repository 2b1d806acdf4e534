//! Many games of one kind at once, one decision of each at a time. Where several seats decide at the same time they are asked one after
//! the other; what the earlier ones decided is not in what the later ones know.

use rayon::ThreadPool;
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Dealer, Entropy, Seed};
use table::{Outcome, Pending, Seat};

use crate::errors::Refusal;
use crate::learn::Learnable;
use crate::position::{Play, Position, no_action};
use crate::reward::Reward;

/// Fewer games than this are not worth another thread.
const LEAST: usize = 64;

/// What a [`Vector`](crate::vector::Vector) of Python needs, for either game.
pub(crate) trait Batch: Send + Sync {
    /// Begins all games anew, each with its own seed.
    fn reset(&mut self, seeds: &[u64], out: Buffers<'_>, pool: Option<&ThreadPool>);
    /// A random legal action for each game, all equally likely.
    fn sample(&mut self, actions: &mut [i64]);
    /// Plays one action in each game; if one is refused, none is played. Games that end begin anew with their next seed.
    fn step(&mut self, actions: &[u32], out: Buffers<'_>, pool: Option<&ThreadPool>) -> Result<(), Refusal>;
    /// Plays so many random actions in each game; only what the last one led to is written. How many games ended?
    fn random_steps(&mut self, steps: usize, out: Buffers<'_>, pool: Option<&ThreadPool>) -> u64;
    /// A game as it stands, or the one that ended before it.
    fn position(&self, at: usize, finished: bool) -> Option<Box<dyn Position>>;
    /// The seed of a game, or of the one that ended before it.
    fn seed(&self, at: usize, finished: bool) -> Option<u64>;
}

/// Where results are written: a row for each game.
pub(crate) struct Buffers<'a> {
    pub(crate) observations: &'a mut [i8],
    pub(crate) masks: &'a mut [i8],
    pub(crate) seats: &'a mut [i8],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) dones: &'a mut [bool],
}

impl Buffers<'_> {
    /// The rows of the first `at` of `count` games, and the others.
    fn split(self, at: usize, count: usize) -> (Self, Self) {
        fn cut<T>(all: &mut [T], at: usize, count: usize) -> (&mut [T], &mut [T]) {
            let width = all.len() / count;
            all.split_at_mut(at * width)
        }
        let (observations, masks) = (cut(self.observations, at, count), cut(self.masks, at, count));
        let (seats, rewards) = (cut(self.seats, at, count), cut(self.rewards, at, count));
        let dones = cut(self.dones, at, count);
        let buffers = |observations, masks, seats, rewards, dones| Buffers {
            observations,
            masks,
            seats,
            rewards,
            dones,
        };
        (
            buffers(observations.0, masks.0, seats.0, rewards.0, dones.0),
            buffers(observations.1, masks.1, seats.1, rewards.1, dones.1),
        )
    }
}

/// The games.
pub(crate) struct Lanes<G: Learnable> {
    rules: Shared<G>,
    lanes: Vec<Lane<G>>,
}

/// What all games have in common.
struct Shared<G> {
    game: G,
    reward: Reward,
    /// The step from a game's seed to its next one.
    stride: u64,
}

/// One game.
struct Lane<G: Learnable> {
    state: G::State,
    /// Who is asked.
    seat: Seat,
    dealer: Dealer,
    rng: SmallRng,
    seed: u64,
    /// What was played, by number: with the seed that is the whole game.
    played: Played,
    /// Seed and actions of the game that ended before this one.
    finished: Option<(u64, Played)>,
    /// What each seat has earned so far, where that comes bit by bit.
    earned: Vec<f32>,
}

/// Numbers of actions in order. The last ones lie with their game: far memory is written to once for a line of it.
#[derive(Clone, Default)]
struct Played {
    last: [u16; 15],
    count: u16,
    earlier: Vec<u16>,
}

impl Played {
    #[inline]
    fn push(&mut self, code: u16) {
        if usize::from(self.count) == self.last.len() {
            self.earlier.extend(self.last);
            self.count = 0;
        }
        self.last[usize::from(self.count) % 15] = code;
        self.count += 1;
    }

    fn clear(&mut self) {
        self.earlier.clear();
        self.count = 0;
    }

    fn iter(&self) -> impl Iterator<Item = u16> {
        self.earlier.iter().chain(&self.last[..self.count.into()]).copied()
    }
}

impl<G: Learnable> Lanes<G> {
    pub(crate) fn new(game: G, count: usize, seed: u64, reward: Reward) -> Self {
        let rules = Shared { game, reward, stride: count as u64 };
        let lanes = (0..count as u64).map(|at| Lane::new(&rules, seed.wrapping_add(at))).collect();
        Self { rules, lanes }
    }
}

impl<G: Learnable> Lane<G> {
    fn new(rules: &Shared<G>, seed: u64) -> Self {
        let mut lane = Self {
            state: rules.game.start(),
            seat: Seat::new(0),
            dealer: dealer(&rules.game, seed),
            rng: SmallRng::seed_from_u64(seed),
            seed,
            played: Played::default(),
            finished: None,
            earned: Vec::new(),
        };
        lane.begin(rules, seed);
        lane
    }

    /// A new game from this seed: the same deal as `new_initial_state(seed)`.
    fn begin(&mut self, rules: &Shared<G>, seed: u64) {
        self.state = rules.game.start();
        self.dealer = dealer(&rules.game, seed);
        self.seed = seed;
        self.played.clear();
        let standing = rules.game.standing(&self.state);
        self.earned = rules.reward.returns(&standing, false);
        self.go_on(&rules.game);
    }

    /// Lets chance decide while it is due; then somebody is asked, or the game is over.
    #[inline]
    fn go_on(&mut self, game: &G) -> bool {
        loop {
            match game.pending(&self.state) {
                Pending::Chance => {
                    let chance = game.draw(&self.state, &mut self.dealer);
                    let resolved = game.resolve(&mut self.state, &chance);
                    debug_assert!(resolved.is_ok(), "the rules refuse a value they drew");
                }
                Pending::Seats(seats) => {
                    self.seat = Seat::new((seats.bits().trailing_zeros() as usize).min(table::MAX_SEATS - 1));
                    return false;
                }
                Pending::Over => return true,
            }
        }
    }

    /// Is this action legal?
    #[inline]
    fn check(&self, game: &G, code: u32) -> Result<(), Refusal> {
        let action = game.decode(code).ok_or_else(|| no_action(code, game))?;
        game.check(&self.state, self.seat, action)
            .map_err(|illegal| table::Illegal::<G>::Rule(illegal).into())
    }

    /// Plays a legal action, writes what the seats earned by it, and begins anew if that was the end.
    #[inline]
    fn step(&mut self, rules: &Shared<G>, code: u32, rewards: &mut [f32]) -> bool {
        if let Some(action) = rules.game.decode(code) {
            let played = rules.game.play(&mut self.state, self.seat, action);
            debug_assert!(played.is_ok(), "the rules refuse an action that was checked");
            self.played.push(code as u16);
        }
        let over = self.go_on(&rules.game);
        if over || rules.reward == Reward::Points {
            self.pay(rules, over, rewards);
        } else {
            rewards.fill(0.0);
        }
        if over {
            self.restart(rules);
        }
        over
    }

    fn pay(&mut self, rules: &Shared<G>, over: bool, rewards: &mut [f32]) {
        let standing: Outcome = rules.game.standing(&self.state);
        let earned = rules.reward.returns(&standing, over);
        for ((reward, now), before) in rewards.iter_mut().zip(&earned).zip(&self.earned) {
            *reward = now - before;
        }
        self.earned = earned;
    }

    fn restart(&mut self, rules: &Shared<G>) {
        let (_, mut spare) = self.finished.take().unwrap_or_default();
        std::mem::swap(&mut spare, &mut self.played);
        self.finished = Some((self.seed, spare));
        self.begin(rules, self.seed.wrapping_add(rules.stride));
    }

    #[inline]
    fn write(&self, game: &G, seat: &mut i8, observation: &mut [i8], mask: &mut [i8]) {
        *seat = self.seat.index() as i8;
        game.observe(&game.knowledge(&self.state, self.seat), self.seat, true, observation);
        game.mask(&self.state, self.seat, mask);
    }
}

impl<G: Learnable> Batch for Lanes<G> {
    fn reset(&mut self, seeds: &[u64], out: Buffers<'_>, pool: Option<&ThreadPool>) {
        let rules = &self.rules;
        out.rewards.fill(0.0);
        out.dones.fill(false);
        run(&mut self.lanes, seeds, out, pool, &|lane, seed, row| {
            lane.finished = None;
            lane.rng = SmallRng::seed_from_u64(seed);
            lane.begin(rules, seed);
            lane.write(&rules.game, row.seat, row.observation, row.mask);
        });
    }

    fn sample(&mut self, actions: &mut [i64]) {
        let game = &self.rules.game;
        for (lane, action) in self.lanes.iter_mut().zip(actions) {
            *action = game.encode(game.random_action(&lane.state, lane.seat, &mut lane.rng)).into();
        }
    }

    fn step(&mut self, actions: &[u32], out: Buffers<'_>, pool: Option<&ThreadPool>) -> Result<(), Refusal> {
        let rules = &self.rules;
        for (at, (lane, code)) in self.lanes.iter().zip(actions).enumerate() {
            lane.check(&rules.game, *code).map_err(|error| error.in_game(at))?;
        }
        run(&mut self.lanes, actions, out, pool, &|lane, code, row| {
            *row.done = lane.step(rules, code, row.rewards);
            lane.write(&rules.game, row.seat, row.observation, row.mask);
        });
        Ok(())
    }

    fn random_steps(&mut self, steps: usize, out: Buffers<'_>, pool: Option<&ThreadPool>) -> u64 {
        let rules = &self.rules;
        let ended = std::sync::atomic::AtomicU64::new(0);
        let steps = vec![steps; self.lanes.len()];
        run(&mut self.lanes, &steps, out, pool, &|lane, steps, row| {
            let mut count = 0;
            for _ in 0..steps {
                let action = rules.game.random_action(&lane.state, lane.seat, &mut lane.rng);
                *row.done = lane.step(rules, rules.game.encode(action), row.rewards);
                count += u64::from(*row.done);
            }
            ended.fetch_add(count, std::sync::atomic::Ordering::Relaxed);
            lane.write(&rules.game, row.seat, row.observation, row.mask);
        });
        ended.into_inner()
    }

    fn position(&self, at: usize, finished: bool) -> Option<Box<dyn Position>> {
        let lane = self.lanes.get(at)?;
        let (seed, played) =
            if finished { lane.finished.as_ref()? } else { &(lane.seed, lane.played.clone()) };
        let mut play = Play::new(self.rules.game.clone(), Some(Seed::from_phrase(&seed.to_string())));
        for code in played.iter() {
            let Pending::Seats(seats) = play.pending() else { break };
            play.play(seats.iter().next()?.index(), code.into()).ok()?;
        }
        Some(Box::new(play))
    }

    fn seed(&self, at: usize, finished: bool) -> Option<u64> {
        let lane = self.lanes.get(at)?;
        if finished { lane.finished.as_ref().map(|(seed, _)| *seed) } else { Some(lane.seed) }
    }
}

/// The rows of one game.
struct Row<'a> {
    observation: &'a mut [i8],
    mask: &'a mut [i8],
    seat: &'a mut i8,
    rewards: &'a mut [f32],
    done: &'a mut bool,
}

/// Does something with every game, its input and its rows; on several threads if there is a pool.
fn run<G: Learnable, T: Copy + Sync>(
    lanes: &mut [Lane<G>],
    inputs: &[T],
    out: Buffers<'_>,
    pool: Option<&ThreadPool>,
    work: &(impl Fn(&mut Lane<G>, T, Row<'_>) + Sync),
) {
    match pool {
        None => run_here(lanes, inputs, out, work),
        Some(pool) => pool.install(|| run_shared(lanes, inputs, out, pool.current_num_threads(), work)),
    }
}

fn run_shared<G: Learnable, T: Copy + Sync>(
    lanes: &mut [Lane<G>],
    inputs: &[T],
    out: Buffers<'_>,
    parts: usize,
    work: &(impl Fn(&mut Lane<G>, T, Row<'_>) + Sync),
) {
    let count = lanes.len();
    if parts < 2 || count < 2 * LEAST {
        return run_here(lanes, inputs, out, work);
    }
    let at = count / 2;
    let (first, second) = out.split(at, count);
    let (left, right) = lanes.split_at_mut(at);
    rayon::join(
        || run_shared(left, &inputs[..at], first, parts.div_ceil(2), work),
        || run_shared(right, &inputs[at..], second, parts / 2, work),
    );
}

fn run_here<G: Learnable, T: Copy>(
    lanes: &mut [Lane<G>],
    inputs: &[T],
    out: Buffers<'_>,
    work: &impl Fn(&mut Lane<G>, T, Row<'_>),
) {
    let count = lanes.len().max(1);
    let widths = (out.observations.len() / count, out.masks.len() / count, out.rewards.len() / count);
    let rows = out.observations.chunks_exact_mut(widths.0).zip(out.masks.chunks_exact_mut(widths.1));
    let rows = rows.zip(out.rewards.chunks_exact_mut(widths.2)).zip(out.seats).zip(out.dones);
    for ((lane, input), ((((observation, mask), rewards), seat), done)) in
        lanes.iter_mut().zip(inputs).zip(rows)
    {
        work(lane, *input, Row { observation, mask, seat, rewards, done });
    }
}

fn dealer<G: Learnable>(game: &G, seed: u64) -> Dealer {
    Dealer::new(&Seed::from_phrase(&seed.to_string()), &vec![Entropy::default(); game.seats()])
}
