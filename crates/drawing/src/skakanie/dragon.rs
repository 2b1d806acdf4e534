//! The Dragon, friendly enough for a storybook.

use crate::canvas::Canvas;

const TAIL: &str = "M34 84C16 92 2 82 4 64L-4 66L4 52L14 62L8 63C8 74 18 78 32 72Z";
const BODY: &str = "M24 92C18 74 26 58 42 54C38 40 46 26 60 24C64 16 72 14 80 18C92 20 102 28 102 37C102 44 94 46 86 45C78 45 72 47 70 52C80 62 82 78 76 92Z";
const WING: &str =
    "M48 62C34 52 24 34 24 12C32 20 40 22 46 18C46 28 54 32 60 30C58 40 62 46 66 50C64 58 56 64 48 62Z";
const BELLY: &str = "M66 56C74 66 76 80 72 92H50C60 82 64 68 66 56Z";
const SPIKES: &str = "M42 52L32 48L39 43L31 36L42 33L38 25L50 26L52 16L61 23L56 27Q44 36 45 53Z";
const HORN: &str = "M66 20C64 12 66 8 70 4C70 12 74 14 76 18Z";
const MOUTH: &str = "M101 38C94 42 86 40 80 37";

/// The Dragon around a place.
pub(super) fn dragon(canvas: &mut Canvas, [x, y]: [f64; 2], scale: f64) {
    let (left, top) = (x - 50.0 * scale, y - 52.0 * scale);
    canvas.group(&format!(
        "transform=\"translate({left} {top}) scale({scale})\" stroke=\"#1d4a2a\" stroke-width=\"2.5\" stroke-linejoin=\"round\""
    ));
    canvas.add(
        "<ellipse cx=\"50\" cy=\"92\" rx=\"40\" ry=\"6\" fill=\"#000\" opacity=\".25\" stroke=\"none\"/>",
    );
    canvas.path(TAIL, "fill=\"#4fa35a\"");
    canvas.path(SPIKES, "fill=\"#e2a713\"");
    canvas.path(HORN, "fill=\"#f3ede0\"");
    canvas.path(BODY, "fill=\"#4fa35a\"");
    canvas.path(BELLY, "fill=\"#f2df9c\" stroke=\"none\"");
    canvas.path(WING, "fill=\"#c96a4a\"");
    canvas.path(MOUTH, "fill=\"none\"");
    canvas.add("<circle cx=\"78\" cy=\"28\" r=\"5\" fill=\"#fff\" stroke-width=\"1.5\"/><circle cx=\"79.5\" cy=\"28\" r=\"2.4\" fill=\"#1d2a1d\" stroke=\"none\"/>");
    canvas.add("<circle cx=\"97\" cy=\"33\" r=\"1.4\" fill=\"#1d4a2a\" stroke=\"none\"/>");
    canvas.end();
}
