//! The host's mail server: how it is named, and the dialogue by which it takes one mail.

use std::error::Error as _;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lettre::Address;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{
    AsyncSmtpConnection, Certificate, CertificateStore, TlsParameters, TlsParametersBuilder,
};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::ClientId;
use tokio::time::timeout;
use tracing::warn;
use url::{Host, Url};

use super::post::Answer;

/// How long a connection that nobody needs is kept.
const IDLE: Duration = Duration::from_secs(5);

/// A mail server.
#[derive(Clone)]
pub struct Smtp {
    host: String,
    port: u16,
    security: Security,
    login: Option<(String, String)>,
}

/// When TLS begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Security {
    /// At once.
    Tls,
    /// After a word in the clear, before anything else.
    StartTls,
    /// Never.
    None,
}

/// Who is logged in, and by what, is nobody's business.
impl fmt::Debug for Smtp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Smtp({}:{}, {:?})", self.host, self.port, self.security)
    }
}

impl Smtp {
    /// Reads an address: `smtps://` speaks TLS from the start, `smtp://` by STARTTLS, which a server on this machine need not know. `?tls=none`
    /// does without, but then without a password. A password that is not in the address may come apart from it.
    pub fn read(text: &str, password: Option<String>) -> Result<Self, String> {
        // Sentences do not repeat the address: there may be a password in it.
        let url = Url::parse(text).map_err(|_| "this is no address such as smtps://user@mail.example:465")?;
        let (security, usual) = match url.scheme() {
            "smtps" => (Security::Tls, 465),
            "smtp" => (Security::StartTls, 587),
            _ => return Err("the address of a mail server begins with smtp:// or smtps://".to_owned()),
        };
        let host = url.host_str().filter(|host| !host.is_empty()).ok_or("the address names no host")?;
        if !matches!(url.path(), "" | "/") || url.fragment().is_some() {
            return Err("the address of a mail server ends with its host or port".to_owned());
        }
        let local = is_local(host);
        let security = match url.query() {
            None if local && security == Security::StartTls => Security::None,
            None | Some("") => security,
            Some("tls=required") if security == Security::StartTls => security,
            Some("tls=none") if security == Security::StartTls => Security::None,
            Some(_) => return Err("behind smtp:// only ?tls=required or ?tls=none can stand".to_owned()),
        };
        let user = decoded(url.username())?;
        let password = url.password().map(decoded).transpose()?.or(password);
        let login = match (user.is_empty(), password) {
            (true, None) => None,
            (true, Some(_)) => return Err("there is a password, but the address names no user".to_owned()),
            (false, None) => return Err("the address names a user, but there is no password".to_owned()),
            (false, Some(password)) => Some((user, password)),
        };
        if login.is_some() && security == Security::None && !local {
            return Err("a password is not sent without TLS".to_owned());
        }
        let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        Ok(Self { host, port: url.port().unwrap_or(usual), security, login })
    }

    /// Its name.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }
}

/// A part of an address, without its `%`.
fn decoded(text: &str) -> Result<String, String> {
    let mut bytes = Vec::new();
    let mut parts = text.split('%');
    bytes.extend(parts.next().unwrap_or_default().bytes());
    for part in parts {
        let byte = part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(byte.ok_or("behind a % stand two hexadecimal digits")?);
        bytes.extend(part.bytes().skip(2));
    }
    String::from_utf8(bytes).map_err(|_| "user and password are UTF-8".to_owned())
}

fn is_local(host: &str) -> bool {
    match Host::parse(host) {
        Ok(Host::Ipv4(ip)) => ip.is_loopback(),
        Ok(Host::Ipv6(ip)) => ip.is_loopback(),
        Ok(Host::Domain(name)) => name == "localhost",
        Err(_) => false,
    }
}

/// A mail as it goes out.
pub(crate) struct Letter {
    pub(crate) from: Address,
    pub(crate) to: Address,
    pub(crate) bytes: Vec<u8>,
}

/// Brings mails to the server, and keeps connections for the next ones.
pub(crate) struct Mailer {
    smtp: Smtp,
    tls: Option<TlsParameters>,
    hello: ClientId,
    patience: Duration,
    idle: Mutex<Vec<(AsyncSmtpConnection, Instant)>>,
}

