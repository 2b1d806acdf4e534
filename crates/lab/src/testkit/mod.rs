//! What tests of several crates need: a database server and a folder of their own.

mod folder;
mod postgres;

pub use folder::Folder;
pub use postgres::Cluster;
