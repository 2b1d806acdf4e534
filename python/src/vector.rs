//! `Vector`: many games at once, in arrays that both sides share.

use numpy::{
    Element, PyArray1, PyArray2, PyArrayDescrMethods, PyArrayMethods, PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::batch::{Batch, Buffers};
use crate::errors::Refusal;
use crate::game::Game;
use crate::reward::Reward;
use crate::state::State;

/// The most games at once; beyond that the arrays alone would fill a machine.
const MOST: usize = 1 << 22;
const CLOSED: &str = "these games are closed";

/// What `reset` and `step` return: observations, masks, seats, rewards, dones. The arrays are the same every time.
type Arrays = (Py<PyArray2<i8>>, Py<PyArray2<i8>>, Py<PyArray1<i8>>, Py<PyArray2<f32>>, Py<PyArray1<bool>>);

/// Many games of one kind, one decision of each at a time.
#[pyclass(subclass, module = "stolik._engine")]
pub(crate) struct Vector {
    game: Py<Game>,
    count: usize,
    seed: u64,
    batch: Option<Box<dyn Batch>>,
    pool: Option<ThreadPool>,
    arrays: Arrays,
    actions: Py<PyArray1<i64>>,
    /// The actions of a step, read.
    read: Vec<u32>,
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (game, n, *, seed=0, reward="win", threads=1, observations=None, masks=None, seats=None, rewards=None, dones=None))]
    #[allow(clippy::too_many_arguments, reason = "each is a keyword of its own in Python")]
    fn new(
        py: Python<'_>,
        game: Py<Game>,
        n: usize,
        seed: u64,
        reward: &str,
        threads: usize,
        observations: Option<Bound<'_, PyAny>>,
        masks: Option<Bound<'_, PyAny>>,
        seats: Option<Bound<'_, PyAny>>,
        rewards: Option<Bound<'_, PyAny>>,
        dones: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        if !(1..=MOST).contains(&n) {
            return Err(Refusal::notation(format!("n: expected 1 to {MOST} games, found {n}")).into());
        }
        let reward: Reward = reward.parse()?;
        let rules = game.get().agreed();
        let arrays = (
            table("observations", observations, py, [n, rules.width()])?,
            table("masks", masks, py, [n, rules.actions()])?,
            row("seats", seats, py, n)?,
            table("rewards", rewards, py, [n, rules.players()])?,
            row("dones", dones, py, n)?,
        );
        let batch = rules.batch(n, seed, reward);
        let actions = PyArray1::zeros(py, n, false).unbind();
        let mut all = Self {
            game: game.clone_ref(py),
            count: n,
            seed,
            batch: Some(batch),
            pool: pool(threads)?,
            arrays,
            actions,
            read: vec![0; n],
        };
        all.reset(py, None)?;
        Ok(all)
    }

    /// The game as agreed.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    fn __len__(&self) -> usize {
        self.count
    }

    /// What the seat that is asked knows, a row for each game.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<i8>> {
        self.arrays.0.clone_ref(py)
    }

    /// What it may do.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<i8>> {
        self.arrays.1.clone_ref(py)
    }

    /// Who is asked.
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.arrays.2.clone_ref(py)
    }

    /// What each seat earned by the last step.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.arrays.3.clone_ref(py)
    }

    /// Did the last step end the game? What is shown is the next one then.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.4.clone_ref(py)
    }

    /// Begins all games anew: game `i` from the seed `seed + i`, or from `seeds[i]`. A game that ends goes on with its seed plus `n`.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<Bound<'_, PyAny>>) -> PyResult<Arrays> {
        let seeds: Vec<u64> = match &seed {
            Some(seeds) if seeds.extract::<u64>().is_err() => {
                let seeds: Vec<u64> = seeds.extract()?;
                if seeds.len() != self.count {
                    let what = format!(
                        "seeds: expected one for each of {} games, found {}",
                        self.count,
                        seeds.len()
                    );
                    return Err(Refusal::Array(what).into());
                }
                seeds
            }
            given => {
                self.seed = given.as_ref().map_or(Ok(self.seed), PyAnyMethods::extract)?;
                (0..self.count as u64).map(|at| self.seed.wrapping_add(at)).collect()
            }
        };
        self.work(py, |batch, out, pool, _| {
            batch.reset(&seeds, out, pool);
            Ok(())
        })?;
        Ok(self.all(py))
    }

    /// A random legal action for each game. The array is the same every time.
    fn sample(&mut self, py: Python<'_>) -> PyResult<Py<PyArray1<i64>>> {
        let batch = self.batch.as_mut().ok_or(Refusal::Closed(CLOSED))?;
        let mut actions = self.actions.bind(py).try_readwrite().map_err(|error| busy("actions", &error))?;
        let slice = actions
            .as_slice_mut()
            .map_err(|_| Refusal::Array("actions: not one piece of memory".to_owned()))?;
        py.detach(|| batch.sample(slice));
        drop(actions);
        Ok(self.actions.clone_ref(py))
    }

    /// Plays one action in each game, for the seat that is asked; if one is refused, none is played.
    fn step(&mut self, py: Python<'_>, actions: Bound<'_, PyAny>) -> PyResult<Arrays> {
        self.read_actions(&actions)?;
        self.work(py, |batch, out, pool, actions| batch.step(actions, out, pool))?;
        Ok(self.all(py))
    }

    /// Plays so many random actions in each game and writes what the last one led to; returns how many games ended.
    fn random_steps(&mut self, py: Python<'_>, steps: usize) -> PyResult<u64> {
        self.work(py, |batch, out, pool, _| Ok(batch.random_steps(steps, out, pool)))
    }

    /// A game as it stands or, with `finished`, the one that ended before it; `None` if there is none.
    #[pyo3(signature = (at, finished=false))]
    fn state(&self, py: Python<'_>, at: usize, finished: bool) -> PyResult<Option<State>> {
        let batch = self.batch.as_ref().ok_or(Refusal::Closed(CLOSED))?;
        self.check(at)?;
        Ok(batch.position(at, finished).map(|position| State::new(self.game.clone_ref(py), position)))
    }

    /// The seed of a game or, with `finished`, of the one that ended before it.
    #[pyo3(signature = (at, finished=false))]
    fn seed_of(&self, at: usize, finished: bool) -> PyResult<Option<u64>> {
        let batch = self.batch.as_ref().ok_or(Refusal::Closed(CLOSED))?;
        self.check(at)?;
        Ok(batch.seed(at, finished))
    }

    /// Gives the games up; the arrays stay as they are.
    fn close(&mut self) {
        self.batch = None;
        self.pool = None;
    }
}

