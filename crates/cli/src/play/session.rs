//! One game at one keyboard: who is asked next, what is written down, and what is told to whom.

use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use bots::{Budget, Player};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::Seed;
use table::{ApplyError, Entry, Match, Seat, Table, Viewer};

use super::curtain::{self, Curtain, Glance};
use super::paint::{Ink, Line};
use super::save::Record;
use super::scene::{Scene, viewer_of};
use super::seats::Sitter;
use super::terminal::Terminal;
use crate::games::TerminalGame;

/// How long a computer player that searches may think about one decision: enough to play well, too short to wait for.
const THINKING: Duration = Duration::from_millis(250);

/// So many lines of what happened are kept for those who come back or look at the end.
const LATELY: usize = 8;

/// Does the game go on?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// Yes.
    On,
    /// Somebody leaves.
    Leave,
}

/// A game under way at one keyboard.
pub(crate) struct Session<G: TerminalGame> {
    pub(super) terminal: Terminal,
    pub(super) table: Table<G>,
    pub(super) names: Vec<String>,
    record: Record,
    /// The computer players; `None` where a person sits.
    pub(super) bots: Vec<Option<Box<dyn Player<G>>>>,
    /// What each seat's person has not been told yet; after the seats, what everybody may know of late.
    pub(super) news: Vec<Vec<Line>>,
    /// Who looked at the screen last.
    keyboard: Option<Glance>,
}

impl<G: TerminalGame> Session<G> {
    /// A game that begins, or goes on after the entries of `played`.
    pub(crate) fn new(
        terminal: Terminal,
        sitters: &[Sitter],
        record: Record,
        played: &Match<G>,
    ) -> Result<Self> {
        let begun = played.entries().len();
        let bots = sitters.iter().enumerate().map(|(at, sitter)| match sitter {
            Sitter::Person(_) => Ok(None),
            Sitter::Bot(kind) => match G::player(*kind, generator(record.seed(), at, begun)) {
                None => bail!("{} has no computer player {kind}", G::NAME),
                bot => Ok(bot),
            },
        });
        let bots: Result<Vec<_>> = bots.collect();
        let (seed, entropy) = (record.seed().clone(), record.header().entropy.clone());
        let mut session = Self {
            names: super::seats::names(&terminal.texts, sitters),
            news: vec![Vec::new(); sitters.len() + 1],
            bots: bots?,
            table: Table::new(played.game().clone(), seed, entropy),
            record,
            terminal,
            keyboard: None,
        };
        played.entries().iter().try_for_each(|entry| session.apply(entry))?;
        for news in &mut session.news {
            news.drain(..news.len().saturating_sub(LATELY));
        }
        Ok(session)
    }

    /// Plays until the game is over or somebody leaves.
    pub(crate) fn run(mut self) -> Result<()> {
        self.record.append(&self.table, &[])?;
        if self.open()? == Flow::Leave {
            return self.leave();
        }
        self.commit(&self.table.due())?;
        while let Some(seat) = self.next_to_act() {
            if self.bots[seat.index()].is_some() {
                self.let_bot_act(seat)?;
            } else if self.sit(seat)? == Flow::Leave {
                return self.leave();
            }
        }
        self.close()
    }

    /// The people at the table.
    pub(super) fn persons(&self) -> Vec<Seat> {
        Seat::all(self.bots.len()).filter(|seat| self.bots[seat.index()].is_none()).collect()
    }

