//! Several stages at a time, each in a process of its own. One alone often leaves processors idle: a compiler at its last crate, tests that
//! wait for a server, a browser that waits for a page.
//!
//! What a stage prints goes to a file and is shown as a whole, one stage after the other in the order in which they began, but one that fails
//! at once; that of the oldest that runs is shown while it runs.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use super::{LONG, Ordering, Stage};
use crate::shell::target_dir;

/// More stages than this at a time would only wait for each other: most use two processors well.
const AT_ONCE: usize = 2;
/// How often it is looked what they print, and whether they have ended.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// A stage that was begun.
struct Begun<'a> {
    stage: &'a Stage,
    child: Child,
    output: File,
    path: PathBuf,
    /// Did it pass? `None` while it runs.
    passed: Option<bool>,
    /// Was all that it printed shown?
    shown: bool,
}

/// Runs the stages, each after those it comes after. Returns their lines of the summary. If one fails no other is begun; those that run are
/// waited for, as who mends one thing wants to know of the other.
pub(super) fn run(stages: &[&Stage]) -> Result<Vec<String>> {
    let folder = target_dir().join("stages");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let mut begun: Vec<Begun<'_>> = Vec::new();
    loop {
        let any_failed = begun.iter().any(|one| one.passed == Some(false));
        while !any_failed && let Some(stage) = next(stages, &begun) {
            begun.push(begin(stage, &folder)?);
        }
        if begun.iter().all(|one| one.shown) {
            break;
        }
        // What a stage printed is in its file when it has ended.
        for one in begun.iter_mut().filter(|one| one.passed.is_none()) {
            one.passed = one.child.try_wait()?.map(|status| status.success());
        }
        for one in begun.iter_mut().filter(|one| one.passed == Some(false) && !one.shown) {
            one.show()?;
        }
        while let Some(one) = begun.iter_mut().find(|one| !one.shown) {
            one.show()?;
            if !one.shown {
                break;
            }
        }
        std::thread::sleep(LOOK_EVERY);
    }
    let failed: Vec<&str> =
        begun.iter().filter(|one| one.passed == Some(false)).map(|one| one.stage.name).collect();
    if !failed.is_empty() {
        let passed = begun.len() - failed.len();
        bail!(
            "stages: {passed} passed, {} failed ({}), {} not begun",
            failed.len(),
            failed.join(", "),
            stages.len() - begun.len()
        );
    }
    begun.iter().map(Begun::summary).collect()
}

/// The first stage that can begin now.
fn next<'a>(stages: &[&'a Stage], begun: &[Begun<'_>]) -> Option<&'a Stage> {
    let running = begun.iter().filter(|one| one.passed.is_none()).count();
    let state = |name: &str| begun.iter().find(|one| one.stage.name == name).map(|one| one.passed);
    first_ready(stages, running, |name| state(name).map(|passed| passed.is_some()))
}

/// `ended` says whether a stage has ended; `None` if it has not begun.
fn first_ready<'a>(
    stages: &[&'a Stage],
    running: usize,
    ended: impl Fn(&str) -> Option<bool>,
) -> Option<&'a Stage> {
    let wanted = |name: &str| stages.iter().any(|stage| stage.name == name);
    let is_ready =
        |stage: &Stage| stage.after.iter().all(|before| !wanted(before) || ended(before) == Some(true));
    let mut waiting = stages.iter().filter(|stage| ended(stage.name).is_none());
    if running < AT_ONCE { waiting.find(|stage| is_ready(stage)).copied() } else { None }
}

fn begin<'a>(stage: &'a Stage, folder: &Path) -> Result<Begun<'a>> {
    let path = folder.join(stage.name).with_extension("log");
    let written = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
    let output = File::open(&path)?;
    let mut command = Command::new(std::env::current_exe().context("this program does not know its file")?);
    command.args(["test", stage.name]).args(LONG.load(Ordering::Relaxed).then_some("--long"));
    let child = command.stdin(Stdio::null()).stdout(written.try_clone()?).stderr(written).spawn();
    let child = child.with_context(|| format!("cannot begin stage “{}”", stage.name))?;
    Ok(Begun { stage, child, output, path, passed: None, shown: false })
}

impl Begun<'_> {
    /// Shows what it printed and was not shown yet.
    fn show(&mut self) -> Result<()> {
        let mut text = Vec::new();
        self.output.read_to_end(&mut text)?;
        let mut terminal = std::io::stdout().lock();
        terminal.write_all(&text)?;
        self.shown = self.passed.is_some();
        Ok(terminal.flush()?)
    }

    /// The line of the summary that it wrote itself.
    fn summary(&self) -> Result<String> {
        let text = String::from_utf8_lossy(&fs::read(&self.path)?).into_owned();
        let line = text.lines().rev().find(|line| line.starts_with(self.stage.name));
        line.map(ToOwned::to_owned).with_context(|| format!("stage “{}” wrote no summary", self.stage.name))
    }
}

#[cfg(test)]
mod tests {
    use super::super::STAGES;
    use super::*;

    /// Runs the stages of these names without running anything: whichever began first ends first. Returns what began together.
    fn order(names: &[&str]) -> Vec<Vec<&'static str>> {
        let stages: Vec<&Stage> = STAGES.iter().filter(|stage| names.contains(&stage.name)).collect();
        let (mut begun, mut ended): (Vec<&str>, usize) = (Vec::new(), 0);
        let mut together = Vec::new();
        loop {
            let state =
                |name: &str, begun: &[&str]| begun.iter().position(|one| *one == name).map(|at| at < ended);
            while let Some(stage) = first_ready(&stages, begun.len() - ended, |name| state(name, &begun)) {
                begun.push(stage.name);
            }
            if ended == begun.len() {
                return together;
            }
            together.push(
                STAGES.iter().map(|stage| stage.name).filter(|name| begun[ended..].contains(name)).collect(),
            );
            ended += 1;
        }
    }

    #[test]
    fn two_stages_run_at_a_time_unless_one_needs_the_other() {
        assert_eq!(order(&["clippy", "test"]), [["clippy"], ["test"]]);
        assert_eq!(order(&["tidy", "fmt", "web"]), [vec!["tidy", "fmt"], vec!["fmt", "web"], vec!["web"]]);
        assert_eq!(order(&["python", "doc"]), [vec!["python", "doc"], vec!["doc"]]);
        assert_eq!(
            order(&["doc", "browser", "engines"]),
            [vec!["engines", "doc"], vec!["doc"], vec!["browser"]]
        );
        let all: Vec<&str> = STAGES.iter().map(|stage| stage.name).collect();
        assert_eq!(order(&all).len(), STAGES.len(), "each has its turn");
    }
}
