//! `stolik bench server`: what a server carries, measured from outside over real sockets.
//!
//! Servers are processes of their own, started from this same binary; this process plays at all tables. Everything is bounded: so
//! many tables, so many seconds. What is counted is what people notice: an action counts when it is acknowledged, which is when
//! it is on disk, and its time ends when the *other* seat has it.

mod node;
mod player;
mod report;
mod share;
mod study;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use futures_util::{StreamExt, stream};
use tokio::task::JoinSet;

use self::node::{Node, admin};
use self::player::{Pace, Table, Tally};
use self::report::{Memory, Report};
use crate::client::{Client, metric};
use crate::files;
use crate::output::Format;
use crate::progress::Progress;

const EXAMPLES: &str = "\
Examples:
  stolik bench server
  stolik bench server --tables 500 --pace human --seconds 60
  stolik bench server --tables 5000 --seconds 1 --format json
  stolik bench server --nodes 2 --database postgres://stolik@localhost/empty
  stolik bench server --nodes 3 --share 30 --database postgres://stolik@localhost/empty
  stolik bench server --stored 100000
  stolik bench server --stored 100000 --prune --pace human
  stolik bench server --tables 200 --pace human --seconds 60 --reviews 8 --hints 5 --cards 4";

/// Connections and tables that are made at the same time.
const AT_ONCE: usize = 64;

/// How long tables that everybody left may take to leave memory.
const GONE_WITHIN: Duration = Duration::from_secs(30);

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ServerArgs {
    /// Tables that are played at, by two people each
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// How fast people answer
    #[arg(long, value_enum, default_value_t = Pace::Closed)]
    pace: Pace,
    /// Server processes; more than one need a shared database
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=16))]
    nodes: u32,
    /// The two people of every table are at different servers, instead of at the same one
    #[arg(long)]
    apart: bool,
    /// What each server may use of a processor, in per cent, as if it had a small machine of its own (Linux, as root)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    share: Option<u32>,
    /// `sqlite`, or the address of an empty database, such as `postgres://user@host/name`
    #[arg(long, value_name = "WHERE", default_value = "sqlite")]
    database: String,
    /// The folder in which a folder for SQLite is made, and removed in the end; on the disk that is to be measured
    #[arg(long, value_name = "DIR", default_value = ".")]
    data: PathBuf,
    /// Finished tables that are stored before anything is measured
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=10_000_000))]
    stored: u64,
    /// Play as long once more while the stored tables are pruned, and compare
    #[arg(long, requires = "stored")]
    prune: bool,
    /// People who read reviews of recorded games beside: play as long once more with them, in turns, and compare
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=64))]
    reviews: u32,
    /// Of a hundred questions so many begin with a request for a hint while reviews are read
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=100))]
    hints: u32,
    /// People who have a setup card measured beside, in the same turns
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=64))]
    cards: u32,
    /// How long to play
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// The seed of what people do
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Runs `stolik bench server`.
pub(crate) fn run(args: &ServerArgs) -> Result<String> {
    super::warn_of_slow_build();
    files::allow_many();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(measure(args))?;
    Ok(args.format.answer(|| report.text(), || report.json()))
}

/// Where the servers of a run keep their tables.
enum Place {
    Folder(PathBuf),
    Shared(String),
}

