//! Everything that is asked for without a socket: tables, one's own tables, logs, setup cards, health, metrics.

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::PathRejection;
use axum::extract::{ConnectInfo, FromRequest, Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use room::games::gambit::{AskFairness, SetupCard, builtin_setups};
use room::wire::http::{
    About, AskBranch, AskDaily, AskReplay, CheckSetup, CreateTable, HttpError, Mine, Parcel, ParcelKept,
    ParcelState, ParseError,
};
use room::wire::{AskPuzzle, AskReview, Code, GameInfo, PROTOCOL};
use room::{DraftError, Key, Random};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tracing::warn;

use crate::limits::ByAddress;
use crate::photos::TableBody;
use crate::server::App;
use crate::socket::is_own_origin;
use crate::store::StoreError;

/// The longest body of a request, unless it brings a photo: a setup card with room to spare.
pub(crate) const LONGEST_BODY: usize = 64 * 1024;

/// An error in the form all have.
pub(crate) fn http_error(status: StatusCode, code: Code, errors: Vec<ParseError>) -> Response {
    (status, Json(HttpError { code, errors })).into_response()
}

/// An error that its code says all of.
pub(crate) fn error(code: Code) -> Response {
    http_error(status(code), code, Vec::new())
}

pub(crate) fn status(code: Code) -> StatusCode {
    match code {
        Code::NoSuchTable | Code::NoSuchParcel | Code::NoPhoto => StatusCode::NOT_FOUND,
        Code::StillRunning => StatusCode::CONFLICT,
        Code::Unavailable | Code::Restarting | Code::Full => StatusCode::SERVICE_UNAVAILABLE,
        Code::TooFast => StatusCode::TOO_MANY_REQUESTS,
        Code::WrongOrigin => StatusCode::FORBIDDEN,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::BadLog => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::BAD_REQUEST,
    }
}

/// All of a body, if it is not too large and comes in time.
pub(crate) struct Body(pub(crate) Bytes);

impl FromRequest<App> for Body {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let late = |_| http_error(StatusCode::REQUEST_TIMEOUT, Code::Malformed, Vec::new());
        match tokio::time::timeout(app.hall.config().silence, Bytes::from_request(request, app))
            .await
            .map_err(late)?
        {
            Ok(bytes) => Ok(Self(bytes)),
            Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(http_error(StatusCode::PAYLOAD_TOO_LARGE, Code::TooLarge, Vec::new()))
            }
            Err(_) => Err(http_error(StatusCode::BAD_REQUEST, Code::Malformed, Vec::new())),
        }
    }
}

/// A body in JSON, or what is wrong with it.
#[allow(clippy::result_large_err, reason = "the error is the answer, made once")]
fn body<T: DeserializeOwned>(app: &App, headers: &HeaderMap, bytes: &Bytes) -> Result<T, Response> {
    if !is_own_origin(headers, &app.hall.config().origins) {
        return Err(http_error(StatusCode::FORBIDDEN, Code::WrongOrigin, Vec::new()));
    }
    serde_json::from_slice(bytes).map_err(|error| {
        let (line, column) = (error.line() as u32, error.column() as u32);
        // The sentence of the parser names the field and what was expected; its place stands apart.
        let what = error.to_string();
        let what = what.split(" at line ").next().unwrap_or_default().to_owned();
        http_error(StatusCode::BAD_REQUEST, Code::Malformed, vec![ParseError { line, column, what }])
    })
}

/// A body that makes work: one address may send only so many.
#[allow(clippy::result_large_err, reason = "the error is the answer, made once")]
pub(crate) fn limited_body<T: DeserializeOwned>(
    app: &App,
    limit: &ByAddress,
    peer: SocketAddr,
    headers: &HeaderMap,
    bytes: &Bytes,
) -> Result<T, Response> {
    let body = body(app, headers, bytes)?;
    limited(app, limit, peer, headers).map(|()| body)
}

/// Something that makes work: one address may ask for it only so often.
#[allow(clippy::result_large_err, reason = "the error is the answer, made once")]
pub(crate) fn limited(
    app: &App,
    limit: &ByAddress,
    peer: SocketAddr,
    headers: &HeaderMap,
) -> Result<(), Response> {
    if limit.take(sender(app, peer, headers), Instant::now()) {
        return Ok(());
    }
    app.hall.metrics().limited.add();
    Err(http_error(StatusCode::TOO_MANY_REQUESTS, Code::TooFast, Vec::new()))
}

fn on_the_wire(errors: &table::ParseErrors) -> Vec<ParseError> {
    errors.0.iter().map(ParseError::from).collect()
}

fn answer<T: Serialize>(fine: StatusCode, made: Result<T, DraftError>) -> Response {
    match made {
        Ok(made) => (fine, Json(made)).into_response(),
        Err(error) => http_error(status(error.code), error.code, on_the_wire(&error.errors)),
    }
}

