//! Gambit: 138 actions, and what a seat knows.

use bots::Player;
use gambit::{
    Action, Card, Cards, Chance, Gambit, Illegal, Knowledge, Phase, Setup, Spot, Square, Squares, State,
    Token, View,
};
use table::rand::Rng;
use table::shuffle::below;
use table::{Game, ParseErrors, Pending, Place, Seat};

use super::options_line;
use crate::bot::Players;
use crate::learn::{Learnable, Writer, clockwise, distance};

/// Where each kind of action begins: `move a1` … `move h8`, `stay`, `lay B` …, `place 1` …, `plan BBB` …, `unplan`.
const STAY: u32 = 64;
const LAY: u32 = 65;
const PLACE: u32 = 69;
const PLAN: u32 = 73;
const UNPLAN: u32 = 137;
const ACTIONS: usize = 138;

/// The cards of a row.
const ROW: usize = 3;

impl Learnable for Gambit {
    fn agreed(seats: usize, options: &[(String, String)]) -> Result<Self, ParseErrors> {
        let (setups, options): (Vec<_>, Vec<_>) =
            options.iter().cloned().partition(|(key, _)| key == "setup");
        let setup = setups.first().map_or(Ok(Setup::default()), |(_, card)| setup(card));
        let game: Result<Self, ParseErrors> = options_line(seats, &options).parse();
        match (setup, game) {
            (Ok(setup), Ok(game)) => Self::new(setup, *game.options()),
            (setup, game) => {
                let mut errors = game.err().unwrap_or_default();
                errors.0.extend(setup.err().unwrap_or_default().0);
                Err(errors)
            }
        }
    }

    fn action_count(&self) -> usize {
        ACTIONS
    }

    #[inline]
    fn encode(&self, action: Action) -> u32 {
        match action {
            Action::Move(to) => to.index() as u32,
            Action::Stay => STAY,
            Action::Lay(card) => LAY + card as u32,
            Action::Place(spot) => PLACE + spot.index() as u32,
            Action::Plan([first, second, third]) => {
                PLAN + 16 * first as u32 + 4 * second as u32 + third as u32
            }
            Action::Unplan => UNPLAN,
        }
    }

    #[inline]
    fn decode(&self, code: u32) -> Option<Action> {
        let card = |number: u32| Card::ALL[number as usize % 4];
        Some(match code {
            0..STAY => Action::Move(Square::new(code)),
            STAY => Action::Stay,
            LAY..PLACE => Action::Lay(card(code - LAY)),
            PLACE..PLAN => Action::Place(Spot::ALL[(code - PLACE) as usize]),
            PLAN..UNPLAN => {
                let plan = code - PLAN;
                Action::Plan([card(plan / 16), card(plan / 4), card(plan)])
            }
            UNPLAN => Action::Unplan,
            _ => return None,
        })
    }

    fn layout(&self) -> Vec<(&'static str, usize)> {
        let seats = self.seats();
        vec![
            ("tokens", 64),
            ("gambits", 64 * seats),
            ("spots", 64),
            ("phase", 5),
            ("turn", seats),
            ("planned", seats),
            ("face_up", 4),
            ("calm", 2),
            ("tokens_left", 1),
            ("hand", 4),
            ("row", 4 * ROW),
            ("pile", 4),
            ("points", seats),
            ("discards", 4 * seats),
            ("unseen", 4 * seats),
            ("held", 4 * seats),
        ]
    }

    #[inline]
    fn width(&self) -> usize {
        64 + 64 + 5 + 4 + 2 + 1 + 4 + 4 * ROW + 4 + self.seats() * (64 + 2 + 1 + 12)
    }

    fn observe(&self, known: &Knowledge, seat: Seat, memory: bool, out: &mut [i8]) {
        let seats = self.seats();
        let mut out = Writer::new(out);
        self.put_board(known, seat, &mut out);
        let phase = [Phase::Placing, Phase::Planning, Phase::Moving, Phase::Laying, Phase::Over];
        out.one_of(5, phase.iter().position(|phase| *phase == known.phase()));
        out.one_of(seats, Some(distance(seat, known.turn(), seats)));
        let planning =
            if known.phase() == Phase::Planning { self.pending(known.open()) } else { Pending::Over };
        let planned = out.part(seats);
        if let Pending::Seats(waiting) = planning {
            for (slot, other) in planned.iter_mut().zip(clockwise(seat, seats)) {
                *slot = i8::from(!waiting.contains(other));
            }
        }
        let face_up = known.face_up();
        out.one_of(4, face_up.map(|card| card as usize));
        out.put(known.calm().into());
        out.put(self.options().calm.into());
        out.put(known.tokens().squares().len() as i32);
        put_cards(&mut out, known.hand());
        self.put_cards(known, seat, memory, &mut out);
    }

