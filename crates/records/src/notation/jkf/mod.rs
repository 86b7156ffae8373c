//! JKF, the JSON kifu format 1.0
//! (<https://github.com/na2hiro/Kifu-for-JS/tree/master/packages/json-kifu-format>).
//!
//! ```
//! use komadai_records::notation::jkf;
//! let text = r#"{"header":{"先手":"Sato"},"moves":[{"comments":["Even."]},
//!     {"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}},
//!     {"special":"TORYO"}]}"#;
//! let reading = jkf::read(text)?;
//! assert_eq!(reading.record.main_moves().len(), 1);
//! let again = jkf::read(&jkf::write(&reading.record).text)?;
//! assert_eq!(again, reading);
//! # Ok::<(), komadai_records::notation::ReadError>(())
//! ```

mod diagnostics;
mod json;
mod line;
mod moves;
mod read;
mod start;
mod values;
mod write;

pub use read::read;
pub use write::write;
