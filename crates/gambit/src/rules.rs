//! The rules of Gambit: what is legal, what happens, who wins.

use table::rand::Rng;
use table::shuffle::{Source, Stream};
use table::{BySeat, Game, Outcome, Pending, Points, Seat, SeatSet, Step, Viewer};

use crate::action::{Action, Chance, Spot};
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::game::Gambit;
use crate::illegal::Illegal;
use crate::knowledge::Knowledge;
use crate::square::Square;
use crate::state::{Phase, State};
use crate::view::View;

/// The cards dealt at the start (G6).
pub(crate) const DEAL: u32 = 5;

impl Game for Gambit {
    const NAME: &'static str = "gambit";
    const RULES: u32 = 2;
    const AGREEMENT: &'static str = "G17";

    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Knowledge = Knowledge;

    fn rules(&self) -> u32 {
        self.version()
    }

    fn with_rules(self, rules: u32) -> Option<Self> {
        (1..=Self::RULES).contains(&rules).then(|| self.at_version(rules))
    }

    fn seats(&self) -> usize {
        self.options().seats
    }

    fn start(&self) -> State {
        State::start(self)
    }

    fn pending(&self, state: &State) -> Pending {
        match state.phase {
            Phase::Placing | Phase::Moving | Phase::Laying => Pending::Seats(SeatSet::only(state.turn)),
            Phase::Planning => {
                let all = SeatSet::all(self.seats()).iter();
                Pending::Seats(all.filter(|seat| !SeatSet::from_bits(state.done).contains(*seat)).collect())
            }
            Phase::Dealing | Phase::FirstDraw | Phase::LateDraw | Phase::Drawing => Pending::Chance,
            Phase::Over => Pending::Over,
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        match state.phase {
            Phase::Planning if SeatSet::from_bits(state.done).contains(seat) => out.push(Action::Unplan),
            Phase::Planning => plans(state.side[seat.index()].hand(), out),
            _ if seat != state.turn => {}
            Phase::Placing => {
                out.extend(
                    Spot::ALL.into_iter().filter(|spot| self.is_free(state, *spot)).map(Action::Place),
                );
            }
            Phase::Moving => {
                let reach = state.reach(self);
                out.extend(reach.into_iter().map(Action::Move));
                if reach.is_empty() {
                    out.push(Action::Stay);
                }
            }
            Phase::Laying => out.extend(state.side[seat.index()].hand().kinds().map(Action::Lay)),
            _ => {}
        }
    }

    fn play(&self, state: &mut State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if state.phase == Phase::Over {
            return Err(Illegal::Over);
        }
        match action {
            Action::Place(spot) => {
                self.may_place(state, seat, spot)?;
                state.place(self, self.setup().spots()[spot.index()]);
            }
            Action::Plan(cards) => {
                self.may_plan(state, seat, cards)?;
                state.plan(self, seat, cards);
            }
            Action::Unplan => {
                may_unplan(state, seat)?;
                state.unplan(seat);
            }
            Action::Move(to) => {
                self.may_move(state, seat, to)?;
                state.make_move(self, to);
            }
            Action::Stay => {
                self.may_stay(state, seat)?;
                let here = state.side[seat.index()].square();
                state.make_move(self, here);
            }
            Action::Lay(card) => {
                may_lay(state, seat, card)?;
                state.lay(card);
            }
        }
        Ok(())
    }

    /// Each deck is a stream of its own: seat A's is stream 0. A card is picked by counting through the pile in the order
    /// B, R, Q, N; a deal is five such picks.
    fn draw(&self, state: &State, source: &mut impl Source) -> Chance {
        let seat = state.drawer();
        let stream = Stream(seat.index() as u64);
        let mut pile = state.pile_to_draw(self, seat);
        let mut pick = || {
            let card = pile.nth(source.below(stream, pile.len().max(1)));
            pile = pile.without(card);
            card
        };
        match state.phase {
            Phase::Dealing => Chance::Deal(seat, (0..DEAL).map(|_| pick()).collect()),
            _ => Chance::Draw(seat, pick()),
        }
    }

    fn resolve(&self, state: &mut State, chance: &Chance) -> Result<(), Illegal> {
        let due = match (state.phase, chance) {
            (Phase::Dealing, Chance::Deal(seat, _)) => *seat == state.drawer(),
            (Phase::FirstDraw | Phase::LateDraw | Phase::Drawing, Chance::Draw(seat, _)) => {
                *seat == state.drawer()
            }
            _ => false,
        };
        if !due {
            return Err(if state.phase == Phase::Over { Illegal::Over } else { Illegal::NoChanceDue });
        }
        match *chance {
            Chance::Deal(seat, cards)
                if cards.len() == DEAL && state.side[seat.index()].pile().includes(cards) =>
            {
                state.deal(self, cards);
            }
            Chance::Draw(seat, card) if state.pile_to_draw(self, seat).count(card) > 0 => {
                state.draw(self, card);
            }
            _ => return Err(Illegal::NotInPile),
        }
        Ok(())
    }

    fn chances(&self, state: &State) -> Option<Vec<Chance>> {
        let seat = state.drawer();
        Some(match state.phase {
            Phase::Dealing => {
                deals(state.side[seat.index()].pile()).map(|cards| Chance::Deal(seat, cards)).collect()
            }
            Phase::FirstDraw | Phase::LateDraw | Phase::Drawing => {
                state.pile_to_draw(self, seat).kinds().map(|card| Chance::Draw(seat, card)).collect()
            }
            _ => Vec::new(),
        })
    }

    fn events(&self, before: &State, step: &Step<Self>, viewer: Viewer) -> Vec<Event> {
        Event::of(self, before, step, viewer)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    fn knowledge(&self, state: &State, seat: Seat) -> Knowledge {
        Knowledge::new(self, state, seat)
    }

    fn sample(&self, knowledge: &Knowledge, rng: &mut impl Rng) -> State {
        knowledge.sample(rng)
    }

    /// Most points win; of equal ones, who moved nearest to the end (G15, G16).
    fn standing(&self, state: &State) -> Outcome {
        let seats = self.seats();
        let last = if state.phase.has_moved() { state.turn } else { state.turn_before(self) };
        // How many turns ago a seat moved. Seats that have not moved yet come out as if their last turn had been the one
        // before the game began: the later in turn order, the more recent.
        let ago = |seat: Seat| (last.index() + seats - seat.index()) % seats;
        let rank = |seat: Seat| (std::cmp::Reverse(state.side[seat.index()].points()), ago(seat));
        let place = |seat| 1 + Seat::all(seats).filter(|other| rank(*other) < rank(seat)).count() as u8;
        Outcome {
            scores: BySeat::from_fn(seats, |seat| Points::from(state.side[seat.index()].points())),
            places: BySeat::from_fn(seats, place),
            team: None,
        }
    }

    fn may_agree(&self, state: &State) -> bool {
        state.phase.is_turn()
    }

    fn votes_lapse(&self, before: &State, after: &State) -> bool {
        // Until version 1 only a capture did: whoever was ahead on the tie-break could lose by a vote that still stood.
        let winner_changed = || self.standing(before).winners() != self.standing(after).winners();
        before.tokens != after.tokens || (self.rules() > 1 && winner_changed())
    }

    fn uncovers(&self, before: &State, step: &Step<Self>) -> bool {
        let mut after = *before;
        let done = self.step(&mut after, step);
        done.is_ok() && before.phase != Phase::Moving && after.phase == Phase::Moving
    }
}

/// What may be done, rule by rule.
impl Gambit {
    fn is_free(&self, state: &State, spot: Spot) -> bool {
        !state.placed(self).contains(self.setup().spots()[spot.index()])
    }

    fn may_place(&self, state: &State, seat: Seat, spot: Spot) -> Result<(), Illegal> {
        match state.phase {
            Phase::Placing if seat != state.turn => Err(Illegal::NotYourPlacing),
            Phase::Placing if !self.is_free(state, spot) => Err(Illegal::SpotTaken),
            Phase::Placing => Ok(()),
            _ => Err(Illegal::NotPlacing),
        }
    }

    fn may_plan(&self, state: &State, seat: Seat, cards: [Card; 3]) -> Result<(), Illegal> {
        match state.phase {
            Phase::Planning if seat.index() >= self.seats() => Err(Illegal::NotPlanning),
            Phase::Planning if SeatSet::from_bits(state.done).contains(seat) => Err(Illegal::AlreadyPlanned),
            Phase::Planning if !state.side[seat.index()].hand().includes(cards.into_iter().collect()) => {
                Err(Illegal::PlanNotInHand)
            }
            Phase::Planning => Ok(()),
            _ => Err(Illegal::NotPlanning),
        }
    }

    fn may_move(&self, state: &State, seat: Seat, to: Square) -> Result<(), Illegal> {
        on_turn(state, seat, Phase::Moving, Illegal::NotMoving)?;
        let reach = state.reach(self);
        match () {
            () if reach.contains(to) => Ok(()),
            () if reach.is_empty() => Err(Illegal::Blocked),
            () if to == state.side[seat.index()].square() => Err(Illegal::OutOfReach),
            () if state.gambits(self.seats()).contains(to) => Err(Illegal::GambitThere),
            () if state.unhindered().contains(to) => Err(Illegal::InTheWay),
            () => Err(Illegal::OutOfReach),
        }
    }

    fn may_stay(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        on_turn(state, seat, Phase::Moving, Illegal::NotMoving)?;
        if state.reach(self).is_empty() { Ok(()) } else { Err(Illegal::NotBlocked) }
    }
}

impl State {
    /// The seat that moved before the one whose turn it is; before the first turn, the last in turn order.
    fn turn_before(&self, game: &Gambit) -> Seat {
        let turn = if self.phase == Phase::Moving { self.turn } else { game.options().first() };
        turn.previous(game.options().seats)
    }
}

fn may_unplan(state: &State, seat: Seat) -> Result<(), Illegal> {
    let planned = state.phase == Phase::Planning && SeatSet::from_bits(state.done).contains(seat);
    if planned { Ok(()) } else { Err(Illegal::NothingToTakeBack) }
}

fn may_lay(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    on_turn(state, seat, Phase::Laying, Illegal::NotLaying)?;
    if state.side[seat.index()].hand().count(card) > 0 { Ok(()) } else { Err(Illegal::NotInHand) }
}

/// Is it this seat's turn, and this moment of it?
fn on_turn(state: &State, seat: Seat, phase: Phase, otherwise: Illegal) -> Result<(), Illegal> {
    if state.phase != phase {
        return Err(otherwise);
    }
    if state.turn == seat { Ok(()) } else { Err(Illegal::NotYourTurn) }
}

/// All ordered choices of three cards.
fn plans(hand: Cards, out: &mut Vec<Action>) {
    for first in hand.kinds() {
        let hand = hand.without(first);
        for second in hand.kinds() {
            let hand = hand.without(second);
            out.extend(hand.kinds().map(|third| Action::Plan([first, second, third])));
        }
    }
}

/// All different deals of five from a pile.
fn deals(pile: Cards) -> impl Iterator<Item = Cards> {
    let all = (0..6u32.pow(4)).map(|n| [n % 6, n / 6 % 6, n / 36 % 6, n / 216]);
    let sized = all.filter(|counts| counts.iter().sum::<u32>() == DEAL);
    let dealt = |counts: [u32; 4]| {
        let cards = Card::ALL.into_iter().zip(counts);
        cards.flat_map(|(card, count)| (0..count).map(move |_| card)).collect::<Cards>()
    };
    sized.map(dealt).filter(move |cards| pile.includes(*cards))
}
