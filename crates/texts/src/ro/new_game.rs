use shogi::clock::Preset;

use crate::NewGameText;

pub const TEXT: NewGameText = NewGameText {
    start: "Avantaj",
    two_pieces: "Fără două piese",
    other: "Altele…",
    more: "Mai multe opțiuni",
    sfen: "Poziție (SFEN)",
    sfen_hint: "Tabla, cine este la mutare (b sau w), piesele din mână, numărul mutării",
    players: "Jucători",
    name: |side| format!("Nume pentru {side}"),
    exchange: "Schimbă culorile",
    time: "Timp",
    custom: "Personalizat",
    short_time: |preset| match preset {
        Preset::TenMinutesThirtySeconds => "10 min + 30 s",
        Preset::FifteenMinutesSixtySeconds => "15 min + 60 s",
        Preset::TenSeconds => "10 s pe mutare",
        Preset::ThreeMinutes => "3 min",
        Preset::TenMinutes => "10 min",
        Preset::Television => "Televiziune",
        Preset::Untimed => "Fără ceas",
    },
    per_side: "Diferit pentru fiecare jucător",
    main_minutes: "Timp de bază, min",
    main_seconds: "și s",
    byoyomi: "Byoyomi, s",
    periods: "Perioade",
    increment: "Increment pe mutare, s",
    extra: "Timp suplimentar, s",
    extra_periods: "Perioade suplimentare",
    not_a_number: |label| format!("{label}: scrie un număr întreg."),
    begin: "Începe partida",
    cancel: "Renunță",
};
