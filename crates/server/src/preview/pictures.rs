//! The pictures of links: drawn when first asked for, one at a time, on a thread where nothing is waited for; the last ones are kept.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use axum::extract::rejection::PathRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use drawing::png::{self, is_writable, letters};
use gambit::Gambit;
use room::Room;
use room::wire::Code;
use skakanie::Skakanie;
use table::{Game, Log, ParseErrors, PlayerKind, Viewer};
use texts::Texts;
use tokio::sync::Semaphore;

use super::finished;
use crate::http::{error, limited};
use crate::server::App;

/// A game whose tables have pictures.
trait Pictured: Game + std::str::FromStr<Err = ParseErrors> {
    /// What is around its pictures.
    const AROUND: &'static str;

    /// As it is usually played.
    fn usual() -> Self;

    /// What was agreed, in a few words.
    fn subject(&self, texts: &Texts) -> String;

    /// What was agreed, as SVG.
    fn agreed(&self) -> String;

    /// A position, as SVG.
    fn position(&self, view: &Self::View, names: &[String]) -> String;
}

impl Pictured for Gambit {
    const AROUND: &'static str = drawing::gambit::AROUND;

    fn usual() -> Self {
        Self::usual(2)
    }

    fn subject(&self, _texts: &Texts) -> String {
        self.setup().name().to_owned()
    }

    fn agreed(&self) -> String {
        drawing::gambit::setup_with(self.setup(), letters)
    }

    fn position(&self, view: &gambit::View, names: &[String]) -> String {
        drawing::gambit::position_with(self, view, names, letters)
    }
}

impl Pictured for Skakanie {
    const AROUND: &'static str = drawing::skakanie::AROUND;

    fn usual() -> Self {
        Self::new(skakanie::Options::usual(2)).expect("what is usual can be played")
    }

    fn subject(&self, texts: &Texts) -> String {
        texts.with("preview-puzzle", &[("count", self.picture().pieces().into())])
    }

    fn agreed(&self) -> String {
        drawing::skakanie::puzzle(self)
    }

    fn position(&self, view: &skakanie::View, names: &[String]) -> String {
        drawing::skakanie::position_with(view, names, letters)
    }
}

/// What is known of a game by its name.
#[derive(Clone, Copy)]
struct Drawn {
    subject: fn(Option<&str>, &Texts) -> Option<String>,
    agreed: fn(Option<&str>) -> Option<Vec<u8>>,
    last: fn(&str) -> Option<Vec<u8>>,
}

impl Drawn {
    fn of<G: Pictured>() -> Self {
        Self {
            subject: |block, texts| game::<G>(block).map(|game| game.subject(texts)),
            agreed: |block| png::of(&game::<G>(block)?.agreed(), G::AROUND),
            last: last::<G>,
        }
    }

    fn named(name: &str) -> Option<Self> {
        match name {
            "gambit" => Some(Self::of::<Gambit>()),
            "skakanie" => Some(Self::of::<Skakanie>()),
            _ => None,
        }
    }
}

fn game<G: Pictured>(block: Option<&str>) -> Option<G> {
    block.map_or_else(|| Some(G::usual()), |block| block.parse().ok())
}

/// The last position of a recorded game, as those saw it who watched; bots have names in every language, so here they have none.
fn last<G: Pictured>(log: &str) -> Option<Vec<u8>> {
    let log: Log<G> = log.parse().ok()?;
    let shown = |player: &&table::Player| player.kind != PlayerKind::Bot && is_writable(&player.name);
    let name = |player: &table::Player| {
        Some(player).filter(shown).map_or_else(String::new, |player| player.name.clone())
    };
    let names: Vec<String> = log.header.players.iter().map(name).collect();
    let game = log.played.game();
    png::of(&game.position(&game.view(log.played.state(), Viewer::Watcher), &names), G::AROUND)
}

/// What was agreed at a table, or is usual in a game; `None` if there are no pictures of it.
pub(super) fn subject(game: &str, block: Option<&str>, texts: &Texts) -> Option<String> {
    (Drawn::named(game)?.subject)(block, texts)
}

/// What a picture shows.
enum Asked {
    /// A game as it is agreed, by its block of a log, or as is usual.
    Agreed { game: String, block: Option<String> },
    /// The end of a recorded game.
    Last { table: String, game: String, log: String },
}

