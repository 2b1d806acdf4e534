//! `cargo xtask site`: the table as a folder of files, for any host of files and for people without a network.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::shell::target_dir;
use crate::{wasm, web};

/// Builds `target/site`. What needs a server leads to the one that `--server` names.
pub(crate) fn run(args: &[String]) -> Result<()> {
    let server = server(args)?;
    build(server.unwrap_or_default(), &wasm::build()?)
}

/// Builds it with these engines.
pub(crate) fn build(server: &str, engines: &Path) -> Result<()> {
    web::packages()?;
    let folder = folder();
    let environment = [
        ("STOLIK_WASM", engines.as_os_str()),
        ("STOLIK_SITE", folder.as_os_str()),
        ("STOLIK_SITE_SERVER", OsStr::new(server)),
    ];
    web::npm("run build -- --mode site", &environment)?;
    println!("the site is in {}", folder.display());
    Ok(())
}

/// Where it is put.
pub(crate) fn folder() -> PathBuf {
    target_dir().join("site")
}

/// The server that was named, if any.
fn server(args: &[String]) -> Result<Option<&str>> {
    match args {
        [] => Ok(None),
        [option, address] if option == "--server" => {
            let rest = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
            if rest.is_none_or(str::is_empty) {
                bail!("“{address}” is no address of a server, such as https://table.example");
            }
            Ok(Some(address))
        }
        _ => bail!("usage: cargo xtask site [--server https://…]"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_named_by_its_address() {
        let read = |args: &[&str]| {
            let args: Vec<String> = args.iter().map(ToString::to_string).collect();
            server(&args).map(|found| found.map(ToOwned::to_owned)).map_err(|error| error.to_string())
        };
        assert_eq!(read(&[]), Ok(None));
        assert_eq!(
            read(&["--server", "https://table.example"]),
            Ok(Some("https://table.example".to_owned()))
        );
        assert!(read(&["--server", "table.example"]).unwrap_err().contains("“table.example”"));
        assert!(read(&["--server"]).unwrap_err().contains("usage"));
        assert!(read(&["--server", "https://"]).is_err() && read(&["somewhere"]).is_err());
    }
}
