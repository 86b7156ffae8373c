//! Wrappers of Web APIs. Nothing else in the app uses web-sys.
pub mod audio;
pub mod barcode_detector;
pub mod bounds;
pub mod camera;
pub mod canvas;
pub mod clipboard;
pub mod clock_keys;
pub mod compression;
#[cfg(not(feature = "embed"))]
pub mod crash;
#[cfg(not(feature = "embed"))]
pub mod date_format;
pub mod dom;
pub mod draw_gesture;
pub mod drop_paste;
pub mod encoding;
pub mod fetch;
pub mod files;
pub mod fly_animation;
pub mod fullscreen;
pub mod gestures;
pub mod held_button;
#[cfg(not(feature = "embed"))]
pub mod idle;
mod idle_timer;
mod js_call;
pub mod library;
mod listener;
pub mod local_storage;
pub mod location;
#[cfg(not(feature = "embed"))]
pub mod menu;
pub mod page;
pub mod pointer_drag;
pub mod pointer_kind;
pub mod print;
pub mod random;
pub mod rtc_event;
pub mod rtc_peer;
pub mod secondary_press;
pub mod service_worker;
pub mod share;
pub mod share_target;
pub mod shortcut;
pub mod speech_synthesis;
mod streams;
pub mod subtle_crypto;
pub mod tab_lock;
pub mod text_message;
pub mod time;
pub mod vibration;
pub mod visibility;
pub mod wake_lock;
pub mod web_socket;
pub mod worker;
pub mod worker_message;
