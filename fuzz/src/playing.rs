//! One game driven by a text: legal ⇔ accepted, a refusal changes nothing, nothing is lost, the log replays.

use table::shuffle::{Dealer, Seed};
use table::testkit::Audit;
use table::{Entry, Header, Illegal, Log, Match, Pending, Player, PlayerKind, Reason, Seat, SeatSet, Step};

/// Plays the game that the input describes:
///
/// ```text
/// the game's block, as in a log
/// log
/// a phrase: the deal
/// the rest: two bytes choose a seat, an action and a strange thing to try first;
/// lines that can be read as entries of a log are among the strange things
/// ```
pub fn play<G: Audit>(text: &str) -> Option<()> {
    let (block, rest) = text.split_once("\nlog\n")?;
    let (phrase, choices) = rest.split_once('\n')?;
    let game: G = block.parse().ok()?;
    let mut dealer = Dealer::new(&Seed::from_phrase(phrase), &[]);
    let mut table = Table { played: Match::new(game), strange: strange(choices) };
    let mut choices = choices.bytes().map(usize::from);
    while let (Some(who), Some(what)) = (choices.next(), choices.next()) {
        match table.played.pending() {
            Pending::Over => break,
            Pending::Chance => table.chance(what, &mut dealer),
            Pending::Seats(waiting) => table.turn(waiting, who, what),
        }
    }
    table.attempt_something(0);
    table.log_replays();
    Some(())
}

fn strange<G: Audit>(choices: &str) -> Vec<Entry<G>> {
    choices.lines().filter_map(|line| line.parse().ok()).collect()
}

/// A match, and entries that may or may not be legal in it: some from the input, some that were legal before.
struct Table<G: Audit> {
    played: Match<G>,
    strange: Vec<Entry<G>>,
}

impl<G: Audit> Table<G> {
    /// Tries something strange, then something legal.
    fn turn(&mut self, waiting: SeatSet, who: usize, what: usize) {
        let seat = match who % 8 {
            7 => Seat::new(who / 8 % self.played.game().seats()),
            _ => waiting.iter().nth(who / 8 % waiting.len()).expect("the number is below the length"),
        };
        self.attempt_something(what);
        let legal = self.legal(seat);
        let is_waited_for = matches!(self.played.pending(), Pending::Seats(seats) if seats.contains(seat));
        assert!(!is_waited_for || !legal.is_empty(), "{seat} is waited for and may do nothing");
        if let Some(&action) = legal.get(what % legal.len().max(1)) {
            self.apply(Entry::Step(Step::Action(seat, action)));
        }
    }

    /// Tries something strange, then draws what is due; the value drawn is a possible one.
    fn chance(&mut self, what: usize, dealer: &mut Dealer) {
        self.attempt_something(what);
        let (game, state) = (self.played.game(), self.played.state());
        if self.played.pending() == Pending::Chance {
            let drawn = game.draw(state, dealer);
            assert!(game.chances(state).is_none_or(|all| all.contains(&drawn)), "{drawn} was drawn");
            self.apply(Entry::Step(Step::Chance(drawn)));
        }
    }

    /// Applies a legal entry, and keeps it to try it again when it may not be legal any more.
    fn apply(&mut self, entry: Entry<G>) {
        assert_eq!(entry.to_string().parse().as_ref(), Ok(&entry));
        assert_eq!(self.played.apply(entry.clone()), Ok(()), "{entry} is legal");
        self.audit();
        self.strange.push(entry);
    }

    fn attempt_something(&mut self, what: usize) {
        if let Some(entry) = self.strange.get(what % self.strange.len().max(1)).cloned() {
            self.attempt(&entry);
        }
    }

    /// Applies an entry that may be illegal: it is accepted if and only if it is listed, and else changes nothing.
    fn attempt(&mut self, entry: &Entry<G>) {
        let expected = self.is_listed(entry);
        let before = self.all_but_the_past();
        let accepted = self.played.apply(entry.clone());
        assert!(expected.is_none_or(|legal| legal == accepted.is_ok()), "{entry}: {accepted:?}");
        let Err(refused) = accepted else { return self.audit() };
        assert_eq!(self.all_but_the_past(), before, "{entry} was refused and changed something");
        assert!(!refused.code().is_empty() && !refused.to_string().is_empty());
        assert!(
            !matches!(refused, Illegal::Rule(_)) || !refused.rule().is_empty(),
            "{entry}: by which rule?"
        );
    }

    /// What a refusal could change; the entries themselves are only ever added to.
    fn all_but_the_past(&self) -> (G::State, SeatSet, Pending, usize) {
        (self.played.state().clone(), self.played.votes(), self.played.pending(), self.played.entries().len())
    }

    /// Is it among what the game lists as possible now? `None` where no list says so.
    fn is_listed(&self, entry: &Entry<G>) -> Option<bool> {
        match entry {
            Entry::Step(Step::Action(seat, action)) => Some(self.legal(*seat).contains(action)),
            Entry::Step(Step::Chance(_)) if self.played.pending() != Pending::Chance => Some(false),
            Entry::Step(Step::Chance(chance)) => {
                self.played.game().chances(self.played.state()).map(|all| all.contains(chance))
            }
            Entry::Agree(_) | Entry::Withdraw(_) => None,
        }
    }

    /// All that the seat may do now: nothing after the end, and nothing if it is not at the table.
    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.played.pending() != Pending::Over && seat.index() < self.played.game().seats() {
            self.played.game().legal(self.played.state(), seat, &mut legal);
        }
        legal
    }

    fn audit(&self) {
        assert_eq!(self.played.game().audit(self.played.state()), Ok(()));
    }

    /// Written down and read again it is the same match.
    fn log_replays(&self) {
        let player = |seat: Seat| Player { kind: PlayerKind::Bot, name: format!("bot {seat}") };
        let players = Seat::all(self.played.game().seats()).map(player).collect();
        let header = Header {
            players,
            commitment: None,
            entropy: Vec::new(),
            daily: None,
            photo: false,
            branches: Vec::new(),
        };
        let written = Log::new(header, self.played.clone(), None).to_string();
        let again: Log<G> = written.parse().expect("a match that was played can be read");
        assert_eq!(again.played, self.played);
    }
}
