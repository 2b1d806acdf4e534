//! Skakanie: 90 actions and twelve for each piece, and what everybody knows.

use bots::Player;
use skakanie::{Action, Knowledge, Options, Picture, Piece, Pieces, Skakanie, StackId, State, View, Waiting};
use table::rand::Rng;
use table::{Game, MAX_SEATS, ParseErrors, Place, Seat};

use super::options_line;
use crate::bot::Players;
use crate::learn::{Learnable, Writer, clockwise, distance};

/// Where each kind of action begins: `take`, `move 1` …, `push A 1` …, `end`, the four corners, `give 1 to 1` ….
const TAKE: u32 = 0;
const MOVE: u32 = 1;
const PUSH: u32 = 13;
const END: u32 = 85;
const CORNER: u32 = 86;
const GIVE: u32 = 90;
const STACKS: u32 = StackId::COUNT as u32;

impl Learnable for Skakanie {
    fn agreed(seats: usize, options: &[(String, String)]) -> Result<Self, ParseErrors> {
        let (difficulty, mut options): (Vec<_>, Vec<_>) =
            options.iter().cloned().partition(|(key, _)| key == "difficulty");
        let named = difficulty.first().map(|(_, difficulty)| difficulty.as_str());
        if named.is_some() || options.iter().all(|(key, _)| key != "picture") {
            let usual = picture(seats, named.unwrap_or("normal"))?;
            options.push(("picture".to_owned(), usual.to_string()));
        }
        let game: Self = options_line(seats, &options).parse()?;
        if options.iter().any(|(key, _)| key == "target") {
            return Ok(game);
        }
        let usual = Options { target: game.options().usual_target(), ..*game.options() };
        format!("{usual}\n").parse()
    }

    fn action_count(&self) -> usize {
        GIVE as usize + StackId::COUNT * self.picture().pieces()
    }

    fn encode(&self, action: Action) -> u32 {
        match action {
            Action::Take => TAKE,
            Action::Move(to) => MOVE + to.index() as u32,
            Action::Push(seat, to) => PUSH + STACKS * seat.index() as u32 + to.index() as u32,
            Action::End => END,
            Action::Corner(stack) => {
                CORNER + StackId::CORNERS.iter().position(|corner| *corner == stack).unwrap_or(0) as u32
            }
            Action::Give(piece, stack) => GIVE + STACKS * piece.index() as u32 + stack.index() as u32,
        }
    }

    fn decode(&self, code: u32) -> Option<Action> {
        let stack = |number: u32| StackId::new((number % STACKS) as usize);
        Some(match code {
            TAKE => Action::Take,
            MOVE..PUSH => Action::Move(stack(code - MOVE)?),
            PUSH..END => Action::Push(Seat::new(((code - PUSH) / STACKS) as usize), stack(code - PUSH)?),
            END => Action::End,
            CORNER..GIVE => Action::Corner(StackId::CORNERS[(code - CORNER) as usize]),
            _ if (code as usize) < self.action_count() => {
                Action::Give(Piece::new(((code - GIVE) / STACKS) as usize)?, stack(code - GIVE)?)
            }
            _ => return None,
        })
    }

    fn layout(&self) -> Vec<(&'static str, usize)> {
        let (seats, pieces) = (self.seats(), self.picture().pieces());
        vec![
            ("pools", pieces * self.pool_count()),
            ("face_up", pieces),
            ("below", pieces),
            ("below_place", pieces),
            ("unknown", pieces),
            ("drawn", pieces),
            ("face_down", StackId::COUNT),
            ("pawns", StackId::COUNT * seats),
            ("dragon", StackId::COUNT),
            ("home", StackId::COUNT),
            ("waiting", 3),
            ("who", seats),
            ("actions_left", 1),
            ("tokens", 1),
            ("steps_to_home", 1),
            ("scores", self.pool_count()),
            ("team", 2),
        ]
    }

