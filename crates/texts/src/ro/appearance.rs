use crate::AppearanceText;
use komadai_model::{BoardKind, DragonFace, MinorPiece, PieceSet};

pub const TEXT: AppearanceText = AppearanceText {
    preview: "Cum arată piesele și tabla",
    pieces: "Piese",
    piece_set: |set| match set {
        PieceSet::Kanji => "Un kanji",
        PieceSet::TwoKanji => "Două kanji",
        PieceSet::Moves => "Semnele mutărilor",
        PieceSet::Letters => "Litere",
        PieceSet::Carved => "Două kanji, sculptate",
    },
    board: "Tablă",
    board_kind: |kind| match kind {
        BoardKind::Table => "Lemn, pe masă",
        BoardKind::Legged => "Lemn, cu picioare",
        BoardKind::Plain => "Simplă",
        BoardKind::Dark => "Întunecată",
        BoardKind::Contrast => "Contrast mare",
    },
    dragon: "Dragon",
    dragon_face: |face| match face {
        DragonFace::Old => "龍",
        DragonFace::New => "竜",
    },
    promoted: |piece| match piece {
        MinorPiece::Silver => "Argint promovat",
        MinorPiece::Knight => "Cal promovat",
        MinorPiece::Lance => "Lance promovată",
        MinorPiece::Pawn => "Pion promovat",
    },
    cursive: "金 cursiv",
};
