//! When a contest may stop before all its games are played.

use anyhow::{Result, bail};

use super::estimate::decisive;

/// When the answer is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum StopRule {
    /// When the 95 % interval reaches no further than this to either side.
    Within(f64),
    /// When it is known who is better: a sequential probability ratio test of "better by so much" against "worse by so much".
    Better(f64),
}

/// What differences are measured in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unit {
    /// As it is written after a number.
    pub(crate) name: &'static str,
    /// The difference that `better` tells apart unless told otherwise.
    pub(crate) usual: f64,
}

/// Win rates are compared in Elo.
pub(crate) const ELO: Unit = Unit { name: "elo", usual: 10.0 };
/// Teams are compared in points.
pub(crate) const POINTS: Unit = Unit { name: "points", usual: 0.5 };

impl StopRule {
    /// `5elo`, `better`, `better:20elo`; with other units accordingly.
    pub(crate) fn read(text: &str, unit: Unit) -> Result<Self> {
        let amount = |text: &str| {
            let number = text.strip_suffix(unit.name).and_then(|number| number.parse::<f64>().ok());
            number.filter(|number| number.is_finite() && *number > 0.0)
        };
        let found = match text.strip_prefix("better") {
            Some("") => Some(Self::Better(unit.usual)),
            Some(rest) => rest.strip_prefix(':').and_then(amount).map(Self::Better),
            None => amount(text).map(Self::Within),
        };
        let Some(rule) = found else {
            bail!("--until {text}: write a width such as 5{0}, or better, or better:20{0}", unit.name);
        };
        Ok(rule)
    }

    /// The number that makes the answer known, if it is: half the width of the interval, or the log-likelihood ratio of better
    /// against worse by a difference.
    pub(crate) fn verdict(
        self,
        half_width: impl FnOnce() -> f64,
        ratio: impl FnOnce(f64) -> f64,
    ) -> Option<f64> {
        match self {
            Self::Within(wanted) => Some(half_width()).filter(|half| *half <= wanted),
            Self::Better(difference) => Some(ratio(difference)).filter(|ratio| ratio.abs() >= decisive()),
        }
    }

    /// What was waited for, in words.
    pub(crate) fn words(self, unit: Unit) -> String {
        let unit = unit.name;
        match self {
            Self::Within(half) => format!("until the 95 % interval is within ± {half} {unit}"),
            Self::Better(by) => {
                format!("until it is known who is better (test of +{by} against −{by} {unit})")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_or_explained() {
        for (text, rule) in [
            ("5elo", StopRule::Within(5.0)),
            ("0.5elo", StopRule::Within(0.5)),
            ("better", StopRule::Better(10.0)),
            ("better:20elo", StopRule::Better(20.0)),
        ] {
            assert_eq!(StopRule::read(text, ELO).unwrap(), rule);
        }
        for bad in
            ["", "5", "elo", "-5elo", "0elo", "infelo", "5points", "bettered", "better:", "better:5points"]
        {
            let error = StopRule::read(bad, ELO).unwrap_err().to_string();
            assert!(error.contains("write a width such as 5elo"), "{error}");
        }
        assert_eq!(StopRule::read("1points", POINTS).unwrap(), StopRule::Within(1.0));
    }
}
