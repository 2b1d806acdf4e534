//! A game written down: header, entries, result, seed. See `docs/notation.md` for the format by example.
//!
//! ```text
//! stolik 1 gambit 1              format version, game, version of its rules
//! seat A person Ola              one line for each seat: person or bot, then a name
//! seat B bot greedy
//! …                              the game's own block: options, setup
//! commit 9f86d081…               the commitment to the seed
//! entropy A 6f2c                 what each seat added
//! entropy B -
//! daily 2026-11-17               only if it is the deal of a day, whose seed everybody knows
//! photo                          only if pieces were cut from a photo of the players' own, which is not in the log
//! branch 27 new                  only if it continues a recorded game: the first 27 entries are that game's, and what follows
//!                                is drawn anew, or with the `same` draws as there
//! log
//! A place 1                      the entries
//! * deal A BRRQN
//! end                            only if the game is over:
//! result A 31, B 29; wins A
//! seed 0b5e…                     shown at the end
//! ```
//!
//! Empty lines and lines that begin with `#` are skipped. A seal may follow.

use std::fmt;
use std::str::FromStr;

use crate::branch::{Branch, Draws, drawn_from};
use crate::daily::Day;
use crate::game::{Game, Outcome, Pending};
use crate::matches::{Entry, Match};
use crate::seal;
use crate::seat::Seat;
use crate::shuffle::{Commitment, Entropy, Seed};
use crate::table::{ApplyError, Table};
use crate::text::{ParseErrors, Place, Words};

const FORMAT: u32 = 1;

/// Who sits where, and what makes the shuffles checkable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// One player for each seat.
    pub players: Vec<Player>,
    /// The commitment to the seed; games typed in by hand have none.
    pub commitment: Option<Commitment>,
    /// What each seat added to the shuffle; empty if there is no commitment.
    pub entropy: Vec<Entropy>,
    /// The day whose deal it is.
    pub daily: Option<Day>,
    /// Were pieces cut from a photo of the players' own? It is not in the log.
    pub photo: bool,
    /// Where it leaves the recorded game it continues; before that, where that game left another.
    pub branches: Vec<Branch>,
}

/// What the first line of a log says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Title<'a> {
    /// The game's name.
    pub game: &'a str,
    /// The version of its rules.
    pub rules: u32,
}

impl<'a> Title<'a> {
    /// The title of a text, if it is a log.
    pub fn of(text: &'a str) -> Option<Self> {
        let is_text = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
        let mut words = Words::new(text.lines().find(is_text)?);
        (words.next()? == "stolik").then_some(())?;
        words.next()?;
        Some(Self { game: words.next()?, rules: words.next()?.parse().ok()? })
    }
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// A person or a bot.
    pub kind: PlayerKind,
    /// The person's name or the bot's; one line.
    pub name: String,
}

/// A person or a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// A human being.
    Person,
    /// A program.
    Bot,
}

/// What stands behind the last entry of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The result as it was written.
    pub result: String,
    /// The seed, if it was shown.
    pub seed: Option<Seed>,
}

/// A match with its header and, if it is over, its finish.
#[derive(Clone, Debug)]
pub struct Log<G: Game> {
    /// Who sat where.
    pub header: Header,
    /// The game and its entries, replayed: every entry of a log is legal.
    pub played: Match<G>,
    /// The result and the seed of a finished game.
    pub finish: Option<Finish>,
    /// The line of the file in which each entry stood, for messages; then those of the result and the seed.
    lines: Vec<usize>,
}

impl<G: Game> Log<G> {
    /// The log of a match. A finished one shows its result and the seed, a running one keeps the seed to itself.
    pub fn new(header: Header, played: Match<G>, seed: Option<Seed>) -> Self {
        let finish = played.outcome().map(|outcome| Finish { result: outcome.to_string(), seed });
        Self { header, played, finish, lines: Vec::new() }
    }

