//! Clocks for games that go on for days: how much of a time counts, and when it is up.
//!
//! All of it follows from the times of the stored changes, so that a restart, another server, or a table that nobody has open changes
//! nothing. A time that is before an earlier one (the clocks of machines differ) counts as no time.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, ParseErrors, Place, Seat, SeatSet};

use crate::chair::Holder;
use crate::line::{Line, StandInFor};
use crate::room::Room;
use crate::wire::{DayClock, Deadline, News, Night, SeatName, Shift, TimeUp};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

impl DayClock {
    /// The shortest and the longest time for a decision, in minutes; a reserve is at most as long.
    pub const TURN: (u32, u32) = (60, 30 * 24 * 60);

    /// Can it be agreed on?
    pub fn check(&self) -> Result<(), ParseErrors> {
        let (least, most) = Self::TURN;
        if (least..=most).contains(&self.turn) && self.reserve <= most {
            return Ok(());
        }
        let what = format!(
            "a clock for days gives {least} to {most} minutes for a decision and a reserve of at most {most}"
        );
        Err(ParseErrors::one(Place::default(), what))
    }

    fn turn_millis(&self) -> i64 {
        i64::from(self.turn) * MINUTE
    }

    fn reserve_millis(&self) -> i64 {
        i64::from(self.reserve) * MINUTE
    }

    /// How long before its end somebody is warned: a quarter of a turn, but no more than half a day.
    fn warning(&self) -> i64 {
        (self.turn_millis() / 4).min(DAY / 2)
    }
}

/// As a setting of a table: `1440+4320:turn`.
impl fmt::Display for DayClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let then = match self.then {
            TimeUp::Turn => "turn",
            TimeUp::StandIn => "stand-in",
            TimeUp::Wait => "wait",
        };
        write!(f, "{}+{}:{then}", self.turn, self.reserve)
    }
}

impl FromStr for DayClock {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new("a clock for days, such as 1440+0:turn", s);
        let (times, then) = s.split_once(':').ok_or_else(wrong)?;
        let (turn, reserve) = times.split_once('+').ok_or_else(wrong)?;
        let then = match then {
            "turn" => TimeUp::Turn,
            "stand-in" => TimeUp::StandIn,
            "wait" => TimeUp::Wait,
            _ => return Err(wrong()),
        };
        let minutes = |text: &str| text.parse().map_err(|_| wrong());
        Ok(Self { turn: minutes(turn)?, reserve: minutes(reserve)?, then })
    }
}

impl Night {
    /// A night has at most so many minutes: else a clock would hardly run.
    const LONGEST: i32 = 12 * 60;
    /// No place on earth is further from UTC.
    const FARTHEST: i16 = 14 * 60;

    /// Is it a night?
    pub(crate) fn is_valid(&self) -> bool {
        let (from, to) = (i32::from(self.from), i32::from(self.to));
        let day = 24 * 60;
        let near = |offset: i16| (-Self::FARTHEST..=Self::FARTHEST).contains(&offset);
        from < day
            && to < day
            && (1..=Self::LONGEST).contains(&(to - from).rem_euclid(day))
            && near(self.offset)
            && self.shift.is_none_or(|shift| near(shift.offset))
    }

    /// Is it night at this time, and until when does that hold?
    fn phase(&self, at: i64) -> (bool, i64) {
        let shift = self.shift.filter(|shift| shift.at > at);
        let offset = match self.shift {
            Some(passed) if shift.is_none() => passed.offset,
            _ => self.offset,
        };
        let (from, to) = (i64::from(self.from) * MINUTE, i64::from(self.to) * MINUTE);
        let time = at.saturating_add(i64::from(offset) * MINUTE).rem_euclid(DAY);
        let (until_dawn, until_dusk) = ((to - time).rem_euclid(DAY), (from - time).rem_euclid(DAY));
        // What comes first ends the present phase; at the edge itself the other one has begun.
        let edge = |left: i64| if left == 0 { DAY } else { left };
        let night = edge(until_dawn) < edge(until_dusk);
        let left = if night { edge(until_dawn) } else { edge(until_dusk) };
        let end = at.saturating_add(left);
        (night, shift.map_or(end, |shift| end.min(shift.at)))
    }

    /// This time, or the end of the night it is in.
    pub(crate) fn morning(&self, at: i64) -> i64 {
        let mut at = at;
        // A night is cut in two where the offset changes.
        while let (true, end) = self.phase(at) {
            if end == i64::MAX {
                break;
            }
            at = end;
        }
        at
    }
}

