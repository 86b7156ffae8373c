use crate::AppearanceText;
use komadai_model::{BoardKind, DragonFace, MinorPiece, PieceSet};

pub const TEXT: AppearanceText = AppearanceText {
    preview: "Så ser pjäserna och brädet ut",
    pieces: "Pjäser",
    piece_set: |set| match set {
        PieceSet::Kanji => "Ett kanji",
        PieceSet::TwoKanji => "Två kanji",
        PieceSet::Moves => "Tecken för dragen",
        PieceSet::Letters => "Bokstäver",
        PieceSet::Carved => "Två kanji, snidade",
    },
    board: "Bräde",
    board_kind: |kind| match kind {
        BoardKind::Table => "Trä, på bordet",
        BoardKind::Legged => "Trä, med ben",
        BoardKind::Plain => "Enkelt",
        BoardKind::Dark => "Mörkt",
        BoardKind::Contrast => "Hög kontrast",
    },
    dragon: "Drake",
    dragon_face: |face| match face {
        DragonFace::Old => "龍",
        DragonFace::New => "竜",
    },
    promoted: |piece| match piece {
        MinorPiece::Silver => "Promoverat silver",
        MinorPiece::Knight => "Promoverad springare",
        MinorPiece::Lance => "Promoverad lans",
        MinorPiece::Pawn => "Promoverad bonde",
    },
    cursive: "金 i skrivstil",
};
