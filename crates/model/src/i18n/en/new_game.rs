use crate::i18n::new_game::NewGameText;

pub const TEXT: NewGameText = NewGameText {
    start: "Start",
    sfen: "Position (SFEN)",
    sfen_hint: "Board, side to move (b or w), pieces in hand, move number",
    players: "Players",
    name: |side| format!("{side}’s name"),
    exchange: "Exchange sides",
    time: "Time",
    custom: "Custom",
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
    replaces: "The current game will be abandoned.",
};
