//! Which change a command would lead to, or why it is refused.

use std::str::FromStr;

use bots::Kind;
use table::shuffle::Entropy;
use table::{Draws, Seat, SeatSet};

use crate::chair::{Chair, Claim, Holder};
use crate::change::Change;
use crate::grants::Grants;
use crate::key::{Key, KeyHash, is_plain};
use crate::line::{Line, StandInFor};
use crate::names::check_name;
use crate::play::{Begun, Lines, Play, Refusal};
use crate::room::Room;
use crate::wire::{Code, Command, Night, SeatName, Stage, TimeUp};

/// Something that may change a room.
#[derive(Clone, Debug)]
pub enum Input<'a> {
    /// A client's command, by what its keys open.
    Client {
        /// What they open.
        grants: Grants,
        /// What to do.
        command: &'a Command,
    },
    /// A bot answers what its seat was asked.
    BotActs {
        /// Whose bot.
        seat: Seat,
        /// The question.
        question: u64,
        /// The answer.
        action: &'a str,
    },
    /// A bot agrees to end the game, or withdraws that (G17).
    BotVotes {
        /// Whose bot.
        seat: Seat,
        /// Which of the two.
        agree: bool,
    },
    /// The time of a seat is up.
    TimeUp {
        /// Which.
        seat: Seat,
        /// The question it had no time left for.
        question: u64,
    },
    /// Nobody said no in time to who asks for a freed seat.
    ClaimStands {
        /// Which.
        seat: Seat,
        /// The change by which it was asked for.
        claim: u64,
    },
    /// The host of the table lets lots decide who sits where.
    Lots {
        /// What the client's keys open.
        grants: Grants,
        /// What decides.
        seed: u64,
    },
    /// The host made the table of a rematch.
    RematchMade {
        /// Its id.
        table: &'a str,
    },
}

/// The lines of a change.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proposal {
    pub(crate) lines: Vec<String>,
    /// The result, if the game would be over.
    pub(crate) result: Option<String>,
}

impl Proposal {
    pub(crate) fn own(lines: impl IntoIterator<Item = Line>) -> Self {
        Self { lines: lines.into_iter().map(|line| line.to_string()).collect(), result: None }
    }
}

impl From<Lines> for Proposal {
    fn from(Lines { lines, result }: Lines) -> Self {
        Self { lines, result }
    }
}

pub(crate) type Proposed = Result<Proposal, Refusal>;

impl Room {
    /// The change that an input would lead to now. Changes nothing and tells nobody.
    pub fn decide(&self, now: i64, input: &Input<'_>, ack: Option<String>) -> Result<Change, Refusal> {
        if self.is_full() {
            return Err(Code::TableLong.into());
        }
        let Proposal { lines, result } = match input {
            Input::Client { grants, command } => self.client(*grants, command)?,
            Input::BotActs { seat, question, action } => self.bot_acts(*seat, *question, action)?,
            Input::BotVotes { seat, agree } => {
                // What others did meanwhile may have changed its mind.
                if self.bot_vote() != Some((*seat, *agree)) {
                    return Err(Code::WrongStage.into());
                }
                self.playing()?.decide_vote(*seat, *agree)?.into()
            }
            Input::TimeUp { seat, question } => self.time_up(now, *seat, *question)?,
            Input::ClaimStands { seat, claim } => self.give_to_claimant(*seat, Some(*claim))?,
            Input::Lots { grants, seed } => self.draw_lots(*grants, *seed)?,
            Input::RematchMade { table } => {
                self.may_rematch()?;
                Proposal::own([Line::Rematch((*table).to_owned())])
            }
        };
        Ok(Change { number: self.version() + 1, at: now, ack, lines, result })
    }

