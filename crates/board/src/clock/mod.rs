//! The faces of the clock.
mod face;
mod ticker;

pub use face::ClockFace;
pub use ticker::Ticker;
