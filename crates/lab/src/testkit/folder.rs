//! Files and folders of a test's own.

use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use super::root;

/// A file in this process's own folder among those of builds; it stays, for who looks into why a test failed.
pub fn temporary(name: &str, content: &str) -> PathBuf {
    let folder = root().join("target/tmp").join(std::process::id().to_string());
    fs::create_dir_all(&folder).expect("a folder can be made");
    let path = folder.join(name);
    fs::write(&path, content).expect("a file can be written");
    path
}

/// A folder that goes with this value.
pub struct Folder(PathBuf);

impl Folder {
    /// Makes one.
    #[allow(clippy::new_without_default)] // nobody asks for a default folder
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("stolik-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        // One may be left from a process that had the same number long ago.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }

    /// A path in it as text.
    pub fn name(&self, name: &str) -> String {
        self.join(name).to_str().expect("a plain path").to_owned()
    }
}

impl Deref for Folder {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
