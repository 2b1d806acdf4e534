//! The page's types are generated from the wire types; `UPDATE=1` writes them anew.
#![allow(clippy::disallowed_methods, reason = "a test that reads and writes a file")]

use std::path::Path;

use ts_rs::{Config, TS};

use crate::games::gambit::{AskFairness, BuiltinSetup, Fairness, SetupCheck};

use super::{AskPuzzle, AskReview, GameInfo, Message, Puzzle, Replay, Request, Review, http};

#[test]
fn typescript_types_are_those_of_the_wire() {
    let generated = std::env::temp_dir().join(format!("stolik-types-{}", std::process::id()));
    let config = Config::new().with_large_int("number").with_out_dir(&generated);
    Request::export_all(&config).unwrap();
    Message::export_all(&config).unwrap();
    http::CreateTable::export_all(&config).unwrap();
    http::Created::export_all(&config).unwrap();
    http::Mine::export_all(&config).unwrap();
    http::Summary::export_all(&config).unwrap();
    SetupCheck::export_all(&config).unwrap();
    BuiltinSetup::export_all(&config).unwrap();
    http::CheckSetup::export_all(&config).unwrap();
    AskFairness::export_all(&config).unwrap();
    Fairness::export_all(&config).unwrap();
    http::About::export_all(&config).unwrap();
    http::Parcel::export_all(&config).unwrap();
    http::ParcelKept::export_all(&config).unwrap();
    http::ParcelState::export_all(&config).unwrap();
    http::AskNotices::export_all(&config).unwrap();
    http::ListNotices::export_all(&config).unwrap();
    http::Notices::export_all(&config).unwrap();
    http::AskMail::export_all(&config).unwrap();
    http::MailLink::export_all(&config).unwrap();
    http::HttpError::export_all(&config).unwrap();
    http::AskPhoto::export_all(&config).unwrap();
    http::AskReplay::export_all(&config).unwrap();
    http::AskBranch::export_all(&config).unwrap();
    http::AskDaily::export_all(&config).unwrap();
    http::Par::export_all(&config).unwrap();
    AskReview::export_all(&config).unwrap();
    AskPuzzle::export_all(&config).unwrap();
    Puzzle::export_all(&config).unwrap();
    Review::export_all(&config).unwrap();
    Replay::export_all(&config).unwrap();
    GameInfo::export_all(&config).unwrap();
    let new = std::fs::read_to_string(generated.join("protocol.ts")).unwrap();
    // A comment of one sentence takes one line, as everywhere in the page's sources.
    let new = new.replace("/**\n * ", "/** ").replace("\n */\n", " */\n");
    let new = format!("// @generated from crates/room/src/wire\n{new}");
    std::fs::remove_dir_all(generated).unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/protocol.ts");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &new).unwrap();
    }
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(old == new, "web/src/wire/protocol.ts is stale: run the test with UPDATE=1 and commit it");
}
