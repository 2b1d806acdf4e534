//! One schedule: a few servers over one database, a few people at one table, and what happens to them until everything is well again.

use std::sync::Arc;
use std::time::Duration;

use room::Catalogue;
use room::games::gambit::GambitOptions;
use room::games::skakanie::SkakanieOptions;
use room::wire::http::{AskBranch, CreateTable, Created, NewSeat, Source};
use room::wire::{
    Code, Command, DayClock, Draws, Json, Night, Options, Query, Reaction, SeatName, Signal, TimeUp,
};
use table::Seat;
use tokio::time::sleep;

use super::chance::Chance;
use super::checks;
use super::database::Database;
use super::person::Person;
use crate::clock::Clock;
use crate::hall::{Config, Hall};
use crate::recorded::lesson;

/// What every server of the simulation has.
pub(super) const FAILOVER: Duration = Duration::from_secs(3);
pub(super) const PAUSE: Duration = Duration::from_millis(500);
pub(super) const CLOCK: Duration = Duration::from_secs(5);
pub(super) const OBJECTION: Duration = Duration::from_secs(4);
/// Where a clock for days runs, the clocks of machines differ by no more than this either way.
pub(super) const SKEW: Duration = Duration::from_mins(5);
pub(super) const GRACE: Duration = Duration::from_mins(10);
/// The time when a schedule begins, in milliseconds since 1970.
const BEGIN: i64 = 1_700_000_000_000;

/// All there is in a schedule.
pub(super) struct World {
    pub(super) database: Arc<Database>,
    pub(super) chance: Chance,
    clock: Clock,
    /// By number; the dead ones stay.
    servers: Vec<Hall>,
    pub(super) people: Vec<Person>,
    /// Does a clock for days run?
    pub(super) days: bool,
    /// Keys that invite to a seat, of which everybody knows.
    invitations: Vec<String>,
    acks: u64,
}

/// Runs a schedule. The error says what must not happen, and the lines before what did.
pub(super) async fn run(seed: u64, traced: bool) -> Result<(), (String, Vec<String>)> {
    let mut chance = Chance::new(seed);
    let database = Database::new(chance.split(), traced);
    let days = chance.one_in(8);
    let mut world = World {
        database: Arc::clone(&database),
        chance,
        clock: Clock::starting_at(BEGIN),
        servers: Vec::new(),
        people: Vec::new(),
        days,
        invitations: Vec::new(),
        acks: 0,
    };
    world.run().await.map_err(|why| (why, database.take_trace()))
}

impl World {
    async fn run(&mut self) -> Result<(), String> {
        for _ in 0..=self.chance.below(3) {
            self.start_server();
        }
        self.begin().await?;
        self.database.set_faulty(true);
        for _ in 0..20 + self.chance.below(40) {
            self.happen();
            self.wait().await;
            self.look()?;
        }
        self.heal().await?;
        checks::quiet(self).await?;
        if self.days {
            checks::days(self).await?;
        }
        checks::history(self)
    }

    /// Another server. The clocks of machines differ.
    fn start_server(&mut self) {
        let (number, link) = self.database.connect();
        let most = if self.days { SKEW.as_millis() as i64 } else { 7_200_000 };
        let skew = if self.chance.one_in(4) { self.chance.below(2 * most as u64) as i64 - most } else { 0 };
        let clock = Clock::starting_at(self.clock.now() + skew);
        let config = Config {
            catalogue: Catalogue::standard(),
            bot_threads: 0,
            pause: PAUSE,
            failover: FAILOVER,
            objection: OBJECTION,
            grace: GRACE,
            seeds: Some((self.chance.bytes(), self.chance.bytes())),
            clock,
            ..Config::default()
        };
        self.database.trace(|| format!("server {number} starts"));
        self.servers
            .push(Hall::new(config, link).expect("a hall without threads needs nothing of the system"));
    }

