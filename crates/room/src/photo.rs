//! A photo of one's own that pieces are cut from: what can be one, by its bytes. Nothing is decoded here: whoever keeps photos of strangers has
//! to do that as well, and knows from here how large they get.
//!
//! A photo is a JPEG or a WebP and nothing else: no position, no camera, no comment, no profile, no second file behind it. A page paints the
//! picture anew and sends that.

use std::error::Error;
use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// A photo, as it is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Photo {
    bytes: Vec<u8>,
    format: PhotoFormat,
    width: u32,
    height: u32,
}

/// How its bytes are to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum PhotoFormat {
    Jpeg,
    WebP,
}

impl PhotoFormat {
    /// Its media type.
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Jpeg => "image/jpeg",
            Self::WebP => "image/webp",
        }
    }
}

impl Photo {
    /// The most bytes.
    pub const MOST_BYTES: usize = 400_000;
    /// The longest side, in pixels.
    pub const LONGEST_SIDE: u32 = 1600;
    /// How often a JPEG may go over its pixels: encoders do so ten times, and every time costs who decodes it.
    const MOST_SCANS: u32 = 24;

    /// A photo of these bytes, or why they are none.
    pub fn new(bytes: Vec<u8>) -> Result<Self, PhotoError> {
        if bytes.len() > Self::MOST_BYTES {
            return Err(PhotoError::TooLarge(bytes.len()));
        }
        let (format, (width, height)) = if bytes.starts_with(&[0xff, 0xd8, 0xff]) {
            (PhotoFormat::Jpeg, jpeg(&bytes)?)
        } else if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
            (PhotoFormat::WebP, webp(&bytes)?)
        } else {
            return Err(PhotoError::Unknown);
        };
        if !(1..=Self::LONGEST_SIDE).contains(&width) || !(1..=Self::LONGEST_SIDE).contains(&height) {
            return Err(PhotoError::Size { width, height });
        }
        Ok(Self { bytes, format, width, height })
    }

    /// A photo as it travels: base64.
    pub fn from_text(text: &str) -> Result<Self, PhotoError> {
        // Three bytes are four letters; what is longer is not even decoded.
        if text.len() > Self::MOST_BYTES.div_ceil(3) * 4 {
            return Err(PhotoError::TooLarge(text.len() / 4 * 3));
        }
        Self::new(STANDARD.decode(text).map_err(|_| PhotoError::NotBase64)?)
    }

    /// The same as text.
    pub fn to_text(&self) -> String {
        STANDARD.encode(&self.bytes)
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Its bytes, to be kept.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// What its bytes are.
    pub const fn format(&self) -> PhotoFormat {
        self.format
    }

    /// Width and height in pixels.
    pub const fn size(&self) -> (u32, u32) {
        (self.width, self.height)
    }
}

/// Without its bytes.
impl fmt::Debug for Photo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { bytes, format, width, height } = self;
        write!(f, "Photo {{ {format:?}, {width} x {height}, {} bytes }}", bytes.len())
    }
}

/// Why bytes are no photo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhotoError {
    /// The text is not base64.
    NotBase64,
    /// So many bytes are too many.
    TooLarge(usize),
    /// Neither JPEG nor WebP.
    Unknown,
    /// Not so many pixels.
    Size {
        /// Its width.
        width: u32,
        /// Its height.
        height: u32,
    },
    /// There is something besides the picture: this.
    More(&'static str),
    /// It is of a kind that cannot be used.
    Kind(&'static str),
    /// It breaks off, or is not what it should be.
    Damaged,
    /// Nobody takes photos here.
    NotTaken,
}

impl fmt::Display for PhotoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("photo: ")?;
        match self {
            Self::NotBase64 => f.write_str("it is not written in base64"),
            Self::TooLarge(bytes) => {
                write!(f, "it has {bytes} bytes; {} are the most", Photo::MOST_BYTES)
            }
            Self::Unknown => f.write_str("it is neither a JPEG nor a WebP"),
            Self::Size { width, height } => {
                let most = Photo::LONGEST_SIDE;
                write!(f, "it has {width} x {height} pixels; each side may have 1 to {most}")
            }
            Self::More(what) => write!(f, "there is more in it than the picture: {what}"),
            Self::Kind(what) => write!(f, "it cannot be used: {what}"),
            Self::Damaged => f.write_str("it is damaged or incomplete"),
            Self::NotTaken => f.write_str("this server takes none"),
        }
    }
}

impl Error for PhotoError {}

/// Width and height.
type Size = (u32, u32);

