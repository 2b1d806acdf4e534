//! Sends one request to an address that somebody named, and reads no more of the answer than its status.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, Request, StatusCode, header};
use http_body_util::Full;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::address::{Destination, is_public};

/// What an answer's head may have at most, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// What came of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It was taken.
    Taken,
    /// Nobody wants it there any more.
    Gone,
    /// Not now; perhaps after so many seconds.
    Later(Option<u64>),
    /// Never; with the number it was said by.
    Refused(u16),
    /// The address is in a private network.
    Forbidden,
    /// Nobody answers there, or not in time, or in another language.
    Silent,
}

/// Sends requests.
pub(crate) struct Poster {
    tls: TlsConnector,
    anywhere: bool,
    patience: Duration,
    #[cfg(test)]
    pub(crate) names: Option<tests::Names>,
}

impl Poster {
    /// One that trusts the system's certificates, or Mozilla's where there are none; it waits so long for all of an answer.
    pub(crate) fn new(anywhere: bool, patience: Duration) -> Self {
        Self::trusting(system_roots(), anywhere, patience)
    }

    fn trusting(roots: RootCertStore, anywhere: bool, patience: Duration) -> Self {
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        Self {
            tls: TlsConnector::from(Arc::new(config)),
            anywhere,
            patience,
            #[cfg(test)]
            names: None,
        }
    }

    /// Sends it once, and follows nobody elsewhere.
    pub(crate) async fn post(&self, to: &Destination, headers: HeaderMap, body: Vec<u8>) -> Answer {
        timeout(self.patience, self.send(to, headers, body)).await.unwrap_or(Answer::Silent)
    }

    async fn send(&self, to: &Destination, headers: HeaderMap, body: Vec<u8>) -> Answer {
        // The name is looked up once, and what is connected to is what was checked: a name that means something else a moment later does not help.
        let Ok(addresses) = self.look_up(to).await else { return Answer::Silent };
        if !self.anywhere && !addresses.iter().all(|address| is_public(address.ip())) {
            return Answer::Forbidden;
        }
        let Ok(stream) = TcpStream::connect(&*addresses).await else { return Answer::Silent };
        let answered = if to.is_secure() {
            let Ok(name) = ServerName::try_from(to.place().0) else { return Answer::Silent };
            match self.tls.connect(name, stream).await {
                Ok(stream) => ask(stream, to, headers, body).await,
                Err(_) => return Answer::Silent,
            }
        } else {
            ask(stream, to, headers, body).await
        };
        answered.unwrap_or(Answer::Silent)
    }

    async fn look_up(&self, to: &Destination) -> io::Result<Vec<SocketAddr>> {
        let place = to.place();
        #[cfg(test)]
        if let Some(names) = &self.names {
            return Ok(names.look_up(&place.0));
        }
        let found: Vec<SocketAddr> = lookup_host(place).await?.collect();
        if found.is_empty() { Err(io::ErrorKind::NotFound.into()) } else { Ok(found) }
    }
}

fn system_roots() -> RootCertStore {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    }
    roots
}

async fn ask(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    to: &Destination,
    headers: HeaderMap,
    body: Vec<u8>,
) -> Result<Answer, hyper::Error> {
    let (mut sender, connection) =
        http1::Builder::new().max_buf_size(LONGEST_HEAD).handshake(TokioIo::new(stream)).await?;
    // It ends with this function, whatever the other side still has to say.
    let mut serving = JoinSet::new();
    serving.spawn(connection);
    let mut request = Request::post(to.path()).body(Full::new(Bytes::from(body))).unwrap_or_default();
    *request.headers_mut() = headers;
    let host = HeaderValue::from_str(to.authority()).unwrap_or(HeaderValue::from_static("-"));
    request.headers_mut().insert(header::HOST, host);
    request.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    let response = sender.send_request(request).await?;
    Ok(read(response.status(), response.headers()))
}

