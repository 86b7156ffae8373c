//! The board in the browser: what it shows, and what clicks, keys and drags do.
mod contract;
mod drag;
mod harness;
mod keyboard;
mod layout;
mod moving;
mod promotion;
mod speech;
