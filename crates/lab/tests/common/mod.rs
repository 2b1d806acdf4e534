//! What the lab's tests share: running a command without a process, and files.
#![allow(dead_code)] // every test file uses its part

use std::path::{Path, PathBuf};

use stolik_lab::{Finding, Registry};

/// What a command gave, as the binary would.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Run {
    /// Standard output as JSON.
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Fails unless the run succeeded.
    pub(crate) fn fine(self) -> Self {
        assert_eq!(self.code, Some(0), "{self:?}");
        self
    }
}

/// Runs a command of our games in the root of the repository.
pub(crate) fn stolik(words: &[&str]) -> Run {
    std::env::set_current_dir(root()).expect("the repository is there");
    match Registry::default().answer(words) {
        Ok(stdout) => Run { code: Some(0), stdout, stderr: String::new() },
        Err(error) => {
            let code = if error.is::<Finding>() { 1 } else { 2 };
            Run { code: Some(code), stdout: String::new(), stderr: format!("error: {error:#}") }
        }
    }
}

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// A file in this test run's own folder.
pub(crate) fn temporary(name: &str, content: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(std::process::id().to_string());
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let path = folder.join(name);
    std::fs::write(&path, content).expect("a file can be written");
    path
}
