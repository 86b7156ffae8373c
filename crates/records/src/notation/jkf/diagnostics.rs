//! Errors and warnings about a value of a JKF text.

use super::json::Value;
use crate::notation::{Remark, record_builder::RecordBuilder, source_location::LineIndex};

/// The value that is wrong, and a description.
pub(super) type ValueError<'j> = (Value<'j>, Remark);

/// Adds a warning about a value.
pub(super) fn warn(
    builder: &mut RecordBuilder,
    index: &LineIndex<'_>,
    value: Value<'_>,
    about: impl Into<Remark>,
) {
    let found = value.found();
    builder.warn(index.of(found), found, about);
}
