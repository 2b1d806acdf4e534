-- A table as it was made. Nothing of it changes but its end, which is written together with the change that brought it.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    block TEXT NOT NULL,
    extras TEXT NOT NULL,
    seed TEXT NOT NULL,
    created BIGINT NOT NULL,
    finished_at BIGINT,
    result TEXT
);

-- Lists begin with the newest.
CREATE INDEX tables_by_age ON tables (created, id);

-- What requests led to, numbered from 0 in each table. Every line of `lines` ends with a line feed.
CREATE TABLE changes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL CHECK (number >= 0),
    at BIGINT NOT NULL,
    ack TEXT,
    lines TEXT NOT NULL,
    result TEXT,
    PRIMARY KEY (table_id, number)
);
