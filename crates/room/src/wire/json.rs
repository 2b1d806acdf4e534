//! Values that are written once and sent to many.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use super::View;

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

/// The fields of a view that changed; `game` is always among them.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct ViewChange(serde_json::Map<String, Value>);

impl Json<View> {
    /// What has to be said to who knows the older view.
    pub(crate) fn since(&self, older: &Self) -> Json<ViewChange> {
        type Fields<'a> = BTreeMap<&'a str, &'a RawValue>;
        let fields = |text| serde_json::from_str::<Fields<'_>>(text).expect("a view is an object");
        let (mut new, old) = (fields(self.text()), fields(older.text()));
        new.retain(|name, value| {
            *name == "game" || old.get(name).is_none_or(|before| before.get() != value.get())
        });
        Json::of(&new)
    }

    /// What has to be said to who knows none: all of it.
    pub(crate) fn whole(&self) -> Json<ViewChange> {
        Json { raw: Arc::clone(&self.raw), of: PhantomData }
    }

    /// The view after a change of it.
    pub fn changed(older: Option<&Self>, change: &Json<ViewChange>) -> serde_json::Result<Self> {
        let mut fields = match older {
            Some(older) => serde_json::from_str::<ViewChange>(older.text())?,
            None => ViewChange(serde_json::Map::new()),
        };
        fields.0.extend(change.read()?.0);
        Ok(Self::of(&fields))
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
        Value::deserialize(deserializer).map(|value| Self::of(&value))
    }
}
