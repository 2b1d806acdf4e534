//! The end of a game of Gambit: how it ended, who is where, and what decided a tie (G16).

use gambit::Gambit;
use table::{Match, Outcome, Seat};

use crate::play::paint::{Ink, Line};
use crate::play::scene::Scene;

/// How it ended, the ranking, and every tie explained.
pub(super) fn finale(game: &Gambit, scene: &Scene<'_>, played: &Match<Gambit>) -> Vec<Line> {
    let Some(outcome) = played.outcome() else { return Vec::new() };
    let how = match () {
        () if played.ended_by_agreement() => "end-agreement",
        () if played.state().tokens().is_empty() => "end-last-token",
        () => "end-calm",
    };
    let turns = game.options().calm;
    let mut lines = vec![Line::new(), Line::from(scene.with(how, &[("turns", turns.into())]))];
    for winner in outcome.winners().iter() {
        lines.push(Line::of(Ink::Title, scene.about("end-winner", winner, &[])));
    }
    lines.push(Line::new());
    let order = ranking(&outcome);
    lines.extend(order.iter().map(|seat| place(scene, &outcome, *seat)));
    lines.extend(ties(&outcome, &order).iter().flat_map(|tied| tie(scene, &outcome, tied)));
    lines
}

/// The seats, the winner first.
fn ranking(outcome: &Outcome) -> Vec<Seat> {
    let mut order: Vec<Seat> = outcome.places.iter().map(|(seat, _)| seat).collect();
    order.sort_by_key(|seat| outcome.places[*seat]);
    order
}

fn place(scene: &Scene<'_>, outcome: &Outcome, seat: Seat) -> Line {
    let points = scene.with("points-count", &[("count", outcome.scores[seat].into())]);
    Line::of(Ink::Bold, format!("  {}. ", outcome.places[seat]))
        .with(Ink::OnSeat(seat), format!(" {} ", Scene::mark(seat)))
        .text(" ")
        .text(scene.short_name(seat, 24))
        .padded(32)
        .with(Ink::Bold, format!("{points:>12}"))
}

/// Groups of seats with equal points, each in the order of their places.
fn ties(outcome: &Outcome, order: &[Seat]) -> Vec<Vec<Seat>> {
    let groups = order.chunk_by(|a, b| outcome.scores[*a] == outcome.scores[*b]);
    groups.filter(|group| group.len() > 1).map(<[Seat]>::to_vec).collect()
}

fn tie(scene: &Scene<'_>, outcome: &Outcome, tied: &[Seat]) -> Vec<Line> {
    let names = scene.list(tied.iter().copied());
    let points = outcome.scores[tied[0]];
    let text = scene.about("end-tie", tied[0], &[("names", names.into()), ("points", points.into())]);
    std::iter::once(Line::new()).chain(scene.lines(Ink::Plain, &text)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::scene::Size;
    use bots::{Kind, Playable};
    use table::rand::SeedableRng;
    use table::rand::rngs::SmallRng;
    use table::shuffle::Quick;
    use table::{Entry, Game, Pending, Points, Step, Viewer};
    use texts::{Lang, Texts};

    /// A game between greedy players.
    fn played(seed: u64, calm: u8) -> Match<Gambit> {
        let options = gambit::Options { calm, ..gambit::Options::new(2) };
        let mut played = Match::new(Gambit::new(gambit::Setup::default(), options).unwrap());
        let mut source = Quick(SmallRng::seed_from_u64(seed));
        let mut bot = Gambit::player(Kind::Greedy, SmallRng::seed_from_u64(seed)).unwrap();
        let mut legal = Vec::new();
        loop {
            played.settle(&mut source);
            let Pending::Seats(seats) = played.pending() else { return played };
            let seat = seats.iter().next().unwrap();
            let game = played.game().clone();
            game.legal(played.state(), seat, &mut legal);
            let knowledge = game.knowledge(played.state(), seat);
            let action = bot.choose(&game, &knowledge, &legal);
            played.apply(Entry::Step(Step::Action(seat, action))).unwrap();
        }
    }

    fn told(played: &Match<Gambit>, lang: Lang, viewer: Viewer) -> String {
        let (texts, names) = (Texts::new(lang), ["Ola".to_owned(), "Jan".to_owned()]);
        let scene = Scene { texts: &texts, names: &names, viewer, hints: true, width: 80, size: Size::Usual };
        let lines = finale(played.game(), &scene, played);
        lines.iter().map(|line| line.plain() + "\n").collect()
    }

    #[test]
    fn g16_a_tie_is_explained_and_only_a_tie() {
        let mut ties = 0;
        for seed in 0..60 {
            let played = played(seed, 40);
            let scores: Vec<Points> = played.outcome().unwrap().scores.as_slice().to_vec();
            let winner = played.outcome().unwrap().winners().iter().next().unwrap();
            for lang in Lang::ALL {
                let text = told(&played, lang, Viewer::Watcher);
                assert_eq!(text.contains("G16"), scores[0] == scores[1], "{text}");
                assert!(text.contains(["Ola", "Jan"][winner.index()]), "{text}");
            }
            ties += usize::from(scores[0] == scores[1]);
        }
        assert!(ties > 0, "no game was tied: try more");
    }

    #[test]
    fn g15_g17_how_it_ended_is_said() {
        let ended = |calm| told(&played(3, calm), Lang::English, Viewer::Seat(Seat::new(0)));
        assert!(ended(40).contains("(G15)"), "{}", ended(40));
        assert!(ended(1).contains("1 turn without a capture"), "{}", ended(1));
        assert!(ended(2).contains("2 turns in a row without a capture"), "{}", ended(2));
    }
}
