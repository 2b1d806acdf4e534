//! Luck is what chance gave against what it might have given: zero in the mean, whatever is played and however it is judged.
// Helpers of tests fail as tests do.
#![allow(clippy::unwrap_used)]

use bots::{Budget, Kind, Outlook, Playable, Worth};
use gambit::{Card, Cards, Chance, Gambit, State};
use skakanie::{Action, Options, Picture, Piece, Skakanie, StackId};
use stolik_study::{Draw, Story};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Quick, below};
use table::{Branch, BySeat, Draws, Entry, Game, Match, Pending, Seat, Step};

const ME: Seat = Seat::new(0);

/// Judges a position at sight, for so many seats.
struct Crude(usize);

impl Crude {
    fn worth(&self, score: f64, luck: u64) -> BySeat<Worth> {
        BySeat::from_fn(self.0, |_| Worth { win: score + (luck % 1000) as f64 / 1000.0, score })
    }
}

/// By the cards of the first two seats.
impl Outlook<Gambit> for Crude {
    fn look(&mut self, world: &State, luck: u64) -> BySeat<Worth> {
        let cards = |seat: usize| {
            let cards = world.hand(Seat::new(seat)).plus(world.row(Seat::new(seat)).iter().collect());
            Card::ALL
                .iter()
                .zip([1.0, 5.0, 9.0, 3.0])
                .map(|(card, worth)| worth * f64::from(cards.count(*card)))
                .sum::<f64>()
        };
        self.worth(cards(0) - cards(1), luck)
    }
}

/// By the pieces on top, and a little by those below.
impl Outlook<Skakanie> for Crude {
    fn look(&mut self, world: &skakanie::State, luck: u64) -> BySeat<Worth> {
        let worth = |piece: Piece| (piece.index() * 37 % 11) as f64;
        let stack = |stack| {
            world.stack(stack).zip([1.0, 0.3, 0.1]).map(|(piece, part)| part * worth(piece)).sum::<f64>()
        };
        self.worth(StackId::all().map(stack).sum(), luck)
    }
}

/// A game of players of one kind.
fn play<G: Playable>(game: &G, kind: Kind, seed: u64) -> Match<G> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut players: Vec<_> = Seat::all(game.seats())
        .map(|seat| G::player(kind, SmallRng::seed_from_u64(1000 * seed + seat.index() as u64)).unwrap())
        .collect();
    let mut played = Match::new(game.clone());
    let mut legal = Vec::new();
    loop {
        played.settle(&mut Quick(&mut rng));
        let Pending::Seats(seats) = played.pending() else { return played };
        let seat = seats.iter().next().unwrap();
        let known = game.knowledge(played.state(), seat);
        game.legal(played.state(), seat, &mut legal);
        let decided = players[seat.index()].decide(game, &known, &legal, Budget::iterations(20));
        played.play(seat, decided.action).unwrap();
    }
}

