//! The seats of a room: who has them, who had them, who asks for them.

use bots::Kind;
use table::shuffle::Entropy;
use table::{Seat, SeatSet};

use crate::days::Timer;
use crate::key::KeyHash;
use crate::line::Line;
use crate::room::Room;
use crate::wire::{News, SeatName};

/// So many seconds the person who had a freed seat may say no to whoever asks for it.
pub const OBJECTION_SECONDS: u64 = 60;

/// A seat of a table.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) holder: Holder,
    /// A key that would take the seat over.
    pub(crate) offer: Option<KeyHash>,
    /// What it adds to the shuffle, once it is ready.
    pub(crate) entropy: Option<Entropy>,
    /// The bot that plays for its person.
    pub(crate) stand_in: Option<Kind>,
    /// Does it play only until it is somebody else's turn?
    pub(crate) single_turn: bool,
    /// What a clock for days knows of it.
    pub(crate) timer: Timer,
    /// Does its person not want the others to know when they were here?
    pub(crate) unseen: bool,
    /// The change since which its person has it.
    pub(crate) seated: u64,
    /// The last change its person made in the game, and when.
    pub(crate) acted: Option<(u64, i64)>,
    /// The seat its person would change with.
    pub(crate) wish: Option<Seat>,
    /// The change that asked its present question, and when.
    pub(crate) asked: (u64, i64),
    /// The last question its person answered.
    pub(crate) answered: Option<u64>,
    /// The person who had it when it was freed in mid-game, and whose hand the next one would see.
    pub(crate) previous: Option<(KeyHash, String)>,
    /// Who asks for it since then.
    pub(crate) claim: Option<Claim>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody; this key invites.
    Open(KeyHash),
    /// A person with this key.
    Person(KeyHash, String),
    /// A bot.
    Bot(Kind),
}

/// Somebody asks for a seat that was freed in mid-game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    /// The key by which the seat would be held.
    pub(crate) key: KeyHash,
    pub(crate) name: String,
    /// The change by which it was asked for.
    pub(crate) change: u64,
}

impl Chair {
    /// The chair of a table that was made then; nobody has it yet.
    pub(crate) fn new(created: i64) -> Self {
        Self {
            holder: Holder::Bot(Kind::Casual),
            offer: None,
            entropy: None,
            stand_in: None,
            single_turn: false,
            timer: Timer::default(),
            unseen: false,
            seated: 0,
            acted: None,
            wish: None,
            asked: (0, created),
            answered: None,
            previous: None,
            claim: None,
        }
    }

    /// The bot that plays here now.
    pub(crate) fn bot(&self) -> Option<Kind> {
        match self.holder {
            Holder::Bot(kind) => Some(kind),
            Holder::Person(..) => self.stand_in,
            Holder::Open(_) => None,
        }
    }

    pub(crate) fn is_ready(&self) -> bool {
        self.entropy.is_some() || matches!(self.holder, Holder::Bot(_))
    }
}

impl Room {
    pub(crate) fn chair(&mut self, seat: Seat) -> Result<&mut Chair, String> {
        self.seats.get_mut(seat.index()).ok_or_else(|| format!("the table has no seat {seat}"))
    }

    /// The seats nobody has.
    pub(crate) fn open_seats(&self) -> SeatSet {
        let is_open = |seat: &Seat| matches!(self.seats[seat.index()].holder, Holder::Open(_));
        Seat::all(self.seats.len()).filter(is_open).collect()
    }

    /// The seats nobody has or asks for.
    pub(crate) fn vacant_seats(&self) -> impl Iterator<Item = Seat> {
        self.open_seats().iter().filter(|seat| self.seats[seat.index()].claim.is_none())
    }

    /// Of these seats, which were free, those that are not any more.
    pub(crate) fn taken(&self, open: SeatSet) -> impl Iterator<Item = Seat> + use<> {
        let still = self.open_seats();
        open.iter().filter(move |seat| !still.contains(*seat))
    }

    /// The freed seats somebody asks for, with the change by which. They get it by [`Input::ClaimStands`](crate::Input::ClaimStands)
    /// when nobody has said no for [`OBJECTION_SECONDS`].
    pub fn claims(&self) -> impl Iterator<Item = (Seat, u64)> {
        let claimed = |(seat, chair): (Seat, &Chair)| Some((seat, chair.claim.as_ref()?.change));
        Seat::all(self.seats.len()).zip(&self.seats).filter(|_| !self.is_full()).filter_map(claimed)
    }

    /// A line that says who has a seat, or asks for it.
    pub(crate) fn apply_holder(&mut self, line: Line) -> Result<Option<News>, String> {
        let (name, change) = (SeatName, self.version());
        let news = match line {
            Line::Open(seat, key) => {
                let begun = self.play().is_some();
                let chair = self.chair(seat)?;
                let previous = match &chair.holder {
                    Holder::Person(key, name) => Some((*key, name.clone())),
                    Holder::Open(_) | Holder::Bot(_) => chair.previous.clone(),
                };
                self.seat_line(seat, Holder::Open(key))?;
                self.chair(seat)?.previous = previous.filter(|_| begun);
                News::Freed { seat: name(seat) }
            }
            Line::Claim(seat, key, who) => {
                self.chair(seat)?.claim = Some(Claim { key, name: who.clone(), change });
                News::Claimed { seat: name(seat), name: who }
            }
            Line::Keep(seat) => {
                let previous = self.chair(seat)?.previous.clone();
                let (key, who) = previous.ok_or_else(|| format!("nobody had seat {seat} before"))?;
                self.seat_line(seat, Holder::Person(key, who.clone()))?;
                News::Kept { seat: name(seat), name: who }
            }
            Line::Sit(seat, key, who) => {
                self.seat_line(seat, Holder::Person(key, who.clone()))?;
                News::Sat { seat: name(seat), name: who }
            }
            Line::Bot(seat, kind) => {
                // Who is invited in place of the bot would see the hand as well.
                let previous = self.chair(seat)?.previous.clone();
                self.seat_line(seat, Holder::Bot(kind))?;
                self.chair(seat)?.previous = previous;
                News::BotPlaced { seat: name(seat), level: kind.to_string() }
            }
            _ => return Ok(None),
        };
        Ok(Some(news))
    }

    /// A seat gets another holder. What it added to a shuffle that has not begun goes with the old one.
    fn seat_line(&mut self, seat: Seat, holder: Holder) -> Result<(), String> {
        let (begun, seated) = (self.play().is_some(), self.version());
        let chair = self.chair(seat)?;
        let entropy = chair.entropy.take().filter(|_| begun);
        let asked = chair.asked;
        // Another device of the same person changes nothing about its time.
        let same = matches!((&chair.holder, &holder), (Holder::Person(..), Holder::Person(..)));
        let timer = if same { chair.timer.clone() } else { chair.timer.passed_on() };
        // Nor about what the others may know.
        let (unseen, acted) = if same { (chair.unseen, chair.acted) } else { (false, None) };
        let seated = if same { chair.seated } else { seated };
        *chair = Chair { holder, entropy, timer, unseen, seated, acted, asked, ..Chair::new(0) };
        Ok(())
    }
}
