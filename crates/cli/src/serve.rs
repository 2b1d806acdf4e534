//! `stolik serve`: the table server, on one data file or a shared database.

use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::num::NonZeroU32;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use server::{Config, Hall, MailAddress, MailConfig, NoticeConfig, Smtp};
use table::shuffle::Seed;
use tokio::net::TcpListener;

use crate::data::{self, Place};

const EXAMPLES: &str = "\
Examples:
  stolik serve
  stolik serve --listen 127.0.0.1:7070 --data ./games
  stolik serve --database-url postgres://stolik@db/stolik --public-url https://table.example";

/// Serve tables to browsers and programs
#[derive(clap::Args, Clone)]
#[command(after_help = EXAMPLES)]
#[allow(clippy::struct_excessive_bools)] // each is a flag
pub(crate) struct Args {
    /// Where to listen; `0.0.0.0:7070` is open to all devices on the network
    #[arg(long, env = "STOLIK_LISTEN", default_value = "0.0.0.0:7070")]
    listen: SocketAddr,
    #[command(flatten)]
    place: Place,
    /// The address people use, if a proxy stands before the server, such as `https://table.example`; may be given several times
    #[arg(long, env = "STOLIK_PUBLIC_URL", value_delimiter = ',')]
    public_url: Vec<String>,
    /// A proxy stands before the server: people's addresses are taken from the header `X-Forwarded-For` that it sets
    #[arg(long, env = "STOLIK_PROXIED")]
    proxied: bool,
    /// How long a bot may think about a decision, in milliseconds
    #[arg(long, env = "STOLIK_THINKING", default_value_t = 400)]
    thinking: u64,
    /// How long a bot waits before it answers, so that people can follow, in milliseconds
    #[arg(long, env = "STOLIK_BOT_PAUSE", default_value_t = 500)]
    bot_pause: u64,
    /// Tables one address may make in a minute; 0 for no limit
    #[arg(long, env = "STOLIK_CREATIONS", default_value_t = 60)]
    creations: u32,
    /// Messages one connection may send in a second; 0 for no limit
    #[arg(long, env = "STOLIK_MESSAGES", default_value_t = 20)]
    messages: u32,
    /// Take no photos: Skakanie is played with the built-in pictures only
    #[arg(long, env = "STOLIK_NO_PHOTOS")]
    no_photos: bool,
    /// The most connections at a time
    #[arg(long, env = "STOLIK_SOCKETS", default_value_t = 20_000)]
    sockets: u64,
    #[command(flatten)]
    notices: NoticeArgs,
    /// Trials of each decision in a review [default: what is usual in its game]
    #[arg(long, env = "STOLIK_REVIEW_BUDGET", value_name = "TRIALS")]
    review_budget: Option<NonZeroU32>,
    /// For tests of pages and programs, never for people: every table is shuffled from this seed and what its people add, and bots
    /// decide on the spot, so that the same doings give the same game
    #[arg(long, env = "STOLIK_REHEARSE", value_name = "SEED")]
    rehearse: Option<String>,
    /// Seconds without anybody after which a table leaves memory
    #[arg(long, env = "STOLIK_IDLE", default_value_t = 60)]
    idle: u64,
    /// Milliseconds after which another server's bot or clock that does not act is taken over here
    #[arg(long, env = "STOLIK_FAILOVER", default_value_t = 3000)]
    failover: u64,
    /// Logs for people, or one JSON object a line for programs
    #[arg(long, env = "STOLIK_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    log_format: LogFormat,
    /// Write the address to this file once the server listens; for programs that start it on port 0
    #[arg(long)]
    address_file: Option<PathBuf>,
    /// Stop when standard input ends; for programs that start it and must not leave it behind
    #[arg(long)]
    stop_with_input: bool,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

/// How people who are away are called.
#[derive(clap::Args, Clone)]
struct NoticeArgs {
    /// How people who are away are called when it is their turn
    #[arg(long, env = "STOLIK_NOTICES", value_enum, value_delimiter = ',', value_name = "CHANNELS",
        default_values = ["push", "webhook", "email"])]
    notices: Vec<Channel>,
    /// The mail server for notices by e-mail, such as `smtps://user@mail.example` (TLS) or `smtp://user@mail.example:587` (STARTTLS);
    /// a server on this machine needs no TLS, for others `?tls=none` does without
    #[arg(long, env = "STOLIK_SMTP", value_name = "URL", hide_env_values = true)]
    smtp: Option<String>,
    /// A file with the password for the mail server; or set `STOLIK_SMTP_PASSWORD`. On the command line everybody on this machine reads it
    #[arg(long, env = "STOLIK_SMTP_PASSWORD_FILE", value_name = "FILE", requires = "smtp")]
    smtp_password_file: Option<PathBuf>,
    /// The address that mails are from; needed with `--smtp`
    #[arg(long, env = "STOLIK_MAIL_FROM", value_name = "ADDRESS", value_parser = mail_address)]
    mail_from: Option<MailAddress>,
    /// Whom push services can turn to, such as `mailto:me@table.example` [default: the first public address]
    #[arg(long, env = "STOLIK_CONTACT", value_parser = contact)]
    contact: Option<String>,
    /// Let notices go to private networks, without TLS and to any port: whoever plays here can then reach what this machine can
    #[arg(long, env = "STOLIK_NOTICES_ANYWHERE")]
    notices_anywhere: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Channel {
    /// By their browser's push service
    Push,
    /// By a webhook they name
    Webhook,
    /// By e-mail, if there is a mail server (`--smtp`)
    Email,
    /// Not at all
    None,
}

