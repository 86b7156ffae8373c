//! The browser: the only users of web-sys.
pub mod address;
pub mod audio;
pub mod clipboard;
pub mod dom;
pub mod dropped;
pub mod encoding;
pub mod files;
mod listener;
pub mod locks;
pub mod packed;
pub mod page;
pub mod picture;
pub mod print;
pub mod service_worker;
pub mod share;
pub mod storage;
pub mod time;
pub mod visibility;
