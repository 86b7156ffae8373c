//! The games that are kept: what is known of each, how they are stored, found,
//! taken elsewhere and brought together again. Where they are stored is the
//! browser's affair.
mod about;
mod backup;
mod entry;
mod holds;
mod id;
mod merge;
pub mod record_text;
mod saver;
mod search;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod write;

pub use about::{About, Ending, Reason};
pub use backup::{Backup, BackupError, BackupFault, LineError, write as backup_text};
pub use entry::{Edition, Entry, Kept, Origin, Writer};
pub use holds::holds;
pub use id::GameId;
pub use merge::Merge;
pub use saver::{News, Order, Saver};
pub use search::Query;
pub use write::{LibraryError, Write};