    #[inline]
    fn mask(&self, state: &State, seat: Seat, out: &mut [i8]) {
        out.fill(0);
        match state.phase() {
            Phase::Moving if state.turn() == seat => {
                let reach = self.reach(state);
                out[STAY as usize] = i8::from(reach.is_empty());
                put_plane(std::iter::once((reach, 1)), &mut out[..64]);
            }
            Phase::Laying if state.turn() == seat => {
                let hand = state.hand(seat);
                for card in Card::ALL {
                    out[LAY as usize + card as usize] = i8::from(hand.count(card) > 0);
                }
            }
            _ => {
                let mut legal = Vec::new();
                self.legal(state, seat, &mut legal);
                for action in legal {
                    out[self.encode(action) as usize] = 1;
                }
            }
        }
    }

    #[inline]
    fn random_action(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
        match state.phase() {
            Phase::Moving => match self.reach(state) {
                Squares::EMPTY => Action::Stay,
                reach => Action::Move(reach.pick(rng.next_u64() as u32)),
            },
            Phase::Laying => {
                let kinds: Cards = state.hand(seat).kinds().collect();
                Action::Lay(kinds.nth(below(rng, kinds.len())))
            }
            _ => {
                let mut legal = Vec::new();
                self.legal(state, seat, &mut legal);
                legal[below(rng, legal.len() as u32) as usize]
            }
        }
    }

    #[inline]
    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let legal = state.turn() == seat
            && match (state.phase(), action) {
                (Phase::Moving, Action::Move(to)) => self.reach(state).contains(to),
                (Phase::Laying, Action::Lay(card)) => state.hand(seat).count(card) > 0,
                _ => false,
            };
        // What is rare, or refused, the rules tell.
        if legal { Ok(()) } else { self.play(&mut state.clone(), seat, action) }
    }

    fn ways(&self, state: &State, chance: &Chance) -> f64 {
        let pile = |seat| self.pile(&self.knowledge(state, seat));
        match *chance {
            Chance::Draw(seat, card) => f64::from(pile(seat).count(card)),
            Chance::Deal(seat, cards) => {
                Card::ALL.map(|card| choose(pile(seat).count(card), cards.count(card))).iter().product()
            }
        }
    }

    fn picture(&self, view: &View) -> String {
        drawing::gambit::position(self, view, &[])
    }

    fn player_of(players: &mut Players) -> &mut Option<Box<dyn Player<Self>>> {
        &mut players.gambit
    }
}

