//! What tests of several crates need: a database server and a folder of their own, and what a command gave.

mod command;
mod folder;
mod postgres;

pub use command::{Run, root};
pub use folder::{Folder, temporary};
pub use postgres::Cluster;
