//! Secrets of links: made at random, kept only as a hash, never written to a log.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};
use table::{NotationError, hex};

/// The secret of a link: at least 128 bits in letters, digits, `-` and `_`.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(String);

impl Key {
    /// 22 characters of six bits each hold 128 bits.
    const SHORTEST: usize = 22;
    const LONGEST: usize = 64;

    /// A key from a request, if it is written like one.
    pub fn parse(text: &str) -> Option<Self> {
        let fits = (Self::SHORTEST..=Self::LONGEST).contains(&text.len());
        (fits && text.bytes().all(is_plain)).then(|| Self(text.to_owned()))
    }

    /// A key of these random bytes.
    pub fn from_bytes(bytes: [u8; 22]) -> Self {
        const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        Self(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte & 63)])).collect())
    }

    /// What is kept of it.
    pub fn hash(&self) -> KeyHash {
        KeyHash(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The secret itself, for the one who is to have it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

/// Secrets do not end up in logs by accident.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

/// Letters, digits, `-` and `_`: what stands in a URL as it is.
pub(crate) fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'
}

/// The SHA-256 of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KeyHash([u8; 32]);

impl fmt::Display for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(f, &self.0)
    }
}

impl FromStr for KeyHash {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        hex::read_32(s).map(Self)
    }
}