/// As a line of a table: `1320-480 60`, and `1774746000000:120` behind it if the offset changes.
impl fmt::Display for Night {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{} {}", self.from, self.to, self.offset)?;
        self.shift.map_or(Ok(()), |Shift { at, offset }| write!(f, " {at}:{offset}"))
    }
}

impl FromStr for Night {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new("hours of a night, such as 1320-480 60", s);
        let mut words = s.split(' ');
        let (from, to) = words.next().and_then(|hours| hours.split_once('-')).ok_or_else(wrong)?;
        let offset = words.next().and_then(|offset| offset.parse().ok()).ok_or_else(wrong)?;
        let shift = match words.next().map(|shift| shift.split_once(':')) {
            None => None,
            Some(Some((at, offset))) => Some(Shift {
                at: at.parse().map_err(|_| wrong())?,
                offset: offset.parse().map_err(|_| wrong())?,
            }),
            Some(None) => return Err(wrong()),
        };
        let minutes = |text: &str| text.parse().map_err(|_| wrong());
        let night = Self { from: minutes(from)?, to: minutes(to)?, offset, shift };
        if words.next().is_none() && night.is_valid() { Ok(night) } else { Err(wrong()) }
    }
}

/// How much of the time from here to there counts; no more than `most` is looked for.
fn counted(night: Option<&Night>, from: i64, to: i64, most: i64) -> i64 {
    let Some(night) = night else { return to.saturating_sub(from).clamp(0, most) };
    let (mut at, mut sum) = (from, 0);
    while at < to && sum < most {
        let (is_night, end) = night.phase(at);
        let end = end.min(to);
        if !is_night {
            sum += end - at;
        }
        at = end;
    }
    sum.min(most)
}

/// When so much time has passed that counts.
fn later(night: Option<&Night>, from: i64, left: i64) -> i64 {
    let Some(night) = night else { return from.saturating_add(left) };
    let (mut at, mut left) = (from, left);
    loop {
        let (is_night, end) = night.phase(at);
        let counts = if is_night { 0 } else { end - at };
        if left <= counts || end == i64::MAX {
            return at.saturating_add(left);
        }
        left -= counts;
        at = end;
    }
}

/// What a clock for days knows of a seat. All times are in milliseconds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Timer {
    /// The night it asked for. It holds from its next question on, so that nobody makes their time longer while it runs.
    pub(crate) night: Option<Night>,
    /// What is used up of its reserve.
    spent: i64,
    /// Since when its time runs.
    since: i64,
    /// What it had used up of its question's time before that.
    used: i64,
    /// The night that holds for its question.
    present: Option<Night>,
    /// What it had used up of its last question's time when it answered, and of its reserve before that.
    answered: Option<(i64, i64)>,
}

impl Timer {
    /// For who gets the seat next: what is used up of the reserve is the seat's.
    pub(crate) fn passed_on(&self) -> Self {
        Self { spent: self.spent, ..Self::default() }
    }

    fn used(&self, clock: &DayClock, at: i64) -> i64 {
        let most = clock.turn_millis() + clock.reserve_millis() + 1;
        self.used + counted(self.present.as_ref(), self.since, at, most)
    }

    fn ask(&mut self, at: i64) {
        (self.since, self.used, self.present) = (at, 0, self.night);
    }

    fn answer(&mut self, clock: &DayClock, at: i64) {
        let used = self.used(clock, at);
        self.answered = Some((used, self.spent));
        let over = (used - clock.turn_millis()).max(0);
        self.spent = (self.spent + over).min(clock.reserve_millis());
    }

    /// Who takes an answer back has the time that was left for it.
    fn take_back(&mut self, clock: &DayClock, at: i64, waited: bool) {
        let since = if waited { self.used(clock, at) } else { 0 };
        let (used, spent) = self.answered.take().unwrap_or((0, self.spent));
        (self.since, self.used, self.spent) = (at, used + since, spent);
    }

    fn pause(&mut self, clock: &DayClock, at: i64) {
        (self.used, self.since) = (self.used(clock, at), at);
    }

    fn run_out(&mut self, clock: &DayClock) {
        (self.used, self.spent) = (0, clock.reserve_millis());
    }

