use shogi::clock::Preset;

use crate::NewGameText;

pub const TEXT: NewGameText = NewGameText {
    start: "Handikapp",
    two_pieces: "Utan två pjäser",
    other: "Annat…",
    more: "Fler val",
    sfen: "Ställning (SFEN)",
    sfen_hint: "Bräde, vem som är vid draget (b eller w), pjäser i handen, dragnummer",
    players: "Spelare",
    name: |side| format!("{side}s namn"),
    exchange: "Byt färger",
    time: "Tid",
    custom: "Egen",
    short_time: |preset| match preset {
        Preset::TenMinutesThirtySeconds => "10 min + 30 s",
        Preset::FifteenMinutesSixtySeconds => "15 min + 60 s",
        Preset::TenSeconds => "10 s per drag",
        Preset::ThreeMinutes => "3 min",
        Preset::TenMinutes => "10 min",
        Preset::Television => "TV",
        Preset::Untimed => "Utan klocka",
    },
    per_side: "Olika för spelarna",
    main_minutes: "Huvudtid, min",
    main_seconds: "och s",
    byoyomi: "Byoyomi, s",
    periods: "Perioder",
    increment: "Tillägg, s",
    extra: "Extratid, s",
    extra_periods: "Extraperioder",
    not_a_number: |label| format!("{label}: ange ett heltal."),
    begin: "Starta partiet",
    cancel: "Avbryt",
};
