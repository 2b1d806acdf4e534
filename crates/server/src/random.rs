//! The generators of ids, keys and seeds, seeded by the system.

use std::sync::{Mutex, PoisonError};

use rand::TryRng;
use rand::rngs::SysRng;
use room::Random;
use table::shuffle::Seed;

/// Generators that all rooms share.
pub(crate) struct SharedRandom(Mutex<Random>);

impl SharedRandom {
    /// Seeded by the system.
    pub(crate) fn of_system() -> std::io::Result<Self> {
        Ok(Self::seeded(system_bytes()?, system_bytes()?))
    }

    /// Seeded by the caller: the same names, and seeds that follow from `seeds`.
    pub(crate) fn seeded(names: [u8; 32], seeds: [u8; 32]) -> Self {
        Self(Mutex::new(Random::seeded(names, seeds)))
    }

    /// A rehearsal with this seed; names are the system's.
    pub(crate) fn rehearsing(seed: Seed) -> std::io::Result<Self> {
        Ok(Self(Mutex::new(Random::rehearsing(system_bytes()?, seed))))
    }

    /// Draws something.
    pub(crate) fn with<T>(&self, draw: impl FnOnce(&mut Random) -> T) -> T {
        draw(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

fn system_bytes() -> std::io::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(std::io::Error::other)?;
    Ok(bytes)
}
