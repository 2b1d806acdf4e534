//! What a contest of Gambit showed, for people and for programs.

use std::fmt::Write;

use anyhow::Result;
use serde_json::{Value, json};

use super::estimate::decisive;
use super::play::End;
use super::report::{behaviour, number, range, row, table};
use super::until::{ELO, Until};
use super::versus::{Contest, Mix, Pairing};

/// The report for people.
pub(super) fn text(contest: &Contest, pairings: &[Pairing]) -> Result<String> {
    let mut text = head(contest)?;
    text.push_str(&pairing_table(contest, pairings));
    text.push_str(&verdicts(contest, pairings)?);
    text.push('\n');
    text.push_str(&rating_table(contest, pairings));
    text.push('\n');
    text.push_str(&behaviour(&contest.bots, &contest.records(pairings)));
    Ok(text)
}

fn head(contest: &Contest) -> Result<String> {
    let cards: Vec<&str> = contest.games.iter().map(|game| game.setup().name()).collect();
    let (players, seed) = (contest.seats(), contest.settings.seed);
    let mut text = format!("gambit, {players} players, {}, seed {seed}\n", cards.join(" / "));
    writeln!(text, "{}", contest.games[0].options())?;
    writeln!(text, "{}\n", seats_in_words(contest))?;
    Ok(text)
}

fn seats_in_words(contest: &Contest) -> String {
    match (contest.seats(), contest.mix) {
        (2, _) => "each deal twice, with the seats swapped".to_owned(),
        (seats, Mix::One) => {
            format!(
                "each deal {seats} times: the bot named first alone at every seat, the other at all others"
            )
        }
        (_, Mix::Half) => "each deal six times: two seats each, in every way".to_owned(),
    }
}

fn pairing_table(contest: &Contest, pairings: &[Pairing]) -> String {
    let mut rows = vec![row([
        "pairing", "games", "win %", "95 %", "Elo", "95 %", "points", "95 %", "turns", "calm", "agreed",
    ])];
    for pairing in pairings {
        let rate = contest.win_rate(&pairing.deals);
        let (elo, margin) = (rate.elo(contest.even()), contest.margin(&pairing.deals));
        let share =
            |end| number(pairing.ended(end) as f64 * 100.0 / rate.games.max(1) as f64, 1, false) + " %";
        rows.push(vec![
            name(contest, pairing),
            rate.games.to_string(),
            number(rate.rate() * 100.0, 1, false),
            range(rate.interval().map(|rate| rate * 100.0), 1, false),
            number(elo.value, 0, true),
            range(elo, 0, true),
            number(margin.value, 1, true),
            range(margin, 1, true),
            number(pairing.mean_turns(), 1, false),
            share(End::Calm),
            share(End::Agreed),
        ]);
    }
    table(&rows)
}

fn name(contest: &Contest, pairing: &Pairing) -> String {
    format!("{} – {}", contest.bots[pairing.first], contest.bots[pairing.second])
}

/// What was waited for, and for which pairings it came.
fn verdicts(contest: &Contest, pairings: &[Pairing]) -> Result<String> {
    let Some(until) = contest.settings.until else { return Ok(String::new()) };
    let mut text = format!("\n{}\n", until.words(ELO));
    for pairing in pairings {
        let verdict = match (until, verdict(contest, pairing)) {
            (Until::Within(_), Some(_)) => "known".to_owned(),
            (Until::Better(_), Some(ratio)) => {
                let better = if ratio > 0.0 { pairing.first } else { pairing.second };
                format!(
                    "{} is better (log-likelihood ratio {})",
                    contest.bots[better],
                    number(ratio, 2, true)
                )
            }
            (_, None) => "not known when the games were used up".to_owned(),
        };
        writeln!(text, "  {}: {verdict}", name(contest, pairing))?;
    }
    Ok(text)
}

/// The number that made the answer known, if it is: half the width of the interval or the log-likelihood ratio.
fn verdict(contest: &Contest, pairing: &Pairing) -> Option<f64> {
    let rate = contest.win_rate(&pairing.deals);
    match contest.settings.until? {
        Until::Within(half) => Some(rate.elo(contest.even()).half()).filter(|found| *found <= half),
        Until::Better(difference) => {
            Some(rate.likelihood_ratio(contest.even(), difference)).filter(|ratio| ratio.abs() >= decisive())
        }
    }
}

/// The strongest first.
fn rating_table(contest: &Contest, pairings: &[Pairing]) -> String {
    let mut rated: Vec<_> = contest.bots.iter().zip(contest.ratings(pairings)).collect();
    rated.sort_by(|(_, a), (_, b)| b.value.total_cmp(&a.value));
    let mut rows = vec![row(["rating", "Elo", "95 %"])];
    for (bot, rating) in rated {
        rows.push(vec![bot.name.clone(), number(rating.value, 0, false), range(rating, 0, false)]);
    }
    table(&rows)
}

/// The report for programs.
pub(super) fn json(contest: &Contest, pairings: &[Pairing]) -> Value {
    let behaviour = contest.records(pairings);
    let bots =
        contest.bots.iter().zip(contest.ratings(pairings)).zip(&behaviour).map(|((bot, rating), record)| {
            let mut value = json!({ "name": bot.name, "budget": bot.limit.json(), "rating": rating.json() });
            value["behaviour"] = record.json();
            value
        });
    json!({
        "game": "gambit",
        "players": contest.seats(),
        "seed": contest.settings.seed,
        "options": contest.games[0].options().to_string(),
        "setups": contest.games.iter().map(|game| game.setup().name()).collect::<Vec<_>>(),
        "seats": seats_in_words(contest),
        "until": contest.settings.until.map(|until| until.words(ELO)),
        "bots": bots.collect::<Vec<_>>(),
        "pairings": pairings.iter().map(|pairing| pairing_json(contest, pairing)).collect::<Vec<_>>(),
    })
}

fn pairing_json(contest: &Contest, pairing: &Pairing) -> Value {
    let rate = contest.win_rate(&pairing.deals);
    json!({
        "first": contest.bots[pairing.first].name,
        "second": contest.bots[pairing.second].name,
        "deals": pairing.deals.len(),
        "games": rate.games,
        "wins": rate.wins,
        "win_rate": rate.interval().json(),
        "even_rate": contest.even(),
        "elo": rate.elo(contest.even()).json(),
        "points": contest.margin(&pairing.deals).json(),
        "mean_turns": pairing.mean_turns(),
        "ended": {
            "rules": pairing.ended(End::Rules),
            "calm": pairing.ended(End::Calm),
            "agreed": pairing.ended(End::Agreed),
        },
        "known": verdict(contest, pairing).is_some(),
    })
}
