//! What `docs/examples` gives a host is run: alerts and a dashboard on a live Prometheus, the nightly backup and its restore, the rotation of logs.

use crate::common;

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use common::{root, stolik};
use lab::testkit::Folder;
use serde_json::Value;

/// Ends with its test.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn example(name: &str) -> PathBuf {
    root().join("docs/examples").join(name)
}

/// A server with a game that bots play, and its address. Its log goes to a file.
fn serve(folder: &Path) -> (Program, String) {
    let file = folder.join("address");
    let log = OpenOptions::new().create(true).append(true).open(folder.join("stolik.log")).unwrap();
    let child = Command::new(env!("CARGO_BIN_EXE_stolik"))
        .args(["serve", "--listen", "127.0.0.1:0", "--bot-pause", "0", "--thinking", "2", "--messages", "0"])
        .arg("--data")
        .arg(folder.join("data"))
        .arg("--address-file")
        .arg(&file)
        .env("STOLIK_LOG", "debug")
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .unwrap();
    let mut program = Program(child);
    let address = wait_for(&mut program, || {
        fs::read_to_string(&file).ok().filter(|text| text.ends_with('\n')).map(|text| text.trim().to_owned())
    });
    (program, address)
}

/// Asks until there is an answer; only the end of the program ends it.
fn wait_for<T>(program: &mut Program, mut ask: impl FnMut() -> Option<T>) -> T {
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(program.0.try_wait().unwrap().is_none(), "the program ended");
        std::thread::yield_now();
    }
}

fn play_a_game(address: &str) {
    let output = Command::new("python3")
        .args(["examples/table_client.py", &format!("http://{address}"), "gambit"])
        .current_dir(root())
        .output()
        .expect("Python 3 is needed (`python3`)");
    assert!(output.status.success(), "{output:?}");
}

/// The body of an answer, or nothing while nobody answers.
fn get(address: &str, path: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    write!(stream, "GET {path} HTTP/1.0\r\nHost: {address}\r\n\r\n").ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Some(answer.split_once("\r\n\r\n")?.1.to_owned())
}

fn encoded(text: &str) -> String {
    text.bytes()
        .map(
            |byte| {
                if byte.is_ascii_alphanumeric() {
                    char::from(byte).to_string()
                } else {
                    format!("%{byte:02x}")
                }
            },
        )
        .collect()
}

/// The example's Prometheus, for this server and in a hurry.
fn prometheus(folder: &Path, server: &str) -> (Program, String) {
    let config = fs::read_to_string(example("prometheus.yml")).unwrap();
    let config = config.replace("127.0.0.1:7070", server).replace(": 15s", ": 1s");
    fs::write(folder.join("prometheus.yml"), config).unwrap();
    fs::copy(example("stolik-alerts.yml"), folder.join("stolik-alerts.yml")).unwrap();
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let child = Command::new("prometheus")
        .arg(format!("--config.file={}", folder.join("prometheus.yml").display()))
        .arg(format!("--storage.tsdb.path={}", folder.join("prometheus").display()))
        .arg(format!("--web.listen-address={address}"))
        .stderr(File::create(folder.join("prometheus.log")).unwrap())
        .spawn()
        .expect("Prometheus is needed (`prometheus`)");
    (Program(child), address)
}

