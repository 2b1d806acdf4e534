//! Plays `stolik play` as a person would: reads until a prompt, types a line.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Where a test may write.
pub(crate) fn folder() -> PathBuf {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("play-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("the folder for temporary files can be written");
    folder
}

/// A single-line message of a catalogue.
pub(crate) fn message(lang: &str, key: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../locales/{lang}.ftl"));
    let text = std::fs::read_to_string(path).expect("the catalogue is there");
    let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = ").map(str::to_owned));
    line.unwrap_or_else(|| panic!("{lang} has no line {key}"))
}

/// A game under way.
pub(crate) struct Table {
    child: Child,
    input: Option<ChildStdin>,
    output: ChildStdout,
    lang: String,
    /// Everything that was written.
    pub(crate) seen: String,
    /// What was written since the last line was typed.
    pub(crate) news: String,
    bytes: Vec<u8>,
}

impl Table {
    /// Starts `stolik play` with these arguments; its language is `lang`.
    pub(crate) fn start(lang: &str, args: &[&str]) -> Self {
        Self::start_in(&folder(), lang, args)
    }

    /// The same with a data folder that others may know.
    pub(crate) fn start_in(data: &Path, lang: &str, args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_stolik"))
            .arg("play")
            .args(args)
            .args(["--lang", lang])
            .env("XDG_DATA_HOME", data)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take();
        let output = child.stdout.take().expect("its output is a pipe");
        let mut table = Self {
            child,
            input,
            output,
            lang: lang.to_owned(),
            seen: String::new(),
            news: String::new(),
            bytes: Vec::new(),
        };
        table.listen();
        table
    }

    /// Reads until a prompt or the end.
    fn listen(&mut self) {
        let mut buffer = [0; 4096];
        self.news.clear();
        while !self.bytes.ends_with(b"> ") {
            match self.output.read(&mut buffer).expect("the output can be read") {
                0 => break,
                count => self.bytes.extend_from_slice(&buffer[..count]),
            }
        }
        self.news = String::from_utf8(std::mem::take(&mut self.bytes)).expect("the output is text");
        self.seen.push_str(&self.news);
    }

    /// Types a line and reads what comes.
    pub(crate) fn type_line(&mut self, line: &str) -> &str {
        let input = self.input.as_mut().expect("the game still listens");
        writeln!(input, "{line}").and_then(|()| input.flush()).expect("the game still listens");
        self.listen();
        &self.news
    }

    /// Does the game wait for a line?
    pub(crate) fn is_waiting(&self) -> bool {
        self.news.ends_with("> ")
    }

    /// Is this message the prompt?
    pub(crate) fn is_asked(&self, key: &str) -> bool {
        let last = self.news.lines().last().unwrap_or_default();
        last.contains(&message(&self.lang, key))
    }

    /// Answers the prompt: goes on where there is nothing to choose, else does what the game suggests.
    pub(crate) fn answer(&mut self) {
        let simple = ["welcome-prompt", "curtain-press-enter", "second-thoughts-prompt", "caution-prompt"];
        if simple.iter().any(|key| self.is_asked(key)) {
            self.type_line("");
            return;
        }
        let suggestion = self.hint();
        self.type_line(&suggestion);
    }

    /// What the game suggests.
    pub(crate) fn hint(&mut self) -> String {
        let news = self.type_line("hint");
        let quoted = news.split('`').nth(1);
        quoted.unwrap_or_else(|| panic!("no suggestion in {news}")).to_owned()
    }

    /// Answers until the game is over; gives back all that was written.
    pub(crate) fn play_to_the_end(mut self) -> String {
        for _ in 0..5_000 {
            if !self.is_waiting() {
                return self.finish();
            }
            self.answer();
        }
        panic!("the game does not end");
    }

    /// Ends the input and waits for the program.
    pub(crate) fn finish(mut self) -> String {
        drop(self.input.take());
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).expect("the output is text");
        self.seen.push_str(&rest);
        let status = self.child.wait().expect("the program ends");
        assert!(status.success(), "{}", self.seen);
        std::mem::take(&mut self.seen)
    }
}
