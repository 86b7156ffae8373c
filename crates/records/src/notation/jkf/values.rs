//! Sides and squares in JKF.

use komadai_shogi::{Color, Square};

use super::{diagnostics::ValueError, json::Value};
use crate::notation::Part;

/// Reads `0` or `1`.
pub(super) fn color(value: Value<'_>) -> Option<Color> {
    match value.whole()? {
        0 => Some(Color::Black),
        1 => Some(Color::White),
        _ => None,
    }
}

pub(super) const fn number(color: Color) -> char {
    match color {
        Color::Black => '0',
        Color::White => '1',
    }
}

/// Reads `{"x":7,"y":7}`.
pub(super) fn square(value: Value<'_>) -> Result<Square, ValueError<'_>> {
    let part = |key: &str| u8::try_from(value.get(key)?.whole()?).ok();
    part("x")
        .zip(part("y"))
        .and_then(|(x, y)| Square::new(x, y))
        .ok_or((value, Part::Coordinates.expected().into()))
}