    /// The text with a seal.
    pub fn sealed(&self) -> String {
        seal::seal(&self.to_string())
    }

    /// The line of the file an entry stands in.
    pub fn line_of(&self, entry: usize) -> usize {
        self.lines.get(entry).copied().unwrap_or(0)
    }

    /// Checks the written result and, where the seed is known, the commitment and every shuffle.
    ///
    /// The rules need no check here: a log with an illegal entry does not parse.
    pub fn verify(&self) -> Result<Verified, ParseErrors> {
        let outcome = self.played.outcome();
        let Some(finish) = &self.finish else {
            return Ok(Verified { outcome, shuffles: Shuffles::SeedNotShown });
        };
        let result = outcome.as_ref().map(Outcome::to_string).unwrap_or_default();
        if finish.result != result {
            let what = format!("the result says {:?}, the game says {result:?}", finish.result);
            return Err(ParseErrors::one(self.finish_place(0), what));
        }
        let shuffles = match &finish.seed {
            Some(seed) => self.verify_by(seed)?,
            None if self.header.commitment.is_none() => Shuffles::NotCommitted,
            None => Shuffles::SeedNotShown,
        };
        Ok(Verified { outcome, shuffles })
    }

    /// Checks the commitment and every shuffle by a seed that the log of a running game does not show.
    pub fn verify_by(&self, seed: &Seed) -> Result<Shuffles, ParseErrors> {
        match &self.header.commitment {
            Some(commitment) if seed.commitment() == *commitment => self.verify_shuffles(seed),
            Some(_) => {
                let what = "the seed is not the one that was committed to before the game";
                Err(ParseErrors::one(self.finish_place(1), what))
            }
            None => Ok(Shuffles::NotCommitted),
        }
    }

    /// Draws every chance value again and compares it with the one in the log. After a branch with new draws, those alone.
    fn verify_shuffles(&self, seed: &Seed) -> Result<Shuffles, ParseErrors> {
        let (game, entropy, entries) =
            (self.played.game().clone(), self.header.entropy.clone(), self.played.entries());
        let branches = &self.header.branches;
        let (recorded, own) = entries.split_at(drawn_from(branches));
        let wrong = |at: usize| {
            move |error: ApplyError<G>| ParseErrors::one(Place::new(self.line_of(at), 0), error.to_string())
        };
        let again = Table::branched(game, seed.clone(), entropy, recorded, branches.clone());
        let mut again = again.map_err(wrong(0))?;
        for (i, entry) in own.iter().enumerate() {
            again.apply(entry.clone()).map_err(wrong(recorded.len() + i))?;
        }
        let count = own.iter().filter(|entry| entry.seat().is_none()).count();
        if let Some(day) = self.header.daily {
            self.verify_daily(day, seed)?;
            return Ok(Shuffles::Daily { day, count });
        }
        Ok(match branches.last() {
            None => Shuffles::Checked(count),
            Some(Branch { entries, draws: Draws::New }) => Shuffles::NewDraws { recorded: *entries, count },
            Some(Branch { entries, draws: Draws::Same }) => Shuffles::SameDraws { recorded: *entries, count },
        })
    }

    /// Is this the deal of that day, to which nobody has added anything?
    fn verify_daily(&self, day: Day, seed: &Seed) -> Result<(), ParseErrors> {
        let what = if *seed != day.seed(G::NAME) {
            "the seed is not that of the daily deal of this date"
        } else if self.header.entropy.iter().any(|entropy| *entropy != Entropy::default()) {
            "nobody adds to the shuffle of a daily deal"
        } else if !self.header.branches.is_empty() {
            "a daily deal continues no recorded game"
        } else {
            return Ok(());
        };
        Err(ParseErrors::one(self.finish_place(1), what))
    }

    /// Where the result (0) or the seed (1) stands.
    fn finish_place(&self, which: usize) -> Place {
        Place::new(self.line_of(self.played.entries().len() + which), 0)
    }
}

