//! State that several screens share, provided as contexts.
mod after_paint;
mod announce;
mod effect;
mod i18n;
#[cfg(not(feature = "embed"))]
mod navigation;
#[cfg(not(feature = "embed"))]
mod page_context;
pub mod storage_key;

pub use after_paint::after_paint;
pub use announce::announce;
pub use effect::{effect, on_change, timeout_in_owner};
pub use i18n::{I18n, TextKey, provide_i18n, unsubscribe_on_cleanup, use_i18n};
#[cfg(not(feature = "embed"))]
pub use navigation::{Navigation, SCREEN_FOCUS, provide_navigation, use_navigation};
#[cfg(not(feature = "embed"))]
pub use page_context::{
    CurrentGame, RecordToOpen, provide_audio, provide_current_game, provide_record_to_open,
    provide_settings, use_audio, use_current_game, use_record_to_open, use_settings,
};
