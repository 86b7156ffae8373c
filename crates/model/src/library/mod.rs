//! The games that are kept: what is known of each, how they are stored, found,
//! taken elsewhere and brought together again. Where they are stored is the
//! browser's affair.
mod backup;
mod entry;
mod explorer;
mod export_format;
mod game_order;
mod game_summary;
mod games_query;
mod games_report;
mod id;
mod import;
mod indexed_games;
mod look_alikes;
mod merge;
mod newest;
mod position_filter;
mod record_contains;
pub mod record_text;
mod review_filter;
mod saver;
mod search_words;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod write;

pub use backup::{Backup, BackupError, LineError, RejectedGame, write as backup_text};
pub use entry::{Entry, GameSource, LibraryGame, NoTag, RevisionId, Tag, Writer};
pub use explorer::{Explored, ExplorerMove};
pub use export_format::{ExportFormat, FileNames};
pub use game_order::{GameOrder, SortColumn};
pub use game_summary::{Ending, GameSummary, Reason};
pub use games_query::{GamesFilter, GamesQuery, ResultFilter, StartFilter, UnknownFilter};
pub use games_report::{
    GamesReport, MistakeRow, PhaseRow, ReportKey, ReportRow, ReportTable, Tally,
};
pub use id::GameId;
pub use import::{KnownGames, ZipError, stem};
pub use indexed_games::{IndexedGames, Played};
pub use look_alikes::{look_alike, look_alikes};
pub use merge::Merge;
pub use newest::newest;
pub use position_filter::{PositionFilter, PositionSearch};
pub use record_contains::{record_contains, record_includes};
pub use review_filter::ReviewFilter;
pub use saver::{SaveEvent, SaveRequest, Saver};
pub use search_words::{SearchWords, search_text};
pub use write::{LibraryError, Write};
