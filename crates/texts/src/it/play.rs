use super::shogi_terms::to;
use crate::PlayText;

pub const TEXT: PlayText = PlayText {
    game: "Partita",
    moves: "Mosse",
    record: "Kifu",
    no_moves: "Ancora nessuna mossa. Tocca un pezzo per vedere dove può andare.",
    to_move: "ha il tratto",
    turn: |number, side| format!("Mossa {number}: tocca {}", to(side)),
    new_game: "Nuova partita",
    undo: "Ritira mossa",
    hint: "Consiglio",
    flip: "Gira",
    resign: "Abbandona",
    more: "Altro",
    settings: "Impostazioni",
    rules: "Regole",
    impasse: "Impasse",
    lost: "Ho perso.",
    clock_waits: "L’orologio parte con la prima mossa.",
    start_clock: "Avvia l’orologio",
    dismiss: "Chiudi",
    even_untimed: "Alla pari · Senza orologio",
};
