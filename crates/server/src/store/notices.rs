//! Who wants to be called to a table, and which calls are due: the verbs, and their statements, which both databases understand.
//!
//! A subscription is a row, and so is the one notice that may be due for it: that somebody is asked a question, and later that time runs out.
//! Every verb says which question it is about, so that what comes late, or from a server that is behind, changes nothing.

use async_trait::async_trait;

use super::postgres::in_time;
use super::{Postgres, Sqlite, StoreError, rows};

/// Somebody wants to be called to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subscription {
    /// Its id, which is part of the id of each notice.
    pub id: String,
    /// The table's id.
    pub table: String,
    /// The hashes of the keys of the seats it is for, separated by spaces.
    pub keys: String,
    /// What is the same for one device at all tables.
    pub device: String,
    /// Where notices go, as the channel writes it.
    pub target: String,
    /// In which language.
    pub language: String,
    /// The last question that needs no call.
    pub question: u64,
    /// How it goes out.
    pub lane: Lane,
    /// Does it at all?
    pub standing: Standing,
    /// When this one ends by itself, if it is not on.
    pub expires: Option<i64>,
}

/// Notices of one lane do not wait for those of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// Over the web: pushes and webhooks.
    Web,
    /// By e-mail.
    Mail,
}

/// Is somebody called who wants to be?
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// Yes.
    On,
    /// Not yet: the owner of the address is asked. What is due is the question.
    Asked,
    /// No: nothing can be sent there.
    Refused,
}

impl Standing {
    const ALL: [(Self, &str); 3] = [(Self::On, "on"), (Self::Asked, "asked"), (Self::Refused, "refused")];

    fn word(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// What is none of ours is not on.
    fn read(word: &str) -> Self {
        Self::ALL.iter().find(|(_, name)| *name == word).map_or(Self::Refused, |(standing, _)| *standing)
    }
}

/// A question somebody may be called about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Its number.
    pub number: u64,
    /// What can be said of the table then.
    pub about: String,
    /// When to call, if it is a new one.
    pub call: i64,
    /// When to warn that time runs out, and when it is up.
    pub warning: Option<(i64, i64)>,
}

/// A notice that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueNotice {
    /// The subscription it is for.
    pub to: Subscription,
    /// What can be said of the table.
    pub about: String,
    /// Is it a warning that time runs out?
    pub warns: bool,
    /// When time is up.
    pub deadline: Option<i64>,
    /// How often it was tried in vain.
    pub tries: u32,
}

/// The part of a store that is about notices; one that calls nobody needs none of it.
#[async_trait]
#[allow(unused_variables, reason = "what a store without notices answers to everything")]
pub trait NoticeStore {
    /// Keeps a subscription; one of the same device for the same seats is replaced, but one by e-mail that is on stays as it is. What is asked
    /// of the owner of an address first is due at this time.
    async fn subscribe(&self, wish: &Subscription, due: Option<i64>) -> Result<(), StoreError> {
        Err(nobody())
    }

    /// The subscriptions at a table.
    async fn subscriptions(&self, table: &str) -> Result<Vec<Subscription>, StoreError> {
        Err(nobody())
    }

    /// One of them.
    async fn subscription(&self, id: &str) -> Result<Option<Subscription>, StoreError> {
        Err(nobody())
    }

    /// Those of a device, at whatever tables.
    async fn subscriptions_of(&self, device: &str) -> Result<Vec<Subscription>, StoreError> {
        Err(nobody())
    }

    /// The owner of an address has confirmed one, if its time is not over by now.
    async fn confirm(&self, id: &str, now: i64) -> Result<(), StoreError> {
        Err(nobody())
    }

    /// Nothing can be sent to a device: until this time that is known, with nothing of the address but this.
    async fn refuse_device(&self, device: &str, shown: &str, until: i64) -> Result<(), StoreError> {
        Err(nobody())
    }

    /// Counts a mail to an address; `false` if there were as many as may be since that time, and it is not to be sent.
    async fn count_mail(&self, address: &str, now: i64, since: i64, most: u32) -> Result<bool, StoreError> {
        Err(nobody())
    }

    /// No mail that [is counted](Self::count_mail) goes to this address ever again.
    async fn block_mail(&self, address: &str) -> Result<(), StoreError> {
        Err(nobody())
    }

