//! A program of somebody else that decides for a seat: one line of JSON in, one line out, and never a wait without end.
//!
//! Two threads stand between us and the program, one writing its questions and one reading its answers, so that a program
//! that neither reads nor writes cannot hold a game up. One that is late, ends or talks out of turn is stopped, and a
//! new one is started for the next question. What the program writes to standard error goes to ours.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

/// How much later than its time an answer is still waited for. Pipes and a busy machine take some of it.
const GRACE: Duration = Duration::from_millis(100);
/// A program has this long to start on top of the time for its first answer; once it was too slow it has this no more.
const START: Duration = Duration::from_secs(10);
/// A program that fails so many times in a row is not asked any more.
const MOST_FAILURES: u32 = 10;
/// The longest answer; an action has a dozen letters.
const LONGEST: u64 = 64 << 10;
/// How much of a strange answer is quoted.
const QUOTED: usize = 80;
/// How long a program may take to end by itself when its questions end.
const EXIT_TIMEOUT: Duration = Duration::from_millis(200);

/// A program, running or to be started.
pub(crate) struct Program {
    command: Vec<String>,
    running: Option<Running>,
    /// The time it has to start.
    start: Duration,
    /// Failures in a row.
    failures: u32,
}

struct Running {
    child: Child,
    questions: Option<Sender<String>>,
    answers: Receiver<io::Result<String>>,
    /// It has not answered anything yet.
    starting: bool,
    /// It hangs or said something wrong: it is killed instead of being waited for.
    to_be_killed: bool,
}

/// An answer and how long it took, unless the program had to start for it.
pub(crate) struct Answer {
    pub(crate) value: Value,
    pub(crate) time: Option<Duration>,
}

impl Program {
    pub(crate) fn new(command: &[String]) -> Self {
        Self { command: command.to_vec(), running: None, start: START, failures: 0 }
    }

    /// Starts it, if it does not run. The error says why it cannot be started.
    pub(crate) fn start(&mut self) -> Result<(), String> {
        if self.running.is_none() {
            let running = Running::start(&self.command);
            self.running = Some(running.map_err(|error| self.cannot_start(&error))?);
        }
        Ok(())
    }

    /// Asks a question. The error says what the program did instead of answering; it is started anew the next time.
    pub(crate) fn ask(&mut self, question: &Value, limit: Duration) -> Result<Answer, String> {
        if self.failures >= MOST_FAILURES {
            return Err(format!("is not asked any more after {MOST_FAILURES} failures in a row"));
        }
        let answer = self.try_to_ask(question, limit);
        self.failures = if answer.is_ok() { 0 } else { self.failures + 1 };
        if answer.is_err() {
            self.running.iter_mut().for_each(|running| running.to_be_killed = true);
            self.running = None;
        }
        answer
    }

    fn try_to_ask(&mut self, question: &Value, limit: Duration) -> Result<Answer, String> {
        self.start()?;
        let Some(running) = &mut self.running else { return Err("does not run".to_owned()) };
        let allowed = limit + GRACE + if running.starting { self.start } else { Duration::ZERO };
        let answer = running.ask(question, allowed);
        if running.to_be_killed && running.starting {
            self.start = Duration::ZERO;
        }
        answer
    }

    fn cannot_start(&self, error: &io::Error) -> String {
        let program = &self.command[0];
        let hint = match error.kind() {
            io::ErrorKind::NotFound if !program.contains('/') && Path::new(program).exists() => {
                format!("; write ./{program} for the file in this folder")
            }
            io::ErrorKind::PermissionDenied => {
                "; make it executable (chmod +x) or name its interpreter".to_owned()
            }
            _ => String::new(),
        };
        format!("cannot be started: {error}{hint}")
    }
}

