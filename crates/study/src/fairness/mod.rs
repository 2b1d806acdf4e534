//! Does a setup card of Gambit give every place in turn order the same chance? Games between equals, who choose their start spots
//! themselves, the same deals from every place.

mod tally;
#[cfg(test)]
mod tests;

use bots::{Budget, Kind, Playable, Player};
use gambit::{Action, Gambit, Options, Phase, Setup, Spot};
use table::rand::generator;
use table::rand::rngs::SmallRng;
use table::shuffle::Seed;
use table::{Entry, Game, ParseErrors, Seat, Table};

pub use self::tally::{Seen, Tally, turn_order};

/// The iterations for a decision of a level that names no budget: repeatable, and enough for the levels below master.
pub const ITERATIONS: u64 = 200;

/// One of the games a card is measured with: everything about it but the card and the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// How many play.
    pub players: usize,
    /// What all games follow from.
    pub seed: u64,
    /// The number of the deal.
    pub deal: usize,
    /// Who is the oldest: a deal is played once with everybody as the oldest (G4).
    pub oldest: Seat,
}

impl Fixture {
    /// A number that no other game of the measurement has, from 1.
    pub const fn number(&self) -> u64 {
        (self.deal * self.players + self.oldest.index()) as u64 + 1
    }

    /// The seed of the draws: that of the arena's deal.
    pub fn draws(&self) -> Seed {
        Seed::from_phrase(&format!("stolik arena {} deal {}", self.seed, self.deal))
    }

    /// What a player's chance comes from.
    pub fn generator(&self, seat: Seat) -> SmallRng {
        generator(self.seed, self.number() << 3 | seat.index() as u64)
    }

    /// The game with this card.
    pub fn game(&self, setup: &Setup) -> Result<Gambit, ParseErrors> {
        Gambit::new(setup.clone(), Options { oldest: self.oldest, ..Options::new(self.players) })
    }

    /// Plays it between players of one kind, with a budget for every decision.
    pub fn play(&self, setup: &Setup, kind: Kind, iterations: u64) -> Result<Seen, ParseErrors> {
        let game = self.game(setup)?;
        let player = |seat| Gambit::player(kind, self.generator(seat)).expect("Gambit has all kinds");
        let players = Seat::all(self.players).map(player).collect();
        let table = Table::new(game, self.draws(), Vec::new());
        Ok(Course { table, players, spots: [Spot::ALL[0]; 4], iterations }.finish())
    }
}

/// A game under way.
struct Course {
    table: Table<Gambit>,
    players: Vec<Box<dyn Player<Gambit>>>,
    spots: [Spot; 4],
    iterations: u64,
}

impl Course {
    fn finish(mut self) -> Seen {
        self.table.settle();
        // Between two turns everybody is asked once whether to end the game (G17).
        let mut asked = true;
        while let Some(seat) = self.table.waiting().iter().next() {
            let moving = self.table.state().phase() == Phase::Moving;
            if moving && !std::mem::replace(&mut asked, true) {
                self.end_if_all_agree();
                continue;
            }
            let action = self.decide(seat);
            if let Action::Place(spot) = action {
                self.spots[seat.index()] = spot;
            }
            asked &= !matches!(action, Action::Move(_) | Action::Stay);
            self.table.begin_change();
            self.table.play(seat, action).expect("a player does what is legal");
        }
        let outcome = self.table.played().outcome().expect("nobody is waited for");
        Seen::of(self.table.game(), &outcome, &self.spots)
    }

    fn decide(&mut self, seat: Seat) -> Action {
        let Self { table, players, iterations, .. } = self;
        let (game, legal) = (table.game(), table.legal(seat));
        let known = game.knowledge(table.state(), seat);
        players[seat.index()].decide(game, &known, &legal, Budget::iterations(*iterations)).action
    }

    fn end_if_all_agree(&mut self) {
        let Self { table, players, .. } = self;
        let game = table.game();
        let mut agrees =
            |seat: Seat| players[seat.index()].agrees(game, &game.knowledge(table.state(), seat));
        if Seat::all(game.seats()).all(&mut agrees) {
            for seat in Seat::all(table.game().seats()) {
                table.apply(Entry::Agree(seat)).expect("who waits for a move may vote (G17)");
            }
        }
    }
}

/// A card, and how many play it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The card.
    pub setup: Setup,
    /// How many play.
    pub players: usize,
}

/// A measurement that is made game by game, between strong players: those `stolik fairness` would play, in the same order.
#[derive(Clone, Debug)]
pub struct Measurement {
    question: Question,
    /// The most deals.
    deals: usize,
    seed: u64,
    /// The games of the deal that is played now.
    games: Vec<Seen>,
    tally: Tally,
}

impl Measurement {
    /// Nothing is played yet. The most games are rounded up to whole deals; 2 to 4 can play.
    pub fn new(question: Question, games: usize, seed: u64) -> Result<Self, ParseErrors> {
        let players = question.players;
        let first = Fixture { players, seed, deal: 0, oldest: Seat::new(0) };
        first.game(&question.setup)?;
        let deals = games.div_ceil(players);
        Ok(Self { question, deals, seed, games: Vec::new(), tally: Tally::new(players) })
    }

    /// What is measured.
    pub const fn question(&self) -> &Question {
        &self.question
    }

    /// How many games there are in all.
    pub const fn most(&self) -> usize {
        self.deals * self.question.players
    }

    /// What the deals so far said.
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Plays a game, unless all are played: some thousandths of a second. Says whether there are more.
    pub fn step(&mut self) -> bool {
        if self.tally.games() < self.most() {
            let Self { question: Question { setup, players }, seed, games, tally, .. } = self;
            let (players, deal) = (*players, tally.games() / *players);
            let fixture = Fixture { players, seed: *seed, deal, oldest: Seat::new(games.len()) };
            let seen = fixture.play(setup, Kind::Strong, ITERATIONS);
            games
                .push(seen.expect("the options were fine for the first game, and differ only in the oldest"));
            if games.len() == players {
                tally.add(games.iter());
                games.clear();
            }
        }
        self.tally.games() < self.most()
    }
}
