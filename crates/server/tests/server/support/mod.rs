//! What the server's tests share.

pub(crate) mod client;
pub(crate) mod mail_server;
pub(crate) mod receiver;
pub(crate) use lab::testkit as postgres;
pub(crate) use lab::testkit::Folder;
