//! A drawing as pixels.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

use crate::errors::Refusal;

/// The widest picture; nobody films more.
const WIDEST: u32 = 8192;

/// The fonts of the system are looked for once.
static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_system_fonts();
    Arc::new(fonts)
});

/// Height and width, and three bytes for each pixel.
pub(crate) fn pixels(svg: &str, width: u32) -> Result<([usize; 2], Vec<u8>), Refusal> {
    if !(16..=WIDEST).contains(&width) {
        return Err(Refusal::notation(format!("width: expected 16 to {WIDEST} pixels, found {width}")));
    }
    let options = Options { fontdb: FONTS.clone(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(Refusal::notation)?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil().max(1.0) as u32;
    let mut canvas =
        Pixmap::new(width, height).ok_or_else(|| Refusal::notation("the picture has no size"))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut canvas.as_mut());
    let opaque = canvas.pixels().iter().flat_map(|pixel| {
        // What the drawing leaves out, its round corners, is white.
        let white = 255 - pixel.alpha();
        [pixel.red() + white, pixel.green() + white, pixel.blue() + white]
    });
    Ok(([height as usize, width as usize], opaque.collect()))
}
