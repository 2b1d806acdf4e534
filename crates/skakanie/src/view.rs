//! What a viewer may see: everything but the face-down pieces nobody has seen.

use table::{BySeat, Game, Points, SeatSet, Team, Viewer};

use crate::action::Action;
use crate::board::StackId;
use crate::game::Skakanie;
use crate::picture::Picture;
use crate::pieces::{Piece, Pieces};
use crate::state::{State, Waiting};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The size of the picture.
    pub picture: Picture,
    /// What the game waits for.
    pub waiting: Waiting,
    /// How many actions the turn still has.
    pub actions_left: u8,
    /// Where the Dragon is, once it has a place.
    pub dragon: Option<StackId>,
    /// The Dragon's first place.
    pub home: Option<StackId>,
    /// The Dragon's coming steps, up to its first place, where the next token goes.
    pub coming: Vec<StackId>,
    /// The Dragon tokens left.
    pub tokens: u8,
    /// Where the pawns stand, once they are placed.
    pub pawns: BySeat<Option<StackId>>,
    /// The stacks, 1 first.
    pub stacks: [StackView; StackId::COUNT],
    /// One pool for each seat, or a single one for all.
    pub pools: Vec<PoolView>,
    /// What the team has and needs.
    pub team: Team,
    /// What the viewer's seat may do now.
    pub legal: Vec<Action>,
    /// All pieces of each stack from top to bottom; only for [`Viewer::All`].
    pub order: Option<[Vec<Piece>; StackId::COUNT]>,
}

/// A stack as everybody sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StackView {
    /// The face-up piece; `None` if the stack is empty.
    pub top: Option<Piece>,
    /// How many face-down pieces nobody has seen yet.
    pub unknown: usize,
    /// The face-down pieces under those, put there for all to see (S8), the upper ones first.
    pub known: Vec<Piece>,
}

impl StackView {
    /// How many pieces lie face down.
    pub const fn face_down(&self) -> usize {
        self.unknown + self.known.len()
    }
}

/// A pool, assembled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PoolView {
    /// Whose it is: one seat, or all in joint play.
    pub owners: SeatSet,
    /// The pieces in it.
    pub pieces: Pieces,
    /// Its fragments, the largest first.
    pub fragments: Vec<Pieces>,
    /// Its points.
    pub score: Points,
}

impl View {
    pub(crate) fn new(game: &Skakanie, state: &State, viewer: Viewer) -> Self {
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            game.legal(state, seat, &mut legal);
        }
        Self {
            picture: game.picture(),
            waiting: state.waiting(),
            actions_left: state.actions_left(),
            dragon: state.dragon(),
            home: state.home(),
            coming: coming(state),
            tokens: state.tokens(),
            pawns: BySeat::from_fn(game.seats(), |seat| state.pawn(seat)),
            stacks: by_stack(|stack| StackView {
                top: state.top(stack),
                unknown: state.unknown_count(stack),
                known: state.known_below(stack).collect(),
            }),
            pools: game.pools(state).map(|(owners, pieces)| PoolView::new(game, owners, pieces)).collect(),
            team: game.team(state),
            legal,
            order: (viewer == Viewer::All).then(|| by_stack(|stack| state.stack(stack).collect())),
        }
    }
}

impl PoolView {
    fn new(game: &Skakanie, owners: SeatSet, pieces: Pieces) -> Self {
        let mut fragments: Vec<Pieces> = game.fragments(pieces).collect();
        fragments.sort_by_key(|fragment| std::cmp::Reverse(fragment.len()));
        Self { owners, pieces, fragments, score: game.score(pieces) }
    }
}

/// The stacks from the Dragon's next one to its first place.
fn coming(state: &State) -> Vec<StackId> {
    let (Some(dragon), Some(home)) = (state.dragon(), state.home()) else { return Vec::new() };
    let mut steps = vec![dragon.clockwise()];
    while steps[steps.len() - 1] != home {
        steps.push(steps[steps.len() - 1].clockwise());
    }
    steps
}

fn by_stack<T>(mut value: impl FnMut(StackId) -> T) -> [T; StackId::COUNT] {
    std::array::from_fn(|at| value(StackId::new(at).expect("there are so many stacks")))
}