    /// Removes what ended by itself, and what was counted before that time.
    async fn forget_expired(&self, now: i64, since: i64) -> Result<(), StoreError> {
        Err(nobody())
    }

    /// Which of these tables have any that are on, and how many.
    async fn subscribed(&self, tables: &[String]) -> Result<Vec<(String, usize)>, StoreError> {
        Err(nobody())
    }

    /// Removes one.
    async fn unsubscribe(&self, id: &str) -> Result<(), StoreError> {
        Err(nobody())
    }

    /// Removes all of a device, at whatever tables.
    async fn forget_device(&self, device: &str) -> Result<(), StoreError> {
        Err(nobody())
    }

    /// Its seats are asked this; `None`: nothing, as far as one knows who has seen the table up to this version.
    async fn ask(&self, id: &str, version: u64, question: Option<Question>) -> Result<(), StoreError> {
        Err(nobody())
    }

    /// Who is to be called about this question is there: there is no call before this time.
    async fn postpone(&self, id: &str, question: u64, until: i64) -> Result<(), StoreError> {
        Err(nobody())
    }

    /// Who was to be called about it before this time is there, and needs no call.
    async fn seen(&self, id: &str, question: u64, until: i64) -> Result<(), StoreError> {
        Err(nobody())
    }

    /// Notices of a lane that are due by now, those that are so for the longest time first, at most about so many; with each all that the same device
    /// is to get by `gather`. They are this caller's affair alone until they are due again, which is at `again` unless it says otherwise.
    async fn take_notices(
        &self,
        lane: Lane,
        now: i64,
        gather: i64,
        again: i64,
        most: u32,
    ) -> Result<Vec<DueNotice>, StoreError> {
        Err(nobody())
    }

    /// A notice was sent, or is given up.
    async fn sent(&self, notice: &DueNotice, now: i64) -> Result<(), StoreError> {
        Err(nobody())
    }

    /// A notice could not be sent, and is due again at this time, after so many more attempts.
    async fn send_again(&self, notice: &DueNotice, at: i64, attempts: u32) -> Result<(), StoreError> {
        Err(nobody())
    }

    /// What all servers with this database have in common under this name: the value that the first of them brought.
    async fn secret(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        Err(nobody())
    }
}

fn nobody() -> StoreError {
    StoreError::Broken("this store calls nobody".to_owned())
}

/// The columns of a subscription, as [`SubscriptionRow`] has them.
macro_rules! columns {
    () => {
        "id, table_id, keys, device, target, language, question, by_mail, standing, expires"
    };
}

const SUBSCRIBE: &str = "INSERT INTO notices (id, table_id, keys, device, target, language, question, by_mail, standing, expires, due) \
    SELECT $1, id, $3, $4, $5, $6, $7, $8, $9, $10, $11 FROM tables WHERE id = $2 \
    ON CONFLICT (table_id, device, keys) DO UPDATE SET language = excluded.language, \
    target = CASE WHEN notices.by_mail AND notices.standing = 'on' THEN notices.target ELSE excluded.target END, \
    standing = CASE WHEN notices.standing = 'on' THEN 'on' ELSE excluded.standing END, \
    expires = CASE WHEN notices.standing = 'on' THEN NULL ELSE excluded.expires END, \
    due = CASE WHEN notices.standing = 'on' THEN notices.due ELSE excluded.due END, \
    tries = CASE WHEN notices.standing = 'on' THEN notices.tries ELSE 0 END";

const SUBSCRIPTIONS: &str = concat!("SELECT ", columns!(), " FROM notices WHERE table_id = $1 ORDER BY id");

const SUBSCRIPTION: &str = concat!("SELECT ", columns!(), " FROM notices WHERE id = $1");

const SUBSCRIPTIONS_OF: &str = concat!("SELECT ", columns!(), " FROM notices WHERE device = $1 ORDER BY id");

/// What may still be due is the question that has just been answered.
const CONFIRM: &str = "UPDATE notices SET standing = 'on', expires = NULL, due = NULL, warns = FALSE, tries = 0 \
    WHERE id = $1 AND standing = 'asked' AND expires > $2";

const REFUSE: &str =
    "UPDATE notices SET standing = 'refused', target = $2, expires = $3, due = NULL WHERE device = $1";

