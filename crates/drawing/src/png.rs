//! Pictures as PNG, in the size that chats show of a link.

use std::sync::LazyLock;

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// What is usual for a picture of a link.
pub const WIDTH: u32 = 1200;
/// And so high.
pub const HEIGHT: u32 = 630;

/// The page's own face: basic letters, and those that only Polish has.
static FACES: LazyLock<[Face<'static>; 2]> = LazyLock::new(|| {
    let read = |file| Face::parse(file, 0).expect("a test reads both files");
    [
        read(include_bytes!("../../../web/src/fonts/display.ttf")),
        read(include_bytes!("../../../web/src/fonts/display-pl.ttf")),
    ]
});

fn glyph(letter: char) -> Option<(&'static Face<'static>, GlyphId)> {
    FACES.iter().find_map(|face| Some((face, face.glyph_index(letter)?)))
}

/// Can these words be written?
pub fn is_writable(words: &str) -> bool {
    words.chars().all(|letter| glyph(letter).is_some())
}

/// Words as shapes; letters that cannot be written are left out.
pub fn letters(words: &str, size: f64) -> (String, f64) {
    let mut pen = Pen { path: String::new(), left: 0.0, scale: 0.0 };
    for (face, glyph) in words.chars().filter_map(glyph) {
        pen.scale = size / f64::from(face.units_per_em());
        face.outline_glyph(glyph, &mut pen);
        pen.left += f64::from(face.glyph_hor_advance(glyph).unwrap_or_default()) * pen.scale;
    }
    (pen.path, pen.left)
}

/// Writes outlines one after the other; in a font y grows upwards.
struct Pen {
    path: String,
    left: f64,
    scale: f64,
}

impl Pen {
    fn add(&mut self, command: char, points: &[f32]) {
        self.path.push(command);
        for point in points.chunks_exact(2) {
            let x = self.left + f64::from(point[0]) * self.scale;
            let y = -f64::from(point[1]) * self.scale;
            self.path += &format!("{x:.2} {y:.2} ");
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add('M', &[x, y]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add('L', &[x, y]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.add('Q', &[x1, y1, x, y]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.add('C', &[x1, y1, x2, y2, x, y]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}

/// A picture as PNG: as large as it can be in the middle, and this colour, such as `#4a2c1a`, around it. `None` if the colour or the
/// picture is none.
pub fn of(svg: &str, around: &str) -> Option<Vec<u8>> {
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let hex = u32::from_str_radix(around.strip_prefix('#')?, 16).ok()?;
    let [_, red, green, blue] = hex.to_be_bytes();
    let mut pixels = Pixmap::new(WIDTH, HEIGHT)?;
    pixels.fill(Color::from_rgba8(red, green, blue, u8::MAX));
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = (WIDTH as f32 / width).min(HEIGHT as f32 / height);
    let left = (WIDTH as f32 - width * scale) / 2.0;
    let top = (HEIGHT as f32 - height * scale) / 2.0;
    resvg::render(&tree, Transform::from_row(scale, 0.0, 0.0, scale, left, top), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_s_letters_become_shapes() {
        let (path, width) = letters("Zażółć 12", 20.0);
        assert!(path.starts_with('M') && path.ends_with('Z') && width > 50.0, "{width} {path}");
        assert!(is_writable("Ola, Łukasz 7") && !is_writable("Оля") && !is_writable("🦊"));
        assert_eq!(letters("🦊", 20.0), (String::new(), 0.0));
    }

    #[test]
    fn what_is_no_picture_is_none() {
        assert_eq!(of("<svg", "#000000"), None);
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2\" height=\"1\"/>";
        assert_eq!(of(svg, "walnut"), None);
        let drawn = of(svg, "#4a2c1a").expect("an empty picture is one");
        let read = Pixmap::decode_png(&drawn).expect("it is a PNG");
        assert_eq!((read.width(), read.height()), (WIDTH, HEIGHT));
        let corner = read.pixel(0, 0).expect("it has a corner");
        assert_eq!((corner.red(), corner.green(), corner.blue()), (0x4a, 0x2c, 0x1a));
    }
}
