//! The proxies of `docs/examples` before two servers: games are played through them while one server after the other is killed or
//! restarted, and what is not for everybody is not passed on.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use lab::client::{Client, gambit, metric, person};
use lab::testkit::{Cluster, Folder, root};
use tokio::net::TcpStream;

use crate::player::Shared;
use crate::process::{Process, Up};
use crate::world::{create, faults, get, status, survive};

/// A proxy, and a folder for what it writes.
struct Proxy {
    child: Child,
    _folder: Folder,
    address: SocketAddr,
}

impl Proxy {
    /// Starts it with an example in which addresses are replaced by ours; `command` is told the file and its folder.
    async fn start(example: &str, nodes: &[Process], command: impl Fn(&str, &Path) -> Command) -> Self {
        let folder = Folder::new();
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let text = std::fs::read_to_string(root().join("docs/examples").join(example)).unwrap();
        let text = text
            .replace("127.0.0.1:7071", &nodes[0].address.to_string())
            .replace("127.0.0.1:7072", &nodes[1].address.to_string())
            .replace("listen 8080", &format!("listen {address}"))
            .replace(":8080 {", &format!(":{} {{\nbind 127.0.0.1\n", address.port()));
        let mut command = command(&text, &folder);
        let child = command
            .current_dir(&*folder)
            .env("HOME", &*folder)
            .env("XDG_DATA_HOME", &*folder)
            .env("XDG_CONFIG_HOME", &*folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{command:?}: {error}: this test needs nginx and caddy"));
        let mut proxy = Self { child, _folder: folder, address };
        while TcpStream::connect(address).await.is_err() {
            assert!(proxy.child.try_wait().unwrap().is_none(), "{example} does not start");
            tokio::task::yield_now().await;
        }
        proxy
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// nginx in one process; the example is a site, so what stands around sites is added.
fn nginx(text: &str, folder: &Path) -> Command {
    let file = folder.join("nginx.conf");
    let kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let paths = kinds.map(|name| format!("{name}_temp_path {};\n", folder.join(name).display())).concat();
    let whole = format!(
        "daemon off;\nmaster_process off;\npid {};\nevents {{}}\nhttp {{\naccess_log off;\n{paths}{text}}}\n",
        folder.join("pid").display()
    );
    std::fs::write(&file, whole).unwrap();
    let mut command = Command::new("nginx");
    command.arg("-e").arg(folder.join("errors")).arg("-c").arg(file);
    command
}

fn caddy(text: &str, folder: &Path) -> Command {
    let file = folder.join("Caddyfile");
    // It would listen for orders on a port that all share.
    std::fs::write(&file, format!("{{\nadmin off\n}}\n{text}")).unwrap();
    let mut command = Command::new("caddy");
    command.args(["run", "--adapter", "caddyfile", "--config"]).arg(file);
    command
}

async fn games_go_on_behind(example: &str, command: impl Fn(&str, &Path) -> Command) {
    let cluster = Cluster::new();
    let up = Up::new();
    let url = cluster.database();
    let mut nodes: Vec<Process> =
        (0..2).map(|_| Process::start(&up, &["--database-url", &url, "--proxied"])).collect();
    let proxy = Proxy::start(example, &nodes, command).await;
    assert!(
        get(proxy.address, "/api/v1/about").await.contains(&format!("\"protocol\":{}", room::wire::PROTOCOL))
    );
    assert_eq!(status(proxy.address, "/metrics").await, 404);
    assert_eq!(status(proxy.address, "/readyz").await, 200);
    let shared = Shared { up: None, ..Shared::new(vec![proxy.address], &up) };
    people_of_a_table_are_kept_together(&shared, &nodes).await;
    survive(shared, faults(6), async |_, number| {
        let node = &mut nodes[number as usize % 2];
        if number % 4 < 2 { node.restart() } else { node.replace() }
    })
    .await;
}

async fn people_of_a_table_are_kept_together(shared: &Shared, nodes: &[Process]) {
    const TABLES: u64 = 30;
    let mut people = Vec::new();
    for _ in 0..TABLES {
        let created = create(shared, 0, &gambit(vec![person("Ola"), person("Jan")])).await;
        for key in created.seats.iter().flatten() {
            people.push(Client::join(shared.addresses[0], &created.table, &[key], "x").await.unwrap());
        }
    }
    let mut rooms = Vec::new();
    for node in nodes {
        rooms.push(metric(node.address, "stolik_rooms").await.unwrap());
    }
    assert_eq!(rooms.iter().sum::<u64>(), TABLES, "{rooms:?}");
    assert!(!rooms.contains(&0), "every server has some of the tables: {rooms:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_behind_nginx() {
    games_go_on_behind("nginx.conf", nginx).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_behind_caddy() {
    games_go_on_behind("Caddyfile", caddy).await;
}
