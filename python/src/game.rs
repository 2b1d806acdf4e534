//! `Gambit(…)` and `Skakanie(…)`: the game as agreed.

use std::sync::Arc;

use gambit::Gambit as GambitRules;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PySlice};
use skakanie::Skakanie as SkakanieRules;
use table::shuffle::Seed;
use table::{Game as _, Log, ParseErrors, Place, Title, seal};

use crate::batch::{Batch, Lanes};
use crate::errors::Refusal;
use crate::games::sentences;
use crate::learn::Learnable;
use crate::numbers::ActionNumber;
use crate::position::{Play, Position, no_action};
use crate::reward::Reward;
use crate::state::State;

/// What a game as agreed can do, for either game.
pub(crate) trait Rules: Send + Sync {
    fn name(&self) -> &'static str;
    fn players(&self) -> usize;
    fn actions(&self) -> usize;
    fn layout(&self) -> Vec<(&'static str, usize)>;
    fn width(&self) -> usize;
    fn action_text(&self, code: u32) -> Result<String, Refusal>;
    fn action_code(&self, text: &str) -> Result<u32, Refusal>;
    fn text(&self) -> String;
    fn start(&self, seed: Option<Seed>) -> Box<dyn Position>;
    fn batch(&self, count: usize, seed: u64, reward: Reward) -> Box<dyn Batch>;
}

impl<G: Learnable> Rules for G {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn players(&self) -> usize {
        self.seats()
    }

    fn actions(&self) -> usize {
        self.action_count()
    }

    fn layout(&self) -> Vec<(&'static str, usize)> {
        Learnable::layout(self)
    }

    fn width(&self) -> usize {
        Learnable::width(self)
    }

    fn action_text(&self, code: u32) -> Result<String, Refusal> {
        self.decode(code).map(|action| action.to_string()).ok_or_else(|| no_action(code, self))
    }

    fn action_code(&self, text: &str) -> Result<u32, Refusal> {
        let action: G::Action = text.parse().map_err(Refusal::notation)?;
        let code = self.encode(action);
        // A corner that is none and a piece the picture does not have mean nothing here.
        match self.decode(code) {
            Some(same) if same == action => Ok(code),
            _ => Err(Refusal::notation(format!("{text:?} is no action of this game"))),
        }
    }

    fn text(&self) -> String {
        self.to_string()
    }

    fn start(&self, seed: Option<Seed>) -> Box<dyn Position> {
        Box::new(Play::new(self.clone(), seed))
    }

    fn batch(&self, count: usize, seed: u64, reward: Reward) -> Box<dyn Batch> {
        Box::new(Lanes::new(self.clone(), count, seed, reward))
    }
}

/// A game as agreed before the start.
#[pyclass(subclass, frozen, module = "stolik._engine")]
pub(crate) struct Game {
    rules: Arc<dyn Rules>,
}

/// Gambit for 2 to 4.
#[pyclass(extends = Game, frozen, module = "stolik._engine")]
pub(crate) struct Gambit;

/// Skakanie for 1 to 6.
#[pyclass(extends = Game, frozen, module = "stolik._engine")]
pub(crate) struct Skakanie;

#[pymethods]
impl Gambit {
    #[new]
    #[pyo3(signature = (players=2, **options))]
    fn new(players: usize, options: Option<&Bound<'_, PyDict>>) -> PyResult<PyClassInitializer<Self>> {
        let rules = Arc::new(agreed::<GambitRules>(players, options)?);
        Ok(PyClassInitializer::from(Game { rules }).add_subclass(Self))
    }
}

#[pymethods]
impl Skakanie {
    #[new]
    #[pyo3(signature = (players=2, **options))]
    fn new(players: usize, options: Option<&Bound<'_, PyDict>>) -> PyResult<PyClassInitializer<Self>> {
        let rules = Arc::new(agreed::<SkakanieRules>(players, options)?);
        Ok(PyClassInitializer::from(Game { rules }).add_subclass(Self))
    }
}

fn agreed<G: Learnable>(players: usize, options: Option<&Bound<'_, PyDict>>) -> PyResult<G> {
    let mut read = Vec::new();
    for (key, value) in options.into_iter().flatten() {
        if value.is_none() {
            continue;
        }
        let text = match value.cast::<PyBool>() {
            Ok(on) => if on.is_true() { "yes" } else { "no" }.to_owned(),
            Err(_) => value.str()?.to_string(),
        };
        read.push((key.extract::<String>()?, text));
    }
    Ok(G::agreed(players, &read).map_err(|errors| Refusal::Options(sentences(&errors)))?)
}

#[pymethods]
impl Game {
    /// "gambit" or "skakanie".
    #[getter]
    fn name(&self) -> &'static str {
        self.rules.name()
    }