fn contact(text: &str) -> Result<String, String> {
    if text.starts_with("mailto:") || text.starts_with("https://") {
        return Ok(text.to_owned());
    }
    Err("an address begins with mailto: or https://".to_owned())
}

fn mail_address(text: &str) -> Result<MailAddress, &'static str> {
    MailAddress::read(text)
}

pub(crate) fn run(args: &Args) -> Result<()> {
    start_logs(args.log_format);
    lab::files::allow_many();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(args));
    runtime.shutdown_timeout(std::time::Duration::from_secs(1));
    served
}

async fn serve(args: &Args) -> Result<()> {
    let listener = TcpListener::bind(args.listen).await.with_context(|| {
        format!(
            "cannot listen on {}: is another server running there? --listen chooses another port",
            args.listen
        )
    })?;
    let address = listener.local_addr()?;
    let addresses = addresses(args, address);
    let notices = notices(&args.notices, &addresses)?;
    let _lock = data::file(&args.place)?.map(|file| data::lock(&file)).transpose()?;
    let store = data::open(&args.place).await?;
    let hall = Hall::new(config(args, &addresses, notices), store)?;
    if let Some(file) = &args.address_file {
        std::fs::write(file, format!("{address}\n"))
            .with_context(|| format!("cannot write {}", file.display()))?;
    }
    let local = format!("http://{}", local(address));
    greet(&local, &addresses, &args.place);
    if args.rehearse.is_some() {
        println!("This is a rehearsal: whoever knows its seed knows every shuffle. It is not for people.");
    }
    if args.open {
        open_browser(&local);
    }
    server::serve(hall, listener, stop(args.stop_with_input)?).await?;
    Ok(())
}

fn config(args: &Args, addresses: &[String], notices: Option<NoticeConfig>) -> Config {
    let rate = |per_second: f64, burst: f64| {
        let free = server::Rate { burst: 1e12, per_second: 1e12 };
        if per_second > 0.0 { server::Rate { burst, per_second } } else { free }
    };
    let millis = std::time::Duration::from_millis;
    Config {
        thinking: millis(args.thinking),
        pause: millis(args.bot_pause),
        review_trials: args.review_budget.map(NonZeroU32::get),
        rehearsal: args.rehearse.as_deref().map(Seed::from_phrase),
        idle: std::time::Duration::from_secs(args.idle),
        failover: millis(args.failover),
        creations: rate(f64::from(args.creations) / 60.0, f64::from(args.creations)),
        messages: rate(f64::from(args.messages), f64::from(args.messages) * 3.0),
        sockets: args.sockets,
        photos: !args.no_photos,
        origins: args.public_url.clone(),
        addresses: addresses.to_vec(),
        proxied: args.proxied,
        notices,
        ..Config::default()
    }
}

fn notices(args: &NoticeArgs, addresses: &[String]) -> Result<Option<NoticeConfig>> {
    let by = |channel| args.notices.contains(&channel);
    let mail = mail(args, addresses)?;
    if by(Channel::None) {
        return Ok(None);
    }
    if by(Channel::Email) && mail.is_none() && args.notices.len() == 1 {
        bail!("--notices email calls nobody without a mail server: --smtp names one");
    }
    let usual = NoticeConfig::default();
    let public = addresses.iter().find(|address| address.starts_with("https://"));
    let contact = args.contact.as_ref().or(public).unwrap_or(&usual.contact).clone();
    Ok(Some(NoticeConfig {
        push: by(Channel::Push),
        webhook: by(Channel::Webhook),
        mail,
        anywhere: args.notices_anywhere,
        contact,
        ..usual
    }))
}

