//! A server process of our own: started, asked and measured from outside, and gone when this value is.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::share::Share;

/// How many ticks of `/proc` a second has, on every Linux there is.
const TICKS: f64 = 100.0;

/// A running server.
pub(crate) struct Node {
    pub(crate) address: SocketAddr,
    /// From starting it until it listened.
    pub(crate) started_in: Duration,
    /// It stops when its input ends, so that it does not even survive us if we are killed.
    child: Child,
    /// Kept open, so that the server can go on speaking to it.
    _said: BufReader<ChildStdout>,
    /// Its part of a processor, if it has not all of them.
    share: Option<Share>,
}

impl Node {
    /// Starts this same program as a server over a database, on so many threads, with at most so many per cent of a
    /// processor; returns when it listens.
    pub(crate) fn start(place: &[String; 2], threads: usize, share: Option<u32>) -> Result<Self> {
        let start = Instant::now();
        let mut child = stolik()?
            .args(["serve", "--listen", "127.0.0.1:0", "--stop-with-input"])
            .args(["--messages", "0", "--creations", "0", "--sockets", "1000000", "--idle", "1"])
            .args(place)
            .env("TOKIO_WORKER_THREADS", threads.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("the server does not start")?;
        let mut said = BufReader::new(child.stdout.take().context("its output is piped")?);
        let mut line = String::new();
        said.read_line(&mut line)?;
        let Some(address) = line.trim_end().rsplit("//").next().and_then(|text| text.parse().ok()) else {
            let _ = child.kill();
            let _ = child.wait();
            bail!("the server did not start; what it said is above");
        };
        let mut node = Self { address, started_in: start.elapsed(), child, _said: said, share: None };
        if let Some(percent) = share {
            node.share = Some(Share::new(node.child.id(), percent)?);
        }
        Ok(node)
    }

    /// What it has used of the processors so far.
    pub(crate) fn processor(&self) -> Option<Duration> {
        processor(&self.child.id().to_string())
    }

    /// Its memory in bytes.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        // A group can be removed when nobody is in it.
        drop(self.share.take());
    }
}

/// This same program, without what the environment says about servers.
fn stolik() -> Result<Command> {
    let mut command = Command::new(std::env::current_exe()?);
    for name in ["STOLIK_DATA", "STOLIK_DATABASE_URL", "STOLIK_PUBLIC_URL"] {
        command.env_remove(name);
    }
    Ok(command)
}

/// What `stolik admin` answers about a database.
pub(crate) fn admin(place: &[String; 2], words: &[&str]) -> Result<String> {
    let output = stolik()?.arg("admin").args(words).args(place).stderr(Stdio::inherit()).output()?;
    if !output.status.success() {
        bail!("the database cannot be prepared; what was said is above");
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// What this process has used of the processors so far.
pub(crate) fn own_processor() -> Option<Duration> {
    processor("self")
}

/// From `/proc`; nothing where there is none.
fn processor(process: &str) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name may have blanks and brackets in it; what follows it has not.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    Some(Duration::from_secs_f64((ticks()? + ticks()?) as f64 / TICKS))
}
