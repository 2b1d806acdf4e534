//! Tags in the head of a page, in place of those it was built with.

use axum::http::{HeaderMap, header};
use drawing::canvas::escaped;
use drawing::png::{HEIGHT, WIDTH};
use texts::Lang;

use crate::hall::Config;

/// What is said of a page.
#[derive(Debug)]
pub(crate) struct Tags {
    pub(super) lang: Lang,
    pub(super) title: String,
    pub(super) sentence: String,
    pub(super) address: String,
    pub(super) picture: String,
}

/// Between these stand the tags in `web/index.html`.
const FROM: &str = "<!-- preview -->";
const TO: &str = "<!-- /preview -->";

/// The page with these tags; as it is, if it has no place for them.
pub(crate) fn with_tags(page: &str, tags: &Tags) -> String {
    match page.split_once(FROM).and_then(|(before, rest)| Some((before, rest.split_once(TO)?.1))) {
        Some((before, after)) => format!("{before}{FROM}\n{}    {TO}{after}", tags.html()),
        None => page.to_owned(),
    }
}

impl Tags {
    pub(super) fn html(&self) -> String {
        let (title, sentence, picture) =
            (escaped(&self.title), escaped(&self.sentence), escaped(&self.picture));
        let (address, lang) = (escaped(&self.address), self.lang.code());
        format!(
            "    <meta name=\"description\" content=\"{sentence}\" />\n    \
             <meta name=\"twitter:card\" content=\"summary_large_image\" />\n    \
             <meta property=\"og:site_name\" content=\"Stolik\" />\n    \
             <meta property=\"og:type\" content=\"website\" />\n    \
             <meta property=\"og:locale\" content=\"{lang}\" />\n    \
             <meta property=\"og:url\" content=\"{address}\" />\n    \
             <meta property=\"og:title\" content=\"{title}\" />\n    \
             <meta property=\"og:description\" content=\"{sentence}\" />\n    \
             <meta property=\"og:image\" content=\"{picture}\" />\n    \
             <meta property=\"og:image:width\" content=\"{WIDTH}\" />\n    \
             <meta property=\"og:image:height\" content=\"{HEIGHT}\" />\n"
        )
    }
}

/// Where the page is reached: by the public address the request was sent to, or the first one; else as the request says. Nothing, if it
/// says nothing sensible.
pub(super) fn origin(config: &Config, headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let public =
        |url: &&String| url.split_once("://").is_some_and(|(_, rest)| rest.trim_end_matches('/') == host);
    if let Some(url) = config.origins.iter().find(public).or(config.origins.first()) {
        return url.trim_end_matches('/').to_owned();
    }
    let sensible = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
    if host.is_empty() || host.len() > 255 || !host.chars().all(sensible) {
        return String::new();
    }
    let forwarded = headers.get("x-forwarded-proto").filter(|_| config.proxied);
    let scheme = if forwarded.is_some_and(|scheme| scheme == "https") { "https" } else { "http" };
    format!("{scheme}://{host}")
}
