//! People who study beside those who play: they read reviews of recorded games, have setup cards measured, and ask for hints. It is
//! played without them and with them in turns, so that what else the machine does falls on both.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use bots::{Budget, Kind, Playable};
use gambit::{Gambit, Setup};
use room::games::gambit::AskFairness;
use serde::Deserialize;
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use table::shuffle::Quick;
use table::{Game, Header, Log, Match, Pending, Player, PlayerKind, Seat};
use tokio::task::JoinSet;

use super::node::Node;
use super::player::{Table, Tally};
use super::{Played, Processors, ServerArgs, play, play_measured, sum};
use crate::client::post;
use crate::client::wire::http::Source;
use crate::client::wire::{AskReview, SeatName};
use crate::generator;

/// It is played at most so often without and with those who study, at least so many seconds each time.
const TURNS: u64 = 12;
const SECONDS: u64 = 10;
/// How often a page asks for what grows.
const AGAIN: Duration = Duration::from_millis(700);
/// How long a server may go on with what nobody reads any more.
const DONE_WITHIN: Duration = Duration::from_mins(1);

/// What was counted while people studied.
#[derive(Default)]
pub(crate) struct Study {
    pub(crate) tally: Tally,
    pub(crate) reviews: Made,
    pub(crate) cards: Made,
    /// For each turn how many times as long the slowest of a hundred actions took as without those who study.
    pub(crate) turns: Vec<f64>,
}

/// What was made for those who study.
#[derive(Clone, Copy, Default)]
pub(crate) struct Made {
    /// How many became whole.
    pub(crate) whole: u64,
    /// The steps of all: looks at a decision, games with a card.
    pub(crate) steps: u64,
}

/// What somebody studies.
#[derive(Clone, Copy)]
enum Subject {
    Games,
    Cards,
}

/// Plays without and with those who study, in turns; each gets the seconds that were asked for.
pub(super) async fn compare(
    args: &ServerArgs,
    nodes: &[Node],
    mut tables: Vec<Table>,
    measured: impl Fn() -> Processors,
) -> Result<(Played, Option<Study>, Vec<Table>)> {
    let (mut without, mut with) = (Played::default(), Study::default());
    let (mut number, turns) = (0, (args.seconds / SECONDS).clamp(1, TURNS));
    for turn in 0..turns {
        if turn > 0 {
            wait_until_done(nodes).await?;
        }
        let seconds = args.seconds * (turn + 1) / turns - args.seconds * turn / turns;
        let (played, rest) = play_measured(args, tables, seconds, &measured).await?;
        let slow = played.tally.percentile(0.99);
        without.add(played);
        let mut readers = JoinSet::new();
        let end = Instant::now() + Duration::from_secs(seconds);
        for (subject, people) in [(Subject::Games, args.reviews), (Subject::Cards, args.cards)] {
            for _ in 0..people {
                let address = nodes[number as usize % nodes.len()].address;
                readers.spawn(subject.study(address, args.seed, number, end));
                number += 1;
            }
        }
        let (tally, rest) = play(args, rest, seconds, args.hints).await?;
        with.turns.extend(tally.percentile(0.99).zip(slow).map(|(with, without)| with / without));
        with.tally.add(tally);
        while let Some(read) = readers.join_next().await {
            let (subject, made) = read??;
            let sum = match subject {
                Subject::Games => &mut with.reviews,
                Subject::Cards => &mut with.cards,
            };
            sum.whole += made.whole;
            sum.steps += made.steps;
        }
        tables = rest;
    }
    Ok((without, Some(with), tables))
}

impl Study {
    /// Between what the ratio of the slowest actions lies as far as the turns tell: their geometric mean and twice its standard error.
    pub(crate) fn between(&self) -> Option<(f64, f64)> {
        if self.turns.len() < 2 {
            return None;
        }
        let count = self.turns.len() as f64;
        let logs = || self.turns.iter().map(|ratio| ratio.ln());
        let mean = logs().sum::<f64>() / count;
        let squares: f64 = logs().map(|log| (log - mean) * (log - mean)).sum();
        let error = 2.0 * (squares / (count - 1.0) / count).sqrt();
        Some(((mean - error).exp(), (mean + error).exp()))
    }
}

impl Played {
    fn add(&mut self, other: Self) {
        let sum = |one: Option<Duration>, two: Option<Duration>| Some(one.unwrap_or_default() + two?);
        self.tally.add(other.tally);
        self.elapsed += other.elapsed;
        self.server_processor = sum(self.server_processor, other.server_processor);
        self.own_processor = sum(self.own_processor, other.own_processor);
    }
}

