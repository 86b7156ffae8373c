//! Records in every format: what is read, what is written, what is refused.

mod japanese;
mod kakinoki;
mod ki2;
mod kif;
mod kif_corpus;
mod kif_lines;
mod kif_support;
mod trees;