    fn client(&self, grants: Grants, command: &Command) -> Proposed {
        let own = |seat: &SeatName| self.own(grants, *seat);
        // The deal of a day is one person's: nobody plays it for them.
        let hands_over = matches!(command, Command::StandIn { .. } | Command::Free { .. });
        if hands_over && self.settings().daily.is_some() {
            return Err(Code::WrongStage.into());
        }
        match command {
            Command::Sit { key, name, new_key } => self.sit(grants, key, name, new_key),
            Command::Rename { seat, name } => self.rename(own(seat)?, name),
            Command::Ready { seat, entropy } => self.ready(own(seat)?, entropy.as_deref()),
            Command::ChangeSeat { seat, to } => self.change_seat(grants, own(seat)?, to.0),
            Command::Act { seat, question, action } => {
                Ok(self.played_by_person(own(seat)?, self.act(seat.0, *question, action)?))
            }
            Command::Undo { seat, change } => {
                Ok(self.played_by_person(own(seat)?, self.take_back(seat.0, *change)?))
            }
            Command::Vote { seat, agree } => Ok(self.playing()?.decide_vote(own(seat)?, *agree)?.into()),
            Command::Offer { seat, new_key } => Ok(Proposal::own([Line::Offer(own(seat)?, fresh(new_key)?)])),
            Command::StandIn { seat, level } => self.stand_in(grants, *seat, level.as_deref()),
            Command::Unseen { seat, unseen } => self.set_unseen(own(seat)?, *unseen),
            Command::Night { seat, night } => self.set_night(own(seat)?, *night),
            Command::Free { seat, new_key } => self.free(grants, seat.0, new_key),
            Command::AnswerClaim { seat, accept } => self.answer_claim(grants, seat.0, *accept),
            Command::PlaceBot { seat, level } => self.place_bot(grants, seat.0, level),
            Command::NewWatchLink { new_key } => {
                host_only(grants)?;
                Ok(Proposal::own([Line::Watch(fresh(new_key)?)]))
            }
            Command::NewInvite { new_key } => {
                host_only(grants)?;
                Ok(Proposal::own([Line::Invite(fresh(new_key)?)]))
            }
            // Need chance, and another table, which the host of the room brings: `Input::Lots`, `Input::RematchMade`.
            Command::DrawLots {} | Command::Rematch {} => Err(Code::WrongStage.into()),
        }
    }

    /// A seat of this table that the client holds.
    fn own(&self, grants: Grants, seat: SeatName) -> Result<Seat, Refusal> {
        let there = seat.0.index() < self.seats.len();
        if there && grants.seats.contains(seat.0) { Ok(seat.0) } else { Err(Code::NotYourSeat.into()) }
    }

    pub(crate) fn lobby_only(&self) -> Result<(), Refusal> {
        if self.stage() == Stage::Lobby { Ok(()) } else { Err(Code::WrongStage.into()) }
    }

    pub(crate) fn playing(&self) -> Result<&dyn Play, Refusal> {
        match self.play() {
            Some(play) if play.outcome().is_none() => Ok(play),
            _ => Err(Code::WrongStage.into()),
        }
    }

    /// By the key of the link; if that seat is taken, by whatever else invites this client.
    /// Who takes a seat that was freed in mid-game would see the hand of the person who had it, and so asks for it first. Those who
    /// were offered it by that person, and that person, need not.
    fn sit(&self, grants: Grants, key: &str, name: &str, new_key: &str) -> Proposed {
        let name = check_name(name)?;
        let new_key = fresh(new_key)?;
        let hash = Key::parse(key).ok_or(Code::NoSuchKey)?.hash();
        let mut invited = self.grants(&[hash]).invited.iter().chain(grants.invited.iter());
        let seat = invited.next().ok_or(Code::NoSuchKey)?;
        let chair = &self.seats[seat.index()];
        let asks = chair.previous.is_some() && self.stage() == Stage::Playing && !grants.freed.contains(seat);
        let line = if asks { Line::Claim } else { Line::Sit };
        Ok(Proposal::own([line(seat, new_key, name)]))
    }

