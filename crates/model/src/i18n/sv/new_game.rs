use crate::i18n::new_game::NewGameText;

pub const TEXT: NewGameText = NewGameText {
    start: "Utgångsställning",
    sfen: "Ställning (SFEN)",
    sfen_hint: "Bräde, vem som är vid draget (b eller w), pjäser i handen, dragnummer",
    players: "Spelare",
    name: |side| format!("{side}s namn"),
    exchange: "Byt färger",
    time: "Tid",
    custom: "Egen",
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
    replaces: "Det pågående partiet avslutas.",
};
