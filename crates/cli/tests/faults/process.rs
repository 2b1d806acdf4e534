//! Server processes that can be killed, stopped and started again in the same place.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};
use tokio::sync::watch;

/// How often something came back: who found nobody waits for it and tries again.
#[derive(Clone)]
pub(crate) struct Up(watch::Sender<u64>);

impl Up {
    pub(crate) fn new() -> Self {
        Self(watch::Sender::new(0))
    }

    /// Something came back.
    pub(crate) fn tell(&self) {
        self.0.send_modify(|count| *count += 1);
    }

    pub(crate) fn count(&self) -> u64 {
        *self.0.borrow()
    }

    /// Comes when something came back since it was counted.
    pub(crate) async fn after(&self, count: u64) {
        let _ = self.0.subscribe().wait_for(|now| *now > count).await;
    }
}

/// A server.
pub(crate) struct Process {
    pub(crate) address: SocketAddr,
    flags: Vec<String>,
    child: Child,
    /// Kept open, so that it may go on speaking.
    said: BufReader<ChildStdout>,
    up: Up,
}

impl Process {
    /// Starts one with these flags besides the usual ones; returns when it listens.
    pub(crate) fn start(up: &Up, flags: &[&str]) -> Self {
        let flags: Vec<String> = flags.iter().map(ToString::to_string).collect();
        // Below the ports the system gives away by itself: a client that knocks while the server is down must not be given
        // the server's own port to knock from, and then hear itself.
        let first = 10_000 + (std::process::id() % 9_000) as u16;
        let mut places = (first..20_000).map(|port| SocketAddr::from(([127, 0, 0, 1], port)));
        let started = places.find_map(|address| Some((address, spawn(address, &flags)?)));
        let (address, (child, said)) = started.expect("a port is free");
        Self { address, flags, child, said, up: up.clone() }
    }

    /// SIGKILL, and a new process in the same place.
    pub(crate) fn replace(&mut self) {
        self.kill();
        self.start_again();
    }

    /// SIGTERM, and a new process in the same place when the old one has ended in order.
    pub(crate) fn restart(&mut self) {
        self.signal(Signal::TERM);
        assert!(self.child.wait().unwrap().success(), "it ends in order");
        self.start_again();
    }

    /// SIGKILL.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// SIGSTOP: it lives, holds its connections, and does nothing.
    pub(crate) fn stop(&self) {
        self.signal(Signal::STOP);
    }

    /// SIGCONT.
    pub(crate) fn go_on(&self) {
        self.signal(Signal::CONT);
        self.up.tell();
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    fn start_again(&mut self) {
        // The system may take a moment to give the port back.
        (self.child, self.said) = loop {
            if let Some(started) = spawn(self.address, &self.flags) {
                break started;
            }
        };
        self.up.tell();
    }
}

/// Quick and without limits, unless a test says otherwise.
const USUAL: [[&str; 2]; 5] = [
    ["--bot-pause", "0"],
    ["--thinking", "2"],
    ["--failover", "200"],
    ["--messages", "0"],
    ["--creations", "0"],
];

/// A process that listens there; nothing if it could not.
fn spawn(address: SocketAddr, flags: &[String]) -> Option<(Child, BufReader<ChildStdout>)> {
    let usual = USUAL.into_iter().filter(|[name, _]| !flags.iter().any(|flag| flag == name));
    let mut child = Command::new(env!("CARGO_BIN_EXE_stolik"))
        .args(["serve", "--listen", &address.to_string(), "--stop-with-input"])
        .args(usual.flatten())
        .args(flags)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    if said.read_line(&mut line).unwrap() == 0 {
        child.wait().unwrap();
        return None;
    }
    Some((child, said))
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
