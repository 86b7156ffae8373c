//! The browser: the only users of web-sys.
pub mod audio;
mod listener;
pub mod time;
pub mod visibility;
