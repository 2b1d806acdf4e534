//! Where games are kept: the folder for all commands, and the flags that `serve` and `admin` share.

use std::fmt;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use etcetera::BaseStrategy;
use server::store::{Sqlite, Store};

/// Where games are kept.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct Place {
    /// The folder of the embedded database
    #[arg(long, env = "STOLIK_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
    /// A shared database instead, such as `postgres://user@host/stolik`
    // Its value may contain a password, so help must not show what the environment says.
    #[arg(
        long,
        env = "STOLIK_DATABASE_URL",
        value_name = "URL",
        conflicts_with = "data",
        hide_env_values = true
    )]
    database_url: Option<String>,
}

impl Place {
    fn folder(&self) -> Option<PathBuf> {
        self.data.clone().or_else(folder)
    }
}

/// The folder for everything this program keeps, where the system keeps the data of programs; `None` if no home is known.
pub(crate) fn folder() -> Option<PathBuf> {
    Some(etcetera::choose_base_strategy().ok()?.data_dir().join("stolik"))
}

/// For people; the address of a shared database may contain a password and is not shown.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.database_url, self.folder()) {
            (Some(_), _) => f.write_str("the shared database"),
            (None, Some(folder)) => write!(f, "{}", folder.join(FILE).display()),
            (None, None) => f.write_str("no folder"),
        }
    }
}

const FILE: &str = "stolik.db";

/// The file of the embedded database; `None` if there is a shared one.
pub(crate) fn file(place: &Place) -> Result<Option<PathBuf>> {
    if place.database_url.is_some() {
        return Ok(None);
    }
    let folder = place.folder().context("no home directory is known: say where to keep games with --data")?;
    Ok(Some(folder.join(FILE)))
}

/// The store; a file that is not there is made, with its folder.
pub(crate) async fn open(place: &Place) -> Result<Arc<dyn Store>> {
    let failed = "the database cannot be opened";
    if let Some(file) = file(place)? {
        return Ok(Arc::new(Sqlite::open(&file).await.context(failed)?));
    }
    let url = place.database_url.as_deref().unwrap_or_default();
    if !url.contains("://") {
        bail!(
            "--database-url is an address such as postgres://user@host/stolik; --data chooses a folder for the embedded database"
        );
    }
    server::store::open(url).await.context(failed)
}

/// The data folder, for this process alone while the value lives. The embedded database is one server's: another one would not hear of
/// what this one writes. The lock ends with the process, however that ends.
pub(crate) fn lock(file: &Path) -> Result<File> {
    let folder = file.parent().unwrap_or(file);
    let lock = std::fs::create_dir_all(folder)
        .and_then(|()| File::create(folder.join("serve.lock")))
        .with_context(|| format!("games cannot be kept in {}", folder.display()))?;
    match lock.try_lock() {
        Err(TryLockError::WouldBlock) => bail!(
            "another server uses {}: choose another folder with --data, or let both use one database with --database-url",
            folder.display()
        ),
        // Where files cannot be locked it is on the host to start one server only.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(lock),
    }
}
