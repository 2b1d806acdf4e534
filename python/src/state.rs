//! `State`: a game under way, with the methods that users of `OpenSpiel` know.

use std::time::Duration;

use numpy::{PyArray1, PyArray3, PyArrayMethods, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyFrozenSet, PyList};
use table::{Pending, Seat, Viewer};

use crate::errors::Refusal;
use crate::game::{Game, SEED};
use crate::numbers::{ActionNumber, SeatNumber};
use crate::pixels::pixels;
use crate::position::{Position, numbers};
use crate::reward::Reward;

/// `OpenSpiel`'s numbers for who decides when it is not a single seat.
const CHANCE: i32 = -1;
const SIMULTANEOUS: i32 = -2;
const TERMINAL: i32 = -4;

/// A game under way.
#[pyclass(module = "stolik._engine", weakref)]
pub(crate) struct State {
    game: Py<Game>,
    position: Box<dyn Position>,
}

impl State {
    pub(crate) fn new(game: Py<Game>, position: Box<dyn Position>) -> Self {
        Self { game, position }
    }

    pub(crate) fn position(&self) -> &dyn Position {
        &*self.position
    }

    /// What the seat sees or, with `memory`, ever saw.
    fn tensor<'py>(
        &self,
        py: Python<'py>,
        seat: Option<SeatNumber>,
        out: Option<Bound<'py, PyAny>>,
        memory: bool,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let seat = self.seat_or_only(seat)?;
        let length = self.game.get().agreed().width();
        fill(py, out, length, |slice| self.position.observe(seat, memory, slice))
    }

    /// The seat that was named, or the only one that decides.
    pub(crate) fn seat_or_only(&self, seat: Option<SeatNumber>) -> Result<usize, Refusal> {
        if let Some(SeatNumber(seat)) = seat {
            return Ok(seat);
        }
        match self.position.pending() {
            Pending::Seats(seats) if seats.len() == 1 => Ok(numbers(seats).next().unwrap_or(0)),
            Pending::Seats(seats) => Err(Refusal::Seat(format!(
                "the seats {seats} decide at the same time; say for which this is"
            ))),
            Pending::Chance => Err(Refusal::Chance("chance is due, and nobody decides".to_owned())),
            Pending::Over => Err(Refusal::Illegal {
                rule: "",
                code: "ended",
                what: "the game has ended".to_owned(),
                index: None,
            }),
        }
    }
}

#[pymethods]
impl State {
    /// The game as agreed.
    fn get_game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// The seats that decide now; where there are several they do so at the same time.
    fn current_players<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyFrozenSet>> {
        match self.position.pending() {
            Pending::Seats(seats) => PyFrozenSet::new(py, numbers(seats)),
            _ => PyFrozenSet::new(py, std::iter::empty::<usize>()),
        }
    }

    /// The seat that decides, or -1 for chance, -2 for several seats at the same time, -4 when the game is over.
    fn current_player(&self) -> i32 {
        match self.position.pending() {
            Pending::Seats(seats) if seats.len() == 1 => {
                numbers(seats).next().map_or(TERMINAL, |seat| seat as i32)
            }
            Pending::Seats(_) => SIMULTANEOUS,
            Pending::Chance => CHANCE,
            Pending::Over => TERMINAL,
        }
    }

    fn is_terminal(&self) -> bool {
        self.position.pending() == Pending::Over
    }

    fn is_chance_node(&self) -> bool {
        self.position.pending() == Pending::Chance
    }

    fn is_simultaneous_node(&self) -> bool {
        matches!(self.position.pending(), Pending::Seats(seats) if seats.len() > 1)
    }

