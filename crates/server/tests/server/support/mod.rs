//! What the server's tests share.

pub(crate) mod client;
pub(crate) use lab::testkit as postgres;
pub(crate) use lab::testkit::Folder;