impl Mailer {
    /// One that trusts the system's certificates, or Mozilla's where there are none; it waits so long for all of a dialogue.
    pub(crate) fn new(smtp: Smtp, domain: &str, patience: Duration) -> Result<Self, Error> {
        let roots = rustls_native_certs::load_native_certs().certs;
        Self::trusting(smtp, domain, patience, roots.iter().map(|root| root.to_vec()))
    }

    fn trusting(
        smtp: Smtp,
        domain: &str,
        patience: Duration,
        roots: impl Iterator<Item = Vec<u8>>,
    ) -> Result<Self, Error> {
        let roots: Vec<_> = roots.filter_map(|root| Certificate::from_der(root).ok()).collect();
        let store = if roots.is_empty() { CertificateStore::WebpkiRoots } else { CertificateStore::None };
        let tls = TlsParametersBuilder::new(smtp.host.clone()).certificate_store(store);
        let tls = roots.into_iter().fold(tls, TlsParametersBuilder::add_root_certificate);
        let tls = (smtp.security != Security::None).then(|| tls.build()).transpose()?;
        Ok(Self { smtp, tls, hello: ClientId::Domain(domain.to_owned()), patience, idle: Mutex::default() })
    }

    /// The name of the server.
    pub(crate) fn host(&self) -> &str {
        self.smtp.host()
    }

    /// Sends it once.
    pub(crate) async fn send(&self, letter: &Letter) -> Answer {
        timeout(self.patience, self.bring(letter)).await.unwrap_or(Answer::Silent)
    }

    async fn bring(&self, letter: &Letter) -> Answer {
        let mut connection = match self.connection().await {
            Ok(connection) => connection,
            Err(why) if why.is_transient() => return Answer::Later(None),
            Err(why) => {
                // It says nothing of the password, but perhaps of the user: only the number is told.
                let status = why.status().map(|code| code.to_string());
                warn!(host = self.host(), status, tls = why.is_tls(), "the mail server does not let us in");
                return Answer::Silent;
            }
        };
        let answer = self.tell(&mut connection, letter).await;
        if answer == Answer::Taken {
            self.idle().push((connection, Instant::now()));
        }
        answer
    }

    async fn tell(&self, connection: &mut AsyncSmtpConnection, letter: &Letter) -> Answer {
        if let Err(why) = connection.command(Mail::new(Some(letter.from.clone()), Vec::new())).await {
            if let (Some(status), true) = (why.status(), why.is_permanent()) {
                warn!(host = self.host(), %status, "the mail server does not take mail from this address");
            }
            return if why.is_transient() { Answer::Later(None) } else { Answer::Silent };
        }
        if let Err(why) = connection.command(Rcpt::new(letter.to.clone(), Vec::new())).await {
            return match refused(&why) {
                // Whom the server lets us write to is its affair with us, and says nothing about the address.
                Answer::Refused(_) if !is_about_us(&why) => Answer::Gone,
                answer => answer,
            };
        }
        let told = match connection.command(Data).await {
            Ok(_) => connection.message(&letter.bytes).await,
            Err(why) => Err(why),
        };
        // Whether a server that breaks off here has taken it nobody knows: it comes again, and is known by its id.
        told.map_or_else(|why| refused(&why), |_| Answer::Taken)
    }

    /// One that was just used, or a new one.
    async fn connection(&self) -> Result<AsyncSmtpConnection, Error> {
        loop {
            let kept = self.idle().pop();
            match kept {
                Some((mut connection, since)) if since.elapsed() < IDLE => {
                    if connection.test_connected().await {
                        return Ok(connection);
                    }
                }
                Some(_) => {}
                None => return self.connect().await,
            }
        }
    }

