//! A game under way, whichever game it is.

use std::time::Duration;

use lab::question;
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Dealer, Entropy, Quick, Seed};
use table::{
    Entry, Header, Log, Match, Outcome, Pending, Player, PlayerKind, Seat, SeatSet, Step, Table, Viewer,
};

use crate::bot::{Decided, Mind};
use crate::errors::Refusal;
use crate::learn::Learnable;

/// What a [`State`](crate::state::State) of Python can do, for either game.
pub(crate) trait Position: Send + Sync {
    fn boxed_clone(&self) -> Box<dyn Position>;
    fn pending(&self) -> Pending;
    /// The numbers of the seat's legal actions, in ascending order.
    fn legal(&self, seat: usize) -> Result<Vec<u32>, Refusal>;
    fn mask(&self, seat: usize, out: &mut [i8]) -> Result<(), Refusal>;
    /// Plays an action; with a dealer all chance that follows, too.
    fn play(&mut self, seat: usize, code: u32) -> Result<(), Refusal>;
    /// Plays all of these or, if one is refused, none.
    fn play_all(&mut self, actions: &[(usize, u32)]) -> Result<(), Refusal>;
    fn vote(&mut self, seat: usize, agree: bool) -> Result<(), Refusal>;
    /// All values of the chance that is due, with their probabilities.
    fn chances(&self) -> Result<Vec<(String, f64)>, Refusal>;
    /// A random value of the chance that is due.
    fn draw(&self, seed: u64) -> Result<String, Refusal>;
    fn resolve(&mut self, chance: &str) -> Result<(), Refusal>;
    fn standing(&self) -> Outcome;
    fn observe(&self, seat: usize, memory: bool, out: &mut [i8]) -> Result<(), Refusal>;
    fn view(&self, viewer: Viewer) -> Result<String, Refusal>;
    /// The same as a picture.
    fn picture(&self, viewer: Viewer) -> Result<String, Refusal>;
    /// All that the seat ever saw, a line for each thing that happened.
    fn seen(&self, seat: usize) -> Result<String, Refusal>;
    fn history(&self) -> Vec<String>;
    fn plies(&self) -> usize;
    fn resample(&self, seat: usize, seed: u64) -> Result<Box<dyn Position>, Refusal>;
    fn log(&self, names: &[String]) -> Result<String, Refusal>;
    fn seed(&self) -> Option<String>;
    /// The question of the arena about this decision, in JSON.
    fn question(&self, seat: usize, limit: Duration) -> Result<String, Refusal>;
    fn decide(&self, seat: usize, mind: &mut Mind) -> Result<Decided, Refusal>;
    fn agrees(&self, seat: usize, mind: &mut Mind) -> Result<bool, Refusal>;
}

/// A game of one kind under way.
#[derive(Clone)]
pub(crate) struct Play<G: Learnable> {
    played: Match<G>,
    /// Who draws; `None` where chance is decided outside.
    deal: Option<Deal>,
    /// It began in the middle: a sampled world has no past.
    sampled: bool,
}

#[derive(Clone)]
struct Deal {
    seed: Seed,
    entropy: Vec<Entropy>,
    dealer: Dealer,
}

impl Deal {
    fn new(seed: Seed, entropy: Vec<Entropy>) -> Self {
        Self { dealer: Dealer::new(&seed, &entropy), seed, entropy }
    }
}

impl<G: Learnable> Play<G> {
    /// A new game; without a seed chance is decided outside.
    pub(crate) fn new(game: G, seed: Option<Seed>) -> Self {
        let entropy = vec![Entropy::default(); game.seats()];
        let deal = seed.map(|seed| Deal::new(seed, entropy));
        let mut play = Self { played: Match::new(game), deal, sampled: false };
        play.settle();
        play
    }

    /// A recorded game after so many plies, or as far as it goes. Where the seed is known, what comes is dealt from it.
    pub(crate) fn recorded(log: &Log<G>, seed: Option<Seed>, plies: Option<usize>) -> Result<Self, Refusal> {
        let all = log.played.plies().count() - 1;
        let wanted = plies.unwrap_or(all);
        if wanted > all {
            return Err(Refusal::notation(format!(
                "the log has {all} plies, so there is none with the number {wanted}"
            )));
        }
        let seed = seed.or_else(|| log.finish.as_ref().and_then(|finish| finish.seed.clone()));
        let entropy = match &log.header.commitment {
            Some(_) => log.header.entropy.clone(),
            None => vec![Entropy::default(); log.played.game().seats()],
        };
        let mut deal = seed.map(|seed| Deal::new(seed, entropy));
        let mut played = Match::new(log.played.game().clone());
        for entry in log.played.plies().take(wanted + 1).flatten() {
            if let (Entry::Step(Step::Chance(chance)), Some(Deal { dealer, .. })) = (entry, &mut deal)
                && played.game().draw(played.state(), dealer) != *chance
            {
                // Typed in by hand, or not dealt from this seed: nobody can say what would come.
                deal = None;
            }
            played.apply(entry.clone())?;
        }
        Ok(Self { played, deal, sampled: false })
    }

