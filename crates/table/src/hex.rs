//! Bytes in hexadecimal.

use std::fmt;

use crate::NotationError;

/// Writes two digits for each byte.
pub fn write(f: &mut impl fmt::Write, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// The bytes that are written so; `None` if it is anything else.
pub fn read(s: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = s.chars().map(|c| c.to_digit(16).map(|digit| digit as u8)).collect();
    let digits = digits.filter(|digits| digits.len() % 2 == 0)?;
    Some(digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

/// The 32 bytes of a seed or a hash.
pub fn read_32(s: &str) -> Result<[u8; 32], NotationError> {
    let error = || NotationError::new("64 hexadecimal digits", s);
    read(s).and_then(|bytes| bytes.try_into().ok()).ok_or_else(error)
}
