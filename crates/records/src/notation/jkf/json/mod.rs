//! JSON (RFC 8259), read into an arena: nesting of any depth does not recurse, and a
//! text that is cut off is read as far as it goes.

mod parse;
mod strings;
#[cfg(test)]
mod tests;
mod value;

pub(super) use strings::write as write_text;
pub(super) use value::{Items, Json, Kind, Value};
