//! Webhooks: a plain JSON with a text line in it, signed with a secret that the person was told once.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use ring::hmac;
use serde_json::json;

use super::hex;
use super::words::Spoken;

/// The body and headers of a request. Chats read `text` (Slack, Mattermost) or `content` (Discord).
pub(crate) fn request(spoken: &Spoken, link: &str, secret: &str) -> Option<(HeaderMap, Vec<u8>)> {
    // Several people may have one chat.
    let names = spoken.names.join(", ");
    let whom = if names.is_empty() { names } else { names + ": " };
    let text = format!("{whom}{} {link}", spoken.text);
    let body = json!({
        "id": spoken.id,
        "kind": spoken.kind,
        "text": text,
        "content": text,
        "tables": spoken.tables,
        "until": spoken.until,
        "url": link,
    });
    let body = body.to_string().into_bytes();
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers
        .insert(header::USER_AGENT, HeaderValue::from_static(concat!("stolik/", env!("CARGO_PKG_VERSION"))));
    headers.insert(HeaderName::from_static("stolik-id"), HeaderValue::try_from(&spoken.id).ok()?);
    headers.insert(
        HeaderName::from_static("stolik-signature"),
        HeaderValue::try_from(sign(secret, &body)).ok()?,
    );
    Some((headers, body))
}

/// `sha256=` and the HMAC of the body, in hexadecimal.
fn sign(secret: &str, body: &[u8]) -> String {
    let tag = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes()), body);
    format!("sha256={}", hex(tag.as_ref()))
}

#[cfg(test)]
mod tests {
    /// The second case of RFC 4231.
    #[test]
    fn signatures_are_those_of_everybody() {
        assert_eq!(
            super::sign("Jefe", b"what do ya want for nothing?"),
            "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }
}
