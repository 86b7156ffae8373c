//! The seconds of a clock in words.
use shogi::clock::CueKind;

use crate::Text;

/// The words of a cue; the profiles that only beep have none.
pub fn spoken_cue(cue: CueKind, text: Text) -> String {
    let beside = text.assist();
    match cue {
        CueKind::EnterByoyomi => beside.byoyomi.to_owned(),
        CueKind::Elapsed(seconds) if seconds % 10 == 0 => (beside.gone)(seconds),
        CueKind::Remaining(seconds) | CueKind::Elapsed(seconds) => seconds.to_string(),
        CueKind::Beep | CueKind::LongTone { .. } => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use komadai_model::Language;

    use super::*;

    #[test]
    fn counts_are_spoken_and_beeps_are_not() {
        for (cue, words) in [
            (CueKind::Remaining(10), "10"),
            (CueKind::Elapsed(30), "30 seconds"),
            (CueKind::Elapsed(7), "7"),
            (CueKind::Beep, ""),
            (
                CueKind::LongTone {
                    until: Duration::ZERO,
                },
                "",
            ),
        ] {
            assert_eq!(
                spoken_cue(cue, Text::of(Language::English)),
                words,
                "{cue:?}"
            );
        }
    }
}
