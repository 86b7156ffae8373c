use crate::{BoardKind, DragonFace, Lesser, PieceSet, i18n::appearance::AppearanceText};

pub const TEXT: AppearanceText = AppearanceText {
    preview: "Cum arată piesele și tabla",
    pieces: "Piese",
    piece_set: |set| match set {
        PieceSet::Kanji => "Un kanji",
        PieceSet::TwoKanji => "Două kanji",
        PieceSet::Moves => "Semnele mutărilor",
        PieceSet::Letters => "Litere",
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
        Lesser::Silver => "Argint promovat",
        Lesser::Knight => "Cal promovat",
        Lesser::Lance => "Lance promovată",
        Lesser::Pawn => "Pion promovat",
    },
    cursive: "金 cursiv",
};
