//! State that several screens share, provided as contexts.
mod after_paint;
#[cfg(not(feature = "embed"))]
mod audio;
mod effect;
mod i18n;
#[cfg(not(feature = "embed"))]
mod settings;

pub use after_paint::after_paint;
#[cfg(not(feature = "embed"))]
pub use audio::{provide_audio, use_audio};
pub use effect::{effect, on_change};
pub use i18n::{I18n, TextKey, provide_i18n, unsubscribe_on_cleanup, use_i18n};
#[cfg(not(feature = "embed"))]
pub use settings::{provide_settings, use_settings};
