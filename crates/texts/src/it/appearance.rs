use crate::AppearanceText;
use komadai_model::{BoardKind, DragonFace, MinorPiece, PieceSet};

pub const TEXT: AppearanceText = AppearanceText {
    preview: "Come appaiono pezzi e tavoliere",
    pieces: "Pezzi",
    piece_set: |set| match set {
        PieceSet::Kanji => "Un kanji",
        PieceSet::TwoKanji => "Due kanji",
        PieceSet::Moves => "Segni del movimento",
        PieceSet::Letters => "Lettere",
        PieceSet::Carved => "Due kanji, intagliati",
    },
    board: "Tavoliere",
    board_kind: |kind| match kind {
        BoardKind::Table => "Legno, da tavolo",
        BoardKind::Legged => "Legno, con le gambe",
        BoardKind::Plain => "Semplice",
        BoardKind::Dark => "Scuro",
        BoardKind::Contrast => "Alto contrasto",
    },
    dragon: "Drago",
    dragon_face: |face| match face {
        DragonFace::Old => "龍",
        DragonFace::New => "竜",
    },
    promoted: |piece| match piece {
        MinorPiece::Silver => "Argento promosso",
        MinorPiece::Knight => "Cavallo promosso",
        MinorPiece::Lance => "Lancia promossa",
        MinorPiece::Pawn => "Pedone promosso",
    },
    cursive: "金 in corsivo",
};
