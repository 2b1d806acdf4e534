//! What a gambit can win with the cards it is known to have: the quick judgements all of Gambit's players share.

use gambit::{Card, Cards, Gambit, Square, Squares, State, Token, Tokens, destinations};
use table::Seat;

/// A capture two cards ahead is worth this much of one now: something may happen in between.
const NEXT: f32 = 0.7;

/// The points of a game, sorted for quick questions.
#[derive(Clone, Debug)]
pub(super) struct Tactics {
    seats: usize,
    /// The kinds of tokens by points, dearest first; kinds with equal points share an entry.
    groups: Vec<(f32, Vec<Token>)>,
    /// Points by kind.
    points: [f32; 7],
}

/// Where the tokens of each group lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Targets {
    squares: [Squares; 6],
    all: Squares,
}

impl Tactics {
    pub(super) fn new(game: &Gambit) -> Self {
        let worth = |token: Token| f32::from(game.setup().points().get(token));
        let mut kinds: Vec<Token> =
            Token::ALL.into_iter().filter(|kind| !game.setup().tokens().of(*kind).is_empty()).collect();
        kinds.sort_by(|a, b| worth(*b).total_cmp(&worth(*a)));
        let mut groups: Vec<(f32, Vec<Token>)> = Vec::new();
        for kind in kinds {
            match groups.last_mut() {
                Some((points, same)) if (*points - worth(kind)).abs() < 0.5 => same.push(kind),
                _ => groups.push((worth(kind), vec![kind])),
            }
        }
        let mut points = [0.0; 7];
        for token in Token::ALL {
            points[token as usize] = worth(token);
        }
        Self { seats: game.options().seats, groups, points }
    }

    pub(super) fn seats(&self) -> usize {
        self.seats
    }

    /// What all tokens left are worth.
    pub(super) fn points_left(&self, tokens: Tokens) -> f32 {
        let worth = |(points, kinds): &(f32, Vec<Token>)| {
            points * kinds.iter().map(|kind| tokens.of(*kind).len()).sum::<u32>() as f32
        };
        self.groups.iter().map(worth).sum()
    }

    #[inline]
    pub(super) fn targets(&self, tokens: Tokens) -> Targets {
        let mut squares = [Squares::EMPTY; 6];
        for (set, (_, kinds)) in squares.iter_mut().zip(&self.groups) {
            for kind in kinds {
                *set = *set | tokens.of(*kind);
            }
        }
        Targets { squares, all: tokens.squares() }
    }

    /// The points of the token on a square.
    #[inline]
    pub(super) fn worth(&self, tokens: Tokens, square: Square) -> f32 {
        tokens.get(square).map_or(0.0, |token| self.points[token as usize])
    }

    /// The dearest capture among these squares.
    #[inline]
    pub(super) fn dearest(&self, targets: &Targets, reach: Squares) -> f32 {
        if (reach & targets.all).is_empty() {
            return 0.0;
        }
        let found =
            self.groups.iter().zip(&targets.squares).find(|(_, squares)| !(reach & **squares).is_empty());
        found.map_or(0.0, |((points, _), _)| *points)
    }

    /// The squares of the dearest captures among these.
    #[inline]
    pub(super) fn captures(&self, targets: &Targets, reach: Squares) -> Squares {
        let groups = &targets.squares[..self.groups.len()];
        groups
            .iter()
            .map(|squares| reach & *squares)
            .find(|squares| !squares.is_empty())
            .unwrap_or(Squares::EMPTY)
    }

    /// What a seat's next two cards bring at best, and each destination of the first with what it leads to.
    #[inline]
    pub(super) fn two_cards(
        &self,
        from: Square,
        tokens: Tokens,
        gambits: Squares,
        cards: [Card; 2],
        mut each: impl FnMut(Square, f32),
    ) {
        let own = Squares::only(from);
        let others = gambits & !own;
        let targets = self.targets(tokens);
        let taken = tokens.squares() | gambits;
        for to in destinations(cards[0], from, taken, gambits) {
            let capture = self.worth(tokens, to);
            let after = (taken & !own) | Squares::only(to);
            let next = destinations(cards[1], to, after, others | Squares::only(to));
            each(to, capture + NEXT * self.dearest(&targets, next));
        }
    }

    /// The same with three cards.
    pub(super) fn three_cards(
        &self,
        from: Square,
        tokens: Tokens,
        gambits: Squares,
        [first, rest @ ..]: [Card; 3],
        mut each: impl FnMut(Square, f32),
    ) {
        for to in destinations(first, from, tokens.squares() | gambits, gambits) {
            let after = (gambits & !Squares::only(from)) | Squares::only(to);
            let mut most: f32 = 0.0;
            self.two_cards(to, tokens.without(to), after, rest, |_, worth| most = most.max(worth));
            each(to, self.worth(tokens, to) + NEXT * most);
        }
    }

    /// The best move of a seat whose turn it is, as far as two cards tell; `None` if it is blocked.
    #[inline]
    pub(super) fn best_move(
        &self,
        state: &State,
        seat: Seat,
        jitter: impl FnMut() -> f32,
    ) -> Option<(Square, f32)> {
        let row = state.row(seat);
        self.best_with(
            state.square(seat),
            state.tokens(),
            state.gambits(self.seats),
            [row.get(0), row.get(1)],
            jitter,
        )
    }

    #[inline]
    fn best_with(
        &self,
        from: Square,
        tokens: Tokens,
        gambits: Squares,
        cards: [Card; 2],
        mut jitter: impl FnMut() -> f32,
    ) -> Option<(Square, f32)> {
        let mut best: Option<(Square, f32)> = None;
        self.two_cards(from, tokens, gambits, cards, |to, worth| {
            let worth = worth + jitter();
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((to, worth));
            }
        });
        best
    }

    /// What three cards played in this order bring, each move chosen with the next card in mind, nobody else moving.
    pub(super) fn haul(&self, from: Square, tokens: Tokens, gambits: Squares, cards: [Card; 3]) -> f32 {
        let (mut at, mut tokens, mut gambits) = (from, tokens, gambits);
        let (mut sum, mut weight) = (0.0, 1.0);
        for turn in 0..3 {
            let next = cards.get(turn + 1).copied().unwrap_or(Card::Queen);
            let Some((to, _)) = self.best_with(at, tokens, gambits, [cards[turn], next], || 0.0) else {
                continue;
            };
            sum += weight * self.worth(tokens, to);
            weight *= 0.85;
            tokens = tokens.without(to);
            gambits = (gambits & !Squares::only(at)) | Squares::only(to);
            at = to;
        }
        sum
    }

    /// All first plans a hand allows, with their haul.
    pub(super) fn plans(&self, state: &State, seat: Seat, hand: Cards) -> Vec<([Card; 3], f32)> {
        let (from, tokens, gambits) = (state.square(seat), state.tokens(), state.gambits(self.seats));
        let mut plans = Vec::with_capacity(60);
        for first in hand.kinds() {
            let rest = hand.without(first);
            for second in rest.kinds() {
                for third in rest.without(second).kinds() {
                    let cards = [first, second, third];
                    plans.push((cards, self.haul(from, tokens, gambits, cards)));
                }
            }
        }
        plans
    }
}
