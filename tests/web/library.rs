//! Where the games are kept, in the browser's own database.
pub mod harness;
mod import_export;
mod keeping;
mod pending_writes;
mod reviews;
mod tabs;
