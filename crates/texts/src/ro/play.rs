use super::grammar::the;
use crate::PlayText;

pub const TEXT: PlayText = PlayText {
    game: "Partidă",
    moves: "Mutări",
    record: "Kifu",
    no_moves: "Nicio mutare încă. Atinge o piesă ca să vezi unde poate merge.",
    to_move: "la mutare",
    turn: |number, side| format!("Mutarea {number}: joacă {}", the(side)),
    new_game: "Partidă nouă",
    undo: "Ia înapoi",
    hint: "Indiciu",
    flip: "Întoarce",
    resign: "Cedează",
    more: "Altele",
    settings: "Setări",
    rules: "Reguli",
    impasse: "Impas",
    lost: "Am pierdut.",
    clock_waits: "Ceasul pornește la prima mutare.",
    start_clock: "Pornește ceasul",
    dismiss: "Închide",
    even_untimed: "Partidă egală · Fără ceas",
};
