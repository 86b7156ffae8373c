//! The requests to the search worker and their answers, without a worker.
mod answer;
pub mod request_queue;
mod search_threads;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;

pub use answer::{Answer, Status};
pub use search_threads::{max_search_threads, search_threads};
