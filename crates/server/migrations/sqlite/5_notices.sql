-- Who wants to be called to a table, and the call that is due. Keys are here as hashes only; the target is where the call goes, and what it is
-- encrypted or signed with; `about` is what can be said of the table. One notice may be due for each, about its last question: first that it is asked, later that time runs out.
CREATE TABLE notices (
    id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    keys TEXT NOT NULL,
    device TEXT NOT NULL,
    target TEXT NOT NULL,
    language TEXT NOT NULL,
    about TEXT NOT NULL DEFAULT '',
    question INTEGER NOT NULL,
    warns INTEGER NOT NULL DEFAULT 0,
    due INTEGER,
    warning_at INTEGER,
    deadline INTEGER,
    tries INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX notices_by_table ON notices (table_id, device, keys);
CREATE INDEX notices_by_device ON notices (device);
CREATE INDEX notices_by_due ON notices (due) WHERE due IS NOT NULL;

-- What servers with the same database have in common and nobody else may know: the key that signs notices.
CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
