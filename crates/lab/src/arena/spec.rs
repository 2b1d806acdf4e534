//! Who takes part: `master`, `master@50ms`, `strong@2000it`, `cmd:./mybot.py@1s`. One line of text each, with a budget.

use std::fmt;
use std::time::Duration;

use anyhow::{Result, bail};
use bots::{Budget, Kind};
use serde_json::{Value, json};

use crate::LabGame;

/// The time for a decision unless something else is asked for.
pub(crate) const USUAL_TIME: Time = Time { span: Duration::from_millis(50), per_turn: false };
/// The longest time for a decision: nobody waits longer for a whole turn at a table.
const LONGEST: Duration = Duration::from_mins(10);
/// What marks a program of somebody else.
const PROGRAM: &str = "cmd:";

/// Somebody who takes part, and how long they may think.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Spec {
    pub(crate) who: Who,
    pub(crate) limit: Limit,
    /// As it was written, for reports.
    pub(crate) name: String,
}

/// A computer player of ours or a program of somebody else.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Who {
    Kind(Kind),
    /// Somebody who is not among the levels: see [`LabGame::REFERENCE_PLAYERS`].
    Reference(&'static str),
    /// The program and its arguments.
    Program(Vec<String>),
}

/// How long one decision may take: whichever is reached first. A budget has at least one of the two.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Limit {
    pub(crate) time: Option<Time>,
    pub(crate) iterations: Option<u64>,
}

/// A time for each decision, or for all decisions of a turn together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Time {
    pub(crate) span: Duration,
    pub(crate) per_turn: bool,
}

impl Time {
    /// The time for the next decision when so much of the turn's is spent and the decision should get this share of the rest.
    pub(crate) fn part(self, spent: Duration, share: f64) -> Duration {
        if self.per_turn { self.span.saturating_sub(spent).mul_f64(share) } else { self.span }
    }
}

impl Limit {
    /// The budget with this signal to stop.
    pub(crate) fn budget<'a>(&self, stop: &'a dyn Fn() -> bool) -> Budget<'a> {
        match (self.time, self.iterations) {
            (None, iterations) => Budget::iterations(iterations.unwrap_or(Budget::QUICK)),
            (Some(_), None) => Budget::until(stop),
            (Some(_), Some(iterations)) => Budget::until(stop).at_most(iterations),
        }
    }

    /// For programs.
    pub(crate) fn json(&self) -> Value {
        let time = self.time.map(|time| time.span.as_secs_f64() * 1e3);
        json!({
            "time_ms": time,
            "per_turn": self.time.is_some_and(|time| time.per_turn),
            "iterations": self.iterations,
        })
    }
}

