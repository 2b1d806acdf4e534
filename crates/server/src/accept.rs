//! Takes connections, and closes those that are silent.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tracing::warn;

use crate::hall::Hall;

/// Connections beyond the limit that are answered, so that who comes learns why, and health checks come through.
const SPARE: u64 = 64;
/// How long no connection is taken after one could not be.
const PAUSE: Duration = Duration::from_millis(100);

/// Takes connections until the server stops; returns when all have come to an end.
pub(crate) async fn accept(
    hall: Hall,
    listener: TcpListener,
    router: Router,
    mut stopping: watch::Receiver<bool>,
) {
    let mut connections = JoinSet::new();
    let mut said = false;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = connections.join_next() => continue,
            _ = stopping.wait_for(|stopping| *stopping) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                said = false;
                if hall.metrics().connected() < hall.config().sockets + SPARE {
                    // It counts from now on, whenever its task comes to run.
                    let counted = Counted::new(hall.clone());
                    connections.spawn(serve(counted, stream, peer, router.clone(), stopping.clone()));
                }
            }
            Err(error) if is_its_own(&error) => {}
            // At the limit of open files everybody else plays on, and whoever waits gets in when somebody goes.
            Err(error) => {
                if !std::mem::replace(&mut said, true) {
                    warn!(%error, "no connection can be taken for now");
                }
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Is this only about the connection that was to be taken?
fn is_its_own(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Answers what comes over one connection, until it is closed or becomes a socket.
async fn serve(
    counted: Counted,
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut stopping: watch::Receiver<bool>,
) {
    let silence = counted.0.config().silence;
    // What is written is meant to go out now: the system must not wait whether more is to come.
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let answer = router.call(request);
        async move { Ok::<_, Infallible>(answer.await.unwrap_or_else(|never| match never {})) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(silence)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // Who goes away in the middle of something has no use for an error.
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = stopping.wait_for(|stopping| *stopping) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// A connection that counts while this value lives.
struct Counted(Hall);

impl Counted {
    fn new(hall: Hall) -> Self {
        hall.metrics().connections.up();
        Self(hall)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics().connections.down();
    }
}
