//! Skakanie's options as flags, for every command that starts a game.

use anyhow::Result;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use skakanie::{Difficulty, DragonStart, Picture, SingleCost, Skakanie, Target};
use table::{BySeat, Seat};

/// Skakanie's options.
#[derive(Clone, Debug, clap::Args)]
#[command(next_help_heading = "Rules of Skakanie")]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of its own on the command line")]
pub struct SkakanieFlags {
    /// The picture in pieces, columns x rows, 12 to 128 pieces [default: by players and difficulty] (S1)
    #[arg(long, value_name = "WxH", conflicts_with = "difficulty")]
    picture: Option<Picture>,
    /// The picture a step smaller or larger than the usual one for so many players (S1)
    #[arg(long, value_parser = difficulty_parser(), default_value = "normal")]
    difficulty: Difficulty,
    /// The youngest player, who begins (S4)
    #[arg(long, value_name = "SEAT", default_value = "A")]
    youngest: Seat,
    /// Actions in a turn, 1 to 9 (S5, S13 a)
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=9))]
    actions: u8,
    /// More actions for chosen seats, such as A2,C1, or - (S13 b)
    #[arg(long, value_name = "SEATS", default_value = "-", allow_hyphen_values = true, value_parser = extra)]
    extra: BySeat<u8>,
    /// Single pieces cost two points instead of one (S13 c)
    #[arg(long)]
    singles: bool,
    /// Players may move each other's pawns (S13 d)
    #[arg(long)]
    push: bool,
    /// One common pool of pieces (S13 e)
    #[arg(long)]
    joint: bool,
    /// A bitten player gives a random piece (house option of S8)
    #[arg(long)]
    fierce: bool,
    /// What the team needs: points for each player, or a share of all pieces [default: 5; alone 60%] (S12)
    #[arg(long, value_name = "POINTS|SHARE%")]
    target: Option<Target>,
    /// Where the Dragon starts: an outer stack (1–5, 8–12) or random (S3)
    #[arg(long, value_name = "STACK|random", default_value = "random")]
    dragon: DragonStart,
}

impl SkakanieFlags {
    /// The game these flags describe, for so many seats; the error names all that is wrong.
    pub fn game(&self, seats: usize) -> Result<Skakanie> {
        let mut options = skakanie::Options {
            youngest: self.youngest,
            picture: self.picture.unwrap_or_else(|| Picture::for_players(seats, self.difficulty)),
            actions: self.actions,
            extra: self.extra,
            singles: if self.singles { SingleCost::Two } else { SingleCost::One },
            push: self.push,
            joint: self.joint,
            fierce: self.fierce,
            dragon: self.dragon,
            ..skakanie::Options::new(seats)
        };
        options.target = self.target.unwrap_or_else(|| options.usual_target());
        Skakanie::new(options).map_err(|errors| {
            let lines: Vec<String> = errors.iter().map(|error| format!("--{error}")).collect();
            anyhow::anyhow!("{}", lines.join("\n").replace("--seats", "--players"))
        })
    }
}

fn difficulty_parser() -> impl TypedValueParser<Value = Difficulty> {
    PossibleValuesParser::new(["easy", "normal", "hard"]).map(|word| match word.as_str() {
        "easy" => Difficulty::Easy,
        "hard" => Difficulty::Hard,
        _ => Difficulty::Normal,
    })
}

/// Reads the value as the line of options in a log does.
fn extra(text: &str) -> Result<BySeat<u8>, String> {
    let line = format!("options seats=6 actions=1 extra={}", text.replace(' ', "_"));
    let options: skakanie::Options = line.parse().map_err(|errors: table::ParseErrors| {
        let first = errors.0.into_iter().next().map(|error| error.what).unwrap_or_default();
        first.trim_start_matches("extra: ").to_owned()
    })?;
    Ok(options.extra)
}
