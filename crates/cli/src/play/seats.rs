//! Who sits where: people by name, computer players by kind.

use std::fmt;
use std::str::FromStr;

use anyhow::{Result, bail};
use bots::Kind;
use table::{Player, PlayerKind};

use texts::Texts;

/// The longest name, in characters.
const LONGEST_NAME: usize = 24;

/// Somebody on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// A person with a name.
    Person(String),
    /// A computer player.
    Bot(Kind),
}

impl Sitter {
    /// As in the header of a log.
    pub(crate) fn player(&self) -> Player {
        match self {
            Self::Person(name) => Player { kind: PlayerKind::Person, name: name.clone() },
            Self::Bot(kind) => Player { kind: PlayerKind::Bot, name: kind.to_string() },
        }
    }

    /// From the header of a log.
    pub(crate) fn of(player: &Player) -> Result<Self> {
        Ok(match player.kind {
            PlayerKind::Person => Self::Person(player.name.clone()),
            PlayerKind::Bot => Self::Bot(player.name.parse()?),
        })
    }
}

/// The computer players somebody gets who asks for none in particular.
const COMPANY: Kind = Kind::Beginner;

/// `Ola`, `bot`, `bot:random`.
impl FromStr for Sitter {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let name = s.trim();
        match name.split_once(':') {
            None if name == "bot" => Ok(Self::Bot(COMPANY)),
            Some(("bot", kind)) => kind.parse().map(Self::Bot).map_err(|error| error.to_string()),
            _ if name.is_empty() => Err("a name has at least one letter".to_owned()),
            _ if name.chars().any(char::is_control) => Err("a name has no control characters".to_owned()),
            _ if name.chars().count() > LONGEST_NAME => {
                Err(format!("a name has at most {LONGEST_NAME} characters"))
            }
            _ => Ok(Self::Person(name.to_owned())),
        }
    }
}

/// Computer players to fill up with: `2` are beginners, or a list of kinds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bots(Vec<Kind>);

impl FromStr for Bots {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        if let Ok(count) = s.parse::<u8>() {
            return match usize::from(count) {
                count if count < table::MAX_SEATS => Ok(Self(vec![COMPANY; count])),
                _ => Err(format!("a table has at most {} seats", table::MAX_SEATS)),
            };
        }
        let kinds: Result<Vec<Kind>, _> = s.split(',').map(|kind| kind.trim().parse()).collect();
        kinds.map(Self).map_err(|error| error.to_string())
    }
}

impl fmt::Display for Bots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds: Vec<&str> = self.0.iter().map(|kind| kind.name()).collect();
        f.write_str(&kinds.join(","))
    }
}

/// Who plays.
#[derive(Clone, Debug, clap::Args)]
#[command(next_help_heading = "Players")]
pub(crate) struct SeatFlags {
    /// Somebody at the table, clockwise from seat A: a person's name, or bot:casual, bot:master …; once for each seat
    #[arg(long = "seat", value_name = "NAME|bot:KIND")]
    seats: Vec<Sitter>,
    /// Computer players after those: how many (beginners), or their kinds, such as casual,strong
    /// [default: none, but company for somebody alone]
    #[arg(long, value_name = "N|KINDS")]
    bots: Option<Bots>,
}

impl SeatFlags {
    /// Everybody, seat A first. Without flags it is you and so many beginners.
    pub(crate) fn sitters(&self, texts: &Texts, company: usize) -> Result<Vec<Sitter>> {
        let mut sitters = self.seats.clone();
        if sitters.is_empty() {
            sitters.push(Sitter::Person(texts.get("seat-default-name")));
        }
        let alone = sitters.len() == 1;
        let bots = self.bots.clone().unwrap_or(Bots(vec![COMPANY; if alone { company } else { 0 }]));
        sitters.extend(bots.0.into_iter().map(Sitter::Bot));
        if sitters.len() > table::MAX_SEATS {
            bail!("a table has at most {} seats, {} are given", table::MAX_SEATS, sitters.len());
        }
        for (i, sitter) in sitters.iter().enumerate() {
            if let Sitter::Person(name) = sitter
                && sitters[..i].contains(sitter)
            {
                bail!("two people are called {name}: give one of them another name");
            }
        }
        Ok(sitters)
    }
}

/// What the players are called on the screen. Computer players have names of birds that like to pick things up.
pub(crate) fn names(texts: &Texts, sitters: &[Sitter]) -> Vec<String> {
    let mut birds = (1..).map(|number| texts.get(&format!("bot-name-{number}")));
    let name = |sitter: &Sitter| match sitter {
        Sitter::Person(name) => name.chars().filter(|c| !c.is_control()).collect(),
        Sitter::Bot(_) => birds.next().unwrap_or_default(),
    };
    sitters.iter().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use texts::Lang;

    fn sitters(seats: &[&str], bots: Option<&str>) -> Result<Vec<Sitter>> {
        let seats = seats.iter().map(|seat| seat.parse().unwrap()).collect();
        let bots = bots.map(|bots| bots.parse().unwrap());
        SeatFlags { seats, bots }.sitters(&Texts::new(Lang::English), 2)
    }

    fn written(seats: &[&str], bots: Option<&str>) -> String {
        let players: Vec<String> = sitters(seats, bots).unwrap().iter().map(|s| s.player().name).collect();
        players.join(" ")
    }

    #[test]
    fn nobody_sits_alone_unless_they_want_to() {
        assert_eq!(written(&[], None), "You beginner beginner");
        assert_eq!(written(&["Ola"], None), "Ola beginner beginner");
        assert_eq!(written(&[], Some("0")), "You");
        assert_eq!(written(&[], Some("random")), "You random");
        assert_eq!(written(&["Ola", "bot:random", "Jan"], None), "Ola random Jan");
        assert_eq!(written(&["Ola", "Jan"], Some("1")), "Ola Jan beginner");
        assert_eq!(written(&["bot", "bot:random"], None), "beginner random");
    }

    #[test]
    fn what_is_no_seat_is_refused() {
        for bad in ["", " ", "bot:clever", "a\x1bb", "abcdefghijklmnopqrstuvwxyz"] {
            assert!(bad.parse::<Sitter>().is_err(), "{bad:?}");
        }
        for bad in ["6", "greedy,clever", "-1", ""] {
            assert!(bad.parse::<Bots>().is_err(), "{bad:?}");
        }
        assert!(sitters(&["Ola", "Ola"], None).is_err());
        assert!(sitters(&["Ola", "Jan"], Some("5")).is_err());
    }

    #[test]
    fn every_bird_has_a_name_of_its_own() {
        for lang in Lang::ALL {
            let mut birds = names(&Texts::new(lang), &[const { Sitter::Bot(Kind::Greedy) }; 6]);
            birds.sort();
            birds.dedup();
            assert_eq!(birds.len(), 6);
        }
    }
}