impl Spec {
    /// Reads a name with an optional budget; `usual` is the budget of those who name none.
    pub(crate) fn read<G: LabGame>(text: &str, usual: Limit) -> Result<Self> {
        let (who, own) = split(text)?;
        let who = match who.strip_prefix(PROGRAM) {
            Some(command) => Who::Program(words(command)?),
            None => name::<G>(who)?,
        };
        let limit = match (&who, own) {
            (Who::Program(_), Some(Limit { time: None, .. })) => {
                bail!("{text}: a program has no iterations to count; give it a time, such as @50ms")
            }
            (_, Some(own)) => own,
            (Who::Program(_), None) => {
                Limit { time: Some(usual.time.unwrap_or(USUAL_TIME)), iterations: None }
            }
            (Who::Kind(_) | Who::Reference(_), None) => usual,
        };
        Ok(Self { who, limit, name: text.to_owned() })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// A time such as `50ms`, `1.5s` or `1m`, for each decision, or `50ms/turn`.
pub(crate) fn time(text: &str) -> Result<Time, String> {
    let expected = || format!("“{text}” is not a time; write 50ms, 1.5s, 1m or 50ms/turn, up to 10m");
    let (time, per_turn) = text.strip_suffix("/turn").map_or((text, false), |time| (time, true));
    let digits = time.find(|c: char| c != '.' && !c.is_ascii_digit()).unwrap_or(time.len());
    let (number, unit) = time.split_at(digits);
    let seconds = match unit {
        "ms" => 0.001,
        "s" => 1.0,
        "m" => 60.0,
        _ => return Err(expected()),
    };
    let number: f64 = number.parse().map_err(|_| expected())?;
    let span = Duration::try_from_secs_f64(number * seconds).map_err(|_| expected())?;
    if span.is_zero() || span > LONGEST { Err(expected()) } else { Ok(Time { span, per_turn }) }
}

/// The part before the budget, and the budget. The command of a program may contain `@`: only what begins with a digit
/// after the last one is a budget.
fn split(text: &str) -> Result<(&str, Option<Limit>)> {
    let is_budget =
        |budget: &str| !text.starts_with(PROGRAM) || budget.starts_with(|c: char| c.is_ascii_digit());
    match text.rsplit_once('@') {
        Some((who, budget)) if is_budget(budget) => Ok((who, Some(self::budget(text, budget)?))),
        _ => Ok((text, None)),
    }
}

fn budget(spec: &str, text: &str) -> Result<Limit> {
    if let Some(iterations) = text.strip_suffix("it").and_then(|number| number.parse().ok())
        && iterations > 0
    {
        return Ok(Limit { time: None, iterations: Some(iterations) });
    }
    match time(text) {
        Ok(time) => Ok(Limit { time: Some(time), iterations: None }),
        Err(_) => bail!(
            "{spec}: “{text}” is not a budget; write a time (50ms, 1.5s, 50ms/turn) or iterations (2000it)"
        ),
    }
}

fn name<G: LabGame>(name: &str) -> Result<Who> {
    let kind = G::KINDS.iter().copied().find(|kind| kind.name() == name).map(Who::Kind);
    let found = kind
        .or_else(|| G::REFERENCE_PLAYERS.iter().copied().find(|known| *known == name).map(Who::Reference));
    let Some(who) = found else {
        let names: Vec<&str> =
            G::KINDS.iter().map(|kind| kind.name()).chain(G::REFERENCE_PLAYERS.iter().copied()).collect();
        let (game, names) = (G::NAME, names.join(", "));
        bail!("“{name}” is no computer player of {game}: there are {names}, or a program (cmd:./mybot.py)");
    };
    Ok(who)
}

/// A command as words, quoted as in a shell.
fn words(command: &str) -> Result<Vec<String>> {
    match shlex::split(command) {
        None => bail!("{PROGRAM}{command}: a quote is never closed"),
        Some(words) if words.is_empty() => bail!("{PROGRAM} needs a program, such as cmd:./mybot.py"),
        Some(words) => Ok(words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambit::Gambit;

    fn read(text: &str) -> Result<Spec> {
        Spec::read::<Gambit>(text, Limit { time: Some(USUAL_TIME), iterations: None })
    }

    #[test]
    fn names_have_a_budget_or_get_the_usual_one() {
        let limit = |ms, per_turn| {
            let time = Time { span: Duration::from_millis(ms), per_turn };
            Limit { time: Some(time), iterations: None }
        };
        let millis = |ms| limit(ms, false);
        let program = |words: &[&str]| Who::Program(words.iter().map(|word| (*word).to_owned()).collect());
        for (text, who, limit) in [
            ("greedy", Who::Kind(Kind::Greedy), millis(50)),
            ("greedy@1.5s", Who::Kind(Kind::Greedy), millis(1500)),
            ("greedy@2s/turn", Who::Kind(Kind::Greedy), limit(2000, true)),
            ("random@70it", Who::Kind(Kind::Random), Limit { time: None, iterations: Some(70) }),
            ("cmd:./my.py", program(&["./my.py"]), millis(50)),
            ("cmd:python3 'a b.py' -x@1m", program(&["python3", "a b.py", "-x"]), millis(60_000)),
            ("cmd:./me@home/bot ''", program(&["./me@home/bot", ""]), millis(50)),
        ] {
            assert_eq!(read(text).unwrap(), Spec { who, limit, name: text.to_owned() });
        }
    }

    #[test]
    fn the_time_of_a_turn_is_shared_by_its_decisions() {
        let millis = Duration::from_millis;
        let turn = Time { span: millis(60), per_turn: true };
        assert_eq!(turn.part(millis(0), 0.5), millis(30));
        assert_eq!(turn.part(millis(10), 0.5), millis(25));
        assert_eq!(turn.part(millis(61), 1.0), millis(0));
        assert_eq!(Time { per_turn: false, ..turn }.part(millis(99), 0.5), millis(60));
    }

    #[test]
    fn bad_names_and_budgets_are_explained() {
        for (text, part) in [
            ("deepblue", "no computer player of gambit"),
            ("greedy@", "not a budget"),
            ("greedy@0ms", "not a budget"),
            ("greedy@-1s", "not a budget"),
            ("greedy@0it", "not a budget"),
            ("greedy@11m", "not a budget"),
            ("greedy@soon", "not a budget"),
            ("cmd:", "needs a program"),
            ("cmd:\"a b", "never closed"),
            ("cmd:./bot@5it", "give it a time"),
            ("cmd:./bot@5parsecs", "not a budget"),
        ] {
            let error = read(text).unwrap_err().to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
