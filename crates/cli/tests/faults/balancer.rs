//! The least a balancer can be: it passes each connection on to the next server that answers, and knows nothing else.

use std::net::SocketAddr;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};

/// Starts one before these servers; returns where it listens.
pub(crate) async fn balance(servers: Vec<SocketAddr>) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        let mut next = 0;
        while let Ok((mut client, _)) = listener.accept().await {
            next += 1;
            let servers = servers.clone();
            tokio::spawn(async move {
                for turn in 0..servers.len() {
                    if let Ok(mut server) = TcpStream::connect(servers[(next + turn) % servers.len()]).await {
                        let _ = copy_bidirectional(&mut client, &mut server).await;
                        return;
                    }
                }
            });
        }
    });
    address
}
