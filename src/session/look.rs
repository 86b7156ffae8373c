//! Which pieces and which board a reader has chosen.
use super::{digits::Digits, settings::named};

named! {
    PieceSet {
        /// One character a piece.
        Kanji = "kanji",
        /// Two, one above the other.
        TwoKanji = "two-kanji",
        /// Signs of how a piece moves.
        Moves = "moves",
        /// K R B G S N L P
        Letters = "letters",
    }
}

named! {
    BoardKind {
        /// A board of wood that lies on a table.
        Table = "table",
        /// One that stands on legs.
        Legged = "legged",
        Plain = "plain",
        Dark = "dark",
        Contrast = "contrast",
    }
}

named! {
    /// The character of the dragon.
    DragonFace {
        /// 龍
        Old = "old",
        /// 竜
        New = "new",
    }
}

named! {
    /// What is written on a piece that moves as a gold does.
    GoldFace {
        /// As the set has it: 全 圭 杏 と, or 成銀 成桂 成香 と金.
        Own = "own",
        /// 全 圭 杏 と
        Single = "single",
        /// 今 仝 个, each quicker to write than the last
        Short = "short",
        /// 金, the more cursive the lower the piece.
        Cursive = "cursive",
    }
}

named! {
    /// A piece that moves as a gold does once it is promoted.
    Lesser {
        Silver = "silver",
        Knight = "knight",
        Lance = "lance",
        Pawn = "pawn",
    }
}

/// How pieces and board look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look(Digits);

/// Whose digit it is.
#[derive(Clone, Copy)]
enum Digit {
    Pieces,
    Board,
    Dragon,
    Lesser(Lesser),
    Signs,
}

impl Digit {
    const fn place(self) -> usize {
        match self {
            Self::Pieces => 0,
            Self::Board => 1,
            Self::Dragon => 2,
            Self::Lesser(piece) => 3 + piece as usize,
            Self::Signs => 7,
        }
    }
}

impl Look {
    /// The look of a stored text; an empty one is the first look.
    pub fn from_text(text: &str) -> Self {
        Self(Digits::from_text(text))
    }

    /// As it is stored.
    pub fn text(&self) -> &str {
        self.0.text()
    }

    pub fn pieces(self) -> PieceSet {
        self.choice(Digit::Pieces, PieceSet::ALL)
    }

    pub fn board(self) -> BoardKind {
        self.choice(Digit::Board, BoardKind::ALL)
    }

    pub fn dragon(self) -> DragonFace {
        self.choice(Digit::Dragon, DragonFace::ALL)
    }

    /// The face of a lesser piece, promoted: one of those that its set has.
    pub fn gold_face(self, piece: Lesser) -> GoldFace {
        let chosen = self.choice(Digit::Lesser(piece), GoldFace::ALL);
        let has = self.pieces().gold_faces(piece).contains(&chosen);
        if has { chosen } else { GoldFace::Own }
    }

    #[must_use]
    pub fn with_pieces(self, set: PieceSet) -> Self {
        self.with(Digit::Pieces, set as u8)
    }

    #[must_use]
    pub fn with_board(self, kind: BoardKind) -> Self {
        self.with(Digit::Board, kind as u8)
    }

    #[must_use]
    pub fn with_dragon(self, face: DragonFace) -> Self {
        self.with(Digit::Dragon, face as u8)
    }

    #[must_use]
    pub fn with_gold_face(self, piece: Lesser, face: GoldFace) -> Self {
        self.with(Digit::Lesser(piece), face as u8)
    }

    /// Whether the pieces show how they move.
    pub fn signs(self) -> bool {
        self.0.at(Digit::Signs.place()) == 1
    }

    #[must_use]
    pub fn with_signs(self, on: bool) -> Self {
        self.with(Digit::Signs, u8::from(on))
    }

    fn choice<T: Copy>(self, digit: Digit, all: &[T]) -> T {
        let chosen = self.0.at(digit.place());
        all.get(chosen).copied().unwrap_or(all[0])
    }

    fn with(self, digit: Digit, value: u8) -> Self {
        Self(self.0.with(digit.place(), value))
    }
}

impl PieceSet {
    /// The faces that a lesser piece can have in this set once it is promoted.
    pub const fn gold_faces(self, piece: Lesser) -> &'static [GoldFace] {
        use GoldFace::{Cursive, Own, Short, Single};
        match (self, piece) {
            (Self::Kanji, Lesser::Silver) => &[Own, Cursive],
            (Self::Kanji, _) => &[Own, Short, Cursive],
            (Self::TwoKanji, Lesser::Silver) => &[Own, Single, Cursive],
            (Self::TwoKanji, _) => &[Own, Single, Short, Cursive],
            (Self::Moves | Self::Letters, _) => &[Own],
        }
    }
}
