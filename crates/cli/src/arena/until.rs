//! When a contest may stop before all its games are played.

use anyhow::{Result, bail};

/// When the answer is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Until {
    /// When the 95 % interval reaches no further than this to either side.
    Within(f64),
    /// When it is known who is better: a sequential probability ratio test of "better by so much" against "worse by so much".
    Better(f64),
}

/// What differences are measured in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unit {
    /// As it is written after a number.
    pub(super) name: &'static str,
    /// The difference that `better` tells apart unless told otherwise.
    pub(super) usual: f64,
}

/// Win rates are compared in Elo.
pub(super) const ELO: Unit = Unit { name: "elo", usual: 10.0 };
/// Teams are compared in points.
pub(super) const POINTS: Unit = Unit { name: "points", usual: 0.5 };

impl Until {
    /// `5elo`, `better`, `better:20elo`; with other units accordingly.
    pub(super) fn read(text: &str, unit: Unit) -> Result<Self> {
        let amount = |text: &str| {
            let number = text.strip_suffix(unit.name).and_then(|number| number.parse::<f64>().ok());
            number.filter(|number| number.is_finite() && *number > 0.0)
        };
        let found = match text.strip_prefix("better") {
            Some("") => Some(Self::Better(unit.usual)),
            Some(rest) => rest.strip_prefix(':').and_then(amount).map(Self::Better),
            None => amount(text).map(Self::Within),
        };
        let Some(until) = found else {
            bail!("--until {text}: write a width such as 5{0}, or better, or better:20{0}", unit.name);
        };
        Ok(until)
    }

    /// What was waited for, in words.
    pub(super) fn words(self, unit: Unit) -> String {
        match self {
            Self::Within(half) => format!("until the 95 % interval is within ± {half} {}", unit.name),
            Self::Better(difference) => {
                format!(
                    "until it is known who is better (test of +{difference} against −{difference} {})",
                    unit.name
                )
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_or_explained() {
        for (text, until) in [
            ("5elo", Until::Within(5.0)),
            ("0.5elo", Until::Within(0.5)),
            ("better", Until::Better(10.0)),
            ("better:20elo", Until::Better(20.0)),
        ] {
            assert_eq!(Until::read(text, ELO).unwrap(), until);
        }
        for bad in
            ["", "5", "elo", "-5elo", "0elo", "infelo", "5points", "bettered", "better:", "better:5points"]
        {
            let error = Until::read(bad, ELO).unwrap_err().to_string();
            assert!(error.contains("write a width such as 5elo"), "{error}");
        }
        assert_eq!(Until::read("1points", POINTS).unwrap(), Until::Within(1.0));
    }
}
