//! The rules, tested from outside: facts that independent programs agree on,
//! the reasons of illegal moves, faults of positions, notation, properties.
//! The facts are in `tests/data`.

mod corpus;
#[path = "../shared/corpus_files.rs"]
mod corpus_files;
mod explain;
mod faults;
mod handicaps;
mod keys;
mod legal_moves;
mod notation;
mod perft;
mod properties;
mod reference;
mod setup;
mod strategies;
mod support;
