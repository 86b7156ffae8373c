use crate::AppearanceText;
use komadai_model::{BoardKind, DragonFace, MinorPiece, PieceSet};

pub const TEXT: AppearanceText = AppearanceText {
    preview: "駒と盤の見本",
    pieces: "駒",
    piece_set: |set| match set {
        PieceSet::Kanji => "一文字",
        PieceSet::TwoKanji => "二文字",
        PieceSet::Moves => "動きの印",
        PieceSet::Letters => "英字",
        PieceSet::Carved => "二文字（彫り駒）",
    },
    board: "盤",
    board_kind: |kind| match kind {
        BoardKind::Table => "木の卓上盤",
        BoardKind::Legged => "木の足付き盤",
        BoardKind::Plain => "無地",
        BoardKind::Dark => "暗い盤",
        BoardKind::Contrast => "高コントラスト",
    },
    dragon: "竜",
    dragon_face: |face| match face {
        DragonFace::Old => "龍",
        DragonFace::New => "竜",
    },
    promoted: |piece| match piece {
        MinorPiece::Silver => "成銀",
        MinorPiece::Knight => "成桂",
        MinorPiece::Lance => "成香",
        MinorPiece::Pawn => "と金",
    },
    cursive: "金の草書",
};