    /// What drawing and telling need for a viewer.
    pub(super) fn scene(&self, viewer: Viewer) -> Scene<'_> {
        Scene {
            texts: &self.terminal.texts,
            names: &self.names,
            viewer,
            hints: self.terminal.hints,
            width: self.terminal.console.width(),
            size: self.terminal.console.size(),
        }
    }

    /// The scene of everybody together: of the only person, or of no one in particular.
    pub(super) fn common_scene(&self) -> Scene<'_> {
        self.scene(viewer_of(&self.persons()))
    }

    /// The record on disk.
    pub(super) const fn record(&self) -> &Record {
        &self.record
    }

    /// Who stays at the keyboard if possible, else the next person clockwise. Computer players come last, so that people
    /// who plan at the same time can change their minds until then (G6). `None` when the game is over.
    fn next_to_act(&self) -> Option<Seat> {
        let waiting = self.table.waiting();
        let from = self.keyboard.map_or(0, |last| last.seat.index());
        let around = (0..self.bots.len()).map(|step| Seat::new((from + step) % self.bots.len()));
        let mut asked = around.filter(|seat| waiting.contains(*seat));
        asked.clone().find(|seat| self.bots[seat.index()].is_none()).or_else(|| asked.next())
    }

    fn let_bot_act(&mut self, seat: Seat) -> Result<()> {
        let legal = self.table.legal(seat);
        let game = self.table.game();
        let knowledge = game.knowledge(self.table.state(), seat);
        let Some(bot) = &mut self.bots[seat.index()] else { return Ok(()) };
        let start = Instant::now();
        let stop = || start.elapsed() >= THINKING;
        let action = bot.decide(game, &knowledge, &legal, Budget::until(&stop)).action;
        let decided = self.table.decide(seat, action);
        let wrong = |illegal| anyhow!("a computer player did what it may not: {action}: {illegal}");
        self.commit(&decided.map_err(wrong)?.entries)
    }

    /// Goes on by entries that were decided. They are on disk before anybody is shown what they led to.
    pub(super) fn commit(&mut self, entries: &[Entry<G>]) -> Result<()> {
        entries.iter().try_for_each(|entry| self.apply(entry))?;
        self.record.append(&self.table, entries)?;
        if self.persons().is_empty() {
            let lines = std::mem::take(&mut self.news[self.bots.len()]);
            self.terminal.console.show(&lines)?;
        }
        Ok(())
    }

    /// Applies an entry of this moment or of the log, and notes what everybody may know of it.
    fn apply(&mut self, entry: &Entry<G>) -> Result<()> {
        let votes = self.table.played().votes();
        self.table.begin_change();
        self.table.apply(entry.clone()).map_err(|error| {
            let path = self.record.path().display();
            match error {
                // What the seed gives instead stays secret.
                ApplyError::Drawn { found, .. } => anyhow!("{path}: “{found}” is not what the seed gives"),
                ApplyError::Illegal(illegal) => anyhow!("{path}: {entry}: {illegal}"),
            }
        })?;
        let lapsed = !votes.is_empty() && self.table.played().votes().is_empty();
        for seat in self.persons() {
            self.add_news(seat.index(), Viewer::Seat(seat), entry, lapsed);
        }
        let common = self.bots.len();
        self.add_news(common, Viewer::Watcher, entry, lapsed);
        let old = self.news[common].len().saturating_sub(LATELY);
        self.news[common].drain(..old);
        Ok(())
    }

    fn add_news(&mut self, at: usize, viewer: Viewer, entry: &Entry<G>, lapsed: bool) {
        let mut news = std::mem::take(&mut self.news[at]);
        let (scene, game) = (self.scene(viewer), self.table.game());
        match (entry, self.table.steps().last()) {
            (Entry::Agree(seat), _) => news.push(scene.news("vote-agreed", *seat, &[])),
            (Entry::Withdraw(seat), _) => news.push(scene.news("vote-withdrawn", *seat, &[])),
            (Entry::Step(_), Some((before, _))) => {
                let before = game.view(before, viewer);
                game.add_news(&scene, &before, &self.table.events(viewer), &mut news);
                if lapsed {
                    news.push(Line::of(Ink::Dim, scene.get("vote-lapsed")));
                }
            }
            (Entry::Step(_), None) => {}
        }
        self.news[at] = news;
    }

    /// Makes sure that the seat's person is at the keyboard before anything of theirs is shown.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<Curtain> {
        let secret = G::is_secret(&self.table.view(Viewer::Seat(seat)));
        let next = Glance { seat, secret };
        let last = self.keyboard.replace(next);
        if self.persons().len() < 2 || !curtain::is_needed(last, next) {
            return Ok(Curtain::Up);
        }
        let mark = Line::of(Ink::OnSeat(seat), format!(" {} ", Scene::mark(seat)));
        curtain::lower(&self.terminal.console, &self.terminal.texts, &mark, &self.names[seat.index()])
    }

    /// Lets nobody see what was on the screen of the last person, if it was secret and others are there.
    pub(super) fn wipe_secrets(&self) -> Result<()> {
        match self.keyboard {
            Some(Glance { secret: true, .. }) if self.persons().len() > 1 => self.terminal.console.wipe(),
            _ => self.terminal.console.fresh(),
        }
    }
}

/// A generator for a computer player. It follows from the seed, so that the same deal is played the same way, and from
/// where the game stands, so that a player who comes back does not repeat itself.
pub(super) fn generator(seed: &Seed, seat: usize, begun: usize) -> SmallRng {
    let mixed = Seed::from_phrase(&format!("stolik bot {seat} {begun} {seed}")).to_string();
    SmallRng::seed_from_u64(u64::from_str_radix(&mixed[..16], 16).unwrap_or_default())
}
