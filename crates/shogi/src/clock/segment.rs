//! The segments of a turn: main time and single periods.

use core::time::Duration;

use super::{
    state::SideTime,
    time_control::{Periods, TimeControl},
};

/// The part of its time that a side is using.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Main time.
    Main,
    /// Byoyomi.
    Byoyomi {
        /// The number of periods left, including this one.
        periods_left: u16,
    },
    /// The extra periods of the television rule.
    Extra {
        /// The number of periods left, including this one.
        periods_left: u16,
    },
}

/// A part of one turn with one phase and one period. Start and end are times since the
/// start of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TurnSegment {
    pub phase: Phase,
    pub start: Duration,
    pub end: Duration,
}

/// The segments of the longest turn possible with `time`, in order; the end of the last
/// one is the deadline. Empty without a limit.
pub(super) fn segments(
    control: TimeControl,
    time: SideTime,
) -> impl DoubleEndedIterator<Item = TurnSegment> + Clone {
    let main = (!time.main.is_zero() && !control.is_untimed()).then_some(TurnSegment {
        phase: Phase::Main,
        start: Duration::ZERO,
        end: time.main,
    });
    let (byoyomi, byoyomi_end) = periods_from(control.byoyomi_periods(), time.periods, time.main);
    let (extra, _) = periods_from(control.extra_periods(), time.extra_periods, byoyomi_end);
    main.into_iter()
        .chain(byoyomi.map(|(periods_left, start, end)| TurnSegment {
            phase: Phase::Byoyomi { periods_left },
            start,
            end,
        }))
        .chain(extra.map(|(periods_left, start, end)| TurnSegment {
            phase: Phase::Extra { periods_left },
            start,
            end,
        }))
}

type Period = (u16, Duration, Duration);

/// `left` consecutive periods that start at `from`, and the end of the last one.
fn periods_from(
    periods: Option<Periods>,
    left: u16,
    from: Duration,
) -> (impl DoubleEndedIterator<Item = Period> + Clone, Duration) {
    let length = periods.map_or(Duration::ZERO, Periods::length);
    let left = if periods.is_some() { left } else { 0 };
    let border = move |index: u16| from.saturating_add(length.saturating_mul(index.into()));
    let row = (0..left).map(move |index| (left - index, border(index), border(index + 1)));
    (row, border(left))
}
