//! The board in the browser: what it shows, and what clicks, keys and drags do.
#![allow(
    clippy::unwrap_used,
    reason = "clippy does not see that these are tests"
)]

mod contract;
mod drag;
mod harness;
mod keyboard;
mod layout;
mod looks;
mod moving;
mod promotion;
mod resign;
mod speech;
