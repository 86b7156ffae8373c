//! The state of a screen with a board, without a view: what is selected, the
//! game being played, how it is stored and how an address spells it.
mod selection;
mod settings;
#[cfg(test)]
mod tests;

pub use selection::{Intent, Place, Refusal, Response, Selection};
pub use settings::{Coordinates, KingStyle, Settings, SettingsError, Theme};
