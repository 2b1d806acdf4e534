//! Reading and writing the line of options; the reader reports all that is wrong at once.

use std::fmt;
use std::str::FromStr;

use table::{BySeat, MAX_SEATS, ParseErrors, Place, Seat, Settings, Words, number};

use crate::options::{DragonStart, Options, Setting, SingleCost, Target};
use crate::picture::Picture;

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("options")?;
        Setting::ALL.iter().try_for_each(|setting| {
            write!(f, " {}=", setting.key())?;
            self.write_value(f, *setting)
        })
    }
}

impl Options {
    fn write_value(&self, f: &mut fmt::Formatter<'_>, setting: Setting) -> fmt::Result {
        let yes_no = |on: bool| if on { "yes" } else { "no" };
        match setting {
            Setting::Seats => write!(f, "{}", self.seats),
            Setting::Youngest => write!(f, "{}", self.youngest),
            Setting::Picture => write!(f, "{}", self.picture),
            Setting::Actions => write!(f, "{}", self.actions),
            Setting::Extra => write_extra(f, self.extra),
            Setting::Singles => write!(f, "{}", self.singles.points()),
            Setting::Push => f.write_str(yes_no(self.push)),
            Setting::Joint => f.write_str(yes_no(self.joint)),
            Setting::Fierce => f.write_str(yes_no(self.fierce)),
            Setting::Target => write!(f, "{}", self.target),
            Setting::Dragon => write!(f, "{}", self.dragon),
        }
    }

    /// Sets one option from its text, or says what was expected there.
    fn read_value(&mut self, setting: Setting, value: &str) -> Result<(), String> {
        match setting {
            Setting::Seats => self.seats = number(value, "a number of players, 1 to 6")?.into(),
            Setting::Youngest => self.youngest = value.parse::<Seat>().map_err(|error| error.to_string())?,
            Setting::Picture => self.picture = value.parse::<Picture>().map_err(|error| error.to_string())?,
            Setting::Actions => self.actions = number(value, "a number of actions, 1 to 9")?,
            Setting::Extra => self.extra = read_extra(value)?,
            Setting::Singles => self.singles = read_singles(value)?,
            Setting::Push => self.push = read_yes_no(value)?,
            Setting::Joint => self.joint = read_yes_no(value)?,
            Setting::Fierce => self.fierce = read_yes_no(value)?,
            Setting::Target => self.target = value.parse()?,
            Setting::Dragon => self.dragon = value.parse()?,
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = ParseErrors;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut lines =
            text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
        let Some((number, line)) = lines.next() else {
            return Err(ParseErrors::one(Place::default(), "expected a line “options seats=…”"));
        };
        let (options, mut errors) = read_line(number + 1, line);
        for (more, _) in lines {
            errors.add(Place::new(more + 1, 0), "nothing may follow the line of options");
        }
        errors.or(options)
    }
}

/// The options of a line, and all that is wrong with them.
fn read_line(number: usize, line: &str) -> (Options, ParseErrors) {
    let mut options = Options::new(2);
    let mut words = Words::new(line);
    if words.next() != Some("options") {
        return (options, ParseErrors::one(Place::new(number, 1), "expected a line “options seats=…”"));
    }
    let keys = Setting::ALL.map(Setting::key);
    let mut settings =
        Settings::read(number, words, &keys, |key, value| options.read_value(Setting::ALL[key], value));
    if !settings.is_given(Setting::Picture as usize) {
        options.picture = Picture::unwritten(options.seats);
    }
    let mut checked = options;
    if settings.is_broken(Setting::Seats as usize) {
        // Nobody knows how many seats were meant, so nothing is wrong with naming any of them.
        checked.seats = MAX_SEATS;
    }
    for error in checked.errors() {
        settings.add(error.setting as usize, error.to_string());
    }
    (options, settings.errors)
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PerPlayer(each) => write!(f, "{each}"),
            Self::Share(percent) => write!(f, "{percent}%"),
        }
    }
}

impl FromStr for Target {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s.strip_suffix('%') {
            Some(percent) => number(percent, Self::RANGE).map(Self::Share),
            None => number(s, Self::RANGE).map(Self::PerPlayer),
        }
    }
}

impl fmt::Display for DragonStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::At(stack) => write!(f, "{stack}"),
        }
    }
}

impl FromStr for DragonStart {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s {
            "random" => Ok(Self::Random),
            _ => s
                .parse()
                .map(Self::At)
                .map_err(|_| format!("expected an outer stack or “random”, found {s:?}")),
        }
    }
}

fn read_yes_no(text: &str) -> Result<bool, String> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(format!("expected yes or no, found {text:?}")),
    }
}

fn read_singles(text: &str) -> Result<SingleCost, String> {
    match text {
        "1" => Ok(SingleCost::One),
        "2" => Ok(SingleCost::Two),
        _ => Err(format!("expected 1 or 2, found {text:?}")),
    }
}

/// Further actions by seat: `A2,C1`, none as `-`.
fn write_extra(f: &mut fmt::Formatter<'_>, extra: BySeat<u8>) -> fmt::Result {
    let mut comma = "";
    for (seat, more) in extra.iter().filter(|(_, more)| **more > 0) {
        write!(f, "{comma}{seat}{more}")?;
        comma = ",";
    }
    f.write_str(if comma.is_empty() { "-" } else { "" })
}

fn read_extra(text: &str) -> Result<BySeat<u8>, String> {
    let mut extra = BySeat::from_fn(MAX_SEATS, |_| 0);
    if text == "-" {
        return Ok(extra);
    }
    for one in text.split(',') {
        let expected = || format!("expected seats with a number each, such as A2,C1, or -, found {one:?}");
        let (letter, more) = one.split_at_checked(1).ok_or_else(expected)?;
        let seat: Seat = letter.parse().map_err(|_| expected())?;
        let more = number(more, "1 to 8").ok().filter(|more| *more > 0).ok_or_else(expected)?;
        if extra[seat] > 0 {
            return Err(format!("seat {seat} is named twice"));
        }
        extra[seat] = more;
    }
    Ok(extra)
}
