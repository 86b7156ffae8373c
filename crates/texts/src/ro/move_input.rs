use crate::MoveInputText;

pub const TEXT: MoveInputText = MoveInputText {
    label: "Scrie o mutare",
    example: "7g7f, P-7f sau 76歩",
    unknown: "Mutare nevalidă. Scrie-o ca 7g7f, P-7f sau 76歩.",
    no_such_move: "Nicio astfel de piesă nu poate ajunge acolo.",
    several: "Mai multe astfel de piese pot ajunge acolo: spune de unde, ca în G4i-5h sau 4i5h.",
    not_your_turn: "Nu e rândul tău.",
};
