//! Reviews of recorded games and their odds, for clients.

use study::{Effort, Reviewer, Studied};
use table::{Game, Log, ParseErrors, Place, Seat, seal};

use crate::advice::{fact, unknown};
use crate::wire::{
    CurvePoint, Moment, OpenLook, Review, ReviewDecision, ReviewLine, ReviewOption, ReviewSection,
    ReviewSummary, SeatName, Unknown,
};

/// The options of a decision that are told.
const TOLD: usize = 10;

/// A review in the making, whichever game it is of. Whoever has it steps it, as long as it likes.
pub trait Reviewing: Send {
    /// Takes a step of some hundredths of a second; says whether there are more.
    fn step(&mut self) -> bool;
    /// The review as far as it is.
    fn told(&self) -> Review;
}

impl<G: Studied> Reviewing for Reviewer<G> {
    fn step(&mut self) -> bool {
        Self::step(self)
    }

    fn told(&self) -> Review {
        tell(&self.review())
    }
}

/// Begins the review of a log for a seat. Without a number of trials for each decision it is as thorough as is usual for the
/// game.
pub(crate) fn begin<G: Studied>(
    text: &str,
    seat: Seat,
    trials: Option<u32>,
) -> Result<Box<dyn Reviewing>, ParseErrors> {
    let log = checked::<G>(text, seat)?;
    let trials = trials.unwrap_or(G::TRIALS);
    let worlds = (trials / G::WORLDS_SHARE).max(8);
    Ok(Box::new(Reviewer::new(&log.played, seat, Effort { trials, worlds })))
}

/// The odds for a seat after a ply of a log; without one, after the last.
pub(crate) fn odds<G: Studied>(
    text: &str,
    seat: Seat,
    ply: Option<usize>,
) -> Result<Vec<Unknown>, ParseErrors> {
    let log = checked::<G>(text, seat)?;
    let plies = log.played.plies().count();
    let ply = ply.unwrap_or(plies - 1);
    if ply >= plies {
        return Err(wrong(&format!("ply {ply} is beyond the end: the game has {} plies", plies - 1)));
    }
    let mut played = log.played.rewound();
    for entry in log.played.plies().take(ply + 1).flatten() {
        played.apply(entry.clone()).map_err(|error| wrong(&error.to_string()))?;
    }
    let game = played.game();
    let odds = game.odds(&game.knowledge(played.state(), seat), seat);
    Ok(odds.iter().map(unknown).collect())
}

fn checked<G: Game>(text: &str, seat: Seat) -> Result<Log<G>, ParseErrors> {
    seal::check(text)?;
    let log: Log<G> = text.parse()?;
    let seats = log.played.game().seats();
    if seat.index() >= seats {
        return Err(wrong(&format!("seat {seat} is not at this table of {seats}")));
    }
    Ok(log)
}

fn wrong(what: &str) -> ParseErrors {
    ParseErrors::one(Place::default(), what)
}

/// Four digits are more than any value here is sure of.
fn round(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

fn tell<A: ToString + Copy + PartialEq>(review: &study::Review<A>) -> Review {
    let section = |section: &study::Section| ReviewSection {
        code: section.code.to_owned(),
        lines: section.lines.iter().map(line).collect(),
    };
    Review {
        seat: SeatName(review.seat),
        done: review.done.0 as u32,
        steps: review.done.1 as u32,
        summary: summary(&review.summary),
        decisions: review.decisions.iter().map(decision).collect(),
        curve: review.curve.iter().map(point).collect(),
        moments: review.moments.iter().map(moment).collect(),
        sections: review.sections.iter().map(section).collect(),
    }
}

fn summary(summary: &study::Summary) -> ReviewSummary {
    let [inaccuracies, mistakes, blunders] = summary.graded.map(|count| count as u32);
    ReviewSummary {
        start: round(summary.start),
        loss: round(summary.loss.mean),
        loss_error: round(summary.loss.error),
        swing: round(summary.swing),
        luck: round(summary.luck.mean),
        luck_error: round(summary.luck.error),
        result: summary.result,
        decisions: summary.decisions as u32,
        inaccuracies,
        mistakes,
        blunders,
    }
}

fn decision<A: ToString + Copy>(decision: &study::Decision<A>) -> ReviewDecision {
    ReviewDecision {
        ply: decision.ply as u32,
        grade: decision.grade.to_string(),
        played: option(&decision.played),
        best: option(&decision.best),
        loss: round(decision.loss.mean),
        loss_error: round(decision.loss.error),
        points: round(decision.points.mean),
        points_error: round(decision.points.error),
        swing: decision.swing.map(round),
        options: decision.options.iter().take(TOLD).map(option).collect(),
        open: decision.open.as_ref().map(|open| OpenLook {
            best: option(&open.best),
            played: option(&open.played),
            luck: round(open.luck.mean),
            luck_error: round(open.luck.error),
        }),
        quick: decision.quick,
    }
}

fn option<A: ToString>(valued: &study::Valued<A>) -> ReviewOption {
    ReviewOption {
        action: valued.action.to_string(),
        win: round(valued.win.mean),
        win_error: round(valued.win.error),
        score: round(valued.score.mean),
        score_error: round(valued.score.error),
        worlds: valued.worlds,
    }
}

fn point(point: &study::Point) -> CurvePoint {
    let rounded = |values: &table::BySeat<f64>| values.as_slice().iter().copied().map(round).collect();
    CurvePoint {
        ply: point.ply as u32,
        watcher: rounded(&point.watcher),
        open: rounded(&point.open),
        score: rounded(&point.score),
    }
}

fn moment<A: ToString + Copy + PartialEq>(moment: &study::Moment<A>) -> Moment {
    let facts = |facts: &[study::Fact]| facts.iter().map(fact).collect();
    let own = moment.kind == study::MomentKind::Play;
    Moment {
        ply: moment.ply as u32,
        seat: SeatName(moment.seat),
        own,
        before: round(moment.chance.0),
        after: round(moment.chance.1),
        grade: moment.grade.map(|grade| grade.to_string()),
        played: moment.actions.0.to_string(),
        better: own.then(|| moment.actions.1.to_string()),
        played_facts: facts(&moment.played),
        better_facts: facts(&moment.better),
        later: facts(&moment.after),
    }
}

fn line(line: &study::Line) -> ReviewLine {
    ReviewLine { ply: line.ply.map(|ply| ply as u32), fact: fact(&line.fact) }
}
