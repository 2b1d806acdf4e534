//! An archive for any Linux, with a script that installs it for one person.

use std::fs;

use anyhow::Result;

use super::{Release, put};
use crate::shell::root;

/// What is in it from the repository.
const FILES: [(&str, &str); 5] = [
    ("packaging/README.txt", "README.txt"),
    ("packaging/install.sh", "install.sh"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("THIRD-PARTY.txt", "THIRD-PARTY.txt"),
];

/// Makes it.
pub(super) fn make(release: &Release) -> Result<()> {
    let name = release.name();
    let stage = release.stage("tar")?;
    let folder = stage.join(&name);
    put(&release.binary(), &folder.join("stolik"))?;
    for (from, to) in FILES {
        put(&root().join(from), &folder.join(to))?;
    }
    for kind in ["man", "completions"] {
        for file in fs::read_dir(release.folder.join(kind))? {
            let file = file?;
            put(&file.path(), &folder.join(kind).join(file.file_name()))?;
        }
    }
    release.archive(&stage, &name, &format!("{name}.tar.gz"))
}
