//! The table of Skakanie: a storybook page with the stacks, the Dragon's ring, and everybody's part of the picture.

mod dragon;
mod jigsaw;
mod scene;
mod stacks;

use skakanie::{Piece, PoolView, Skakanie, View, Waiting};
use table::Seat;

use crate::canvas::{Canvas, Letters, short};
use crate::seats;

const WIDTH: u32 = 1320;
const HEIGHT: u32 = 700;
/// Where the pools lie: left, top, width, height.
const POOLS: [f64; 4] = [936.0, 20.0, 364.0, 660.0];

const PAPER: &str = "#f7efd9";
const INK: &str = "#3a2c16";

/// What is around a picture.
pub const AROUND: &str = PAPER;

/// The picture that is to be put together, cut into its pieces.
pub fn puzzle(game: &Skakanie) -> String {
    let picture = game.picture();
    let mut canvas = Canvas::new(WIDTH, HEIGHT, "", "");
    paper(&mut canvas);
    let space = [f64::from(WIDTH) - 80.0, f64::from(HEIGHT) - 80.0];
    let side = (space[0] / picture.width() as f64).min(space[1] / picture.height() as f64);
    let whole = [side * picture.width() as f64, side * picture.height() as f64];
    let corner = [(f64::from(WIDTH) - whole[0]) / 2.0, (f64::from(HEIGHT) - whole[1]) / 2.0];
    canvas.add(scene::placed(corner, whole));
    let cuts: String = (0..picture.pieces())
        .filter_map(Piece::new)
        .filter_map(|piece| {
            let (column, row) = picture.column_row(piece)?;
            let at = [corner[0] + side * column as f64, corner[1] + side * row as f64];
            Some(jigsaw::outline(picture, piece, at, side))
        })
        .collect();
    canvas.path(&cuts, "fill=\"none\" stroke=\"#2c1d10\" stroke-width=\"2\"");
    dragon::dragon(&mut canvas, [corner[0] + whole[0] - 130.0, corner[1] + whole[1] - 120.0], 1.9);
    canvas.finish()
}

/// A position. Everybody sees the same in Skakanie.
pub fn position(game: &Skakanie, view: &View, names: &[String]) -> String {
    let title = format!("Skakanie: a picture of {} pieces", game.picture());
    draw_position(view, names, Canvas::new(WIDTH, HEIGHT, &title, &view.to_string()))
}

/// The same without sentences, and with letters of our own.
pub fn position_with(view: &View, names: &[String], letters: Letters) -> String {
    draw_position(view, names, Canvas::new(WIDTH, HEIGHT, "", "").with_letters(letters))
}

/// The page all is drawn on, and the scene for what is seen of it.
fn paper(canvas: &mut Canvas) {
    canvas.add(scene::SCENE);
    let paper = format!("fill=\"{PAPER}\" stroke=\"#b8a06a\" stroke-width=\"3\"");
    canvas.rect([1.5, 1.5, f64::from(WIDTH) - 3.0, f64::from(HEIGHT) - 3.0], 18.0, &paper);
}

fn draw_position(view: &View, names: &[String], mut canvas: Canvas) -> String {
    paper(&mut canvas);
    head(&mut canvas, view);
    stacks::table(&mut canvas, view);
    let columns = if view.pools.len() > 3 { 2 } else { 1 };
    let rows = view.pools.len().div_ceil(columns);
    let [left, top, width, height] = POOLS;
    let (width, height) = (width / columns as f64, height / rows as f64);
    for (i, one) in view.pools.iter().enumerate() {
        let (column, row) = (i % columns, i / columns);
        let place = [left + width * column as f64, top + height * row as f64, width, height];
        pool(&mut canvas, view, one, place, names);
    }
    canvas.finish()
}

