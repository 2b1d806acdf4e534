//! Lines of a table's log that are the table's own and not the game's: who sits where, links, ready, take-backs.
//!
//! ```text
//! ! host 5e88…              the hash of the host's key
//! ! watch 9f86…             of the watchers'
//! ! invite 2c26…            of the table's link: whoever comes with it takes the next free seat
//! ! open A 1f0e…            nobody has seat A; this key invites
//! ! sit A 77c2… Ola         a person has it, by this key
//! ! claim A 3b9d… Jan       somebody asks for a seat that was freed in mid-game
//! ! keep A                  the person who had it has it again
//! ! bot B casual            a bot has it
//! ! name A Aleksandra
//! ! ready A 6f2c…           with what it adds to the shuffle
//! ! unready A
//! ! wish A C                A would change seats with C; `-` for C: not any more
//! ! seats CBA               A sits where C sat, and C where A did; `lots` behind it: because lots were drawn
//! ! start
//! ! offer A 04d1…           whoever sits down with this key gets the seat
//! ! stand-in A casual       a bot plays for the person; `clock` behind it: because the time was up; `turn`: and only for this turn
//! ! night A 1320-480 60     hours that do not count for its clock, in minutes of its day, and how far that is ahead of UTC; `-`: none
//! ! return A
//! ! undo A                  A takes its last action back
//! ! rematch k3vq8m2x
//! ! branch 27 new           a recorded game goes on here after its first 27 entries, with new draws or with the same
//! ! recorded A place 1      one of them; it is played when the game starts
//! ```

use std::fmt;
use std::str::FromStr;

use bots::Kind;
use table::shuffle::Entropy;
use table::{Branch, NotationError, Seat, Words};

use crate::key::KeyHash;
use crate::wire::Night;

/// What every such line begins with; no line of a game does.
pub(crate) const MARK: &str = "! ";

/// A line of the table's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    Host(KeyHash),
    Watch(KeyHash),
    Invite(KeyHash),
    Open(Seat, KeyHash),
    Sit(Seat, KeyHash, String),
    Claim(Seat, KeyHash, String),
    Keep(Seat),
    Bot(Seat, Kind),
    Name(Seat, String),
    Ready(Seat, Entropy),
    Unready(Seat),
    Wish(Seat, Option<Seat>),
    Seats { order: Vec<Seat>, lots: bool },
    Start,
    Offer(Seat, KeyHash),
    StandIn { seat: Seat, level: Kind, why: StandInFor },
    Night(Seat, Option<Night>),
    Unseen(Seat, bool),
    Return(Seat),
    Undo(Seat),
    Rematch(String),
    Branch(Branch),
    Recorded(String),
}

/// Why a bot plays for a person, and for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StandInFor {
    /// Somebody wanted it.
    Asked,
    /// The time was up.
    Clock,
    /// The time was up; only until it is somebody else's turn.
    Turn,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(MARK)?;
        match self {
            Self::Host(key) => write!(f, "host {key}"),
            Self::Watch(key) => write!(f, "watch {key}"),
            Self::Invite(key) => write!(f, "invite {key}"),
            Self::Open(seat, key) => write!(f, "open {seat} {key}"),
            Self::Sit(seat, key, name) => write!(f, "sit {seat} {key} {name}"),
            Self::Claim(seat, key, name) => write!(f, "claim {seat} {key} {name}"),
            Self::Keep(seat) => write!(f, "keep {seat}"),
            Self::Bot(seat, level) => write!(f, "bot {seat} {level}"),
            Self::Name(seat, name) => write!(f, "name {seat} {name}"),
            Self::Ready(seat, entropy) => write!(f, "ready {seat} {entropy}"),
            Self::Unready(seat) => write!(f, "unready {seat}"),
            Self::Wish(seat, Some(to)) => write!(f, "wish {seat} {to}"),
            Self::Wish(seat, None) => write!(f, "wish {seat} -"),
            Self::Seats { order, lots } => {
                f.write_str("seats ")?;
                order.iter().try_for_each(|seat| write!(f, "{seat}"))?;
                f.write_str(if *lots { " lots" } else { "" })
            }
            Self::Start => f.write_str("start"),
            Self::Offer(seat, key) => write!(f, "offer {seat} {key}"),
            Self::StandIn { seat, level, why } => {
                let why = match why {
                    StandInFor::Asked => "",
                    StandInFor::Clock => " clock",
                    StandInFor::Turn => " turn",
                };
                write!(f, "stand-in {seat} {level}{why}")
            }
            Self::Night(seat, Some(night)) => write!(f, "night {seat} {night}"),
            Self::Night(seat, None) => write!(f, "night {seat} -"),
            Self::Unseen(seat, unseen) => write!(f, "unseen {seat} {}", if *unseen { "on" } else { "off" }),
            Self::Return(seat) => write!(f, "return {seat}"),
            Self::Undo(seat) => write!(f, "undo {seat}"),
            Self::Rematch(table) => write!(f, "rematch {table}"),
            Self::Branch(branch) => write!(f, "branch {branch}"),
            Self::Recorded(entry) => write!(f, "recorded {entry}"),
        }
    }
}

