//! Logs of both games, and seals: any text is read or refused, and what was read can be written, sealed and verified.
#![no_main]

use fuzz::{check_places, read_log};
use gambit::Gambit;
use libfuzzer_sys::fuzz_target;
use skakanie::Skakanie;
use table::seal;

fuzz_target!(|text: &str| {
    read_log::<Gambit>(text);
    read_log::<Skakanie>(text);
    if let Err(errors) = seal::check(text) {
        check_places(&errors, text);
    }
});
