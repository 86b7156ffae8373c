//! The browser: the only users of web-sys.
pub mod address;
pub mod audio;
pub mod dom;
pub mod gestures;
mod listener;
pub mod locks;
pub mod page;
pub mod service_worker;
pub mod storage;
pub mod time;
pub mod visibility;
