//! Photos of people's own: whether what somebody sends is one, and who is given it.
//!
//! What a photo may be is read from its bytes before any of them is decoded (`room::Photo`): so it is known how much memory and time that takes
//! at most. It is decoded all the same, since nobody else should be sent what cannot be shown.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::PathRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use http_body_util::BodyExt;
use image_webp::WebPDecoder;
use room::wire::Code;
use room::wire::http::AskPhoto;
use room::{DraftError, Key, KeyHash, Photo, PhotoError, PhotoFormat, PhotoSource};
use tokio::sync::Semaphore;
use tracing::error;
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::options::DecoderOptions;

use crate::hall::Hall;
use crate::http::{self, Body, limited, limited_body};
use crate::server::App;

/// How many requests with photos are under way at a time, which is memory, and how many photos are decoded, which is a processor.
const AT_ONCE: usize = 16;
const DECODED_AT_ONCE: usize = 2;

/// The longest body of a request for a table with a photo: three bytes are four letters, and there is the rest of the wish.
const LONGEST_BODY: usize = Photo::MOST_BYTES.div_ceil(3) * 4 + http::LONGEST_BODY;

/// How long it may take to send what is not kept.
const DRAINED: Duration = Duration::from_secs(5);

/// Those who wait to send a photo, and to have one decoded.
pub(crate) struct Photos {
    under_way: Semaphore,
    decoding: Semaphore,
}

impl Default for Photos {
    fn default() -> Self {
        Self { under_way: Semaphore::new(AT_ONCE), decoding: Semaphore::new(DECODED_AT_ONCE) }
    }
}

/// The body of a wish for a table. One that is longer than others are brings a photo: it is counted before it is read.
pub(crate) struct TableBody(pub(crate) Bytes);

impl FromRequest<App> for TableBody {
    type Rejection = Response;

    async fn from_request(mut request: Request, app: &App) -> Result<Self, Response> {
        let said = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
        // Who does not say how much will come may send as much as others.
        let length: usize = said.and_then(|length| length.parse().ok()).unwrap_or(0);
        let most = if app.hall.config().photos { LONGEST_BODY } else { http::LONGEST_BODY };
        if length > most {
            drain(request.into_body()).await;
            return Err(http::error(Code::TooLarge));
        }
        let _permit = if length > http::LONGEST_BODY {
            if let Err(refusal) = may_send(app, &request) {
                drain(request.into_body()).await;
                return Err(refusal);
            }
            let under_way = app.hall.photos().under_way.acquire().await;
            let permit = under_way.map_err(|_| http::error(Code::Restarting))?;
            DefaultBodyLimit::max(LONGEST_BODY).apply(&mut request);
            Some(permit)
        } else {
            None
        };
        Body::from_request(request, app).await.map(|Body(bytes)| Self(bytes))
    }
}

/// Lets somebody finish what is not kept: a browser that cannot does not read why.
async fn drain(mut body: axum::body::Body) {
    let mut left = 2 * LONGEST_BODY;
    let all = async {
        while let Some(Ok(frame)) = body.frame().await
            && left > 0
        {
            left = left.saturating_sub(frame.data_ref().map_or(0, Bytes::len));
        }
    };
    // Who takes longer is not waited for.
    let _ = tokio::time::timeout(DRAINED, all).await;
}

/// Has this address not sent too many photos?
#[allow(clippy::result_large_err, reason = "the error is the answer, made once")]
fn may_send(app: &App, request: &Request) -> Result<(), Response> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
    let peer = peer.ok_or_else(|| http::error(Code::Unavailable))?;
    limited(app, app.hall.photo_limit(), peer, request.headers())
}

