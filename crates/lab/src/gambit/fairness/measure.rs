//! The games of a measurement, and what they say of each place in turn order and of each start spot.

use anyhow::Result;
use gambit::{Action, Gambit, Setup, Spot, State};
use study::fairness::{self, Fixture, Tally};
use table::{Game, Points, Seat};

use crate::arena::contest::Settings;
use crate::arena::contestant::{Contestant, ProgramPool};
use crate::arena::estimate;
use crate::arena::play::{End, Votes, play};
use crate::arena::schedule::{self, Deal, Judge, Plan, Task};
use crate::arena::spec::Spec;
use crate::arena::stopwatch::ClockKind;
use crate::progress::Progress;
use crate::stats::{Histogram, Interval, Share};

/// What is asked of a card.
#[derive(Clone, Debug)]
pub struct Question {
    /// The card.
    pub setup: Setup,
    /// How many play.
    pub players: usize,
    /// Who plays at all seats, as it was written.
    pub level: String,
    /// The most games; rounded up to whole deals.
    pub games: usize,
    /// Stop when every place's share is known within this to either side.
    pub until: Option<f64>,
    /// All games follow from it.
    pub seed: u64,
    /// Threads; 0 is one for each core.
    pub threads: usize,
}

/// One game, by places in turn order: 0 moves first, and has placed last (G4).
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seen {
    /// Who won, and where everybody started.
    pub(super) game: fairness::Seen,
    pub(super) points: Vec<Points>,
    turns: u32,
    captures: u32,
    blocked: u32,
    lead_changes: u32,
    end: End,
}

/// What the games said.
#[derive(Clone, Debug)]
pub struct Fairness {
    /// What was asked.
    pub question: Question,
    /// How many games were played.
    pub games: usize,
    deals: Vec<Deal<Seen>>,
    pub(super) tally: Tally,
}

impl Question {
    /// Plays the games.
    pub(crate) fn measure(&self, level: &Spec) -> Result<Fairness> {
        let mut all = Self::measure_all(std::slice::from_ref(self), level)?;
        Ok(all.pop().expect("one question has one answer"))
    }

    /// Measures cards side by side. They are asked the same but for the card, and each plays the games it would play alone: on the same
    /// deals, so that what differs is the cards' doing.
    pub(crate) fn measure_all(questions: &[Self], level: &Spec) -> Result<Vec<Fairness>> {
        let Some(asked) = questions.first() else { return Ok(Vec::new()) };
        let (players, until) = (asked.players, asked.until);
        let plan = Plan {
            lanes: questions.len(),
            deals: asked.games.div_ceil(players),
            games: players,
            threads: asked.threads,
        };
        let known = |deals: &[Deal<Seen>]| {
            let tally = tally(deals, players);
            (0..players).all(|place| until.is_some_and(|width| tally.share(place).half() <= width))
        };
        let judge: Option<Judge<'_, Seen>> = until.map(|_| &known as _);
        let play_one = |task: Task, pool: &mut ProgramPool| questions[task.lane].play(level, task, pool);
        let progress = Progress::new(0, "games");
        let lanes = schedule::run(plan, &progress, ProgramPool::default, play_one, judge)?;
        let answered = questions.iter().zip(lanes);
        Ok(answered
            .map(|(question, deals)| Fairness {
                question: question.clone(),
                games: deals.len() * players,
                tally: tally(&deals, players),
                deals,
            })
            .collect())
    }

    /// A deal from one place in turn order: the arena's deal, with another player as the oldest (G4).
    fn play(&self, level: &Spec, task: Task, pool: &mut ProgramPool) -> Result<Seen> {
        let settings = Settings {
            most_games: self.games,
            seed: self.seed,
            threads: self.threads,
            until: None,
            votes: Votes::Asked,
            strict: false,
            clock: ClockKind::default(),
        };
        let oldest = Seat::new(task.game);
        let fixture = Fixture { players: self.players, seed: self.seed, deal: task.deal, oldest };
        let game = fixture.game(&self.setup)?;
        let mut contestants = Vec::new();
        for seat in Seat::all(self.players) {
            let rng = fixture.generator(seat);
            contestants.push(Contestant::new((0, level), seat, rng, pool, &settings)?);
        }
        let mut witness = Witness::new(&game);
        let watch = &mut |seat, action, before: &State, after: &State| {
            witness.note(&game, seat, action, before, after);
        };
        let deal = fixture.draws();
        let played = play((&game, &deal), fixture.number(), contestants, pool, settings.votes, watch)?;
        Ok(Seen {
            game: fairness::Seen::of(&game, &played.outcome, &witness.spots),
            points: fairness::turn_order(&game).map(|seat| played.outcome.scores[seat]).collect(),
            turns: played.turns,
            captures: witness.captures,
            blocked: witness.blocked,
            lead_changes: witness.lead_changes,
            end: played.end,
        })
    }
}