/// `POST /api/v1/tables`.
pub(crate) async fn create(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    TableBody(bytes): TableBody,
) -> Response {
    let request: CreateTable = match limited_body(&app, app.hall.creations(), peer, &headers, &bytes) {
        Ok(request) => request,
        Err(response) => return response,
    };
    answer(StatusCode::CREATED, app.hall.make(&request).await)
}

/// Where somebody comes from, as far as limits are concerned.
pub(crate) fn sender(app: &App, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    forwarded(headers).filter(|_| app.hall.config().proxied).unwrap_or(peer.ip())
}

/// Whom the proxy before the server was asked by. What stands before the last address was said by whoever asked, and may be made up.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let said = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    said.rsplit(',').next()?.trim().parse().ok()
}

/// `POST /api/v1/mine`.
pub(crate) async fn mine(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(bytes): Body,
) -> Response {
    const MOST: usize = 50;
    let mine: Mine = match limited_body(&app, app.hall.lookups(), peer, &headers, &bytes) {
        Ok(mine) => mine,
        Err(response) => return response,
    };
    if mine.tables.len() > MOST {
        let what = "at most 50 tables at a time".to_owned();
        let error = ParseError { line: 0, column: 0, what };
        return http_error(StatusCode::BAD_REQUEST, Code::TooLarge, vec![error]);
    }
    let mut found = Vec::new();
    for known in &mine.tables {
        let keys: Vec<_> =
            known.keys.iter().filter_map(|key| Key::parse(key)).map(|key| key.hash()).collect();
        match app.hall.summary(&known.table, &keys).await {
            Ok(summary) => found.extend(summary),
            Err(Code::NoSuchTable) => {}
            Err(code) => return error(code),
        }
    }
    Json(found).into_response()
}

/// A word of an address; one that is no text names nothing.
fn word(path: Result<Path<String>, PathRejection>) -> Result<String, Code> {
    path.map(|Path(word)| word).map_err(|_| Code::BadText)
}

/// How long a parcel is kept, in milliseconds.
const PARCEL_KEPT: i64 = 10 * 60 * 1000;

/// `POST /api/v1/parcels`.
pub(crate) async fn put_parcel(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(bytes): Body,
) -> Response {
    let Parcel { content } = match limited_body(&app, app.hall.creations(), peer, &headers, &bytes) {
        Ok(parcel) => parcel,
        Err(response) => return response,
    };
    // PostgreSQL's texts have none.
    if content.contains('\0') {
        return http_error(StatusCode::BAD_REQUEST, Code::BadText, Vec::new());
    }
    let parcel = app.hall.random().with(Random::key).reveal().to_owned();
    let now = app.hall.now();
    let until = now + PARCEL_KEPT;
    match app.hall.store().put_parcel(&parcel, &content, until, now).await {
        Ok(()) => (StatusCode::CREATED, Json(ParcelKept { parcel, until })).into_response(),
        Err(error) => no_answer(&error),
    }
}

/// `POST /api/v1/parcels/{parcel}`: takes it.
pub(crate) async fn take_parcel(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    path: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
    Body(bytes): Body,
) -> Response {
    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Take {}
    if let Err(response) = limited_body::<Take>(&app, app.hall.lookups(), peer, &headers, &bytes) {
        return response;
    }
    let Some(parcel) = parcel_id(path) else { return no_such_parcel() };
    match app.hall.store().take_parcel(&parcel, app.hall.now()).await {
        Ok(Some(content)) => Json(Parcel { content }).into_response(),
        Ok(None) => no_such_parcel(),
        Err(error) => no_answer(&error),
    }
}

/// `GET /api/v1/parcels/{parcel}`: was it taken?
pub(crate) async fn parcel_state(
    State(app): State<App>,
    path: Result<Path<String>, PathRejection>,
) -> Response {
    let Some(parcel) = parcel_id(path) else { return no_such_parcel() };
    match app.hall.store().parcel_taken(&parcel, app.hall.now()).await {
        Ok(Some(taken)) => Json(ParcelState { taken }).into_response(),
        Ok(None) => no_such_parcel(),
        Err(error) => no_answer(&error),
    }
}

/// What can be the id of a parcel.
fn parcel_id(path: Result<Path<String>, PathRejection>) -> Option<String> {
    word(path).ok().filter(|id| Key::parse(id).is_some())
}

fn no_such_parcel() -> Response {
    error(Code::NoSuchParcel)
}

fn no_answer(error: &StoreError) -> Response {
    warn!(%error, "a parcel");
    http_error(StatusCode::SERVICE_UNAVAILABLE, Code::Unavailable, Vec::new())
}

