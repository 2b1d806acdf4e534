//! `stolik health`: can people play at a server? For health checks where there is no other client, as in a container.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use anyhow::{Context, Result};

use crate::Finding;
use crate::output::print;

const EXAMPLES: &str = "\
Examples:
  stolik health
  stolik health --listen 127.0.0.1:8080

Exit codes: 0 people can play, 1 they cannot.";

/// How long the server may take to answer.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Where the server listens, as it was told
    #[arg(long, env = "STOLIK_LISTEN", default_value = "127.0.0.1:7070")]
    listen: SocketAddr,
}

/// Runs `stolik health`.
pub(crate) fn run(args: &Args) -> Result<()> {
    let address = reachable(args.listen);
    let answer = ask(address).with_context(|| Finding(format!("no answer from {address}")))?;
    let status = answer.split_whitespace().nth(1).unwrap_or_default();
    let said = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body.trim());
    if status != "200" {
        return Err(Finding(format!("nobody can play at {address}: {status} {said}")).into());
    }
    print(&format!("{address}: {said}\n"))
}

/// Who listens everywhere is reached at this machine's own address.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    address
}

fn ask(address: SocketAddr) -> Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    write!(stream, "GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}
