//! What a contest of opponents showed, for people and for programs.

use serde_json::{Value, json};

use super::contest::{Contest, Deals, Tournament};
use super::estimate::Strength;
use super::play::{Agreement, End, Played};
use super::report::{behaviour, number, range, row, table};
use super::spec::Spec;
use super::stop_rule::{ELO, StopRule};
use super::versus::{Mix, Pairings};
use crate::LabGame;
use crate::stats::{Interval, interval_json, ratio};

/// What is reported: a contest and the deals of its pairings.
pub(crate) struct Report<'a, G> {
    pub(crate) contest: &'a Contest<G, Pairings>,
    pub(crate) lanes: &'a [Deals],
}

impl<G: LabGame> Report<'_, G> {
    /// The report for people.
    pub(crate) fn text(&self) -> String {
        let Contest { games, bots, settings, .. } = self.contest;
        let setups: String = match self.setups().join(" / ") {
            none if none.is_empty() => none,
            names => format!("{names}, "),
        };
        format!(
            "{}, {} players, {setups}seed {}\n{}\n{}\n\n{}{}{}{}\n{}\n{}",
            G::NAME,
            games[0].seats(),
            settings.seed,
            self.contest.options(),
            self.seats_in_words(),
            self.pairing_table(),
            self.lost_table(),
            self.agreements(),
            self.verdicts(),
            self.rating_table(),
            behaviour(bots, &self.contest.behaviour(self.lanes))
        )
    }

    fn setups(&self) -> Vec<&str> {
        self.contest.games.iter().filter_map(|game| game.setup_name()).collect()
    }

    fn seats_in_words(&self) -> String {
        match (self.contest.games[0].seats(), self.contest.tournament.mix) {
            (2, _) => "each deal twice, with the seats swapped".to_owned(),
            (seats, Mix::One) => format!(
                "each deal {seats} times: the bot named first alone at every seat, the other at all others"
            ),
            (_, Mix::Half) => format!(
                "each deal {} times: half of the seats each, in every way",
                self.contest.tournament.size().1
            ),
        }
    }

    /// The two bots' numbers and the deals of each pairing.
    fn pairings(&self) -> impl Iterator<Item = ((usize, usize), &Deals)> {
        self.contest.tournament.pairs.iter().copied().zip(self.lanes)
    }

    fn pairing_table(&self) -> String {
        let mut rows = vec![row([
            "pairing", "games", "win %", "95 %", "Elo", "95 %", "points", "95 %", "turns", "calm", "agreed",
        ])];
        for (pair, deals) in self.pairings() {
            let tournament = &self.contest.tournament;
            let rate = tournament.win_rate(deals);
            let (elo, margin) = (rate.elo(tournament.even), tournament.margin(deals));
            let share =
                |end| number(ratio(ended(deals, end) as f64 * 100.0, rate.games as f64), 1, false) + " %";
            rows.push(vec![
                self.name(pair),
                rate.games.to_string(),
                number(rate.rate() * 100.0, 1, false),
                range(rate.interval().map(|rate| rate * 100.0), 1, false),
                number(elo.value, 0, true),
                range(elo, 0, true),
                number(margin.value, 1, true),
                range(margin, 1, true),
                number(mean_turns(deals), 1, false),
                share(End::Calm),
                share(End::Agreed),
            ]);
        }
        table(&rows)
    }

    /// Who won where the bot named first sat alone and lost; nothing with two players.
    fn lost_table(&self) -> String {
        let mut rows = Vec::new();
        for (pair, deals) in self.pairings() {
            let shares = self.contest.tournament.lost_to(deals);
            if rows.is_empty() && !shares.is_empty() {
                let head = (1..=shares.len()).flat_map(|after| [format!("{after} after"), "95 %".to_owned()]);
                rows.push(std::iter::once("lost to, %".to_owned()).chain(head).collect());
            }
            let cells = shares.iter().map(|share| share.map(|share| share * 100.0));
            let cells = cells.flat_map(|share| [number(share.value, 1, false), range(share, 1, false)]);
            if !shares.is_empty() {
                rows.push(std::iter::once(self.name(pair)).chain(cells).collect());
            }
        }
        if rows.is_empty() { String::new() } else { format!("\n{}", table(&rows)) }
    }

    /// What playing on showed of the games that all had agreed to end.
    fn agreements(&self) -> String {
        let count = |agreement| self.lanes.iter().map(|deals| agreements(deals, agreement)).sum::<usize>();
        let (same, other) = (count(Agreement::ChangedNothing), count(Agreement::ChangedTheWinner));
        match same + other {
            0 => String::new(),
            all => format!(
                "{all} games that ended by agreement were played on: {other} had another winner then\n"
            ),
        }
    }

    fn name(&self, (first, second): (usize, usize)) -> String {
        format!("{} – {}", self.contest.bots[first], self.contest.bots[second])
    }

    fn verdict(&self, deals: &Deals) -> Option<f64> {
        self.contest.tournament.verdict(self.contest.settings.until?, deals)
    }

    /// What was waited for, and for which pairings it came.
    fn verdicts(&self) -> String {
        let Some(rule) = self.contest.settings.until else { return String::new() };
        let lines = self.pairings().map(|(pair, deals)| {
            let verdict = match (rule, self.verdict(deals)) {
                (StopRule::Within(_), Some(_)) => "known".to_owned(),
                (StopRule::Better(_), Some(ratio)) => {
                    let better = &self.contest.bots[if ratio > 0.0 { pair.0 } else { pair.1 }];
                    format!("{better} is better (log-likelihood ratio {})", number(ratio, 2, true))
                }
                (_, None) => "not known when the games were used up".to_owned(),
            };
            format!("  {}: {verdict}\n", self.name(pair))
        });
        format!("\n{}\n{}", rule.words(ELO), lines.collect::<String>())
    }

    fn ratings(&self) -> Vec<Interval> {
        let Contest { bots, tournament, settings, .. } = self.contest;
        tournament.ratings(bots.len(), self.lanes, settings.seed)
    }

    /// The strongest first.
    fn rating_table(&self) -> String {
        let mut rated: Vec<_> = self.contest.bots.iter().zip(self.ratings()).collect();
        rated.sort_by(|(_, a), (_, b)| b.value.total_cmp(&a.value));
        let line = |(bot, rating): (&Spec, Interval)| {
            vec![bot.name.clone(), number(rating.value, 0, false), range(rating, 0, false)]
        };
        let rows: Vec<_> =
            std::iter::once(row(["rating", "Elo", "95 %"])).chain(rated.into_iter().map(line)).collect();
        table(&rows)
    }

    /// The report for programs.
    pub(crate) fn json(&self) -> Value {
        let Contest { games, bots, settings, .. } = self.contest;
        let behaviour = self.contest.behaviour(self.lanes);
        let bots = bots.iter().zip(self.ratings()).zip(&behaviour).map(|((bot, rating), behaviour)| {
            json!({
                "name": bot.name,
                "budget": bot.limit.json(),
                "rating": interval_json(rating),
                "behaviour": behaviour.json(),
            })
        });
        json!({
            "game": G::NAME,
            "players": games[0].seats(),
            "seed": settings.seed,
            "options": self.contest.options(),
            "setups": self.setups(),
            "seats": self.seats_in_words(),
            "until": settings.until.map(|rule| rule.words(ELO)),
            "bots": bots.collect::<Vec<_>>(),
            "pairings": self.pairings().map(|(pair, deals)| self.pairing_json(pair, deals)).collect::<Vec<_>>(),
        })
    }

    fn pairing_json(&self, (first, second): (usize, usize), deals: &Deals) -> Value {
        let Contest { bots, tournament, .. } = self.contest;
        let rate = tournament.win_rate(deals);
        json!({
            "first": bots[first].name,
            "second": bots[second].name,
            "deals": deals.len(),
            "games": rate.games,
            "wins": rate.wins,
            "win_rate": interval_json(rate.interval()),
            "even_rate": tournament.even,
            "elo": interval_json(rate.elo(tournament.even)),
            "points": interval_json(tournament.margin(deals)),
            "lost_to": tournament.lost_to(deals).into_iter().map(interval_json).collect::<Vec<_>>(),
            "mean_turns": mean_turns(deals),
            "ended": {
                "rules": ended(deals, End::Rules),
                "calm": ended(deals, End::Calm),
                "agreed": ended(deals, End::Agreed),
            },
            "played_on": {
                "same_winner": agreements(deals, Agreement::ChangedNothing),
                "other_winner": agreements(deals, Agreement::ChangedTheWinner),
            },
            "known": self.verdict(deals).is_some(),
        })
    }
}

/// How many games ended so.
fn ended(deals: &Deals, end: End) -> usize {
    deals.iter().flatten().filter(|played| played.end == end).count()
}

/// How many games that ended by agreement showed this when they were played on.
fn agreements(deals: &Deals, agreement: Agreement) -> usize {
    deals.iter().flatten().filter(|played| played.agreement == Some(agreement)).count()
}

fn mean_turns(deals: &Deals) -> f64 {
    let turns = |played: &Played| f64::from(played.turns);
    ratio(deals.iter().flatten().map(turns).sum(), deals.iter().flatten().count() as f64)
}
