//! Where ids, keys and seeds come from: generators that the host of a room seeds.

use sha2::{Digest, Sha256};
use table::rand::rngs::ChaCha20Rng;
use table::rand::{Rng, SeedableRng};
use table::shuffle::Seed;

use crate::key::Key;

/// Two generators: one for what is shown, one for seeds.
pub struct Random {
    names: ChaCha20Rng,
    seeds: ChaCha20Rng,
    /// In a rehearsal the seed of every game, in whatever order tables are made.
    rehearsed: Option<Seed>,
}

impl Random {
    /// Seeded by the host, from the system's chance or for a test: the same names, and seeds that follow from `seeds`.
    pub fn seeded(names: [u8; 32], seeds: [u8; 32]) -> Self {
        let [names, seeds] = [names, seeds].map(ChaCha20Rng::from_seed);
        Self { names, seeds, rehearsed: None }
    }

    /// Names and keys that follow from this text, and seeds that nobody who knows it can know.
    #[must_use]
    pub fn named_by(&mut self, text: &str) -> Self {
        let names = Sha256::digest(format!("Stolik, names from a secret: {text}")).into();
        let mut seeds = [0; 32];
        self.seeds.fill_bytes(&mut seeds);
        Self { rehearsed: self.rehearsed.clone(), ..Self::seeded(names, seeds) }
    }

    /// For a rehearsal: every table has this seed, so that its game follows from what people do and add to the shuffle alone.
    pub fn rehearsing(names: [u8; 32], seed: Seed) -> Self {
        Self { rehearsed: Some(seed), ..Self::seeded(names, [0; 32]) }
    }

    /// A key for a link.
    pub fn key(&mut self) -> Key {
        let mut bytes = [0; 22];
        self.names.fill_bytes(&mut bytes);
        Key::from_bytes(bytes)
    }

    /// A table's id: 12 characters that cannot be mistaken for each other, some 60 bits.
    pub fn table_id(&mut self) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";
        let mut bytes = [0; 12];
        self.names.fill_bytes(&mut bytes);
        bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
    }

    /// The seed of a game.
    pub fn seed(&mut self) -> Seed {
        if let Some(seed) = &self.rehearsed {
            return seed.clone();
        }
        let mut bytes = [0; 32];
        self.seeds.fill_bytes(&mut bytes);
        Seed::new(bytes)
    }

    /// A number for a bot's own chance.
    pub fn number(&mut self) -> u64 {
        if self.rehearsed.is_some() { 0 } else { self.names.next_u64() }
    }
}