/// Watches a game.
struct Witness {
    /// Where each seat started.
    spots: Vec<Spot>,
    captures: u32,
    blocked: u32,
    lead_changes: u32,
    leader: Option<Seat>,
}

impl Witness {
    fn new(game: &Gambit) -> Self {
        Self {
            spots: vec![Spot::ALL[0]; game.seats()],
            captures: 0,
            blocked: 0,
            lead_changes: 0,
            leader: None,
        }
    }

    fn note(&mut self, game: &Gambit, seat: Seat, action: Action, before: &State, after: &State) {
        match action {
            Action::Place(spot) => self.spots[seat.index()] = spot,
            Action::Stay => self.blocked += 1,
            Action::Move(_) if after.tokens() != before.tokens() => {
                self.captures += 1;
                let seats = || Seat::all(game.seats());
                let best = seats().map(|seat| after.points(seat)).max().unwrap_or_default();
                let mut leading = seats().filter(|seat| after.points(*seat) == best);
                // A lead that is shared is nobody's, and the last leader's until somebody else has it alone.
                if let (Some(leader), None) = (leading.next(), leading.next()) {
                    self.lead_changes += u32::from(self.leader.is_some_and(|before| before != leader));
                    self.leader = Some(leader);
                }
            }
            _ => {}
        }
    }
}

/// What deals say of places and spots.
fn tally(deals: &[Deal<Seen>], players: usize) -> Tally {
    let mut tally = Tally::new(players);
    for deal in deals {
        tally.add(deal.iter().map(|seen| &seen.game));
    }
    tally
}

impl Fairness {
    /// The share of the games that a place in turn order won: 0 moves first, and has placed last.
    pub fn share(&self, place: usize) -> Interval {
        self.tally.share(place)
    }

    /// The games that a place in turn order won.
    pub fn wins(&self, place: usize) -> u64 {
        self.tally.wins(place)
    }

    /// What every place would have if the card were fair.
    pub fn even(&self) -> f64 {
        self.tally.even()
    }

    /// The points of a place.
    pub fn points(&self, place: usize) -> Interval {
        let of_deal = |deal: &Deal<Seen>| {
            deal.iter().map(|game| f64::from(game.points[place])).sum::<f64>() / deal.len() as f64
        };
        estimate::mean(&self.deals.iter().map(of_deal).collect::<Vec<_>>())
    }

    /// How often a spot was chosen by a place.
    pub fn chosen(&self, place: usize, spot: Spot) -> Share {
        Share { count: self.tally.chosen(place, spot), of: self.games as u64 }
    }

    /// How often who started at a spot won; `None` if nobody did.
    pub fn at_spot(&self, spot: Spot) -> Option<Interval> {
        self.tally.at_spot(spot)
    }

    /// How far the places are from even: the root of the mean square, as a share of all games.
    pub(crate) fn unevenness(&self) -> f64 {
        let away = |place| (self.share(place).value - self.even()).powi(2);
        let players = self.question.players;
        ((0..players).map(away).sum::<f64>() / players as f64).sqrt()
    }

    /// Something that is counted once a game.
    pub(crate) fn counted(&self, what: Counted) -> Histogram {
        let mut all = Histogram::default();
        for game in self.all() {
            all.add(match what {
                Counted::Turns => game.turns,
                Counted::Captures => game.captures,
                Counted::Blocked => game.blocked,
                Counted::LeadChanges => game.lead_changes,
            });
        }
        all
    }

    /// How many games ended so.
    pub(super) fn ended(&self, end: End) -> Share {
        let count = self.all().filter(|game| game.end == end).count() as u64;
        Share { count, of: self.games as u64 }
    }

    fn all(&self) -> impl Iterator<Item = &Seen> {
        self.deals.iter().flatten()
    }
}

/// What is counted in every game.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Counted {
    Turns,
    Captures,
    Blocked,
    LeadChanges,
}

#[cfg(test)]
impl Fairness {
    pub(super) fn seen(&self) -> &[Deal<Seen>] {
        &self.deals
    }
}
