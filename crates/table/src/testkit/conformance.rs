//! Random games, and what must hold in each of their positions.

use std::fmt::Display;
use std::str::FromStr;

use rand::SeedableRng;

use super::Audit;
use crate::branch::{Branch, Draws};
use crate::game::{Pending, Step, Viewer};
use crate::log::{Header, Log, Player, PlayerKind, Shuffles, Verified};
use crate::matches::{Entry, Match};
use crate::rand::rngs::SmallRng;
use crate::seal;
use crate::seat::Seat;
use crate::shuffle::{Dealer, Entropy, Seed, below};
use crate::table::{Decided, Table};

/// No game of ours takes as many steps, however aimlessly it is played.
const LONGEST: usize = 100_000;
/// One position in so many gets the expensive checks.
const THOROUGH: u32 = 8;

/// Plays `games` random games of what `make` gives and checks in each:
///
/// * exactly the listed actions and chance values are accepted, none is listed twice, the order is stable, a seat the
///   game waits for has one;
/// * a refused step changes nothing;
/// * the game, its steps and its log read back from their text are equal, and the log verifies;
/// * a world sampled from a seat's knowledge gives that seat the same knowledge, view, actions and events, and a watcher
///   the same view;
/// * a [`Table`] decides what happened, and what it undoes is as if it had not been done;
/// * a game that goes on at another table with new draws tells nobody anything by that, and its log verifies;
/// * nothing is lost or doubled ([`Audit`]), in the real world and in sampled ones.
pub fn conformance<G: Audit>(make: impl Fn(&mut SmallRng) -> G, games: u32, seed: u64) {
    for number in 0..u64::from(games) {
        let mut rng = SmallRng::seed_from_u64(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let game = make(&mut rng);
        round_trip(&game);
        let phrase = Seed::from_phrase(&format!("{seed}/{number}"));
        Run { played: Match::new(game), rng, actions: Vec::new(), chances: Vec::new() }.go(&phrase);
    }
}

/// One random game under examination.
struct Run<G: Audit> {
    played: Match<G>,
    rng: SmallRng,
    /// Actions legal somewhere in this game: what a confused or malicious player might send at another time.
    actions: Vec<G::Action>,
    /// The same for chance values.
    chances: Vec<G::Chance>,
}

impl<G: Audit> Run<G> {
    fn go(mut self, seed: &Seed) {
        let seats = self.played.game().seats();
        let entropy: Vec<Entropy> =
            Seat::all(seats).map(|seat| Entropy::new(&[seat.index() as u8])).collect();
        let mut dealer = Dealer::new(seed, &entropy);
        while self.played.pending() != Pending::Over {
            self.require(self.played.entries().len() < LONGEST, "the game does not end");
            self.check_audit();
            if below(&mut self.rng, THOROUGH) == 0 {
                self.check_strangers();
                self.check_worlds();
            }
            let entry = self.choose(&mut dealer);
            round_trip(&entry);
            self.check_events(&entry);
            if let Err(refused) = self.played.apply(entry.clone()) {
                self.fail(&format!("{entry} was legal but is refused: {refused}"));
            }
        }
        self.check_end();
        self.check_table(seed, &entropy);
        self.check_branch(&entropy);
        self.check_log(seed, entropy);
    }

    /// A random step, now and then a vote.
    fn choose(&mut self, dealer: &mut Dealer) -> Entry<G> {
        let game = self.played.game().clone();
        if self.played.pending() == Pending::Chance {
            return self.choose_chance(&game, dealer);
        }
        if game.may_agree(self.played.state()) && below(&mut self.rng, 64) == 0 {
            let seat = Seat::new(below(&mut self.rng, game.seats() as u32) as usize);
            return if self.played.votes().contains(seat) {
                Entry::Withdraw(seat)
            } else {
                Entry::Agree(seat)
            };
        }
        let all = self.legal_by_seat();
        let Pending::Seats(awaited) = self.played.pending() else {
            unreachable!("chance and the end were handled")
        };
        self.require(!awaited.is_empty(), "the game waits for nobody");
        let any = below(&mut self.rng, 8) == 0;
        let open: Vec<_> = all
            .into_iter()
            .filter(|(seat, actions)| !actions.is_empty() && (any || awaited.contains(*seat)))
            .collect();
        let (seat, actions) = &open[below(&mut self.rng, open.len() as u32) as usize];
        let action = actions[below(&mut self.rng, actions.len() as u32) as usize];
        Entry::Step(Step::Action(*seat, action))
    }

    fn choose_chance(&mut self, game: &G, dealer: &mut Dealer) -> Entry<G> {
        let drawn = game.draw(self.played.state(), dealer);
        if let Some(listed) = game.chances(self.played.state()) {
            self.require(listed.contains(&drawn), "a drawn chance value is not among the listed ones");
            for chance in &listed {
                round_trip(chance);
                let mut next = self.played.state().clone();
                self.require(game.resolve(&mut next, chance).is_ok(), "a listed chance value is refused");
            }
        }
        if self.chances.len() < 32 && !self.chances.contains(&drawn) {
            self.chances.push(drawn.clone());
        }
        Entry::Step(Step::Chance(drawn))
    }

    /// What each seat may do; checks the lists on the way.
    fn legal_by_seat(&mut self) -> Vec<(Seat, Vec<G::Action>)> {
        let game = self.played.game().clone();
        let mut lists = Vec::new();
        for seat in Seat::all(game.seats()) {
            let (mut actions, mut again) = (Vec::new(), self.actions.clone());
            game.legal(self.played.state(), seat, &mut actions);
            game.legal(self.played.state(), seat, &mut again);
            self.require(actions == again, "two lists of legal actions differ");
            let mut sorted = actions.clone();
            sorted.sort();
            sorted.dedup();
            self.require(sorted.len() == actions.len(), "an action is listed twice");
            let awaited = matches!(self.played.pending(), Pending::Seats(set) if set.contains(seat));
            self.require(!awaited || !actions.is_empty(), "a seat is waited for but has no action");
            for action in &actions {
                let mut next = self.played.state().clone();
                self.require(game.play(&mut next, seat, *action).is_ok(), "a listed action is refused");
                if self.actions.len() < 256 && !self.actions.contains(action) {
                    round_trip(action);
                    self.actions.push(*action);
                }
            }
            lists.push((seat, actions));
        }
        lists
    }

    /// Actions and chance values of other moments are accepted exactly if they are listed now.
    fn check_strangers(&mut self) {
        let game = self.played.game().clone();
        let state = self.played.state();
        let mut legal = Vec::new();
        for seat in Seat::all(game.seats()) {
            game.legal(state, seat, &mut legal);
            if self.played.pending() == Pending::Chance {
                self.require(legal.is_empty(), "an action is listed while chance is due");
            }
            for action in &self.actions {
                let mut next = state.clone();
                let accepted = game.play(&mut next, seat, *action).is_ok();
                self.require(
                    accepted == legal.contains(action),
                    &format!("{seat} {action}: legal ⇎ accepted"),
                );
                self.require(
                    accepted || next == *state,
                    &format!("{seat} {action}: a refusal changed the state"),
                );
            }
        }
        let due = self.played.pending() == Pending::Chance;
        let listed = if due { game.chances(state) } else { Some(Vec::new()) };
        for chance in &self.chances {
            let mut next = state.clone();
            let accepted = game.resolve(&mut next, chance).is_ok();
            if let Some(listed) = &listed {
                self.require(accepted == listed.contains(chance), &format!("* {chance}: due ⇎ accepted"));
            }
            self.require(accepted || next == *state, &format!("* {chance}: a refusal changed the state"));
        }
    }

    /// A world sampled from what a seat knows looks to that seat, and to a watcher, just like the real one.
    fn check_worlds(&mut self) {
        let game = self.played.game().clone();
        let state = self.played.state().clone();
        for seat in Seat::all(game.seats()) {
            let known = game.knowledge(&state, seat);
            let world = game.sample(&known, &mut self.rng);
            self.require(
                game.knowledge(&world, seat) == known,
                &format!("{seat} knows other things in a sampled world"),
            );
            self.require(game.pending(&world) == game.pending(&state), "a sampled world waits for others");
            for viewer in [Viewer::Seat(seat), Viewer::Watcher] {
                let (real, sampled) = (game.view(&state, viewer), game.view(&world, viewer));
                self.require(
                    real == sampled && real.to_string() == sampled.to_string(),
                    &format!("{viewer:?} sees hidden things"),
                );
            }
            let (mut real, mut sampled) = (Vec::new(), Vec::new());
            game.legal(&state, seat, &mut real);
            game.legal(&world, seat, &mut sampled);
            self.require(real == sampled, &format!("{seat} has other actions in a sampled world"));
            if let Err(lost) = game.audit(&world) {
                self.fail(&format!("a sampled world is impossible: {lost}"));
            }
        }
    }

    /// In a sampled world something can happen that looks the same to the one who sampled it, and leaves the same view.
    fn check_events(&mut self, entry: &Entry<G>) {
        let Entry::Step(step) = entry else { return };
        if below(&mut self.rng, THOROUGH) != 0 {
            return;
        }
        let game = self.played.game().clone();
        let state = self.played.state().clone();
        let after = |from: &G::State, step: &Step<G>| {
            let mut next = from.clone();
            game.step(&mut next, step).is_ok().then_some(next)
        };
        let Some(next) = after(&state, step) else { self.fail("a legal step is refused") };
        for seat in Seat::all(game.seats()) {
            let world = game.sample(&game.knowledge(&state, seat), &mut self.rng);
            let own = matches!(step, Step::Action(actor, _) if *actor == seat);
            let candidates: Vec<Step<G>> = match step {
                _ if own => vec![step.clone()],
                Step::Action(actor, _) => {
                    let mut actions = Vec::new();
                    game.legal(&world, *actor, &mut actions);
                    actions.into_iter().map(|action| Step::Action(*actor, action)).collect()
                }
                Step::Chance(_) => match game.chances(&world) {
                    Some(listed) => listed.into_iter().map(Step::Chance).collect(),
                    None => vec![step.clone()],
                },
            };
            for viewer in [Viewer::Seat(seat), Viewer::Watcher] {
                let seen = game.events(&state, step, viewer);
                let view = game.view(&next, viewer);
                let matched = candidates.iter().any(|other| {
                    let Some(world_next) = after(&world, other) else { return false };
                    // What the step uncovers by rights (a revealed card) may differ between worlds; then so do the events.
                    game.events(&world, other, viewer) == seen && game.view(&world_next, viewer) == view
                });
                let uncovers = candidates.iter().all(|other| game.events(&world, other, viewer) != seen);
                let lawful = uncovers && game.uncovers(&state, step);
                self.require(matched || lawful, &format!("{viewer:?} learns hidden things from “{entry}”"));
            }
        }
    }

    fn check_audit(&self) {
        if let Err(lost) = self.played.game().audit(self.played.state()) {
            self.fail(&lost);
        }
    }

    fn check_end(&mut self) {
        self.check_audit();
        let outcome = self.played.outcome();
        self.require(outcome.is_some(), "a game that is over has no outcome");
        if !self.played.ended_by_agreement() {
            let lists = self.legal_by_seat();
            self.require(
                lists.iter().all(|(_, actions)| actions.is_empty()),
                "a game that is over has actions",
            );
        }
        self.check_strangers_after_agreement();
    }

    fn check_strangers_after_agreement(&mut self) {
        for action in self.actions.clone() {
            for seat in Seat::all(self.played.game().seats()) {
                let before = self.played.clone();
                let refused = self.played.play(seat, action).is_err();
                self.require(refused && self.played == before, "a game that is over goes on");
            }
        }
    }

    /// A table decides what happened and changes nothing by it; what it undoes is as if it had not been done.
    fn check_table(&self, seed: &Seed, entropy: &[Entropy]) {
        let game = self.played.game();
        let mut table = Table::new(game.clone(), seed.clone(), entropy.to_vec());
        let mut rng = self.rng.clone();
        for ply in self.played.plies() {
            let decided = match ply.first() {
                Some(Entry::Step(Step::Action(seat, action))) => table.decide(*seat, *action).ok(),
                Some(Entry::Agree(seat)) => table.decide_vote(*seat, true).ok(),
                Some(Entry::Withdraw(seat)) => table.decide_vote(*seat, false).ok(),
                _ => Some(Decided { entries: table.due(), outcome: None }),
            };
            let Some(decided) = decided else { self.fail("a table refuses what happened") };
            self.require(decided.entries == ply, "a table decides something else than what happened");
            let before = table.played().clone();
            for entry in ply {
                self.require(table.apply(entry.clone()).is_ok(), "a table does not take what it decided");
            }
            let ended = decided.outcome.is_some() || ply.is_empty();
            self.require(
                ended == (table.played().outcome().is_some() || ply.is_empty()),
                "a decision does not say that the game is over",
            );
            table.begin_change();
            if table.undoable().is_some() && below(&mut rng, THOROUGH) == 0 {
                let mut undone = table.clone();
                self.require(undone.undo().is_ok(), "a table cannot undo what may be undone");
                self.require(*undone.played() == before, "an undone step left something behind");
            }
        }
        self.require(*table.played() == self.played, "a table plays another game");
    }

    /// The game goes on from somewhere with new draws, to its end: nobody learns anything by the new order, and the log verifies.
    fn check_branch(&self, entropy: &[Entropy]) {
        let (game, mut rng) = (self.played.game(), self.rng.clone());
        let plies: Vec<&[Entry<G>]> = self.played.plies().collect();
        let left = below(&mut rng, plies.len().max(2) as u32 - 1) as usize;
        let recorded: Vec<Entry<G>> = plies[..=left].concat();
        let seed = Seed::from_phrase(&format!("branch {left}"));
        let branches = vec![Branch { entries: recorded.len(), draws: Draws::New }];
        let opened = Table::branched(game.clone(), seed, entropy.to_vec(), &recorded, branches);
        let Ok(mut table) = opened else { self.fail("a recorded game cannot go on") };
        self.require(table.undoable().is_none(), "a recorded step can be undone");
        let known: Vec<G::Knowledge> =
            Seat::all(game.seats()).map(|seat| game.knowledge(table.state(), seat)).collect();
        table.settle();
        let again = Seat::all(game.seats()).map(|seat| game.knowledge(table.state(), seat));
        self.require(again.eq(known), "a new order of what nobody has seen tells somebody something");
        while let Pending::Seats(awaited) = table.played().pending() {
            let seat = awaited.iter().next().expect("a game waits for somebody");
            let legal = table.legal(seat);
            let action = legal[below(&mut rng, legal.len() as u32) as usize];
            self.require(table.play(seat, action).is_ok(), "a legal action is refused after a branch");
            self.require(table.played().entries().len() < LONGEST, "the game does not end");
        }
        self.require_verified(&table.log(players(game)), |shuffles| {
            matches!(shuffles, Shuffles::NewDraws { recorded: first, .. } if *first == recorded.len())
        });
    }

    fn check_log(&self, seed: &Seed, entropy: Vec<Entropy>) {
        let (players, commitment) = (players(self.played.game()), Some(seed.commitment()));
        let header = Header { players, commitment, entropy, daily: None, photo: false, branches: Vec::new() };
        let log = Log::new(header, self.played.clone(), Some(seed.clone()));
        self.require_verified(&log, |shuffles| matches!(shuffles, Shuffles::Checked(_)));
    }

    fn require_verified(&self, log: &Log<G>, is_right: impl Fn(&Shuffles) -> bool) {
        let text = log.sealed();
        self.require(seal::check(&text) == Ok(true), "a fresh seal is broken");
        let read: Log<G> = match text.parse() {
            Ok(read) => read,
            Err(errors) => self.fail(&format!("the log cannot be read: {errors}")),
        };
        self.require(read == *log, "a log replays to another state");
        self.require(read.to_string() == log.to_string(), "a log reads back differently");
        match read.verify() {
            Ok(Verified { outcome, shuffles }) => self
                .require(is_right(&shuffles) && outcome == log.played.outcome(), "the log was not verified"),
            Err(errors) => self.fail(&format!("the log is refused: {errors}")),
        }
    }

    fn require(&self, holds: bool, what: &str) {
        if !holds {
            self.fail(what);
        }
    }

    fn fail(&self, what: &str) -> ! {
        let entries: Vec<String> = self.played.entries().iter().map(Entry::to_string).collect();
        panic!("{what}\n{}log\n{}\n", self.played.game(), entries.join("\n"));
    }
}

fn players<G: Audit>(game: &G) -> Vec<Player> {
    let player = |seat| Player { kind: PlayerKind::Bot, name: format!("random {seat}") };
    Seat::all(game.seats()).map(player).collect()
}

fn round_trip<T: Display + FromStr + PartialEq>(value: &T) {
    let text = value.to_string();
    let read = text.parse::<T>().ok();
    assert!(read.as_ref() == Some(value), "{text:?} does not read back as itself");
}
