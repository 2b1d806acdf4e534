//! Where games are kept: the folder for all commands, and the flags that `serve` and `admin` share.

use std::fmt;
use std::path::PathBuf;

use anyhow::{Context, Result};
use etcetera::BaseStrategy;

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

/// What the store is opened with: an address, or a file; its folder is made with it.
pub(crate) fn resolve(place: &Place) -> Result<String> {
    if let Some(url) = &place.database_url {
        return Ok(url.clone());
    }
    let folder = place.folder().context("no home directory is known: say where to keep games with --data")?;
    let file = folder.join(FILE);
    file.into_os_string().into_string().ok().context("the folder's name is not readable as text")
}
