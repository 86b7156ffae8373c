//! Komadai, the app: everything that knows Leptos or the browser.
#[cfg(not(feature = "embed"))]
pub mod app;
pub mod board;
pub mod clock;
pub mod components;
#[cfg(feature = "embed")]
pub mod embed;
pub mod engine;
pub mod lazy;
pub mod lesson;
#[cfg(not(feature = "embed"))]
pub mod pages;
pub mod state;
pub mod web;
