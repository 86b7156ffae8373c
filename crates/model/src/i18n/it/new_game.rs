use super::shogi_terms::of;
use crate::i18n::new_game::NewGameText;

pub const TEXT: NewGameText = NewGameText {
    start: "Inizio",
    sfen: "Posizione (SFEN)",
    sfen_hint: "Tavoliere, tratto (b o w), pezzi in mano, numero della mossa",
    players: "Giocatori",
    name: |side| format!("Nome {}", of(side)),
    exchange: "Scambia i colori",
    time: "Tempo",
    custom: "Su misura",
    per_side: "Diverso per ciascun giocatore",
    main_minutes: "Tempo base, min",
    main_seconds: "e s",
    byoyomi: "Byoyomi, s",
    periods: "Periodi",
    increment: "Incremento, s",
    extra: "Tempo supplementare, s",
    extra_periods: "Periodi supplementari",
    not_a_number: |label| format!("{label}: serve un numero intero."),
    begin: "Inizia la partita",
    cancel: "Annulla",
    replaces: "La partita in corso andrà persa.",
};
