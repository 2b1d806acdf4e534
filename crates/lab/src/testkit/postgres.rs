//! A PostgreSQL of a test's own: made in a temporary folder, listening on loopback, gone with the value or the process.
//!
//! A commit reaches the system's memory before it is answered, as ever, so that a database that is cut off in the middle loses
//! nothing; only the disk, which no test takes away, is not waited for.

use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

const SETTINGS: &str = "-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c shared_buffers=16MB \
                        -c fsync=off -c full_page_writes=off";

/// Ports below those the system gives away by itself, so that nobody takes ours while the database is down.
const PORTS: std::ops::Range<u32> = 20_000..32_000;

/// A database server of our own.
pub struct Cluster {
    folder: PathBuf,
    port: u16,
    databases: AtomicU32,
    /// A shell that waits for its input to end, whatever the reason, and then stops the server and removes the folder.
    guard: Child,
}

impl Cluster {
    /// Makes and starts one.
    #[allow(clippy::new_without_default, reason = "it starts a database server")]
    pub fn new() -> Self {
        let folder = PathBuf::from(said(&mut unprivileged("mktemp", &["-d"])));
        let data = folder.join("data");
        let path = data.to_str().expect("a plain path");
        said(&mut server_program(
            "initdb",
            &["-D", path, "-U", "test", "--auth=trust", "--no-sync", "--encoding=UTF8", "--no-locale"],
        ));
        let stop = "cat > /dev/null; \"$0\" -D \"$1/data\" -m immediate stop > /dev/null 2>&1; rm -rf \"$1\"";
        let control = bin().join("pg_ctl");
        let words =
            ["-c", stop, control.to_str().expect("a plain path"), folder.to_str().expect("a plain path")];
        let guard = unprivileged("sh", &words)
            .stdin(Stdio::piped())
            // What is typed to stop the tests must not stop the one who cleans up.
            .process_group(0)
            .spawn()
            .expect("a shell starts");
        let mut cluster = Self { folder, port: 0, databases: AtomicU32::new(0), guard };
        for _ in 0..10 {
            cluster.port = free_port();
            // Another test may have been quicker to take the same port.
            if cluster.try_start().status.success() {
                return cluster;
            }
        }
        panic!("PostgreSQL does not start: {:?}", cluster.try_start());
    }

    /// The address of a new and empty database.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let port = self.port.to_string();
        said(&mut server_program("createdb", &["-h", "127.0.0.1", "-p", &port, "-U", "test", &name]));
        format!("postgres://test@127.0.0.1:{port}/{name}")
    }

    /// Ends it without a word to anybody, as a crash would.
    pub fn stop(&self) {
        said(&mut server_program("pg_ctl", &["-D", &self.data(), "-m", "immediate", "-w", "stop"]));
    }

    /// Starts it again; returns when it answers.
    pub fn start(&self) {
        let output = self.try_start();
        assert!(output.status.success(), "PostgreSQL does not start again: {output:?}");
    }

    fn try_start(&self) -> Output {
        let settings = format!("{SETTINGS} -p {}", self.port);
        let log = format!("{}/log", self.folder.display());
        let words = ["-D", &self.data(), "-l", &log, "-o", &settings, "-w", "start"];
        server_program("pg_ctl", &words).output().expect("pg_ctl runs")
    }

    fn data(&self) -> String {
        format!("{}/data", self.folder.display())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
    }
}

fn server_program(name: &str, words: &[&str]) -> Command {
    unprivileged(bin().join(name).to_str().expect("a plain path"), words)
}

/// The folder with the server's programs.
fn bin() -> PathBuf {
    let told =
        Command::new("pg_config").arg("--bindir").output().ok().filter(|output| output.status.success());
    let told = told.map(|output| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()));
    let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = installed.map(|version| version.path().join("bin")).collect();
    folders.sort();
    let mut all = told.into_iter().chain(folders.into_iter().rev());
    all.find(|folder| folder.join("initdb").exists())
        .expect("these tests need PostgreSQL's server: install it (on Debian: apt-get install postgresql)")
}

/// A command that runs as an ordinary user: PostgreSQL refuses to be run by root.
fn unprivileged(program: &str, words: &[&str]) -> Command {
    let root = said(Command::new("id").arg("-u")) == "0";
    let mut command = Command::new(if root { "setpriv" } else { program });
    if root {
        command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups", program]);
    }
    command.args(words).stdin(Stdio::null()).current_dir("/").env("LC_ALL", "C");
    command
}

/// What a command that must succeed says.
fn said(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {output:?}");
    String::from_utf8(output.stdout).expect("programs print text").trim().to_owned()
}

fn free_port() -> u16 {
    static TRIES: AtomicU32 = AtomicU32::new(0);
    // Tests in other processes begin elsewhere.
    let start = std::process::id().wrapping_mul(7919);
    loop {
        let step = start.wrapping_add(TRIES.fetch_add(1, Ordering::Relaxed)) % (PORTS.end - PORTS.start);
        let port = (PORTS.start + step) as u16;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}
