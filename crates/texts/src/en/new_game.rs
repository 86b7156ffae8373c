use shogi::clock::Preset;

use crate::NewGameText;

pub const TEXT: NewGameText = NewGameText {
    start: "Handicap",
    two_pieces: "Two pieces",
    other: "Other…",
    more: "More options",
    sfen: "Position (SFEN)",
    sfen_hint: "Board, side to move (b or w), pieces in hand, move number",
    players: "Players",
    name: |side| format!("{side}’s name"),
    exchange: "Exchange sides",
    time: "Time",
    custom: "Custom",
    short_time: |preset| match preset {
        Preset::TenMinutesThirtySeconds => "10 min + 30 s",
        Preset::FifteenMinutesSixtySeconds => "15 min + 60 s",
        Preset::TenSeconds => "10 s a move",
        Preset::ThreeMinutes => "3 min",
        Preset::TenMinutes => "10 min",
        Preset::Television => "Television",
        Preset::Untimed => "No clock",
    },
    per_side: "Different for each side",
    main_minutes: "Main time, min",
    main_seconds: "and s",
    byoyomi: "Byoyomi, s",
    periods: "Periods",
    increment: "Increment, s",
    extra: "Extra time, s",
    extra_periods: "Extra periods",
    not_a_number: |label| format!("{label}: a whole number, please."),
    begin: "Start game",
    cancel: "Cancel",
};
