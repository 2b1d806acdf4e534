//! A review for the terminal.

use room::wire::{Moment, Review, ReviewDecision};

use super::facts::Speaker;
use super::{Player, change, name, percent};

/// All reviews, one after the other.
pub(super) fn write(game: &str, players: &[Player], reviews: &[Review]) -> String {
    let speaker = Speaker::new(players);
    reviews.iter().map(|review| one(game, players, &speaker, review)).collect::<Vec<_>>().join("\n")
}

fn one(game: &str, players: &[Player], speaker: &Speaker<'_>, review: &Review) -> String {
    let mut out = format!("{game} · {}\n\n", name(players, review.seat));
    out += &summary(review);
    if !review.moments.is_empty() {
        out += "\nMoments that mattered\n";
    }
    for moment in &review.moments {
        out += &format!("  {}\n", title(players, moment));
        out += &sentences(speaker, moment).iter().map(|line| format!("      {line}\n")).collect::<String>();
    }
    out += "\n  step  decision      chance   lost        luck  better        with open cards\n";
    out += &review.decisions.iter().map(row).collect::<String>();
    for section in &review.sections {
        out += &format!("\n{}\n", speaker.heading(&section.code));
        for line in &section.lines {
            let step = line.ply.map(|ply| format!("{ply:>4}")).unwrap_or_default();
            out += &format!("  {step:>4}  {}\n", speaker.say(&line.fact));
        }
    }
    out
}

/// How the result came about, in one line, and how many decisions were bad.
pub(super) fn summary(review: &Review) -> String {
    let sum = &review.summary;
    let result = match sum.result {
        Some(result) if result > 0.5 => "won",
        Some(_) => "did not win",
        None => "is not over",
    };
    format!(
        "{} at the start, {} by decisions (± {:.0}), {} by luck (± {:.0}), {} by the others and the rest: {result}.\n\
         {} decisions; inaccuracies: {}, mistakes: {}, blunders: {}.\n",
        percent(sum.start),
        change(-sum.loss),
        200.0 * sum.loss_error,
        change(sum.luck),
        200.0 * sum.luck_error,
        change(sum.swing - sum.luck),
        sum.decisions,
        sum.inaccuracies,
        sum.mistakes,
        sum.blunders,
    )
}

/// What a moment is, in a line.
pub(super) fn title(players: &[Player], moment: &Moment) -> String {
    let chance = format!("{} → {}", percent(moment.before), percent(moment.after));
    match (&moment.grade, &moment.better) {
        (Some(grade), Some(better)) => {
            format!("step {}, {grade}: {}; better {better} ({chance})", moment.ply, moment.played)
        }
        _ => format!("step {}, {}: {} ({chance})", moment.ply, name(players, moment.seat), moment.played),
    }
}

/// What is said of a moment.
pub(super) fn sentences(speaker: &Speaker<'_>, moment: &Moment) -> Vec<String> {
    let said = |what: &str, facts: &[room::wire::Fact]| {
        (!facts.is_empty()).then(|| format!("{what}{}", speaker.say_all(facts)))
    };
    let lines = if moment.own {
        [
            said(&format!("{}: ", moment.played), &moment.played_facts),
            moment.better.as_ref().and_then(|better| said(&format!("{better}: "), &moment.better_facts)),
            said("", &moment.later),
        ]
    } else {
        [said("", &moment.played_facts), None, None]
    };
    lines.into_iter().flatten().collect()
}

fn row(decision: &ReviewDecision) -> String {
    let better = if decision.best.action == decision.played.action { "" } else { &decision.best.action };
    let lost = if decision.loss == 0.0 {
        String::new()
    } else {
        format!("{} ± {:.0}", change(-decision.loss), 200.0 * decision.loss_error)
    };
    let open = decision.open.as_ref().map(|open| {
        let same = open.best.action == open.played.action;
        format!("{} {}", if same { "the same" } else { &open.best.action }, percent(open.best.win))
    });
    let mark = match decision.grade.as_str() {
        "inaccuracy" => "?!",
        "mistake" => "?",
        "blunder" => "??",
        _ => "",
    };
    let line = format!(
        "  {:>4}  {:<12}{:<2}{:>6}   {lost:<9}{:>6}  {better:<12}  {}",
        decision.ply,
        decision.played.action,
        mark,
        percent(decision.played.win),
        decision.open.as_ref().map(|open| change(open.luck)).unwrap_or_default(),
        open.unwrap_or_default(),
    );
    format!("{}\n", line.trim_end())
}
