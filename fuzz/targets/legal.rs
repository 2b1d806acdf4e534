//! Games of both kinds, driven by the input: legal ⇔ accepted, a refusal changes nothing, nothing is lost.
#![no_main]

use fuzz::play;
use gambit::Gambit;
use libfuzzer_sys::{Corpus, fuzz_target};
use skakanie::Skakanie;

fuzz_target!(|text: &str| -> Corpus {
    // A text that describes no game teaches nothing; a short line of options may describe one of each.
    match (play::<Gambit>(text), play::<Skakanie>(text)) {
        (None, None) => Corpus::Reject,
        _ => Corpus::Keep,
    }
});
