//! The page: the web client, built into the binary.

use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// What `npm run build` made of `web/`. A binary built without it still serves programs, and says so to people.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const NO_CLIENT: &str = "This server was built without its web client. Build it with `cargo xtask play`.\n";

/// How a file may be compressed, the best first, and what the build calls such a file.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// A file of the client, or the page itself for every address the client knows what to do with.
pub(crate) async fn page(uri: Uri, headers: HeaderMap) -> Response {
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
    let kind = match file.metadata.mimetype() {
        // Names of people are in it, in all letters there are.
        "text/plain" => "text/plain; charset=utf-8".to_owned(),
        other => other.to_owned(),
    };
    let headers_of_all = [(CONTENT_TYPE, kind.as_str()), (CACHE_CONTROL, cache), (VARY, "accept-encoding")];
    match compressed(path, &headers) {
        Some((encoding, smaller)) => {
            (headers_of_all, [(CONTENT_ENCODING, encoding)], smaller.data).into_response()
        }
        None => (headers_of_all, file.data).into_response(),
    }
}

/// The file as the build compressed it, in the best way the browser understands.
fn compressed(path: &str, headers: &HeaderMap) -> Option<(&'static str, EmbeddedFile)> {
    let accepted = headers.get(ACCEPT_ENCODING)?.to_str().ok()?;
    let accepts = |encoding: &str| {
        accepted.split(',').any(|word| word.split(';').next().map(str::trim) == Some(encoding))
    };
    ENCODINGS
        .iter()
        .filter(|(encoding, _)| accepts(encoding))
        .find_map(|(encoding, suffix)| Some((*encoding, Client::get(&format!("{path}{suffix}"))?)))
}
