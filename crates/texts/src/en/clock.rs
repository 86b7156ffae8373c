use shogi::ByColor;

use crate::ClockText;

pub const TEXT: ClockText = ClockText {
    label: ByColor::new("Black’s clock", "White’s clock"),
    main: "Main time",
    byoyomi: |periods| match periods {
        1 => "Byoyomi".into(),
        _ => format!("Byoyomi, {periods} left"),
    },
    extra: |periods| match periods {
        1 => "Last extra time".into(),
        _ => format!("Extra time, {periods} left"),
    },
    no_limit: "No limit",
    time_up: "Time up",
    seconds_left: |seconds| match seconds {
        1 => "1 second".into(),
        _ => format!("{seconds} seconds"),
    },
    sound_blocked: "Silent until you click.",
    sound_on: "Turn sound on",
    sound_missing: "This browser cannot make sound.",
};