impl Subject {
    /// Asks for one after the other that nobody has asked for yet, each until it is whole, until the end.
    async fn study(self, address: SocketAddr, seed: u64, number: u32, end: Instant) -> Result<(Self, Made)> {
        let mut made = Made::default();
        for next in 0.. {
            let (path, body) = self.question(seed, u64::from(number) << 32 | next)?;
            let mut done = 0;
            while Instant::now() < end {
                let answer = post(address, path, &body).await?;
                if answer.status != 200 {
                    bail!("{path} answers {} {}", answer.status, answer.body);
                }
                let of;
                (done, of) = progress(&answer.body)?;
                if done == of {
                    made.whole += 1;
                    break;
                }
                tokio::time::sleep(AGAIN).await;
            }
            made.steps += u64::from(done);
            if Instant::now() >= end {
                break;
            }
        }
        Ok((self, made))
    }

    /// Where it is asked, and what.
    fn question(self, seed: u64, number: u64) -> Result<(&'static str, String)> {
        Ok(match self {
            Self::Games => {
                let source = Source::Log(recorded(seed, number));
                let asked = AskReview { source, seat: SeatName(Seat::new(0)) };
                ("/api/v1/reviews", serde_json::to_string(&asked)?)
            }
            Self::Cards => {
                // Of another name it is another card.
                let card = Setup::default().to_string().replacen("setup ", &format!("setup {number} "), 1);
                ("/api/v1/fairness", serde_json::to_string(&AskFairness { text: card, players: 4 })?)
            }
        })
    }
}

/// How far an answer is, and how far it goes. The rest is not taken in: on the machine that measures, reading it would cost those
/// who play more than making it.
fn progress(answer: &str) -> Result<(u32, u32)> {
    #[derive(Deserialize)]
    struct Progress {
        #[serde(alias = "games")]
        done: u32,
        #[serde(alias = "most")]
        steps: u32,
    }
    let Progress { done, steps } = serde_json::from_str(answer)?;
    Ok((done, steps))
}

/// The log of a game of two who take what they can get: as long as people's games are.
fn recorded(seed: u64, number: u64) -> String {
    let mut rng = generator(seed, number);
    let game = Gambit::usual(2);
    let player =
        |seed| Gambit::player(Kind::Greedy, SmallRng::seed_from_u64(seed)).expect("there is a greedy player");
    let mut players = [player(rng.next_u64()), player(rng.next_u64())];
    let (mut table, mut legal) = (Match::new(game.clone()), Vec::new());
    loop {
        table.settle(&mut Quick(&mut rng));
        let Pending::Seats(seats) = table.pending() else { break };
        for seat in seats.iter() {
            game.legal(table.state(), seat, &mut legal);
            let known = game.knowledge(table.state(), seat);
            let decision = players[seat.index()].decide(&game, &known, &legal, Budget::iterations(1));
            table.play(seat, decision.action).expect("what is listed is legal");
        }
    }
    let person = |name: &str| Player { kind: PlayerKind::Person, name: name.to_owned() };
    let header = Header {
        players: vec![person("Ola"), person("Jan")],
        commitment: None,
        entropy: Vec::new(),
        daily: None,
        photo: false,
        branches: Vec::new(),
    };
    Log::new(header, table, None).to_string()
}

/// Waits until the servers have let go of what nobody reads any more.
async fn wait_until_done(nodes: &[Node]) -> Result<()> {
    let start = Instant::now();
    while sum(nodes, "stolik_studies_pending").await? > 0 {
        if start.elapsed() > DONE_WITHIN {
            bail!("a server goes on with what nobody reads");
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_that_agree_are_sure_and_one_alone_says_nothing() {
        let between = |turns: &[f64]| Study { turns: turns.to_vec(), ..Study::default() }.between();
        assert_eq!(between(&[2.0]), None);
        assert_eq!(
            between(&[2.0, 2.0, 2.0]).map(|(low, high)| (low.round(), high.round())),
            Some((2.0, 2.0))
        );
        // Half and twice as long are as far from 1, whichever comes first.
        let (low, high) = between(&[0.5, 2.0]).expect("two turns differ");
        assert!((low * high - 1.0).abs() < 1e-9 && (high / 4.0 - 1.0).abs() < 1e-9, "{low} to {high}");
    }
}
