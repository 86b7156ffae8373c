//! State that several screens share, provided as contexts.
mod effect;
mod i18n;

pub use effect::effect;
pub use i18n::{I18n, TextKey, provide_i18n, unsubscribe_on_cleanup, use_i18n};
