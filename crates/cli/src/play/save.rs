//! The record of a game on disk: written after every step, so that nothing is lost however the program ends.
//!
//! A running game is a log without its seed and, beside it, a file `….seed` with the seed, which tells all coming
//! cards. When the game ends the log gets the seed and the file beside it goes.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, anyhow, bail};
use table::shuffle::Seed;
use table::{Game, Header, Log, Match, Problems};

use crate::files;

/// A game's place on disk.
pub(crate) struct Record {
    path: PathBuf,
    header: Header,
    seed: Seed,
}

impl Record {
    /// Begins a record in a new file. `warning` is written into the file with the seed.
    pub(crate) fn begin(path: PathBuf, header: Header, seed: Seed, warning: &str) -> Result<Self> {
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
        Ok(Self { path, header, seed })
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

    /// Writes the game as it is now.
    pub(crate) fn write<G: Game>(&self, played: &Match<G>) -> Result<()> {
        let log = Log::new(self.header.clone(), played.clone(), Some(self.seed.clone()));
        files::replace(&self.path, &log.sealed())?;
        if log.finish.is_some() {
            // The log has the seed now. Should the file stay behind, it tells nothing new.
            let _ = fs::remove_file(seed_path(&self.path));
        }
        Ok(())
    }

    /// Opens the record of a running game; the match is as it was left.
    pub(crate) fn open<G: Game>(path: PathBuf, text: &str) -> Result<(Self, Match<G>)> {
        let problems = |problems: Problems| files::problems(&path, &problems);
        table::seal::check(text).map_err(problems)?;
        let log: Log<G> = text.parse().map_err(problems)?;
        if log.finish.is_some() || log.played.outcome().is_some() {
            bail!("{}: this game is over; look at it with `stolik replay`", path.display());
        }
        let seed = read_seed(&path)?;
        if log.header.commitment != Some(seed.commitment()) {
            bail!("{} is not the seed of this game", seed_path(&path).display());
        }
        Ok((Self { path, header: log.header, seed }, log.played))
    }
}

/// A new file in the folder of games, named after the game and the time.
pub(crate) fn new_path(game: &str) -> PathBuf {
    let stem = format!("{game}-{}", date(SystemTime::now()));
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

/// Where games are kept unless another file is named: where the system keeps the data of programs.
fn folder() -> PathBuf {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = variable("XDG_DATA_HOME")
        .or_else(|| variable("LOCALAPPDATA"))
        .or_else(|| variable("HOME").map(|home| home.join(".local").join("share")));
    data.map_or_else(PathBuf::new, |data| data.join("stolik").join("games"))
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

/// `2026-03-21-1405`, in universal time.
fn date(now: SystemTime) -> String {
    let seconds = now.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (days, minutes) = (seconds / 86_400, seconds / 60 % 1_440);
    // Years begin in March here, so that a leap day is the last of its year; an era is 400 years.
    let shifted = days + 719_468;
    let (era, day) = (shifted / 146_097, shifted % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = era * 400 + year + next;
    format!("{year}-{month:02}-{day:02}-{:02}{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn days_are_counted_right() {
        let at = |seconds| date(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "1970-01-01-0000");
        assert_eq!(at(951_782_399), "2000-02-28-2359");
        assert_eq!(at(951_782_400), "2000-02-29-0000");
        assert_eq!(at(1_709_251_200), "2024-03-01-0000");
        assert_eq!(at(1_798_761_599), "2026-12-31-2359");
    }

    #[test]
    fn a_seed_file_stands_beside_its_log() {
        assert_eq!(seed_path(Path::new("a/b.log")), Path::new("a/b.log.seed"));
    }
}
