//! A mail server on loopback that takes mails, fails, hangs, lies and is slow.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, mpsc};

/// A mail server that behaves as the address says it is sent to: `rcpt-450x2-…` refuses it twice with this number when the address is named,
/// `data-…` when all was said; `hang`, `close`, `lose` and `nonsense`, each `x1` and so on, never answer, hang up in mid-dialogue, hang up
/// after they have taken it, and say something else; `slow` waits until it is [let go](Self::let_go).
pub(crate) struct MailServer {
    pub(crate) address: SocketAddr,
    heard: mpsc::UnboundedReceiver<Heard>,
    manners: Manners,
}

/// Somebody tried to send something.
#[derive(Debug)]
pub(crate) struct Heard {
    /// To whom.
    pub(crate) to: String,
    /// All of it, if it came so far.
    pub(crate) raw: String,
}

#[derive(Clone)]
struct Manners {
    told: mpsc::UnboundedSender<Heard>,
    /// How often each address was written to.
    counts: Arc<Mutex<HashMap<String, u32>>>,
    /// From now on these are refused.
    refused: Arc<Mutex<HashMap<String, u16>>>,
    slow: Arc<Notify>,
}

impl Heard {
    /// A field of the head, in one line and as it is written.
    pub(crate) fn head(&self, name: &str) -> Option<String> {
        let head = self.raw.split("\r\n\r\n").next().unwrap().replace("\r\n ", " ");
        let line = head.lines().find(|line| line.starts_with(&format!("{name}: ")));
        line.map(|line| line.split_once(": ").unwrap().1.to_owned())
    }

    /// A part of it, in clear: `text/plain` or `text/html`.
    pub(crate) fn part(&self, kind: &str) -> String {
        let boundary = self.raw.split("boundary=\"").nth(1).unwrap().split('"').next().unwrap();
        let between = format!("\r\n--{boundary}");
        let mut parts = self.raw.split(&between);
        let part = parts.find(|part| part.contains(&format!("Content-Type: {kind}"))).unwrap();
        let (head, body) = part.split_once("\r\n\r\n").unwrap();
        if head.contains("base64") {
            let bytes = BASE64_STANDARD.decode(body.replace("\r\n", "")).unwrap();
            return String::from_utf8(bytes).unwrap().replace("\r\n", "\n");
        }
        let body = if head.contains("quoted-printable") { unquoted(body) } else { body.to_owned() };
        body.replace("\r\n", "\n")
    }

    /// The last word of the link in it that a button leads to.
    pub(crate) fn token(&self) -> String {
        let plain = self.part("text/plain");
        let line = plain.lines().find(|line| line.starts_with("https://table.example/mail/")).unwrap();
        line.rsplit('/').next().unwrap().to_owned()
    }
}

fn unquoted(text: &str) -> String {
    let text = text.replace("=\r\n", "");
    let mut parts = text.split('=');
    let mut bytes = parts.next().unwrap().as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(&part[..2], 16).unwrap());
        bytes.extend(&part.as_bytes()[2..]);
    }
    String::from_utf8(bytes).unwrap()
}

impl MailServer {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (told, heard) = mpsc::unbounded_channel();
        let manners = Manners { told, counts: Arc::default(), refused: Arc::default(), slow: Arc::default() };
        let shared = manners.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, shared.clone()));
            }
        });
        Self { address, heard, manners }
    }

    pub(crate) async fn next(&mut self) -> Heard {
        self.heard.recv().await.unwrap()
    }

    /// From now on this address is refused with this number.
    pub(crate) fn refuse(&self, address: &str, status: u16) {
        self.manners.refused.lock().unwrap().insert(address.to_owned(), status);
    }

    /// Whoever is slow goes on.
    pub(crate) fn let_go(&self) {
        self.manners.slow.notify_waiters();
    }
}

/// What an address says about how it is treated this time.
enum Manner {
    Fine,
    Refuse(&'static str, u16),
    Hang,
    Close,
    Lose,
    Nonsense,
    Slow,
}

impl Manners {
    fn of(&self, to: &str) -> Manner {
        if let Some(status) = self.refused.lock().unwrap().get(to) {
            return Manner::Refuse("rcpt", *status);
        }
        let mut counts = self.counts.lock().unwrap();
        let count = counts.entry(to.to_owned()).or_default();
        *count += 1;
        let mut words = to.split(['-', '@']);
        let first = words.next().unwrap();
        let (stage, said) = match first {
            "rcpt" | "data" => (if first == "rcpt" { "rcpt" } else { "data" }, words.next().unwrap()),
            other => ("", other),
        };
        let (name, times) = said.split_once('x').unwrap_or((said, "1000000"));
        if times.parse::<u32>().is_ok_and(|times| *count > times) {
            return Manner::Fine;
        }
        match (name, name.parse()) {
            (_, Ok(status)) => Manner::Refuse(stage, status),
            ("hang", _) => Manner::Hang,
            ("close", _) => Manner::Close,
            ("lose", _) => Manner::Lose,
            ("nonsense", _) => Manner::Nonsense,
            ("slow", _) => Manner::Slow,
            _ => Manner::Fine,
        }
    }
}

async fn serve(stream: TcpStream, manners: Manners) -> Option<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 mail.example ESMTP\r\n").await.ok()?;
    let (mut to, mut manner) = (String::new(), Manner::Fine);
    while let Some(line) = lines.next_line().await.ok()? {
        let mut said = "250 fine\r\n".to_owned();
        if line.starts_with("RCPT") {
            to = line[line.find('<')? + 1..line.rfind('>')?].to_owned();
            manner = manners.of(&to);
            match manner {
                Manner::Refuse("rcpt", status) => said = format!("{status} no\r\n"),
                Manner::Nonsense => "\u{1}no mail server at all\r\n".clone_into(&mut said),
                Manner::Close => return None,
                _ => {}
            }
            if !matches!(said.as_str(), "250 fine\r\n") {
                let _ = manners.told.send(Heard { to: to.clone(), raw: String::new() });
            }
        } else if line.starts_with("DATA") {
            write.write_all(b"354 go on\r\n").await.ok()?;
            let mut raw = String::new();
            while let Some(line) = lines.next_line().await.ok()?.filter(|line| line != ".") {
                raw.push_str(&line);
                raw.push_str("\r\n");
            }
            let _ = manners.told.send(Heard { to: to.clone(), raw });
            match manner {
                Manner::Refuse("data", status) => said = format!("{status} no\r\n"),
                Manner::Hang => std::future::pending().await,
                Manner::Lose => return None,
                Manner::Slow => manners.slow.notified().await,
                _ => {}
            }
        } else if line.starts_with("QUIT") {
            "221 bye\r\n".clone_into(&mut said);
        }
        write.write_all(said.as_bytes()).await.ok()?;
    }
    Some(())
}
