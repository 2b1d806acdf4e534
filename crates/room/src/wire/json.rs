//! Values that are written once and sent to many.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// A `T` that is written already. A clone costs nothing, and whoever wants the value [reads](Json::read) it.
pub struct Json<T> {
    raw: Arc<RawValue>,
    of: PhantomData<fn() -> T>,
}

impl<T> Json<T> {
    /// Writes a value that has the form of a `T`.
    pub fn of(value: &impl Serialize) -> Self {
        let raw = to_raw_value(value).expect("our types have no maps with odd keys and no failing writers");
        Self { raw: raw.into(), of: PhantomData }
    }

    /// As it is written.
    pub fn text(&self) -> &str {
        self.raw.get()
    }
}

impl<T: DeserializeOwned> Json<T> {
    /// The value, if it has the form of a `T`.
    pub fn read(&self) -> serde_json::Result<T> {
        serde_json::from_str(self.text())
    }
}

impl<T> Clone for Json<T> {
    fn clone(&self) -> Self {
        Self { raw: Arc::clone(&self.raw), of: PhantomData }
    }
}

impl<T> PartialEq for Json<T> {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl<T> fmt::Debug for Json<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl<T> Serialize for Json<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.raw.serialize(serializer)
    }
}

/// By way of a value: a tagged enum cannot hand on what it has not read.
impl<'de, T> Deserialize<'de> for Json<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        serde_json::Value::deserialize(deserializer).map(|value| Self::of(&value))
    }
}
