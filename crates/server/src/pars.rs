//! What master reaches in daily deals: found out when it is first asked for, one deal after the other, and kept.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use room::DraftError;
use room::wire::Code;
use room::wire::http::Par;

use crate::hall::Hall;

/// By game and day: there are as many as games times days.
#[derive(Default)]
pub(crate) struct Pars {
    known: Mutex<HashMap<(String, String), Par>>,
    /// Held by who finds one out, so that a core is all it ever takes.
    working: Mutex<()>,
}

impl Pars {
    fn known(&self, game: &str, day: &str) -> Option<Par> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&(game.to_owned(), day.to_owned())).cloned()
    }

    fn keep(&self, par: Par) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert((par.game.clone(), par.day.clone()), par);
    }
}

impl Hall {
    /// What master reaches in a day's deal.
    pub(crate) async fn par(&self, game: String, day: String) -> Result<Par, DraftError> {
        self.config().catalogue.daily(&game, &day, self.now())?;
        if let Some(par) = self.pars().known(&game, &day) {
            return Ok(par);
        }
        let hall = self.clone();
        let found = tokio::task::spawn_blocking(move || hall.find_par(&game, &day));
        found.await.map_err(|_| DraftError::from(Code::Unavailable))?
    }

    fn find_par(&self, game: &str, day: &str) -> Result<Par, DraftError> {
        let pars = self.pars();
        let _alone = pars.working.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have found it out while this one waited.
        if let Some(par) = pars.known(game, day) {
            return Ok(par);
        }
        let par = self.config().catalogue.par(game, day, self.now())?;
        pars.keep(par.clone());
        Ok(par)
    }
}