impl Vector {
    fn all(&self, py: Python<'_>) -> Arrays {
        let (observations, masks, seats, rewards, dones) = &self.arrays;
        (
            observations.clone_ref(py),
            masks.clone_ref(py),
            seats.clone_ref(py),
            rewards.clone_ref(py),
            dones.clone_ref(py),
        )
    }

    fn check(&self, at: usize) -> Result<(), Refusal> {
        if at < self.count {
            return Ok(());
        }
        Err(Refusal::Seat(format!("there is no game {at}: there are {}, numbered from 0", self.count)))
    }

    /// Does something with the games and the arrays, without the interpreter's lock.
    fn work<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Batch, Buffers<'_>, Option<&ThreadPool>, &[u32]) -> Result<T, Refusal> + Send,
    ) -> PyResult<T> {
        let batch = &mut **self.batch.as_mut().ok_or(Refusal::Closed(CLOSED))?;
        let (observations, masks, seats, rewards, dones) = &self.arrays;
        let (width, wide) = (self.game.get().agreed().width(), self.game.get().agreed().actions());
        let players = self.game.get().agreed().players();
        macro_rules! borrow {
            ($array:ident, $length:expr) => {
                let mut borrowed =
                    $array.bind(py).try_readwrite().map_err(|error| busy(stringify!($array), &error))?;
                let $array = borrowed.as_slice_mut().ok().filter(|slice| slice.len() == $length);
                let $array = $array.ok_or_else(|| {
                    Refusal::Array(concat!(stringify!($array), ": the array was changed").to_owned())
                })?;
            };
        }
        borrow!(observations, self.count * width);
        borrow!(masks, self.count * wide);
        borrow!(seats, self.count);
        borrow!(rewards, self.count * players);
        borrow!(dones, self.count);
        let out = Buffers { observations, masks, seats, rewards, dones };
        let (pool, read) = (self.pool.as_ref(), &self.read);
        Ok(py.detach(|| work(batch, out, pool, read))?)
    }

    /// Reads actions of either width.
    fn read_actions(&mut self, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(array) = actions.cast::<PyArray1<i64>>() {
            let array = array.try_readonly().map_err(|error| busy("actions", &error))?;
            return Ok(self.take_actions(array.as_array().iter().copied())?);
        }
        if let Ok(array) = actions.cast::<PyArray1<i32>>() {
            let array = array.try_readonly().map_err(|error| busy("actions", &error))?;
            return Ok(self.take_actions(array.as_array().iter().map(|action| i64::from(*action)))?);
        }
        Err(Refusal::Array(format!(
            "actions: expected a row of {} int64 or int32, found {}",
            self.count,
            found(actions)
        ))
        .into())
    }

    fn take_actions(&mut self, actions: impl ExactSizeIterator<Item = i64>) -> Result<(), Refusal> {
        if actions.len() != self.count {
            let what =
                format!("actions: expected one for each of {} games, found {}", self.count, actions.len());
            return Err(Refusal::Array(what));
        }
        for (at, (slot, action)) in self.read.iter_mut().zip(actions).enumerate() {
            *slot = u32::try_from(action)
                .map_err(|_| Refusal::notation(format!("there is no action {action}")).in_game(at))?;
        }
        Ok(())
    }
}

