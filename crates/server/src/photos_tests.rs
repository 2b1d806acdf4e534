//! Photos: what is one, and that whatever else somebody sends is refused in words, within bounds.

use std::panic;

use room::{Photo, PhotoError};
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};

use crate::photos::decode;

const JPEG: &[u8] = include_bytes!("../tests/fixtures/photos/small.jpg");
const WITH_PROFILE: &[u8] = include_bytes!("../tests/fixtures/photos/profile.jpg");
const LOSSY: &[u8] = include_bytes!("../tests/fixtures/photos/lossy.webp");
const LOSSLESS: &[u8] = include_bytes!("../tests/fixtures/photos/lossless.webp");

/// As a server asks: whether a decoder breaks or refuses makes no difference to it.
fn judged(bytes: &[u8]) -> Result<Photo, PhotoError> {
    let photo = Photo::new(bytes.to_vec())?;
    let decoded = panic::catch_unwind(|| decode(&photo)).unwrap_or(Err(PhotoError::Damaged));
    decoded.map(|()| photo)
}

/// What is said of these bytes.
fn said(bytes: &[u8]) -> String {
    judged(bytes).map_or_else(|error| error.to_string(), |photo| format!("{photo:?}"))
}

/// Where a segment of the sample begins.
fn segment(marker: u8) -> usize {
    JPEG.windows(2).position(|pair| pair == [0xff, marker]).expect("it has one")
}

/// The sample with something before its first table.
fn with(segments: &[u8]) -> Vec<u8> {
    let at = segment(0xdb);
    [&JPEG[..at], segments, &JPEG[at..]].concat()
}

/// A segment with this in it.
fn named(marker: u8, content: &[u8]) -> Vec<u8> {
    let length = (content.len() as u16 + 2).to_be_bytes();
    [&[0xff, marker][..], &length, content].concat()
}

/// The sample with other bytes at this place of its frame's head, behind the length.
fn framed(at: usize, bytes: &[u8]) -> Vec<u8> {
    let mut changed = JPEG.to_vec();
    let start = segment(0xc0) + 4 + at;
    changed[start..start + bytes.len()].copy_from_slice(bytes);
    changed
}

/// A WebP of these chunks.
fn webp(chunks: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
    let body: Vec<u8> = chunks
        .iter()
        .flat_map(|(kind, content)| {
            let length = (content.len() as u32).to_le_bytes();
            [&kind[..], &length, content, &[0][..content.len() % 2]].concat()
        })
        .collect();
    [&b"RIFF"[..], &(body.len() as u32 + 4).to_le_bytes(), b"WEBP", &body].concat()
}

#[test]
fn photos_are_taken() {
    assert_eq!(said(JPEG), format!("Photo {{ Jpeg, 48 x 32, {} bytes }}", JPEG.len()));
    assert_eq!(said(LOSSY), format!("Photo {{ WebP, 48 x 32, {} bytes }}", LOSSY.len()));
    assert_eq!(said(LOSSLESS), format!("Photo {{ WebP, 48 x 32, {} bytes }}", LOSSLESS.len()));
    let photo = judged(JPEG).expect("it is one");
    assert_eq!(Photo::from_text(&photo.to_text()), Ok(photo));
}

