//! Who may wait: threads for those who study step aside for those who play, where the system can do that for a thread.

use std::time::{Duration, Instant};

/// What a thread gets of a processor that something else wants as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Share {
    /// Nearly nothing: whatever wakes up has the processor at once. A low priority alone does not do that: the system lets a thread
    /// finish its slice of some milliseconds first.
    Rest,
    /// A tenth of what the other gets.
    Tenth,
}

impl Share {
    /// The calling thread gets this share from now on. A system that refuses is no reason not to work: whoever works rests between
    /// steps anyway.
    pub(crate) fn take(self) {
        // Elsewhere the same calls are about the whole process.
        #[cfg(target_os = "linux")]
        {
            static SAID: std::sync::Once = std::sync::Once::new();
            if let Err(error) = self.ask() {
                SAID.call_once(|| tracing::warn!(%error, "those who study have the priority of all others"));
            }
        }
    }

    #[cfg(target_os = "linux")]
    fn ask(self) -> std::io::Result<()> {
        use thread_priority::{NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy};

        /// A tenth.
        const NICE: i32 = 10;
        match self {
            Self::Rest => thread_priority::set_thread_priority_and_policy(
                thread_priority::thread_native_id(),
                ThreadPriority::Min,
                ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle),
            )
            .map_err(std::io::Error::other),
            Self::Tenth => Ok(rustix::process::setpriority_process(None, NICE)?),
        }
    }
}

/// What a thread's work took by the clock, and how much of that the processor worked for it.
pub(crate) struct Stopwatch {
    start: Instant,
    worked: Duration,
}

impl Stopwatch {
    /// The thread that starts it is the one that asks it.
    pub(crate) fn start() -> Self {
        Self { start: Instant::now(), worked: worked() }
    }

    /// By the clock.
    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Did the thread mostly wait for a processor, and for long?
    pub(crate) fn stood_still(&self) -> bool {
        is_still(self.elapsed(), worked().saturating_sub(self.worked))
    }
}

/// A step that takes half a second, and less than a twentieth of that of a processor.
fn is_still(elapsed: Duration, worked: Duration) -> bool {
    elapsed > Duration::from_millis(500) && elapsed > worked * 20
}

/// The processor's time for this thread; as long as nobody counts it nothing stands still.
fn worked() -> Duration {
    #[cfg(target_os = "linux")]
    {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
    }
    #[cfg(not(target_os = "linux"))]
    {
        static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn a_thread_steps_aside_alone() {
        use thread_priority::{NormalThreadSchedulePolicy, ThreadSchedulePolicy, thread_schedule_policy};

        let own = || {
            let nice = rustix::process::getpriority_process(None).expect("everybody may ask");
            (nice, thread_schedule_policy().expect("everybody may ask"))
        };
        let before = own();
        let aside = |share: Share| {
            let thread = std::thread::spawn(move || {
                share.take();
                own()
            });
            thread.join().expect("it only asks")
        };
        assert_eq!(aside(Share::Tenth).0, 10);
        assert_eq!(aside(Share::Rest).1, ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle));
        assert_eq!(own(), before);
    }

    #[test]
    fn who_works_or_only_waits_a_moment_does_not_stand_still() {
        let ms = Duration::from_millis;
        assert!(!is_still(ms(400), ms(0)), "a moment");
        assert!(!is_still(ms(2000), ms(150)), "it works");
        assert!(is_still(ms(2000), ms(30)));
    }
}