impl Running {
    fn start(command: &[String]) -> io::Result<Self> {
        let mut child = in_own_process_group(Command::new(&command[0]))
            .args(&command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (questions, to_write) = mpsc::channel::<String>();
        let (to_send, answers) = mpsc::channel();
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (mut stdin, stdout) = pipes.ok_or_else(|| io::Error::other("it has no pipes"))?;
        // Both threads end with the pipes, which end with the program. What cannot be written shows as a missing answer.
        thread::spawn(move || to_write.iter().all(|line| stdin.write_all(line.as_bytes()).is_ok()));
        thread::spawn(move || {
            let mut reader = BufReader::new(stdout);
            let mut open = true;
            while open {
                let line = line(&mut reader);
                open = line.is_ok();
                open &= to_send.send(line).is_ok();
            }
        });
        Ok(Self { child, questions: Some(questions), answers, starting: true, to_be_killed: false })
    }

    fn ask(&mut self, question: &Value, allowed: Duration) -> Result<Answer, String> {
        if let Ok(Ok(line)) = self.answers.try_recv() {
            return Err(format!("said “{}” without being asked", quoted(&line)));
        }
        let start = Instant::now();
        if let Some(questions) = &self.questions {
            // A program that has ended takes no questions; below it is seen that it has.
            let _ = questions.send(format!("{question}\n"));
        }
        let line = match self.answers.recv_timeout(allowed) {
            Ok(Ok(line)) => line,
            Ok(Err(error)) => return Err(self.ended(&error)),
            Err(RecvTimeoutError::Timeout) => {
                self.to_be_killed = true;
                return Err(format!("did not answer within {} ms", allowed.as_millis()));
            }
            Err(RecvTimeoutError::Disconnected) => return Err("has ended".to_owned()),
        };
        let time = Some(start.elapsed()).filter(|_| !std::mem::take(&mut self.starting));
        match serde_json::from_str(&line) {
            Ok(value) => Ok(Answer { value, time }),
            Err(_) => Err(format!("said “{}”, which is not JSON", quoted(&line))),
        }
    }

    fn ended(&mut self, error: &io::Error) -> String {
        match (error.kind(), self.wait(EXIT_TIMEOUT)) {
            (io::ErrorKind::UnexpectedEof, Some(status)) => format!("ended ({status}) without an answer"),
            (io::ErrorKind::UnexpectedEof, None) => "closed its output without an answer".to_owned(),
            _ => format!("cannot be understood: {error}"),
        }
    }

    /// Waits for its end, but not for ever.
    fn wait(&mut self, timeout: Duration) -> Option<ExitStatus> {
        let start = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(None) if start.elapsed() < timeout => thread::sleep(Duration::from_millis(1)),
                Ok(status) => return status,
                Err(_) => return None,
            }
        }
    }
}

/// The end of its input tells the program to end; one that does not, or did something wrong, is stopped.
impl Drop for Running {
    fn drop(&mut self) {
        self.questions = None;
        if self.to_be_killed || self.wait(EXIT_TIMEOUT).is_none() {
            kill_group(&self.child);
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// The program and all it starts can then be stopped together: `sh run.sh` is rarely the one that hangs.
#[cfg(unix)]
fn in_own_process_group(mut command: Command) -> Command {
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command
}

#[cfg(not(unix))]
fn in_own_process_group(command: Command) -> Command {
    command
}

/// Kills the program and all it started, if its group still exists.
#[cfg(unix)]
fn kill_group(child: &Child) {
    let group = rustix::process::Pid::from_child(child);
    let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
}

#[cfg(not(unix))]
fn kill_group(_: &Child) {}

/// The next line, without its end.
fn line(reader: &mut impl BufRead) -> io::Result<String> {
    let mut bytes = Vec::new();
    reader.take(LONGEST).read_until(b'\n', &mut bytes)?;
    match bytes.last() {
        None => Err(io::ErrorKind::UnexpectedEof.into()),
        Some(b'\n') => String::from_utf8(bytes)
            .map(|line| line.trim().to_owned())
            .map_err(|_| io::Error::other("its answer is not text (UTF-8)")),
        Some(_) if bytes.len() as u64 == LONGEST => Err(io::Error::other("its answer is too long")),
        // The last words of a program that ended in the middle of a line.
        Some(_) => Ok(String::from_utf8_lossy(&bytes).trim().to_owned()),
    }
}

/// The beginning of what was said.
pub(crate) fn quoted(text: &str) -> String {
    let mut short: String = text.chars().take(QUOTED).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn who_speaks_without_being_asked_is_stopped() {
        let mut program = Program::new(&["yes".to_owned(), "{}".to_owned()]);
        // Its lines are answers until one is there before the question.
        let fault = loop {
            if let Err(fault) = program.ask(&Value::Null, Duration::from_mins(1)) {
                break fault;
            }
        };
        assert!(fault.contains("said “{}” without being asked"), "{fault}");
        assert!(program.running.is_none());
    }
}
