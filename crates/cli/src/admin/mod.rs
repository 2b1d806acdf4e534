//! `stolik admin`: care for the database of a table server, also while the server runs.

mod fill;
mod report;
mod transfer;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Result, bail};
use serde_json::json;
use server::store::{self, Prune, Store};

use crate::data::{self, Place};
use crate::output::{Format, print, print_json};
use crate::progress::Progress;

const EXAMPLES: &str = "\
Examples:
  stolik admin stats
  stolik admin backup stolik-backup.db
  stolik admin export games && stolik admin import games/*.table --database-url postgres://stolik@db/stolik
  stolik admin prune --finished-before 365 --idle 90 --dry-run";

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Write a consistent copy of the embedded database to a new file
    Backup {
        /// The new file
        file: PathBuf,
        #[command(flatten)]
        place: Place,
    },
    /// Write tables to text files, one for each: all that is stored, the seeds of running games included
    Export {
        /// The folder; it is made if it is not there
        folder: PathBuf,
        /// Only the table with this id
        #[arg(long, value_name = "ID")]
        table: Option<String>,
        #[command(flatten)]
        place: Place,
    },
    /// Read exported tables back; what is there already stays as it is
    Import {
        /// The files; - is standard input
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
        #[command(flatten)]
        place: Place,
    },
    /// Put so many finished tables into the database, for measurements
    #[command(hide = true)]
    Fill {
        /// How many
        tables: u64,
        #[command(flatten)]
        place: Place,
    },
    /// Remove old tables for ever
    #[command(group = clap::ArgGroup::new("which").required(true).multiple(true))]
    Prune {
        /// Tables whose game was over so many days ago or earlier
        #[arg(long, value_name = "DAYS", group = "which")]
        finished_before: Option<u32>,
        /// Tables whose game is not over, but where nothing happened for so many days
        #[arg(long, value_name = "DAYS", group = "which")]
        idle: Option<u32>,
        /// Only say how many there are
        #[arg(long)]
        dry_run: bool,
        /// How to write the answer
        #[arg(long, value_enum, default_value_t)]
        format: Format,
        #[command(flatten)]
        place: Place,
    },
    /// Remove the photo a table was made with; its game goes on with a built-in picture
    RemovePhoto {
        /// The table's id
        table: String,
        #[command(flatten)]
        place: Place,
    },
    /// Say how much there is
    Stats {
        /// How to write the answer
        #[arg(long, value_enum, default_value_t)]
        format: Format,
        #[command(flatten)]
        place: Place,
    },
    /// List tables, the newest first
    List {
        /// At most so many
        #[arg(long, value_name = "N", default_value_t = 100)]
        limit: u32,
        /// How to write the list
        #[arg(long, value_enum, default_value_t)]
        format: Format,
        #[command(flatten)]
        place: Place,
    },
}

/// Runs `stolik admin`.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(command(&args.command)).map(|()| ExitCode::SUCCESS)
}

async fn command(command: &Command) -> Result<()> {
    let place = match command {
        Command::Backup { place, .. }
        | Command::Export { place, .. }
        | Command::Import { place, .. }
        | Command::Fill { place, .. }
        | Command::Prune { place, .. }
        | Command::RemovePhoto { place, .. }
        | Command::Stats { place, .. }
        | Command::List { place, .. } => place,
    };
    let store = open(place, matches!(command, Command::Import { .. } | Command::Fill { .. })).await?;
    let done = match command {
        Command::Backup { file, .. } => backup(&*store, file).await,
        Command::Export { folder, table, .. } => transfer::export(&*store, folder, table.as_deref()).await,
        Command::Import { files, .. } => transfer::import(&store, files).await,
        Command::Fill { tables, .. } => fill::fill(&store, *tables).await,
        Command::Prune { finished_before, idle, dry_run, format, .. } => {
            prune(&*store, *finished_before, *idle, *dry_run, *format).await
        }
        Command::RemovePhoto { table, .. } => remove_photo(&*store, table).await,
        Command::Stats { format, .. } => report::stats(&*store, *format).await,
        Command::List { limit, format, .. } => report::list(&*store, *limit, *format).await,
    };
    store.close().await;
    done
}

/// The store. A file that is not there is made only for what brings tables into it: who mistypes a folder should learn of it.
async fn open(place: &Place, may_make: bool) -> Result<Arc<dyn Store>> {
    if let Some(file) = data::file(place)?.filter(|file| !may_make && !file.exists()) {
        bail!("there are no tables: {} is not there", file.display());
    }
    data::open(place).await
}

async fn backup(store: &dyn Store, file: &Path) -> Result<()> {
    store.backup(file).await?;
    print(&format!("{} is a copy of all tables as they were just now\n", file.display()))
}

async fn remove_photo(store: &dyn Store, table: &str) -> Result<()> {
    if !store.remove_photo(table).await? {
        bail!("table {table} has no photo");
    }
    print(&format!("the photo of table {table} is removed\n"))
}

async fn prune(
    store: &dyn Store,
    finished_before: Option<u32>,
    idle: Option<u32>,
    dry_run: bool,
    format: Format,
) -> Result<()> {
    let now = jiff::Timestamp::now().as_millisecond();
    let since = |days: u32| now - i64::from(days) * DAY;
    let mut counts = [None, None];
    let which = [
        finished_before.map(|days| Prune::FinishedBefore(since(days))),
        idle.map(|days| Prune::IdleSince(since(days))),
    ];
    for (which, count) in which.into_iter().zip(&mut counts) {
        let Some(which) = which else { continue };
        let all = store.prunable(which).await?;
        let progress = Progress::new(all, "tables");
        *count =
            Some(if dry_run { all } else { store::prune(store, which, |gone| progress.add(gone)).await? });
    }
    let [finished, idle] = counts;
    if format == Format::Json {
        return print_json(&json!({ "removed": !dry_run, "finished": finished, "idle": idle }));
    }
    let said = |count: Option<u64>, kind| count.map(|count| format!("{count} {kind}"));
    let parts: Vec<String> = said(finished, "finished").into_iter().chain(said(idle, "idle")).collect();
    let verb = if dry_run { "would be removed" } else { "removed" };
    print(&format!("{verb}: tables that are {}\n", parts.join(", ")))
}
