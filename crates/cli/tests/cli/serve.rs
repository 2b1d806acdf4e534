//! `stolik serve` as a process: programs sit down, SIGTERM ends it in order, wrong flags say what is wrong.

use crate::common;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use common::{root, stolik};
use lab::testkit::Folder;

/// A server process in a folder of its own.
struct Served {
    child: Child,
    folder: Folder,
    address: String,
}

impl Served {
    fn start(more: &[&str]) -> Self {
        Self::start_by(&[], more)
    }

    /// Started by another command.
    fn start_by(by: &[&str], more: &[&str]) -> Self {
        let folder = Folder::new();
        let file = folder.join("address");
        let mut words = by.iter().copied().chain([env!("CARGO_BIN_EXE_stolik")]);
        let mut child = Command::new(words.next().unwrap())
            .args(words)
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--bot-pause",
                "0",
                "--thinking",
                "2",
                "--messages",
                "0",
            ])
            .args(["--data", folder.to_str().unwrap(), "--address-file", file.to_str().unwrap()])
            .args(more)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let address = loop {
            match fs::read_to_string(&file) {
                Ok(text) if text.ends_with('\n') => break text.trim().to_owned(),
                _ => assert!(child.try_wait().unwrap().is_none(), "the server ended"),
            }
            std::thread::yield_now();
        };
        Self { child, folder, address }
    }

    fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_program_in_another_language_plays_whole_games() {
    let served = Served::start(&[]);
    for game in ["gambit", "skakanie"] {
        let output = Command::new("python3")
            .args(["examples/table_client.py", &format!("http://{}", served.address), game])
            .current_dir(root())
            .output()
            .expect("Python 3 is needed (`python3`)");
        assert!(output.status.success(), "{output:?}");
        let said: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert!(said["outcome"]["scores"].is_array(), "{said}");
    }
    let lines = fs::read_to_string(root().join("examples/table_client.py")).unwrap().lines().count();
    assert!(lines < 100, "the example has {lines} lines");
}

#[test]
fn sigterm_ends_it_in_order_and_the_games_are_still_there() {
    let mut served = Served::start(&["--log-format", "json"]);
    served.signal("-TERM");
    assert!(served.child.wait().unwrap().success());
    let mut logged = String::new();
    served.child.stderr.take().unwrap().read_to_string(&mut logged).unwrap();
    assert!(logged.contains("stopping") && !logged.contains("ERROR") && !logged.contains("WARN"), "{logged}");
    let stats = stolik(&["admin", "stats", "--data", served.folder.to_str().unwrap()]);
    assert_eq!(stats.code, Some(0), "{stats:?}");
}

#[test]
fn whether_people_can_play_is_asked_by_a_command_too() {
    let mut served = Served::start(&[]);
    let ask = |address: &str| stolik(&["health", "--listen", address]);
    let fine = ask(&served.address);
    assert!(fine.code == Some(0) && fine.stdout.ends_with(": ready\n"), "{fine:?}");
    served.signal("-TERM");
    assert!(served.child.wait().unwrap().success());
    let gone = ask(&served.address);
    assert!(gone.code == Some(1) && gone.stderr.contains("no answer from"), "{gone:?}");
    assert_eq!(ask("nowhere").code, Some(2));
}

#[test]
fn it_can_be_told_to_end_with_its_input() {
    let mut served = Served::start(&["--stop-with-input"]);
    assert!(served.child.try_wait().unwrap().is_none());
    drop(served.child.stdin.take());
    assert!(served.child.wait().unwrap().success());
}

#[test]
fn what_cannot_be_served_is_said_in_a_sentence() {
    let served = Served::start(&[]);
    let folder = served.folder.to_str().unwrap();
    let taken = stolik(&["serve", "--listen", &served.address, "--data", folder]);
    assert!(taken.code == Some(2) && taken.stderr.contains("cannot listen on"), "{taken:?}");
    for (args, wanted) in [
        (vec!["serve", "--listen", "nowhere"], "--listen"),
        (vec!["serve", "--listen", "127.0.0.1:0", "--database-url", "mysql://x"], "postgres://"),
        (vec!["serve", "--listen", "127.0.0.1:0", "--database-url", "stolik.db"], "--data"),
        (vec!["serve", "--listen", "127.0.0.1:0", "--data", "/dev/null/x"], "/dev/null/x"),
        (vec!["serve", "--listen", "127.0.0.1:0", "--data", folder], "another server uses"),
        (vec!["serve", "--data", "x", "--database-url", "postgres://x"], "--database-url"),
    ] {
        let run = stolik(&args);
        assert!(run.code == Some(2) && run.stderr.contains(wanted), "{args:?}: {run:?}");
    }
}

