//! The requests to the search worker and their answers, without a worker.
mod answer;
pub mod request_queue;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;

pub use answer::{Answer, Status};
