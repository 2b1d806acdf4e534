-- What shows damage of a change; those that were written before have none.
ALTER TABLE changes ADD COLUMN checksum bigint;