/// `POST /api/v1/tables/{table}/photo`: the photo, for who has a key.
pub(crate) async fn photo(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    path: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
    Body(bytes): Body,
) -> Response {
    let asked: AskPhoto = match limited_body(&app, app.hall.lookups(), peer, &headers, &bytes) {
        Ok(asked) => asked,
        Err(response) => return response,
    };
    let found = match path {
        Ok(Path(table)) => app.hall.photo_for(&table, &asked.keys).await,
        Err(_) => Err(Code::BadText),
    };
    match found {
        Ok(photo) => {
            let headers = [
                (header::CONTENT_TYPE, photo.format().media_type()),
                (header::CACHE_CONTROL, "private, no-store"),
            ];
            (StatusCode::OK, headers, photo.into_bytes()).into_response()
        }
        Err(Code::NoSuchKey) => http::http_error(StatusCode::FORBIDDEN, Code::NoSuchKey, Vec::new()),
        Err(code) => http::error(code),
    }
}

impl Hall {
    /// Takes what came with a wish for a table, if it is a photo.
    pub(crate) async fn check_photo(&self, photo: Option<PhotoSource>) -> Result<Option<Photo>, DraftError> {
        match photo {
            None => Ok(None),
            Some(PhotoSource::New(_)) if !self.config().photos => Err(PhotoError::NotTaken.into()),
            Some(PhotoSource::New(photo)) => {
                let _permit = self.photos().decoding.acquire().await;
                let decoded = tokio::task::spawn_blocking(move || decode(&photo).map(|()| photo));
                // A decoder that breaks has met something that is no photo.
                Ok(Some(decoded.await.unwrap_or(Err(PhotoError::Damaged))?))
            }
            Some(PhotoSource::Of(table)) => Ok(self.kept_photo(&table).await?),
        }
    }

    /// The photo of a table for who has a key to it.
    async fn photo_for(&self, table: &str, keys: &[String]) -> Result<Photo, Code> {
        self.opens(table, keys).await?.then_some(()).ok_or(Code::NoSuchKey)?;
        self.kept_photo(table).await?.ok_or(Code::NoPhoto)
    }

    /// Does one of these keys open anything at a table?
    pub(crate) async fn opens(&self, table: &str, keys: &[String]) -> Result<bool, Code> {
        let keys: Vec<KeyHash> =
            keys.iter().filter_map(|key| Key::parse(key)).map(|key| key.hash()).collect();
        // Who has none learns nothing, not even whether there is such a table.
        Ok(!keys.is_empty() && self.summary(table, &keys).await?.is_some())
    }

    async fn kept_photo(&self, table: &str) -> Result<Option<Photo>, Code> {
        let kept = self.store().photo(table).await.map_err(|why| {
            self.metrics().store_errors.add();
            error!(table, %why, "a photo cannot be read");
            Code::Unavailable
        })?;
        let read = |bytes| {
            Photo::new(bytes).map_err(|why| {
                error!(table, %why, "a photo is damaged");
                Code::Unavailable
            })
        };
        kept.map(read).transpose()
    }
}

/// Decodes a photo, to know that others can. Its size is known already, and what is decoded must have it.
pub(crate) fn decode(photo: &Photo) -> Result<(), PhotoError> {
    let decoded = match photo.format() {
        PhotoFormat::Jpeg => decode_jpeg(photo),
        PhotoFormat::WebP => decode_webp(photo),
    };
    if decoded? == photo.size() { Ok(()) } else { Err(PhotoError::Damaged) }
}

fn decode_jpeg(photo: &Photo) -> Result<(u32, u32), PhotoError> {
    let side = Photo::LONGEST_SIDE as usize;
    let options = DecoderOptions::default().set_strict_mode(true).set_max_width(side).set_max_height(side);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(photo.bytes()), options);
    decoder.decode().map_err(|_| PhotoError::Damaged)?;
    let (width, height) = decoder.dimensions().ok_or(PhotoError::Damaged)?;
    Ok((width as u32, height as u32))
}

fn decode_webp(photo: &Photo) -> Result<(u32, u32), PhotoError> {
    let mut decoder =
        WebPDecoder::new(std::io::Cursor::new(photo.bytes())).map_err(|_| PhotoError::Damaged)?;
    let length = decoder.output_buffer_size().ok_or(PhotoError::Damaged)?;
    let (width, height) = decoder.dimensions();
    if (width, height) == photo.size() {
        decoder.read_image(&mut vec![0; length]).map_err(|_| PhotoError::Damaged)?;
    }
    Ok((width, height))
}
