//! The search worker: how it answers the messages of `komadai-protocol`. No browser API is used here; the binaries have those, and threads.
mod book;
mod engine_worker;
mod net_loader;

pub use engine_worker::{EngineWorker, Helpers};
