//! What there is: figures and lists.

use std::fmt::Write;

use anyhow::Result;
use jiff::Timestamp;
use serde_json::{Value, json};
use server::store::{Listed, Store};

use crate::output::{Format, print, print_json};

pub(super) async fn stats(store: &dyn Store, format: Format) -> Result<()> {
    let stats = store.stats().await?;
    if format == Format::Json {
        return print_json(&json!({
            "tables": stats.tables,
            "finished": stats.finished,
            "changes": stats.changes,
            "photos": stats.photos,
            "photo_bytes": stats.photo_bytes,
            "bytes": stats.bytes,
        }));
    }
    print(&format!(
        "tables    {:>12}\nfinished  {:>12}\nchanges   {:>12}\nphotos    {:>12}   {} bytes\nbytes     {:>12}\n",
        stats.tables, stats.finished, stats.changes, stats.photos, stats.photo_bytes, stats.bytes
    ))
}

pub(super) async fn list(store: &dyn Store, limit: u32, format: Format) -> Result<()> {
    let tables = store.list(None, limit).await?;
    if format == Format::Json {
        return print_json(&tables.iter().map(listed_json).collect());
    }
    let widest = tables.iter().map(|table| table.id.chars().count()).max().unwrap_or_default();
    let mut text = String::new();
    for Listed { id, game, created, finished } in &tables {
        write!(text, "{id:widest$}  {game:8}  made {}", utc(*created)?)?;
        if let Some((at, result)) = finished {
            write!(text, "  over {}  {result}", utc(*at)?)?;
        }
        text.push('\n');
    }
    print(&text)
}

/// Milliseconds since 1970 as `2026-11-16 09:05`, in UTC.
fn utc(milliseconds: i64) -> Result<String> {
    Ok(Timestamp::from_millisecond(milliseconds)?.strftime("%Y-%m-%d %H:%M").to_string())
}

fn listed_json(table: &Listed) -> Value {
    let (at, result) = table.finished.as_ref().map(|(at, result)| (at, result)).unzip();
    json!({ "id": table.id, "game": table.game, "created": table.created, "finished": at, "result": result })
}
