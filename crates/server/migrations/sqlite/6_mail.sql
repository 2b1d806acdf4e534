-- Notices by e-mail. `standing` is `on`, or `asked` until the owner of an address has confirmed it, or `refused` if it takes nothing; what is not on
-- ends at `expires`. What goes by mail is taken apart from the rest, so that neither waits for the other.
ALTER TABLE notices ADD COLUMN by_mail INTEGER NOT NULL DEFAULT 0;
ALTER TABLE notices ADD COLUMN standing TEXT NOT NULL DEFAULT 'on';
ALTER TABLE notices ADD COLUMN expires INTEGER;

DROP INDEX notices_by_due;
CREATE INDEX notices_by_due ON notices (by_mail, due) WHERE due IS NOT NULL;
CREATE INDEX notices_by_expiry ON notices (expires) WHERE expires IS NOT NULL;

-- How many mails that ask for confirmation went to an address since when, so that nobody is flooded. Addresses are here as keyed hashes only; of one
-- that wants none ever again `since` is the end of time.
CREATE TABLE mail_limits (
    address TEXT NOT NULL PRIMARY KEY,
    mails INTEGER NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX mail_limits_by_time ON mail_limits (since);
