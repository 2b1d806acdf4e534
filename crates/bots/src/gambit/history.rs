//! What the others' moves tell of their cards.
//!
//! Who moved knew the cards it was to play next, and went where they serve it. So a world in which its last moves make
//! sense is likelier than one in which they do not. Everything here comes from what the seat saw at its own decisions.

use gambit::{Card, Gambit, Knowledge, Phase, Square, Squares, Tokens, destinations};
use table::Seat;

use super::tactics::Tactics;

/// The most seats a table of Gambit has.
const SEATS: usize = 4;

/// How moves are read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    /// How sure people are to go where most is to be had: for each point.
    pub(super) sense: f32,
    /// The share of moves that are taken to follow no plan.
    pub(super) whim: f32,
}

impl Reading {
    pub(super) const USUAL: Self = Self { sense: 1.0, whim: 0.15 };
}

/// A move somebody made, and where it was made.
#[derive(Clone, Copy, Debug)]
struct Seen {
    from: Square,
    tokens: Tokens,
    gambits: Squares,
    card: Card,
    to: Square,
}

/// The last two moves of each seat, newest first.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    moves: [[Option<Seen>; 2]; SEATS],
    last: Option<Knowledge>,
}

impl History {
    /// Takes note of what happened since the last decision. If that is not how turns follow each other (something was taken
    /// back, or decisions were made by somebody else) it begins anew.
    pub(super) fn note(&mut self, game: &Gambit, known: &Knowledge) {
        let goes_on = match (self.last, known.phase()) {
            (Some(last), _) if last == *known => true,
            (Some(last), Phase::Moving) => self.follow(game, &last, known).is_some(),
            (Some(last), Phase::Laying) => last.phase() == Phase::Moving && last.seat() == known.seat(),
            _ => false,
        };
        if !goes_on {
            self.moves = Default::default();
        }
        self.last = Some(*known);
    }

    /// Notes the moves of all who moved since; `None` if these were not just their turns.
    fn follow(&mut self, game: &Gambit, last: &Knowledge, known: &Knowledge) -> Option<()> {
        let (me, seats) = (known.seat(), known.seats());
        let first = match last.phase() {
            Phase::Laying => me.next(seats),
            Phase::Planning => game.options().first(),
            _ => return None,
        };
        if last.seat() != me || known.turn() != me {
            return None;
        }
        let mut tokens = last.tokens();
        let mut gambits = last.gambits();
        let mut mover = first;
        while mover != me {
            let (from, to) = (last.square(mover), known.square(mover));
            let (before, after) = (last.unseen(mover), known.unseen(mover));
            // After a shuffle the card that was played is among those not seen again.
            let card = before.kinds().find(|card| before.without(*card) == after);
            if let Some(card) = card {
                let reach = destinations(card, from, tokens.squares() | gambits, gambits);
                let possible = if reach.is_empty() { to == from } else { reach.contains(to) };
                if !possible {
                    return None;
                }
            }
            let seen = card.map(|card| Seen { from, tokens, gambits, card, to });
            let two = &mut self.moves[mover.index()];
            *two = [seen, two[0]];
            tokens = tokens.without(to);
            gambits = (gambits & !Squares::only(from)) | Squares::only(to);
            mover = mover.next(seats);
        }
        (tokens == known.tokens() && gambits == known.gambits()).then_some(())
    }

    /// How likely each seat is to have moved as it did, for each pair of cards that it may have next.
    pub(super) fn hints(&self, tactics: &Tactics, reading: Reading) -> Hints {
        let mut hints = Hints([[[0.0; 4]; 4]; SEATS]);
        for (seat, [newest, before]) in self.moves.iter().enumerate() {
            let Some(newest) = newest else { continue };
            for next in Card::ALL {
                let before =
                    before.map_or(0.0, |before| before.likelihood(tactics, reading, [newest.card, next]));
                for second in Card::ALL {
                    hints.0[seat][next as usize][second as usize] =
                        before + newest.likelihood(tactics, reading, [next, second]);
                }
            }
        }
        hints
    }
}

impl Seen {
    /// The logarithm of the chance of this move, if these were the cards to come after it.
    fn likelihood(&self, tactics: &Tactics, Reading { sense, whim }: Reading, next: [Card; 2]) -> f32 {
        let (mut sum, mut count, mut chosen) = (0.0, 0.0, 0.0);
        tactics.three_cards(
            self.from,
            self.tokens,
            self.gambits,
            [self.card, next[0], next[1]],
            |to, worth| {
                let weight = libm::expf(sense * worth);
                sum += weight;
                count += 1.0;
                if to == self.to {
                    chosen = weight;
                }
            },
        );
        if count < 2.0 { 0.0 } else { libm::logf(whim / count + (1.0 - whim) * chosen / sum) }
    }
}