#[test]
fn every_alert_and_every_panel_has_its_data_on_a_live_prometheus() {
    for (what, file) in [("rules", "stolik-alerts.yml"), ("config", "prometheus.yml")] {
        let checked = Command::new("promtool").args(["check", what]).arg(example(file)).output();
        let checked = checked.expect("Prometheus is needed (`promtool`)");
        assert!(checked.status.success(), "{checked:?}");
    }
    let folder = Folder::new();
    let (_server, server) = serve(&folder);
    let (mut prometheus, address) = prometheus(&folder, &server);
    let dashboard: Value =
        serde_json::from_str(&fs::read_to_string(example("grafana-dashboard.json")).unwrap()).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    let mut queries: Vec<String> =
        targets.map(|target| target["expr"].as_str().unwrap().replace("$__rate_interval", "1m")).collect();
    // What an alert looks at, whatever its threshold.
    let alerts = fs::read_to_string(example("stolik-alerts.yml")).unwrap();
    let expressions = alerts.lines().filter_map(|line| line.trim().strip_prefix("expr: "));
    queries.extend(
        expressions
            .map(|line| line.rsplit_once([' ']).unwrap().0.trim_end_matches(['=', '>', ' ']).to_owned()),
    );
    assert!(panels.len() > 6 && queries.len() > 14, "{queries:?}");
    for query in &queries {
        wait_for(&mut prometheus, || {
            // Something happens all the time, or there would be nothing to divide by.
            if query.contains("commit") {
                play_a_game(&server);
            }
            let answer = get(&address, &format!("/api/v1/query?query={}", encoded(query)))?;
            let answer: Value = serde_json::from_str(&answer).ok()?;
            assert_ne!(answer["status"], "error", "{query}: {answer}");
            let values = answer["data"]["result"].as_array()?;
            let numbers = values.iter().filter(|one| one["value"][1] != "NaN").count();
            (numbers > 0).then_some(())
        });
    }
    let names = get(&server, "/metrics").unwrap();
    for name in names.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()) {
        assert!(queries.iter().any(|query| query.contains(name)), "no panel shows {name}");
    }
}

/// The folder of the binary first, so that scripts find it as an installed one.
fn script(name: &str, arguments: &[&Path], data: &Path) -> std::process::Output {
    let bin = Path::new(env!("CARGO_BIN_EXE_stolik")).parent().unwrap();
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap());
    Command::new(example(name)).args(arguments).env("PATH", path).env("STOLIK_DATA", data).output().unwrap()
}

fn stats(data: &Path) -> Value {
    stolik(&["admin", "stats", "--format", "json", "--data", data.to_str().unwrap()]).fine().json()
}

#[test]
fn the_nightly_backup_is_made_while_people_play_and_can_be_restored() {
    let folder = Folder::new();
    let (data, backups) = (folder.join("data"), folder.join("backups"));
    let (server, address) = serve(&folder);
    play_a_game(&address);
    fs::create_dir(&backups).unwrap();
    for day in 10..25 {
        fs::write(backups.join(format!("stolik-2020-01-{day}T041500Z.db")), "old").unwrap();
    }
    let made = script("backup.sh", &[&backups], &data);
    assert!(made.status.success(), "{made:?}");
    let mut names: Vec<PathBuf> = fs::read_dir(&backups).unwrap().map(|file| file.unwrap().path()).collect();
    names.sort();
    assert_eq!(names.len(), 14, "the last fourteen are kept: {names:?}");
    let newest = names.last().unwrap();

    let busy = script("restore.sh", &[newest, &data], &data);
    assert!(!busy.status.success(), "a server runs there: {busy:?}");
    drop(server);
    let before = stats(&data);
    let elsewhere = folder.join("elsewhere");
    for place in [&elsewhere, &data] {
        let restored = script("restore.sh", &[newest, place], place);
        assert!(restored.status.success(), "{restored:?}");
        assert_eq!(stats(place)["tables"], before["tables"]);
    }
    assert!(data.join("stolik.db.before").exists(), "what was there is kept");
    assert_eq!(script("restore.sh", &[Path::new("nowhere.db"), &data], &data).status.code(), Some(2));
}

#[test]
fn logs_are_rotated_while_the_server_writes_them() {
    let folder = Folder::new();
    let (_server, address) = serve(&folder);
    let log = folder.join("stolik.log");
    play_a_game(&address);
    assert!(fs::metadata(&log).unwrap().len() > 0, "there is something to rotate");
    let config = fs::read_to_string(example("logrotate.conf")).unwrap();
    let config = config.replace("/var/log/stolik", folder.to_str().unwrap());
    fs::write(folder.join("logrotate.conf"), config).unwrap();
    // Debian keeps it where only root looks.
    let path = format!("{}:/usr/sbin:/sbin", std::env::var("PATH").unwrap());
    let rotated = Command::new("sh")
        .args(["-c", "exec logrotate --force --state state logrotate.conf"])
        .env("PATH", path)
        .current_dir(&*folder)
        .output()
        .unwrap();
    assert!(rotated.status.success(), "logrotate is needed: {rotated:?}");
    assert!(folder.join("stolik.log.1.gz").exists());
    let after = fs::metadata(&log).unwrap().len();
    play_a_game(&address);
    assert!(fs::metadata(&log).unwrap().len() > after, "the server goes on in the same file");
}