    /// The person who had a freed seat takes it back, or lets the one who asks have it at once.
    fn answer_claim(&self, grants: Grants, seat: Seat, accept: bool) -> Proposed {
        if !grants.freed.contains(seat) {
            return Err(Code::NotYourSeat.into());
        }
        if accept { self.give_to_claimant(seat, None) } else { Ok(Proposal::own([Line::Keep(seat)])) }
    }

    /// Who asks for a freed seat gets it; `claim` is the change by which, if it must be that one.
    fn give_to_claimant(&self, seat: Seat, claim: Option<u64>) -> Proposed {
        let asked = self.seats.get(seat.index()).and_then(|chair| chair.claim.clone());
        let asked = asked.filter(|asked| claim.is_none_or(|claim| claim == asked.change));
        let Claim { key, name, .. } = asked.ok_or(Code::WrongSeat)?;
        Ok(Proposal::own([Line::Sit(seat, key, name)]))
    }

    fn rename(&self, seat: Seat, name: &str) -> Proposed {
        self.lobby_only()?;
        Ok(Proposal::own([Line::Name(seat, check_name(name)?)]))
    }

    fn ready(&self, seat: Seat, entropy: Option<&str>) -> Proposed {
        self.lobby_only()?;
        let Some(entropy) = entropy else {
            return Ok(Proposal::own([Line::Unready(seat)]));
        };
        let entropy = Entropy::from_str(entropy).ok().filter(|entropy| *entropy != Entropy::default());
        let entropy = entropy.ok_or(Code::BadText)?;
        self.start_if_ready(Proposal::own([Line::Ready(seat, entropy.clone())]), SeatSet::only(seat), |at| {
            if at == seat {
                entropy.clone()
            } else {
                self.seats[at.index()].entropy.clone().unwrap_or_default()
            }
        })
    }

    /// If everybody is ready, `ready` included, the game begins with the same change.
    fn start_if_ready(
        &self,
        mut proposal: Proposal,
        ready: SeatSet,
        entropy: impl Fn(Seat) -> Entropy,
    ) -> Proposed {
        let mut seats = Seat::all(self.seats.len()).zip(&self.seats);
        if seats.all(|(seat, chair)| ready.contains(seat) || chair.is_ready()) {
            let entropy: Vec<Entropy> = Seat::all(self.seats.len()).map(entropy).collect();
            self.start_game(&mut proposal, entropy, self.begun())?;
        }
        Ok(proposal)
    }

    /// The game begins, or goes on as it was recorded elsewhere, with what the seats add to the shuffle.
    pub(crate) fn start_game(
        &self,
        proposal: &mut Proposal,
        entropy: Vec<Entropy>,
        begun: &Begun,
    ) -> Result<(), Refusal> {
        let play = self.open(entropy, begun).map_err(|_| Refusal::from(Code::BadOptions))?;
        proposal.lines.push(Line::Start.to_string());
        proposal.lines.extend(play.due());
        Ok(())
    }

    fn act(&self, seat: Seat, question: u64, action: &str) -> Proposed {
        let play = self.playing()?;
        if self.seats[seat.index()].asked.0 != question {
            return Err(Code::StaleQuestion.into());
        }
        Ok(play.decide(seat, action)?.into())
    }

    fn take_back(&self, seat: Seat, change: u64) -> Proposed {
        let play = self.playing()?;
        if self.undo(seat) != Some(change) {
            return Err(Code::NoUndo.into());
        }
        match play.take_back(seat) {
            Some(action) => self.act(seat, change, &action),
            None => Ok(Proposal::own([Line::Undo(seat)])),
        }
    }