impl Place {
    fn new(args: &ServerArgs) -> Result<Self> {
        if args.database != "sqlite" {
            return Ok(Self::Shared(args.database.clone()));
        }
        if args.nodes > 1 {
            bail!("several servers need a shared database: --database postgres://…");
        }
        let folder = args.data.join(format!("stolik-bench-{}", std::process::id()));
        std::fs::create_dir(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        Ok(Self::Folder(folder))
    }

    /// What a server is told.
    fn flags(&self) -> [String; 2] {
        match self {
            Self::Folder(folder) => ["--data".to_owned(), folder.display().to_string()],
            Self::Shared(url) => ["--database-url".to_owned(), url.clone()],
        }
    }

    /// Looks whether the database is empty, and fills it.
    fn prepare(&self, stored: u64) -> Result<()> {
        if let Self::Shared(_) = self {
            let stats: serde_json::Value =
                serde_json::from_str(&admin(&self.flags(), &["stats", "--format", "json"])?)?;
            if stats["tables"] != 0 {
                bail!("the database is not empty: what is in it would be removed in the end");
            }
        }
        if stored > 0 {
            admin(&self.flags(), &["fill", &stored.to_string()])?;
        }
        Ok(())
    }

    /// Takes away what was written.
    fn clear(&self) -> Result<()> {
        if let Self::Shared(_) = self {
            admin(&self.flags(), &["prune", "--finished-before", "0", "--idle", "0"])?;
        }
        Ok(())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Self::Folder(folder) = self {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

async fn measure(args: &ServerArgs) -> Result<Report<'_>> {
    let place = Place::new(args)?;
    place.prepare(args.stored)?;
    // Each has its share of the processors, as if it had a machine of its own.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = (cores / args.nodes as usize).max(1);
    let start = || Node::start(&place.flags(), threads, args.share);
    let nodes: Vec<Node> = (0..args.nodes).map(|_| start()).collect::<Result<_>>()?;
    let started_in = nodes.iter().map(|node| node.started_in).max().unwrap_or_default();
    let memory = || nodes.iter().map(Node::memory).sum::<Option<u64>>();
    let bare = memory();
    let sockets = open_sockets(args, &nodes).await?;
    let with_sockets = memory();
    let tables = make_tables(args, &nodes, sockets).await?;
    let with_tables = memory();
    let processors = || nodes.iter().map(Node::processor).sum::<Option<Duration>>();
    let measured = || (processors(), node::own_processor());
    let (Played { tally, elapsed, server_processor, own_processor }, study, tables) =
        if args.reviews + args.hints + args.cards > 0 {
            study::compare(args, &nodes, tables, measured).await?
        } else {
            let (played, tables) = play_measured(args, tables, args.seconds, measured).await?;
            (played, None, tables)
        };
    let (pruning, tables) =
        if args.prune { play_while_pruning(args, &place, tables).await? } else { (None, tables) };
    let conflicts = sum(&nodes, "stolik_conflicts_total").await?;
    let after = leave(&nodes, tables).await?.then(memory).flatten();
    drop(nodes);
    place.clear()?;
    let memory = Memory { bare, with_sockets, with_tables, after };
    Ok(Report {
        args,
        started_in,
        memory,
        tally,
        pruning,
        study,
        elapsed,
        conflicts,
        server_processor,
        own_processor,
    })
}

/// Does all jobs, some at the same time and on all threads; what came of them, in their order.
async fn concurrently<T: Send + 'static>(
    unit: &'static str,
    jobs: Vec<impl Future<Output = Result<T>> + Send + 'static>,
) -> Result<Vec<T>> {
    let progress = Progress::new(jobs.len() as u64, unit);
    let mut running = stream::iter(jobs).map(tokio::spawn).buffered(AT_ONCE);
    let mut done = Vec::new();
    while let Some(result) = running.next().await {
        done.push(result??);
        progress.add(1);
    }
    Ok(done)
}

/// Two connections for each table; those of one table go to the same server, or to neighbouring ones.
async fn open_sockets(args: &ServerArgs, nodes: &[Node]) -> Result<Vec<Client>> {
    let open = |number: usize| {
        let node = if args.apart { number } else { number / 2 };
        player::open(nodes[node % nodes.len()].address, number)
    };
    concurrently("sockets", (0..2 * args.tables as usize).map(open).collect()).await
}

async fn make_tables(args: &ServerArgs, nodes: &[Node], sockets: Vec<Client>) -> Result<Vec<Table>> {
    let mut sockets = sockets.into_iter();
    let pairs = std::iter::from_fn(|| Some([sockets.next()?, sockets.next()?]));
    let make = |(number, pair): (usize, [Client; 2])| {
        let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(number as u64);
        Table::new(nodes[number % nodes.len()].address, pair, seed)
    };
    concurrently("tables", pairs.enumerate().map(make).collect()).await
}

/// What was counted while it was played, for how long, and what that took of the processors.
#[derive(Default)]
struct Played {
    tally: Tally,
    elapsed: Duration,
    server_processor: Option<Duration>,
    own_processor: Option<Duration>,
}

/// Processor time of the servers and of this process, so far.
type Processors = (Option<Duration>, Option<Duration>);

async fn play_measured(
    args: &ServerArgs,
    tables: Vec<Table>,
    seconds: u64,
    measured: impl Fn() -> Processors,
) -> Result<(Played, Vec<Table>)> {
    let (before, start) = (measured(), Instant::now());
    let (tally, tables) = play(args, tables, seconds, 0).await?;
    let (elapsed, after) = (start.elapsed(), measured());
    let spent = |before: Option<Duration>, after: Option<Duration>| Some(after?.saturating_sub(before?));
    let (server_processor, own_processor) = (spent(before.0, after.0), spent(before.1, after.1));
    Ok((Played { tally, elapsed, server_processor, own_processor }, tables))
}

/// Plays at all tables for so many seconds; people ask for a hint at so many questions of a hundred.
async fn play(
    args: &ServerArgs,
    tables: Vec<Table>,
    seconds: u64,
    hints: u32,
) -> Result<(Tally, Vec<Table>)> {
    let end = Instant::now() + Duration::from_secs(seconds);
    let pace = args.pace;
    let mut playing = JoinSet::new();
    for mut table in tables {
        playing.spawn(async move { table.play(pace, hints, end).await.map(|tally| (tally, table)) });
    }
    let progress = Progress::new(seconds, "seconds");
    let mut ticks = tokio::time::interval(Duration::from_secs(1));
    ticks.tick().await;
    let (mut total, mut tables) = (Tally::default(), Vec::new());
    loop {
        tokio::select! {
            _ = ticks.tick() => progress.add(1),
            done = playing.join_next() => {
                let Some(done) = done else { break };
                let (tally, table) = done??;
                total.add(tally);
                tables.push(table);
            }
        }
    }
    Ok((total, tables))
}

/// Plays while another process prunes the stored tables, which has to take as long.
async fn play_while_pruning(
    args: &ServerArgs,
    place: &Place,
    tables: Vec<Table>,
) -> Result<(Option<Tally>, Vec<Table>)> {
    let flags = place.flags();
    let pruned = tokio::task::spawn_blocking(move || admin(&flags, &["prune", "--finished-before", "0"]));
    let (tally, tables) = play(args, tables, args.seconds, 0).await?;
    if pruned.is_finished() {
        eprintln!(
            "note: all stored tables were pruned before the time was over; store more of them (--stored)"
        );
    }
    pruned.await??;
    Ok((Some(tally), tables))
}

/// A number of all servers together.
async fn sum(nodes: &[Node], name: &str) -> Result<u64> {
    let mut sum = 0;
    for node in nodes {
        sum += metric(node.address, name).await?;
    }
    Ok(sum)
}

/// Everybody goes; returns whether all tables left memory in time.
async fn leave(nodes: &[Node], mut tables: Vec<Table>) -> Result<bool> {
    for table in &mut tables {
        table.leave().await?;
    }
    let start = Instant::now();
    while start.elapsed() < GONE_WITHIN {
        if sum(nodes, "stolik_rooms").await? == 0 {
            return Ok(true);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(false)
}
