//! The search worker: the messages between page and worker, and how the worker answers
//! them. No browser API is used here; the binaries have those, and threads.
mod book;
mod engine_worker;
mod net_loader;
pub mod protocol;

pub use engine_worker::{EngineWorker, Helpers};