    fn stand_in(&self, grants: Grants, seat: SeatName, level: Option<&str>) -> Proposed {
        let relieves = level.is_some() && !grants.seats.is_empty() && grants.absent.contains(seat.0);
        if !grants.host && !relieves {
            self.own(grants, seat)?;
        }
        self.playing()?;
        let chair = self.seats.get(seat.0.index()).ok_or(Code::NotYourSeat)?;
        let person = matches!(chair.holder, Holder::Person(..));
        let line = match level {
            Some(level) if person && chair.stand_in.is_none() => {
                Line::StandIn { seat: seat.0, level: level_of(level)?, why: StandInFor::Asked }
            }
            // Only who holds the seat comes back to it.
            None if chair.stand_in.is_some() => Line::Return(self.own(grants, seat)?),
            _ => return Err(Code::WrongSeat.into()),
        };
        Ok(Proposal::own([line]))
    }

    fn free(&self, grants: Grants, seat: Seat, new_key: &str) -> Proposed {
        // Who holds a seat may leave it.
        if !grants.seats.contains(seat) {
            host_only(grants)?;
        }
        let key = fresh(new_key)?;
        let chair = self.seats.get(seat.index()).ok_or(Code::WrongSeat)?;
        // A bot's seat can be freed for a person before the start; later only where a person had a part in the shuffle.
        let shuffled = chair.entropy.as_ref().is_some_and(|entropy| *entropy != Entropy::default());
        // And where draws are known beforehand nobody else may come.
        let known = self.begun().branches.last().is_some_and(|branch| branch.draws == Draws::Same);
        let may = shuffled && !known;
        let wrong = matches!(chair.holder, Holder::Bot(_)) && self.stage() != Stage::Lobby && !may;
        if wrong || self.stage() == Stage::Over {
            return Err(Code::WrongStage.into());
        }
        Ok(Proposal::own([Line::Open(seat, key)]))
    }

    fn place_bot(&self, grants: Grants, seat: Seat, level: &str) -> Proposed {
        host_only(grants)?;
        let level = level_of(level)?;
        let proposal = Proposal::own([Line::Bot(seat, level)]);
        match (self.stage(), self.seats.get(seat.index()).map(|chair| &chair.holder)) {
            (Stage::Lobby, Some(Holder::Open(_) | Holder::Bot(_))) => {}
            (Stage::Playing, Some(Holder::Open(_))) => return Ok(proposal),
            (Stage::Over, _) => return Err(Code::WrongStage.into()),
            _ => return Err(Code::WrongSeat.into()),
        }
        self.start_if_ready(proposal, SeatSet::only(seat), |at| {
            if at == seat {
                Entropy::default()
            } else {
                self.seats[at.index()].entropy.clone().unwrap_or_default()
            }
        })
    }

    /// A bot stands in for whoever has no time left. Where nobody sits, or a bot plays already, no time runs.
    fn time_up(&self, now: i64, seat: Seat, question: u64) -> Proposed {
        self.playing()?;
        let why = match self.settings().days {
            None if self.timed().contains(seat) => StandInFor::Clock,
            Some(days) if self.deadlines().iter().any(|end| end.seat.0 == seat && end.at <= now) => {
                match days.then {
                    TimeUp::Turn => StandInFor::Turn,
                    TimeUp::StandIn => StandInFor::Clock,
                    TimeUp::Wait => return Err(Code::WrongStage.into()),
                }
            }
            _ => return Err(Code::WrongSeat.into()),
        };
        if self.question(seat) != question {
            return Err(Code::StaleQuestion.into());
        }
        Ok(Proposal::own([Line::StandIn { seat, level: Kind::Casual, why }]))
    }

    /// Hours that do not count for a seat, where there is a clock for days.
    fn set_night(&self, seat: Seat, night: Option<Night>) -> Proposed {
        if night.is_some_and(|night| !night.is_valid()) {
            return Err(Code::BadNight.into());
        }
        let same = self.seats[seat.index()].timer.night == night;
        if self.settings().days.is_none() || self.stage() == Stage::Over || same {
            return Err(Code::WrongStage.into());
        }
        Ok(Proposal::own([Line::Night(seat, night)]))
    }

    /// Whether the others may know when the person of a seat was here.
    fn set_unseen(&self, seat: Seat, unseen: bool) -> Proposed {
        if self.seats[seat.index()].unseen == unseen {
            return Err(Code::WrongStage.into());
        }
        Ok(Proposal::own([Line::Unseen(seat, unseen)]))
    }

