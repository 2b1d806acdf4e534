//! What the server counts, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Upper ends of the classes of commit times, in microseconds.
const CLASSES: [u64; 8] = [500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 1_000_000];

/// Counters and gauges.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) sockets: Gauge,
    /// Connections that are not sockets, or not yet.
    pub(crate) connections: Gauge,
    pub(crate) tables_made: Counter,
    pub(crate) photos_kept: Counter,
    pub(crate) photos_refused: Counter,
    pub(crate) requests: Counter,
    pub(crate) refused: Counter,
    pub(crate) limited: Counter,
    pub(crate) slow_sockets: Counter,
    pub(crate) bot_decisions: Counter,
    pub(crate) store_errors: Counter,
    pub(crate) conflicts: Counter,
    pub(crate) notices_sent: Counter,
    pub(crate) notices_failed: Counter,
    commits: [AtomicU64; CLASSES.len() + 1],
    commit_micros: AtomicU64,
}

/// A number that only grows.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// A number that goes up and down.
#[derive(Default)]
pub(crate) struct Gauge(AtomicU64);

impl Gauge {
    /// One more.
    pub(crate) fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// One less.
    pub(crate) fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// The number now.
    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Metrics {
    /// All connections.
    pub(crate) fn connected(&self) -> u64 {
        self.sockets.get() + self.connections.get()
    }

    /// A change was written, in this time.
    pub(crate) fn committed(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        let class = CLASSES.iter().position(|end| micros <= *end).unwrap_or(CLASSES.len());
        self.commits[class].fetch_add(1, Ordering::Relaxed);
        self.commit_micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// How many changes were written.
    pub(crate) fn written(&self) -> u64 {
        self.commits.iter().map(|class| class.load(Ordering::Relaxed)).sum()
    }

    /// All of them as a text, with how many rooms run, bots think and studies are wanted.
    pub(crate) fn text(&self, rooms: u64, thinking: usize, studies: usize) -> String {
        let mut text = String::new();
        let mut number = |name: &str, kind: &str, help: &str, value: u64| {
            let _ = writeln!(
                text,
                "# HELP stolik_{name} {help}\n# TYPE stolik_{name} {kind}\nstolik_{name} {value}"
            );
        };
        let count = |counter: &Counter| counter.0.load(Ordering::Relaxed);
        number("sockets", "gauge", "Open sockets.", self.sockets.get());
        number("connections", "gauge", "Open connections that are not sockets.", self.connections.get());
        number("rooms", "gauge", "Tables in memory.", rooms);
        number("bot_jobs_pending", "gauge", "Bots that think or wait for a thread.", thinking as u64);
        number(
            "studies_pending",
            "gauge",
            "Reviews and measurements of setup cards that somebody wants.",
            studies as u64,
        );
        number("tables_made_total", "counter", "Tables made.", count(&self.tables_made));
        number("photos_kept_total", "counter", "Photos kept with a table.", count(&self.photos_kept));
        number(
            "photos_refused_total",
            "counter",
            "Photos that could not be used.",
            count(&self.photos_refused),
        );
        number("requests_total", "counter", "Messages of clients.", count(&self.requests));
        number("refused_total", "counter", "Messages that were refused.", count(&self.refused));
        number("limited_total", "counter", "Messages over the rate limit.", count(&self.limited));
        number(
            "slow_sockets_total",
            "counter",
            "Sockets dropped for being too slow.",
            count(&self.slow_sockets),
        );
        number("bot_decisions_total", "counter", "Decisions of bots.", count(&self.bot_decisions));
        number(
            "store_errors_total",
            "counter",
            "Times the database did not answer.",
            count(&self.store_errors),
        );
        number(
            "conflicts_total",
            "counter",
            "Changes that lost the race to another writer.",
            count(&self.conflicts),
        );
        number("notices_sent_total", "counter", "Notices that were taken.", count(&self.notices_sent));
        number(
            "notices_failed_total",
            "counter",
            "Attempts to send one in vain.",
            count(&self.notices_failed),
        );
        self.commit_histogram(&mut text);
        text
    }

    fn commit_histogram(&self, text: &mut String) {
        let name = "stolik_commit_seconds";
        let _ = writeln!(text, "# HELP {name} Time to write a change.\n# TYPE {name} histogram");
        let mut sum = 0;
        for (class, count) in self.commits.iter().enumerate() {
            sum += count.load(Ordering::Relaxed);
            let end =
                CLASSES.get(class).map_or("+Inf".to_owned(), |micros| (*micros as f64 / 1e6).to_string());
            let _ = writeln!(text, "{name}_bucket{{le=\"{end}\"}} {sum}");
        }
        let seconds = self.commit_micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_sum {seconds}\n{name}_count {sum}");
    }
}