    fn settle(&mut self) {
        if let Some(Deal { dealer, .. }) = &mut self.deal {
            self.played.settle(dealer);
        }
    }

    fn seat(&self, seat: usize) -> Result<Seat, Refusal> {
        let seats = self.played.game().seats();
        if seat < seats {
            return Ok(Seat::new(seat));
        }
        Err(Refusal::Seat(format!("the table has no seat {seat}: {seats} play, numbered from 0")))
    }

    /// A seat the game waits for.
    fn asked(&self, seat: usize) -> Result<Seat, Refusal> {
        let seat = self.seat(seat)?;
        match self.played.pending() {
            Pending::Seats(seats) if seats.contains(seat) => Ok(seat),
            _ => Err(Refusal::Seat(format!("seat {} is not asked for anything now", seat.index()))),
        }
    }

    fn viewed(&self, viewer: Viewer) -> Result<G::View, Refusal> {
        if let Viewer::Seat(seat) = viewer {
            self.seat(seat.index())?;
        }
        Ok(self.played.game().view(self.played.state(), viewer))
    }

    fn due(&self) -> Result<(), Refusal> {
        match self.played.pending() {
            Pending::Chance => Ok(()),
            _ => Err(Refusal::Chance("chance is not due now".to_owned())),
        }
    }

    fn table(&self) -> Result<Table<G>, Refusal> {
        if self.sampled {
            return Err(Refusal::Closed("a sampled state has no past"));
        }
        let mut table = Table::recorded(self.played.game().clone());
        for entry in self.played.entries() {
            table.begin_change();
            table.apply(entry.clone()).map_err(Refusal::notation)?;
        }
        Ok(table)
    }
}