    /// The bot that plays a seat.
    fn bot(&self, seat: Seat) -> Result<Kind, Refusal> {
        self.seats.get(seat.index()).and_then(Chair::bot).ok_or(Code::WrongSeat.into())
    }

    fn bot_acts(&self, seat: Seat, question: u64, action: &str) -> Proposed {
        self.bot(seat)?;
        self.act(seat, question, action)
    }

    /// May a rematch be made now?
    fn may_rematch(&self) -> Result<(), Refusal> {
        if self.stage() == Stage::Over && !self.has_rematch() { Ok(()) } else { Err(Code::WrongStage.into()) }
    }

    /// May a client ask for a rematch now? Also when there is one: two people who ask at the same moment want the same.
    pub fn check_rematch(&self, grants: Grants) -> Result<(), Refusal> {
        if !grants.host && grants.seats.is_empty() {
            return Err(Code::NotYourSeat.into());
        }
        if self.has_rematch() { Ok(()) } else { self.may_rematch() }
    }

    /// The first lines of the rematch: the same people with the same keys.
    pub(crate) fn rematch_lines(&self) -> Result<Vec<Line>, Refusal> {
        self.may_rematch()?;
        let mut lines: Vec<Line> = self.links().collect();
        lines.extend(Seat::all(self.seats.len()).zip(&self.seats).map(|(seat, chair)| match &chair.holder {
            Holder::Open(key) => match &chair.claim {
                Some(Claim { key, name, .. }) => Line::Sit(seat, *key, name.clone()),
                None => Line::Open(seat, *key),
            },
            Holder::Person(key, name) => Line::Sit(seat, *key, name.clone()),
            Holder::Bot(kind) => Line::Bot(seat, *kind),
        }));
        Ok(lines)
    }
}

pub(crate) fn host_only(grants: Grants) -> Result<(), Refusal> {
    if grants.host { Ok(()) } else { Err(Code::NotHost.into()) }
}

pub(crate) fn level_of(level: &str) -> Result<Kind, Refusal> {
    let known = Kind::from_str(level).ok().filter(|kind| Kind::LEVELS.contains(kind));
    known.ok_or_else(|| Code::NoSuchLevel.into())
}

/// A key a client made.
fn fresh(key: &str) -> Result<KeyHash, Refusal> {
    Key::parse(key).map(|key| key.hash()).ok_or_else(|| Code::BadText.into())
}

impl Command {
    /// What makes a repeated command known: who gives it, and the text its client made up. Of several people who sit down each has
    /// its own, by the key it will hold the seat with.
    pub fn idempotency_key(&self, ack: &str) -> String {
        match self {
            Self::Sit { new_key, .. } => match Key::parse(new_key) {
                Some(key) => format!("sit-{:.16}:{ack}", key.hash().to_string()),
                None => format!("sit:{ack}"),
            },
            Self::Rename { seat, .. }
            | Self::ChangeSeat { seat, .. }
            | Self::Ready { seat, .. }
            | Self::Act { seat, .. }
            | Self::Undo { seat, .. }
            | Self::Vote { seat, .. }
            | Self::Offer { seat, .. }
            | Self::StandIn { seat, .. }
            | Self::Night { seat, .. }
            | Self::Unseen { seat, .. }
            | Self::Free { seat, .. }
            | Self::AnswerClaim { seat, .. }
            | Self::PlaceBot { seat, .. } => format!("{seat}:{ack}"),
            Self::NewWatchLink { .. } | Self::NewInvite { .. } | Self::DrawLots {} | Self::Rematch {} => {
                format!("table:{ack}")
            }
        }
    }
}

/// Is this written like an idempotency key?
pub fn is_ack(ack: &str) -> bool {
    (1..=40).contains(&ack.len()) && ack.bytes().all(is_plain)
}
