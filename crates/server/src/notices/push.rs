//! Web Push: what is sent is encrypted for one browser (RFC 8291) and signed by this server (VAPID, RFC 8292).

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

use super::address::Destination;

/// How long a signature is good for, in seconds; at most a day is allowed.
const SIGNED_FOR: i64 = 12 * 60 * 60;
/// How long a push service keeps what a browser cannot be given, in seconds.
const KEPT_FOR: u32 = 24 * 60 * 60;
/// Contents are filled up to a multiple of so many bytes: their length says nothing.
const BLOCK: usize = 256;
/// The size of a record; there is one only.
const RECORD: u32 = 4096;
/// A point of P-256 as it is written: not compressed.
const POINT: usize = 65;

/// The server's key.
pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
    /// Whom a push service can turn to.
    contact: String,
}

/// A browser's keys.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct BrowserKeys {
    point: [u8; POINT],
    auth: [u8; 16],
}

impl BrowserKeys {
    /// From base64url; `None` if they are no such keys.
    pub(crate) fn read(p256dh: &str, auth: &str) -> Option<Self> {
        let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let keys = Self { point: bytes(p256dh)?.try_into().ok()?, auth: bytes(auth)?.try_into().ok()? };
        // Whether it is a point of the curve shows when it is used.
        encrypt(&keys, b"").map(|_| keys)
    }
}

impl Vapid {
    /// A new key, as text.
    pub(crate) fn generate() -> Option<String> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        made.ok().map(|made| BASE64.encode(made))
    }

    /// From its text; `None` if it is damaged.
    pub(crate) fn read(text: &str, contact: String) -> Option<Self> {
        let written = BASE64.decode(text).ok()?;
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &written, &random).ok()?;
        Some(Self { pair, contact })
    }

    /// Its public half, for browsers.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.pair.public_key())
    }

    /// The headers of a request, `now` in milliseconds. Of notices with the same topic a push service keeps the last.
    pub(crate) fn headers(&self, to: &Destination, topic: &str, now: i64) -> Option<HeaderMap> {
        let claims = json!({ "aud": to.origin(), "exp": now / 1000 + SIGNED_FOR, "sub": self.contact });
        let signed = format!(
            "{}.{}",
            BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#),
            BASE64.encode(claims.to_string())
        );
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        let authorization = format!("vapid t={signed}.{}, k={}", BASE64.encode(signature), self.public());
        let mut headers = HeaderMap::new();
        headers.insert(header::AUTHORIZATION, HeaderValue::try_from(authorization).ok()?);
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
        headers.insert(HeaderName::from_static("ttl"), KEPT_FOR.into());
        headers.insert(HeaderName::from_static("topic"), HeaderValue::try_from(topic).ok()?);
        Some(headers)
    }
}

/// The length of a key that is to be derived.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(from: &Prk, info: &[&[u8]]) -> Option<[u8; N]> {
    let mut key = [0; N];
    from.expand(info, Length(N)).ok()?.fill(&mut key).ok()?;
    Some(key)
}

/// A body for this browser's eyes only; `None` if its key is none, or the content too long.
pub(crate) fn encrypt(to: &BrowserKeys, content: &[u8]) -> Option<Vec<u8>> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let own_point = own.compute_public_key().ok()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &to.point);
    let shared: [u8; 32] = agree_ephemeral(own, &theirs, |secret| {
        let from = Salt::new(HKDF_SHA256, &to.auth).extract(secret);
        derive(&from, &[b"WebPush: info\0", &to.point, own_point.as_ref()])
    })
    .ok()??;
    let mut salt = [0; 16];
    random.fill(&mut salt).ok()?;
    let from = Salt::new(HKDF_SHA256, &salt).extract(&shared);
    let key: [u8; 16] = derive(&from, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derive(&from, &[b"Content-Encoding: nonce\0"])?;
    // The last record ends with a 2, and zeros behind it.
    let mut record = [content, &[2]].concat();
    record.resize(record.len().next_multiple_of(BLOCK), 0);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).ok()?;
    if record.len() > RECORD as usize {
        return None;
    }
    Some([&salt[..], &RECORD.to_be_bytes(), &[POINT as u8], own_point.as_ref(), &record].concat())
}
