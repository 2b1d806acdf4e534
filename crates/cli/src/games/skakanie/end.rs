//! The end of a game of Skakanie: what the team reached, and how every pool counts (S11, S12).

use skakanie::{PoolView, Skakanie};
use table::{Game, Match, Seat, Viewer};

use crate::play::paint::{Ink, Line};
use crate::play::scene::Scene;

/// Won or lost, and the sum.
pub(super) fn finale(game: &Skakanie, scene: &Scene<'_>, played: &Match<Skakanie>) -> Vec<Line> {
    let view = game.view(played.state(), Viewer::All);
    let won = view.team.score >= view.team.target;
    let values = [("score", view.team.score.into()), ("target", view.team.target.into())];
    let (ink, key) = if won { (Ink::Good, "end-won") } else { (Ink::Alarm, "end-lost") };
    let mut lines = vec![Line::new(), Line::of(ink, scene.with(key, &values)), Line::new()];
    lines.extend(view.pools.iter().map(|pool| sum(scene, pool)));
    lines
}

/// `●A Ola  10 − 4 = 6 points`
fn sum(scene: &Scene<'_>, pool: &PoolView) -> Line {
    let largest = pool.fragments.first().map_or(0, |fragment| fragment.len() as i32);
    let cost = largest - pool.score;
    let points = scene.with("points-count", &[("count", pool.score.into())]);
    let who = match pool.owners.len() {
        1 => {
            let seat = pool.owners.iter().next().unwrap_or(Seat::new(0));
            let mark = Line::of(Ink::OnSeat(seat), format!(" {} ", Scene::mark(seat)));
            Line::from("  ".to_owned()).then(mark).text(format!(" {}", scene.short_name(seat, 16)))
        }
        _ => Line::from(format!("  {}", scene.get("skakanie-all"))),
    };
    let others = pool.fragments.len().saturating_sub(1);
    let values = [("largest", largest.into()), ("others", others.into()), ("cost", cost.into())];
    who.padded(24)
        .with(Ink::Bold, format!("{points:>12}"))
        .with(Ink::Dim, format!("  {}", scene.with("end-sum", &values)))
}
