//! Values that are written once and sent to many.

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

    /// What is written already.
    fn written(text: String) -> Self {
        let raw = RawValue::from_string(text).expect("it is put together from fields that were written");
        Self { raw: raw.into(), of: PhantomData }
    }

    /// As it is written.
    pub fn text(&self) -> &str {
        self.raw.get()
    }

    /// An object as it is written, without one of its fields.
    pub(crate) fn without(&self, name: &str) -> String {
        let mut all = fields(self.text());
        all.retain(|field| field.name.trim_matches('"') != name);
        object(&all)
    }
}

impl<T: DeserializeOwned> Json<T> {
    /// The value, if it has the form of a `T`.
    pub fn read(&self) -> serde_json::Result<T> {
        serde_json::from_str(self.text())
    }
}

/// The fields of a view that changed; `game` is always among them.
pub enum ViewChange {}

impl Json<View> {
    /// What has to be said to who knows the older view.
    pub(crate) fn since(&self, older: &Self) -> Json<ViewChange> {
        let (mut changed, old) = (fields(self.text()), fields(older.text()));
        // Fields mostly stand where they stood.
        let known = |place: usize, field: &Field<'_>| old.get(place) == Some(field) || old.contains(field);
        let mut place = 0;
        changed.retain(|field| {
            place += 1;
            field.name == "\"game\"" || !known(place - 1, field)
        });
        changed.sort_unstable_by_key(|field| field.name);
        Json::written(object(&changed))
    }

    /// What has to be said to who knows none: all of it.
    pub(crate) fn whole(&self) -> Json<ViewChange> {
        Json { raw: Arc::clone(&self.raw), of: PhantomData }
    }

    /// The view after a change of it.
    pub fn changed(older: Option<&Self>, change: &Json<ViewChange>) -> Self {
        let mut all = older.map_or_else(Vec::new, |older| fields(older.text()));
        for field in fields(change.text()) {
            match all.iter_mut().find(|known| known.name == field.name) {
                Some(known) => *known = field,
                None => all.push(field),
            }
        }
        Self::written(object(&all))
    }
}

/// A field of an object as it is written, its name with quotation marks.
#[derive(PartialEq)]
struct Field<'a> {
    name: &'a str,
    value: &'a str,
}

/// The fields of an object that serde wrote, so without blanks. Reading it as JSON would take several times as long, and this is done for
/// every change and viewer.
fn fields(object: &str) -> Vec<Field<'_>> {
    let mut fields = Vec::with_capacity(16);
    let (mut depth, mut start, mut colon) = (0, 1, 0);
    let (mut quoted, mut escaped) = (false, false);
    for (at, byte) in object.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'{' | b'[' => depth += 1,
            b':' if depth == 1 => colon = at,
            b',' | b'}' if depth == 1 => {
                fields.push(Field { name: &object[start..colon], value: &object[colon + 1..at] });
                start = at + 1;
            }
            b'}' | b']' => depth -= 1,
            _ => {}
        }
    }
    fields
}

/// An object of these fields.
fn object(fields: &[Field<'_>]) -> String {
    let length = fields.iter().map(|Field { name, value }| name.len() + value.len() + 2).sum::<usize>();
    let mut text = String::with_capacity(length + 2);
    text.push('{');
    for (place, Field { name, value }) in fields.iter().enumerate() {
        if place > 0 {
            text.push(',');
        }
        text.extend([name, ":", value]);
    }
    text.push('}');
    text
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

#[cfg(test)]
mod tests {
    use super::*;

    fn view(text: &str) -> Json<View> {
        Json::written(text.to_owned())
    }

    #[test]
    fn what_changed_is_found_field_by_field() {
        let old = r#"{"game":"g","z":[1,{"a":"}\\\"]"}],"a":{"b":{}},"text":"x,\"y\":1","gone":null}"#;
        for (new, change) in [
            (old, r#"{"game":"g"}"#),
            (
                r#"{"game":"g","z":[1,{"a":"}\\\"]"}],"a":{"b":[]},"text":"x"}"#,
                r#"{"a":{"b":[]},"game":"g","text":"x"}"#,
            ),
            (r#"{"game":"g","new":"\\","a":{"b":{}}}"#, r#"{"game":"g","new":"\\"}"#),
            (r#"{"game":"g","text":"x,\"y\":1","a":7}"#, r#"{"a":7,"game":"g"}"#),
        ] {
            assert_eq!(view(new).since(&view(old)).text(), change);
        }
    }

    #[test]
    fn who_hears_what_changed_knows_the_view() {
        let old = view(r#"{"game":"g","z":[1,{"a":"}\\\"]"}],"a":{"b":{}}}"#);
        let new = view(r#"{"game":"g","z":[],"a":{"b":{}},"new":"\\"}"#);
        assert_eq!(Json::changed(Some(&old), &new.since(&old)), new);
        assert_eq!(Json::changed(Some(&old), &old.since(&old)), old);
        assert_eq!(Json::changed(None, &new.whole()), new);
    }
}
