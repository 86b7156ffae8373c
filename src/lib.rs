//! Komadai, the app: everything that knows Leptos or the browser.
pub mod app;
pub mod board;
pub mod clock;
pub mod diagram;
pub mod element;
pub mod engine;
pub mod i18n;
pub mod later;
pub mod pieces;
pub mod platform;
pub mod play;
pub mod reactive;
pub mod record;
pub mod session;
