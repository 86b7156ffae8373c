use shogi::ByColor;

use super::grammar::Noun;
use crate::ClockText;

pub const TEXT: ClockText = ClockText {
    label: ByColor::new("Ceasul Negrului", "Ceasul Albului"),
    main: "Timp de bază",
    byoyomi: |periods| match periods {
        1 => "Byoyomi".into(),
        _ => format!("Byoyomi, {}", PERIODS.counted(periods.into())),
    },
    extra: |periods| match periods {
        1 => "Ultima perioadă suplimentară".into(),
        _ => format!("Timp suplimentar, {}", PERIODS.counted(periods.into())),
    },
    no_limit: "Fără limită",
    time_up: "Timp expirat",
    seconds_left: |seconds| Noun("secundă", "secunde").counted(seconds),
    sound_blocked: "Fără sunet până la primul clic.",
    sound_on: "Pornește sunetul",
    sound_missing: "Acest browser nu poate reda sunete.",
};

const PERIODS: Noun = Noun("perioadă", "perioade");
