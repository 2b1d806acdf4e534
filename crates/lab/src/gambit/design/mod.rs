//! `stolik setups design`: searches for cards that are fair to every seat and lively, from a card or from nothing.

mod draft;
mod search;
mod symmetry;
#[cfg(test)]
mod tests;

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use gambit::Certificate;
use serde_json::{Value, json};

use self::draft::Draft;
use self::search::{Found, Search};
pub use self::symmetry::Symmetry;
use super::fairness::{certify, level, share};
use super::find_setup;
use crate::files;
use crate::output::{Format, print};
use crate::stats::interval_json;

const EXAMPLES: &str = "\
Examples:
  stolik setups design --seed 7
  stolik setups design --from \"Two Armies\" --symmetry none --rounds 8 --out my-cards
  stolik setups design --from \"Two Islands\" --symmetry none --keep-tokens
  stolik setups design --players 4 --level master@100it --certify 4000

A round plays cards against each other on the same deals; the better half plays on, twice as long. The next round has the best of \
them and changes of them; what a round keeps is in --out as soon as it ends. In the end the best are measured once more, on \
deals that no round has seen, and written with certificates that `stolik setups check --fairness` repeats.";

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Start from this card: the name of a built-in one, or a file; otherwise from nothing, with the tokens of the box
    #[arg(long, value_name = "CARD")]
    from: Option<String>,
    /// What the cards are unchanged by
    #[arg(long, value_enum, default_value_t)]
    symmetry: Symmetry,
    /// Leave the tokens where they are and move only the starting squares (with --from)
    #[arg(long, requires = "from")]
    keep_tokens: bool,
    /// For how many players they should be fair
    #[arg(long, value_name = "N,…", value_delimiter = ',', default_value = "2,3,4", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: Vec<u8>,
    /// Who plays at all seats, with a budget of iterations: strong, master@100it
    #[arg(long, value_name = "LEVEL", default_value = "strong")]
    level: String,
    /// How many rounds
    #[arg(long, value_name = "R", default_value_t = 4, value_parser = clap::value_parser!(u16).range(1..=1000))]
    rounds: u16,
    /// How many cards play in a round
    #[arg(long, value_name = "C", default_value_t = 24, value_parser = clap::value_parser!(u16).range(2..=1000))]
    cards: u16,
    /// The games of a card in a round's first heat, for each number of players; each heat has twice as many
    #[arg(long, value_name = "M", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// How many cards a round keeps, and are written in the end
    #[arg(long, value_name = "K", default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..=100))]
    keep: u16,
    /// The games of each certificate
    #[arg(long, value_name = "M", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    certify: u32,
    /// The name of the cards, which are numbered
    #[arg(long, value_name = "NAME", default_value = "Design")]
    name: String,
    /// The seed, from which everything follows
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Threads; 0 is one for each core
    #[arg(long, value_name = "T", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1024))]
    threads: u16,
    /// Write a file for each card into this folder; otherwise the cards are printed
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// How to write the report
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Runs `stolik setups design`.
pub fn run(args: &Args) -> Result<()> {
    let level = level(&args.level)?;
    if level.limit.time.is_some() {
        bail!("{}: only games with a budget of iterations can be repeated, such as master@100it", args.level);
    }
    if args.keep >= args.cards {
        bail!("--keep {} leaves nothing to choose of --cards {}", args.keep, args.cards);
    }
    let longest = format!("{} {}", args.name, args.keep);
    if format!("setup {longest}\n{BLANK}").parse::<gambit::Setup>().is_err() {
        bail!(
            "“{}” cannot be a card's name: one line of at most {} characters with the number",
            args.name,
            gambit::LONGEST_NAME
        );
    }
    if let Some(folder) = &args.out {
        std::fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    }
    let start = match &args.from {
        Some(card) => {
            let draft = Draft::from_setup(&find_setup(card)?, args.symmetry)?;
            Some(if args.keep_tokens { draft.with_tokens_fixed() } else { draft })
        }
        None => None,
    };
    let fresh = |rng: &mut _| start.clone().unwrap_or_else(|| Draft::random(args.symmetry, rng));
    let search = args.search();
    let rounds = search.rounds;
    let measure = |drafts, games, seed| search.measure(&level, drafts, games, seed);
    // A search can take a night: what a round found is there if the next one is cut short.
    let found = search.run(measure, fresh, |round, found| {
        let (away, lively) = (found[0].unevenness * 100.0, found[0].lead_changes);
        eprintln!("round {round} of {rounds}: the best is {away:.1} % from even, {lively:.1} changes of the lead a game");
        args.write(found).map(drop)
    })?;
    let drafts = found.into_iter().map(|found| found.draft).collect();
    // No round had these deals: who was chosen for its luck shows now.
    let mut fair = measure(drafts, args.certify as usize, args.seed)?;
    fair.sort_by(|one, other| one.unevenness.total_cmp(&other.unevenness));
    let cards = args.write(&fair)?;
    let all = || cards.iter().map(Card::json).collect();
    print(&args.format.answer(|| cards.iter().map(Card::said).collect::<Vec<_>>().join("\n"), all))
}

