use crate::i18n::move_input::MoveInputText;

pub const TEXT: MoveInputText = MoveInputText {
    label: "Scrivi una mossa",
    example: "7g7f, P-7f o 76歩",
    unknown: "Non è una mossa. Scrivila come 7g7f, P-7f o 76歩.",
    no_such_move: "Nessun pezzo simile può andarci.",
    several: "Più pezzi simili possono andarci: indica da dove, come in G4i-5h o 4i5h.",
    not_your_turn: "Non tocca a te.",
};
