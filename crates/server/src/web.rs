//! The page: the web client, built into the binary.

use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

/// What `npm run build` made of `web/`. A binary built without it still serves programs, and says so to people.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const NO_CLIENT: &str = "This server was built without its web client. Build it with `cargo xtask play`.\n";

/// A file of the client, or the page itself for every address the client knows what to do with.
pub(crate) async fn page(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    // Files have a dot in their names; addresses of pages have none.
    let (path, file) = match Client::get(path) {
        Some(file) => (path, Some(file)),
        None if path.contains('.') => return (StatusCode::NOT_FOUND, "not found\n").into_response(),
        None => ("index.html", Client::get("index.html")),
    };
    let Some(file) = file else {
        return (StatusCode::NOT_FOUND, NO_CLIENT).into_response();
    };
    // Names of assets contain the hash of what is in them; the page itself must be asked for each time.
    let lasting = path.starts_with("assets/");
    let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = file.metadata.mimetype().to_owned();
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache.to_owned())], file.data).into_response()
}
