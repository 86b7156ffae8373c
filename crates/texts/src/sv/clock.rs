use shogi::ByColor;

use crate::ClockText;

pub const TEXT: ClockText = ClockText {
    label: ByColor::new("Svarts klocka", "Vits klocka"),
    main: "Huvudtid",
    byoyomi: |periods| match periods {
        1 => "Byoyomi".into(),
        _ => format!("Byoyomi, {periods} kvar"),
    },
    extra: |periods| match periods {
        1 => "Extratid, sista perioden".into(),
        _ => format!("Extratid, {periods} kvar"),
    },
    no_limit: "Ingen gräns",
    time_up: "Tiden är ute",
    seconds_left: |seconds| match seconds {
        1 => "1 sekund".into(),
        _ => format!("{seconds} sekunder"),
    },
    sound_blocked: "Tyst tills du klickar.",
    sound_on: "Slå på ljudet",
    sound_missing: "Den här webbläsaren kan inte spela upp ljud.",
};
