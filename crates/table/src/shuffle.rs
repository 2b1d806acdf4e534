//! Shuffles that anyone can recompute.
//!
//! The host draws a 32-byte **seed** and shows its SHA-256, the **commitment**, before the first card. Each seat then
//! adds **entropy**, any bytes it likes. The **key** is
//!
//! ```text
//! SHA-256( "stolik shuffle 1" ‖ seed ‖ for each seat in order: length (one byte) ‖ its entropy )
//! ```
//!
//! so neither the host (who committed first) nor the seats (who do not know the seed) chose it. Random numbers come from
//! `ChaCha20` with 20 rounds, that key, a 64-bit block counter from 0 and a 64-bit nonce which is the **stream**'s number;
//! the key stream is read as little-endian 32-bit words. To pick a number below `n`, take words until one is below the
//! largest multiple of `n` that is at most 2³², and take it modulo `n`. Which stream a draw uses and in which order
//! things are counted is each game's to say. At the end the host shows the seed, and everything can be checked.

use std::fmt;
use std::str::FromStr;

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::{NotationError, hex};

/// Where random numbers come from. The rules ask for them, the table provides them.
pub trait Source {
    /// A number below `n`, all equally likely, from the given stream. `n` is at least 1.
    fn below(&mut self, stream: Stream, n: u32) -> u32;
}

/// One independent sequence of random numbers, for instance one deck of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stream(pub u64);

/// The host's 32 secret bytes, written as 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// These bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed from any text, by SHA-256: the same text is the same deal.
    pub fn from_phrase(phrase: &str) -> Self {
        Self(Sha256::digest(phrase.as_bytes()).into())
    }

    /// What may be shown before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The key of all streams once every seat has added its entropy.
    fn key(&self, entropy: &[Entropy]) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(b"stolik shuffle 1");
        hash.update(self.0);
        for bytes in entropy {
            hash.update([bytes.0.len() as u8]);
            hash.update(&bytes.0);
        }
        hash.finalize().into()
    }
}

/// Secrets do not end up in debug output by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(f, &self.0)
    }
}

impl FromStr for Seed {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        hex::read_32(s).map(Self)
    }
}

/// The SHA-256 of a seed, written as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(f, &self.0)
    }
}

impl FromStr for Commitment {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        hex::read_32(s).map(Self)
    }
}

/// What one seat adds to the shuffle: up to 64 bytes, written in hexadecimal, none as `-`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entropy(Vec<u8>);

impl Entropy {
    /// The longest entropy a seat may add, in bytes.
    pub const MAX: usize = 64;

    /// These bytes, cut to [`Entropy::MAX`].
    pub fn new(bytes: &[u8]) -> Self {
        Self(bytes[..bytes.len().min(Self::MAX)].to_vec())
    }
}

impl fmt::Display for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("-") } else { hex::write(f, &self.0) }
    }
}

impl FromStr for Entropy {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        if s == "-" {
            return Ok(Self::default());
        }
        match hex::read(s) {
            Some(bytes) if !bytes.is_empty() && bytes.len() <= Self::MAX => Ok(Self(bytes)),
            _ => Err(NotationError::new("up to 64 bytes in hexadecimal, or -", s)),
        }
    }
}

/// The source a real table uses: everything follows from the seed and the seats' entropy.
pub struct Dealer {
    key: [u8; 32],
    streams: Vec<(Stream, Words)>,
    /// The next words of the first streams. Whoever plays thousands of games at once finds them without a look into far memory.
    ahead: [Ahead; 4],
}

/// The next words of a stream: the last `left` of these.
#[derive(Clone, Copy, Default)]
struct Ahead {
    words: [u32; AHEAD],
    left: u8,
}

const AHEAD: usize = 7;

/// The words of a stream.
struct Words {
    /// Where the generator began, or will.
    start: u128,
    /// `None` until somebody asks for them.
    generator: Option<ChaCha20Rng>,
}

/// A copy goes on from the same words, so that a table can try what an action would lead to. Its generators are made when they are asked:
/// mostly the words ahead are enough.
impl Clone for Dealer {
    fn clone(&self) -> Self {
        let from_here = |Words { start, generator }: &Words| Words {
            start: generator.as_ref().map_or(*start, ChaCha20Rng::get_word_pos),
            generator: None,
        };
        let streams = self.streams.iter().map(|(stream, words)| (*stream, from_here(words)));
        Self { key: self.key, streams: streams.collect(), ahead: self.ahead }
    }
}

impl Dealer {
    /// The dealer of one game.
    pub fn new(seed: &Seed, entropy: &[Entropy]) -> Self {
        Self { key: seed.key(entropy), streams: Vec::new(), ahead: [Ahead::default(); 4] }
    }

    /// The next word of a stream.
    #[inline]
    fn word(&mut self, stream: Stream) -> u32 {
        let Some(ahead) = self.ahead.get_mut(stream.0 as usize) else {
            return self.generator(stream).next_u32();
        };
        if ahead.left == 0 {
            return self.look_ahead(stream);
        }
        ahead.left -= 1;
        ahead.words[AHEAD - 1 - usize::from(ahead.left) % AHEAD]
    }

