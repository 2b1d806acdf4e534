//! What the lab's tests share: running a command without a process, and files.
#![allow(dead_code, unused_imports)] // every test file uses its part

pub(crate) use stolik_lab::testkit::{Run, root, temporary};
use stolik_lab::{Finding, Registry};

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
