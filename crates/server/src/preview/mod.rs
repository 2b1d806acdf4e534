//! What a link shows where it is sent: title, sentence and picture of each address of the page, as Open Graph tags in its HTML.
//!
//! The secret part of a link never comes here, so of a table nothing is said but what was agreed and how many seats are free. Of a game
//! that is over its result is told and its last position drawn: as anybody may see it again who has its address.

mod pictures;
mod tags;

pub(crate) use pictures::{Pictures, picture};
pub(crate) use tags::with_tags;

use std::sync::LazyLock;

use axum::http::{HeaderMap, Uri, header};
use room::Room;
use room::wire::http::Summary;
use room::wire::{Code, Holder, Outcome, Stage};
use texts::{Lang, Texts};

use crate::hall::Hall;
use crate::preview::pictures::subject;
use crate::preview::tags::Tags;

pub(crate) static TEXTS: LazyLock<[Texts; 3]> = LazyLock::new(|| Lang::ALL.map(Texts::new));

/// A page by its address, as `web/src/lib/route.svelte.ts` reads it.
#[derive(Debug, PartialEq, Eq)]
enum Page<'a> {
    Home,
    /// Something of a game: its rules, its first game, or a new table.
    Of {
        what: &'static str,
        game: &'a str,
    },
    Daily(Option<&'a str>),
    Table(&'a str),
    Replay(Option<&'a str>),
}

impl<'a> Page<'a> {
    fn of(uri: &'a Uri) -> Self {
        let path = uri.path();
        let mut words = path.strip_suffix('/').unwrap_or(path).split('/').skip(1);
        match (words.next(), words.next(), words.next()) {
            (Some("t"), Some(table), None) => Self::Table(table),
            (Some("rules"), Some(game), None) => Self::Of { what: "web-rules-of", game },
            (Some("learn"), Some(game), None) => Self::Of { what: "web-learn-title", game },
            (Some("make"), Some(game), None) => Self::Of { what: "preview-make", game },
            (Some("daily"), day, None) => Self::Daily(day),
            (Some("replay"), table, None) => Self::Replay(table),
            _ => {
                let mut asked = uri.query().unwrap_or_default().split('&');
                let game = asked.find_map(|word| word.strip_prefix("new="));
                game.map_or(Self::Home, |game| Self::Of { what: "preview-new", game })
            }
        }
    }
}

/// What is said of an address, in the language the reader likes best.
pub(crate) async fn preview(hall: &Hall, uri: &Uri, headers: &HeaderMap) -> Tags {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let lang = Lang::of_header(accepted.unwrap_or_default());
    let says = Says { texts: &TEXTS[lang as usize] };
    let (title, sentence, picture) = match Page::of(uri) {
        Page::Home => says.home(),
        Page::Of { what, game } => says.of_game(hall, what, game),
        Page::Daily(day) => says.daily(day),
        Page::Table(table) => match hall.load(table).await {
            Ok(Some(room)) => says.table(&room),
            _ => says.home(),
        },
        Page::Replay(None) => says.replay(),
        Page::Replay(Some(table)) => match finished(hall, table).await {
            Ok(Some(room)) => says.finished(&room),
            _ => says.replay(),
        },
    };
    let origin = tags::origin(hall.config(), headers);
    Tags {
        lang,
        title,
        sentence,
        address: format!("{origin}{}", uri.path()),
        picture: format!("{origin}{picture}"),
    }
}

/// A table whose game anybody may see again, if there is one.
async fn finished(hall: &Hall, table: &str) -> Result<Option<Room>, Code> {
    Ok(hall.load(table).await?.filter(|room| room.log().is_some()))
}

/// Title, sentence, and the path of the picture.
type Said = (String, String, String);

/// The picture of what is usual in the first game: for all that is of no game.
const ANY: &str = "/preview/game/gambit.png";

struct Says {
    texts: &'static Texts,
}

impl Says {
    fn home(&self) -> Said {
        let title = format!("Stolik: {}", self.texts.get("web-tagline"));
        (title, self.texts.get("preview-home"), ANY.to_owned())
    }

    fn of_game(&self, hall: &Hall, what: &str, game: &str) -> Said {
        if !hall.config().catalogue.has(game) || subject(game, None, self.texts).is_none() {
            return self.home();
        }
        let title = self.texts.with(what, &[("game", self.game(game).into())]);
        let about = self.texts.get(&format!("web-about-{game}"));
        (title, about, format!("/preview/game/{game}.png"))
    }

    fn daily(&self, day: Option<&str>) -> Said {
        let day = day.filter(|day| day.parse::<table::Day>().is_ok());
        let title = match day {
            Some(day) => self.texts.with("web-daily-of", &[("day", day.into())]),
            None => self.texts.get("web-daily"),
        };
        (title, self.texts.get("web-daily-about"), ANY.to_owned())
    }

    fn replay(&self) -> Said {
        (self.texts.get("web-replay-title"), self.texts.get("web-replay-about"), ANY.to_owned())
    }

    /// What was agreed and how many seats are free: no names, no position.
    fn table(&self, room: &Room) -> Said {
        let Summary { table, game, holders, stage, .. } = room.summary(room.grants(&[]));
        let Some(agreed) = subject(&game, Some(room.block()), self.texts) else { return self.home() };
        let free = holders.iter().filter(|holder| **holder == Holder::Open).count();
        let sentence = if stage == Stage::Over {
            self.texts.with("preview-table-over", &[("agreed", agreed.into())])
        } else {
            let values = [("agreed", agreed.into()), ("seats", holders.len().into()), ("free", free.into())];
            self.texts.with("preview-table", &values)
        };
        (
            self.texts.with("preview-table-of", &[("game", self.game(&game).into())]),
            sentence,
            format!("/preview/t/{table}.png"),
        )
    }

    /// The result. The deal of a day is played before it is seen: of such a game only the day is told.
    fn finished(&self, room: &Room) -> Said {
        let Summary { table, game, names, holders, outcome, .. } = room.summary(room.grants(&[]));
        if let Some(day) = room.daily() {
            return self.daily(Some(&day.to_string()));
        }
        let (Some(outcome), true) = (outcome, subject(&game, Some(room.block()), self.texts).is_some())
        else {
            return self.replay();
        };
        let name = |at: usize| match holders[at] {
            Holder::Bot => self.texts.get(&format!("bot-name-{}", at + 1)),
            _ => names[at].clone(),
        };
        let (title, sentence) = self.result(&self.game(&game), &outcome, name);
        (title, sentence, format!("/preview/replay/{table}.png"))
    }

    fn result(&self, game: &str, outcome: &Outcome, name: impl Fn(usize) -> String) -> (String, String) {
        if let Some(team) = &outcome.team {
            let key = if team.score >= team.target { "preview-team-won" } else { "preview-team-lost" };
            let values = [("score", team.score.into()), ("target", team.target.into())];
            return (
                self.texts.with(key, &[("game", game.into())]),
                self.texts.with("preview-team", &values),
            );
        }
        let won = |at: &usize| outcome.places[*at] == 1;
        let winners: Vec<String> = (0..outcome.places.len()).filter(won).map(&name).collect();
        let values =
            [("game", game.into()), ("names", winners.join(", ").into()), ("count", winners.len().into())];
        let points: Vec<String> =
            outcome.scores.iter().enumerate().map(|(at, points)| format!("{} {points}", name(at))).collect();
        let points = self.texts.with("preview-points", &[("points", points.join(", ").into())]);
        (self.texts.with("preview-won", &values), points)
    }

    fn game(&self, game: &str) -> String {
        self.texts.get(&format!("game-{game}"))
    }
}