/// The mean of samples and its standard error.
fn mean(samples: &[f64]) -> (f64, f64) {
    let count = samples.len() as f64;
    let mean = samples.iter().sum::<f64>() / count;
    let squares: f64 = samples.iter().map(|sample| (sample - mean) * (sample - mean)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

/// How many of a kind are in the pile a seat draws from; when that has run out, in the discards shuffled anew (G13).
fn in_pile(game: &Gambit, before: &State, seat: Seat, card: Card) -> u32 {
    let known = game.knowledge(before, seat);
    let held = known.hand().plus(known.row().iter().collect::<Cards>());
    let pile = if known.pile().is_empty() { game.options().deck.minus(held) } else { known.pile() };
    pile.count(card)
}

#[test]
fn g8_over_all_cards_that_may_be_drawn_luck_is_exactly_zero() {
    let (mut draws, mut shuffled, mut uneven) = (0, 0, 0);
    for seats in 2..=4 {
        let game = Gambit::usual(seats);
        let story = Story::of(&play(&game, Kind::Greedy, seats as u64));
        for (number, draw) in (0..).zip(&story.draws) {
            let Step::Chance(Chance::Draw(seat, _)) = draw.step else { continue };
            for outlook in [&mut Crude(seats) as &mut dyn Outlook<Gambit>, &mut *game.outlook()] {
                let (mut sum, mut all, mut most) = (0.0, 0.0, 0.0f64);
                for card in Card::ALL {
                    let count = f64::from(in_pile(&game, &draw.before, seat, card));
                    if count > 0.0 {
                        let came = Draw { step: Step::Chance(Chance::Draw(seat, card)), ..draw.clone() };
                        let luck = came.luck(&game, outlook, ME, (3, number)).mean;
                        (sum, all, most) = (sum + count * luck, all + count, most.max(luck.abs()));
                    }
                }
                assert!((sum / all).abs() < 1e-9, "{:?}: {}", draw.step, sum / all);
                uneven += usize::from(most > 0.05);
            }
            draws += 1;
            shuffled += usize::from(game.knowledge(&draw.before, seat).pile().is_empty());
        }
    }
    assert!(draws > 100 && shuffled > 8 && uneven > 50, "{draws}, {shuffled} after a shuffle, {uneven}");
}

#[test]
fn g6_over_all_first_hands_luck_is_zero() {
    let game = Gambit::usual(2);
    let story = Story::of(&play(&game, Kind::Greedy, 1));
    let deals = story.draws.iter().filter(|draw| matches!(draw.step, Step::Chance(Chance::Deal(..))));
    let deals: Vec<_> = deals.collect();
    assert_eq!(deals.len(), 2);
    for draw in deals {
        let (mut sum, mut all, mut error) = (0.0, 0.0, 0.0f64);
        for chance in game.chances(&draw.before).unwrap() {
            let Chance::Deal(seat, hand) = chance else { panic!("{chance:?} is no deal") };
            // The ways to take these cards from the pile.
            let ways = |card| {
                let pile = in_pile(&game, &draw.before, seat, card);
                (0..hand.count(card)).fold(1.0, |ways, n| ways * f64::from(pile - n) / f64::from(n + 1))
            };
            let ways: f64 = Card::ALL.into_iter().map(ways).product();
            let luck = Draw { step: Step::Chance(chance), ..draw.clone() }.luck(
                &game,
                &mut Crude(2),
                ME,
                (2_000, 5),
            );
            (sum, all, error) = (sum + ways * luck.mean, all + ways, error.max(luck.error));
        }
        assert!((sum / all).abs() < 3.0 * error && error < 0.2, "{} ± {error}", sum / all);
        assert!((all - 792.0).abs() < 1e-9, "twelve cards give 792 hands of five, not {all}");
    }
}

fn two_by_skakanie() -> Skakanie {
    Skakanie::new(Options { picture: Picture::new(6, 4).unwrap(), ..Options::new(2) }).unwrap()
}

#[test]
fn s6_over_all_pieces_that_may_turn_up_luck_is_zero() {
    let game = two_by_skakanie();
    let story = Story::of(&play(&game, Kind::Greedy, 3));
    let mut turned = 0;
    for draw in story.draws.iter().step_by(2) {
        let Step::Action(seat, Action::Take) = draw.step else { continue };
        let stack = draw.before.pawn(seat).unwrap();
        let (mut found, mut error) = (Vec::new(), 0.0f64);
        for piece in draw.before.unknown().iter() {
            let came = Draw { before: draw.before.with_next(stack, piece), ..draw.clone() };
            let luck = came.luck(&game, &mut Crude(2), ME, (400, 11));
            // The order of the rest, which nobody knows, has no part in it.
            let rest: Vec<Piece> = draw.before.unknown().iter().filter(|other| *other != piece).collect();
            if let [.., last] = rest[..] {
                let below = StackId::all().find(|at| *at != stack && draw.before.unknown_count(*at) > 0);
                let twin = below.map_or(came.before, |at| came.before.with_next(at, last));
                let twin = Draw { before: twin, ..came.clone() }.luck(&game, &mut Crude(2), ME, (400, 11));
                assert_eq!(luck, twin);
            }
            found.push(luck.mean);
            error = error.max(luck.error);
        }
        let sum = mean(&found).0;
        assert!(sum.abs() < 4.0 * error && error < 1.0, "{sum} ± {error} of {}", found.len());
        assert!(found.iter().any(|luck| luck.abs() > 8.0 * error), "{found:?} ± {error}");
        turned += 1;
    }
    assert!(turned > 3, "only {turned} pieces were turned up");
}

/// The luck of the first seat in games of players of one kind.
fn lucks<G: stolik_study::Studied>(game: &G, kind: Kind, games: u64) -> Vec<f64> {
    let outlook = &mut *game.outlook();
    let luck = |seed: u64| {
        let story = Story::of(&play(game, kind, seed));
        let draws = (0..).zip(&story.draws);
        draws.map(|(n, draw)| draw.luck(game, outlook, ME, (1, story.seed.wrapping_add(n))).mean).sum()
    };
    (0..games).map(luck).collect()
}

#[test]
fn luck_has_mean_zero_whoever_plays() {
    let gambit = Gambit::usual(2);
    for kind in [Kind::Random, Kind::Greedy, Kind::Casual] {
        let (mean, error) = mean(&lucks(&gambit, kind, 60));
        assert!(mean.abs() < 3.0 * error && error < 0.25, "{kind}: {mean} ± {error}");
    }
    for kind in [Kind::Random, Kind::Greedy] {
        let (mean, error) = mean(&lucks(&two_by_skakanie(), kind, 30));
        assert!(mean.abs() < 3.0 * error && error < 0.25, "{kind}: {mean} ± {error}");
    }
}

#[test]
fn a_game_that_went_on_with_new_draws_has_a_story() {
    let game = two_by_skakanie();
    let recorded = play(&game, Kind::Greedy, 4);
    let left = recorded.entries().iter().position(|entry| entry.seat().is_some()).unwrap() + 6;
    let mut again = Match::branched(game, &[Branch { entries: left, draws: Draws::New }]);
    for entry in &recorded.entries()[..left] {
        again.apply(entry.clone()).unwrap();
    }
    let (mut rng, mut legal) = (SmallRng::seed_from_u64(4), Vec::new());
    loop {
        again.settle(&mut Quick(&mut rng));
        let Pending::Seats(seats) = again.pending() else { break };
        let seat = seats.iter().next().unwrap();
        game.legal(again.state(), seat, &mut legal);
        again.play(seat, legal[below(&mut rng, legal.len() as u32) as usize]).unwrap();
    }
    let shuffled = |step: &Step<Skakanie>| matches!(step, Step::Chance(skakanie::Chance::Reshuffle(_)));
    let entries = again.entries().iter();
    assert!(entries.filter(|entry| matches!(entry, Entry::Step(step) if shuffled(step))).count() == 1);
    let story = Story::of(&again);
    assert_eq!(story.positions.last(), Some(again.state()));
    // The new order shows nothing, so there is no luck in it.
    assert!(story.draws.len() > 3 && !story.draws.iter().any(|draw| shuffled(&draw.step)));
}