    /// How many play.
    #[getter]
    fn players(&self) -> usize {
        self.rules.players()
    }

    fn num_players(&self) -> usize {
        self.rules.players()
    }

    /// How many actions there are; they are numbered from 0.
    fn num_distinct_actions(&self) -> usize {
        self.rules.actions()
    }

    /// The shape of what a seat sees or knows.
    fn observation_tensor_shape(&self) -> (usize,) {
        (self.rules.width(),)
    }

    fn observation_tensor_size(&self) -> usize {
        self.rules.width()
    }

    fn information_state_tensor_shape(&self) -> (usize,) {
        (self.rules.width(),)
    }

    fn information_state_tensor_size(&self) -> usize {
        self.rules.width()
    }

    /// The parts of what a seat sees or knows: a slice for each name.
    fn tensor_layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let layout = PyDict::new(py);
        let mut at = 0;
        for (name, length) in self.rules.layout() {
            layout.set_item(name, PySlice::new(py, at, at + length as isize, 1))?;
            at += length as isize;
        }
        Ok(layout)
    }

    /// An action in the notation of logs, such as "move e4".
    fn action_to_string(&self, action: ActionNumber) -> PyResult<String> {
        Ok(self.rules.action_text(action.0)?)
    }

    /// The number of an action.
    fn string_to_action(&self, text: &str) -> PyResult<u32> {
        Ok(self.rules.action_code(text)?)
    }

    /// Options and setup card, as in the head of a log.
    #[getter]
    fn rules(&self) -> String {
        self.rules.text()
    }

    /// The beginning of a game. A seed, a number or a phrase, decides all chance as `stolik play --seed` does; without one chance is
    /// decided outside (`is_chance_node`).
    #[pyo3(signature = (seed=None))]
    fn new_initial_state(slf: PyRef<'_, Self>, seed: Option<Bound<'_, PyAny>>) -> PyResult<State> {
        let seed = seed.map(|seed| phrase(&seed)).transpose()?;
        let position = slf.rules.start(seed.map(|phrase| Seed::from_phrase(&phrase)));
        let game: Py<Self> = slf.into();
        Ok(State::new(game, position))
    }

    /// A state from what `State.serialize` gave.
    fn deserialize_state(slf: PyRef<'_, Self>, text: &str) -> PyResult<State> {
        let (rules, position) = read_log(text, None)?;
        if rules.text() != slf.rules.text() {
            return Err(
                Refusal::Log(ParseErrors::one(Place::default(), "this is a state of another game")).into()
            );
        }
        Ok(State::new(slf.into(), position))
    }

    fn __repr__(&self) -> String {
        format!("<{} {}>", self.rules.name(), self.rules.text().lines().next().unwrap_or_default())
    }

    fn __str__(&self) -> String {
        self.rules.text()
    }

    fn __eq__(&self, other: PyRef<'_, Self>) -> bool {
        self.rules.name() == other.rules.name() && self.rules.text() == other.rules.text()
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.rules.text().hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String, String))> {
        let read = py.import("stolik._engine")?.getattr("game")?;
        Ok((read.unbind(), (self.rules.name().to_owned(), self.rules.text())))
    }
}

