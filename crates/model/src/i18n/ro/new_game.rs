use crate::i18n::new_game::NewGameText;

pub const TEXT: NewGameText = NewGameText {
    start: "Poziție inițială",
    sfen: "Poziție (SFEN)",
    sfen_hint: "Tabla, cine este la mutare (b sau w), piesele din mână, numărul mutării",
    players: "Jucători",
    name: |side| format!("Nume pentru {side}"),
    exchange: "Schimbă culorile",
    time: "Timp",
    custom: "Personalizat",
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
    replaces: "Partida curentă va fi abandonată.",
};