/// What [`Log::verify`] found right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The result; `None` if the game is still running.
    pub outcome: Option<Outcome>,
    /// What could be said about the shuffles.
    pub shuffles: Shuffles,
}

/// What could be said about the shuffles of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shuffles {
    /// So many chance values were drawn again from the seed and are right.
    Checked(usize),
    /// The log continues a recorded game, whose entries are as many as `recorded`; of them nothing is said. After them so many chance
    /// values were drawn again from a seed that was committed to before it went on, and are right.
    NewDraws {
        /// The recorded game's entries.
        recorded: usize,
        /// The values.
        count: usize,
    },
    /// The log continues a recorded game with its seed. So many chance values were drawn again and are right, but whoever knew that
    /// game could know them beforehand.
    SameDraws {
        /// The recorded game's entries.
        recorded: usize,
        /// The values.
        count: usize,
    },
    /// It is the deal of a day. So many chance values were drawn again and are right, but everybody could compute them beforehand.
    Daily {
        /// Which.
        day: Day,
        /// The values.
        count: usize,
    },
    /// The seed is not shown (yet), so they cannot be checked.
    SeedNotShown,
    /// No seed was committed to before the game, so there is nothing to check them against.
    NotCommitted,
}

/// Logs are equal if they tell the same; in which lines of a file they stood does not matter.
impl<G: Game> PartialEq for Log<G> {
    fn eq(&self, other: &Self) -> bool {
        self.header == other.header && self.played == other.played && self.finish == other.finish
    }
}

impl<G: Game> fmt::Display for Log<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "stolik {FORMAT} {} {}", G::NAME, self.played.game().rules())?;
        for (i, player) in self.header.players.iter().enumerate() {
            let kind = if player.kind == PlayerKind::Bot { "bot" } else { "person" };
            writeln!(f, "seat {} {kind} {}", Seat::new(i), player.name)?;
        }
        writeln!(f, "{}", self.played.game().to_string().trim_end())?;
        if let Some(commitment) = &self.header.commitment {
            writeln!(f, "commit {commitment}")?;
            for (i, entropy) in self.header.entropy.iter().enumerate() {
                writeln!(f, "entropy {} {entropy}", Seat::new(i))?;
            }
        }
        if let Some(day) = self.header.daily {
            writeln!(f, "daily {day}")?;
        }
        if self.header.photo {
            writeln!(f, "photo")?;
        }
        self.header.branches.iter().try_for_each(|branch| writeln!(f, "branch {branch}"))?;
        writeln!(f, "log")?;
        self.played.entries().iter().try_for_each(|entry| writeln!(f, "{entry}"))?;
        let Some(finish) = &self.finish else { return Ok(()) };
        writeln!(f, "end\nresult {}", finish.result)?;
        match &finish.seed {
            Some(seed) => writeln!(f, "seed {seed}"),
            None => Ok(()),
        }
    }
}

impl<G: Game> FromStr for Log<G> {
    type Err = ParseErrors;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut reader = Reader::new(seal::strip(text));
        let rules = reader.title::<G>()?;
        let players = reader.players()?;
        let game = reader.game::<G>()?;
        let Some(game) = game.with_rules(rules) else {
            let what = format!("this program does not play version {rules} of the rules of {}", G::NAME);
            return Err(ParseErrors::one(Place::new(reader.lines[0].0, 0), what));
        };
        let (commitment, entropy) = reader.shuffle()?;
        let daily = reader.daily()?;
        let photo = reader.photo()?;
        let branches = reader.branches()?;
        let header = Header { players, commitment, entropy, daily, photo, branches };
        if header.players.len() != game.seats() {
            let what = format!("{} seats are named, the game has {}", header.players.len(), game.seats());
            return Err(ParseErrors::one(Place::new(2, 0), what));
        }
        if header.commitment.is_some() && header.entropy.len() != game.seats() {
            return Err(reader.error("each seat needs an entropy line, in order (- for none)"));
        }
        let (played, mut lines) = reader.entries(game, &header.branches)?;
        let finish = reader.finish(&played, &mut lines)?;
        Ok(Self { header, played, finish, lines })
    }
}

