//! Notices: people who are away are called when it is their turn, and warned before their time is up.
//!
//! Who wants that, and what is due, is in the database ([`NoticeStore`](crate::store::NoticeStore)): the host of a table writes it there after
//! each change, and whichever server takes it [sends](sender) it. So nobody at a table waits for a push service or a webhook.

mod address;
mod hook;
mod http;
mod letters;
mod links;
mod mail;
mod mail_address;
mod post;
mod push;
mod sender;
mod smtp;
mod words;

use std::collections::HashMap;
use std::fmt::Write;
use std::time::Duration;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::digest::SHA256;
use room::wire::Code;
use serde::{Deserialize, Serialize};
use tokio::sync::OnceCell;
use tracing::{error, warn};

use self::links::MailKey;
pub use self::mail_address::MailAddress;
use self::push::Vapid;
pub use self::smtp::Smtp;
use crate::hall::{Hall, tell};
use crate::host::Call;
use crate::limits::{ByAddress, Rate};
use crate::store::{Standing, StoreError, Subscription};

pub(crate) use self::http::{list, subscribe};
pub(crate) use self::mail::{link, one_click};
pub(crate) use self::sender::start;

/// How people are called.
#[derive(Clone, Debug)]
pub struct NoticeConfig {
    /// By Web Push?
    pub push: bool,
    /// By webhooks?
    pub webhook: bool,
    /// By e-mail, and how?
    pub mail: Option<MailConfig>,
    /// May addresses be those of private networks, and need no TLS and no usual port?
    pub anywhere: bool,
    /// Whom a push service can turn to: an address that begins with `mailto:` or `https:`.
    pub contact: String,
    /// How often it is looked whether any is due.
    pub every: Duration,
    /// How long a notice waits for others to the same device.
    pub gather: Duration,
    /// How long an answer is waited for.
    pub patience: Duration,
    /// How long a notice waits that could not be sent, the first time; each further time four times as long. For so long a host that does not
    /// answer is left alone.
    pub retry: Duration,
    /// How long what a server has taken to send is nobody else's affair: longer than all that is taken at once may need.
    pub lease: Duration,
    /// How many are sent at a time.
    pub at_once: usize,
    /// How long who sits at a table may be silent until that is taken for being away.
    pub away: Duration,
}

/// How mails go out.
#[derive(Clone, Debug)]
pub struct MailConfig {
    /// The host's mail server.
    pub smtp: Smtp,
    /// Whom mails are from.
    pub from: MailAddress,
    /// How long a dialogue with the mail server may take.
    pub patience: Duration,
    /// How many are sent at a time: each needs a connection.
    pub at_once: usize,
    /// How long the owner of an address has to confirm it.
    pub confirm_within: Duration,
    /// How often one address of the network may ask for mails.
    pub asks: Rate,
    /// How many mails that ask for confirmation a mailbox gets in a day.
    pub questions: u32,
}

impl MailConfig {
    /// By this server, from this address; the rest as it is usual.
    pub fn new(smtp: Smtp, from: MailAddress) -> Self {
        Self {
            smtp,
            from,
            patience: Duration::from_secs(30),
            at_once: 4,
            confirm_within: Duration::from_hours(24),
            asks: Rate { burst: 20.0, per_second: 1.0 / 180.0 },
            questions: 3,
        }
    }
}

impl Default for NoticeConfig {
    fn default() -> Self {
        Self {
            push: true,
            webhook: true,
            mail: None,
            anywhere: false,
            contact: "mailto:nobody@localhost".to_owned(),
            every: Duration::from_secs(2),
            gather: Duration::from_secs(3),
            patience: Duration::from_secs(10),
            retry: Duration::from_secs(30),
            lease: Duration::from_mins(2),
            at_once: 32,
            away: Duration::from_secs(70),
        }
    }
}

impl NoticeConfig {
    /// How long a notice waits for who sits at the table: until it is clear whether they stay, and that is written.
    pub(crate) fn while_here(&self) -> Duration {
        self.away + self.away / 2 + self.gather
    }
}

/// Where notices go, as it is kept.
#[derive(Clone, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
enum Target {
    /// A browser.
    Push { endpoint: String, p256dh: String, auth: String },
    /// A webhook, and what its notices are signed with.
    Webhook { url: String, secret: String },
    /// An e-mail address, and the hash of the secret of the device that named it.
    Email { address: String, pass: String },
}

