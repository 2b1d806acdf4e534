//! Seats as colours and shapes: no two differ by colour alone.

use table::Seat;

use crate::canvas::Canvas;

/// How a seat looks.
pub struct Look {
    /// Its colour.
    pub colour: &'static str,
    /// A darker one for outlines.
    pub dark: &'static str,
    /// Its shape, around 0,0 with a radius of about 30.
    shape: &'static str,
}

const LOOKS: [Look; table::MAX_SEATS] = [
    Look { colour: "#c93a2e", dark: "#6d1712", shape: "M0-29A29 29 0 1 1 0 29A29 29 0 1 1 0-29Z" },
    Look {
        colour: "#2263b0",
        dark: "#0f2f5a",
        shape: "M-20-26H20Q26-26 26-20V20Q26 26 20 26H-20Q-26 26-26 20V-20Q-26-26-20-26Z",
    },
    Look {
        colour: "#2c8150",
        dark: "#0f3d24",
        shape: "M0-31Q4-31 6-27L32 20Q34 27 27 27H-27Q-34 27-32 20L-6-27Q-4-31 0-31Z",
    },
    Look {
        colour: "#e2a713",
        dark: "#6b4a00",
        shape: "M0-34Q3-34 6-31L31-6Q34-3 34 0Q34 3 31 6L6 31Q3 34 0 34Q-3 34-6 31L-31 6Q-34 3-34 0Q-34-3-31-6L-6-31Q-3-34 0-34Z",
    },
    Look { colour: "#7d4aa8", dark: "#3b1c57", shape: "M-16-28H16L32 0L16 28H-16L-32 0Z" },
    Look {
        colour: "#d1578d",
        dark: "#69203f",
        shape: "M0-34L10-13L33-10L16 6L20 29L0 18L-20 29L-16 6L-33-10L-10-13Z",
    },
];

/// The look of a seat.
pub fn look(seat: Seat) -> &'static Look {
    &LOOKS[seat.index()]
}

/// A seat's shape with its letter.
pub fn badge(canvas: &mut Canvas, seat: Seat, [x, y]: [f64; 2], scale: f64) {
    let Look { colour, dark, shape } = look(seat);
    // The centre of a triangle lies lower than that of its box.
    let baseline = if seat.index() == 2 { 19.0 } else { 11.0 };
    canvas.group(&format!("transform=\"translate({x} {y}) scale({scale})\""));
    canvas.path(shape, "fill=\"#000\" opacity=\".3\" transform=\"translate(2 4)\"");
    canvas.path(
        shape,
        &format!("fill=\"{colour}\" stroke=\"{dark}\" stroke-width=\"3\" stroke-linejoin=\"round\""),
    );
    canvas.path(
        shape,
        "fill=\"none\" stroke=\"#fff\" stroke-opacity=\".55\" stroke-width=\"1.6\" transform=\"scale(.84)\"",
    );
    let style = format!(
        "font-weight=\"bold\" text-anchor=\"middle\" fill=\"#fff\" stroke=\"{dark}\" stroke-width=\"3.5\" \
         paint-order=\"stroke\" stroke-linejoin=\"round\""
    );
    canvas.text([0.0, baseline], 32.0, &style, &seat.to_string());
    canvas.end();
}
