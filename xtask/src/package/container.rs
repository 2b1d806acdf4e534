//! A container image: the folder it is built in, and the image itself where `buildah` is.

use anyhow::Result;

use super::{Release, put};
use crate::shell::{program, root, show, works};

/// Makes it. `STOLIK_BASE` names another base image than the one in `packaging/Containerfile`.
pub(super) fn make(release: &Release) -> Result<()> {
    let folder = release.folder.join("container");
    put(&release.binary(), &folder.join("stolik"))?;
    for file in ["packaging/Containerfile", "LICENSE-MIT", "LICENSE-APACHE", "THIRD-PARTY.txt"] {
        let name = file.rsplit('/').next().unwrap_or(file);
        put(&root().join(file), &folder.join(name))?;
    }
    if !works(program("buildah").arg("--version")) {
        println!(
            "made {}; `podman build` or `docker build --file Containerfile` makes the image",
            folder.display()
        );
        return Ok(());
    }
    let mut build = program("buildah");
    build.args(["build", "--format", "docker", "--timestamp", &release.time, "--tag"]);
    build.arg(format!("stolik:{}", release.version));
    if let Ok(base) = std::env::var("STOLIK_BASE") {
        build.arg("--build-arg").arg(format!("BASE={base}"));
    }
    show(build.arg("--file").arg(folder.join("Containerfile")).arg(&folder))
}
