//! A package for Debian and what descends from it, made by Debian's own `dpkg-deb` from the same files as the archive. (`cargo-deb`
//! would have to be built first, and build scripts and symbols are ours anyway.)

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::{Release, put, write};
use crate::shell::{output, program, root, show};
use crate::system::{DPKG, need};

/// What is in it from the repository.
const FILES: [(&str, &str); 7] = [
    ("packaging/debian/stolik.service", "lib/systemd/system/stolik.service"),
    ("packaging/debian/stolik.default", "etc/default/stolik"),
    ("LICENSE-MIT", "usr/share/doc/stolik/LICENSE-MIT"),
    ("LICENSE-APACHE", "usr/share/doc/stolik/LICENSE-APACHE"),
    ("THIRD-PARTY.txt", "usr/share/doc/stolik/THIRD-PARTY.txt"),
    ("CHANGELOG.md", "usr/share/doc/stolik/NEWS.md"),
    ("docs/hosting.md", "usr/share/doc/stolik/hosting.md"),
];

const COMPLETIONS: [(&str, &str); 3] = [
    ("stolik.bash", "usr/share/bash-completion/completions/stolik"),
    ("stolik.zsh", "usr/share/zsh/vendor-completions/_stolik"),
    ("stolik.fish", "usr/share/fish/vendor_completions.d/stolik.fish"),
];

const COPYRIGHT: &str = "\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Stolik

Files: *
Copyright: The Stolik authors
License: MIT or Apache-2.0
 See LICENSE-MIT and LICENSE-APACHE in this folder, and THIRD-PARTY.txt for the licences of what it is built from.
";

/// Makes it.
pub(super) fn make(release: &Release) -> Result<()> {
    need(DPKG)?;
    let tree = release.stage("deb")?;
    put(&release.binary(), &tree.join("usr/bin/stolik"))?;
    for (from, to) in FILES {
        put(&root().join(from), &tree.join(to))?;
    }
    for (from, to) in COMPLETIONS {
        put(&release.folder.join("completions").join(from), &tree.join(to))?;
    }
    write(&tree.join("usr/share/doc/stolik/copyright"), COPYRIGHT)?;
    manual(release, &tree)?;
    control(release, &tree)?;
    modes(&tree)?;
    let architecture = architecture()?;
    let file = release.folder.join(format!("stolik_{}_{architecture}.deb", release.version));
    let mut build = program("dpkg-deb");
    build.env("SOURCE_DATE_EPOCH", &release.time).args(["--root-owner-group", "-Zxz", "--build"]);
    show(build.arg(&tree).arg(&file))
}

/// Debian keeps man pages compressed, without the time they were.
fn manual(release: &Release, tree: &Path) -> Result<()> {
    for page in fs::read_dir(release.folder.join("man"))? {
        let page = page?;
        let to = tree.join("usr/share/man/man1").join(page.file_name());
        put(&page.path(), &to)?;
        show(program("gzip").arg("-9n").arg(to))?;
    }
    Ok(())
}

/// What dpkg reads: the description, what is a setting, and what runs before and after.
fn control(release: &Release, tree: &Path) -> Result<()> {
    let from = root().join("packaging/debian");
    let size = output(program("du").args(["-sk", "--apparent-size"]).arg(tree))?;
    let text = fs::read_to_string(from.join("control"))?
        .replace("@VERSION@", &release.version)
        .replace("@ARCHITECTURE@", &architecture()?)
        .replace("@SIZE@", size.split_whitespace().next().context("du prints a number")?);
    let to = tree.join("DEBIAN");
    write(&to.join("control"), &text)?;
    write(&to.join("conffiles"), "/etc/default/stolik\n")?;
    ["postinst", "prerm", "postrm"].iter().try_for_each(|script| put(&from.join(script), &to.join(script)))
}

/// What may be run may be run by all, everything may be read by all, whatever the modes in this clone.
fn modes(tree: &Path) -> Result<()> {
    show(program("chmod").args(["-R", "u=rwX,go=rX"]).arg(tree))?;
    let programs = ["usr/bin/stolik", "DEBIAN/postinst", "DEBIAN/prerm", "DEBIAN/postrm"];
    show(program("chmod").arg("755").args(programs.map(|file| tree.join(file))))
}

fn architecture() -> Result<String> {
    Ok(output(program("dpkg").arg("--print-architecture"))?.trim().to_owned())
}