/// Reads a log line by line; skips empty lines and comments.
struct Reader<'a> {
    lines: Vec<(usize, &'a str)>,
    at: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let numbered = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        let kept = numbered.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
        Self { lines: kept.collect(), at: 0 }
    }

    fn peek(&self) -> Option<&'a str> {
        self.lines.get(self.at).map(|(_, line)| *line)
    }

    fn number(&self) -> usize {
        self.lines.get(self.at).or(self.lines.last()).map_or(1, |(number, _)| *number)
    }

    fn error(&self, what: impl Into<String>) -> ParseErrors {
        ParseErrors::one(Place::new(self.number(), 0), what)
    }

    fn problem_at(&self, words: &Words<'_>, what: impl fmt::Display) -> ParseErrors {
        ParseErrors::one(Place::new(self.number(), words.column()), what.to_string())
    }

    /// The words of the next line if it begins with `key`.
    fn keyed(&mut self, key: &str) -> Option<Words<'a>> {
        let mut words = Words::new(self.peek()?);
        (words.next()? == key).then_some(words)
    }

    /// The version of the rules the first line names.
    fn title<G: Game>(&mut self) -> Result<u32, ParseErrors> {
        let Some(mut words) = self.keyed("stolik") else {
            return Err(self.error("a log begins with a line such as “stolik 1 gambit 1”"));
        };
        let (format, game, rules) = (words.next(), words.next(), words.next());
        if format.and_then(|word| word.parse().ok()) != Some(FORMAT) {
            return Err(self.error(format!("this program reads log format {FORMAT}")));
        }
        if game != Some(G::NAME) {
            return Err(self.error(format!("this is not a log of {}", G::NAME)));
        }
        let Some(rules) = rules.and_then(|word| word.parse().ok()) else {
            return Err(self.error("the first line ends with the version of the rules"));
        };
        words.end().map_err(|error| self.problem_at(&words, error))?;
        self.at += 1;
        Ok(rules)
    }

    fn players(&mut self) -> Result<Vec<Player>, ParseErrors> {
        let mut players = Vec::new();
        while let Some(mut words) = self.keyed("seat") {
            if words.next()
                != Seat::all(crate::MAX_SEATS).nth(players.len()).map(|seat| seat.to_string()).as_deref()
            {
                return Err(self.error("seats are named in order: seat A, seat B and so on, six at most"));
            }
            let kind = match words.clone().next() {
                Some("person") => PlayerKind::Person,
                Some("bot") => PlayerKind::Bot,
                _ => return Err(self.problem_at(&words, "expected “person” or “bot”")),
            };
            words.next();
            if words.rest().is_empty() {
                return Err(self.problem_at(&words, "a name is missing"));
            }
            players.push(Player { kind, name: words.rest().to_owned() });
            self.at += 1;
        }
        Ok(players)
    }

    /// The game's own lines, up to `commit` or `log`.
    fn game<G: Game>(&mut self) -> Result<G, ParseErrors> {
        let first = self.number();
        let start = self.at;
        while self
            .peek()
            .and_then(|line| line.split_whitespace().next())
            .is_some_and(|word| !matches!(word, "commit" | "daily" | "photo" | "branch" | "log"))
        {
            self.at += 1;
        }
        // Skipped lines are put back as empty ones, so that the game's line numbers stay right.
        let mut block = String::new();
        let mut next = first;
        for (number, line) in &self.lines[start..self.at] {
            (next..*number).for_each(|_| block.push('\n'));
            block.push_str(line);
            block.push('\n');
            next = number + 1;
        }
        block.parse().map_err(|errors: ParseErrors| errors.shifted(first - 1))
    }

    fn shuffle(&mut self) -> Result<(Option<Commitment>, Vec<Entropy>), ParseErrors> {
        let Some(words) = self.keyed("commit") else { return Ok((None, Vec::new())) };
        let commitment = words.rest().parse().map_err(|error| self.problem_at(&words, error))?;
        self.at += 1;
        let mut entropy = Vec::new();
        while let Some(mut words) = self.keyed("entropy") {
            if words.next()
                != Seat::all(crate::MAX_SEATS).nth(entropy.len()).map(|seat| seat.to_string()).as_deref()
            {
                return Err(self.error("entropy is given in order: entropy A, entropy B and so on"));
            }
            entropy.push(words.rest().parse().map_err(|error| self.problem_at(&words, error))?);
            self.at += 1;
        }
        Ok((Some(commitment), entropy))
    }

    /// Is there a photo?
    fn photo(&mut self) -> Result<bool, ParseErrors> {
        let Some(words) = self.keyed("photo") else { return Ok(false) };
        words.end().map_err(|error| self.problem_at(&words, error))?;
        self.at += 1;
        Ok(true)
    }

    /// The day whose deal it is.
    fn daily(&mut self) -> Result<Option<Day>, ParseErrors> {
        let Some(words) = self.keyed("daily") else { return Ok(None) };
        let day = words.rest().parse().map_err(|error| self.problem_at(&words, error))?;
        self.at += 1;
        Ok(Some(day))
    }

    /// Where the log leaves the recorded game it continues, the last one last.
    fn branches(&mut self) -> Result<Vec<Branch>, ParseErrors> {
        let mut branches: Vec<Branch> = Vec::new();
        while let Some(words) = self.keyed("branch") {
            let branch: Branch = words.rest().parse().map_err(|error| self.problem_at(&words, error))?;
            if branches.last().is_some_and(|last| last.entries > branch.entries) {
                return Err(self.error("branches stand in the order of their entries"));
            }
            branches.push(branch);
            self.at += 1;
        }
        Ok(branches)
    }

    fn entries<G: Game>(
        &mut self,
        game: G,
        branches: &[Branch],
    ) -> Result<(Match<G>, Vec<usize>), ParseErrors> {
        if self.peek().map(str::trim) != Some("log") {
            return Err(self.error("expected a line “log” and then the entries"));
        }
        self.at += 1;
        let mut played = Match::branched(game, branches);
        let mut lines = Vec::new();
        while let Some(line) = self.peek().filter(|line| line.trim() != "end") {
            let entry: Entry<G> = line.parse().map_err(|error| self.error(format!("{error}")))?;
            played.apply(entry).map_err(|refused| self.error(refused.to_string()))?;
            lines.push(self.number());
            self.at += 1;
        }
        if let Some(Branch { entries, .. }) = branches.last().filter(|last| last.entries > lines.len()) {
            let what =
                format!("{entries} entries are said to be a recorded game's, there are {}", lines.len());
            return Err(self.error(what));
        }
        Ok((played, lines))
    }

    fn finish<G: Game>(
        &mut self,
        played: &Match<G>,
        lines: &mut Vec<usize>,
    ) -> Result<Option<Finish>, ParseErrors> {
        if self.peek().is_none() {
            return Ok(None);
        }
        if played.pending() != Pending::Over {
            return Err(self.error("the log says “end”, but the game is not over"));
        }
        self.at += 1;
        let Some(words) = self.keyed("result") else {
            return Err(self.error("expected the result after “end”"));
        };
        let result = words.rest().to_owned();
        lines.push(self.number());
        self.at += 1;
        lines.push(self.number());
        let seed = match self.keyed("seed") {
            Some(words) => Some(words.rest().parse().map_err(|error| self.problem_at(&words, error))?),
            None => None,
        };
        self.at += usize::from(seed.is_some());
        match self.peek() {
            Some(_) => Err(self.error("nothing may follow the seed but the seal")),
            None => Ok(Some(Finish { result, seed })),
        }
    }
}