impl Game {
    pub(crate) fn agreed(&self) -> &dyn Rules {
        &*self.rules
    }
}

/// The game of this name with these rules, as in the head of a log.
#[pyfunction]
pub(crate) fn game(py: Python<'_>, name: &str, rules: &str) -> PyResult<Py<Game>> {
    let options = |errors: ParseErrors| Refusal::Options(sentences(&errors));
    wrap(
        py,
        match name {
            GambitRules::NAME => Arc::new(rules.parse::<GambitRules>().map_err(options)?),
            SkakanieRules::NAME => Arc::new(rules.parse::<SkakanieRules>().map_err(options)?),
            _ => return Err(Refusal::notation(format!("expected gambit or skakanie, found {name:?}")).into()),
        },
    )
}

/// The state after `ply` plies of a log, or as far as it goes.
#[pyfunction]
#[pyo3(signature = (text, ply=None))]
pub(crate) fn read(py: Python<'_>, text: &str, ply: Option<usize>) -> PyResult<State> {
    let (rules, position) = read_log(text, ply)?;
    Ok(State::new(wrap(py, rules)?, position))
}

/// Checks a log as `stolik verify` does: its seal, its rules, its result and its shuffles. Returns the result and how many chance values
/// were drawn again from the seed; 0 if it is not shown.
#[pyfunction]
pub(crate) fn verify(text: &str) -> PyResult<(Option<String>, usize)> {
    fn checked<G: Learnable>(text: &str) -> Result<(Option<String>, usize), ParseErrors> {
        let verified = text.parse::<Log<G>>()?.verify()?;
        let shuffles = match verified.shuffles {
            table::Shuffles::Checked(count) => count,
            _ => 0,
        };
        Ok((verified.outcome.map(|outcome| outcome.to_string()), shuffles))
    }
    seal::check(text).map_err(Refusal::Log)?;
    let checked = match Title::of(text).map(|title| title.game) {
        Some(SkakanieRules::NAME) => checked::<SkakanieRules>(text),
        _ => checked::<GambitRules>(text),
    };
    Ok(checked.map_err(Refusal::Log)?)
}

fn wrap(py: Python<'_>, rules: Arc<dyn Rules>) -> PyResult<Py<Game>> {
    let gambit = rules.name() == GambitRules::NAME;
    let game = PyClassInitializer::from(Game { rules });
    Ok(if gambit {
        Bound::new(py, game.add_subclass(Gambit))?.into_super().unbind()
    } else {
        Bound::new(py, game.add_subclass(Skakanie))?.into_super().unbind()
    })
}

/// How `State.serialize` keeps a seed that a running game does not show: as a comment, which readers of logs skip.
pub(crate) const SEED: &str = "# seed ";

type Read = (Arc<dyn Rules>, Box<dyn Position>);

fn read_log(text: &str, ply: Option<usize>) -> Result<Read, Refusal> {
    fn of<G: Learnable>(text: &str, seed: Option<Seed>, ply: Option<usize>) -> Result<Read, Refusal> {
        let log: Log<G> = text.parse().map_err(Refusal::Log)?;
        let position = Play::recorded(&log, seed, ply)?;
        Ok((Arc::new(log.played.game().clone()), Box::new(position)))
    }
    let kept =
        text.lines().find_map(|line| line.strip_prefix(SEED)).and_then(|seed| seed.trim().parse().ok());
    match Title::of(text).map(|title| title.game) {
        Some(SkakanieRules::NAME) => of::<SkakanieRules>(text, kept, ply),
        _ => of::<GambitRules>(text, kept, ply),
    }
}

/// A seed as a phrase: a number is written out.
fn phrase(seed: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(phrase) = seed.extract::<String>() {
        return Ok(phrase);
    }
    match seed.extract::<i128>() {
        Ok(number) if !seed.is_instance_of::<PyBool>() => Ok(number.to_string()),
        _ => Err(PyTypeError::new_err("a seed is a number or a phrase")),
    }
}
