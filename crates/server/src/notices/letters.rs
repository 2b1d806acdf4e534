//! Mails as they go out: text and the same as HTML, in the reader's language. What people wrote, their names, stands in a mail only after its
//! reader has confirmed that; no key of a table ever does.

use std::time::{Duration, SystemTime};

use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};
use lettre::{Address, Message};
use texts::FluentValue;

use super::mail_address::MailAddress;
use super::smtp::Letter;
use super::words::{Spoken, say};

/// From whom and to whom, and what every mail has.
pub(crate) struct Envelope<'a> {
    pub(crate) from: &'a MailAddress,
    pub(crate) to: &'a MailAddress,
    pub(crate) language: &'a str,
    /// Where this server is, as people reach it.
    pub(crate) home: &'a str,
    /// The last word of the link that ends all mails to this address.
    pub(crate) stop: &'a str,
    /// The same whenever the same is sent.
    pub(crate) id: &'a str,
    /// In milliseconds since 1970.
    pub(crate) now: i64,
}

/// What differs between mails.
struct Content {
    subject: String,
    sentences: Vec<String>,
    /// A link, and what it does.
    link: (String, String),
    /// Why it comes.
    why: String,
}

impl Envelope<'_> {
    /// That it is somebody's turn.
    pub(crate) fn turn(&self, spoken: &Spoken) -> Option<Letter> {
        let (path, does) = match &*spoken.tables {
            [table] => (format!("/t/{table}"), "mail-open"),
            _ => ("/".to_owned(), "mail-open-home"),
        };
        self.letter(&Content {
            subject: spoken.text.clone(),
            sentences: vec![spoken.text.clone()],
            link: (format!("{}{path}", self.home), self.say(does, &[])),
            why: self.say("mail-why", &[("host", self.host().into())]),
        })
    }

    /// Whether mails may come. Nothing in it was written by who asked for it.
    pub(crate) fn question(&self, token: &str, hours: u64) -> Option<Letter> {
        let host = || [("host", self.host().into()), ("hours", hours.into())];
        self.letter(&Content {
            subject: self.say("mail-confirm-subject", &host()),
            sentences: vec![self.say("mail-confirm", &host()), self.say("mail-confirm-else", &host())],
            link: (format!("{}/mail/{token}", self.home), self.say("mail-confirm-open", &[])),
            why: self.say("mail-confirm-why", &host()),
        })
    }

    fn letter(&self, content: &Content) -> Option<Letter> {
        let from: Address = self.from.to_string().parse().ok()?;
        let to: Address = self.to.to_string().parse().ok()?;
        let stop = format!("{}/mail/{}", self.home, self.stop);
        // A head is one line a field, whatever somebody is called.
        let subject = content.subject.replace(char::is_control, " ");
        let mut head = Message::builder()
            .from(Mailbox::new(Some("Stolik".to_owned()), from.clone()))
            .to(Mailbox::new(None, to.clone()))
            .subject(subject)
            .date(SystemTime::UNIX_EPOCH + Duration::from_millis(self.now.max(0) as u64))
            .message_id(Some(format!("<{}@{}>", self.id, self.from.domain())))
            .raw_header(header("Auto-Submitted", "auto-generated"))
            .raw_header(header("Content-Language", self.language))
            .raw_header(header("List-Unsubscribe", &format!("<{stop}>")));
        // One click is for https only (RFC 8058).
        if stop.starts_with("https://") {
            head = head.raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let body = MultiPart::alternative_plain_html(self.plain(content, &stop), self.html(content, &stop));
        let bytes = head.multipart(body).ok()?.formatted();
        Some(Letter { from, to, bytes })
    }

    fn plain(&self, content: &Content, stop: &str) -> String {
        let Content { sentences, link: (link, does), why, .. } = content;
        let ends = self.say("mail-stop", &[]);
        format!("{}\n\n{does}:\n{link}\n\n-- \n{why}\n{ends}: {stop}\n", sentences.join("\n\n"))
    }

    fn html(&self, content: &Content, stop: &str) -> String {
        let Content { sentences, link: (link, does), why, .. } = content;
        let said: Vec<String> = sentences.iter().map(|one| format!("<p>{}</p>\n", escaped(one))).collect();
        let said = said.concat();
        format!(
            "<!doctype html>\n<html lang=\"{}\"><body style=\"font: 16px/1.5 sans-serif; max-width: 36em\">\n{said}\
             <p><a href=\"{}\" style=\"font-weight: bold\">{}</a></p>\n\
             <p style=\"font-size: 13px; color: #666\">{} <a href=\"{}\" style=\"color: #666\">{}</a></p>\n</body></html>\n",
            self.language,
            escaped(link),
            escaped(does),
            escaped(why),
            escaped(stop),
            escaped(&self.say("mail-stop", &[])),
        )
    }

    /// Where this server is, without `https://`.
    fn host(&self) -> String {
        self.home.split_once("://").map_or(self.home, |(_, host)| host).to_owned()
    }

    fn say(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        say(self.language, key, values)
    }
}

