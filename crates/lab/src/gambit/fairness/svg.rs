//! The shares as a picture: a bar for every seat with its interval, and a line where all would be even.

use gambit::Setup;

use super::measure::Fairness;

const BAR: f64 = 46.0;
const GAP: f64 = 26.0;
const HEIGHT: f64 = 240.0;
const TOP: f64 = 64.0;
/// Shares above this are cut off; a card so uneven needs no picture.
const MOST: f64 = 0.8;

/// All measurements of a card, side by side.
pub(super) fn picture(setup: &Setup, measured: &[Fairness]) -> String {
    let width_of = |fairness: &Fairness| fairness.question.players as f64 * (BAR + 8.0) + GAP;
    let width = measured.iter().map(width_of).sum::<f64>().max(240.0) + GAP;
    let mut body = String::new();
    let mut left = GAP;
    for fairness in measured {
        body += &group(fairness, left);
        left += width_of(fairness);
    }
    let name = setup.name().replace('&', "&amp;").replace('<', "&lt;");
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {:.0}\" font-family=\"Georgia, serif\" \
         text-anchor=\"middle\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fbf5e7\"/>\n\
         <text x=\"{:.0}\" y=\"34\" font-size=\"22\" font-weight=\"bold\" fill=\"#2b1a10\">{name}</text>\n{body}</svg>\n",
        TOP + HEIGHT + 70.0,
        width / 2.0
    )
}

fn y(share: f64) -> f64 {
    TOP + HEIGHT * (1.0 - share.min(MOST) / MOST)
}

fn group(fairness: &Fairness, left: f64) -> String {
    let players = fairness.question.players;
    let right = left + players as f64 * (BAR + 8.0) - 8.0;
    let bars: String =
        (0..players).map(|place| bar(fairness, place, left + place as f64 * (BAR + 8.0))).collect();
    let even = y(fairness.even());
    format!(
        "{bars}<line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{even:.1}\" y2=\"{even:.1}\" stroke=\"#2b1a10\" \
         stroke-width=\"2\" stroke-dasharray=\"6 4\"/>\n\
         <text x=\"{:.1}\" y=\"{:.1}\" font-size=\"15\" fill=\"#644a36\">{players} players</text>\n",
        left - 6.0,
        right + 6.0,
        f64::midpoint(left, right),
        TOP + HEIGHT + 52.0
    )
}

fn bar(fairness: &Fairness, place: usize, x: f64) -> String {
    let share = fairness.share(place);
    let (top, middle) = (y(share.value), x + BAR / 2.0);
    format!(
        "<rect x=\"{x:.1}\" y=\"{top:.1}\" width=\"{BAR}\" height=\"{:.1}\" fill=\"#c79a3c\"/>\n\
         <path d=\"M{middle:.1} {:.1}V{:.1}M{:.1} {:.1}h16M{:.1} {:.1}h16\" stroke=\"#4a2c1a\" stroke-width=\"2\"/>\n\
         <text x=\"{middle:.1}\" y=\"{:.1}\" font-size=\"14\" fill=\"#2b1a10\">{:.1} %</text>\n\
         <text x=\"{middle:.1}\" y=\"{:.1}\" font-size=\"14\" fill=\"#2b1a10\">{}</text>\n",
        TOP + HEIGHT - top,
        y(share.low),
        y(share.high),
        middle - 8.0,
        y(share.low),
        middle - 8.0,
        y(share.high),
        y(share.high) - 8.0,
        share.value * 100.0,
        TOP + HEIGHT + 20.0,
        ["1st", "2nd", "3rd", "4th"][place],
    )
}