    /// The next word of one of the first streams, and those after it for later.
    fn look_ahead(&mut self, stream: Stream) -> u32 {
        let generator = self.generator(stream);
        let words = std::array::from_fn(|_| generator.next_u32());
        self.ahead[stream.0 as usize] = Ahead { words, left: AHEAD as u8 - 1 };
        words[0]
    }

    fn generator(&mut self, stream: Stream) -> &mut ChaCha20Rng {
        let known = self.streams.iter().position(|(known, _)| *known == stream);
        let at = known.unwrap_or_else(|| {
            self.streams.push((stream, Words { start: 0, generator: None }));
            self.streams.len() - 1
        });
        let Words { start, generator } = &mut self.streams[at].1;
        generator.get_or_insert_with(|| {
            let mut generator = ChaCha20Rng::from_seed(self.key);
            generator.set_stream(stream.0);
            generator.set_word_pos(*start);
            generator
        })
    }
}

/// The key would give every coming card away.
impl fmt::Debug for Dealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dealer(…)")
    }
}

impl Source for Dealer {
    fn below(&mut self, stream: Stream, n: u32) -> u32 {
        let limit = (1u64 << 32) / u64::from(n) * u64::from(n);
        loop {
            let word = self.word(stream);
            if u64::from(word) < limit {
                return word % n;
            }
        }
    }
}

/// A quick source for simulations and searches: one generator for all streams.
#[derive(Clone, Debug)]
pub struct Quick<R>(pub R);

impl<R: Rng> Source for Quick<R> {
    fn below(&mut self, _stream: Stream, n: u32) -> u32 {
        below(&mut self.0, n)
    }
}

/// A number below `n` by multiplying and shifting 64 random bits; the bias, at most `n` in 2⁶⁴, is beyond measuring.
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    ((u128::from(rng.next_u64()) * u128::from(n)) >> 64) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_stream_is_plain_chacha20() {
        // First words of ChaCha20 with a zero key, nonce and counter (RFC 8439, appendix A.1, test vector 1).
        let mut dealer = Dealer { key: [0; 32], streams: Vec::new(), ahead: [Ahead::default(); 4] };
        let words: Vec<u32> = (0..4).map(|_| dealer.word(Stream(0))).collect();
        assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    }

    #[test]
    fn a_copy_goes_on_from_the_same_word() {
        for (stream, taken) in (0..6).flat_map(|stream| (0..20).map(move |taken| (Stream(stream), taken))) {
            let mut dealer = Dealer::new(&Seed::from_phrase("copy"), &[]);
            let mut plain = dealer.clone();
            let words: Vec<u32> = (0..taken).map(|_| dealer.word(stream)).collect();
            let mut copy = dealer.clone();
            let more = [dealer.word(stream), dealer.word(stream)];
            assert_eq!([copy.word(stream), copy.word(stream)], more);
            let generator = plain.generator(stream);
            let all: Vec<u32> = (0..taken + 2).map(|_| generator.next_u32()).collect();
            assert_eq!([words, more.to_vec()].concat(), all, "the words of {stream:?} in order");
        }
    }

    #[test]
    fn streams_do_not_disturb_each_other() {
        let seed = Seed::from_phrase("deal 1");
        let mut alone = Dealer::new(&seed, &[]);
        let mut mixed = Dealer::new(&seed, &[]);
        for _ in 0..100 {
            mixed.below(Stream(2), 52);
            assert_eq!(alone.below(Stream(1), 12), mixed.below(Stream(1), 12));
        }
    }

    #[test]
    fn everybody_changes_the_key() {
        let seed = Seed::from_phrase("deal 1");
        let keys = [
            seed.key(&[]),
            seed.key(&[Entropy::default()]),
            seed.key(&[Entropy::new(b"a"), Entropy::new(b"b")]),
            seed.key(&[Entropy::new(b"ab"), Entropy::default()]),
            Seed::from_phrase("deal 2").key(&[]),
        ];
        for (i, key) in keys.iter().enumerate() {
            assert!(!keys[..i].contains(key));
        }
    }

    #[test]
    fn seeds_and_entropy_round_trip() {
        let seed = Seed::from_phrase("x");
        assert_eq!(seed.to_string().parse(), Ok(seed.clone()));
        assert_eq!(seed.commitment().to_string().parse(), Ok(seed.commitment()));
        for bytes in [&b""[..], b"\x00", b"stolik"] {
            let entropy = Entropy::new(bytes);
            assert_eq!(entropy.to_string().parse(), Ok(entropy));
        }
        assert!("".parse::<Entropy>().is_err() && "abc".parse::<Entropy>().is_err());
        assert!(format!("{seed:?}").len() < 10, "a seed never shows in debug output");
    }
}
