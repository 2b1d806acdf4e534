-- What one device sends to another of the same person, encrypted by a key that is not here. Once it is taken the content is empty; after this time all of it goes.
CREATE TABLE parcels (
    id TEXT NOT NULL PRIMARY KEY,
    content TEXT NOT NULL,
    until BIGINT NOT NULL,
    taken BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE INDEX parcels_by_until ON parcels (until);