    /// The table is made, people come and get ready.
    async fn begin(&mut self) -> Result<(), String> {
        let created = self.make_table().await?;
        let mut keys: Vec<String> = created.seats.into_iter().flatten().collect();
        for (number, key) in keys.drain(..).enumerate() {
            let mut keys = vec![created.watch.clone(), key];
            if number == 0 {
                keys.push(created.host.clone());
            }
            let mut person = Person::new(number, &created.table, keys);
            let server = self.chance.below(self.servers.len() as u64) as usize;
            person.join(server, &self.servers[server], &self.database);
            self.people.push(person);
        }
        sleep(Duration::from_millis(50)).await;
        for person in &mut self.people {
            person.read(usize::MAX, &self.database)?;
        }
        for at in 0..self.people.len() {
            let own = self.people[at].seen.as_ref().and_then(|seen| seen.you.seats.first());
            let seat = own.ok_or("a person without a seat")?.seat;
            let entropy = Some(self.chance.hex(8));
            self.send(at, Command::Ready { seat, entropy });
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    async fn make_table(&mut self) -> Result<Created, String> {
        let bots = self.chance.below(3) as usize;
        let people = if bots == 0 { 2 } else { 1 + self.chance.below(2) as usize };
        let mut seats: Vec<NewSeat> = Vec::new();
        seats.extend((0..people).map(|number| NewSeat::Person { name: format!("Person {number}") }));
        let level = |level: &str| NewSeat::Bot { level: level.to_owned() };
        seats.extend((0..bots).map(|number| level(["beginner", "casual"][number])));
        let count = seats.len() as u8;
        seats.rotate_left(self.chance.below(u64::from(count)) as usize);
        let skakanie = self.chance.one_in(3);
        if count == 2 && !self.days && self.chance.one_in(4) {
            return self.make_branch(if skakanie { "skakanie" } else { "gambit" }, seats).await;
        }
        let options = if skakanie {
            let picture = "6x4".to_owned();
            Options::Skakanie(SkakanieOptions { seats: count, picture, ..SkakanieOptions::default() })
        } else {
            Options::Gambit(GambitOptions { seats: count, ..GambitOptions::default() })
        };
        let clock = (!self.days && !self.chance.one_in(3)).then_some(CLOCK.as_secs() as u32);
        let days = self.days.then(|| self.day_clock());
        let table = CreateTable { options: Json::of(&options), seats, clock, days, photo: None };
        self.servers[0].make(&table).await.map_err(|error| format!("no table: {error:?}"))
    }

    fn day_clock(&mut self) -> DayClock {
        let (turn, _) = DayClock::TURN;
        let reserve = if self.chance.one_in(2) { turn / 2 } else { 0 };
        let then = if self.chance.one_in(2) { TimeUp::Turn } else { TimeUp::StandIn };
        DayClock { turn, reserve, then }
    }

    /// A recorded game for two goes on here, whose draws everybody knows.
    async fn make_branch(&mut self, game: &str, seats: Vec<NewSeat>) -> Result<Created, String> {
        let log = lesson(game).ok_or("a game without a lesson")?;
        let ply = self.chance.below(8) as u32;
        let draws = if self.chance.one_in(2) { Draws::Same } else { Draws::New };
        let people = seats.iter().filter(|seat| !matches!(seat, NewSeat::Bot { .. })).count();
        let source = Source::Log(log);
        let mut asked =
            AskBranch { source, ply: Some(ply), draws, seats, keys: Vec::new(), seed: None, once: None };
        let made = self.servers[0].make_branch(&asked).await;
        match (draws, made) {
            (Draws::Same, Err(refused)) if people > 1 && refused.code == Code::BadOptions => {
                asked.draws = Draws::New;
                let made = self.servers[0].make_branch(&asked).await;
                made.map_err(|error| format!("no branch: {error:?}"))
            }
            (Draws::Same, Ok(_)) if people > 1 => Err("people play with draws one of them knows".to_owned()),
            (_, made) => made.map_err(|error| format!("no branch: {error:?}")),
        }
    }

    /// One thing happens.
    fn happen(&mut self) {
        if self.alive().is_empty() {
            self.start_server();
        }
        self.come_back();
        let at = self.chance.below(self.people.len() as u64) as usize;
        let person = &self.people[at];
        let command = match self.chance.below(100) {
            0..=44 => person.action(&mut self.chance),
            45..=49 => person.undo(),
            50..=54 => person.vote(),
            55..=59 => self.free(),
            60..=66 => self.sit(),
            67..=71 => person.stand_in(),
            72..=73 => self.offer(at),
            74..=76 => person.answer(&mut self.chance),
            77 => self.night(at),
            78..=99 => {
                self.happen_elsewhere(at);
                None
            }
            _ => None,
        };
        if let Some(command) = command {
            let host = matches!(command, Command::Free { .. });
            self.send(if host { 0 } else { at }, command);
        }
    }

    /// Something other than a command.
    fn happen_elsewhere(&mut self, at: usize) {
        let database = Arc::clone(&self.database);
        match self.chance.below(20) {
            0..=4 => self.people[at].disconnect(),
            5..=9 => {
                let person = &mut self.people[at];
                if let Some(request) = self.chance.pick(&person.outstanding).cloned() {
                    person.send(request, &database);
                }
            }
            10..=11 => self.people[at].query(Query::Sync {}, &database),
            12..=13 => self.join(at),
            14 => self.people[at].query(Query::Past { since: None }, &database),
            15 => {
                let seat = SeatName(Seat::all(1).next().expect("a table has a seat"));
                self.people[at].signal(Signal::React { seat, reaction: Reaction::Hello });
            }
            16..=17 => {
                if let Some(server) = self.chance.pick(&self.alive()).copied() {
                    database.kill(server);
                }
            }
            _ if self.alive().len() < 3 => self.start_server(),
            _ => {}
        }
    }

    /// Who is away comes back now and then, and mostly says again what was not answered.
    fn come_back(&mut self) {
        for at in 0..self.people.len() {
            if self.people[at].connection.is_none() && self.chance.one_in(3) {
                self.join(at);
                self.say_again(at);
            }
        }
    }

    /// Says again what was not answered, or forgets it.
    fn say_again(&mut self, at: usize) {
        let person = &mut self.people[at];
        if self.chance.one_in(3) {
            person.outstanding.clear();
        }
        for request in person.outstanding.clone() {
            person.send(request, &self.database);
        }
    }

    fn join(&mut self, at: usize) {
        if let Some(server) = self.chance.pick(&self.alive()).copied() {
            self.people[at].join(server, &self.servers[server], &self.database);
        }
    }

    /// The time of day.
    pub(super) fn now(&self) -> i64 {
        self.clock.now()
    }

    /// Everybody goes.
    pub(super) fn leave(&mut self) {
        self.people.iter_mut().for_each(Person::disconnect);
    }

    /// The servers that live.
    fn alive(&self) -> Vec<usize> {
        (0..self.servers.len()).filter(|server| self.database.is_alive(*server)).collect()
    }

    /// The host frees any seat.
    fn free(&mut self) -> Option<Command> {
        let seats = self.people[0].seen.as_ref()?.info.read().ok()?.seats;
        let seat = self.chance.pick(&seats)?.seat;
        Some(Command::Free { seat, new_key: self.invite() })
    }

    fn offer(&mut self, at: usize) -> Option<Command> {
        let seat = self.people[at].seen.as_ref()?.you.seats.first()?.seat;
        Some(Command::Offer { seat, new_key: self.invite() })
    }

    /// A person's night begins within some hours, and is short.
    fn night(&mut self, at: usize) -> Option<Command> {
        let seat = self.people[at].seen.as_ref()?.you.seats.first()?.seat;
        let from = ((self.clock.now() / 60_000) % (24 * 60)) as u16 + self.chance.below(120) as u16;
        let (from, to) = (from % (24 * 60), (from + 30) % (24 * 60));
        Some(Command::Night { seat, night: Some(Night { from, to, offset: 0, shift: None }) })
    }

    fn invite(&mut self) -> String {
        let key = self.chance.hex(12);
        self.invitations.push(key.clone());
        key
    }

    /// Somebody sits down with an invitation, mostly the last one.
    fn sit(&mut self) -> Option<Command> {
        let key = if self.chance.one_in(4) {
            self.chance.pick(&self.invitations).cloned()
        } else {
            self.invitations.last().cloned()
        };
        Some(Command::Sit { key: key?, name: "Somebody".to_owned(), new_key: self.chance.hex(12) })
    }

    fn send(&mut self, at: usize, command: Command) {
        if self.people[at].connection.is_some() {
            self.acks += 1;
            self.people[at].command(format!("a{}", self.acks), command, &self.database);
        }
    }

    /// Time passes: none, a little, or much.
    async fn wait(&mut self) {
        match self.chance.below(20) {
            0..=5 => tokio::task::yield_now().await,
            6..=13 => sleep(self.chance.millis(0, 25)).await,
            14..=18 => sleep(self.chance.millis(50, 900)).await,
            _ if self.days => self.wait_long().await,
            _ => sleep(self.chance.millis(2000, 7000)).await,
        }
    }

    /// Hours pass. Most people go; servers die, and others start.
    async fn wait_long(&mut self) {
        for at in 0..self.people.len() {
            if !self.chance.one_in(3) {
                self.people[at].disconnect();
            }
        }
        for _ in 0..=self.chance.below(6) {
            if self.alive().is_empty() {
                self.start_server();
            }
            sleep(self.chance.millis(60_000, 1_500_000)).await;
        }
    }

    /// People read what came; of what a dead server sent perhaps not all.
    pub(super) fn look(&mut self) -> Result<(), String> {
        let database = Arc::clone(&self.database);
        for person in &mut self.people {
            let dead =
                person.connection.as_ref().is_some_and(|connection| !database.is_alive(connection.server));
            if dead {
                person.read(self.chance.below(8) as usize, &database)?;
                person.disconnect();
            } else if !self.chance.one_in(10) {
                person.read(usize::MAX, &database)?;
            }
        }
        Ok(())
    }

    /// No more faults, and most people come back; at least one does. Then nobody asks for anything any more.
    async fn heal(&mut self) -> Result<(), String> {
        self.database.set_faulty(false);
        if self.alive().is_empty() {
            self.start_server();
        }
        self.look()?;
        for at in 0..self.people.len() {
            let stays_away = self.chance.one_in(3) && at > 0;
            if self.people[at].connection.is_none() && !stays_away {
                self.join(at);
            }
            self.say_again(at);
        }
        for _ in 0..8 {
            sleep(Duration::from_millis(125)).await;
            self.look()?;
        }
        // A room that had failed in the last moment is opened anew.
        if !self.people.iter().any(Person::is_here) {
            self.join(0);
        }
        Ok(())
    }
}
