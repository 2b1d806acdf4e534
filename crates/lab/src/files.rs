//! Files in and out, with errors that say which file and, as `file:line:column`, where in it; how many may be open.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};
use table::{ParseErrors, Place};

/// The largest file that is read. The longest logs are a few hundred kilobytes; somebody's video is not a log.
const LARGEST: u64 = 64 << 20;

/// The text of a file; `-` is standard input.
pub fn read(path: &Path) -> Result<String> {
    text(path, read_bytes(path)?)
}

/// The text these bytes of a file are.
pub fn text(path: &Path, bytes: Vec<u8>) -> Result<String> {
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.split(|byte| *byte == b'\n').count();
        anyhow!("{}: this is not text (UTF-8)", place(path, Place::new(line, 0)))
    })
}

/// The bytes of a file; `-` is standard input.
fn read_bytes(path: &Path) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let result = if path == Path::new("-") {
        io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
    };
    result.with_context(|| format!("{} cannot be read", path.display()))?;
    if bytes.len() as u64 > LARGEST {
        bail!("{} is larger than {} MB, too large for a file of ours", path.display(), LARGEST >> 20);
    }
    Ok(bytes)
}

/// Writes a file; `-` is standard output.
pub fn write(path: &Path, text: &str) -> Result<()> {
    if path == Path::new("-") {
        return crate::output::print(text);
    }
    fs::write(path, text).with_context(|| format!("{} cannot be written", path.display()))
}

/// Writes a file for its owner's eyes only, as there are seeds or hidden cards in it. Whatever happens, a power cut included, it is either
/// the old or the new one.
pub fn replace(path: &Path, text: &str) -> Result<()> {
    let mut partial = path.as_os_str().to_owned();
    partial.push(".partial");
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options.open(&partial).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&partial, path)
    });
    written.with_context(|| format!("{} cannot be written", path.display()))
}

/// `file`, `file:line` or `file:line:column`.
pub fn place(path: &Path, place: Place) -> String {
    match (place.line, place.column) {
        (0, _) => path.display().to_string(),
        (line, 0) => format!("{}:{line}", path.display()),
        (line, column) => format!("{}:{line}:{column}", path.display()),
    }
}

/// All errors of a file as one error, a line each.
pub fn errors(path: &Path, errors: &ParseErrors) -> anyhow::Error {
    let lines: Vec<String> =
        errors.0.iter().map(|error| format!("{}: {}", place(path, error.place), error.what)).collect();
    anyhow!("{}", lines.join("\n"))
}

/// The errors for programs.
pub fn errors_json(errors: &ParseErrors) -> Vec<Value> {
    let one = |error: &table::ParseError| json!({ "line": error.place.line, "column": error.place.column, "what": error.what });
    errors.0.iter().map(one).collect()
}

/// Allows this process as many open files as the system lets it have: a server needs one for each connection.
pub fn allow_many() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        // If it cannot be raised we go on with what there is.
        let _ = setrlimit(Resource::Nofile, rustix::process::Rlimit { current: limit.maximum, ..limit });
    }
}