/// For each seat and its next two cards, the logarithm of how well its last moves fit them.
#[derive(Clone, Debug)]
pub(super) struct Hints([[[f32; 4]; 4]; SEATS]);

impl Hints {
    pub(super) fn of(&self, seat: Seat, next: Card, second: Card) -> f32 {
        self.0[seat.index()][next as usize][second as usize]
    }
}

#[cfg(test)]
mod tests {
    use gambit::{Action, Options, Setup};
    use table::rand::SeedableRng;
    use table::rand::rngs::SmallRng;
    use table::{Game, Pending};

    use super::*;
    use crate::{Kind, Playable};

    /// Plays a game of greedy players; one seat notes what it sees before each of its decisions, then `check` looks at it.
    fn watch(
        game: &Gambit,
        seed: u64,
        mut check: impl FnMut(&History, &Knowledge, &[Option<(Card, Square)>]),
    ) {
        let (me, mut rng) = (Seat::new(1), SmallRng::seed_from_u64(seed));
        let mut greedy = Gambit::player(Kind::Greedy, SmallRng::seed_from_u64(seed)).expect("a known kind");
        let (mut state, mut legal) = (game.start(), Vec::new());
        let (mut history, mut made) = (History::default(), [None; SEATS]);
        loop {
            game.settle(&mut state, &mut rng);
            let Pending::Seats(seats) = game.pending(&state) else { return };
            let seat = seats.iter().next().expect("somebody is waited for");
            let known = game.knowledge(&state, seat);
            if seat == me {
                history.note(game, &known);
                check(&history, &known, &made[..game.seats()]);
            }
            game.legal(&state, seat, &mut legal);
            let action = greedy.choose(game, &known, &legal);
            made[seat.index()] = match action {
                Action::Move(to) => Some((state.row(seat).get(0), to)),
                Action::Stay => Some((state.row(seat).get(0), state.square(seat))),
                _ => made[seat.index()],
            };
            game.play(&mut state, seat, action).expect("a listed action is legal");
        }
    }

    fn games() -> impl Iterator<Item = Gambit> {
        (2..=4).flat_map(|seats| {
            Setup::builtin().map(move |setup| Gambit::new(setup, Options::new(seats)).expect("usual options"))
        })
    }

    #[test]
    fn what_the_others_did_is_seen_move_by_move() {
        let (mut seen, mut shuffled) = (0, 0);
        for game in games() {
            watch(&game, 3, |history, known, made| {
                for other in Seat::all(game.seats()).filter(|other| *other != known.seat()) {
                    match (history.moves[other.index()][0], made[other.index()]) {
                        (Some(noted), Some((card, to))) => {
                            assert_eq!((noted.card, noted.to), (card, to));
                            seen += 1;
                        }
                        (None, Some(_)) => shuffled += 1,
                        (noted, None) => assert!(noted.is_none()),
                    }
                }
            });
        }
        // A card is not known when the one who played it has just shuffled: one turn of six or so.
        assert!(seen > 400 && shuffled * 4 < seen, "{seen} seen, {shuffled} not");
    }

    #[test]
    fn history_begins_anew_when_something_was_taken_back() {
        let game = Gambit::usual(2);
        let mut past: Vec<Knowledge> = Vec::new();
        watch(&game, 5, |history, known, _| {
            if let Some(earlier) = past.len().checked_sub(4).map(|at| past[at]) {
                let mut history = history.clone();
                history.note(&game, &earlier);
                assert!(history.moves.iter().flatten().all(Option::is_none));
            }
            past.push(*known);
        });
        assert!(past.len() > 10);
    }

    #[test]
    fn cards_that_a_move_prepares_are_likelier() {
        // The rook from d2 to d5 takes nothing; from there a bishop takes the token on g8, and a rook does not prepare a
        // knight to take it.
        let setup: Setup = "setup One\npoints P=1 N=3 B=3 R=5\n......R.\n........\n........\n........\n........\n........\n........\n1.2P.3.4\n"
            .parse()
            .expect("a card in order");
        let game = Gambit::new(setup, Options::new(2)).expect("usual options");
        let at = |name: &str| name.parse::<Square>().expect("a square");
        let tokens = game.setup().tokens();
        let seen = Seen {
            from: at("d2"),
            tokens,
            gambits: Squares::only(at("d2")) | Squares::only(at("a1")),
            card: Card::Rook,
            to: at("d5"),
        };
        let likelihood = |next| seen.likelihood(&Tactics::new(&game), Reading::USUAL, [next, Card::Knight]);
        assert!(likelihood(Card::Bishop) > likelihood(Card::Rook) + 0.5);
    }
}
