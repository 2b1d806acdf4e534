//! One HTTP request over a connection of its own.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::wire::http::{CreateTable, Created};

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    /// Its status.
    pub status: u16,
    /// The status line and the headers.
    pub head: String,
    /// What follows them.
    pub body: String,
}

/// Sends a request; `headers` are whole lines. The error says that there was no answer.
pub async fn http(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> Result<Response> {
    let mut stream = TcpStream::connect(address).await?;
    // In the older version, in which no proxy sends a body in chunks.
    let head = format!("{method} {path} HTTP/1.0\r\nHost: {address}\r\nContent-Length: {}\r\n", body.len());
    stream.write_all(format!("{head}{headers}\r\n{body}").as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("the answer has no end of its head")?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).context("it has no status")?;
    Ok(Response { status, head: head.to_owned(), body: body.to_owned() })
}

/// Asks for a page.
pub async fn get(address: SocketAddr, path: &str) -> Result<Response> {
    http(address, "GET", path, "", "").await
}

/// Sends something.
pub async fn post(address: SocketAddr, path: &str, body: &str) -> Result<Response> {
    http(address, "POST", path, "", body).await
}

/// Makes a table.
pub async fn create(address: SocketAddr, request: &CreateTable) -> Result<Created> {
    let answer = post(address, "/api/v1/tables", &serde_json::to_string(request)?).await?;
    if answer.status != 201 {
        bail!("no table was made: {} {}", answer.status, answer.body);
    }
    Ok(serde_json::from_str(&answer.body)?)
}

/// One of a server's numbers for Prometheus.
pub async fn metric(address: SocketAddr, name: &str) -> Result<u64> {
    let text = get(address, "/metrics").await?.body;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|number| number.parse().ok()).with_context(|| format!("the server has no {name}"))
}