#[test]
fn what_is_no_photo_is_refused_in_words() {
    let script = b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
    let archive = b"PK\x03\x04 and the rest of a ZIP archive";
    let scan = &JPEG[segment(0xda)..JPEG.len() - 2];
    let scans = [JPEG[..JPEG.len() - 2].to_vec(), scan.repeat(40), vec![0xff, 0xd9]].concat();
    let huge_webp = webp(&[(b"VP8L", &[0x2f, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0])]);
    let chunk = &LOSSY[20..];
    let cases: &[(&str, Vec<u8>, &str)] = &[
        ("nothing", vec![], "neither a JPEG nor a WebP"),
        ("words", b"hello".to_vec(), "neither a JPEG nor a WebP"),
        ("SVG with a script", script.to_vec(), "neither a JPEG nor a WebP"),
        ("HTML", b"<!doctype html><script>alert(1)</script>".to_vec(), "neither a JPEG nor a WebP"),
        ("PNG", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(), "neither a JPEG nor a WebP"),
        ("GIF", b"GIF89a/*\x01\x00*/=1;alert(1)".to_vec(), "neither a JPEG nor a WebP"),
        ("another RIFF", b"RIFF\x24\0\0\0WAVEfmt ".to_vec(), "neither a JPEG nor a WebP"),
        ("too many bytes", [JPEG, &vec![0; Photo::MOST_BYTES]].concat(), "400000 are the most"),
        ("a JPEG's first bytes", JPEG[..4].to_vec(), "damaged or incomplete"),
        ("half a JPEG", JPEG[..JPEG.len() / 2].to_vec(), "damaged or incomplete"),
        ("a JPEG without its end", JPEG[..JPEG.len() - 2].to_vec(), "damaged or incomplete"),
        ("half a WebP", LOSSY[..LOSSY.len() / 2].to_vec(), "damaged or incomplete"),
        ("a JPEG with an archive behind it", [JPEG, archive].concat(), "bytes after its end"),
        ("a WebP with an archive behind it", [LOSSY, archive].concat(), "bytes after its end"),
        ("EXIF", with(&named(0xe1, b"Exif\0\0II*\0")), "EXIF or XMP"),
        ("a profile", WITH_PROFILE.to_vec(), "a colour profile"),
        ("a script as a comment", with(&named(0xfe, script)), "a comment"),
        ("a program's data", with(&named(0xed, b"Photoshop 3.0\0")), "data of a program"),
        ("a head with a second picture", with(&named(0xe0, b"JFXX\0\x10")), "data of a program"),
        (
            "EXIF in a WebP",
            webp(&[(b"VP8X", &[8, 0, 0, 0, 47, 0, 0, 31, 0, 0]), (b"VP8 ", chunk)]),
            "extended",
        ),
        ("a second chunk", webp(&[(b"VP8 ", chunk), (b"EXIF", b"II*\0")]), "bytes after its end"),
        ("a bomb of pixels", framed(1, &[0xff, 0xff, 0xff, 0xff]), "65535 x 65535 pixels"),
        ("one line too wide", framed(3, &[6, 65]), "1601 x 32 pixels"),
        ("no pixels", framed(1, &[0, 0]), "48 x 0 pixels"),
        ("a bomb in WebP", huge_webp, "16384 x 16384 pixels"),
        ("a bomb of scans", scans, "damaged or incomplete"),
        ("colours for print", framed(5, &[4]), "not those of a photo"),
        ("twelve bits", framed(0, &[12]), "not those of a photo"),
        ("two frames", with(&JPEG[segment(0xc0)..segment(0xc0) + 19]), "damaged or incomplete"),
        (
            "arithmetic coding",
            {
                let mut other = JPEG.to_vec();
                other[segment(0xc0) + 1] = 0xc9;
                other
            },
            "hardly any browser",
        ),
    ];
    for (name, bytes, words) in cases {
        let said = said(bytes);
        assert!(said.starts_with("photo: ") && said.contains(words), "{name}: {said}");
    }
    assert_eq!(Photo::from_text("no base64!"), Err(PhotoError::NotBase64));
    assert!(matches!(Photo::from_text(&"A".repeat(600_000)), Err(PhotoError::TooLarge(_))));
}

/// Every beginning, and thousands of files with changed bytes: each is refused, or is a picture of a size that was known before it was decoded.
#[test]
fn any_bytes_are_refused_or_within_bounds() {
    // Decoders that break say so; here that is one of the answers.
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let mut random = SmallRng::seed_from_u64(17);
    let (mut taken, mut refused) = (0, 0);
    for sample in [JPEG, LOSSY, LOSSLESS] {
        for end in 0..sample.len() {
            assert!(judged(&sample[..end]).is_err(), "a beginning of {end} bytes");
        }
        for _ in 0..2_000 {
            let mut bytes = sample.to_vec();
            for _ in 0..=random.next_u32() % 7 {
                let (at, byte) = (random.next_u32() as usize % bytes.len(), random.next_u32() as u8);
                match random.next_u32() % 3 {
                    0 => bytes[at] = byte,
                    1 => drop(bytes.remove(at)),
                    _ => bytes.insert(at, byte),
                }
            }
            match judged(&bytes) {
                Ok(photo) => {
                    let (width, height) = photo.size();
                    assert!(width.max(height) <= Photo::LONGEST_SIDE);
                    taken += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    panic::set_hook(hook);
    assert!(taken > 0 && refused > 0, "{taken} taken, {refused} refused");
}