impl Target {
    /// The address.
    fn address(&self) -> &str {
        match self {
            Self::Push { endpoint, .. } => endpoint,
            Self::Webhook { url, .. } => url,
            Self::Email { address, .. } => address,
        }
    }

    /// What is kept; `None` if it is damaged.
    fn of(subscription: &Subscription) -> Option<Self> {
        serde_json::from_str(&subscription.target).ok()
    }
}

/// What notices need in memory: the server's keys, once they were needed, and how often mails were asked for.
pub(crate) struct Desk {
    vapid: OnceCell<Vapid>,
    mail: OnceCell<MailKey>,
    asks: Option<ByAddress>,
}

impl Desk {
    pub(crate) fn new(config: Option<&NoticeConfig>) -> Self {
        let asks = config.and_then(|config| config.mail.as_ref()).map(|mail| ByAddress::new(mail.asks));
        Self { vapid: OnceCell::new(), mail: OnceCell::new(), asks }
    }
}

impl Hall {
    /// The key that all servers with this database sign pushes with; the first of them makes it.
    async fn vapid(&self) -> Result<&Vapid, Code> {
        let contact =
            || self.config().notices.as_ref().map(|notices| notices.contact.clone()).unwrap_or_default();
        let make = || async {
            let kept = self.common_secret("vapid", &Vapid::generate().ok_or(Code::Unavailable)?).await?;
            Vapid::read(&kept, contact()).ok_or_else(|| {
                error!("the key for pushes is damaged");
                Code::Unavailable
            })
        };
        self.notice_desk().vapid.get_or_try_init(make).await
    }

    /// The key that all servers with this database sign links in mails with.
    async fn mail_key(&self) -> Result<&MailKey, Code> {
        let make = || async {
            self.common_secret("mail", &self.new_notice_id()).await.map(|kept| MailKey::new(&kept))
        };
        self.notice_desk().mail.get_or_try_init(make).await
    }

    async fn common_secret(&self, name: &str, fresh: &str) -> Result<String, Code> {
        self.store().secret(name, fresh).await.map_err(|why| {
            self.metrics().store_errors.add();
            warn!(%why, name, "a key for notices");
            Code::Unavailable
        })
    }

    /// Other servers may have been told that somebody wants to be called.
    pub(crate) async fn poll_notices(&self, open: &[String]) {
        if !self.is_shared() || self.config().notices.is_none() {
            return;
        }
        let Ok(subscribed) = self.store().subscribed(open).await else {
            return self.metrics().store_errors.add();
        };
        let subscribed: HashMap<String, usize> = subscribed.into_iter().collect();
        for id in open {
            if let Some(room) = self.room(id) {
                tell(&room, Call::Notices { count: Some(subscribed.get(id).copied().unwrap_or_default()) });
            }
        }
    }

    /// Who is called to a table has changed: its room hears of it, if it is open here. Where it is not, it is read when it opens.
    pub(crate) fn notices_changed(&self, table: &str) {
        if let Some(room) = self.room(table) {
            tell(&room, Call::Notices { count: None });
        }
    }

    /// The same, and it is opened if need be: what somebody is asked there may have been asked before they could be called.
    async fn call_from_now_on(&self, table: &str) {
        self.notices_changed(table);
        self.wake(table).await;
    }

    /// Who was called to a table is called to that of its rematch: seats keep their keys. An address that is to be confirmed still is, and by
    /// the mail that was sent.
    pub(crate) async fn carry_notices(&self, from: &str, to: &str) {
        let carried = async {
            for one in self.store().subscriptions(from).await? {
                if one.standing != Standing::Refused {
                    let (id, table) = (self.new_notice_id(), to.to_owned());
                    self.store().subscribe(&Subscription { id, table, question: 0, ..one }, None).await?;
                }
            }
            Ok::<_, StoreError>(())
        };
        if let Err(why) = carried.await {
            self.metrics().store_errors.add();
            warn!(table = to, %why, "nobody is called to a rematch");
        }
    }

    fn new_notice_id(&self) -> String {
        self.random().with(room::Random::key).reveal().to_owned()
    }
}

/// Half of the SHA-256 of a text, base64url: 22 characters.
fn digest(text: &str) -> String {
    BASE64.encode(&ring::digest::digest(&SHA256, text.as_bytes()).as_ref()[..16])
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
