-- What one device sends to another of the same person, encrypted by a key that is not here. Once it is taken the content is empty; after this time all of it goes.
CREATE TABLE parcels (
    id TEXT NOT NULL PRIMARY KEY,
    content TEXT NOT NULL,
    until INTEGER NOT NULL,
    taken INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX parcels_by_until ON parcels (until);
