-- Photos of people's own that pieces are cut from, checked before they come here. They are apart from their tables, which are read far more often.
CREATE TABLE photos (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    bytes BYTEA NOT NULL
);

-- They are compressed already.
ALTER TABLE photos ALTER COLUMN bytes SET STORAGE EXTERNAL;
