//! What a contest of Skakanie showed, for people and for programs.

use std::fmt::Write;

use anyhow::Result;
use serde_json::{Value, json};
use table::Game;

use super::estimate::{Interval, mean, standard_error};
use super::play::Played;
use super::report::{behaviour, number, range, row, table};
use super::schedule::Deal;
use super::teams::{Contest, differences, scores, win_difference, wins};
use super::until::POINTS;

/// The report for people.
pub(super) fn text(contest: &Contest, deals: &[Deal<Played>]) -> Result<String> {
    let (players, seed) = (contest.game.seats(), contest.settings.seed);
    let mut text = format!("skakanie, {players} players, {} deals, seed {seed}\n", deals.len());
    writeln!(text, "{}", contest.game.options())?;
    writeln!(text, "each team plays every deal once, its members a seat further on each time\n")?;
    text.push_str(&team_table(contest, deals));
    text.push_str(&pair_table(contest, deals));
    if let Some(until) = contest.settings.until {
        let verdict = if contest.is_known(deals) { "known" } else { "not known when the games were used up" };
        writeln!(text, "\n{}: {verdict}", until.words(POINTS))?;
    }
    text.push('\n');
    text.push_str(&behaviour(&contest.bots, &contest.records(deals)));
    Ok(text)
}

fn team_table(contest: &Contest, deals: &[Deal<Played>]) -> String {
    let mut rows = vec![row(["team", "games", "win %", "95 %", "team score", "± s.e.", "least", "most"])];
    for (at, team) in contest.teams.iter().enumerate() {
        let (wins, scores) = (wins(deals, at), scores(deals, at));
        let (low, high) = wins.interval();
        let shares = Interval { value: wins.rate(), low, high }.map(|share| share * 100.0);
        rows.push(vec![
            team.name.clone(),
            wins.of.to_string(),
            number(shares.value, 1, false),
            range(shares, 1, false),
            number(mean(&scores).value, 2, false),
            number(standard_error(&scores), 2, false),
            number(scores.iter().copied().fold(f64::INFINITY, f64::min), 0, false),
            number(scores.iter().copied().fold(f64::NEG_INFINITY, f64::max), 0, false),
        ]);
    }
    format!("{}a team needs {} points to win\n", table(&rows), contest.game.target())
}

fn pairs(contest: &Contest) -> impl Iterator<Item = (usize, usize)> {
    let teams = contest.teams.len();
    (0..teams).flat_map(move |first| (first + 1..teams).map(move |second| (first, second)))
}

/// Differences on the same deals, which are surer than those of the means above.
fn pair_table(contest: &Contest, deals: &[Deal<Played>]) -> String {
    if contest.teams.len() < 2 {
        return String::new();
    }
    let mut rows = vec![row(["difference on the same deals", "points", "95 %", "win %", "95 %"])];
    for (first, second) in pairs(contest) {
        let points = mean(&differences(deals, first, second));
        let wins = win_difference(deals, first, second).map(|share| share * 100.0);
        rows.push(vec![
            format!("{} – {}", contest.teams[first].name, contest.teams[second].name),
            number(points.value, 2, true),
            range(points, 2, true),
            number(wins.value, 1, true),
            range(wins, 1, true),
        ]);
    }
    format!("\n{}", table(&rows))
}

/// The report for programs.
pub(super) fn json(contest: &Contest, deals: &[Deal<Played>]) -> Value {
    let records = contest.records(deals);
    let bot = |(bot, record): (&super::spec::Spec, &super::sitter::Record)| json!({ "name": bot.name, "budget": bot.limit.json(), "behaviour": record.json() });
    let team = |(at, team): (usize, &super::teams::Team)| {
        let scores = scores(deals, at);
        let mut score = mean(&scores).json();
        score["standard_error"] = json!(standard_error(&scores));
        json!({ "name": team.name, "wins": wins(deals, at).json(), "score": score })
    };
    let pair = |(first, second): (usize, usize)| {
        json!({
            "first": contest.teams[first].name,
            "second": contest.teams[second].name,
            "points": mean(&differences(deals, first, second)).json(),
            "win_rate": win_difference(deals, first, second).json(),
        })
    };
    json!({
        "game": "skakanie",
        "players": contest.game.seats(),
        "seed": contest.settings.seed,
        "options": contest.game.options().to_string(),
        "deals": deals.len(),
        "target": contest.game.target(),
        "until": contest.settings.until.map(|until| until.words(POINTS)),
        "known": contest.settings.until.map(|_| contest.is_known(deals)),
        "bots": contest.bots.iter().zip(&records).map(bot).collect::<Vec<_>>(),
        "teams": contest.teams.iter().enumerate().map(team).collect::<Vec<_>>(),
        "differences": pairs(contest).map(pair).collect::<Vec<_>>(),
    })
}
