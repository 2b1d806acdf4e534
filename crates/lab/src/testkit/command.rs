//! A command and what it gave.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a command gave.
#[derive(Debug)]
#[allow(missing_docs)] // the names say it
pub struct Run {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl Run {
    /// Runs a binary in the root of the repository, with these arguments and this on standard input.
    pub fn of(binary: &str, args: &[&str], input: &str) -> Self {
        let mut child = Command::new(binary)
            .args(args)
            .current_dir(root())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary is built");
        // A command that fails early does not read its input.
        let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
        let output = child.wait_with_output().expect("the binary ends");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("we print text");
        Self { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
    }

    /// Standard output as JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Fails unless the run succeeded without a word on standard error.
    #[allow(clippy::return_self_not_must_use)] // many look no further
    pub fn fine(self) -> Self {
        assert!(self.code == Some(0) && self.stderr.is_empty(), "{self:?}");
        self
    }
}

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