/// The parts of what a seat knows.
trait Parts {
    fn put_board(&self, known: &Knowledge, seat: Seat, out: &mut Writer<'_>);
    fn put_cards(&self, known: &Knowledge, seat: Seat, memory: bool, out: &mut Writer<'_>);
    fn is_placed(&self, known: &Knowledge, seat: Seat) -> bool;
    fn pile(&self, known: &Knowledge) -> Cards;
}

impl Parts for Gambit {
    /// The points on each square, a plane for each gambit, the start spots that are free.
    #[inline]
    fn put_board(&self, known: &Knowledge, seat: Seat, out: &mut Writer<'_>) {
        let seats = self.seats();
        let (tokens, points) = (known.tokens(), self.setup().points());
        put_plane(Token::ALL.into_iter().map(|token| (tokens.of(token), points.get(token))), out.part(64));
        let placing = known.phase() == Phase::Placing;
        let mut taken = Squares::EMPTY;
        for other in clockwise(seat, seats) {
            let at = known.square(other);
            let placed = !placing || self.is_placed(known, other);
            out.one_of(64, placed.then(|| at.index()));
            taken = if placed { taken | Squares::only(at) } else { taken };
        }
        let spots = out.part(64);
        if placing {
            for (number, spot) in (1..).zip(self.setup().spots()) {
                spots[spot.index()] = if taken.contains(spot) { 0 } else { number };
            }
        }
    }

    /// One's own row and pile; then for each seat its points, its discards, its unseen cards and those it is known to hold.
    #[inline]
    fn put_cards(&self, known: &Knowledge, seat: Seat, memory: bool, out: &mut Writer<'_>) {
        let (seats, deck, row) = (self.seats(), self.options().deck, known.row());
        let in_row: Cards = row.iter().collect();
        let sees_row = memory || self.options().peek.contains(seat);
        for place in 0..ROW {
            out.one_of(4, (sees_row && place < row.len()).then(|| row.get(place) as usize));
        }
        put_cards(out, if memory { known.pile() } else { Cards::EMPTY });
        clockwise(seat, seats).for_each(|other| out.put(known.points(other).into()));
        let shown = |other| known.face_up().filter(|_| known.turn() == other);
        // What lies outside the discards and is not open to the seat.
        let unseen = |other| match shown(other) {
            _ if other != seat => known.unseen(other),
            Some(card) => in_row.plus(known.pile()).without(card),
            None => in_row.plus(known.pile()),
        };
        for other in clockwise(seat, seats) {
            let open = shown(other).map_or(Cards::EMPTY, |card| Cards::EMPTY.with(card));
            let hand = if other == seat { known.hand() } else { Cards::EMPTY };
            put_cards(out, deck.minus(unseen(other)).minus(open).minus(hand));
        }
        for other in clockwise(seat, seats) {
            let hidden = other != seat || !memory;
            put_cards(out, if hidden { unseen(other) } else { Cards::EMPTY });
        }
        for other in clockwise(seat, seats) {
            put_cards(out, if memory && other != seat { known.held(other) } else { Cards::EMPTY });
        }
    }

    /// Gambits are placed counter-clockwise from the oldest player's (G4).
    fn is_placed(&self, known: &Knowledge, seat: Seat) -> bool {
        let oldest = self.options().oldest;
        distance(seat, oldest, self.seats()) < distance(known.turn(), oldest, self.seats())
    }

    /// What the seat would draw from: with an empty pile, its discards (G13).
    fn pile(&self, known: &Knowledge) -> Cards {
        let outside: Cards = known.hand().iter().chain(known.row().iter()).collect();
        if known.pile().is_empty() { self.options().deck.minus(outside) } else { known.pile() }
    }
}

/// The built-in card of this name, or the card this text is.
fn setup(card: &str) -> Result<Setup, ParseErrors> {
    if card.contains('\n') {
        return card.parse();
    }
    Setup::named(card).ok_or_else(|| {
        let names: Vec<String> = Setup::builtin().map(|setup| setup.name().to_owned()).collect();
        let what = format!(
            "setup: there is no card {card:?}; there are {}, or give the text of one",
            names.join(", ")
        );
        ParseErrors::one(Place::default(), what)
    })
}

#[inline]
fn put_cards(out: &mut Writer<'_>, cards: Cards) {
    for (slot, card) in out.part(4).iter_mut().zip(Card::ALL) {
        *slot = cards.count(card) as i8;
    }
}

/// For each byte the eight bytes that are 1 where it has a bit.
static SPREAD: [u64; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte] |= (byte as u64 >> bit & 1) << (8 * bit);
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// A plane of 64 with a value on each of these squares, and another on each of those.
#[inline]
fn put_plane(sets: impl Iterator<Item = (Squares, u8)>, plane: &mut [i8]) {
    let mut rows = [0u64; 8];
    for (squares, value) in sets {
        for (row, bits) in rows.iter_mut().zip(squares.0.to_le_bytes()) {
            *row += SPREAD[bits as usize] * u64::from(value);
        }
    }
    for (slots, row) in plane.chunks_exact_mut(8).zip(rows) {
        slots.copy_from_slice(&row.to_le_bytes().map(|byte| byte as i8));
    }
}

/// n over k.
fn choose(n: u32, k: u32) -> f64 {
    (0..k).map(|i| f64::from(n.saturating_sub(i)) / f64::from(i + 1)).product()
}
