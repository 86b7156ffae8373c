use crate::MoveInputText;

pub const TEXT: MoveInputText = MoveInputText {
    label: "Skriv ett drag",
    example: "7g7f, P-7f eller 76歩",
    unknown: "Ogiltigt drag. Skriv det som 7g7f, P-7f eller 76歩.",
    no_such_move: "Ingen sådan pjäs kan gå dit.",
    several: "Flera sådana pjäser kan gå dit: ange varifrån, som i G4i-5h eller 4i5h.",
    not_your_turn: "Det är inte din tur.",
};
