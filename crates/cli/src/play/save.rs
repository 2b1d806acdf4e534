//! The record of a game on disk: written after every step, so that nothing is lost however the program ends.
//!
//! A running game is a log without its seed and, beside it, a file `….seed` with the seed, which tells all coming
//! cards. When the game ends the log gets the seed and the file beside it goes.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use jiff::Timestamp;
use table::seal::{self, Sealer};
use table::shuffle::Seed;
use table::{Entry, Game, Header, Log, Match, ParseErrors, Table};

use crate::{data, files};

/// A game's place on disk.
pub(crate) struct Record {
    path: PathBuf,
    header: Header,
    seed: Seed,
    /// The text of the running game.
    text: Sealer,
}

impl Record {
    fn new<G: Game>(path: PathBuf, log: &Log<G>, seed: Seed) -> Self {
        let mut text = Sealer::default();
        text.push(&log.to_string());
        Self { path, header: log.header.clone(), seed, text }
    }

    /// Begins a record in a new file. `warning` is written into the file with the seed.
    pub(crate) fn begin<G: Game>(path: PathBuf, log: &Log<G>, seed: Seed, warning: &str) -> Result<Self> {
        if path.exists() {
            let path = path.display();
            bail!(
                "{path} is there already: name another file, or go on with it by `stolik play --resume {path}`"
            );
        }
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        }
        let warning: String = warning.lines().map(|line| format!("# {line}\n")).collect();
        files::replace(&seed_path(&path), &format!("{warning}{seed}\n"))?;
        Ok(Self::new(path, log, seed))
    }

    /// Opens the record of a running game; the match is as it was left.
    pub(crate) fn open<G: Game>(path: PathBuf, text: &str) -> Result<(Self, Match<G>)> {
        let errors = |errors: ParseErrors| files::errors(&path, &errors);
        seal::check(text).map_err(errors)?;
        let log: Log<G> = text.parse().map_err(errors)?;
        if log.finish.is_some() || log.played.outcome().is_some() {
            bail!("{}: this game is over; look at it with `stolik replay`", path.display());
        }
        let seed = read_seed(&path)?;
        if log.header.commitment != Some(seed.commitment()) {
            bail!("{} is not the seed of this game", seed_path(&path).display());
        }
        Ok((Self::new(path, &log, seed), log.played))
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Who sits where.
    pub(crate) const fn header(&self) -> &Header {
        &self.header
    }

    /// The seed; nobody may see it before the end.
    pub(crate) const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Adds the newest entries of a table. The file is replaced as a whole: it is always the old log or the new one.
    pub(crate) fn append<G: Game>(&mut self, table: &Table<G>, entries: &[Entry<G>]) -> Result<()> {
        if table.played().outcome().is_none() {
            for entry in entries {
                self.text.push(&format!("{entry}\n"));
            }
            return files::replace(&self.path, &self.text.sealed());
        }
        files::replace(&self.path, &table.log(self.header.players.clone()).sealed())?;
        // The log has the seed now. Should the file stay behind, it tells nothing new.
        let _ = fs::remove_file(seed_path(&self.path));
        Ok(())
    }
}

/// A new file in the folder of games, named after the game and the time, such as `gambit-2026-03-21-1405.log`.
pub(crate) fn new_path(game: &str) -> PathBuf {
    let stem = format!("{game}-{}", Timestamp::now().strftime("%Y-%m-%d-%H%M"));
    let mut path = folder().join(format!("{stem}.log"));
    let mut number = 1;
    while path.exists() || seed_path(&path).exists() {
        number += 1;
        path = folder().join(format!("{stem}-{number}.log"));
    }
    path
}

/// The running game that was played last.
pub(crate) fn latest() -> Result<PathBuf> {
    let nothing = || anyhow!("no game is waiting in {}", folder().display());
    let files = fs::read_dir(folder()).map_err(|_| nothing())?;
    let logs = files.filter_map(|file| Some(file.ok()?.path().with_extension("")));
    let running = logs.filter(|path| path.is_file() && seed_path(path).is_file());
    let changed = |path: &PathBuf| fs::metadata(path).and_then(|data| data.modified()).ok();
    running.max_by_key(changed).ok_or_else(nothing)
}

/// Where games are kept unless another file is named.
fn folder() -> PathBuf {
    data::folder().map_or_else(PathBuf::new, |data| data.join("games"))
}

fn seed_path(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".seed");
    PathBuf::from(name)
}

fn read_seed(path: &Path) -> Result<Seed> {
    let path = seed_path(path);
    let text = files::read(&path).context("the game cannot go on without its seed")?;
    let line = text.lines().find(|line| !line.starts_with('#') && !line.trim().is_empty());
    let seed = line.unwrap_or_default().trim().parse();
    seed.with_context(|| format!("{} is damaged", path.display()))
}
