//! What components show in a real browser.
#![cfg(target_family = "wasm")]

mod analysis;
mod audio;
mod board;
mod clock;
mod draw;
mod editor;
mod engine;
mod home;
mod host;
mod i18n;
mod import;
mod lazy;
mod library;
mod menu;
mod page;
mod play;
mod progress;
mod record_keys;
mod remote;
mod remote_rtc;
mod router;
mod set_choice;
mod shelf;
mod study;
mod timer;
mod web_apis;
mod worker_message;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
