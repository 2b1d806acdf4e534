//! The screen of Skakanie: the stacks beside the picture, the players, and what the viewer has to decide.

use skakanie::{Action, PoolView, Skakanie, StackId, View, Waiting};
use table::Seat;

use super::input::Asked;
use super::picture::{self, joins, own_pool, picture, place, places};
use super::stacks::{self, stacks};
use crate::play::paint::{Ink, Line, beside};
use crate::play::scene::{Scene, Size};

/// The columns of a score.
const POINTS: usize = 12;
/// How many Dragon tokens there are at the start (S3).
const TOKENS: u8 = 4;

/// The title, the stacks, the picture, the Dragon and the players.
pub(super) fn table(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let mut lines = vec![title(scene, view)];
    if scene.size > Size::Narrow && view.picture.width() <= picture::BESIDE {
        lines.extend(beside(stacks(scene, view), stacks::WIDTH + 2, picture(scene, view)));
    } else {
        lines.extend(stacks(scene, view));
        lines.extend(picture(scene, view));
    }
    lines.extend(view.pools.iter().flat_map(|pool| players(scene, view, pool)));
    lines
}

fn title(scene: &Scene<'_>, view: &View) -> Line {
    let team = [("score", view.team.score.into()), ("target", view.team.target.into())];
    let ink = if view.team.score >= view.team.target { Ink::Good } else { Ink::Title };
    let line = Line::of(ink, format!(" {}", scene.with("skakanie-team", &team)));
    let (gone, left) = (TOKENS.saturating_sub(view.tokens), view.tokens);
    let tokens = "◆".repeat(left.into()) + &"◇".repeat(gone.into());
    let mut line = line.text("  ").with(Ink::Alarm, tokens);
    if let Some(dragon) = view.dragon {
        let steps: Vec<String> = view.coming.iter().map(StackId::to_string).collect();
        let values = [("stack", dragon.to_string().into()), ("steps", steps.join(" ").into())];
        line = line.with(Ink::Dim, format!("  {}", scene.with("skakanie-dragon", &values)));
    }
    line
}

/// A line for each player, or one for all and their common pool.
fn players(scene: &Scene<'_>, view: &View, pool: &PoolView) -> Vec<Line> {
    let asked = view.waiting.seat();
    // Where all share a pool they share a line, too.
    let joint = pool.owners.len() > 1;
    let longest = if joint { 8 } else { 20 };
    let name = |seat: Seat| {
        let active = asked == Some(seat);
        Line::of(Ink::Bold, if active { "▶ " } else { "  " })
            .with(Ink::OnSeat(seat), Scene::mark(seat))
            .text(" ")
            .with(if active { Ink::Bold } else { Ink::Plain }, scene.short_name(seat, longest))
    };
    let score = scene.with("points-count", &[("count", pool.score.into())]);
    let fragments = scene.with("skakanie-fragments", &[("sizes", sizes(pool).into())]);
    let result = Line::of(Ink::Bold, format!("{score:>POINTS$}")).with(Ink::Dim, format!("  {fragments}"));
    if joint {
        let names = pool.owners.iter().fold(Line::new(), |line, seat| line.then(name(seat)));
        return vec![names, Line::from("     ".to_owned()).then(result)];
    }
    pool.owners.iter().map(|seat| name(seat).padded(27).then(result.clone())).collect()
}

/// The sizes of a pool's fragments, equal ones together: `9 2×2 1×7`.
fn sizes(pool: &PoolView) -> String {
    let groups = pool.fragments.chunk_by(|a, b| a.len() == b.len());
    let groups: Vec<String> = groups
        .map(|group| match group.len() {
            1 => group[0].len().to_string(),
            count => format!("{}×{count}", group[0].len()),
        })
        .collect();
    if groups.is_empty() { "–".to_owned() } else { groups.join(" ") }
}

