//! What was measured, for people and for programs.

use std::time::Duration;

use serde_json::{Value, json};

use super::ServerArgs;
use super::player::{Pace, Tally};
use super::study::Study;
use crate::stats::thousands;

/// The memory of all servers in bytes, at four moments.
pub(crate) struct Memory {
    /// Before anybody came.
    pub(crate) bare: Option<u64>,
    /// With all connections, which have said nothing.
    pub(crate) with_sockets: Option<u64>,
    /// With all tables, everybody there, and nobody doing anything.
    pub(crate) with_tables: Option<u64>,
    /// When everybody has gone from the tables and these have left memory; the connections are still there.
    pub(crate) after: Option<u64>,
}

/// All that was measured.
pub(crate) struct Report<'a> {
    pub(crate) args: &'a ServerArgs,
    /// The longest time that a server took to listen.
    pub(crate) started_in: Duration,
    pub(crate) memory: Memory,
    pub(crate) tally: Tally,
    /// What was counted while the stored tables were pruned.
    pub(crate) pruning: Option<Tally>,
    /// What was counted while people read reviews, measured cards and asked for hints.
    pub(crate) study: Option<Study>,
    pub(crate) elapsed: Duration,
    /// Changes that another server was first with.
    pub(crate) conflicts: u64,
    /// What all servers used together, and this process.
    pub(crate) server_processor: Option<Duration>,
    pub(crate) own_processor: Option<Duration>,
}

