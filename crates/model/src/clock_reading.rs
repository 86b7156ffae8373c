use core::time::Duration;

use shogi::{
    Color,
    clock::{Clock, Phase, Reading},
};

/// All that a face shows: it is drawn again when one of these changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// The seconds left, and of which time; nothing without a limit.
    pub reading: Option<(u64, Phase)>,
    pub running: bool,
    pub fallen: bool,
    /// The seconds left in the last ten, while it runs.
    pub last: Option<u64>,
}

impl ClockReading {
    pub fn new(clock: &Clock, color: Color, now: Duration) -> Self {
        let reading = clock.reading(color, now);
        let on_turn = clock.turn() == color;
        Self {
            reading: reading.map(|reading| (reading.seconds(), reading.phase)),
            running: clock.running() == Some(color),
            fallen: on_turn && reading.is_some_and(|reading| reading.remaining.is_zero()),
            last: reading
                .filter(|_| on_turn)
                .as_ref()
                .and_then(Reading::final_countdown),
        }
    }

    pub fn phase(self) -> &'static str {
        match self.reading {
            None => "untimed",
            Some((_, Phase::Main)) => "main",
            Some((_, Phase::Byoyomi { .. })) => "byoyomi",
            Some((_, Phase::Extra { .. })) => "extra",
        }
    }
}

/// `0:09`, `12:00`, `1:30:00`.
pub fn format_time(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_formatted_as_on_clocks() {
        for (seconds, expected) in [
            (0, "0:00"),
            (9, "0:09"),
            (60, "1:00"),
            (719, "11:59"),
            (3_599, "59:59"),
            (3_600, "1:00:00"),
            (360_000, "100:00:00"),
        ] {
            assert_eq!(format_time(seconds), expected);
        }
    }
}
