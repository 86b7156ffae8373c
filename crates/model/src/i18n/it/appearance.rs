use crate::{BoardKind, DragonFace, Lesser, PieceSet, i18n::appearance::AppearanceText};

pub const TEXT: AppearanceText = AppearanceText {
    preview: "Come appaiono pezzi e tavoliere",
    pieces: "Pezzi",
    piece_set: |set| match set {
        PieceSet::Kanji => "Un kanji",
        PieceSet::TwoKanji => "Due kanji",
        PieceSet::Moves => "Segni del movimento",
        PieceSet::Letters => "Lettere",
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
        Lesser::Silver => "Argento promosso",
        Lesser::Knight => "Cavallo promosso",
        Lesser::Lance => "Lancia promossa",
        Lesser::Pawn => "Pedone promosso",
    },
    cursive: "金 in corsivo",
};