const COUNT_MAIL: &str = "INSERT INTO mail_limits (address, mails, since) VALUES ($1, 1, $2) \
    ON CONFLICT (address) DO UPDATE SET \
    mails = CASE WHEN mail_limits.since <= $3 THEN 1 ELSE mail_limits.mails + 1 END, \
    since = CASE WHEN mail_limits.since <= $3 THEN $2 ELSE mail_limits.since END \
    WHERE mail_limits.since <= $3 OR mail_limits.mails < $4";

const BLOCK_MAIL: &str = "INSERT INTO mail_limits (address, mails, since) VALUES ($1, $2, $2) \
    ON CONFLICT (address) DO UPDATE SET mails = excluded.mails, since = excluded.since";

/// A call for a new question; else, when its warning is another one, that one. Who subscribed after being asked has no call, but the warning.
const ASK: &str = "UPDATE notices SET question = $2, warning_at = $4, deadline = $5, about = $6, \
    tries = CASE WHEN question < $2 THEN 0 ELSE tries END, \
    warns = CASE WHEN question < $2 THEN FALSE WHEN due IS NULL THEN TRUE ELSE warns END, \
    due = CASE WHEN question < $2 THEN $3 WHEN NOT warns AND due IS NOT NULL THEN due \
          WHEN warns AND due IS NULL THEN NULL ELSE $4 END \
    WHERE id = $1 AND standing = 'on' AND (question < $2 OR (question = $2 AND warning_at IS DISTINCT FROM $4))";

const ASK_NOTHING: &str =
    "UPDATE notices SET due = NULL WHERE id = $1 AND question <= $2 AND due IS NOT NULL AND standing = 'on'";

const POSTPONE: &str =
    "UPDATE notices SET due = $3 WHERE id = $1 AND question = $2 AND due < $3 AND standing = 'on'";

/// After the call comes the warning, unless it is too late for that.
const SEEN: &str = "UPDATE notices SET warns = TRUE, tries = 0, \
    due = CASE WHEN warns OR warning_at <= $3 THEN NULL ELSE warning_at END \
    WHERE id = $1 AND question = $2 AND due <= $3 AND standing = 'on'";
const SENT: &str = "UPDATE notices SET warns = TRUE, tries = 0, \
    due = CASE WHEN warns OR warning_at <= $3 THEN NULL ELSE warning_at END \
    WHERE id = $1 AND question = $2 AND due IS NOT NULL AND warns = $4";

const SEND_AGAIN: &str = "UPDATE notices SET due = $4, tries = tries + $5 \
    WHERE id = $1 AND question = $2 AND warns = $3 AND due IS NOT NULL";

const NEXT_DUE: &str = "SELECT due FROM notices WHERE by_mail = $1 AND due IS NOT NULL ORDER BY due LIMIT 1";

const KEEP_SECRET: &str = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";

type SubscriptionRow = (String, String, String, String, String, String, i64, bool, String, Option<i64>);

/// A subscription, and what is due: what can be said of the table, whether it warns, until when, and how often it was tried.
type DueRow = (
    String,
    String,
    String,
    String,
    String,
    String,
    i64,
    bool,
    String,
    Option<i64>,
    String,
    bool,
    Option<i64>,
    i32,
);

fn subscription(row: SubscriptionRow) -> Subscription {
    let (id, table, keys, device, target, language, question, by_mail, standing, expires) = row;
    let lane = if by_mail { Lane::Mail } else { Lane::Web };
    let (question, standing) = (question as u64, Standing::read(&standing));
    Subscription { id, table, keys, device, target, language, question, lane, standing, expires }
}

fn due(row: DueRow) -> DueNotice {
    let (
        id,
        table,
        keys,
        device,
        target,
        language,
        question,
        by_mail,
        standing,
        expires,
        about,
        warns,
        deadline,
        tries,
    ) = row;
    let to = subscription((id, table, keys, device, target, language, question, by_mail, standing, expires));
    DueNotice { to, about, warns, deadline, tries: tries.max(0) as u32 }
}

/// The answer of a database that is always there.
async fn at_once<T>(answer: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    Ok(answer.await?)
}

fn as_json(tables: &[String]) -> String {
    serde_json::to_string(tables).unwrap_or_default()
}

fn as_array(tables: &[String]) -> &[String] {
    tables
}

