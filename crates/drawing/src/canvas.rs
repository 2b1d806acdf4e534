//! An SVG document being written.

use std::fmt::{Display, Write};

/// The face of all letters: whatever serif the reader has.
const FONT: &str = "Georgia, 'DejaVu Serif', 'Times New Roman', serif";

/// Words as shapes: a path that begins at 0,0, and how wide it is; for so large letters.
pub type Letters = fn(&str, f64) -> (String, f64);

/// A picture under construction; elements are painted over those before them.
pub struct Canvas {
    out: String,
    letters: Option<Letters>,
}

impl Canvas {
    /// An empty picture. Title and description are read out by screen readers.
    pub fn new(width: u32, height: u32, title: &str, description: &str) -> Self {
        let (title, description) = (escaped(title), escaped(description));
        let out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\" font-family=\"{FONT}\">\n<title>{title}</title>\n\
             <desc>{description}</desc>\n"
        );
        Self { out, letters: None }
    }

    /// The same for readers of any language who may have none of our faces: letters are shapes, and there are no sentences.
    #[must_use]
    pub fn with_letters(mut self, letters: Letters) -> Self {
        self.letters = Some(letters);
        self
    }

    /// Adds a finished element.
    pub fn add(&mut self, element: impl Display) {
        let _ = writeln!(self.out, "{element}");
    }

    /// A rectangle with rounded corners.
    pub fn rect(&mut self, [x, y, width, height]: [f64; 4], round: f64, style: &str) {
        self.add(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\" {style}/>"
        ));
    }

    /// A circle.
    pub fn circle(&mut self, [x, y]: [f64; 2], radius: f64, style: &str) {
        self.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {style}/>"));
    }

    /// A path.
    pub fn path(&mut self, path: &str, style: &str) {
        self.add(format_args!("<path d=\"{path}\" {style}/>"));
    }

    /// Names and numbers in a line; `style` says where they are anchored.
    pub fn text(&mut self, [x, y]: [f64; 2], size: f64, style: &str, words: &str) {
        let Some(letters) = self.letters else {
            let words = escaped(words);
            return self
                .add(format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" {style}>{words}</text>"));
        };
        let (path, width) = letters(words, size);
        let before = match () {
            () if style.contains("text-anchor=\"middle\"") => width / 2.0,
            () if style.contains("text-anchor=\"end\"") => width,
            () => 0.0,
        };
        self.path(&path, &format!("transform=\"translate({} {y})\" {style}", x - before));
    }

    /// English words in a line.
    pub fn sentence(&mut self, at: [f64; 2], size: f64, style: &str, words: &str) {
        if self.letters.is_none() {
            self.text(at, size, style, words);
        }
    }

    /// May there be English words?
    pub fn has_sentences(&self) -> bool {
        self.letters.is_none()
    }

    /// Opens a group; [`end`](Self::end) closes it.
    pub fn group(&mut self, style: &str) {
        self.add(format_args!("<g {style}>"));
    }

    /// Closes a group.
    pub fn end(&mut self) {
        self.add("</g>");
    }

    /// The whole document.
    pub fn finish(self) -> String {
        self.out + "</svg>\n"
    }
}

/// Text that may stand in an element or an attribute; characters no XML document may have are left out.
pub fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {}
            c => out.push(c),
        }
    }
    out
}

/// A name cut to so many characters.
pub fn short(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    name.chars().take(most - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_the_picture() {
        assert_eq!(escaped("<b>\"Tom\" & Co\u{7}</b>"), "&lt;b&gt;&quot;Tom&quot; &amp; Co&lt;/b&gt;");
        assert_eq!(short("żółwiątko", 5), "żółw…");
        assert_eq!(short("Ola", 5), "Ola");
    }
}
