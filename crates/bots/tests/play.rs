//! Computer players play whole games by the rules, also when something is taken back; greed beats chance; nobody ends a game
//! to their own loss.

mod common;

use bots::generic::{Greedy, Random, settle};
use bots::{Budget, Kind, Playable, Player};
use stolik_bots as bots;
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Quick, below};
use table::{Game, Outcome, Pending, Seat};

use common::{Players, play};

fn outcome<G: Playable>(game: &G, kinds: &[Kind], deal: u64) -> Outcome {
    let rngs = (0..).map(SmallRng::seed_from_u64);
    let players = kinds.iter().zip(rngs).filter_map(|(kind, rng)| G::player(*kind, rng)).collect();
    outcome_with(game, players, deal)
}

fn outcome_with<G: Playable>(game: &G, players: Players<G>, deal: u64) -> Outcome {
    let end = play(game, players, &mut Quick(SmallRng::seed_from_u64(deal)), 1, |_, _, _| ());
    game.standing(&end)
}

#[test]
fn g12_greedy_beats_random() {
    let game = gambit::Gambit::usual(2);
    let wins = |kinds: [Kind; 2], seat: usize| {
        let outcomes = (0..50).map(|deal| outcome(&game, &kinds, deal));
        outcomes.filter(|outcome| outcome.places.as_slice()[seat] == 1).count()
    };
    assert!(wins([Kind::Greedy, Kind::Random], 0) > 45);
    assert!(wins([Kind::Random, Kind::Greedy], 1) > 45);
}

#[test]
fn s12_greedy_teams_score_more_than_random_ones() {
    let game: skakanie::Skakanie = "options seats=2 picture=8x6\n".parse().expect("these options fit");
    let score = |kind: Kind| -> i32 {
        let outcomes = (0..30).map(|deal| outcome(&game, &[kind; 2], deal));
        outcomes.map(|outcome| outcome.team.expect("Skakanie is played as a team").score).sum()
    };
    assert!(score(Kind::Greedy) > score(Kind::Random) + 30 * 20);
}

#[test]
fn generic_greed_beats_chance_in_any_game() {
    let rng = || SmallRng::seed_from_u64(1);
    let game = gambit::Gambit::usual(2);
    let wins = (0..20).filter(|&deal| {
        let players: Players<_> = vec![Box::new(Random::new(rng())), Box::new(Greedy::new(rng()))];
        outcome_with(&game, players, deal).winners().contains(Seat::new(1))
    });
    assert!(wins.count() > 17);
    let game: skakanie::Skakanie = "options seats=2 picture=12x8\n".parse().expect("these options fit");
    let score = |player: fn(SmallRng) -> Box<dyn Player<skakanie::Skakanie>>| -> i32 {
        let outcomes = (0..10).map(|deal| outcome_with(&game, vec![player(rng()), player(rng())], deal));
        outcomes.map(|outcome| outcome.team.expect("Skakanie is played as a team").score).sum()
    };
    let (greedy, random) = (score(|rng| Box::new(Greedy::new(rng))), score(|rng| Box::new(Random::new(rng))));
    assert!(greedy > random + 10 * 5, "{greedy} and {random}");
}

/// Plays a game in which every now and then something is taken back, with players that know nothing of it.
fn play_with_undo<G: Playable>(game: &G, kind: Kind) {
    let mut rng = SmallRng::seed_from_u64(kind as u64);
    let mut players: Players<G> =
        (0..game.seats()).filter_map(|_| G::player(kind, SmallRng::seed_from_u64(1))).collect();
    let (mut state, mut past, mut undone) = (game.start(), Vec::new(), 0);
    let mut legal = Vec::new();
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance => settle(game, &mut state, &mut Quick(&mut rng)),
            Pending::Seats(_) if undone < 40 && past.len() > 1 && below(&mut rng, 3) == 0 => {
                let back = 1 + below(&mut rng, 5.min(past.len() as u32 - 1));
                past.truncate(past.len() + 1 - back as usize);
                state = past.pop().expect("the first position is never undone");
                undone += 1;
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is waited for");
                game.legal(&state, seat, &mut legal);
                let known = game.knowledge(&state, seat);
                let decision = players[seat.index()].decide(game, &known, &legal, Budget::iterations(4));
                assert!(legal.contains(&decision.action), "{kind}: {} is not legal", decision.action);
                past.push(state.clone());
                game.play(&mut state, seat, decision.action).expect("a listed action is legal");
            }
        }
    }
    assert_eq!(undone, 40, "{kind}");
}

#[test]
fn a_player_that_is_kept_does_not_mind_that_something_was_taken_back() {
    let skakanie: skakanie::Skakanie =
        "options seats=2 picture=8x6 actions=5 push=yes\n".parse().expect("these options fit");
    for kind in Kind::ALL {
        play_with_undo(&gambit::Gambit::usual(3), kind);
        play_with_undo(&skakanie, kind);
    }
}

/// Who of a kind's players would agree to end the game, in a position of Gambit for two.
fn agree(kind: Kind, moves: &str) -> [bool; 2] {
    let text = format!(
        "options seats=2\nlog\nA place 1\nB place 3\n* deal A RRRQB\n* deal B RRRQB\nA plan RRR\nB plan RRR\n\
         * draw A N\n* draw B N\n{moves}"
    );
    let table = table::testkit::position::<gambit::Gambit>(&text).expect("these moves are legal");
    let mut player = gambit::Gambit::player(kind, SmallRng::seed_from_u64(0)).expect("a known kind");
    [0, 1].map(|seat| player.agrees(table.game(), &table.game().knowledge(table.state(), Seat::new(seat))))
}

#[test]
fn g17_who_loses_nothing_by_it_agrees_to_end() {
    for kind in Kind::ALL.into_iter().filter(|kind| *kind != Kind::Random) {
        assert_eq!(agree(kind, "B move e2\n"), [false, true], "{kind}: B is ahead");
    }
}

#[test]
fn g17_who_wins_the_tie_agrees_until_somebody_moves_calmly() {
    let (first, then) = ("B move d3\n", "B lay N\n* draw B N\nA move c6\n");
    for kind in Kind::ALL.into_iter().filter(|kind| *kind != Kind::Random) {
        assert_eq!(agree(kind, first), [false, true], "{kind}: B moved last");
        assert_eq!(
            agree(kind, &format!("{first}{then}")),
            [true, false],
            "{kind}: A moved last, B withdraws"
        );
    }
}

#[test]
fn g17_a_random_player_does_not_end_an_open_game() {
    for moves in ["", "B move e2\n", "B move d3\n"] {
        assert_eq!(agree(Kind::Random, moves), [false, false], "{moves}");
    }
}