fn read(status: StatusCode, headers: &HeaderMap) -> Answer {
    let after = || headers.get(header::RETRY_AFTER)?.to_str().ok()?.parse().ok();
    match status {
        _ if status.is_success() => Answer::Taken,
        StatusCode::NOT_FOUND | StatusCode::GONE => Answer::Gone,
        StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => Answer::Later(after()),
        _ if status.is_server_error() => Answer::Later(after()),
        _ => Answer::Refused(status.as_u16()),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use tokio::net::TcpListener;

    /// Names that mean something else each time they are looked up.
    pub(crate) struct Names(Mutex<Vec<Vec<SocketAddr>>>);

    impl Names {
        pub(super) fn look_up(&self, _name: &str) -> Vec<SocketAddr> {
            self.0.lock().unwrap().remove(0)
        }
    }

    #[tokio::test]
    async fn a_name_is_looked_up_once_and_every_address_is_checked() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let here = listener.local_addr().unwrap();
        let public: SocketAddr = "8.8.8.8:443".parse().unwrap();
        let mapped: SocketAddr = "[::ffff:127.0.0.1]:443".parse().unwrap();
        let hook = Destination::read("https://hook.example/", false).unwrap();
        let mut poster = Poster::new(false, Duration::from_mins(1));
        for addresses in [vec![here], vec![public, here], vec![mapped], vec![here, public]] {
            // A second look would find another address, or panic.
            poster.names = Some(Names(Mutex::new(vec![addresses.clone()])));
            let answer = poster.post(&hook, HeaderMap::new(), Vec::new()).await;
            assert_eq!(answer, Answer::Forbidden, "{addresses:?}");
        }
        let connected = tokio::time::timeout(Duration::ZERO, listener.accept()).await;
        assert!(connected.is_err(), "nobody came");
    }

    /// By TLS, to whom the name belongs and to nobody else.
    #[tokio::test]
    async fn only_who_can_show_the_name_is_told_anything() {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        use tokio_rustls::TlsAcceptor;
        use tokio_rustls::rustls::ServerConfig;

        let made = rcgen::generate_simple_self_signed(vec!["hook.example".to_owned()]).unwrap();
        let mut roots = RootCertStore::empty();
        roots.add(made.cert.der().clone()).unwrap();
        let key = made.signing_key.serialize_der().try_into().unwrap();
        let config = ServerConfig::builder().with_no_client_auth();
        let config = config.with_single_cert(vec![made.cert.der().clone()], key).unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let here = listener.local_addr().unwrap();
        let serving = tokio::spawn(async move {
            let mut heard = Vec::new();
            for _ in 0..3 {
                let Ok(mut stream) = acceptor.accept(listener.accept().await.unwrap().0).await else {
                    continue;
                };
                let mut asked = [0; 1024];
                let length = stream.read(&mut asked).await.unwrap_or_default();
                let _ = stream.write_all(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n").await;
                if length > 0 {
                    heard.push(String::from_utf8_lossy(&asked[..length]).into_owned());
                }
            }
            heard
        });
        let patience = Duration::from_mins(1);
        for (roots, name, expected) in [
            (roots.clone(), "hook.example", Answer::Taken),
            (roots, "other.example", Answer::Silent),
            (system_roots(), "hook.example", Answer::Silent),
        ] {
            let mut poster = Poster::trusting(roots, true, patience);
            poster.names = Some(Names(Mutex::new(vec![vec![here]])));
            let to = Destination::read(&format!("https://{name}/x"), true).unwrap();
            assert_eq!(poster.post(&to, HeaderMap::new(), b"secret".to_vec()).await, expected, "{name}");
        }
        let heard = serving.await.unwrap();
        assert!(heard.len() == 1 && heard[0].starts_with("POST /x HTTP/1.1\r\n"), "{heard:?}");
        assert!(heard[0].contains("host: hook.example\r\n"), "{heard:?}");
    }

    #[test]
    fn answers_are_read_by_their_status() {
        let headers = |after: &'static str| {
            HeaderMap::from_iter([(header::RETRY_AFTER, HeaderValue::from_static(after))])
        };
        let read = |status: u16, after| super::read(StatusCode::from_u16(status).unwrap(), &headers(after));
        for status in [200, 201, 202, 204] {
            assert_eq!(read(status, ""), Answer::Taken);
        }
        assert_eq!([read(404, ""), read(410, "")], [Answer::Gone; 2]);
        assert_eq!(read(429, "120"), Answer::Later(Some(120)));
        assert_eq!(read(503, "soon"), Answer::Later(None));
        for status in [301, 302, 307, 308, 400, 401, 403, 413] {
            assert_eq!(read(status, ""), Answer::Refused(status));
        }
    }
}
