//! Notes, and their times in an audio context.
use core::time::Duration;

/// A sound to be heard from one instant of the page to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    pub at: Duration,
    pub until: Duration,
    pub timbre: Timbre,
    /// Whether a part of it still says what the whole does: a tone that goes
    /// on, not a beep.
    pub sustained: bool,
}

/// How a note sounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Timbre {
    /// In hertz.
    pub pitch: f32,
    /// The pitch of its second half.
    pub second: f32,
    /// Between 0 and 1.
    pub level: f32,
}

impl Timbre {
    /// One pitch from beginning to end.
    pub const fn plain(pitch: f32, level: f32) -> Self {
        Self {
            pitch,
            second: pitch,
            level,
        }
    }
}

/// How the page's clock and an audio context's go together: both showed their
/// time at the same moment. In seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClockMapping {
    pub page: f64,
    pub context: f64,
}

impl ClockMapping {
    pub fn context_time(self, instant: Duration) -> f64 {
        self.context + (instant.as_secs_f64() - self.page)
    }

    /// How far apart two mappings place the same instant.
    pub fn drift(self, other: Self) -> f64 {
        ((self.context - self.page) - (other.context - other.page)).abs()
    }
}

/// From when to when a note sounds, in a context's time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ContextSpan {
    pub start: f64,
    pub end: f64,
}

/// A beep later than this is left out.
const LATEST: f64 = 0.15;
/// What the context needs to begin a note that is due at once.
const LEAD: f64 = 0.012;

impl Note {
    /// Where the note belongs when the context's time is `current`: a late
    /// beep is played whole, a late tone for what is left of it.
    pub fn place(&self, mapping: ClockMapping, current: f64) -> Option<ContextSpan> {
        let start = mapping.context_time(self.at);
        let end = mapping.context_time(self.until);
        let late = current - start;
        if late <= 0.0 {
            return Some(ContextSpan { start, end });
        }
        let start_now = current + LEAD;
        if self.sustained {
            (start_now < end).then_some(ContextSpan {
                start: start_now,
                end,
            })
        } else {
            (late <= LATEST).then_some(ContextSpan {
                start: start_now,
                end: start_now + (end - start),
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAPPING: ClockMapping = ClockMapping {
        page: 100.0,
        context: 2.0,
    };

    fn placed(sustained: bool, current: f64) -> Option<(f64, f64)> {
        let note = Note {
            at: Duration::from_secs(105),
            until: Duration::from_secs(110),
            timbre: Timbre::plain(880.0, 0.5),
            sustained,
        };
        let span = note.place(MAPPING, current)?;
        let rounded = |time: f64| (time * 1e6).round() / 1e6;
        Some((rounded(span.start), rounded(span.end)))
    }

    #[test]
    fn notes_are_placed_on_the_context_s_time_line() {
        for (sustained, current, expected) in [
            (false, 0.0, Some((7.0, 12.0))),
            (false, 7.0, Some((7.0, 12.0))),
            (false, 7.1, Some((7.112, 12.112))),
            (false, 7.2, None),
            (true, 7.1, Some((7.112, 12.0))),
            (true, 11.0, Some((11.012, 12.0))),
            (true, 12.0, None),
        ] {
            assert_eq!(
                placed(sustained, current),
                expected,
                "{sustained} {current}"
            );
        }
    }

    #[test]
    fn drift_is_a_difference_of_rates_not_of_moments() {
        let moved = |page, context| ClockMapping { page, context };
        assert!(MAPPING.drift(moved(150.0, 52.0)) < 1e-9);
        assert!((MAPPING.drift(moved(150.0, 52.003)) - 0.003).abs() < 1e-9);
    }
}
