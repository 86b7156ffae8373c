//! Where the games are kept, in the browser's own database.
mod carrying;
mod closing;
pub mod harness;
mod keeping;
mod tabs;