impl Report<'_> {
    fn is_shared(&self) -> bool {
        self.args.database != "sqlite"
    }

    fn per_second(&self) -> f64 {
        self.tally.actions as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }

    fn percentile(&self, share: f64) -> Option<f64> {
        self.tally.percentile(share)
    }

    /// The slowest of a hundred actions while the stored tables were pruned, in milliseconds, and how many times that without.
    fn while_pruning(&self) -> Option<(f64, f64)> {
        let (pruning, without) = (self.pruning.as_ref()?.percentile(0.99)?, self.percentile(0.99)?);
        Some((pruning, pruning / without))
    }

    /// Of a hundred actions while people studied so many in milliseconds, and how many times that without.
    fn while_studying(&self, share: f64) -> Option<(f64, f64)> {
        let (with, without) = (self.study.as_ref()?.tally.percentile(share)?, self.percentile(share)?);
        Some((with, with / without))
    }

    /// The same as a line, with what was studied.
    fn study_line(&self) -> String {
        let (Some(study), Some((p50, half)), Some((p99, slow))) =
            (&self.study, self.while_studying(0.5), self.while_studying(0.99))
        else {
            return String::new();
        };
        let turns = study.between().map_or_else(String::new, |(low, high)| {
            format!(" ({low:.2} to {high:.2} by {} turns)", study.turns.len())
        });
        format!(
            "studying     p50 {p50:.1} ms, p99 {p99:.1} ms, {half:.2} and {slow:.2}{turns} times those without, while {} people read reviews \
             ({} steps, {} whole), {} measured cards ({} games) and {} hints came ({} refused); {} actions\n",
            self.args.reviews,
            thousands(study.reviews.steps),
            study.reviews.whole,
            self.args.cards,
            thousands(study.cards.steps),
            thousands(study.tally.hints),
            study.tally.hints_refused,
            thousands(study.tally.actions),
        )
    }

    fn per_action(&self, total: f64) -> f64 {
        total / self.tally.actions.max(1) as f64
    }

    fn micros_per_action(&self, spent: Option<Duration>) -> Option<f64> {
        spent.map(|spent| self.per_action(spent.as_secs_f64() * 1e6))
    }

    fn bytes_per_socket(&self) -> Option<u64> {
        let more = self.memory.with_sockets?.saturating_sub(self.memory.bare?);
        Some(more / (2 * u64::from(self.args.tables)))
    }

    fn bytes_per_table(&self) -> Option<u64> {
        let more = self.memory.with_tables?.saturating_sub(self.memory.with_sockets?);
        Some(more / u64::from(self.args.tables))
    }

    pub(crate) fn json(&self) -> Value {
        json!({
            "nodes": self.args.nodes,
            "share": self.args.share,
            "database": if self.is_shared() { "postgres" } else { "sqlite" },
            "pace": if self.args.pace == Pace::Human { "human" } else { "closed" },
            "tables": self.args.tables,
            "sockets": 2 * self.args.tables,
            "stored": self.args.stored,
            "start_ms": self.started_in.as_secs_f64() * 1000.0,
            "seconds": self.elapsed.as_secs_f64(),
            "actions": self.tally.actions,
            "actions_per_second": self.per_second(),
            "p50_ms": self.percentile(0.5),
            "p99_ms": self.percentile(0.99),
            "p99_pruning_ms": self.while_pruning().map(|(pruning, _)| pruning),
            "p99_pruning_ratio": self.while_pruning().map(|(_, ratio)| ratio),
            "reviews": self.args.reviews,
            "hints": self.args.hints,
            "cards": self.args.cards,
            "p50_studying_ms": self.while_studying(0.5).map(|(with, _)| with),
            "p50_studying_ratio": self.while_studying(0.5).map(|(_, ratio)| ratio),
            "p99_studying_ms": self.while_studying(0.99).map(|(with, _)| with),
            "p99_studying_ratio": self.while_studying(0.99).map(|(_, ratio)| ratio),
            "p99_studying_turns": self.study.as_ref().map(|study| &study.turns),
            "actions_studying": self.study.as_ref().map(|study| study.tally.actions),
            "review_steps": self.study.as_ref().map(|study| study.reviews.steps),
            "reviews_whole": self.study.as_ref().map(|study| study.reviews.whole),
            "card_games": self.study.as_ref().map(|study| study.cards.steps),
            "hints_given": self.study.as_ref().map(|study| study.tally.hints),
            "hints_refused": self.study.as_ref().map(|study| study.tally.hints_refused),
            "bytes_per_action": self.per_action(self.tally.bytes as f64),
            "server_us_per_action": self.micros_per_action(self.server_processor),
            "generator_us_per_action": self.micros_per_action(self.own_processor),
            "bytes_per_idle_socket": self.bytes_per_socket(),
            "bytes_per_idle_table": self.bytes_per_table(),
            "memory_bare": self.memory.bare,
            "memory_idle": self.memory.with_tables,
            "memory_tables_gone": self.memory.after,
            "rematches": self.tally.rematches,
            "refused": self.tally.refused,
            "conflicts": self.conflicts,
        })
    }

    pub(crate) fn text(&self) -> String {
        let number = |value: Option<f64>, unit: &str| match value {
            Some(value) => format!("{value:.1} {unit}"),
            None => "not known".to_owned(),
        };
        let memory = |bytes: Option<u64>| number(bytes.map(|bytes| bytes as f64 / 1024.0), "KiB");
        let whole = |bytes: Option<u64>| number(bytes.map(|bytes| bytes as f64 / 1_048_576.0), "MiB");
        format!(
            "servers      {}{} over {}, started in {:.0} ms with {} tables stored\n\
             tables       {} at {} pace, {} games begun again\n\
             actions      {} durable ones a second ({} in {:.1} s), {} refused, {} conflicts\n\
             other seat   p50 {}, p99 {} after sending{}\n\
             {}traffic      {:.0} bytes an action\n\
             processors   {} an action by the servers, {} by this load\n\
             idle socket  {}\n\
             idle table   {} with two people at it\n\
             memory       {} empty, {} with all tables and people, {} when the tables have gone\n",
            self.args.nodes,
            self.args
                .share
                .map_or_else(String::new, |percent| format!(" with {percent} % of a processor each")),
            if self.is_shared() { "PostgreSQL" } else { "SQLite" },
            self.started_in.as_secs_f64() * 1000.0,
            thousands(self.args.stored),
            thousands(u64::from(self.args.tables)),
            if self.args.pace == Pace::Human { "human" } else { "closed-loop" },
            self.tally.rematches,
            thousands(self.per_second() as u64),
            thousands(self.tally.actions),
            self.elapsed.as_secs_f64(),
            self.tally.refused,
            self.conflicts,
            number(self.percentile(0.5), "ms"),
            number(self.percentile(0.99), "ms"),
            self.while_pruning().map_or_else(String::new, |(pruning, ratio)| {
                format!("; while pruning p99 {pruning:.1} ms, {ratio:.2} times that")
            }),
            self.study_line(),
            self.per_action(self.tally.bytes as f64),
            number(self.micros_per_action(self.server_processor), "µs"),
            number(self.micros_per_action(self.own_processor), "µs"),
            memory(self.bytes_per_socket()),
            memory(self.bytes_per_table()),
            whole(self.memory.bare),
            whole(self.memory.with_tables),
            whole(self.memory.after),
        )
    }
}