/// `GET /api/v1/tables/{table}/log`.
pub(crate) async fn log(State(app): State<App>, path: Result<Path<String>, PathRejection>) -> Response {
    let table = match word(path) {
        Ok(table) => table,
        Err(code) => return error(code),
    };
    match app.hall.log(&table).await {
        Ok(text) => {
            let name = format!("attachment; filename=\"stolik-{table}.log\"");
            let headers = [
                (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
                (header::CONTENT_DISPOSITION, name),
            ];
            (headers, text).into_response()
        }
        Err(code) => error(code),
    }
}

/// `POST /api/v1/replays`.
pub(crate) async fn replay(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(bytes): Body,
) -> Response {
    let asked: AskReplay = match limited_body(&app, app.hall.creations(), peer, &headers, &bytes) {
        Ok(asked) => asked,
        Err(response) => return response,
    };
    answer(StatusCode::OK, app.hall.replay(&asked.source, &asked.viewer).await)
}

/// `POST /api/v1/branches`.
pub(crate) async fn branch(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(bytes): Body,
) -> Response {
    let asked: AskBranch = match limited_body(&app, app.hall.creations(), peer, &headers, &bytes) {
        Ok(asked) => asked,
        Err(response) => return response,
    };
    answer(StatusCode::CREATED, app.hall.make_branch(&asked).await)
}

/// `POST /api/v1/daily`.
pub(crate) async fn daily(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(bytes): Body,
) -> Response {
    let asked: AskDaily = match limited_body(&app, app.hall.creations(), peer, &headers, &bytes) {
        Ok(asked) => asked,
        Err(response) => return response,
    };
    answer(StatusCode::CREATED, app.hall.make_daily(&asked).await)
}

/// `GET /api/v1/daily/{game}/{day}`.
pub(crate) async fn par(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path((game, day)): Path<(String, String)>,
) -> Response {
    if let Err(response) = limited(&app, app.hall.lookups(), peer, &headers) {
        return response;
    }
    answer(StatusCode::OK, app.hall.par(game, day).await)
}

/// `POST /api/v1/reviews`.
pub(crate) async fn review(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(bytes): Body,
) -> Response {
    let asked: AskReview = match limited_body(&app, app.hall.lookups(), peer, &headers, &bytes) {
        Ok(asked) => asked,
        Err(response) => return response,
    };
    answer(StatusCode::OK, app.hall.review(&asked).await)
}

/// `POST /api/v1/fairness`.
pub(crate) async fn fairness(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(bytes): Body,
) -> Response {
    let asked: AskFairness = match limited_body(&app, app.hall.lookups(), peer, &headers, &bytes) {
        Ok(asked) => asked,
        Err(response) => return response,
    };
    answer(StatusCode::OK, app.hall.fairness(&asked))
}

/// `POST /api/v1/puzzles`.
pub(crate) async fn puzzle(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(bytes): Body,
) -> Response {
    let asked: AskPuzzle = match limited_body(&app, app.hall.lookups(), peer, &headers, &bytes) {
        Ok(asked) => asked,
        Err(response) => return response,
    };
    answer(StatusCode::OK, app.hall.config().catalogue.puzzle(&asked))
}

/// `GET /api/v1/lessons/{game}`.
pub(crate) async fn lesson(State(app): State<App>, path: Result<Path<String>, PathRejection>) -> Response {
    answer(StatusCode::OK, word(path).map_err(DraftError::from).and_then(|game| app.hall.lesson(&game)))
}

/// `GET /api/v1/setups`.
pub(crate) async fn setups() -> Json<Vec<SetupCard>> {
    Json(builtin_setups())
}

/// `POST /api/v1/setups/check`.
pub(crate) async fn check_setup(State(app): State<App>, headers: HeaderMap, Body(bytes): Body) -> Response {
    match body::<CheckSetup>(&app, &headers, &bytes) {
        Ok(asked) => Json(room::games::gambit::check_setup(&asked.text)).into_response(),
        Err(response) => response,
    }
}

/// `GET /api/v1/games`: what is usual and possible in each game.
pub(crate) async fn games(State(app): State<App>) -> Json<Vec<room::wire::Json<GameInfo>>> {
    Json(app.hall.config().catalogue.info())
}

/// `GET /api/v1/about`.
pub(crate) async fn about(State(app): State<App>) -> Json<About> {
    Json(About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: PROTOCOL,
        addresses: app.hall.config().addresses.clone(),
        notices: app.hall.notices_offered().await,
        photos: app.hall.config().photos,
    })
}

/// `GET /healthz`: the process is alive.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: it can play, which needs the database.
pub(crate) async fn ready(State(app): State<App>) -> Response {
    if app.hall.is_closing() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match app.hall.store().ping().await {
        Ok(()) => "ready\n".into_response(),
        Err(why) => {
            warn!(%why, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer, or takes nothing\n")
                .into_response()
        }
    }
}

/// `GET /metrics`.
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    let text = app.hall.measured();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

/// Something under `/api` that is asked for in another way.
pub(crate) async fn wrong_method() -> Response {
    http_error(StatusCode::METHOD_NOT_ALLOWED, Code::Malformed, Vec::new())
}

/// Whatever else under `/api`.
pub(crate) async fn nothing() -> Response {
    http_error(StatusCode::NOT_FOUND, Code::NoSuchTable, Vec::new())
}
