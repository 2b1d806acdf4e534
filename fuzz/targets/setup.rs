//! Setup cards of Gambit: any text is read or refused, and what was read can be written.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    fuzz::read::<gambit::Setup>(text);
});
