//! What a result is worth to a seat. The score is the game's; the reward is what a learner is told.

use std::str::FromStr;

use table::{Outcome, Seat};

use crate::errors::Refusal;

/// How results become rewards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reward {
    /// 1 for the winner, and the others share −1; a team has 1 or −1.
    Win,
    /// From 1 for the first to −1 for the last in equal steps; a team has 1 or −1.
    Rank,
    /// One's points minus those of the best other; a team's points minus what it needs.
    Margin,
    /// Points as they come; the team's where all play together.
    Points,
}

impl FromStr for Reward {
    type Err = Refusal;

    fn from_str(s: &str) -> Result<Self, Refusal> {
        match s {
            "win" => Ok(Self::Win),
            "rank" => Ok(Self::Rank),
            "margin" => Ok(Self::Margin),
            "points" => Ok(Self::Points),
            _ => Err(Refusal::notation(format!("expected win, rank, margin or points, found {s:?}"))),
        }
    }
}

impl Reward {
    /// What all seats have earned so far, from `standing`, which is the result if the game is over.
    pub(crate) fn returns(self, standing: &Outcome, over: bool) -> Vec<f32> {
        let seats = standing.scores.as_slice().len();
        Seat::all(seats)
            .map(|seat| if over || self == Self::Points { self.of(standing, seat) } else { 0.0 })
            .collect()
    }

    fn of(self, outcome: &Outcome, seat: Seat) -> f32 {
        let others = (outcome.scores.as_slice().len().max(2) - 1) as f32;
        let (score, place) = (outcome.scores[seat], outcome.places[seat]);
        match (self, outcome.team) {
            (Self::Win | Self::Rank, Some(team)) => {
                if team.score >= team.target {
                    1.0
                } else {
                    -1.0
                }
            }
            (Self::Margin, Some(team)) => (team.score - team.target) as f32,
            (Self::Points, Some(team)) => team.score as f32,
            (Self::Win, None) => {
                if place == 1 {
                    1.0
                } else {
                    -1.0 / others
                }
            }
            (Self::Rank, None) => 1.0 - 2.0 * f32::from(place - 1) / others,
            (Self::Margin, None) => {
                let best = outcome
                    .scores
                    .iter()
                    .filter(|(other, _)| *other != seat)
                    .map(|(_, points)| *points)
                    .max();
                (score - best.unwrap_or(0)) as f32
            }
            (Self::Points, None) => score as f32,
        }
    }
}