impl FromStr for Line {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let mut words = Words::new(s.strip_prefix(MARK).ok_or_else(|| NotationError::new("“! ”", s))?);
        let what = words.expect("what happened at the table")?;
        if let "host" | "watch" | "invite" | "seats" | "start" | "rematch" | "branch" | "recorded" = what {
            return Self::without_seat(what, words);
        }
        let seat: Seat = words.expect("a seat, A to F")?.parse()?;
        let line = match what {
            "open" => Self::Open(seat, words.expect("a key's hash")?.parse()?),
            "sit" => return Ok(Self::Sit(seat, words.expect("a key's hash")?.parse()?, rest(&words)?)),
            "claim" => return Ok(Self::Claim(seat, words.expect("a key's hash")?.parse()?, rest(&words)?)),
            "keep" => Self::Keep(seat),
            "bot" => Self::Bot(seat, words.expect("a level")?.parse()?),
            "name" => return Ok(Self::Name(seat, rest(&words)?)),
            "ready" => Self::Ready(seat, words.expect("entropy, or -")?.parse()?),
            "unready" => Self::Unready(seat),
            "wish" => Self::Wish(seat, words.expect("a seat, or -").and_then(seat_or_nobody)?),
            "offer" => Self::Offer(seat, words.expect("a key's hash")?.parse()?),
            "stand-in" => Self::StandIn {
                seat,
                level: words.expect("a level")?.parse()?,
                why: match words.next() {
                    None => StandInFor::Asked,
                    Some("clock") => StandInFor::Clock,
                    Some("turn") => StandInFor::Turn,
                    Some(other) => return Err(NotationError::new("clock, or turn", other)),
                },
            },
            "night" => match words.rest() {
                "-" => return Ok(Self::Night(seat, None)),
                night => return Ok(Self::Night(seat, Some(night.parse()?))),
            },
            "unseen" => match words.expect("on, or off")? {
                "on" => Self::Unseen(seat, true),
                "off" => Self::Unseen(seat, false),
                other => return Err(NotationError::new("on, or off", other)),
            },
            "return" => Self::Return(seat),
            "undo" => Self::Undo(seat),
            other => return Err(NotationError::new("a line of the table", other)),
        };
        words.end().map(|()| line)
    }
}

impl Line {
    /// Does it say who has a seat?
    pub(crate) const fn is_holder(&self) -> bool {
        matches!(self, Self::Open(..) | Self::Sit(..) | Self::Bot(..))
    }

    fn without_seat(what: &str, mut words: Words<'_>) -> Result<Self, NotationError> {
        let line = match what {
            "host" => Self::Host(words.expect("a key's hash")?.parse()?),
            "watch" => Self::Watch(words.expect("a key's hash")?.parse()?),
            "invite" => Self::Invite(words.expect("a key's hash")?.parse()?),
            "seats" => {
                let letters = words.expect("the seats in their new order")?;
                let order = letters.chars().map(|letter| letter.to_string().parse());
                Self::Seats { order: order.collect::<Result<_, _>>()?, lots: flag(&mut words, "lots") }
            }
            "rematch" => Self::Rematch(words.expect("a table's id")?.to_owned()),
            "branch" => return Ok(Self::Branch(words.rest().parse()?)),
            "recorded" => return Ok(Self::Recorded(words.rest().to_owned())),
            _ => Self::Start,
        };
        words.end().map(|()| line)
    }
}

fn seat_or_nobody(word: &str) -> Result<Option<Seat>, NotationError> {
    if word == "-" { Ok(None) } else { word.parse().map(Some) }
}

/// Is this the last word?
fn flag(words: &mut Words<'_>, name: &str) -> bool {
    let there = words.rest() == name;
    if there {
        words.next();
    }
    there
}

fn rest(words: &Words<'_>) -> Result<String, NotationError> {
    let name = words.rest();
    if name.is_empty() { Err(NotationError::new("a name", name)) } else { Ok(name.to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::Key;

    #[test]
    fn every_line_round_trips() {
        let (a, key) = (Seat::new(0), Key::parse("AAAAAAAAAAAAAAAAAAAAAA").unwrap().hash());
        let lines = [
            Line::Host(key),
            Line::Watch(key),
            Line::Invite(key),
            Line::Open(a, key),
            Line::Sit(a, key, "Zażółć  Gęślą".to_owned()),
            Line::Claim(a, key, "Jan".to_owned()),
            Line::Keep(a),
            Line::Bot(a, Kind::Master),
            Line::Name(a, "O".to_owned()),
            Line::Ready(a, Entropy::new(&[1, 255])),
            Line::Ready(a, Entropy::default()),
            Line::Unready(a),
            Line::Wish(a, Some(Seat::new(2))),
            Line::Wish(a, None),
            Line::Seats { order: vec![Seat::new(1), a], lots: false },
            Line::Seats { order: vec![Seat::new(1), a], lots: true },
            Line::Start,
            Line::Offer(a, key),
            Line::StandIn { seat: a, level: Kind::Casual, why: StandInFor::Asked },
            Line::StandIn { seat: a, level: Kind::Casual, why: StandInFor::Clock },
            Line::StandIn { seat: a, level: Kind::Casual, why: StandInFor::Turn },
            Line::Unseen(a, true),
            Line::Unseen(a, false),
            Line::Night(a, None),
            Line::Night(a, Some("1320-480 60 1774746000000:120".parse().unwrap())),
            Line::Return(a),
            Line::Undo(a),
            Line::Rematch("k3vq8m2x".to_owned()),
            Line::Branch(Branch { entries: 27, draws: table::Draws::New }),
            Line::Recorded("* deal A BRQNN".to_owned()),
        ];
        for line in lines {
            assert_eq!(line.to_string().parse(), Ok(line.clone()), "{line}");
        }
        for bad in [
            "A move e4",
            "! ",
            "! sit",
            "! sit A",
            "! bot A grandmaster",
            "! start now",
            "! branch 3",
            "! stand-in A casual x",
            "! seats AX",
            "! wish A",
            "! night A",
            "! night A 5-5 0",
            "! stand-in A casual clock turn",
        ] {
            assert!(bad.parse::<Line>().is_err(), "{bad}");
        }
    }
}
