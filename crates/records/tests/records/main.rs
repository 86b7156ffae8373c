//! Records in every format: what is read, what is written, what is refused.

mod archive;
mod badfiles;
#[path = "../../../shogi/tests/shared/corpus_folder.rs"]
mod corpus_folder;
mod csa;
mod detect;
mod fuzzed;
mod games;
mod japanese;
mod jkf;
mod kakinoki;
mod ki2;
mod kif;
mod kif_corpus;
mod kif_lines;
mod kif_support;
mod length;
mod marks;
mod reported;
mod roundtrip;
mod service_addresses;
mod service_messages;
mod services;
mod shift_jis;
mod support;
mod trees;
mod usen;
mod usi_game;
mod western;
