use crate::MoveInputText;

pub const TEXT: MoveInputText = MoveInputText {
    label: "Type a move",
    example: "7g7f, P-7f or 76歩",
    unknown: "Not a valid move. Type it as 7g7f, P-7f or 76歩.",
    no_such_move: "No such piece can go there.",
    several: "Several such pieces can go there: say from where, as in G4i-5h or 4i5h.",
    not_your_turn: "It is not your turn.",
};
