use shogi::clock::Preset;

use super::shogi_terms::of;
use crate::NewGameText;

pub const TEXT: NewGameText = NewGameText {
    start: "Vantaggio",
    two_pieces: "Senza due pezzi",
    other: "Altro…",
    more: "Altre opzioni",
    sfen: "Posizione (SFEN)",
    sfen_hint: "Tavoliere, tratto (b o w), pezzi in mano, numero della mossa",
    players: "Giocatori",
    name: |side| format!("Nome {}", of(side)),
    exchange: "Scambia i colori",
    time: "Tempo",
    custom: "Su misura",
    short_time: |preset| match preset {
        Preset::TenMinutesThirtySeconds => "10 min + 30 s",
        Preset::FifteenMinutesSixtySeconds => "15 min + 60 s",
        Preset::TenSeconds => "10 s a mossa",
        Preset::ThreeMinutes => "3 min",
        Preset::TenMinutes => "10 min",
        Preset::Television => "Televisione",
        Preset::Untimed => "Senza orologio",
    },
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
};
