use crate::AppearanceText;
use komadai_model::{BoardKind, DragonFace, MinorPiece, PieceSet};

pub const TEXT: AppearanceText = AppearanceText {
    preview: "How the pieces and the board look",
    pieces: "Pieces",
    piece_set: |set| match set {
        PieceSet::Kanji => "One kanji",
        PieceSet::TwoKanji => "Two kanji",
        PieceSet::Moves => "Signs of their moves",
        PieceSet::Letters => "Letters",
        PieceSet::Carved => "Two kanji, carved",
    },
    board: "Board",
    board_kind: |kind| match kind {
        BoardKind::Table => "Wood, on a table",
        BoardKind::Legged => "Wood, on legs",
        BoardKind::Plain => "Plain",
        BoardKind::Dark => "Dark",
        BoardKind::Contrast => "High contrast",
    },
    dragon: "Dragon",
    dragon_face: |face| match face {
        DragonFace::Old => "龍",
        DragonFace::New => "竜",
    },
    promoted: |piece| match piece {
        MinorPiece::Silver => "Promoted silver",
        MinorPiece::Knight => "Promoted knight",
        MinorPiece::Lance => "Promoted lance",
        MinorPiece::Pawn => "Promoted pawn",
    },
    cursive: "金 in cursive",
};