/// How mails go out, if they do.
fn mail(args: &NoticeArgs, addresses: &[String]) -> Result<Option<MailConfig>> {
    let Some(url) = &args.smtp else {
        if args.mail_from.is_some() {
            bail!("--mail-from needs a mail server: --smtp names one");
        }
        return Ok(None);
    };
    if !args.notices.contains(&Channel::Email) {
        bail!("--smtp is for notices by e-mail, which --notices leaves out");
    }
    let smtp = Smtp::read(url, password(args)?).map_err(|why| anyhow::anyhow!("--smtp: {why}"))?;
    let Some(from) = args.mail_from.clone() else {
        bail!("--smtp needs --mail-from, the address that mails are from");
    };
    let home = addresses.first().is_some_and(|home| {
        home.starts_with("http")
            && !home.contains(|letter: char| letter.is_control() || " <>".contains(letter))
    });
    if !home {
        bail!(
            "--smtp needs --public-url, the address that links in mails lead to, such as https://table.example"
        );
    }
    Ok(Some(MailConfig::new(smtp, from)))
}

/// The password for the mail server, if it is not in its address.
fn password(args: &NoticeArgs) -> Result<Option<String>> {
    let Some(file) = &args.smtp_password_file else { return Ok(std::env::var("STOLIK_SMTP_PASSWORD").ok()) };
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    Ok(Some(text.trim_end_matches(['\r', '\n']).to_owned()))
}

/// Where this machine reaches the server itself.
fn local(address: SocketAddr) -> String {
    if address.ip().is_unspecified() { format!("localhost:{}", address.port()) } else { address.to_string() }
}

/// Where others reach it: what the host said, else this machine's address in its network.
fn addresses(args: &Args, address: SocketAddr) -> Vec<String> {
    if !args.public_url.is_empty() {
        return args.public_url.iter().map(|url| url.trim_end_matches('/').to_owned()).collect();
    }
    if !address.ip().is_unspecified() {
        return vec![format!("http://{address}")];
    }
    network_address()
        .map(|ip| format!("http://{}", SocketAddr::new(ip, address.port())))
        .into_iter()
        .collect()
}

/// The address this machine would send from. Connecting a datagram socket sends nothing.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    // An address for documentation (RFC 5737): nobody has it, but the way to it is the way out.
    socket.connect("192.0.2.1:9").ok()?;
    socket
        .local_addr()
        .ok()
        .map(|address| address.ip())
        .filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

fn greet(local: &str, addresses: &[String], place: &Place) {
    println!("Stolik is open at {local}");
    println!("Games are kept in {place}");
    let Some(other) = addresses.first().filter(|address| *address != local) else { return };
    println!("Phones in the same network: {other}");
    if std::io::stdout().is_terminal()
        && let Ok(code) = qrcode::QrCode::new(other)
    {
        println!("{}", code.render::<qrcode::render::unicode::Dense1x2>().build());
    }
}

/// Opens the page with whatever the desktop opens pages with; without a desktop nothing happens.
fn open_browser(address: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let desktop = cfg!(target_os = "macos")
        || std::env::var_os("DISPLAY").is_some()
        || std::env::var_os("WAYLAND_DISPLAY").is_some();
    if desktop {
        let silent = std::process::Stdio::null;
        let _ = std::process::Command::new(program).arg(address).stdout(silent()).stderr(silent()).spawn();
    }
}

/// Resolves when the server is asked to stop.
fn stop(with_input: bool) -> Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate()).context("cannot wait for SIGTERM")?;
    let mut interrupt = signal(SignalKind::interrupt()).context("cannot wait for Ctrl-C")?;
    let input_ends = input_ends(with_input);
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
            () = input_ends => {}
        }
    })
}

/// Resolves when standard input ends; never, unless that is wanted.
async fn input_ends(wanted: bool) {
    if !wanted {
        return std::future::pending().await;
    }
    let (ended, end) = tokio::sync::oneshot::channel();
    // A thread of its own, which nobody waits for: reading from a terminal cannot be broken off.
    std::thread::spawn(move || {
        let _ = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
        let _ = ended.send(());
    });
    let _ = end.await;
}

/// Logs go to standard error; `STOLIK_LOG=debug` says more. Keys, cards and names are never in them.
fn start_logs(format: LogFormat) {
    use tracing::Level;
    use tracing_subscriber::filter::Targets;
    use tracing_subscriber::layer::{Layer, SubscriberExt};
    use tracing_subscriber::util::SubscriberInitExt;
    let usual = || Targets::new().with_default(Level::WARN).with_target("stolik_server", Level::INFO);
    let asked = std::env::var("STOLIK_LOG").ok().and_then(|text| text.parse().ok());
    let logs = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let logs = match format {
        LogFormat::Text => logs.with_ansi(std::io::stderr().is_terminal()).boxed(),
        LogFormat::Json => logs.json().boxed(),
    };
    let filtered = logs.with_filter(asked.unwrap_or_else(usual));
    // A second start in one process, as in tests, keeps the first one's.
    let _ = tracing_subscriber::registry().with(filtered).try_init();
}
