//! One game at one keyboard: who is asked next, what is written down, and what is told to whom.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use bots::{Budget, Player};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Dealer, Seed};
use table::{Entry, Illegal, Match, Pending, Seat, SeatSet, Step, Viewer};

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
    pub(super) played: Match<G>,
    pub(super) names: Vec<String>,
    record: Record,
    dealer: Dealer,
    /// The computer players; `None` where a person sits.
    pub(super) bots: Vec<Option<Box<dyn Player<G>>>>,
    /// What each seat's person has not been told yet; after the seats, what everybody may know of late.
    pub(super) news: Vec<Vec<Line>>,
    /// Who looked at the screen last.
    keyboard: Option<Glance>,
}

impl<G: TerminalGame> Session<G> {
    /// A game that begins, or goes on after the steps of `played`.
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
        let mut session = Self {
            names: super::seats::names(&terminal.texts, sitters),
            news: vec![Vec::new(); sitters.len() + 1],
            bots: bots?,
            dealer: Dealer::new(record.seed(), &record.header().entropy),
            played: Match::new(played.game().clone()),
            record,
            terminal,
            keyboard: None,
        };
        played.entries().iter().try_for_each(|entry| session.repeat(entry))?;
        for news in &mut session.news {
            news.drain(..news.len().saturating_sub(LATELY));
        }
        Ok(session)
    }

    /// Plays until the game is over or somebody leaves.
    pub(crate) fn run(mut self) -> Result<()> {
        self.record.write(&self.played)?;
        if self.open()? == Flow::Leave {
            return self.leave();
        }
        loop {
            self.settle()?;
            let Pending::Seats(seats) = self.played.pending() else { return self.close() };
            let seat = self.next_to_act(seats);
            if self.bots[seat.index()].is_some() {
                self.let_bot_act(seat)?;
            } else if self.sit(seat)? == Flow::Leave {
                return self.leave();
            }
        }
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
    /// who plan at the same time can change their minds until then (G6).
    fn next_to_act(&self, seats: SeatSet) -> Seat {
        let from = self.keyboard.map_or(0, |last| last.seat.index());
        let around = || (0..self.bots.len()).map(|step| Seat::new((from + step) % self.bots.len()));
        let is_person = |seat: &Seat| self.bots[seat.index()].is_none();
        let mut asked = around().filter(|seat| seats.contains(*seat));
        let person = asked.clone().find(is_person);
        person.or_else(|| asked.next()).expect("the game waits for somebody")
    }

    fn let_bot_act(&mut self, seat: Seat) -> Result<()> {
        let (game, state) = (self.played.game().clone(), self.played.state());
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let knowledge = game.knowledge(state, seat);
        let Some(bot) = &mut self.bots[seat.index()] else { return Ok(()) };
        let start = Instant::now();
        let stop = || start.elapsed() >= THINKING;
        let action = bot.decide(&game, &knowledge, &legal, Budget::until(&stop)).action;
        match self.apply(&Entry::Step(Step::Action(seat, action)))? {
            Ok(()) => Ok(()),
            Err(refused) => bail!("a computer player did what it may not: {action}: {refused}"),
        }
    }

    /// Draws and tells all chance that is due.
    fn settle(&mut self) -> Result<()> {
        while self.played.pending() == Pending::Chance {
            let chance = self.played.game().draw(self.played.state(), &mut self.dealer);
            if let Err(refused) = self.apply(&Entry::Step(Step::Chance(chance)))? {
                bail!("the rules refuse what they drew: {refused}");
            }
        }
        Ok(())
    }

    /// Applies an entry. It is on disk before anybody is told what it led to.
    pub(super) fn apply(&mut self, entry: &Entry<G>) -> Result<Result<(), Illegal<G>>> {
        let before = self.played.clone();
        if let Err(refused) = self.played.apply(entry.clone()) {
            return Ok(Err(refused));
        }
        self.record.write(&self.played)?;
        self.spread(&before, entry);
        if self.persons().is_empty() {
            let lines = std::mem::take(&mut self.news[self.bots.len()]);
            self.terminal.console.show(&lines)?;
        }
        Ok(Ok(()))
    }

    /// Applies an entry of the log again, and draws what was drawn, so that the decks go on where they were.
    fn repeat(&mut self, entry: &Entry<G>) -> Result<()> {
        let before = self.played.clone();
        if let Entry::Step(Step::Chance(found)) = entry
            && before.game().draw(before.state(), &mut self.dealer) != *found
        {
            bail!("{}: “{found}” is not what the seed gives", self.record.path().display());
        }
        if let Err(refused) = self.played.apply(entry.clone()) {
            bail!("{}: {entry}: {refused}", self.record.path().display());
        }
        self.spread(&before, entry);
        Ok(())
    }

    /// Tells everybody what they may know of an entry.
    fn spread(&mut self, before: &Match<G>, entry: &Entry<G>) {
        for seat in self.persons() {
            self.tell(seat.index(), before, entry, Viewer::Seat(seat));
        }
        let common = self.bots.len();
        self.tell(common, before, entry, Viewer::Watcher);
        let old = self.news[common].len().saturating_sub(LATELY);
        self.news[common].drain(..old);
    }

    fn tell(&mut self, at: usize, before: &Match<G>, entry: &Entry<G>, viewer: Viewer) {
        let mut told = std::mem::take(&mut self.news[at]);
        let scene = self.scene(viewer);
        match entry {
            Entry::Agree(seat) => told.push(scene.news("vote-agreed", *seat, &[])),
            Entry::Withdraw(seat) => told.push(scene.news("vote-withdrawn", *seat, &[])),
            Entry::Step(step) => {
                let game = before.game();
                let events = game.events(before.state(), step, viewer);
                game.add_news(&scene, &game.view(before.state(), viewer), &events, &mut told);
                if !before.votes().is_empty() && self.played.votes().is_empty() {
                    told.push(Line::of(Ink::Dim, scene.get("vote-lapsed")));
                }
            }
        }
        self.news[at] = told;
    }

    /// Makes sure that the seat's person is at the keyboard before anything of theirs is shown.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<Curtain> {
        let secret = G::is_secret(&self.played.game().view(self.played.state(), Viewer::Seat(seat)));
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