/// Walks through the segments of a JPEG; its size.
fn jpeg(bytes: &[u8]) -> Result<Size, PhotoError> {
    let mut rest = &bytes[2..];
    let mut size = None;
    let mut scans = 0;
    loop {
        let [0xff, marker, after @ ..] = rest else { return Err(PhotoError::Damaged) };
        if *marker == 0xd9 {
            return match size {
                _ if !after.is_empty() => Err(PhotoError::More("bytes after its end")),
                Some(size) if scans > 0 => Ok(size),
                _ => Err(PhotoError::Damaged),
            };
        }
        let segment = segment(after)?;
        rest = &after[2 + segment.len()..];
        match marker {
            0xc0..=0xc2 if size.is_none() => size = Some(frame(segment)?),
            0xc3 | 0xc5..=0xc7 | 0xc9..=0xcb | 0xcd..=0xcf => {
                return Err(PhotoError::Kind("a JPEG that hardly any browser reads"));
            }
            // Tables, and how often they begin anew.
            0xc4 | 0xdb | 0xdd => {}
            0xda => {
                scans += 1;
                if size.is_none() || scans > Photo::MOST_SCANS {
                    return Err(PhotoError::Damaged);
                }
                rest = after_scan(rest)?;
            }
            0xe0 if segment.len() == 14 && segment.starts_with(b"JFIF\0") => {}
            0xee if segment.len() == 12 && segment.starts_with(b"Adobe") => {}
            0xe1 => return Err(PhotoError::More("EXIF or XMP, as cameras write it")),
            0xe2 => return Err(PhotoError::More("a colour profile")),
            0xe0..=0xef => return Err(PhotoError::More("data of a program")),
            0xfe => return Err(PhotoError::More("a comment")),
            _ => return Err(PhotoError::Damaged),
        }
    }
}

/// What is in a segment, behind its length.
fn segment(bytes: &[u8]) -> Result<&[u8], PhotoError> {
    let [high, low, ..] = *bytes else { return Err(PhotoError::Damaged) };
    bytes.get(2..usize::from(u16::from_be_bytes([high, low]))).ok_or(PhotoError::Damaged)
}

/// The size that the head of a frame says.
fn frame(segment: &[u8]) -> Result<Size, PhotoError> {
    let [depth, h1, h0, w1, w0, components, ..] = *segment else { return Err(PhotoError::Damaged) };
    if depth != 8 || !matches!(components, 1 | 3) {
        return Err(PhotoError::Kind("its colours are not those of a photo on a screen"));
    }
    let side = |high, low| u32::from(u16::from_be_bytes([high, low]));
    Ok((side(w1, w0), side(h1, h0)))
}

/// What follows the data of a scan: in them every 255 has a 0 or the mark of a new beginning behind it.
fn after_scan(bytes: &[u8]) -> Result<&[u8], PhotoError> {
    let is_marker = |pair: &[u8]| pair[0] == 0xff && !matches!(pair[1], 0 | 0xd0..=0xd7);
    let end = bytes.windows(2).position(is_marker).ok_or(PhotoError::Damaged)?;
    Ok(&bytes[end..])
}

/// Reads the head of a WebP that is one picture; its size.
fn webp(bytes: &[u8]) -> Result<Size, PhotoError> {
    let number = |at: usize| -> Option<usize> {
        Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?) as usize)
    };
    let (Some(all), Some(length)) = (number(4), number(16)) else { return Err(PhotoError::Damaged) };
    let kind = &bytes[12..16];
    if kind == b"VP8X" {
        return Err(PhotoError::More("an extended WebP, with metadata or several pictures"));
    }
    let end = 20 + length + length % 2;
    if bytes.len() < all.saturating_add(8) || bytes.len() < end {
        return Err(PhotoError::Damaged);
    }
    if bytes.len() > end || all + 8 != end {
        return Err(PhotoError::More("bytes after its end"));
    }
    let data = &bytes[20..20 + length];
    match (kind, data) {
        // A key frame that is shown, its mark, then fourteen bits for each side.
        (b"VP8 ", [tag, _, _, 0x9d, 0x01, 0x2a, w0, w1, h0, h1, ..]) if tag & 1 == 0 => {
            let side = |low: &u8, high: &u8| u32::from(u16::from_le_bytes([*low, *high]) & 0x3fff);
            Ok((side(w0, w1), side(h0, h1)))
        }
        (b"VP8L", [0x2f, a, b, c, d, ..]) => {
            let bits = u32::from_le_bytes([*a, *b, *c, *d]);
            Ok(((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1))
        }
        _ => Err(PhotoError::Damaged),
    }
}
