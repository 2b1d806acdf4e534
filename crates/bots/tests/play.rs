//! Computer players play whole games by the rules, and greed beats chance.

use bots::{Kind, Playable, Player};
use stolik_bots as bots;
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Dealer, Seed};
use table::{Game, Match, Outcome, Pending};

fn play<G: Playable>(game: &G, kinds: &[Kind], phrase: &str) -> Outcome {
    let mut table = Match::new(game.clone());
    let mut dealer = Dealer::new(&Seed::from_phrase(phrase), &[]);
    let mut players: Vec<Box<dyn Player<G>>> = (0..)
        .zip(kinds)
        .map(|(number, kind)| G::player(*kind, SmallRng::seed_from_u64(number)).expect("a known kind"))
        .collect();
    let mut legal = Vec::new();
    loop {
        table.settle(&mut dealer);
        let Pending::Seats(seats) = table.pending() else { break };
        let seat = seats.iter().next().expect("somebody is waited for");
        game.legal(table.state(), seat, &mut legal);
        let knowledge = game.knowledge(table.state(), seat);
        let action = players[seat.index()].choose(game, &knowledge, &legal);
        assert!(legal.contains(&action), "{action} is not legal");
        table.play(seat, action).expect("a listed action is legal");
    }
    table.outcome().expect("the game is over")
}

#[test]
fn g12_greedy_beats_random() {
    let game = gambit::Gambit::usual(2);
    let wins = |kinds: [Kind; 2], seat: usize| {
        let outcomes = (0..50).map(|deal| play(&game, &kinds, &deal.to_string()));
        outcomes.filter(|outcome| outcome.places.as_slice()[seat] == 1).count()
    };
    assert!(wins([Kind::Greedy, Kind::Random], 0) > 45);
    assert!(wins([Kind::Random, Kind::Greedy], 1) > 45);
}

#[test]
fn s12_greedy_teams_score_more_than_random_ones() {
    let game: skakanie::Skakanie = "options seats=2 picture=8x6\n".parse().expect("these options fit");
    let score = |kind: Kind| -> i32 {
        let outcomes = (0..30).map(|deal| play(&game, &[kind; 2], &deal.to_string()));
        outcomes.map(|outcome| outcome.team.expect("Skakanie is played as a team").score).sum()
    };
    assert!(score(Kind::Greedy) > score(Kind::Random) + 30 * 20);
}

#[test]
fn g17_a_greedy_player_agrees_when_it_wins_anyway() {
    let text = "options seats=2\nlog\nA place 1\nB place 3\n* deal A RRRQB\n* deal B RRRQB\nA plan RRR\nB plan RRR\n\
                * draw A N\n* draw B N\nB move e2\n";
    let table = table::testkit::position::<gambit::Gambit>(text).expect("these moves are legal");
    let agrees = |seat: usize, kind: Kind| {
        let knowledge = table.game().knowledge(table.state(), table::Seat::new(seat));
        gambit::Gambit::player(kind, SmallRng::seed_from_u64(0))
            .expect("a known kind")
            .agrees(table.game(), &knowledge)
    };
    assert!(!agrees(0, Kind::Greedy) && agrees(1, Kind::Greedy) && agrees(0, Kind::Random));
}