/// What is going on, the Dragon tokens, and how far the team is.
fn head(canvas: &mut Canvas, view: &View) {
    let style = format!("fill=\"{INK}\" font-style=\"italic\"");
    canvas.sentence([34.0, 52.0], 27.0, &style, &situation(view));
    for token in 0..4u8 {
        let [x, y] = [450.0 + 58.0 * f64::from(token), 46.0];
        let left = token < view.tokens;
        let style = if left {
            "fill=\"#f2df9c\" stroke=\"#8a5a12\" stroke-width=\"3\""
        } else {
            "fill=\"none\" stroke=\"#cdbd92\" stroke-width=\"2\" stroke-dasharray=\"5 5\""
        };
        canvas.circle([x, y], 26.0, style);
        if left {
            dragon::dragon(canvas, [x, y + 2.0], 0.36);
        }
    }
    let (score, target) = (view.team.score, view.team.target);
    let share = (f64::from(score) / f64::from(target.max(1))).clamp(0.0, 1.0);
    canvas.rect([704.0, 34.0, 200.0, 26.0], 13.0, "fill=\"#e6d8ae\" stroke=\"#8a7a4a\" stroke-width=\"2\"");
    if share > 0.0 {
        let colour = if score >= target { "#2c8150" } else { "#c9862b" };
        canvas.rect([706.0, 36.0, (196.0 * share).max(22.0), 22.0], 11.0, &format!("fill=\"{colour}\""));
    }
    let style = format!(
        "fill=\"{INK}\" font-weight=\"bold\" text-anchor=\"middle\" stroke=\"{PAPER}\" stroke-width=\"4\" paint-order=\"stroke\""
    );
    let between = if canvas.has_sentences() { "of" } else { "/" };
    canvas.text([804.0, 54.0], 19.0, &style, &format!("{} {between} {target}", signed(score)));
}

/// With a real minus sign.
fn signed(points: table::Points) -> String {
    points.to_string().replace('-', "−")
}

fn situation(view: &View) -> String {
    let turns = |seat: Seat| match view.actions_left {
        1 => format!("{seat} has one action left"),
        left => format!("{seat} has {left} actions left"),
    };
    match view.waiting {
        Waiting::Deal => "The pieces are dealt".to_owned(),
        Waiting::Dragon => "The Dragon finds its place".to_owned(),
        Waiting::Corner(seat) => format!("{seat} chooses a corner"),
        Waiting::Turn(seat) => turns(seat),
        Waiting::Draw(seat) => format!("The Dragon bites {seat}"),
        Waiting::Give(seat, _) => format!("{seat} gives a piece"),
        Waiting::Over if view.team.score >= view.team.target => "The team has won".to_owned(),
        Waiting::Over => "The Dragon has won".to_owned(),
    }
}

/// A pool: whose it is, its points, and its pieces where they belong in the picture.
fn pool(
    canvas: &mut Canvas,
    view: &View,
    pool: &PoolView,
    [x, y, width, height]: [f64; 4],
    names: &[String],
) {
    canvas.rect(
        [x + 4.0, y + 4.0, width - 8.0, height - 8.0],
        12.0,
        "fill=\"#fffaf0\" stroke=\"#b8a06a\" stroke-width=\"2\"",
    );
    let step = if width > 300.0 { 42.0 } else { 24.0 };
    let mut after = x + 30.0;
    for seat in pool.owners.iter() {
        seats::badge(canvas, seat, [after, y + 32.0], 0.62);
        after += step;
    }
    if let (1, Some(seat)) = (pool.owners.len(), pool.owners.iter().next()) {
        let most = if width > 300.0 { 18 } else { 7 };
        let name = names.get(seat.index()).map_or("", String::as_str);
        canvas.text([after - step + 26.0, y + 40.0], 21.0, &format!("fill=\"{INK}\""), &short(name, most));
    }
    let style = format!("fill=\"{INK}\" font-weight=\"bold\" text-anchor=\"end\"");
    canvas.text([x + width - 18.0, y + 42.0], 27.0, &style, &signed(pool.score));
    assembled(canvas, view, pool, [x + 18.0, y + 60.0, width - 36.0, height - 80.0]);
}

fn assembled(canvas: &mut Canvas, view: &View, pool: &PoolView, [x, y, width, height]: [f64; 4]) {
    let picture = view.picture;
    let (columns, rows) = (picture.width() as f64, picture.height() as f64);
    let side = (width / columns).min(height / rows);
    let whole = [side * columns, side * rows];
    let corner = [x + (width - whole[0]) / 2.0, y + (height - whole[1]) / 2.0];
    canvas.rect(
        [corner[0], corner[1], whole[0], whole[1]],
        2.0,
        "fill=\"#f1e6c8\" stroke=\"#cdbd92\" stroke-width=\"1.5\"",
    );
    let path: String = pool
        .pieces
        .iter()
        .filter_map(|piece| {
            let (column, row) = picture.column_row(piece)?;
            let at = [corner[0] + side * column as f64, corner[1] + side * row as f64];
            Some(jigsaw::outline(picture, piece, at, side))
        })
        .collect();
    let id = format!("pool{}", pool.owners);
    canvas.add(format_args!("<clipPath id=\"{id}\"><path d=\"{path}\"/></clipPath>"));
    canvas.add(format_args!("<g clip-path=\"url(#{id})\">{}</g>", scene::placed(corner, whole)));
    canvas.path(&path, "fill=\"none\" stroke=\"#2c1d10\" stroke-width=\"1\"");
}
