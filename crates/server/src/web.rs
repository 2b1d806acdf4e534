//! The page: the web client, built into the binary.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, State};
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::http::limited;
use crate::preview::{preview, with_tags};
use crate::server::App;

/// What `npm run build` made of `web/`. A binary built without it still serves programs, and says so to people.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// What people see of such a binary; links to it show something all the same.
const NO_CLIENT: &str = "<!doctype html>\n<title>Stolik</title>\n<!-- preview -->\n<!-- /preview -->\n\
    <p>This server was built without its web client. Build it with `cargo xtask play`.\n";

/// How a file may be compressed, the best first, and what the build calls such a file.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// What decides which page somebody gets.
const VARIES: &str = "accept-encoding, accept-language, sec-fetch-mode";

/// A file of the client, or the page itself for every address the client knows what to do with.
pub(crate) async fn page(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    // Files have a dot in their names; addresses of pages have none.
    let (path, file) = match Client::get(path) {
        Some(file) => (path, Some(file)),
        None if path.contains('.') => return (StatusCode::NOT_FOUND, "not found\n").into_response(),
        None => ("index.html", Client::get("index.html")),
    };
    // A browser that opens a page shows it, whatever is said of it: only others read that.
    let reads_tags =
        path == "index.html" && headers.get("sec-fetch-mode").is_none_or(|mode| mode != "navigate");
    if reads_tags && limited(&app, app.hall.lookups(), peer, &headers).is_ok() {
        let tags = preview(&app.hall, &uri, &headers).await;
        let page = file.as_ref().map(|file| String::from_utf8_lossy(&file.data));
        let status = if page.is_some() { StatusCode::OK } else { StatusCode::NOT_FOUND };
        let headers =
            [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache"), (VARY, VARIES)];
        return (status, headers, with_tags(page.as_deref().unwrap_or(NO_CLIENT), &tags)).into_response();
    }
    let Some(file) = file else {
        return (StatusCode::NOT_FOUND, Html(NO_CLIENT)).into_response();
    };
    // Names of assets contain the hash of what is in them; the page itself must be asked for each time.
    let lasting = path.starts_with("assets/");
    let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = match file.metadata.mimetype() {
        // Names of people are in it, in all letters there are.
        "text/plain" => "text/plain; charset=utf-8".to_owned(),
        other => other.to_owned(),
    };
    let headers_of_all = [(CONTENT_TYPE, kind.as_str()), (CACHE_CONTROL, cache), (VARY, VARIES)];
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
