//! Links in mails: who has one can confirm an address, or end what goes there, and needs no key of a table. Nothing is kept for them: what a
//! link says is signed with a key that all servers with one database have in common.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::hmac;

use super::mail_address::MailAddress;

/// How long the names in links are.
const NAME: usize = 22;

/// The key.
pub(crate) struct MailKey(hmac::Key);

/// What a link is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum MailTask {
    /// To confirm the subscription with this id.
    Confirm(String),
    /// To end all that goes to this device.
    Stop(String),
}

impl MailKey {
    pub(crate) fn new(secret: &str) -> Self {
        Self(hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes()))
    }

    fn name(&self, what: &str, text: &str) -> String {
        let tag = hmac::sign(&self.0, format!("{what} {text}").as_bytes());
        BASE64.encode(&tag.as_ref()[..16])
    }

    /// How an address is called where it must not be read.
    pub(crate) fn device(&self, address: &MailAddress) -> String {
        self.name("address", &address.canonical())
    }

    /// How its mailbox is.
    pub(crate) fn mailbox(&self, address: &MailAddress) -> String {
        self.name("mailbox", &address.mailbox())
    }

    /// The last word of a link.
    pub(crate) fn token(&self, task: &MailTask) -> String {
        let task = task.written();
        let tag = hmac::sign(&self.0, format!("link {task}").as_bytes());
        format!("{task}{}", BASE64.encode(tag))
    }

    /// What it is for; `None` if it was not made here.
    pub(crate) fn read(&self, token: &str) -> Option<MailTask> {
        let (task, tag) = token.split_at_checked(1 + NAME)?;
        hmac::verify(&self.0, format!("link {task}").as_bytes(), &BASE64.decode(tag).ok()?).ok()?;
        match task.split_at_checked(1)? {
            ("c", id) => Some(MailTask::Confirm(id.to_owned())),
            ("s", device) => Some(MailTask::Stop(device.to_owned())),
            _ => None,
        }
    }
}

impl MailTask {
    fn written(&self) -> String {
        match self {
            Self::Confirm(id) => format!("c{id}"),
            Self::Stop(device) => format!("s{device}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_those_of_this_key_and_no_others() {
        let (ours, theirs) = (MailKey::new("ours"), MailKey::new("theirs"));
        let device = ours.device(&MailAddress::read("ola@example.org").unwrap());
        assert_eq!(device, ours.device(&MailAddress::read("OLA@Example.org").unwrap()));
        assert_ne!(device, ours.device(&MailAddress::read("ola+2@example.org").unwrap()));
        assert_ne!(device, theirs.device(&MailAddress::read("ola@example.org").unwrap()));
        let mailbox = |text| ours.mailbox(&MailAddress::read(text).unwrap());
        assert_eq!(mailbox("ola@example.org"), mailbox("Ola+2@example.org"));
        for task in [MailTask::Confirm(device.clone()), MailTask::Stop(device)] {
            let token = ours.token(&task);
            assert_eq!((token.len(), ours.read(&token)), (66, Some(task)));
            assert_eq!(theirs.read(&token), None);
            for at in 0..token.len() {
                let other = if &token[at..=at] == "A" { "Q" } else { "A" };
                let bent = format!("{}{other}{}", &token[..at], &token[at + 1..]);
                assert_eq!(ours.read(&bent), None, "{at}");
            }
            assert_eq!(ours.read(&token[1..]), None);
        }
        for none in ["", "c", "ż", &"ż".repeat(40)] {
            assert_eq!(ours.read(none), None);
        }
    }
}
