use crate::MoveInputText;

pub const TEXT: MoveInputText = MoveInputText {
    label: "Scrivi una mossa",
    example: "7g7f, P-7f o 76歩",
    unknown: "Mossa non valida. Scrivila come 7g7f, P-7f o 76歩.",
    no_such_move: "Nessun pezzo di questo tipo può andarci.",
    several: "Più pezzi di questo tipo possono andarci: indica da dove, come in G4i-5h o 4i5h.",
    not_your_turn: "Non tocca a te.",
};