    async fn connect(&self) -> Result<AsyncSmtpConnection, Error> {
        let Smtp { host, port, security, login } = &self.smtp;
        let at_once = self.tls.clone().filter(|_| *security == Security::Tls);
        let place = (host.as_str(), *port);
        let mut connection =
            AsyncSmtpConnection::connect_tokio1(place, None, &self.hello, at_once, None).await?;
        if let Some(tls) = self.tls.clone().filter(|_| *security == Security::StartTls) {
            connection.starttls(tls, &self.hello).await?;
        }
        if let Some((user, password)) = login {
            let credentials = Credentials::new(user.clone(), password.clone());
            connection.auth(DEFAULT_MECHANISMS, &credentials).await?;
        }
        Ok(connection)
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<(AsyncSmtpConnection, Instant)>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn refused(why: &Error) -> Answer {
    match why.status() {
        Some(status) if why.is_permanent() => Answer::Refused(status.to_string().parse().unwrap_or_default()),
        Some(_) => Answer::Later(None),
        None => Answer::Silent,
    }
}

/// Is it refused because of who we are: we may not relay (5.7, RFC 3463), or must log in?
fn is_about_us(why: &Error) -> bool {
    let status = why.status().map(|status| status.to_string()).unwrap_or_default();
    let words = why.source().map(ToString::to_string).unwrap_or_default();
    matches!(status.as_str(), "503" | "530" | "535" | "538") || words.trim_start().starts_with("5.7.")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::pki_types::CertificateDer;

    use super::*;

    #[test]
    fn addresses_of_mail_servers_are_read() {
        let login = |user: &str, password: &str| Some((user.to_owned(), password.to_owned()));
        let cases = [
            ("smtps://mail.example", None, 465, Security::Tls, None),
            ("smtps://ola:geheim@mail.example:4650/", None, 4650, Security::Tls, login("ola", "geheim")),
            (
                "smtp://ola%40mail.example@mail.example",
                Some("a%b"),
                587,
                Security::StartTls,
                login("ola@mail.example", "a%b"),
            ),
            (
                "smtp://ola:%26%C5%BC%25@mail.example",
                Some("other"),
                587,
                Security::StartTls,
                login("ola", "&ż%"),
            ),
            ("smtp://mail.example:25?tls=required", None, 25, Security::StartTls, None),
            ("smtp://mail.example:25?tls=none", None, 25, Security::None, None),
            ("smtp://localhost:25", None, 25, Security::None, None),
            ("smtp://ola:x@127.0.0.1:1025", None, 1025, Security::None, login("ola", "x")),
            ("smtp://[::1]:25", None, 25, Security::None, None),
            ("smtp://localhost?tls=required", None, 587, Security::StartTls, None),
        ];
        for (text, password, port, security, login) in cases {
            let smtp = Smtp::read(text, password.map(str::to_owned)).unwrap();
            assert_eq!((smtp.port, smtp.security, smtp.login.clone()), (port, security, login), "{text}");
            let said = format!("{smtp:?}");
            assert!(!said.contains("ola") && !said.contains("geheim"), "{said}");
        }
    }

    #[test]
    fn what_is_no_mail_server_is_said_without_its_password() {
        for (text, password, wanted) in [
            ("mail.example", None, "smtps://user@mail.example"),
            ("https://mail.example", None, "begins with smtp:// or smtps://"),
            ("smtp://", None, "host"),
            ("smtps://ola@mail.example", None, "no password"),
            ("smtps://mail.example", Some("geheim"), "no user"),
            ("smtps://mail.example/inbox", None, "ends with its host"),
            ("smtps://ola:geheim@mail.example?tls=none", None, "?tls=required"),
            ("smtp://ola:geheim@mail.example?tls=maybe", None, "?tls=required"),
            ("smtp://ola:geheim@mail.example?tls=none", None, "not sent without TLS"),
            ("smtp://ola:%zz@mail.example", None, "hexadecimal"),
            ("smtp://ola:geheim@mail.example:x", None, "smtps://user@mail.example"),
        ] {
            let why = Smtp::read(text, password.map(str::to_owned)).unwrap_err();
            assert!(why.contains(wanted) && !why.contains("geheim"), "{text}: {why}");
        }
    }

    /// Speaks as a mail server that knows STARTTLS, or does not; what it was told, line by line.
    async fn speak(
        stream: impl AsyncRead + AsyncWrite + Unpin + Send,
        greets: bool,
        offers: &str,
    ) -> (Vec<String>, Option<impl AsyncRead + AsyncWrite + Unpin + Send>) {
        let mut stream = BufReader::new(stream);
        let mut told = Vec::new();
        if greets {
            stream.write_all(b"220 mail.example\r\n").await.unwrap();
        }
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
                return (told, None);
            }
            told.push(line.trim().to_owned());
            let said = match line.split_whitespace().next().unwrap_or_default() {
                "EHLO" => format!("250-mail.example\r\n250 {offers}\r\n"),
                "STARTTLS" => {
                    stream.write_all(b"220 go on\r\n").await.unwrap();
                    return (told, Some(stream.into_inner()));
                }
                "AUTH" => "235 come in\r\n".to_owned(),
                "DATA" => "354 go on\r\n".to_owned(),
                "." => "250 taken\r\n".to_owned(),
                word if ["MAIL", "RCPT", "QUIT", "NOOP"].contains(&word) => "250 fine\r\n".to_owned(),
                _ => continue,
            };
            stream.write_all(said.as_bytes()).await.unwrap();
        }
    }

