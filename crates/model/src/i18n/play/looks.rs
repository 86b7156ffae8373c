use crate::{BoardKind, DragonFace, GoldFace, Lesser, PieceSet};

/// What pieces and board can look like: for a part that is loaded later.
#[derive(Debug)]
pub struct LooksText {
    /// What shows what has been chosen, for those who do not see it.
    pub preview: &'static str,
    pub pieces: &'static str,
    pub piece_set: fn(PieceSet) -> &'static str,
    pub board: &'static str,
    pub board_kind: fn(BoardKind) -> &'static str,
    pub dragon: &'static str,
    pub dragon_face: fn(DragonFace) -> &'static str,
    /// Whose promoted face it is.
    pub promoted: fn(Lesser) -> &'static str,
    pub cursive: &'static str,
}

impl LooksText {
    pub fn gold_face(&self, set: PieceSet, piece: Lesser, face: GoldFace) -> &'static str {
        let place = piece as usize;
        match (face, set) {
            (GoldFace::Own, PieceSet::TwoKanji) => ["成銀", "成桂", "成香", "と金"][place],
            (GoldFace::Own | GoldFace::Single, _) => ["全", "圭", "杏", "と"][place],
            (GoldFace::Short, _) => ["全", "今", "仝", "个"][place],
            (GoldFace::Cursive, _) => self.cursive,
        }
    }
}

pub const LOOKS_EN: LooksText = LooksText {
    preview: "How the pieces and the board look",
    pieces: "Pieces",
    piece_set: |set| match set {
        PieceSet::Kanji => "One kanji",
        PieceSet::TwoKanji => "Two kanji",
        PieceSet::Moves => "Signs of their moves",
        PieceSet::Letters => "Letters",
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
        Lesser::Silver => "Promoted silver",
        Lesser::Knight => "Promoted knight",
        Lesser::Lance => "Promoted lance",
        Lesser::Pawn => "Promoted pawn",
    },
    cursive: "金 in cursive",
};

pub const LOOKS_JA: LooksText = LooksText {
    preview: "駒と盤の見本",
    pieces: "駒",
    piece_set: |set| match set {
        PieceSet::Kanji => "一文字",
        PieceSet::TwoKanji => "二文字",
        PieceSet::Moves => "動きの印",
        PieceSet::Letters => "英字",
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
        Lesser::Silver => "成銀",
        Lesser::Knight => "成桂",
        Lesser::Lance => "成香",
        Lesser::Pawn => "と金",
    },
    cursive: "金の草書",
};

pub const LOOKS_IT: LooksText = LooksText {
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

pub const LOOKS_RO: LooksText = LooksText {
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

pub const LOOKS_SV: LooksText = LooksText {
    preview: "Så ser pjäserna och brädet ut",
    pieces: "Pjäser",
    piece_set: |set| match set {
        PieceSet::Kanji => "Ett kanji",
        PieceSet::TwoKanji => "Två kanji",
        PieceSet::Moves => "Tecken för dragen",
        PieceSet::Letters => "Bokstäver",
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
        Lesser::Silver => "Befordrat silver",
        Lesser::Knight => "Befordrad springare",
        Lesser::Lance => "Befordrad lans",
        Lesser::Pawn => "Befordrad bonde",
    },
    cursive: "金 i skrivstil",
};
