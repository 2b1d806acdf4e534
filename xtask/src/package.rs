//! `cargo xtask package`: what a host installs without a compiler. Everything goes to `target/package`.
//!
//! Two builds of one commit give the same bytes, wherever they are made: paths are left out, files have the commit's time.

mod build;
mod container;
mod deb;
mod tarball;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::python;
use crate::shell::{output, program, root, show, target_dir};
use crate::versions::{need_node, need_rust};

/// A kind of package.
struct Kind {
    name: &'static str,
    make: fn(&Release) -> Result<()>,
}

const KINDS: [Kind; 4] = [
    Kind { name: "tar", make: tarball::make },
    Kind { name: "deb", make: deb::make },
    Kind { name: "container", make: container::make },
    Kind { name: "wheel", make: wheel },
];

/// What is released.
struct Release {
    version: String,
    /// The commit, short, with a mark if something is not in it.
    commit: String,
    /// When the commit was made, in seconds since 1970.
    time: String,
    /// Where packages and what they are made from are put.
    folder: PathBuf,
}

/// Makes the packages named in `args`, or all.
pub(crate) fn run(args: &[String]) -> Result<()> {
    let kinds = chosen(args)?;
    need_rust()?;
    need_node()?;
    let release = Release::read()?;
    build::all(&release)?;
    kinds.iter().try_for_each(|kind| (kind.make)(&release))
}

/// The Python module, as people install it.
fn wheel(release: &Release) -> Result<()> {
    let built = python::release_wheel()?;
    let file = release.folder.join(built.file_name().context("a wheel has a name")?);
    put(&built, &file)?;
    println!("made {}", file.display());
    Ok(())
}

fn chosen(args: &[String]) -> Result<Vec<&'static Kind>> {
    if let Some(unknown) = args.iter().find(|name| KINDS.iter().all(|kind| kind.name != **name)) {
        let names = KINDS.map(|kind| kind.name).join(", ");
        bail!("there is no package “{unknown}”, but {names}");
    }
    Ok(KINDS.iter().filter(|kind| args.is_empty() || args.iter().any(|name| name == kind.name)).collect())
}

impl Release {
    fn read() -> Result<Self> {
        let git =
            |words: &str| output(program("git").args(words.split(' '))).map(|text| text.trim().to_owned());
        let manifest = fs::read_to_string(root().join("Cargo.toml"))?;
        let version = manifest.lines().find_map(|line| line.strip_prefix("version = "));
        let changed = !git("status --porcelain")?.is_empty();
        Ok(Self {
            version: version.context("Cargo.toml has no version")?.trim_matches('"').to_owned(),
            commit: git("rev-parse --short=12 HEAD")? + if changed { "-changed" } else { "" },
            time: git("log -1 --format=%ct")?,
            folder: target_dir().join("package"),
        })
    }

    /// The binary without symbols.
    fn binary(&self) -> PathBuf {
        self.folder.join("stolik")
    }

    /// What packages are called.
    fn name(&self) -> String {
        format!("stolik-{}-{}-{}", self.version, std::env::consts::ARCH, std::env::consts::OS)
    }

    /// An empty folder to put something together in.
    fn stage(&self, name: &str) -> Result<PathBuf> {
        let folder = self.folder.join("stage").join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        Ok(folder)
    }

    /// A compressed archive of a folder beside the others; the same files give the same bytes.
    fn archive(&self, within: &Path, what: &str, to: &str) -> Result<()> {
        let file = self.folder.join(to);
        let mut tar = program("tar");
        tar.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"]);
        tar.arg(format!("--mtime=@{}", self.time)).args(["--use-compress-program=gzip -9n", "-cf"]);
        show(tar.arg(&file).arg("-C").arg(within).arg(what))?;
        println!("made {}", file.display());
        Ok(())
    }
}

/// Copies a file of the repository or of `target/package`, making the folder it goes to.
fn put(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file is in a folder")?)?;
    fs::copy(from, to).with_context(|| format!("cannot copy {} to {}", from.display(), to.display()))?;
    Ok(())
}

/// Writes a text, making the folder it goes to.
fn write(to: &Path, text: &str) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file is in a folder")?)?;
    fs::write(to, text).with_context(|| format!("cannot write {}", to.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_chosen_by_name() {
        let names = |args: &[&str]| -> Result<Vec<&str>> {
            let args: Vec<String> = args.iter().map(ToString::to_string).collect();
            Ok(chosen(&args)?.iter().map(|kind| kind.name).collect())
        };
        assert_eq!(names(&[]).unwrap(), ["tar", "deb", "container", "wheel"]);
        assert_eq!(names(&["deb"]).unwrap(), ["deb"]);
        assert!(names(&["rpm"]).unwrap_err().to_string().contains("“rpm”"));
    }
}
