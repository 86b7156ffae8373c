//! The search worker: what page and worker say to each other, and what the worker
//! does when it is asked. Nothing here knows a browser; the program that does is
//! `search_worker`.
pub mod protocol;
mod supply;
mod thinker;

pub use thinker::Thinker;
