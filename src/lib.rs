//! Komadai, the app: its screens, and what they share.
pub mod app;
pub mod clock;
pub mod components;
pub mod game;
pub mod library;
pub mod print;
pub mod router;
pub mod screens;
pub mod state;

/// The styles of a file in `style/later/`.
macro_rules! style {
    ($name:literal) => {
        include_str!(concat!(env!("KOMADAI_STYLES"), "/", $name, ".css"))
    };
}
pub(crate) use style;
