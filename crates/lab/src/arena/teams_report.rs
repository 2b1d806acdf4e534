//! What a contest of teams showed, for people and for programs.

use serde_json::{Value, json};
use table::Points;

use super::contest::{Contest, Deals, Tournament};
use super::estimate::{mean, standard_error};
use super::report::{behaviour, number, range, row, table};
use super::stop_rule::POINTS;
use super::teams::{Teams, differences, scores, win_difference, wins};
use crate::LabGame;
use crate::stats::interval_json;

/// What is reported: a contest and its deals.
pub(crate) struct Report<'a, G> {
    pub(crate) contest: &'a Contest<G, Teams>,
    pub(crate) lanes: &'a [Deals],
}

impl<G: LabGame> Report<'_, G> {
    /// The report for people.
    pub(crate) fn text(&self) -> String {
        let Contest { games, bots, settings, .. } = self.contest;
        let until = settings.until.map_or_else(String::new, |rule| {
            let known = self.is_known() == Some(true);
            let verdict = if known { "known" } else { "not known when the games were used up" };
            format!("\n{}: {verdict}\n", rule.words(POINTS))
        });
        format!(
            "{}, {} players, {} deals, seed {}\n{}\n\
             each team plays every deal once, its members a seat further on each time\n\n{}{}{until}\n{}",
            G::NAME,
            games[0].seats(),
            self.deals().len(),
            settings.seed,
            self.contest.options(),
            self.team_table(),
            self.pair_table(),
            behaviour(bots, &self.contest.behaviour(self.lanes))
        )
    }

    fn deals(&self) -> &Deals {
        &self.lanes[0]
    }

    /// The points that a team needs to win.
    fn target(&self) -> Option<Points> {
        Some(self.deals().first()?.first()?.outcome.team?.target)
    }

    fn is_known(&self) -> Option<bool> {
        Some(self.contest.tournament.is_known(self.contest.settings.until?, self.deals()))
    }

    fn team_table(&self) -> String {
        let mut rows = vec![row(["team", "games", "win %", "95 %", "team score", "± s.e.", "least", "most"])];
        for (at, team) in self.contest.tournament.0.iter().enumerate() {
            let (wins, scores) = (wins(self.deals(), at), scores(self.deals(), at));
            let shares = wins.interval().map(|share| share * 100.0);
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
        let target = self.target().map(|target| format!("a team needs {target} points to win\n"));
        table(&rows) + &target.unwrap_or_default()
    }

    /// Differences on the same deals, which are surer than those of the means above.
    fn pair_table(&self) -> String {
        let teams = &self.contest.tournament;
        if teams.0.len() < 2 {
            return String::new();
        }
        let mut rows = vec![row(["difference on the same deals", "points", "95 %", "win %", "95 %"])];
        for (first, second) in teams.pairs() {
            let points = mean(&differences(self.deals(), first, second));
            let wins = win_difference(self.deals(), first, second).map(|share| share * 100.0);
            rows.push(vec![
                format!("{} – {}", teams.0[first].name, teams.0[second].name),
                number(points.value, 2, true),
                range(points, 2, true),
                number(wins.value, 1, true),
                range(wins, 1, true),
            ]);
        }
        format!("\n{}", table(&rows))
    }

    /// The report for programs.
    pub(crate) fn json(&self) -> Value {
        let Contest { games, bots, settings, tournament: teams } = self.contest;
        let behaviour = self.contest.behaviour(self.lanes);
        let bots = bots.iter().zip(&behaviour).map(|(bot, behaviour)| {
            json!({ "name": bot.name, "budget": bot.limit.json(), "behaviour": behaviour.json() })
        });
        let team = |at: usize| {
            let scores = scores(self.deals(), at);
            let mut score = interval_json(mean(&scores));
            score["standard_error"] = json!(standard_error(&scores));
            json!({ "name": teams.0[at].name, "wins": wins(self.deals(), at).json(), "score": score })
        };
        let pair = |(first, second): (usize, usize)| {
            json!({
                "first": teams.0[first].name,
                "second": teams.0[second].name,
                "points": interval_json(mean(&differences(self.deals(), first, second))),
                "win_rate": interval_json(win_difference(self.deals(), first, second)),
            })
        };
        json!({
            "game": G::NAME,
            "players": games[0].seats(),
            "seed": settings.seed,
            "options": self.contest.options(),
            "deals": self.deals().len(),
            "target": self.target(),
            "until": settings.until.map(|rule| rule.words(POINTS)),
            "known": self.is_known(),
            "bots": bots.collect::<Vec<_>>(),
            "teams": (0..teams.0.len()).map(team).collect::<Vec<_>>(),
            "differences": teams.pairs().map(pair).collect::<Vec<_>>(),
        })
    }
}