    fn deadline(&self, clock: &DayClock) -> i64 {
        let left = clock.turn_millis() + clock.reserve_millis() - self.spent - self.used;
        later(self.present.as_ref(), self.since, left.max(0))
    }
}

impl Room {
    /// Seats whose people play themselves.
    pub(crate) fn played_by_people(&self) -> SeatSet {
        let plays = |seat: &Seat| {
            let chair = &self.seats[seat.index()];
            matches!(chair.holder, Holder::Person(..)) && chair.stand_in.is_none()
        };
        Seat::all(self.seats.len()).filter(plays).collect()
    }

    /// The seats whose time runs at a table with a clock for days, and until when they have time.
    pub fn deadlines(&self) -> Vec<Deadline> {
        let Some(clock) = self.settings().days.filter(|_| !self.is_full()) else { return Vec::new() };
        let people = self.played_by_people();
        let deadline = |seat: Seat| {
            let timer = &self.seats[seat.index()].timer;
            let at = timer.deadline(&clock);
            let reserve = clock.reserve_millis() - timer.spent;
            Deadline { seat: SeatName(seat), at, warn: at.saturating_sub(clock.warning()), reserve }
        };
        self.waiting().iter().filter(|seat| people.contains(*seat)).map(deadline).collect()
    }

    /// Until when somebody with these seats has time, or else whoever has the least.
    pub(crate) fn first_deadline(&self, own: SeatSet) -> Option<i64> {
        let deadlines = self.deadlines();
        let first = |own_only: bool| {
            let counts = deadlines.iter().filter(|deadline| !own_only || own.contains(deadline.seat.0));
            counts.map(|deadline| deadline.at).min()
        };
        first(true).or_else(|| first(false))
    }

    /// When the first of them is up, if anything is to happen then.
    pub fn due(&self) -> Option<i64> {
        self.settings().days.filter(|clock| clock.then != TimeUp::Wait)?;
        self.deadlines().iter().map(|deadline| deadline.at).min()
    }

    /// A line that stops somebody's time, lets it go on, or says when it does not count.
    pub(crate) fn apply_time(&mut self, line: &Line) -> Result<Option<News>, String> {
        let (at, days) = (self.updated(), self.settings().days);
        let news = match *line {
            Line::StandIn { seat, level, why } => {
                let (clock, single_turn) = (why != StandInFor::Asked, why == StandInFor::Turn);
                let chair = self.chair(seat)?;
                (chair.stand_in, chair.single_turn) = (Some(level), single_turn);
                match &days {
                    Some(days) if clock => chair.timer.run_out(days),
                    Some(days) => chair.timer.pause(days, at),
                    None => {}
                }
                News::StoodIn { seat: SeatName(seat), level: level.to_string(), clock, single_turn }
            }
            Line::Return(seat) => {
                let chair = self.chair(seat)?;
                (chair.stand_in, chair.single_turn) = (None, false);
                chair.timer.since = at;
                News::Returned { seat: SeatName(seat) }
            }
            Line::Night(seat, night) => {
                self.chair(seat)?.timer.night = night;
                News::Night { seat: SeatName(seat) }
            }
            _ => return Ok(None),
        };
        Ok(Some(news))
    }

    /// After a change: whose time begins, ends or goes on. `people` played themselves before it, and `acted` decided something in it, or
    /// took it back; who only votes has no more time for it.
    pub(crate) fn run_clocks(&mut self, before: Before, acted: SeatSet, news: &[News]) {
        let Some(clock) = self.settings().days else { return };
        let (at, waiting, taken) = (self.updated(), self.waiting(), self.taken(before.open));
        let taken: SeatSet = taken.collect();
        for (seat, chair) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            let (was, is, acted) =
                (before.waiting.contains(seat), waiting.contains(seat), acted.contains(seat));
            let undone = news.contains(&News::Undone { seat: SeatName(seat) });
            let plays = before.people.contains(seat);
            if plays && is && (undone || (acted && !was)) {
                chair.timer.take_back(&clock, at, was);
                continue;
            }
            if plays && acted && was {
                chair.timer.answer(&clock, at);
            }
            if is && (acted || !was || taken.contains(seat)) {
                chair.timer.ask(at);
            }
        }
    }

    /// A bot that was to play one turn has played it.
    pub(crate) fn end_single_turns(&mut self, news: &mut Vec<News>) {
        let waiting = self.waiting();
        for (seat, chair) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            if chair.single_turn && !waiting.contains(seat) {
                (chair.stand_in, chair.single_turn) = (None, false);
                news.push(News::Returned { seat: SeatName(seat) });
            }
        }
    }
}

