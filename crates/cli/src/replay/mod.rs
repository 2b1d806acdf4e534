//! `stolik replay`: prints a game or steps through it, as a spectator, as one seat, or with everything open.

mod recording;
mod step;

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use serde_json::{Value, json};
use table::{Game, Log, PlayerKind, Seat, Viewer};

use self::recording::Recording;
use crate::files;
use crate::games::TerminalGame;
use crate::logfile::LogFile;
use crate::output::{Format, print, print_json};

const EXAMPLES: &str = "\
Examples:
  stolik replay game.log
  stolik replay game.log --as B --ply 40
  stolik replay game.log --step
  stolik replay game.log --ply 40 --svg position.svg

As a seat you see what that seat could see, and what it may remember of its own face-down cards. With --step: Enter \
goes on, b goes back, a number goes there, q ends.";

/// What is said of a game that was played with a photo, which no log has.
const PHOTO: &str = "The players' own photo is not in the log: pieces are shown by their letters.\n";

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The log; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Whose eyes: watcher, a seat such as A, or all [default: all if the game is over, else watcher]
    #[arg(long = "as", value_name = "WHO")]
    viewer: Option<Viewer>,
    /// Stop after so many plies: decisions, each with the chance it led to
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Step through the game
    #[arg(long, conflicts_with = "format")]
    step: bool,
    /// Write the position as a picture; - is standard output, and then nothing else is printed
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,
    /// How to write the game
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Runs `stolik replay`.
pub(crate) fn run(args: &Args) -> Result<()> {
    if args.step && args.file == Path::new("-") {
        bail!("with --step the keys come from standard input, so the log cannot: name a file");
    }
    let log = LogFile::read(&args.file)?;
    log.game.replay(args, &log)
}

/// Replays a log of one game.
pub(crate) fn replay<G: TerminalGame>(args: &Args, log: &Log<G>) -> Result<()> {
    let over = log.played.outcome().is_some();
    let viewer = args.viewer.unwrap_or(if over { Viewer::All } else { Viewer::Watcher });
    let seats = log.played.game().seats();
    if let Viewer::Seat(seat) = viewer
        && seat.index() >= seats
    {
        bail!("seat {seat} is not at this table of {seats}");
    }
    let recording = Recording::new(log, viewer);
    let last = args.ply.unwrap_or(recording.last());
    if last > recording.last() {
        bail!("--ply {last} is beyond the end: the game has {} plies", recording.last());
    }
    if let Some(path) = &args.svg {
        files::write(path, &recording.picture(last))?;
        if path == Path::new("-") {
            return Ok(());
        }
    }
    match args.format {
        _ if args.step => step::run(&recording, args.ply.unwrap_or(0), note(log)),
        Format::Text => print(&text(log, &recording, last)),
        Format::Json => print_json(&json(log, &recording, last)),
    }
}

/// What is missing, if anything is.
fn note<G: Game>(log: &Log<G>) -> &'static str {
    if log.header.photo { PHOTO } else { "" }
}

/// The head, every entry, and the position at the end.
fn text<G: TerminalGame>(log: &Log<G>, recording: &Recording<'_, G>, last: usize) -> String {
    let mut text = format!("{} · {}\n", G::NAME, players(log).join(" · "));
    text += log.played.game().to_string().trim_end();
    text += "\n";
    text += note(log);
    text += "\n";
    text.extend((0..=last).map(|ply| recording.lines(ply)));
    text.push('\n');
    text + &recording.position(last)
}

fn json<G: TerminalGame>(log: &Log<G>, recording: &Recording<'_, G>, last: usize) -> Value {
    let seats = Seat::all(log.played.game().seats());
    let players = seats.zip(&log.header.players).map(
        |(seat, player)| json!({ "seat": seat.to_string(), "kind": kind(player.kind), "name": player.name }),
    );
    json!({
        "game": G::NAME,
        "players": players.collect::<Vec<_>>(),
        "options": log.played.game().to_string().trim_end().lines().collect::<Vec<_>>(),
        "photo": log.header.photo,
        "viewer": viewer_name(recording.viewer()),
        "entries": (0..=last).flat_map(|ply| recording.json(ply)).collect::<Vec<_>>(),
        "ply": last,
        "position": recording.view(last).to_string().trim_end().lines().collect::<Vec<_>>(),
        "memory": recording.memory(last),
        "result": log.played.outcome().filter(|_| last == recording.last()).map(|outcome| outcome.to_string()),
    })
}

fn players<G: Game>(log: &Log<G>) -> Vec<String> {
    let seats = Seat::all(log.played.game().seats());
    let name =
        |(seat, player): (Seat, &table::Player)| format!("{seat} {} ({})", player.name, kind(player.kind));
    seats.zip(&log.header.players).map(name).collect()
}

fn kind(kind: PlayerKind) -> &'static str {
    match kind {
        PlayerKind::Person => "person",
        PlayerKind::Bot => "bot",
    }
}

fn viewer_name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Watcher => "watcher".to_owned(),
        Viewer::All => "all".to_owned(),
    }
}