impl<G: Learnable> Position for Play<G> {
    fn boxed_clone(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn pending(&self) -> Pending {
        self.played.pending()
    }

    fn legal(&self, seat: usize) -> Result<Vec<u32>, Refusal> {
        let seat = self.seat(seat)?;
        let mut legal = Vec::new();
        if self.pending() != Pending::Over {
            self.played.game().legal(self.played.state(), seat, &mut legal);
        }
        Ok(legal.into_iter().map(|action| self.played.game().encode(action)).collect())
    }

    fn mask(&self, seat: usize, out: &mut [i8]) -> Result<(), Refusal> {
        let seat = self.seat(seat)?;
        out.fill(0);
        if self.pending() != Pending::Over {
            self.played.game().mask(self.played.state(), seat, out);
        }
        Ok(())
    }

    fn play(&mut self, seat: usize, code: u32) -> Result<(), Refusal> {
        let seat = self.seat(seat)?;
        let action = self.played.game().decode(code).ok_or_else(|| no_action(code, self.played.game()))?;
        self.played.play(seat, action)?;
        self.settle();
        Ok(())
    }

    fn play_all(&mut self, actions: &[(usize, u32)]) -> Result<(), Refusal> {
        let mut next = self.clone();
        actions.iter().try_for_each(|(seat, code)| next.play(*seat, *code))?;
        *self = next;
        Ok(())
    }

    fn vote(&mut self, seat: usize, agree: bool) -> Result<(), Refusal> {
        let seat = self.seat(seat)?;
        let vote = if agree { Entry::Agree(seat) } else { Entry::Withdraw(seat) };
        Ok(self.played.apply(vote)?)
    }

    fn chances(&self) -> Result<Vec<(String, f64)>, Refusal> {
        self.due()?;
        let (game, state) = (self.played.game(), self.played.state());
        let Some(chances) = game.chances(state) else {
            let what =
                "there are too many values to list; draw one with sample_chance or give one to apply_chance";
            return Err(Refusal::Chance(what.to_owned()));
        };
        let ways: Vec<f64> = chances.iter().map(|chance| game.ways(state, chance)).collect();
        let all: f64 = ways.iter().sum();
        Ok(chances.iter().zip(ways).map(|(chance, ways)| (chance.to_string(), ways / all)).collect())
    }

    fn draw(&self, seed: u64) -> Result<String, Refusal> {
        self.due()?;
        let mut source = Quick(SmallRng::seed_from_u64(seed));
        Ok(self.played.game().draw(self.played.state(), &mut source).to_string())
    }

    fn resolve(&mut self, chance: &str) -> Result<(), Refusal> {
        self.due()?;
        let chance: G::Chance = chance.parse().map_err(Refusal::notation)?;
        self.played.apply(Entry::Step(Step::Chance(chance)))?;
        Ok(())
    }

    fn standing(&self) -> Outcome {
        self.played.game().standing(self.played.state())
    }

    fn observe(&self, seat: usize, memory: bool, out: &mut [i8]) -> Result<(), Refusal> {
        let seat = self.seat(seat)?;
        let game = self.played.game();
        game.observe(&game.knowledge(self.played.state(), seat), seat, memory, out);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Result<String, Refusal> {
        Ok(self.viewed(viewer)?.to_string())
    }

    fn picture(&self, viewer: Viewer) -> Result<String, Refusal> {
        Ok(self.played.game().picture(&self.viewed(viewer)?))
    }

    fn seen(&self, seat: usize) -> Result<String, Refusal> {
        let viewer = Viewer::Seat(self.seat(seat)?);
        let game = self.played.game();
        let mut state = game.start();
        let mut seen = String::new();
        if self.sampled {
            return Err(Refusal::Closed("a sampled state has no past"));
        }
        for entry in self.played.entries() {
            match entry {
                Entry::Step(step) => {
                    for event in game.events(&state, step, viewer) {
                        seen += &format!("{event}\n");
                    }
                    let _ = game.step(&mut state, step);
                }
                vote => seen += &format!("{vote}\n"),
            }
        }
        Ok(seen)
    }

    fn history(&self) -> Vec<String> {
        self.played.entries().iter().map(ToString::to_string).collect()
    }

    fn plies(&self) -> usize {
        self.played.plies().count() - 1
    }

    fn resample(&self, seat: usize, seed: u64) -> Result<Box<dyn Position>, Refusal> {
        let seat = self.seat(seat)?;
        let game = self.played.game();
        let knowledge = game.knowledge(self.played.state(), seat);
        let world = game.sample(&knowledge, &mut SmallRng::seed_from_u64(seed));
        // Its dealer must not be the real one, who would deal what is really coming.
        let deal = self.deal.as_ref().map(|_| {
            Deal::new(
                Seed::from_phrase(&format!("stolik world {seed}")),
                vec![Entropy::default(); game.seats()],
            )
        });
        Ok(Box::new(Self { played: Match::resumed(game.clone(), world), deal, sampled: true }))
    }

    fn log(&self, names: &[String]) -> Result<String, Refusal> {
        if self.sampled {
            return Err(Refusal::Closed("a sampled state has no past, so it has no log"));
        }
        let player = |name: &String| Player { kind: PlayerKind::Bot, name: name.clone() };
        let header = Header {
            players: names.iter().map(player).collect(),
            commitment: self.deal.as_ref().map(|deal| deal.seed.commitment()),
            entropy: self.deal.as_ref().map(|deal| deal.entropy.clone()).unwrap_or_default(),
            daily: None,
            photo: false,
            branches: Vec::new(),
        };
        let seed = self.deal.as_ref().map(|deal| deal.seed.clone());
        Ok(Log::new(header, self.played.clone(), seed).to_string())
    }

    fn seed(&self) -> Option<String> {
        self.deal.as_ref().map(|deal| deal.seed.to_string())
    }

    fn question(&self, seat: usize, limit: Duration) -> Result<String, Refusal> {
        let seat = self.asked(seat)?;
        Ok(question(&self.table()?, seat, limit).to_string())
    }

    fn decide(&self, seat: usize, mind: &mut Mind) -> Result<Decided, Refusal> {
        let seat = self.asked(seat)?;
        let game = self.played.game();
        let mut legal = Vec::new();
        game.legal(self.played.state(), seat, &mut legal);
        mind.decide(game, &game.knowledge(self.played.state(), seat), &legal)
    }

    fn agrees(&self, seat: usize, mind: &mut Mind) -> Result<bool, Refusal> {
        let seat = self.seat(seat)?;
        let game = self.played.game();
        mind.agrees(game, &game.knowledge(self.played.state(), seat))
    }
}

/// The seats of a set as numbers.
pub(crate) fn numbers(seats: SeatSet) -> impl Iterator<Item = usize> {
    seats.iter().map(Seat::index)
}

/// There is no action with this number.
pub(crate) fn no_action<G: Learnable>(code: u32, game: &G) -> Refusal {
    Refusal::notation(format!(
        "there is no action {code}: they are numbered from 0 to {}",
        game.action_count() - 1
    ))
}
