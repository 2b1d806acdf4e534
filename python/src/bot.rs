//! Computer players. They are handed what their seat knows, as everywhere.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use bots::{Budget, Kind, Player};
use gambit::Gambit;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use skakanie::Skakanie;
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;

use crate::errors::Refusal;
use crate::learn::Learnable;
use crate::numbers::SeatNumber;
use crate::state::State;

/// A computer player's players, one for each game it was asked about.
#[derive(Default)]
pub(crate) struct Players {
    pub(crate) gambit: Option<Box<dyn Player<Gambit>>>,
    pub(crate) skakanie: Option<Box<dyn Player<Skakanie>>>,
}

/// Who decides, and for how long.
pub(crate) struct Mind {
    kind: Kind,
    seed: u64,
    iterations: Option<u64>,
    time: Option<Duration>,
    players: Players,
}

/// What a player decided: the action, how many iterations it took, and what it thinks of each action it considered.
pub(crate) struct Decided {
    pub(crate) action: u32,
    pub(crate) iterations: u64,
    /// Action, visits, expected points, chance to win.
    pub(crate) considered: Vec<(u32, u64, f64, f64)>,
}

impl Mind {
    pub(crate) fn decide<G: Learnable>(
        &mut self,
        game: &G,
        knowledge: &G::Knowledge,
        legal: &[G::Action],
    ) -> Result<Decided, Refusal> {
        let end = self.time.map(|time| Instant::now() + time);
        let stop = || end.is_some_and(|end| Instant::now() >= end);
        let budget = match (end, self.iterations) {
            (None, iterations) => Budget::iterations(iterations.unwrap_or(Budget::QUICK)),
            (Some(_), None) => Budget::until(&stop),
            (Some(_), Some(iterations)) => Budget::until(&stop).at_most(iterations),
        };
        let decision = self.player::<G>()?.decide(game, knowledge, legal, budget);
        let considered = decision.considered.iter();
        Ok(Decided {
            action: game.encode(decision.action),
            iterations: decision.iterations,
            considered: considered
                .map(|one| (game.encode(one.action), one.visits, one.score, one.win))
                .collect(),
        })
    }

    pub(crate) fn agrees<G: Learnable>(
        &mut self,
        game: &G,
        knowledge: &G::Knowledge,
    ) -> Result<bool, Refusal> {
        Ok(self.player::<G>()?.agrees(game, knowledge))
    }

    fn player<G: Learnable>(&mut self) -> Result<&mut Box<dyn Player<G>>, Refusal> {
        let (kind, seed) = (self.kind, self.seed);
        let slot = G::player_of(&mut self.players);
        if slot.is_none() {
            *slot = G::player(kind, SmallRng::seed_from_u64(seed));
        }
        slot.as_mut().ok_or_else(|| Refusal::Arena(format!("{kind} does not play {}", G::NAME)))
    }
}

/// A computer player of a kind, with a budget of milliseconds, of iterations, or of whichever is used up first.
#[pyclass(subclass, frozen, module = "stolik._engine")]
pub(crate) struct Bot {
    mind: Mutex<Mind>,
    kind: Kind,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (kind, *, budget_ms=None, iterations=None, seed=0))]
    fn new(kind: &str, budget_ms: Option<f64>, iterations: Option<u64>, seed: u64) -> PyResult<Self> {
        let kind: Kind = kind.parse().map_err(Refusal::notation)?;
        let time = budget_ms.map(|millis| Duration::try_from_secs_f64(millis / 1e3));
        let time = time.transpose().ok().filter(|time| time.is_none_or(|time| !time.is_zero()));
        let Some(time) = time else {
            return Err(Refusal::notation("budget_ms: expected a number of milliseconds above 0").into());
        };
        if iterations == Some(0) {
            return Err(Refusal::notation("iterations: expected a number above 0").into());
        }
        let players = Players::default();
        Ok(Self { mind: Mutex::new(Mind { kind, seed, iterations, time, players }), kind })
    }

    /// The name it has in commands and logs.
    #[getter]
    fn name(&self) -> &'static str {
        self.kind.name()
    }

    /// The action it would take for the seat, which must be asked for one.
    #[pyo3(signature = (state, seat=None))]
    fn act(&self, py: Python<'_>, state: PyRef<'_, State>, seat: Option<SeatNumber>) -> PyResult<u32> {
        Ok(self.decided(py, &state, seat)?.action)
    }

    /// The action with its reasons: a dict of `action`, `iterations` and `considered`, the best first.
    #[pyo3(signature = (state, seat=None))]
    fn explain<'py>(
        &self,
        py: Python<'py>,
        state: PyRef<'_, State>,
        seat: Option<SeatNumber>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let decided = self.decided(py, &state, seat)?;
        let considered: Vec<Bound<'py, PyDict>> = decided
            .considered
            .into_iter()
            .map(|(action, visits, score, win)| {
                let one = PyDict::new(py);
                one.set_item("action", action)?;
                one.set_item("visits", visits)?;
                one.set_item("score", score)?;
                one.set_item("win", win)?;
                Ok(one)
            })
            .collect::<PyResult<_>>()?;
        let told = PyDict::new(py);
        told.set_item("action", decided.action)?;
        told.set_item("iterations", decided.iterations)?;
        told.set_item("considered", considered)?;
        Ok(told)
    }

    /// Would it agree to end the game now (G17)?
    fn agrees(&self, py: Python<'_>, state: PyRef<'_, State>, seat: SeatNumber) -> PyResult<bool> {
        let position = state.position();
        Ok(py.detach(|| position.agrees(seat.0, &mut self.mind()))?)
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?})", self.kind.name())
    }
}

impl Bot {
    fn decided(&self, py: Python<'_>, state: &State, seat: Option<SeatNumber>) -> PyResult<Decided> {
        let seat = state.seat_or_only(seat)?;
        let position = state.position();
        Ok(py.detach(|| position.decide(seat, &mut self.mind()))?)
    }

    /// A player that panicked is as good as new: it is asked about what it is handed.
    fn mind(&self) -> std::sync::MutexGuard<'_, Mind> {
        self.mind.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}
