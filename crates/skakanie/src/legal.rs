//! What is legal now, and why something else is not.

use table::Seat;

use crate::action::Action;
use crate::board::{StackId, Targets};
use crate::chance::Chance;
use crate::game::Skakanie;
use crate::illegal::Illegal;
use crate::pieces::{Piece, Pieces};
use crate::state::{State, Waiting};

impl Skakanie {
    /// Puts all that the seat may do now into `out`, in ascending order.
    pub(crate) fn list_legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        match state.waiting {
            Waiting::Corner(awaited) if awaited == seat => out.extend(StackId::CORNERS.map(Action::Corner)),
            Waiting::Turn(awaited) if awaited == seat => self.list_turn(state, seat, out),
            Waiting::Give(awaited, drawn) if awaited == seat => {
                for piece in drawn.map_or(state.pool(seat), Pieces::only).iter() {
                    out.extend(StackId::all().map(|stack| Action::Give(piece, stack)));
                }
            }
            _ => {}
        }
    }

    fn list_turn(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let pawn = state.pawns[seat.index()];
        if state.top(pawn).is_some() {
            out.push(Action::Take);
        }
        out.extend(Targets::of(pawn, state.dragon).iter().map(Action::Move));
        if self.options().push {
            for other in self.others(seat) {
                let targets = Targets::of(state.pawns[other.index()], state.dragon);
                out.extend(targets.iter().map(|to| Action::Push(other, to)));
            }
        }
        out.push(Action::End);
    }

    /// The other seats, `A` first.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.options().seats).filter(move |&other| other != seat)
    }

    /// May the seat do this now?
    pub(crate) fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match state.waiting {
            Waiting::Deal => Err(Illegal::NotDealt),
            Waiting::Dragon => Err(Illegal::DragonNotPlaced),
            Waiting::Draw(_) => Err(Illegal::NotDrawn),
            Waiting::Over => Err(Illegal::GameOver),
            Waiting::Corner(awaited) => check_corner(awaited == seat, action),
            Waiting::Turn(awaited) if awaited == seat => self.check_turn(state, seat, action),
            Waiting::Turn(_) => Err(Illegal::NotYourTurn),
            Waiting::Give(awaited, drawn) => check_give(state, awaited == seat, drawn, action),
        }
    }

    fn check_turn(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let pawn = state.pawns[seat.index()];
        match action {
            Action::Take if state.top(pawn).is_none() => Err(Illegal::NothingToTake),
            Action::Take | Action::End => Ok(()),
            Action::Move(to) => check_step(pawn, to, state.dragon),
            Action::Push(..) if !self.options().push => Err(Illegal::PushingNotAgreed),
            Action::Push(other, _) if other == seat => Err(Illegal::OwnPawn),
            Action::Push(other, _) if other.index() >= self.options().seats => Err(Illegal::NoSuchPawn),
            Action::Push(other, to) => check_step(state.pawns[other.index()], to, state.dragon),
            Action::Corner(_) => Err(Illegal::CornerChosen),
            Action::Give(..) => Err(Illegal::NotBitten),
        }
    }

    /// May chance give this now?
    pub(crate) fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Illegal> {
        match (chance, state.waiting) {
            (Chance::Deal(deal), Waiting::Deal)
                if deal.is_complete(Pieces::first(self.picture().pieces())) =>
            {
                Ok(())
            }
            (Chance::Deal(_), Waiting::Deal) => Err(Illegal::IncompleteDeal),
            (Chance::Deal(_) | Chance::Reshuffle(_), _) => Err(Illegal::DealNotDue),
            (Chance::Dragon(stack), Waiting::Dragon) if stack.is_outer() => Ok(()),
            (Chance::Dragon(_), Waiting::Dragon) => Err(Illegal::InnerStack),
            (Chance::Dragon(_), _) => Err(Illegal::DragonNotDue),
            (Chance::Bite(piece), Waiting::Draw(seat)) if state.pool(seat).contains(*piece) => Ok(()),
            (Chance::Bite(_), Waiting::Draw(_)) => Err(Illegal::NotInPool),
            (Chance::Bite(_), _) => Err(Illegal::BiteNotDue),
        }
    }
}

const fn check_corner(awaited: bool, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Corner(_) if !awaited => Err(Illegal::NotYourTurn),
        Action::Corner(stack) if stack.is_corner() => Ok(()),
        Action::Corner(_) => Err(Illegal::NotACorner),
        _ => Err(Illegal::CornerFirst),
    }
}

fn check_step(from: StackId, to: StackId, dragon: StackId) -> Result<(), Illegal> {
    match () {
        () if !from.is_neighbour(to) => Err(Illegal::NotANeighbour),
        () if to == dragon => Err(Illegal::DragonThere),
        () => Ok(()),
    }
}

fn check_give(state: &State, awaited: bool, drawn: Option<Piece>, action: Action) -> Result<(), Illegal> {
    let Action::Give(piece, _) = action else { return Err(Illegal::BiteFirst) };
    let bitten = state.waiting.seat().filter(|_| awaited).ok_or(Illegal::NotBitten)?;
    match drawn {
        _ if !state.pool(bitten).contains(piece) => Err(Illegal::NotInPool),
        Some(drawn) if drawn != piece => Err(Illegal::OtherPieceDrawn),
        _ => Ok(()),
    }
}
