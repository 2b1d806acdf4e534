//! The numbers the thinker judges positions by, found by hill climbing over thousands of games.

use skakanie::Skakanie;

/// What makes a position good besides the points it has already.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// What a stray fragment is expected to bring back, as a part of what joining it would: one piece away from the
    /// largest fragment, two, three, farther.
    pub(super) credit: [f32; 4],
    /// The same for one piece away if two different pieces would join it.
    pub(super) credit_twice: f32,
    /// The credit of the fragment's own pieces, as a part of that of its cost.
    pub(super) credit_size: f32,
    /// With how many actions of its owner left the credit begins to fade.
    pub(super) fade: f32,
    /// The power the fading goes by.
    pub(super) fade_power: f32,
    /// A face-up piece somebody could add, as a part of what it gains.
    pub(super) top: f32,
    /// How much of that is left after each step to it.
    pub(super) step: f32,
    /// Each piece nobody has seen that would fit the largest fragment.
    pub(super) front: f32,
    /// The chance that the next face-down piece fits, compared with a face-up one that does.
    pub(super) hidden_top: f32,
    /// What is gained by seeing a new piece before the turn is over, for each action left.
    pub(super) reveal: f32,
    /// A bite that comes at the end of this turn, as a part of what the best answer changes.
    pub(super) bite_now: f32,
    /// A bite that comes before the bitten can walk away.
    pub(super) bite_soon: f32,
    /// What an unseen piece that fits is worth when it is taken blindly.
    pub(super) blind_fit: f32,
    /// What it costs to take from the stack where the best piece lies for whoever is next: people wait for it.
    pub(super) courtesy: f32,
}

impl Weights {
    /// How many numbers there are.
    pub(super) const COUNT: usize = 16;

    /// The numbers from a row, in the order of the fields.
    pub(super) const fn from_array(row: [f32; Self::COUNT]) -> Self {
        Self {
            credit: [row[0], row[1], row[2], row[3]],
            credit_twice: row[4],
            credit_size: row[5],
            fade: row[6],
            fade_power: row[7],
            top: row[8],
            step: row[9],
            front: row[10],
            hidden_top: row[11],
            reveal: row[12],
            bite_now: row[13],
            bite_soon: row[14],
            blind_fit: row[15],
            courtesy: COURTESY,
        }
    }

    /// The same without what is expected to come of pieces that bring no points yet.
    pub(super) fn points_alone(self) -> Self {
        Self { credit: [0.0; 4], credit_twice: 0.0, front: 0.0, reveal: 0.0, blind_fit: 0.0, ..self }
    }

    /// The numbers for a game.
    pub(super) fn of(game: &Skakanie) -> Self {
        Self::from_array(Self::row_of(game))
    }

    /// The numbers of the first master, which had none of its own for six players and was not courteous.
    pub(super) fn first(game: &Skakanie) -> Self {
        let is_large = game.options().seats > 5 && !game.options().joint;
        let row = if is_large { FOUR } else { Self::row_of(game) };
        Self { courtesy: 0.0, ..Self::from_array(row) }
    }

    /// How much of a credit is left to somebody with so many actions to come, from 1 (early) to 0 (the end).
    pub(super) fn faded(&self, actions: u32) -> f32 {
        libm::powf((actions as f32 / self.fade).min(1.0), self.fade_power)
    }

    /// The numbers for a game, as a row.
    pub(super) fn row_of(game: &Skakanie) -> [f32; Self::COUNT] {
        if game.options().joint || game.options().seats == 1 {
            return SWEEP;
        }
        match game.options().seats {
            2 => TWO,
            3 => THREE,
            4 | 5 => FOUR,
            _ => SIX,
        }
    }
}

/// As much as costs a team no points, among its like and with people (docs/bots.md).
const COURTESY: f32 = 0.3;

/// Two players, tuned at 96 pieces.
const TWO: [f32; Weights::COUNT] = [
    0.7, 0.6869, 0.6917, 0.5861, 0.7501, 1.0, 14.557, 1.0239, 0.2854, 0.7794, 0.0377, 0.9668, 0.05, 0.8105,
    0.4157, 1.5418,
];

/// Three players, tuned at 84 and 96 pieces.
const THREE: [f32; Weights::COUNT] = [
    0.8332, 0.72, 0.7, 0.5312, 0.9539, 1.0, 18.0, 0.6733, 0.3, 0.75, 0.07, 0.6, 0.07, 0.7444, 0.6582, 0.8187,
];

/// Six players, tuned at 72 and 96 pieces (`examples/skakanie_tune.rs`).
const SIX: [f32; Weights::COUNT] = [
    0.9568, 0.796, 0.7205, 0.5796, 0.8071, 0.972, 20.8247, 0.3251, 0.4387, 0.7144, 0.0926, 0.5925, 0.0912,
    1.3376, 0.8588, 1.0,
];

/// Four and five players, tuned at 72 and 96 pieces with four.
const FOUR: [f32; Weights::COUNT] = [
    0.9258, 0.7515, 0.7264, 0.5796, 0.8071, 1.0, 21.717, 0.4382, 0.3439, 0.7144, 0.1022, 0.3628, 0.0912,
    0.9932, 0.5107, 1.0,
];

/// One pool for all: every piece joins in the end, so a stray one is as good as any.
const SWEEP: [f32; Weights::COUNT] =
    [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 12.0, 0.5, 0.3, 0.93, 0.0, 1.0, 0.0, 1.0, 0.5, 1.0];
