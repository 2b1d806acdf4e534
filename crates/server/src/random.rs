//! Where ids, keys and seeds come from.

use std::sync::{Mutex, PoisonError};

use rand::rngs::{ChaCha20Rng, SysRng};
use rand::{Rng, SeedableRng, TryRng};
use room::Key;
use table::shuffle::Seed;

/// Two generators, seeded by the system (or by a test): one for what is shown, one for seeds.
pub(crate) struct Random {
    names: Mutex<ChaCha20Rng>,
    seeds: Mutex<ChaCha20Rng>,
}

impl Random {
    /// Seeded by the system.
    pub(crate) fn of_system() -> std::io::Result<Self> {
        Ok(Self::seeded(system_bytes()?, system_bytes()?))
    }

    /// Seeded by the caller: the same names, and seeds that follow from `seeds`.
    pub(crate) fn seeded(names: [u8; 32], seeds: [u8; 32]) -> Self {
        let generator = |seed| Mutex::new(ChaCha20Rng::from_seed(seed));
        Self { names: generator(names), seeds: generator(seeds) }
    }

    /// A key for a link.
    pub(crate) fn key(&self) -> Key {
        let mut bytes = [0; 22];
        self.fill(&mut bytes);
        Key::from_bytes(bytes)
    }

    /// A table's id: 12 characters that cannot be mistaken for each other, some 60 bits.
    pub(crate) fn table_id(&self) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";
        let mut bytes = [0; 12];
        self.fill(&mut bytes);
        bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
    }

    /// The seed of a game.
    pub(crate) fn seed(&self) -> Seed {
        let mut bytes = [0; 32];
        self.seeds.lock().unwrap_or_else(PoisonError::into_inner).fill_bytes(&mut bytes);
        Seed::new(bytes)
    }

    /// A number for a bot's own chance.
    pub(crate) fn number(&self) -> u64 {
        self.names.lock().unwrap_or_else(PoisonError::into_inner).next_u64()
    }

    fn fill(&self, bytes: &mut [u8]) {
        self.names.lock().unwrap_or_else(PoisonError::into_inner).fill_bytes(bytes);
    }
}

fn system_bytes() -> std::io::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(std::io::Error::other)?;
    Ok(bytes)
}
