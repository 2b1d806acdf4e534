//! A part of a processor for a server, as if it had a small machine of its own: a control group of Linux.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The time of which a share is given, in microseconds.
const PERIOD: u32 = 10_000;

/// A group with one process in it. It is removed with this value, when the process has ended.
pub(crate) struct Share {
    folder: PathBuf,
}

impl Share {
    /// So many per cent of a processor for a process.
    pub(crate) fn new(process: u32, percent: u32) -> Result<Self> {
        Self::try_new(process, percent).context(
            "a server cannot be given a share of a processor: that takes Linux, its control groups for processors, and root",
        )
    }

    fn try_new(process: u32, percent: u32) -> std::io::Result<Self> {
        let quota = PERIOD / 100 * percent;
        // The first version of control groups has a tree for processors alone, the second one for everything.
        let (root, limits) = match Path::new("/sys/fs/cgroup/cpu") {
            old if old.is_dir() => (
                old,
                vec![("cpu.cfs_period_us", PERIOD.to_string()), ("cpu.cfs_quota_us", quota.to_string())],
            ),
            _ => (Path::new("/sys/fs/cgroup"), vec![("cpu.max", format!("{quota} {PERIOD}"))]),
        };
        let folder = root.join(format!("stolik-bench-{process}"));
        fs::create_dir(&folder)?;
        let group = Self { folder };
        for (file, limit) in limits {
            fs::write(group.folder.join(file), limit)?;
        }
        fs::write(group.folder.join("cgroup.procs"), process.to_string())?;
        Ok(group)
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let _ = fs::remove_dir(&self.folder);
    }
}
