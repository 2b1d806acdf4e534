//! Between the types of the domain and columns: both databases have the same ones. Also what may be stored at all.
//!
//! What one database could not keep is refused before it reaches either, so that it cannot spoil the transaction that it would
//! share with others.

use super::{Change, Listed, NewTable, Stats, StoreError};

/// Columns `id, game, rules, block, extras, seed, created`.
pub(super) type TableRow = (String, String, i64, String, String, String, i64);
/// Columns `number, at, ack, lines, result, checksum`; changes of earlier versions have no checksum.
pub(super) type ChangeRow = (i64, i64, Option<String>, String, Option<String>, Option<i64>);
/// Columns `id, game, created, finished_at, result`.
pub(super) type ListedRow = (String, String, i64, Option<i64>, Option<String>);

pub(super) fn table(row: TableRow) -> Result<NewTable, StoreError> {
    let (id, game, rules, block, extras, seed, created) = row;
    let Ok(rules) = u32::try_from(rules) else {
        return Err(StoreError::Broken(format!("table {id} has rules of version {rules}")));
    };
    Ok(NewTable { id, game, rules, block, extras, seed, created })
}

/// The changes of a table, which must begin with this number, have no gap and be as they were written.
pub(super) fn changes(table: &str, first: u64, rows: Vec<ChangeRow>) -> Result<Vec<Change>, StoreError> {
    let numbered = rows.into_iter().zip(first..);
    let change = |((number, at, ack, lines, result, checksum), expected): (ChangeRow, u64)| {
        if u64::try_from(number) != Ok(expected) {
            return Err(StoreError::Broken(format!(
                "table {table} has no change {expected}, but later ones"
            )));
        }
        let lines = lines.split_terminator('\n').map(str::to_owned).collect();
        let change = Change { number: expected, at, ack, lines, result };
        if checksum.is_some_and(|checksum| checksum != change.checksum(table)) {
            return Err(StoreError::Broken(format!(
                "change {expected} of table {table} is damaged: it is not as it was written"
            )));
        }
        Ok(change)
    };
    numbered.map(change).collect()
}

pub(super) fn listed((id, game, created, finished_at, result): ListedRow) -> Listed {
    Listed { id, game, created, finished: finished_at.zip(result) }
}

/// Columns with the numbers of tables, finished ones, changes and photos, and of bytes: of photos, and in all.
pub(super) fn stats(row: (i64, i64, i64, i64, i64, i64)) -> Stats {
    let (tables, finished, changes, photos, photo_bytes, bytes) = row;
    let number = |number: i64| number as u64;
    Stats {
        tables: number(tables),
        finished: number(finished),
        changes: number(changes),
        photos: number(photos),
        photo_bytes: number(photo_bytes),
        bytes: number(bytes),
    }
}

/// A table's id and the number of its last change.
pub(super) fn version((id, number): (String, i64)) -> (String, u64) {
    (id, u64::try_from(number).unwrap_or_default())
}

/// Lines as a column: each with a line feed behind it, so that no line and one empty line differ.
pub(super) fn joined(lines: &[String]) -> String {
    let mut text = String::with_capacity(lines.iter().map(|line| line.len() + 1).sum());
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    text
}

/// The number as a column.
pub(super) fn column(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number)
        .map_err(|_| StoreError::Broken(format!("{number} is too large for a change's number")))
}

/// Can this table be stored, whatever the database?
pub(super) fn check_table(table: &NewTable, first: &Change) -> Result<(), StoreError> {
    table.check(first).map_err(StoreError::Broken)
}

/// Can this change be stored, whatever the database?
pub(super) fn check_change(table: &str, change: &Change) -> Result<(), StoreError> {
    change.check(table).map_err(StoreError::Broken)
}

/// Why the change with this number was not taken by a table whose last change is `last`, if it has any.
pub(super) fn refusal(table: &str, number: u64, last: Option<i64>) -> StoreError {
    match last.map(|last| u64::try_from(last).unwrap_or_default()) {
        None => StoreError::NoTable,
        Some(last) if last >= number => StoreError::Conflict,
        Some(last) => {
            StoreError::Broken(format!("table {table} ends with change {last}: {number} would leave a gap"))
        }
    }
}
