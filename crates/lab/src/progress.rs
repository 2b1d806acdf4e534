//! A progress bar on the terminal for work that takes longer than a second; elsewhere nothing.

use std::sync::Once;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Work that takes longer than this shows how far it is.
const SHOW_AFTER: Duration = Duration::from_secs(1);

/// How far some work is. It stays hidden for the first second and where standard error is not a terminal.
pub struct Progress {
    bar: ProgressBar,
    start: Instant,
    shown: Once,
}

impl Progress {
    /// Work of so many steps; `unit` is what is counted, such as `games`.
    pub fn new(steps: u64, unit: &'static str) -> Self {
        let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::hidden());
        let template = format!("{{wide_bar}} {{human_pos}} of {{human_len}} {unit}, {{eta}} to go");
        bar.set_style(
            ProgressStyle::with_template(&template).expect("the template above has only known fields"),
        );
        Self { bar, start: Instant::now(), shown: Once::new() }
    }

    /// There are so many steps, as is known now.
    pub fn expect(&self, steps: u64) {
        self.bar.set_length(steps);
    }

    /// So many more steps are done. May be called from any thread.
    pub fn add(&self, steps: u64) {
        self.bar.inc(steps);
        if self.start.elapsed() > SHOW_AFTER {
            // Indicatif itself draws nothing where standard error is not a terminal.
            self.shown.call_once(|| self.bar.set_draw_target(ProgressDrawTarget::stderr()));
        }
    }

    /// The time since the work began.
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }
}

/// The bar is taken off the screen.
impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