/// A board with one token, to see whether a name is one.
const BLANK: &str = "P1234...\n........\n........\n........\n........\n........\n........\n........\n";

/// A card that was found, as it is written.
struct Card {
    path: Option<PathBuf>,
    text: String,
    name: String,
    unevenness: f64,
    lead_changes: f64,
    certificates: Vec<Certificate>,
}

impl Args {
    fn search(&self) -> Search {
        let mut players: Vec<usize> = self.players.iter().map(|players| usize::from(*players)).collect();
        players.sort_unstable();
        players.dedup();
        Search {
            players,
            level: self.level.clone(),
            rounds: usize::from(self.rounds),
            cards: usize::from(self.cards),
            games: self.games as usize,
            keep: usize::from(self.keep),
            seed: self.seed,
            threads: usize::from(self.threads),
        }
    }

    /// The cards, which are also in their files then, if there is a folder for them.
    fn write(&self, found: &[Found]) -> Result<Vec<Card>> {
        let cards: Vec<Card> = (1..).zip(found).map(|(number, found)| self.card(number, found)).collect();
        for card in &cards {
            if let Some(path) = &card.path {
                files::write(path, &card.text)?;
            }
        }
        Ok(cards)
    }

    fn card(&self, number: usize, found: &Found) -> Card {
        let name = format!("{} {number}", self.name);
        let certificates: Vec<Certificate> = found.measured.iter().map(certify).collect();
        let lines: String = certificates.iter().map(|certificate| format!("{certificate}\n")).collect();
        let letters = name
            .to_lowercase()
            .chars()
            .map(|c| if c.is_alphanumeric() { c } else { '-' })
            .collect::<String>();
        Card {
            path: self.out.as_ref().map(|folder| folder.join(format!("{letters}.setup"))),
            text: format!(
                "# Found by `stolik setups design --seed {}`.\n{lines}{}",
                self.seed,
                found.draft.setup(&name)
            ),
            name,
            unevenness: found.unevenness,
            lead_changes: found.lead_changes,
            certificates,
        }
    }
}

impl Card {
    /// What is printed for people: the file, or where it is and how fair.
    fn said(&self) -> String {
        let Some(path) = &self.path else { return self.text.clone() };
        format!(
            "{}: {:.1} % from even, {:.1} changes of the lead a game\n",
            path.display(),
            self.unevenness * 100.0,
            self.lead_changes
        )
    }

    fn json(&self) -> Value {
        let shares = self.certificates.iter().map(|certificate| {
            let seats: Vec<Value> =
                (0..certificate.players).map(|place| interval_json(share(certificate, place))).collect();
            json!({ "players": certificate.players, "games": certificate.games, "wins": seats })
        });
        json!({
            "name": self.name,
            "file": self.path.as_ref().map(|path| path.display().to_string()),
            "card": self.text,
            "unevenness": self.unevenness,
            "lead_changes": self.lead_changes,
            "measured": shares.collect::<Vec<_>>(),
        })
    }
}