    /// What the seat may do, in ascending order; without a seat, what the only one who decides may.
    #[pyo3(signature = (seat=None))]
    fn legal_actions<'py>(&self, py: Python<'py>, seat: Option<SeatNumber>) -> PyResult<Bound<'py, PyList>> {
        if seat.is_none() && self.position.pending() == Pending::Over {
            return Ok(PyList::empty(py));
        }
        PyList::new(py, self.position.legal(self.seat_or_only(seat)?)?)
    }

    /// 1 for each legal action of the seat and 0 for each other, as int8.
    #[pyo3(signature = (seat=None, out=None))]
    fn legal_actions_mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<SeatNumber>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let seat = self.seat_or_only(seat)?;
        let length = self.game.get().agreed().actions();
        fill(py, out, length, |slice| self.position.mask(seat, slice))
    }

    /// Plays an action for the seat, or for the only one who decides, and all chance that follows where there is a seed.
    #[pyo3(signature = (action, seat=None))]
    fn apply_action(&mut self, action: ActionNumber, seat: Option<SeatNumber>) -> PyResult<()> {
        let seat = self.seat_or_only(seat)?;
        Ok(self.position.play(seat, action.0)?)
    }

    /// Plays the actions of several seats, a dict of seats and actions: all of them or, if one is refused, none.
    fn apply_actions(&mut self, actions: &Bound<'_, PyDict>) -> PyResult<()> {
        let read: PyResult<Vec<(usize, u32)>> = actions
            .iter()
            .map(|(seat, action)| Ok((seat.extract::<SeatNumber>()?.0, action.extract::<ActionNumber>()?.0)))
            .collect();
        Ok(self.position.play_all(&read?)?)
    }

    /// The seat agrees to end the game now (G17).
    fn agree(&mut self, seat: SeatNumber) -> PyResult<()> {
        Ok(self.position.vote(seat.0, true)?)
    }

    /// The seat takes that back.
    fn withdraw(&mut self, seat: SeatNumber) -> PyResult<()> {
        Ok(self.position.vote(seat.0, false)?)
    }

    /// All values of the chance that is due, in the notation of logs, with their probabilities.
    fn chance_outcomes(&self) -> PyResult<Vec<(String, f64)>> {
        Ok(self.position.chances()?)
    }

    /// A random value of the chance that is due.
    fn sample_chance(&self, seed: u64) -> PyResult<String> {
        Ok(self.position.draw(seed)?)
    }

    /// Decides the chance that is due, such as "draw A N".
    fn apply_chance(&mut self, value: &str) -> PyResult<()> {
        Ok(self.position.resolve(value)?)
    }

    /// What each seat has earned, by "win", "rank", "margin" or "points"; zeros until the game is over, but for points.
    #[pyo3(signature = (reward="win"))]
    fn returns(&self, reward: &str) -> PyResult<Vec<f32>> {
        let reward: Reward = reward.parse()?;
        Ok(reward.returns(&self.position.standing(), self.is_terminal()))
    }

    /// The points of each seat as they stand.
    fn scores(&self) -> Vec<i32> {
        self.position.standing().scores.as_slice().to_vec()
    }

    /// The place of each seat as things stand, 1 for a winner.
    fn places(&self) -> Vec<u8> {
        self.position.standing().places.as_slice().to_vec()
    }

    /// The team's points and what it needs, where all play together.
    fn team(&self) -> Option<(i32, i32)> {
        self.position.standing().team.map(|team| (team.score, team.target))
    }

    /// The result as a log writes it, once the game is over.
    fn outcome(&self) -> Option<String> {
        self.is_terminal().then(|| self.position.standing().to_string())
    }

    /// What lies open to the seat now, as int8; `Game.tensor_layout` names the parts.
    #[pyo3(signature = (seat=None, out=None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        seat: Option<SeatNumber>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        self.tensor(py, seat, out, false)
    }

    /// All that the seat ever saw, as far as it still matters, in the same layout.
    #[pyo3(signature = (seat=None, out=None))]
    fn information_state_tensor<'py>(
        &self,
        py: Python<'py>,
        seat: Option<SeatNumber>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        self.tensor(py, seat, out, true)
    }

    /// What the seat sees, as text: the board, a line for each seat, its legal actions.
    #[pyo3(signature = (seat=None))]
    fn observation_string(&self, seat: Option<SeatNumber>) -> PyResult<String> {
        let seat = self.seat_or_only(seat)?;
        if seat >= table::MAX_SEATS {
            return Err(Refusal::Seat(format!("the table has no seat {seat}")).into());
        }
        Ok(self.position.view(Viewer::Seat(Seat::new(seat)))?)
    }

    /// All that the seat ever saw, a line for each thing that happened.
    #[pyo3(signature = (seat=None))]
    fn information_state_string(&self, seat: Option<SeatNumber>) -> PyResult<String> {
        Ok(self.position.seen(self.seat_or_only(seat)?)?)
    }

    /// Everything, hidden cards and pieces included.
    fn __str__(&self) -> PyResult<String> {
        Ok(self.position.view(Viewer::All)?)
    }

    /// What a viewer sees, as text: "watcher", "all", or a seat's letter.
    #[pyo3(signature = (viewer="watcher"))]
    fn to_text(&self, viewer: &str) -> PyResult<String> {
        Ok(self.position.view(viewer.parse().map_err(Refusal::notation)?)?)
    }

    /// What a viewer sees, as an SVG document.
    #[pyo3(signature = (viewer="watcher"))]
    fn to_svg(&self, viewer: &str) -> PyResult<String> {
        Ok(self.position.picture(viewer.parse().map_err(Refusal::notation)?)?)
    }

    /// What a viewer sees, as an array of height × width × 3 bytes.
    #[pyo3(signature = (viewer="watcher", width=640))]
    fn to_pixels<'py>(
        &self,
        py: Python<'py>,
        viewer: &str,
        width: u32,
    ) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let svg = self.position.picture(viewer.parse().map_err(Refusal::notation)?)?;
        let ([height, width], pixels) = py.detach(|| pixels(&svg, width))?;
        PyArray1::from_vec(py, pixels).reshape([height, width, 3])
    }

    /// Another state that the seat could not tell from this one, drawn uniformly. It has no past and other chance to come.
    #[pyo3(signature = (seat, seed=0))]
    fn resample_from_infostate(&self, py: Python<'_>, seat: SeatNumber, seed: u64) -> PyResult<Self> {
        Ok(Self::new(self.game.clone_ref(py), self.position.resample(seat.0, seed)?))
    }

    fn clone(&self, py: Python<'_>) -> Self {
        Self::new(self.game.clone_ref(py), self.position.boxed_clone())
    }

    fn __copy__(&self, py: Python<'_>) -> Self {
        self.clone(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: Bound<'_, PyAny>) -> Self {
        self.clone(py)
    }

    /// All that happened, in the notation of logs.
    fn history(&self) -> Vec<String> {
        self.position.history()
    }

    /// How many decisions and votes there were.
    #[getter]
    fn ply(&self) -> usize {
        self.position.plies()
    }

    /// The text from which `Game.deserialize_state` makes this state: its log, with the seed in a comment.
    fn serialize(&self) -> PyResult<String> {
        let names = vec!["python".to_owned(); self.game.get().agreed().players()];
        let log = self.position.log(&names)?;
        Ok(self.position.seed().map_or(log.clone(), |seed| format!("{SEED}{seed}\n{log}")))
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String,))> {
        Ok((py.import("stolik._engine")?.getattr("read")?.unbind(), (self.serialize()?,)))
    }

    /// The sealed log, which `stolik verify`, `stolik replay` and the page read.
    #[pyo3(signature = (names=None))]
    fn log(&self, names: Option<Vec<String>>) -> PyResult<String> {
        let players = self.game.get().agreed().players();
        let names = names.unwrap_or_else(|| vec!["python".to_owned(); players]);
        let fits = |name: &String| !name.trim().is_empty() && !name.contains(['\n', '\r']);
        if names.len() != players || !names.iter().all(fits) {
            return Err(Refusal::notation(format!(
                "expected {players} names, each a line that is not empty"
            ))
            .into());
        }
        Ok(table::seal::seal(&self.position.log(&names)?))
    }

    /// The question a program of `stolik arena` would be asked about the seat's decision, a dict as docs/bots.md describes it.
    #[pyo3(signature = (seat=None, time_ms=50.0))]
    fn question<'py>(
        &self,
        py: Python<'py>,
        seat: Option<SeatNumber>,
        time_ms: f64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let limit = Duration::try_from_secs_f64(time_ms / 1e3);
        let limit = limit.map_err(|_| Refusal::notation("time_ms: expected a number of milliseconds"))?;
        let text = self.position.question(self.seat_or_only(seat)?, limit)?;
        py.import("json")?.call_method1("loads", (text,))
    }

    fn action_to_string(&self, action: ActionNumber) -> PyResult<String> {
        Ok(self.game.get().agreed().action_text(action.0)?)
    }

    fn string_to_action(&self, text: &str) -> PyResult<u32> {
        Ok(self.game.get().agreed().action_code(text)?)
    }

    fn __repr__(&self) -> String {
        format!("<State of {} after {} plies>", self.game.get().agreed().name(), self.position.plies())
    }
}

/// A row of numbers, into the caller's array or a new one.
fn fill<'py>(
    py: Python<'py>,
    out: Option<Bound<'py, PyAny>>,
    length: usize,
    write: impl FnOnce(&mut [i8]) -> Result<(), Refusal>,
) -> PyResult<Bound<'py, PyArray1<i8>>> {
    let array = match out {
        None => PyArray1::zeros(py, length, false),
        Some(out) => match out.cast_into::<PyArray1<i8>>() {
            Ok(array) => array,
            Err(error) => {
                let given = error.into_inner().get_type().name()?.to_string();
                return Err(
                    Refusal::Array(format!("out: expected a row of {length} int8, found {given}")).into()
                );
            }
        },
    };
    {
        let mut borrowed: PyReadwriteArray1<'py, i8> =
            array.try_readwrite().map_err(|error| Refusal::Array(format!("out: {error}")))?;
        let found = borrowed.len()?;
        let slice = borrowed
            .as_slice_mut()
            .map_err(|_| Refusal::Array("out: expected one piece of memory".to_owned()))?;
        if slice.len() != length {
            return Err(Refusal::Array(format!("out: expected {length} numbers, found {found}")).into());
        }
        write(slice)?;
    }
    Ok(array)
}