fn pool(threads: usize) -> PyResult<Option<ThreadPool>> {
    if threads == 1 {
        return Ok(None);
    }
    let built = ThreadPoolBuilder::new().num_threads(threads).build();
    Ok(Some(built.map_err(|error| Refusal::notation(format!("threads: {error}")))?))
}

fn busy(name: &str, error: &numpy::BorrowError) -> Refusal {
    Refusal::Array(format!("{name}: {error}"))
}

/// What somebody gave instead of the array that was expected.
fn found(given: &Bound<'_, PyAny>) -> String {
    match given.cast::<PyUntypedArray>() {
        Ok(array) => format!("an array of {} with shape {:?}", array.dtype().typeobj(), array.shape()),
        Err(_) => {
            given.get_type().name().map_or_else(|_| "something else".to_owned(), |name| name.to_string())
        }
    }
}

fn table<T: Element>(
    name: &str,
    given: Option<Bound<'_, PyAny>>,
    py: Python<'_>,
    shape: [usize; 2],
) -> PyResult<Py<PyArray2<T>>> {
    let Some(given) = given else { return Ok(PyArray2::zeros(py, shape, false).unbind()) };
    let array =
        given.cast::<PyArray2<T>>().ok().filter(|array| array.shape() == shape && array.is_c_contiguous());
    match array {
        Some(array) if array.try_readwrite().is_ok_and(|mut array| array.as_slice_mut().is_ok()) => {
            Ok(array.clone().unbind())
        }
        _ => Err(mismatch::<T>(py, name, &format!("{shape:?}"), &given)),
    }
}

fn row<T: Element>(
    name: &str,
    given: Option<Bound<'_, PyAny>>,
    py: Python<'_>,
    length: usize,
) -> PyResult<Py<PyArray1<T>>> {
    let Some(given) = given else { return Ok(PyArray1::zeros(py, length, false).unbind()) };
    let array = given.cast::<PyArray1<T>>().ok().filter(|array| array.shape() == [length]);
    match array {
        Some(array) if array.try_readwrite().is_ok_and(|mut array| array.as_slice_mut().is_ok()) => {
            Ok(array.clone().unbind())
        }
        _ => Err(mismatch::<T>(py, name, &format!("[{length}]"), &given)),
    }
}

fn mismatch<T: Element>(py: Python<'_>, name: &str, shape: &str, given: &Bound<'_, PyAny>) -> PyErr {
    let kind = T::get_dtype(py).typeobj().to_string();
    let what = format!(
        "{name}: expected a writable array of {kind} with shape {shape} in one piece, found {}",
        found(given)
    );
    Refusal::Array(what).into()
}
