//! The server: routes, headers every answer has, and a graceful end.

use std::io;
use std::net::SocketAddr;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::{any, get, post};
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;

use crate::hall::Hall;
use crate::{http, socket, web};

/// What every handler has.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hall: Hall,
    /// Turns true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
}

/// The longest body of a request: a setup card with room to spare.
const LONGEST_BODY: usize = 64 * 1024;

/// Serves until `stop` comes; then sockets are told to come back, and all that was accepted is on disk.
pub async fn serve(hall: Hall, listener: TcpListener, stop: impl Future<Output = ()>) -> io::Result<()> {
    let (stopping_now, stopping) = watch::channel(false);
    let app = App { hall: hall.clone(), stopping };
    let service = routes(app).into_make_service_with_connect_info::<SocketAddr>();
    let mut stopped = stopping_now.subscribe();
    // What is written is meant to go out now: the system must not wait whether more is to come.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
        let _ = stopped.wait_for(|stopping| *stopping).await;
    });
    let serving = tokio::spawn(async move { serving.await });
    stop.await;
    hall.close_rooms().await;
    let _ = stopping_now.send(true);
    // Sockets that do not say goodbye are not waited for.
    let _ = tokio::time::timeout(std::time::Duration::from_secs(5), serving).await;
    hall.close_store().await;
    Ok(())
}

fn routes(app: App) -> Router {
    let api = Router::new()
        .route("/v1/socket", get(socket::upgrade))
        .route("/v1/tables", post(http::create))
        .route("/v1/tables/{table}/log", get(http::log))
        .route("/v1/replays", post(http::replay))
        .route("/v1/branches", post(http::branch))
        .route("/v1/lessons/{game}", get(http::lesson))
        .route("/v1/mine", post(http::mine))
        .route("/v1/setups", get(http::setups))
        .route("/v1/setups/check", post(http::check_setup))
        .route("/v1/games", get(http::games))
        .route("/v1/about", get(http::about))
        .fallback(any(http::nothing));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(http::health))
        .route("/readyz", get(http::ready))
        .route("/metrics", get(http::metrics))
        .fallback(get(web::page))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(secure))
        .with_state(app)
}

/// A page may load only what this server serves, and may not be framed; addresses do not travel to other sites.
async fn secure(request: Request, next: Next) -> Response {
    const HEADERS: [(HeaderName, HeaderValue); 6] = [
        (
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::from_static(
                "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
                 img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self' blob:; \
                 base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            ),
        ),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
        (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
        (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
        (
            HeaderName::from_static("permissions-policy"),
            HeaderValue::from_static("camera=(), microphone=(), geolocation=()"),
        ),
    ];
    let mut response = next.run(request).await;
    response.headers_mut().extend(HEADERS);
    response
}