/// The same for both: they differ in how long an answer is waited for, in lists of values and in locks.
macro_rules! notice_store {
    ($store:ty, $answer:ident, $tables:ident, $subscribed:literal, $take:expr) => {
        #[async_trait]
        impl NoticeStore for $store {
            async fn subscribe(&self, wish: &Subscription, due: Option<i64>) -> Result<(), StoreError> {
                let Subscription { id, table, keys, device, target, language, .. } = wish;
                let write = sqlx::query(SUBSCRIBE).bind(id).bind(table).bind(keys).bind(device).bind(target);
                let write = write.bind(language).bind(rows::column(wish.question)?);
                let write = write.bind(wish.lane == Lane::Mail).bind(wish.standing.word());
                let write = write.bind(wish.expires).bind(due);
                let done = $answer(write.execute(&self.pool)).await?;
                if done.rows_affected() == 0 { Err(StoreError::NoTable) } else { Ok(()) }
            }

            async fn subscriptions(&self, table: &str) -> Result<Vec<Subscription>, StoreError> {
                let found = $answer(sqlx::query_as(SUBSCRIPTIONS).bind(table).fetch_all(&self.pool)).await?;
                Ok(found.into_iter().map(subscription).collect())
            }

            async fn subscription(&self, id: &str) -> Result<Option<Subscription>, StoreError> {
                let found = $answer(sqlx::query_as(SUBSCRIPTION).bind(id).fetch_optional(&self.pool)).await?;
                Ok(found.map(subscription))
            }

            async fn subscriptions_of(&self, device: &str) -> Result<Vec<Subscription>, StoreError> {
                let asked = sqlx::query_as(SUBSCRIPTIONS_OF).bind(device);
                let found = $answer(asked.fetch_all(&self.pool)).await?;
                Ok(found.into_iter().map(subscription).collect())
            }

            async fn confirm(&self, id: &str, now: i64) -> Result<(), StoreError> {
                $answer(sqlx::query(CONFIRM).bind(id).bind(now).execute(&self.pool)).await?;
                Ok(())
            }

            async fn refuse_device(&self, device: &str, shown: &str, until: i64) -> Result<(), StoreError> {
                let write = sqlx::query(REFUSE).bind(device).bind(shown).bind(until);
                $answer(write.execute(&self.pool)).await?;
                Ok(())
            }

            async fn count_mail(
                &self,
                address: &str,
                now: i64,
                since: i64,
                most: u32,
            ) -> Result<bool, StoreError> {
                let write = sqlx::query(COUNT_MAIL).bind(address).bind(now).bind(since).bind(i64::from(most));
                Ok($answer(write.execute(&self.pool)).await?.rows_affected() > 0)
            }

            async fn block_mail(&self, address: &str) -> Result<(), StoreError> {
                let write = sqlx::query(BLOCK_MAIL).bind(address).bind(i64::MAX);
                $answer(write.execute(&self.pool)).await?;
                Ok(())
            }

            async fn forget_expired(&self, now: i64, since: i64) -> Result<(), StoreError> {
                let ended = sqlx::query("DELETE FROM notices WHERE expires <= $1").bind(now);
                $answer(ended.execute(&self.pool)).await?;
                let counted = sqlx::query("DELETE FROM mail_limits WHERE since <= $1").bind(since);
                $answer(counted.execute(&self.pool)).await?;
                Ok(())
            }

            async fn subscribed(&self, tables: &[String]) -> Result<Vec<(String, usize)>, StoreError> {
                let asked = sqlx::query_as($subscribed).bind($tables(tables));
                let found: Vec<(String, i64)> = $answer(asked.fetch_all(&self.pool)).await?;
                Ok(found.into_iter().map(|(table, count)| (table, count as usize)).collect())
            }

            async fn unsubscribe(&self, id: &str) -> Result<(), StoreError> {
                $answer(sqlx::query("DELETE FROM notices WHERE id = $1").bind(id).execute(&self.pool))
                    .await?;
                Ok(())
            }

            async fn forget_device(&self, device: &str) -> Result<(), StoreError> {
                let forget = sqlx::query("DELETE FROM notices WHERE device = $1").bind(device);
                $answer(forget.execute(&self.pool)).await?;
                Ok(())
            }

            async fn ask(&self, id: &str, version: u64, asked: Option<Question>) -> Result<(), StoreError> {
                let write = match asked {
                    Some(Question { number, about, call, warning }) => {
                        let (warn, deadline) = warning.unzip();
                        let write = sqlx::query(ASK).bind(id).bind(rows::column(number)?).bind(call);
                        write.bind(warn).bind(deadline).bind(about)
                    }
                    None => sqlx::query(ASK_NOTHING).bind(id).bind(rows::column(version)?),
                };
                $answer(write.execute(&self.pool)).await?;
                Ok(())
            }

            async fn postpone(&self, id: &str, question: u64, until: i64) -> Result<(), StoreError> {
                let write = sqlx::query(POSTPONE).bind(id).bind(rows::column(question)?).bind(until);
                $answer(write.execute(&self.pool)).await?;
                Ok(())
            }

            async fn seen(&self, id: &str, question: u64, until: i64) -> Result<(), StoreError> {
                let write = sqlx::query(SEEN).bind(id).bind(rows::column(question)?).bind(until);
                $answer(write.execute(&self.pool)).await?;
                Ok(())
            }

            async fn take_notices(
                &self,
                lane: Lane,
                now: i64,
                gather: i64,
                again: i64,
                most: u32,
            ) -> Result<Vec<DueNotice>, StoreError> {
                let by_mail = lane == Lane::Mail;
                // Most of the time nothing is due, and who only reads waits for nobody.
                let next: Option<(i64,)> =
                    $answer(sqlx::query_as(NEXT_DUE).bind(by_mail).fetch_optional(&self.pool)).await?;
                if next.is_none_or(|(due,)| due > now) {
                    return Ok(Vec::new());
                }
                let take = sqlx::query_as($take).bind(now).bind(gather).bind(again).bind(i64::from(most));
                let take = take.bind(by_mail);
                let taken = $answer(take.fetch_all(&self.pool)).await?;
                Ok(taken.into_iter().map(due).collect())
            }

            async fn sent(&self, notice: &DueNotice, now: i64) -> Result<(), StoreError> {
                let write = sqlx::query(SENT).bind(&notice.to.id).bind(rows::column(notice.to.question)?);
                $answer(write.bind(now).bind(notice.warns).execute(&self.pool)).await?;
                Ok(())
            }

            async fn send_again(&self, notice: &DueNotice, at: i64, attempts: u32) -> Result<(), StoreError> {
                let write =
                    sqlx::query(SEND_AGAIN).bind(&notice.to.id).bind(rows::column(notice.to.question)?);
                let write = write.bind(notice.warns).bind(at).bind(attempts as i32);
                $answer(write.execute(&self.pool)).await?;
                Ok(())
            }

            async fn secret(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
                $answer(sqlx::query(KEEP_SECRET).bind(name).bind(fresh).execute(&self.pool)).await?;
                let kept = sqlx::query_as("SELECT value FROM secrets WHERE name = $1").bind(name);
                let (value,): (String,) = $answer(kept.fetch_one(&self.pool)).await?;
                Ok(value)
            }
        }
    };
}

notice_store!(
    Sqlite,
    at_once,
    as_json,
    "SELECT table_id, count(*) FROM notices WHERE table_id IN (SELECT value FROM json_each($1)) AND standing = 'on' \
     GROUP BY table_id",
    concat!(
        "UPDATE notices SET due = $3 WHERE id IN (SELECT id FROM notices WHERE by_mail = $5 AND due <= $2 AND device IN \
         (SELECT device FROM notices WHERE by_mail = $5 AND due <= $1 ORDER BY due LIMIT $4)) RETURNING ",
        columns!(),
        ", about, warns, deadline, tries"
    )
);

notice_store!(
    Postgres,
    in_time,
    as_array,
    "SELECT table_id, count(*) FROM notices WHERE table_id = ANY($1) AND standing = 'on' GROUP BY table_id",
    concat!(
        "UPDATE notices SET due = $3 WHERE id IN (SELECT id FROM notices WHERE by_mail = $5 AND due <= $2 AND device IN \
         (SELECT device FROM notices WHERE by_mail = $5 AND due <= $1 ORDER BY due LIMIT $4) FOR UPDATE SKIP LOCKED) RETURNING ",
        columns!(),
        ", about, warns, deadline, tries"
    )
);
