//! The tone of each cue.
use core::time::Duration;

use shogi::clock::{Cue, CueKind};

use super::{Note, Timbre};

const BEEP: Timbre = Timbre::plain(880.0, 0.5);
const LONG_TONE: Timbre = Timbre::plain(880.0, 0.22);
const ENTER_BYOYOMI: Timbre = Timbre {
    pitch: 660.0,
    second: 990.0,
    level: 0.5,
};
/// The last three of a countdown.
const HIGH_BEEP: Timbre = Timbre::plain(1_175.0, 0.5);
/// Every ten seconds of a count up.
const LOW_BEEP: Timbre = Timbre::plain(587.0, 0.5);

const SHORT: Duration = Duration::from_millis(70);
const LONG: Duration = Duration::from_millis(240);

/// The note that a cue is played as.
pub fn cue_to_tone(cue: Cue) -> Note {
    let (timbre, until) = match cue.kind {
        CueKind::EnterByoyomi => (ENTER_BYOYOMI, cue.at + LONG),
        CueKind::Beep => (BEEP, cue.at + SHORT),
        CueKind::LongTone { until } => (LONG_TONE, until),
        CueKind::Remaining(1..=3) => (HIGH_BEEP, cue.at + SHORT),
        CueKind::Remaining(_) => (BEEP, cue.at + SHORT),
        CueKind::Elapsed(seconds) if seconds % 10 == 0 => (LOW_BEEP, cue.at + LONG),
        CueKind::Elapsed(_) => (BEEP, cue.at + SHORT),
    };
    Note {
        at: cue.at,
        until,
        timbre,
        sustained: matches!(cue.kind, CueKind::LongTone { .. }),
    }
}