    fn letter() -> Letter {
        let address = |text: &str| text.parse().unwrap();
        Letter {
            from: address("a@table.example"),
            to: address("b@example.org"),
            bytes: b"Subject: x\r\n\r\ny\r\n".to_vec(),
        }
    }

    /// By TLS from the start and by STARTTLS, to whom the name belongs and to nobody else; the password is told nobody else, either.
    #[tokio::test]
    async fn only_who_can_show_the_name_is_told_anything() {
        for (scheme, name, offers, taken) in [
            ("smtps", "localhost", "AUTH PLAIN", true),
            ("smtp", "localhost", "STARTTLS", true),
            ("smtps", "elsewhere.example", "AUTH PLAIN", false),
            ("smtp", "elsewhere.example", "STARTTLS", false),
            // One that knows no TLS, or somebody in between who says so.
            ("smtp", "localhost", "AUTH PLAIN", false),
        ] {
            let made = rcgen::generate_simple_self_signed(vec![name.to_owned()]).unwrap();
            let root: CertificateDer<'static> = made.cert.der().clone();
            let key = made.signing_key.serialize_der().try_into().unwrap();
            let config = ServerConfig::builder().with_no_client_auth();
            let config = config.with_single_cert(vec![root.clone()], key).unwrap();
            let acceptor = TlsAcceptor::from(Arc::new(config));
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let port = listener.local_addr().unwrap().port();
            let url = format!(
                "{scheme}://ola:geheim@localhost:{port}{}",
                if scheme == "smtp" { "?tls=required" } else { "" }
            );
            let smtp = Smtp::read(&url, None).unwrap();
            let mailer =
                Mailer::trusting(smtp, "table.example", Duration::from_mins(1), [root.to_vec()].into_iter())
                    .unwrap();
            let serving = tokio::spawn(async move {
                let (stream, _) = listener.accept().await.unwrap();
                let (open, stream) = if scheme == "smtps" {
                    (Vec::new(), Some(stream))
                } else {
                    let (told, left) = speak(stream, true, offers).await;
                    // What is said before TLS is no secret.
                    assert!(
                        told.iter().all(|line| !line.starts_with("AUTH") && !line.starts_with("MAIL")),
                        "{told:?}"
                    );
                    match left {
                        None => return told,
                        Some(stream) => return in_tls(&acceptor, stream, false).await,
                    }
                };
                let _: Vec<String> = open;
                in_tls(&acceptor, stream.unwrap(), true).await
            });
            let answer = mailer.send(&letter()).await;
            drop(mailer);
            let told = serving.await.unwrap();
            assert_eq!(answer == Answer::Taken, taken, "{scheme} {name} {offers}: {answer:?} {told:?}");
            assert_eq!(told.iter().any(|line| line == "RCPT TO:<b@example.org>"), taken, "{told:?}");
            assert_eq!(told.iter().any(|line| line.starts_with("AUTH PLAIN ")), taken, "{told:?}");
        }
    }

    async fn in_tls(
        acceptor: &TlsAcceptor,
        stream: impl AsyncRead + AsyncWrite + Unpin + Send,
        greets: bool,
    ) -> Vec<String> {
        match acceptor.accept(stream).await {
            Ok(stream) => speak(stream, greets, "AUTH PLAIN").await.0,
            Err(_) => Vec::new(),
        }
    }
}
