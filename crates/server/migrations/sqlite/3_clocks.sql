-- When to look at a table next, because of its clock for days, as far as one knows who has seen it up to this change. Tables without such a
-- clock have no row.
CREATE TABLE clocks (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    due INTEGER NOT NULL,
    version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX clocks_by_due ON clocks (due);
