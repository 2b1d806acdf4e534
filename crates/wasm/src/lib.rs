//! The doors of [`browser`], as a page's workers call them: texts go in and out through the memory, and nothing else.
//!
//! A caller asks for room for its text ([`input`]), writes it there, and calls; the answer lies where the call says, as long as
//! [`length`] says. Every text is JSON, except for a table's id.
#![allow(unsafe_code, reason = "exported names and the imported clock; see docs/decisions/0011")]

use std::cell::RefCell;

#[cfg(feature = "think")]
use browser::Thinker;
#[cfg(feature = "table")]
use browser::{Host, Input};

/// One worker's part: it hosts tables, or it thinks.
#[derive(Default)]
struct Engine {
    /// What the caller says.
    input: Vec<u8>,
    /// What it is answered.
    output: Vec<u8>,
    #[cfg(feature = "table")]
    host: Option<Host>,
    #[cfg(feature = "think")]
    thinker: Thinker,
}

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::default();
}

#[cfg(all(target_arch = "wasm32", feature = "think"))]
#[link(wasm_import_module = "browser")]
unsafe extern "C" {
    /// The browser's clock, in milliseconds.
    safe fn clock() -> f64;
}

/// There is no browser around a test.
#[cfg(all(not(target_arch = "wasm32"), feature = "think"))]
fn clock() -> f64 {
    0.0
}

/// What a caller says. Rooms read JSON from texts, too: reading it from bytes here would bring a second reader of everything.
fn read<'a, T: serde::Deserialize<'a>>(input: &'a [u8]) -> T {
    let text = std::str::from_utf8(input).expect("a worker writes text");
    serde_json::from_str(text).expect("the worker writes what is read here")
}

/// Room for a text of so many bytes; returns where.
#[unsafe(no_mangle)]
pub extern "C" fn input(bytes: usize) -> usize {
    ENGINE.with_borrow_mut(|engine| {
        engine.input.clear();
        engine.input.resize(bytes, 0);
        engine.input.as_mut_ptr() as usize
    })
}

/// How long the last answer is.
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    ENGINE.with_borrow(|engine| engine.output.len())
}

/// Begins to host tables. The input is 64 bytes of the browser's chance; so many workers think.
#[cfg(feature = "table")]
#[unsafe(no_mangle)]
pub extern "C" fn host(thinkers: usize) {
    ENGINE.with_borrow_mut(|engine| {
        let (names, seeds) = engine.input.split_at(32);
        let bytes = |half: &[u8]| half.try_into().expect("the browser gives 64 bytes");
        engine.host = Some(Host::new(bytes(names), bytes(seeds), thinkers));
    });
}

/// Something happened at this time, an [`Input`]; the answer is what is to be done, a list of [`browser::Effect`]s.
#[cfg(feature = "table")]
#[unsafe(no_mangle)]
pub extern "C" fn handle(now: f64) -> usize {
    ENGINE.with_borrow_mut(|engine| {
        let said: Input = read(&engine.input);
        let host = engine.host.as_mut().expect("the worker has begun to host");
        engine.output = serde_json::to_vec(&host.handle(now as i64, said)).expect("our types can be written");
        engine.output.as_ptr() as usize
    })
}

/// A bot thinks about a [`browser::Job`], no longer than so many milliseconds; the answer is an [`Input`] for the host.
#[cfg(feature = "think")]
#[unsafe(no_mangle)]
pub extern "C" fn think(milliseconds: f64) -> usize {
    ENGINE.with_borrow_mut(|engine| {
        let end = clock() + milliseconds;
        let decided = engine.thinker.think(read(&engine.input), &|| clock() >= end);
        engine.output = serde_json::to_vec(&decided.expect("the host knows what this worker knows"))
            .expect("our types can be written");
        engine.output.as_ptr() as usize
    })
}

/// A table is open no more; the input is its id.
#[cfg(feature = "think")]
#[unsafe(no_mangle)]
pub extern "C" fn forget() {
    ENGINE.with_borrow_mut(|engine| {
        let Engine { input, thinker, .. } = engine;
        thinker.forget(&String::from_utf8_lossy(input));
    });
}
