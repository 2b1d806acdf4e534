//! The server: routes, headers every answer has, and a graceful end.

use std::io;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderName, HeaderValue, StatusCode, Version, header};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::{any, get, post};
use room::wire::Code;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;
use tower_http::compression::CompressionLayer;
use tracing::{info, warn};

use crate::accept::accept;
use crate::hall::Hall;
use crate::{http, notices, photos, preview, socket, web};

/// What every handler has.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hall: Hall,
    /// Turns true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
}

/// How long rooms, connections and the database have to come to an end; together less than what is usual before a process is killed.
const ROOMS_END: Duration = Duration::from_secs(4);
const CONNECTIONS_END: Duration = Duration::from_secs(2);
const STORE_END: Duration = Duration::from_secs(3);

/// Serves until `stop` comes; then sockets are told to come back, and all that was accepted is on disk. A database that hangs is not
/// waited for: what was acknowledged is on disk already.
pub async fn serve(hall: Hall, listener: TcpListener, stop: impl Future<Output = ()>) -> io::Result<()> {
    let (stopping_now, stopping) = watch::channel(false);
    let router = routes(App { hall: hall.clone(), stopping: stopping.clone() });
    let serving = tokio::spawn(accept(hall.clone(), listener, router, stopping));
    stop.await;
    info!("stopping");
    if timeout(ROOMS_END, hall.close_rooms()).await.is_err() {
        warn!("some tables are not closed: the database takes too long");
    }
    let _ = stopping_now.send(true);
    // Who does not say goodbye is not waited for.
    let _ = timeout(CONNECTIONS_END, serving).await;
    if timeout(STORE_END, hall.close_store()).await.is_err() {
        warn!("the database is not closed: it takes too long");
    }
    Ok(())
}

fn routes(app: App) -> Router {
    let api = Router::new()
        .route("/v1/socket", get(socket::upgrade))
        .route("/v1/tables", post(http::create))
        .route("/v1/tables/{table}/log", get(http::log))
        .route("/v1/tables/{table}/photo", post(photos::photo))
        .route("/v1/replays", post(http::replay))
        .route("/v1/puzzles", post(http::puzzle))
        .route("/v1/branches", post(http::branch))
        .route("/v1/daily", post(http::daily))
        .route("/v1/daily/{game}/{day}", get(http::par))
        .route("/v1/reviews", post(http::review))
        .route("/v1/fairness", post(http::fairness))
        .route("/v1/lessons/{game}", get(http::lesson))
        .route("/v1/mine", post(http::mine))
        .route("/v1/parcels", post(http::put_parcel))
        .route("/v1/parcels/{parcel}", get(http::parcel_state).post(http::take_parcel))
        .route("/v1/notices", post(notices::subscribe))
        .route("/v1/notices/list", post(notices::list))
        .route("/v1/mail", post(notices::link))
        .route("/v1/setups", get(http::setups))
        .route("/v1/setups/check", post(http::check_setup))
        .route("/v1/games", get(http::games))
        .route("/v1/about", get(http::about))
        .method_not_allowed_fallback(http::wrong_method)
        .fallback(any(http::nothing));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(http::health))
        .route("/readyz", get(http::ready))
        .route("/metrics", get(http::metrics))
        .route("/preview/{kind}/{file}", get(preview::picture))
        .route("/mail/{token}", get(web::page).post(notices::one_click))
        .fallback(get(web::page))
        .layer(DefaultBodyLimit::max(http::LONGEST_BODY))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(one_host))
        .layer(middleware::from_fn(secure))
        .with_state(app)
}

/// A request says once for whom it is meant; else it is not clear whether a page of another site asks. Version 1.0 knew no hosts.
async fn one_host(request: Request, next: Next) -> Response {
    let hosts = request.headers().get_all(header::HOST).iter().count();
    if hosts == 1 || (hosts == 0 && request.version() == Version::HTTP_10) {
        next.run(request).await
    } else {
        http::http_error(StatusCode::BAD_REQUEST, Code::Malformed, Vec::new())
    }
}

/// A page may load only what this server serves, and may not be framed; addresses do not travel to other sites.
async fn secure(request: Request, next: Next) -> Response {
    const HEADERS: [(HeaderName, HeaderValue); 6] = [
        (
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::from_static(
                "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; \
                 img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self' blob:; \
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
