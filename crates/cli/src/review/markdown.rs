//! A review as Markdown.

use room::wire::Review;

use super::facts::Speaker;
use super::text::{sentences, summary, title};
use super::{Player, change, name, percent};

/// All reviews, one after the other.
pub(super) fn write(game: &str, players: &[Player], reviews: &[Review]) -> String {
    let speaker = Speaker::new(players);
    let all: Vec<String> = reviews.iter().map(|review| one(game, players, &speaker, review)).collect();
    all.join("\n")
}

fn one(game: &str, players: &[Player], speaker: &Speaker<'_>, review: &Review) -> String {
    let mut out = format!("## {game}: {}\n\n", escaped(&name(players, review.seat)));
    out += &escaped(&summary(review)).replace('\n', "\n\n");
    if !review.moments.is_empty() {
        out += "### Moments that mattered\n\n";
    }
    for moment in &review.moments {
        out += &format!("- **{}**\n", escaped(&title(players, moment)));
        out += &sentences(speaker, moment)
            .iter()
            .map(|line| format!("  {}\n", escaped(line)))
            .collect::<String>();
    }
    out += "\n### Decisions\n\n| step | played | | chance | lost | luck | better |\n\
            | --: | --- | --- | --: | --: | --: | --- |\n";
    for decision in &review.decisions {
        let better = if decision.best.action == decision.played.action { "" } else { &decision.best.action };
        let lost = if decision.loss == 0.0 {
            String::new()
        } else {
            format!("{} ± {:.0}", change(-decision.loss), 200.0 * decision.loss_error)
        };
        out += &format!(
            "| {} | {} | {} | {} | {lost} | {} | {better} |\n",
            decision.ply,
            decision.played.action,
            decision.grade,
            percent(decision.played.win),
            decision.open.as_ref().map(|open| change(open.luck)).unwrap_or_default(),
        );
    }
    for section in &review.sections {
        out += &format!("\n### {}\n\n", speaker.heading(&section.code));
        for line in &section.lines {
            let step = line.ply.map(|ply| format!("step {ply}: ")).unwrap_or_default();
            out += &format!("- {step}{}\n", escaped(&speaker.say(&line.fact)));
        }
    }
    out
}

/// A name cannot become a heading, a link or a tag.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if matches!(c, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_names() {
        assert_eq!(escaped("<b>*Ola*|_x_</b>"), "\\<b\\>\\*Ola\\*\\|\\_x\\_\\</b\\>");
        assert_eq!(escaped("Zażółć 50 % → 3"), "Zażółć 50 % → 3");
    }
}