/// What the viewer has to decide.
pub(super) fn question(game: &Skakanie, scene: &Scene<'_>, view: &View) -> Vec<Line> {
    match view.waiting {
        Waiting::Corner(_) => scene.lines(Ink::Plain, &scene.get("question-corner")),
        Waiting::Turn(seat) if scene.viewer.is(seat) => turn(game, scene, view, seat),
        Waiting::Give(seat, drawn) if scene.viewer.is(seat) => {
            let Some(drawn) = drawn else { return give(scene, view) };
            let piece = place(view.picture, drawn);
            scene.lines(Ink::Plain, &scene.with("question-give-drawn", &[("piece", piece.into())]))
        }
        _ => Vec::new(),
    }
}

fn turn(game: &Skakanie, scene: &Scene<'_>, view: &View, seat: Seat) -> Vec<Line> {
    let mut lines = Vec::new();
    let pawn = view.pawns[seat];
    if scene.hints && pawn.is_some() && pawn == view.dragon.map(StackId::clockwise) {
        lines.push(Line::of(Ink::Alarm, scene.get("question-dragon-comes")));
    }
    let mut choices = Vec::new();
    if let Some(piece) = pawn.and_then(|pawn| view.stacks[pawn.index()].top) {
        let key = if joins(scene, view, piece) { "question-take-joins" } else { "question-take" };
        choices.push(scene.with(key, &[("piece", place(view.picture, piece).into())]));
    }
    let moves = view.legal.iter().filter_map(|action| match action {
        Action::Move(to) => Some(to.to_string()),
        _ => None,
    });
    choices.push(scene.with("question-step", &[("stacks", moves.collect::<Vec<_>>().join(" ").into())]));
    if game.options().push && pushes(view).next().is_some() {
        let list: Vec<String> = pushes(view).map(|(seat, to)| format!("{seat} {to}")).collect();
        choices.push(scene.with("question-push", &[("pushes", list.join(", ").into())]));
    }
    choices.push(scene.get("question-end"));
    lines.extend(scene.lines(Ink::Plain, &choices.join(" · ")));
    lines
}

fn pushes(view: &View) -> impl Iterator<Item = (Seat, StackId)> {
    view.legal.iter().filter_map(|action| match action {
        Action::Push(seat, to) => Some((*seat, *to)),
        _ => None,
    })
}

fn give(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let mut lines = scene.lines(Ink::Plain, &scene.get("question-give"));
    if let Some(pool) = own_pool(scene, view) {
        let fragments = fragments(view, pool);
        lines.extend(
            scene.lines(Ink::Plain, &scene.with("question-fragments", &[("fragments", fragments.into())])),
        );
    }
    lines
}

/// `A1 A2 B2 | D4`
fn fragments(view: &View, pool: &PoolView) -> String {
    let list: Vec<String> = pool.fragments.iter().map(|fragment| places(view.picture, *fragment)).collect();
    if list.is_empty() { "–".to_owned() } else { list.join(" | ") }
}

/// What somebody wanted to look up.
pub(super) fn answer(scene: &Scene<'_>, view: &View, asked: Asked) -> Vec<Line> {
    match asked {
        Asked::Stack(stack) => vec![stack_line(scene, view, stack)],
        Asked::Stacks => StackId::all().map(|stack| stack_line(scene, view, stack)).collect(),
        Asked::Pools => view.pools.iter().flat_map(|pool| pool_lines(scene, view, pool)).collect(),
    }
}

/// The top, how many nobody has seen, and what was put underneath for all to see (S8).
fn stack_line(scene: &Scene<'_>, view: &View, stack: StackId) -> Line {
    let shown = &view.stacks[stack.index()];
    let top = shown.top.map_or("–".to_owned(), |piece| place(view.picture, piece));
    let known: Vec<String> = shown.known.iter().map(|piece| place(view.picture, *piece)).collect();
    let known = if known.is_empty() { "–".to_owned() } else { known.join(" ") };
    let values = [
        ("stack", stack.to_string().into()),
        ("top", top.into()),
        ("unknown", shown.unknown.into()),
        ("known", known.into()),
    ];
    Line::from(scene.with("skakanie-stack", &values))
}

fn pool_lines(scene: &Scene<'_>, view: &View, pool: &PoolView) -> Vec<Line> {
    let names = scene.list(pool.owners.iter());
    scene.lines(Ink::Plain, &format!("{names}: {}", fragments(view, pool)))
}
