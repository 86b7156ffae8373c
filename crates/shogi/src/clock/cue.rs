//! The sounds of a clock and when they are due.

use alloc::vec::Vec;
use core::time::Duration;

use super::segment::{Phase, TurnSegment};
use crate::name_traits::name_traits;

/// Which sounds count down the last seconds of a period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CueProfile {
    /// A beep at each of 10 to 6 seconds left, then one continuous tone.
    #[default]
    Classic,
    /// A spoken count from 10 to 1 seconds left.
    Countdown,
    /// The timekeeper's count: 10, 20, 30 ... seconds elapsed, then 1 to 9 in the last
    /// ten.
    CountUp,
    /// No sounds.
    Silent,
}

impl CueProfile {
    /// All profiles, in the order of their declaration.
    pub const ALL: [Self; 4] = [Self::Classic, Self::Countdown, Self::CountUp, Self::Silent];

    /// `classic`, `countdown`, `count-up` or `silent`: the stored name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Countdown => "countdown",
            Self::CountUp => "count-up",
            Self::Silent => "silent",
        }
    }

    /// The profile with a stored name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|profile| profile.name() == name)
    }
}

name_traits!(CueProfile);

/// A sound at an instant of a running turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cue {
    /// The instant, on the same scale as the clock's `now`.
    pub at: Duration,
    /// The kind of sound.
    pub kind: CueKind,
}

/// The kind of a cue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CueKind {
    /// Main time is over, byoyomi begins.
    EnterByoyomi,
    /// A short beep.
    Beep,
    /// One tone until the given instant, or until the move.
    LongTone {
        /// The instant at which the tone ends.
        until: Duration,
    },
    /// The number of seconds left.
    Remaining(u16),
    /// The number of seconds elapsed.
    Elapsed(u16),
}

/// The time before the end of a period in which cues sound.
pub(super) const LAST_TEN: Duration = Duration::from_secs(10);

/// The cues of one segment, at times since the start of the turn. `enters` is true if
/// byoyomi begins with this segment.
pub(super) fn cues_of(profile: CueProfile, segment: &TurnSegment, enters: bool) -> Vec<Cue> {
    let TurnSegment { phase, start, end } = *segment;
    let left = |seconds: u16| {
        end.checked_sub(Duration::from_secs(seconds.into()))
            .filter(|&at| at > start || at == start && !enters)
    };
    let counted = |seconds: u16, kind| left(seconds).map(|at| Cue { at, kind });

    let mut cues = Vec::new();
    if enters && profile != CueProfile::Silent {
        let kind = CueKind::EnterByoyomi;
        cues.push(Cue { at: start, kind });
    }
    match profile {
        CueProfile::Classic => {
            cues.extend((6..=10).rev().filter_map(|n| counted(n, CueKind::Beep)));
            cues.push(Cue {
                at: start.max(end.saturating_sub(Duration::from_secs(5))),
                kind: CueKind::LongTone { until: end },
            });
        }
        CueProfile::Countdown => {
            cues.extend(
                (1..=10)
                    .rev()
                    .filter_map(|n| counted(n, CueKind::Remaining(n))),
            );
        }
        CueProfile::CountUp => {
            if phase != Phase::Main {
                cues.extend(
                    (1..)
                        .map(|tens: u16| Cue {
                            at: start + LAST_TEN * tens.into(),
                            kind: CueKind::Elapsed(10 * tens),
                        })
                        .take_while(|cue| cue.at + LAST_TEN <= end),
                );
            }
            cues.extend((1..=9).filter_map(|n| counted(10 - n, CueKind::Elapsed(n))));
        }
        CueProfile::Silent => {}
    }
    cues
}