impl Asked {
    /// Pictures with the same key are the same.
    fn key(&self) -> String {
        match self {
            Self::Agreed { game, block } => format!("agreed {game} {}", block.as_deref().unwrap_or_default()),
            Self::Last { table, .. } => last_key(table),
        }
    }

    fn draw(&self) -> Option<Vec<u8>> {
        match self {
            Self::Agreed { game, block } => (Drawn::named(game)?.agreed)(block.as_deref()),
            Self::Last { game, log, .. } => (Drawn::named(game)?.last)(log),
        }
    }
}

fn last_key(table: &str) -> String {
    format!("last {table}")
}

/// The pictures that were drawn last, and whose turn it is to be drawn.
pub(crate) struct Pictures {
    kept: Mutex<VecDeque<(String, Bytes)>>,
    turn: Semaphore,
    waiting: Semaphore,
}

impl Pictures {
    /// So many pictures are kept; each has some tens of kilobytes.
    const KEPT: usize = 64;
    /// So many may be waited for at a time.
    const WAITING: usize = 16;

    pub(crate) fn new() -> Self {
        Self { kept: Mutex::default(), turn: Semaphore::new(1), waiting: Semaphore::new(Self::WAITING) }
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<(String, Bytes)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A picture that is kept, which then is the last one to be dropped.
    fn find(&self, key: &str) -> Option<Bytes> {
        let mut kept = self.kept();
        let at = kept.iter().position(|(found, _)| found == key)?;
        let found = kept.remove(at)?;
        let picture = found.1.clone();
        kept.push_back(found);
        Some(picture)
    }

    async fn draw(&self, asked: Asked) -> Result<Bytes, Code> {
        let _waiting = self.waiting.try_acquire().map_err(|_| Code::Full)?;
        let _turn = self.turn.acquire().await.map_err(|_| Code::Unavailable)?;
        let key = asked.key();
        if let Some(picture) = self.find(&key) {
            return Ok(picture);
        }
        let drawn = tokio::task::spawn_blocking(move || asked.draw()).await.ok().flatten();
        let picture = Bytes::from(drawn.ok_or(Code::NoSuchTable)?);
        let mut kept = self.kept();
        kept.push_back((key, picture.clone()));
        if kept.len() > Self::KEPT {
            kept.pop_front();
        }
        Ok(picture)
    }
}

/// `GET /preview/{kind}/{file}`: `game/gambit.png`, `t/TABLE.png` or `replay/TABLE.png`.
pub(crate) async fn picture(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    path: Result<Path<(String, String)>, PathRejection>,
) -> Response {
    let named = path.ok().and_then(|Path((kind, file))| Some((kind, file.strip_suffix(".png")?.to_owned())));
    let Some((kind, name)) = named else { return error(Code::NoSuchTable) };
    if let Err(response) = limited(&app, app.hall.lookups(), peer, &headers) {
        return response;
    }
    match found(&app, &kind, name).await {
        Ok(picture) => {
            let headers =
                [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=3600")];
            (StatusCode::OK, headers, picture).into_response()
        }
        Err(code) => error(code),
    }
}

async fn found(app: &App, kind: &str, name: String) -> Result<Bytes, Code> {
    let (hall, pictures) = (&app.hall, app.hall.pictures());
    let asked = match kind {
        "game" if hall.config().catalogue.has(&name) => Asked::Agreed { game: name, block: None },
        "t" => {
            let room = hall.load(&name).await?.ok_or(Code::NoSuchTable)?;
            Asked::Agreed { game: room.game().to_owned(), block: Some(room.block().to_owned()) }
        }
        "replay" if room::is_table_id(&name) => {
            // What was removed is not shown any more.
            let versions = hall.store().versions(std::slice::from_ref(&name)).await;
            let there = !versions.map_err(|_| Code::Unavailable)?.is_empty();
            if let Some(picture) = pictures.find(&last_key(&name)).filter(|_| there) {
                return Ok(picture);
            }
            let room = finished(hall, &name).await?.filter(|room| room.daily().is_none());
            let log = room.as_ref().and_then(Room::log).ok_or(Code::NoSuchTable)?;
            let game = room.map(|room| room.game().to_owned()).unwrap_or_default();
            Asked::Last { table: name, game, log }
        }
        _ => return Err(Code::NoSuchTable),
    };
    match pictures.find(&asked.key()) {
        Some(picture) => Ok(picture),
        None => pictures.draw(asked).await,
    }
}
