//! What the server's tests share.
#![allow(dead_code, unused_imports)] // every test file uses its part

pub(crate) mod client;
pub(crate) use lab::testkit as postgres;
pub(crate) use lab::testkit::Folder;