/// A field that is written as it is: ASCII, and nothing of what people typed.
fn header(name: &'static str, value: &str) -> HeaderValue {
    let name = HeaderName::new_from_ascii_str(name);
    HeaderValue::dangerous_new_pre_encoded(name, value.to_owned(), value.to_owned())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A mail about a turn of somebody who plays with this one.
    fn mail_about(name: &str) -> String {
        let from = MailAddress::read("stolik@table.example").unwrap();
        let to = MailAddress::read("ola@example.org").unwrap();
        let spoken = Spoken {
            id: "id".to_owned(),
            ids: Vec::new(),
            kind: "turn",
            text: format!("Gambit with {name}: it is your turn."),
            names: Vec::new(),
            tables: vec!["k3vq8m2xhb7c".to_owned()],
            until: None,
        };
        let envelope = Envelope {
            from: &from,
            to: &to,
            language: "pl",
            home: "https://table.example",
            stop: "stop",
            id: "id",
            now: 1_800_000_000_000,
        };
        String::from_utf8(envelope.turn(&spoken).unwrap().bytes).unwrap()
    }

    /// Whatever somebody is called, a mail has the fields we gave it and no others, and its HTML has no elements of theirs.
    #[test]
    fn names_break_nothing() {
        for name in [
            "Jan\r\nBcc: eva@example.org",
            "Jan\nBcc: eva@example.org\n\n<b>",
            "Jan\r\n\r\n<script>alert(1)</script>",
            "=?utf-8?q?=0D=0ABcc:_eva@example.org?=",
            "Zażółć gęślą jaźń, Zażółć gęślą jaźń, Zażółć gęślą jaźń, Zażółć gęślą jaźń",
            "\u{202e}x\u{0}\u{7f}",
            "\r\n.\r\nQUIT",
        ] {
            let text = mail_about(name);
            assert!(text.is_ascii(), "any mail server takes it");
            assert!(text.lines().all(|line| line.len() <= 998));
            let (head, body) = text.split_once("\r\n\r\n").unwrap();
            let fields: Vec<&str> = head
                .split("\r\n")
                .filter(|line| !line.starts_with(' '))
                .filter_map(|line| line.split_once(':'))
                .map(|field| field.0)
                .collect();
            assert_eq!(
                fields,
                [
                    "From",
                    "To",
                    "Subject",
                    "Date",
                    "Message-ID",
                    "Auto-Submitted",
                    "Content-Language",
                    "List-Unsubscribe",
                    "List-Unsubscribe-Post",
                    "MIME-Version",
                    "Content-Type"
                ],
                "{name:?}"
            );
            let html = body.split("Content-Type: text/html").nth(1).unwrap();
            assert!(!html.contains("<script>") && !html.contains("<b>"), "{html}");
            assert!(
                head.contains("Message-ID: <id@table.example>")
                    && head.contains("List-Unsubscribe: <https://table.example/mail/stop>")
            );
        }
    }
}
