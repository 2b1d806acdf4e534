//! Tables to files and back.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use room::{Exported, Photo};
use server::store::{Store, StoreError, Stored};
use table::ParseErrors;
use tokio::task::JoinSet;

use crate::files;
use crate::output::print;

/// Tables that are read in at the same time: their changes share transactions.
const AT_ONCE: usize = 64;

/// Writes all tables, or one, to a folder.
pub(super) async fn export(store: &dyn Store, folder: &Path, only: Option<&str>) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let ids = match only {
        Some(id) => vec![id.to_owned()],
        None => store.list(None, u32::MAX).await?.into_iter().map(|table| table.id).collect(),
    };
    let mut count = 0;
    for id in ids {
        match store.load(&id).await? {
            Some(stored) => {
                let photo = store.photo(&id).await?.map(Photo::new).transpose();
                let exported = Exported { stored, photo: photo.with_context(|| format!("table {id}"))? };
                files::replace(&folder.join(file_name(&id)), &exported.sealed())?;
            }
            None if only.is_some() => bail!("there is no table {id}"),
            // It was removed since the list was made.
            None => continue,
        }
        count += 1;
    }
    print(&format!("{count} exported to {}\n", folder.display()))
}

/// Reads files back. All are checked before the first is written.
pub(super) async fn import(store: &Arc<dyn Store>, paths: &[PathBuf]) -> Result<()> {
    let read = |path: &PathBuf| -> Result<Exported> {
        files::read(path)?.parse().map_err(|errors: ParseErrors| files::errors(path, &errors))
    };
    let (tables, damaged): (Vec<_>, Vec<_>) = paths.iter().map(read).partition(Result::is_ok);
    if !damaged.is_empty() {
        let lines: Vec<String> =
            damaged.into_iter().filter_map(Result::err).map(|error| format!("{error:#}")).collect();
        bail!("{}\nnothing was imported", lines.join("\n"));
    }
    let (mut brought, mut there) = (0, 0);
    let mut waiting = tables.into_iter().flatten();
    let mut running = JoinSet::new();
    loop {
        while running.len() < AT_ONCE
            && let Some(table) = waiting.next()
        {
            running.spawn(bring(store.clone(), table));
        }
        let Some(done) = running.join_next().await else { break };
        if done?? { brought += 1 } else { there += 1 }
    }
    print(&format!("{brought} imported, {there} were there already\n"))
}

/// Writes what is missing of a table; returns whether anything was. An import that was broken off goes on where it was.
async fn bring(store: Arc<dyn Store>, exported: Exported) -> Result<bool> {
    let Exported { stored: Stored { table, changes }, mut photo } = exported;
    let id = table.id.clone();
    let failed = |error: StoreError| anyhow!("table {id}: {error}");
    let present = match store.load(&id).await.map_err(failed)? {
        Some(there) if there.table != table => bail!("table {id}: there is another table with this id"),
        Some(there) => there.changes,
        None => Vec::new(),
    };
    if let Some(number) = present.iter().zip(&changes).position(|(there, change)| there != change) {
        bail!("table {id}: its change {number} is another one than in the file");
    }
    let missing = changes.len() > present.len();
    let mut made = Some(table).filter(|_| present.is_empty());
    for change in changes.into_iter().skip(present.len()) {
        match (made.take(), photo.take()) {
            (Some(table), Some(photo)) => store.create_with_photo(table, change, photo.into_bytes()).await,
            (Some(table), None) => store.create(table, change).await,
            (None, _) => store.append(&id, change).await,
        }
        .map_err(failed)?;
    }
    Ok(missing)
}

/// The id, with `%` and two digits for every byte that a file's name should not have.
fn file_name(id: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_".contains(byte);
    let letter = |byte: u8| if plain(&byte) { char::from(byte).to_string() } else { format!("%{byte:02x}") };
    format!("{}.table", id.bytes().map(letter).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::file_name;

    #[test]
    fn a_name_stays_in_its_folder() {
        assert_eq!(file_name("aZ09-_"), "aZ09-_.table");
        assert_eq!(file_name("../a b%ż"), "%2e%2e%2fa%20b%25%c5%bc.table");
    }
}
