//! What a search asks of its surroundings.

mod host;

pub use host::Host;