/// Before anything is opened, and without the password.
#[test]
fn what_is_wrong_with_the_mail_server_is_said_in_a_sentence() {
    let folder = Folder::new();
    let (place, secret) = (folder.to_str().unwrap(), folder.join("password"));
    fs::write(&secret, "geheim\n").unwrap();
    let (secret, from) = (secret.to_str().unwrap(), "--mail-from=a@table.example");
    for (args, wanted) in [
        (vec!["--smtp", "mail.example", from], "--smtp: this is no address such as"),
        (vec!["--smtp", "http://mail.example", from], "smtp:// or smtps://"),
        (vec!["--smtp", "smtps://ola@mail.example", from], "no password"),
        (vec!["--smtp", "smtp://ola:geheim@mail.example?tls=none", from], "not sent without TLS"),
        (vec!["--smtp", "smtps://mail.example", "--smtp-password-file", secret, from], "no user"),
        (
            vec!["--smtp", "smtps://ola@mail.example", "--smtp-password-file", "/dev/null/x", from],
            "/dev/null/x",
        ),
        (vec!["--smtp", "smtps://mail.example"], "--mail-from"),
        (
            vec!["--smtp", "smtps://mail.example", "--mail-from", "a@table.example\r\nBcc: b@c.de"],
            "no e-mail address",
        ),
        (vec!["--smtp", "smtps://mail.example", from, "--notices", "push"], "--notices leaves out"),
        (vec!["--smtp", "smtps://mail.example", from, "--public-url", "table.example"], "--public-url"),
        (vec!["--smtp-password-file", secret], "--smtp"),
        (vec![from], "--smtp names one"),
        (vec!["--notices", "email"], "--smtp names one"),
    ] {
        let run = stolik(&[&["serve", "--listen", "127.0.0.1:0", "--data", place], &*args].concat());
        assert!(run.code == Some(2) && run.stderr.contains(wanted), "{args:?}: {run:?}");
        assert!(!run.stderr.contains("geheim") && !run.stdout.contains("geheim"), "{run:?}");
    }
    assert!(!folder.join("stolik.db").exists());
}

#[test]
fn a_folder_is_free_again_when_its_server_was_killed() {
    let mut served = Served::start(&[]);
    served.signal("-KILL");
    served.child.wait().unwrap();
    let folder = served.folder.to_str().unwrap().to_owned();
    let again = Served::start(&[]);
    let refused = stolik(&["serve", "--listen", "127.0.0.1:0", "--data", again.folder.to_str().unwrap()]);
    assert!(refused.stderr.contains("another server uses"), "{refused:?}");
    let address = served.folder.join("address");
    fs::remove_file(&address).unwrap();
    served.child = Command::new(env!("CARGO_BIN_EXE_stolik"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data", &folder, "--address-file"])
        .arg(&address)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    while !address.exists() {
        assert!(served.child.try_wait().unwrap().is_none(), "the server ended");
        std::thread::yield_now();
    }
}

/// What the server answers to a request.
fn asked(address: &str, method: &str, path: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    let head = "HTTP/1.1\r\nHost: stolik\r\nConnection: close";
    write!(stream, "{method} {path} {head}\r\nContent-Length: {length}\r\n\r\n{body}").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn a_server_that_cannot_write_is_not_ready() {
    // A place where files cannot grow beyond some hundred kilobytes stands for a disk that is full.
    let served = Served::start_by(
        &["sh", "-c", "trap '' XFSZ; ulimit -f 200; export STOLIK_LOG=off; exec \"$0\" \"$@\""],
        &["--creations", "0"],
    );
    let ready = || asked(&served.address, "GET", "/readyz", "");
    assert!(ready().starts_with("HTTP/1.1 200"));
    let bots = r#"{"options":{"game":"gambit"},"seats":[{"holder":"bot","level":"casual"},{"holder":"bot","level":"casual"}]}"#;
    let make = || asked(&served.address, "POST", "/api/v1/tables", bots);
    // What is tried in order to know is smaller than a table, and may fit a little longer.
    while make().starts_with("HTTP/1.1 201") || ready().starts_with("HTTP/1.1 200") {}
    assert!(ready().starts_with("HTTP/1.1 503"));
    assert!(asked(&served.address, "GET", "/healthz", "").starts_with("HTTP/1.1 200"));
    assert!(make().starts_with("HTTP/1.1 503"));
}

#[test]
fn at_the_limit_of_open_files_it_says_so_and_goes_on() {
    let mut served = Served::start_by(&["sh", "-c", "ulimit -n 96; exec \"$0\" \"$@\""], &[]);
    // The system takes more connections than the server can.
    let mut held: Vec<TcpStream> = (0..160).map(|_| TcpStream::connect(&served.address).unwrap()).collect();
    let mut said = BufReader::new(served.child.stderr.take().unwrap()).lines().map(Result::unwrap);
    assert!(said.any(|line| line.contains("no connection can be taken for now")));
    // Who is there is served as before.
    write!(held[0], "GET /healthz HTTP/1.1\r\nHost: stolik\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    held[0].read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    // Whoever comes gets in when others go.
    drop(held);
    assert!(asked(&served.address, "GET", "/healthz", "").starts_with("HTTP/1.1 200"));
    served.signal("-TERM");
    let again = said.filter(|line| line.contains("no connection can be taken")).count();
    assert!(served.child.wait().unwrap().success() && again < 20, "it is said {again} more times");
}
