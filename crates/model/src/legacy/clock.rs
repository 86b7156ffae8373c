//! The stand-alone clock in version 1: form-encoded, times as rows of numbers.
use shogi::Color;

use super::Values;
use crate::{
    standalone_clock::{StoredClock, StoredSide},
    stored::StoredError,
};

/// # Errors
/// When the text is of another version, or a value is missing or damaged.
pub fn clock(text: &str) -> Result<StoredClock, StoredError> {
    let values = Values::new(text)?;
    let color = |key| Color::from_name(values.text(key));
    let read = || {
        StoredClock::from_parts(
            values.text("stage"),
            [color("near")?, color("turn")?],
            values.text("moves").parse().ok()?,
            values.text("spent").parse().ok()?,
            [
                side(values.text("black-time"), values.text("black-left"))?,
                side(values.text("white-time"), values.text("white-left"))?,
            ],
        )
    };
    read().ok_or(StoredError::Value("clock"))
}

fn side(time: &str, left: &str) -> Option<StoredSide> {
    let [main, byoyomi, periods, increment, extra, extra_periods] = numbers(time)?;
    let [main_left, periods_left, extra_periods_left] = numbers(left)?;
    Some(StoredSide {
        main,
        byoyomi,
        periods: periods.try_into().ok()?,
        increment,
        extra,
        extra_periods: extra_periods.try_into().ok()?,
        main_left,
        periods_left: periods_left.try_into().ok()?,
        extra_periods_left: extra_periods_left.try_into().ok()?,
    })
}

fn numbers<const N: usize>(text: &str) -> Option<[u64; N]> {
    let numbers: Option<Vec<u64>> = text.split(' ').map(|word| word.parse().ok()).collect();
    numbers?.try_into().ok()
}
