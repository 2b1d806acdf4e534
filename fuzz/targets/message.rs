//! Messages of clients and bodies of requests: any text is read or refused, and what was read is written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use room::wire;
use serde::Serialize;
use serde::de::DeserializeOwned;

fn read<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(text: &str) {
    if let Ok(value) = serde_json::from_str::<T>(text) {
        let written = serde_json::to_string(&value).expect("what was read can be written");
        assert_eq!(serde_json::from_str::<T>(&written).ok(), Some(value));
    }
}

fuzz_target!(|text: &str| {
    read::<wire::Request>(text);
    read::<wire::Message>(text);
    read::<wire::http::CreateTable>(text);
    read::<wire::http::Mine>(text);
    read::<wire::http::CheckSetup>(text);
});
