//! State that several screens share, provided as contexts.
mod analysis_settings;
pub mod board_theme;
mod navigation;
mod page_context;
pub mod storage_key;

pub use analysis_settings::stored_analysis_settings;
pub use navigation::{Navigation, provide_navigation, use_navigation};
pub use page_context::{provide_audio, provide_settings, use_audio, use_settings};