/// How a table stood before a change.
#[derive(Clone, Copy)]
pub(crate) struct Before {
    /// Whom the game waited for.
    pub(crate) waiting: SeatSet,
    /// Where nobody sat.
    pub(crate) open: SeatSet,
    /// Whose people played themselves.
    pub(crate) people: SeatSet,
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * MINUTE;

    fn night(from: u16, to: u16, offset: i16, shift: Option<Shift>) -> Night {
        Night { from: from * 60, to: to * 60, offset: offset * 60, shift }
    }

    #[test]
    fn clocks_and_nights_have_a_text_form() {
        for text in ["1440+4320:turn", "60+0:stand-in", "43200+43200:wait"] {
            assert_eq!(text.parse::<DayClock>().unwrap().to_string(), text);
        }
        for text in ["1320-480 60", "0-1 -840", "1320-480 60 1774746000000:120"] {
            assert_eq!(text.parse::<Night>().unwrap().to_string(), text);
        }
        for bad in ["1440", "1440+0", "x+0:turn", "1440+0:never"] {
            assert!(bad.parse::<DayClock>().is_err(), "{bad}");
        }
        let nights = [
            "1320-480",
            "480-480 0",
            "480-1300 0",
            "1440-10 0",
            "0-10 841",
            "0-10 0 5",
            "0-10 0 5:900",
            "0-10 0 5:0 6",
        ];
        for bad in nights {
            assert!(bad.parse::<Night>().is_err(), "{bad}");
        }
        let clock = |turn, reserve| DayClock { turn, reserve, then: TimeUp::Wait };
        assert!(clock(60, 0).check().is_ok() && clock(43_200, 43_200).check().is_ok());
        assert!(clock(59, 0).check().is_err() && clock(43_201, 0).check().is_err());
        assert!(clock(60, 43_201).check().is_err());
    }

    #[test]
    fn hours_of_the_night_do_not_count() {
        // 22 to 8 where it is one hour later than UTC: 21 to 7 in UTC.
        let warsaw = night(22, 8, 1, None);
        let cases = [
            (0, 24, 14),   // a whole day
            (12, 20, 8),   // by day
            (22, 30, 0),   // by night
            (20, 32, 2),   // over a night: 20 to 21, and 7 to 8
            (7, 21, 14),   // from edge to edge
            (-24, 72, 56), // four days, from before 1970
            (5, 4, 0),     // a clock that was set back
        ];
        for (from, to, hours) in cases {
            assert_eq!(
                counted(Some(&warsaw), from * HOUR, to * HOUR, i64::MAX),
                hours * HOUR,
                "{from} to {to}"
            );
        }
        // And the other way round: the time when so much has passed is the first one when so much has.
        for from in (-30 * HOUR..30 * HOUR).step_by(41 * MINUTE as usize) {
            for left in [MINUTE, HOUR, 14 * HOUR, 50 * HOUR] {
                let end = later(Some(&warsaw), from, left);
                assert_eq!(counted(Some(&warsaw), from, end, i64::MAX), left, "{from} {left}");
                assert_eq!(counted(Some(&warsaw), from, end - 1, i64::MAX), left - 1, "{from} {left}");
            }
        }
        assert_eq!(later(None, 5, 7), 12);
        // However wrong a clock is, an answer comes.
        assert_eq!(counted(Some(&warsaw), 0, i64::MAX, 100 * HOUR), 100 * HOUR);
        assert!(later(Some(&warsaw), i64::MAX - HOUR, 100 * HOUR) > 0);
    }

    #[test]
    fn summer_time_moves_the_night() {
        // From noon of the second day on, clocks show one hour more.
        let spring = night(22, 8, 1, Some(Shift { at: 36 * HOUR, offset: 120 }));
        assert_eq!(counted(Some(&spring), 0, 24 * HOUR, i64::MAX), 14 * HOUR);
        assert_eq!(counted(Some(&spring), 24 * HOUR, 48 * HOUR, i64::MAX), 13 * HOUR); // night from 20 on
        assert_eq!(later(Some(&spring), 40 * HOUR, 5 * HOUR), 55 * HOUR); // 16 to 20, and from 6 on
    }
}