    /// Everybody sees all there is to know, so memory changes nothing.
    fn observe(&self, known: &Knowledge, seat: Seat, _memory: bool, out: &mut [i8]) {
        let (seats, pieces) = (self.seats(), self.picture().pieces());
        let mut out = Writer::new(out);
        let pools = || clockwise(seat, seats).take(self.pool_count()).map(|owner| known.pool(owner));
        pools().for_each(|pool| put_pieces(&mut out, pool, pieces));
        put_stacks(known, pieces, &mut out);
        put_pieces(&mut out, known.unknown(), pieces);
        let drawn = match known.waiting() {
            Waiting::Give(_, drawn) => drawn,
            _ => None,
        };
        out.one_of(pieces, drawn.map(Piece::index));
        StackId::all().for_each(|stack| out.put(known.unknown_count(stack) as i32));
        for other in clockwise(seat, seats) {
            out.one_of(StackId::COUNT, known.pawn(other).map(StackId::index));
        }
        out.one_of(StackId::COUNT, known.dragon().map(StackId::index));
        out.one_of(StackId::COUNT, known.home().map(StackId::index));
        out.one_of(
            3,
            match known.waiting() {
                Waiting::Corner(_) => Some(0),
                Waiting::Turn(_) => Some(1),
                Waiting::Give(..) => Some(2),
                _ => None,
            },
        );
        out.one_of(seats, known.waiting().seat().map(|who| distance(seat, who, seats)));
        out.put(known.actions_left().into());
        out.put(known.tokens().into());
        out.put(steps_to_home(known));
        let scores: Vec<i32> = pools().map(|pool| self.score(pool)).collect();
        for score in &scores {
            out.put(*score);
        }
        out.put(scores.iter().sum());
        out.put(self.target());
    }

    fn random_action(&self, state: &State, _seat: Seat, rng: &mut impl Rng) -> Action {
        let (_, action) = Skakanie::random_action(self, state, rng).expect("somebody is asked");
        action
    }

    fn picture(&self, view: &View) -> String {
        drawing::skakanie::position(self, view, &[])
    }

    fn player_of(players: &mut Players) -> &mut Option<Box<dyn Player<Self>>> {
        &mut players.skakanie
    }
}

/// How many pools there are.
trait Pools {
    fn pool_count(&self) -> usize;
}

impl Pools for Skakanie {
    fn pool_count(&self) -> usize {
        if self.options().joint { 1 } else { self.seats() }
    }
}

/// The picture of a difficulty, for so many players.
fn picture(seats: usize, difficulty: &str) -> Result<Picture, ParseErrors> {
    use skakanie::Difficulty::{Easy, Hard, Normal};
    let named = [("easy", Easy), ("normal", Normal), ("hard", Hard)];
    let found = named.into_iter().find(|(name, _)| *name == difficulty);
    if let Some((_, difficulty)) = found {
        return Ok(Picture::for_players(seats.clamp(1, MAX_SEATS), difficulty));
    }
    let what = format!("difficulty: expected easy, normal or hard, found {difficulty:?}");
    Err(ParseErrors::one(Place::default(), what))
}

fn put_pieces(out: &mut Writer<'_>, set: Pieces, pieces: usize) {
    let plane = out.part(pieces);
    set.iter().for_each(|piece| plane[piece.index()] = 1);
}

/// The stack on which each piece lies face up, the one in which it was put for all to see, and its place among those.
fn put_stacks(known: &Knowledge, pieces: usize, out: &mut Writer<'_>) {
    let planes = out.part(3 * pieces);
    for (number, stack) in (1..).zip(StackId::all()) {
        if let Some(top) = known.top(stack) {
            planes[top.index()] = number;
        }
        for (place, piece) in (1..).zip(known.known_below(stack)) {
            planes[pieces + piece.index()] = number;
            planes[2 * pieces + piece.index()] = place;
        }
    }
}

/// How many steps the Dragon has to its first place, 1 to 10; 0 while it has none.
fn steps_to_home(known: &Knowledge) -> i32 {
    let (Some(dragon), Some(home)) = (known.dragon(), known.home()) else { return 0 };
    let mut at = dragon.clockwise();
    let mut steps = 1;
    while at != home {
        at = at.clockwise();
        steps += 1;
    }
    steps
}
